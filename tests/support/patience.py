"""How long a test waits for what has to come; what fails would have failed sooner, what is slow is not wrong."""

PATIENCE = 300.0  # seconds

"""The built-in bots: their levels, hints and game analysis, and the worker process that runs them."""

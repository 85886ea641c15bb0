"""Tables: running games with their seats, clocks and takebacks. Each is rebuilt from its log of entries."""

"""Commands on a table: each is a pure function from a table to new log entries."""

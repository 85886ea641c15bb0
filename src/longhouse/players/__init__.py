"""Who can sit at a table: bots by level, hints, analysis; processes that are sent views."""

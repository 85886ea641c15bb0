"""Running games: seats, clocks, takebacks, and the log of entries from which each game is rebuilt."""

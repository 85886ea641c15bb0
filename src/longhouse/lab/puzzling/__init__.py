"""Makes puzzles from bots' games: positions with few right decisions, which are proven, graded and checked."""

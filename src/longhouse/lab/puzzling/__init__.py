"""Makes puzzles from games of bots: positions with few right decisions, which are proven, graded and checked."""

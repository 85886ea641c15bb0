"""Puzzles made from games of bots: positions with few right decisions, proven, graded and checked."""

"""The database: games, people, chat, puzzles, analyses and shared records, in SQLite or PostgreSQL."""

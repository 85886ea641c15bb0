"""The database: games, people, chat, puzzles, analyses and shared records, in SQLite or PostgreSQL.

Games, people and clubs are given by their ids; times such as `now` are seconds since 1970.
"""

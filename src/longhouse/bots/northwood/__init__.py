"""The bots' knowledge of For Northwood!: search, levels and reasons."""

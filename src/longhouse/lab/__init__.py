"""Tools for experiments: tournaments, ratings, statistics over many games, and puzzle making."""

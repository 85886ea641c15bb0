"""The lessons of the interactive tutorial: small positions in which a person learns a game by playing it."""

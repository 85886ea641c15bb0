"""Bots: the protocol, the client that asks them, their levels, hints and analyses, and the process that runs them."""

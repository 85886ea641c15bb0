"""Bots, as those know them who ask one: a process that is spoken to."""

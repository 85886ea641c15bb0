"""How the bots think about Fjords."""

"""How the bots think about For Northwood!."""

"""The terminal app: its screens and the widgets they share."""

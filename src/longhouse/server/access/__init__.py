"""Who may do what, and how much: identity, permissions, limits."""

"""Access control: identity, permissions, rate limits and budgets."""

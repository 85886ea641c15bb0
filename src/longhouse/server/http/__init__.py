"""HTTP routes and the types of their requests and responses."""

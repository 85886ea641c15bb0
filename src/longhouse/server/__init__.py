"""HTTP and WebSocket in front of the tables (docs/protocol.md)."""

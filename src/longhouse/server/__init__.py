"""The server: HTTP and WebSocket access to the tables (docs/protocol.md)."""

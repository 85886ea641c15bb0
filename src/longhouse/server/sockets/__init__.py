"""The WebSockets for games and for the lobby."""

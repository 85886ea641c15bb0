"""The protocol between a client and a bot, which runs in a process of its own."""

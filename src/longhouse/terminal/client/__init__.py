"""The terminal as a client: connections to a server, in this process or on the network, and the games there."""

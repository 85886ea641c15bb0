"""The terminal's client: connects to a server, in this process or on the network, and plays the games there."""

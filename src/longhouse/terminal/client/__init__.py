"""The client of the terminal: connects to a server, in this process or on the network, and plays the games there."""

"""Commands on a table. Each is a pure function from a table to what the command adds to its log.

In all of them, `seats` are the seats held by the person who gives the command (or by the client that sends it), and
`ply` is the number of the last log entry that the client has seen. The commands raise `Refused`, or a subclass of it,
if the table does not allow them.
"""

"""The rules of Fjords, in both editions."""

"""Runs work that is split into tasks: in this process, in local processes, or on a Ray cluster."""

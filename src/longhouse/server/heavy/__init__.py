"""Work that takes long, in processes with limits of time and memory."""

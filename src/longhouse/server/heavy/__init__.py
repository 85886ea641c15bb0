"""Long-running work, in processes with limits of time and memory."""

"""The bots' knowledge of Fjords: searches, proofs, levels and reasons."""

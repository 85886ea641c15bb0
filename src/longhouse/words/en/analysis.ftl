# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = This game is not over yet. It can be analysed when it is.
analysis-asked-anew = Something else was asked since.
analysis-one-at-a-time = One analysis of yours is under way. The next can begin when it is done.

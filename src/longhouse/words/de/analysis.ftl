# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = Diese Partie ist noch nicht zu Ende. Danach kann sie analysiert werden.
analysis-asked-anew = Inzwischen wurde etwas anderes gefragt.
analysis-one-at-a-time = Eine Analyse von dir läuft gerade. Die nächste kann beginnen, wenn sie fertig ist.

# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = Cette partie n’est pas encore finie. On pourra l’analyser ensuite.
analysis-asked-anew = Autre chose a été demandé entre-temps.
analysis-one-at-a-time = Une de vos analyses est en cours. La suivante pourra commencer quand elle sera finie.

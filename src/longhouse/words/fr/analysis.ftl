# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = Cette partie n’est pas encore finie. On pourra l’analyser ensuite.
analysis-asked-anew = Autre chose a été demandé entre-temps.
analysis-one-at-a-time = Une de vos analyses est en cours. La suivante pourra commencer quand elle sera finie.
analysis-cannot-come = { $text } ne peut pas venir ici.

analysis-title = Analyse
analysis-about = Le moteur le plus fort examine chaque décision de la partie : ce qu’elle valait, ce qui aurait été mieux et pourquoi, et la part de la chance.
analysis-begin = Analyser cette partie
analysis-go-on = Continuer
analysis-progress = { $done } décisions examinées sur { $due }
analysis-background = Elle continue si vous quittez la page, et elle est conservée.
analysis-graph = Ce que valait la partie au fil du temps
analysis-slider = Position dans la partie
analysis-beginning = Le début
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who } : { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-fjords = { $value } points, { $win } de gagner
analysis-worth-northwood = { $win } d’atteindre le but, { $stars } étoiles attendues
analysis-change-fjords = { $value } points
analysis-change-northwood = { $value } % du but
analysis-visit = { $hit } pour cette visite
analysis-turned = Le tournant
analysis-turned-here = Ensuite, cela n’a plus changé jusqu’à la fin : { $event }
analysis-swing = { $by ->
        [chance] Le tirage : { $event } ({ $who } : { $change })
        [others] Les autres et le tirage, jusqu’à : { $event } ({ $who } : { $change })
       *[seat] { $event } ({ $who } : { $change })
    }
analysis-show = Montrer
analysis-proven = prouvé
analysis-outcome = { $kind ->
        [won] { $who } gagne de { $points }
        [tie] il y a égalité, et { $who } l’emporte
       *[draw] la partie est nulle
    }
analysis-proven-from = À partir d’ici, c’est prouvé : en jouant au mieux, { $outcome }.
analysis-proven-here = Prouvé : en jouant au mieux, { $outcome }
analysis-worst = Les coups les plus coûteux
analysis-no-worst = Aucun coup n’a rien coûté qui vaille d’être dit.
analysis-played = Joué
analysis-better = Mieux
analysis-both = Les deux sur le plateau
analysis-luck = Chance et savoir-faire
analysis-decisions = Ses décisions
analysis-others = Les décisions adverses
analysis-others-and-draws = Les autres et le tirage
analysis-draws = Le tirage
analysis-doubt = Le doute du moteur
analysis-luck-about = { $game ->
        [fjords] En points, de la première décision à la fin. Une décision perd ce que le meilleur coup aurait gardé ; le doute, c’est quand le moteur a changé d’avis.
       *[northwood] En pour cent de la chance d’atteindre le but, de la première décision à la fin. Le doute, c’est quand le moteur a changé d’avis.
    }
analysis-table = Toutes les décisions en tableau
analysis-move = Coup
analysis-value = Valeur avant
analysis-goal = But
analysis-of-visit = Visite
analysis-lost = Perdu
analysis-for = { $who } { $value }
analysis-new = Nouvelle position
analysis-game = Jeu
analysis-players = Joueurs
analysis-lines = Meilleurs coups
analysis-engine = Moteur
analysis-nothing-due = Il n’y a rien à décider ici.
analysis-thinking = Le moteur réfléchit …
analysis-for-seat = Pour { $who } :
analysis-line = Suite attendue :
analysis-chance = Ce que le hasard a donné
analysis-draw = Retirer
analysis-draw-again = Tirer de nouveau : { $event }
analysis-choose = Choisir
analysis-choose-instead = Choisir à la place : { $event }
analysis-choose-title = { $count ->
        [one] Que doit-il venir ?
       *[other] Lesquels ({ $count }) doivent venir ?
    }
analysis-take-these = Prendre ceux-ci ({ $chosen } sur { $count })
analysis-choose-always = Me laisser choisir ce que donne le hasard
analysis-choose-setup = { $count ->
        [8] Dans l’ordre des Fiefs, à partir de 0.
       *[other] Dans l’ordre où ils sont révélés : le premier d’une couleur devient Allié, les deux suivants sont Chefs, à partir du Fief 0.
    }
analysis-choose-order = Dans l’ordre où elles sont posées sur la pioche, celle du dessus d’abord.
analysis-by-chance = S’en remettre au hasard
analysis-begin-with = Commencer par ces coups
analysis-begin-with-about = Une partie enregistrée, ou des événements ligne par ligne, comme dans la liste des coups. Sans rien, le plateau commence au début.
analysis-unreadable = Ce n’est pas une partie enregistrée.
analysis-start = Commencer

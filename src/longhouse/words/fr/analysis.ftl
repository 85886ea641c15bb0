# Les analyses : ce que refuse le serveur, et les pages de l’analyse.

analysis-not-over = Cette partie n’est pas terminée. Vous pourrez l’analyser ensuite.
analysis-asked-anew = Une autre demande est arrivée entre-temps.
analysis-one-at-a-time = Une de vos analyses est déjà en cours. Attendez qu’elle soit terminée.
analysis-cannot-come = Impossible de tirer ici : { $text }

analysis-title = Analyse
analysis-about = Le moteur le plus fort examine chaque décision de la partie : ce qu’elle valait, ce qui aurait été mieux et pourquoi, et la part de la chance.
analysis-begin = Analyser cette partie
analysis-go-on = Reprendre
analysis-progress = { $done ->
        [one] { $done } décision examinée
       *[other] { $done } décisions examinées
    } sur { $due }
analysis-background = Vous pouvez quitter la page : l’analyse continue et sera conservée.
analysis-graph = Les chances au fil de la partie
analysis-slider = Position dans la partie
analysis-beginning = Le début
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who } : { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }, { $win } de chances de gagner
analysis-worth-chance = { $win } de chances d’atteindre l’objectif, { $stars ->
        [one] { $stars } étoile attendue
       *[other] { $stars } étoiles attendues
    }
analysis-change-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
analysis-change-chance = { $value ->
        [one] { $value } point de chances
       *[other] { $value } points de chances
    }
analysis-visit = { $hit } pour cette Visite
analysis-turned = Le tournant
analysis-turned-here = À partir d’ici, le résultat n’a plus changé : { $event }
analysis-swing = { $by ->
        [chance] Tirage : { $event } ({ $who } : { $change })
        [others] Adversaires et tirages jusqu’ici : { $event } ({ $who } : { $change })
       *[seat] { $event } ({ $who } : { $change })
    }
analysis-show = Montrer
analysis-proven = prouvé
analysis-outcome = { $kind ->
        [won] { $points ->
            [one] { $who } gagne avec { $points } point d’avance
           *[other] { $who } gagne avec { $points } points d’avance
        }
        [tie] il y a égalité et { $who } l’emporte au départage
       *[draw] la partie finit à égalité
    }
analysis-proven-from = À partir d’ici, c’est prouvé : si tout le monde joue au mieux, { $outcome }.
analysis-proven-here = Prouvé : si tout le monde joue au mieux, { $outcome }
analysis-worst = Les coups les plus coûteux
analysis-no-worst = Aucune erreur notable.
analysis-played = Joué
analysis-better = Mieux
analysis-both = Voir les deux
analysis-luck = Chance et savoir-faire
analysis-decisions = Décisions du joueur
analysis-others = Décisions adverses
analysis-others-and-draws = Adversaires et tirages
analysis-draws = Tirages
analysis-doubt = Incertitude du moteur
analysis-luck-about = { $game ->
        [fjords] En points, de la première décision à la fin. Une décision coûte ce que le meilleur coup aurait conservé. L’incertitude, ce sont les changements d’avis du moteur.
       *[northwood] En points de pourcentage de la probabilité d’atteindre l’objectif, de la première décision à la fin. L’incertitude, ce sont les changements d’avis du moteur.
    }
analysis-table = Toutes les décisions en tableau
analysis-move = Coup
analysis-value = Valeur avant
analysis-goal = Objectif
analysis-of-visit = Visite
analysis-lost = Perte
analysis-for = { $who } { $value }
analysis-new = Nouvelle position
analysis-game = Jeu
analysis-players = Joueurs
analysis-lines = Meilleurs coups
analysis-engine = Moteur
analysis-nothing-due = Il n’y a rien à décider ici.
analysis-thinking = Le moteur réfléchit…
analysis-for-seat = Pour { $who } :
analysis-line = Suite attendue :
analysis-chance = Ce que le hasard a donné
analysis-draw = Nouveau tirage
analysis-draw-again = Nouveau tirage : { $event }
analysis-choose = Choisir
analysis-choose-instead = Choisir à la place : { $event }
analysis-choose-title = { $count ->
        [one] Choisissez le tirage
       *[other] Choisissez-en { $count }
    }
analysis-take-these = Valider ({ $chosen } sur { $count })
analysis-choose-always = Me laisser choisir les tirages
analysis-choose-setup = { $count ->
        [8] Dans l’ordre des Fiefs, à partir de 0.
       *[other] Dans l’ordre où ils sont révélés : le premier d’une couleur devient Allié, les deux suivants deviennent Chefs, à partir du Fief 0.
    }
analysis-choose-order = Dans l’ordre du deck, celle du dessus d’abord.
analysis-by-chance = Tirer au hasard
analysis-begin-with = Commencer par ces coups
analysis-begin-with-about = Un fichier de partie, ou des événements ligne par ligne, comme dans la liste des coups. Laissez vide pour partir du début.
analysis-unreadable = Ce n’est pas un fichier de partie.
analysis-start = Commencer

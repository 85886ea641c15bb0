# Les analyses : ce que refuse le serveur, et les pages de l’analyse.

analysis-not-over = Cette partie n’est pas terminée. Attendez la fin pour l’analyser.
analysis-rated-running = Cette position vient d’une partie classée en cours. Attendez la fin de la partie pour utiliser le moteur.
analysis-asked-anew = Le moteur a arrêté cette analyse, car vous lui en avez demandé une autre.
analysis-one-at-a-time = Une de vos analyses est déjà en cours. Attendez qu’elle soit terminée.
analysis-cannot-come = Ce tirage est impossible ici : { $text }. Choisissez un autre tirage.

analysis-title = Analyse
analysis-about = Le moteur examine chaque décision de la partie. Il indique le meilleur coup, explique pourquoi, et mesure la part de chance.
analysis-begin = Analyser cette partie
analysis-go-on = Reprendre l’analyse
analysis-progress = { $done ->
        [one] { $done } décision examinée
       *[other] { $done } décisions examinées
    } sur { $due }
analysis-background = Vous pouvez quitter cette page : l’analyse continue et sera enregistrée.
analysis-graph = Évolution des chances au fil de la partie
analysis-graph-for = { $you ->
        [yes] Votre avance au fil de la partie
       *[no] { $who } : avance au fil de la partie
    }
analysis-graph-points = L’avance de chaque joueur au fil de la partie
analysis-graph-chance = Les chances d’atteindre l’objectif, Visite après Visite
analysis-mark = { $kind ->
        [turned] tournant
       *[cost] coup coûteux
    }
analysis-finding = { $kind ->
        [turned] Le tournant
        [cost] Un coup coûteux
       *[chance] Un tirage important
    }
analysis-finding-of = { $count ->
        [one] 1 moment clé
       *[other] Moment clé { $number } sur { $count }
    }
analysis-finding-back = Moment précédent
analysis-finding-on = Moment suivant
analysis-turned-about = À partir de ce moment, le résultat probable n’a plus changé.
analysis-swing-about = Effet de ce tirage pour { $who } : { $change }.
# Après une avance, par exemple « +2,5 ».
analysis-to-win = points, { $win } de chances de gagner
analysis-to-goal = de chances d’atteindre l’objectif
analysis-both-brief = Voir les deux
analysis-next-mistake = Erreur suivante
analysis-make-puzzle = Créer un problème
analysis-try-it = Essayer ce coup
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who } : { $worth }
    }
# Sous le graphique : un joueur, son avance en points et ses chances de gagner.
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = { $value ->
        [one] { $value } point d’avance
       *[other] { $value } points d’avance
    }, { $win } de chances de gagner
analysis-worth-chance = { $win } de chances d’atteindre l’objectif, { $stars ->
        [one] { $stars } étoile en moyenne
       *[other] { $stars } étoiles en moyenne
    }
analysis-change-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
analysis-change-chance = { $value ->
        [one] { $value } point de pourcentage
       *[other] { $value } points de pourcentage
    }
analysis-visit = { $hit } de chances de gagner cette Visite
analysis-show = Montrer ce moment
analysis-proven = prouvé
analysis-outcome = { $kind ->
        [won] { $you ->
            [yes] { $points ->
                [one] vous gagnez avec { $points } point d’avance
               *[other] vous gagnez avec { $points } points d’avance
            }
           *[no] { $points ->
                [one] { $who } gagne avec { $points } point d’avance
               *[other] { $who } gagne avec { $points } points d’avance
            }
        }
        [tie] { $you ->
            [yes] il y a égalité et vous l’emportez au départage
           *[no] il y a égalité et { $who } l’emporte au départage
        }
       *[draw] la partie se termine à égalité
    }
analysis-proven-from = C’est prouvé à partir d’ici : si tout le monde joue au mieux, { $outcome }.
analysis-proven-here = Prouvé : si tout le monde joue au mieux, { $outcome }
analysis-worst = Les coups les plus coûteux
analysis-no-worst = Il n’y a eu aucune erreur coûteuse.
analysis-played = Coup joué
analysis-better = Meilleur coup
analysis-both = Voir les deux coups
analysis-luck = Chance et décisions
analysis-decisions-of = { $you ->
        [yes] Vos décisions
       *[no] Décisions ({ $who })
    }
# Après le titre « Chance et décisions ».
analysis-luck-for = { $you ->
        [yes] pour vous
       *[no] pour { $who }
    }
analysis-decisions = Décisions du joueur
analysis-others-and-draws = Adversaires et tirages
analysis-draws = Chance aux tirages
analysis-doubt = Incertitude du moteur
analysis-luck-about = { $game ->
        [fjords] Tous les chiffres sont des points, additionnés sur toute la partie. Le coût d’une décision est ce que le meilleur coup aurait rapporté de plus. « Incertitude du moteur » est la somme des corrections que le moteur a apportées à ses propres estimations.
       *[northwood] Tous les chiffres sont des points de pourcentage. Ils disent de combien vos chances d’atteindre l’objectif ont monté ou baissé sur toute la partie. « Incertitude du moteur » est la somme des corrections que le moteur a apportées à ses propres estimations.
    }
analysis-table = Toutes les décisions en tableau
analysis-move = Coup
analysis-value = Valeur avant le coup
analysis-goal = Chances d’atteindre l’objectif
analysis-of-visit = Chances de gagner la Visite
analysis-lost = Coût du coup
# Un joueur et son avance en points, dans un tableau.
analysis-for = { $who } { $value }
analysis-board-title = Plateau d’analyse : { $game }
analysis-new = Nouvelle position
analysis-game = Jeu
analysis-players = Joueurs
analysis-lines = Meilleurs coups
analysis-engine = Utiliser le moteur
analysis-nothing-due = Il n’y a aucune décision à prendre ici.
analysis-thinking = Le moteur réfléchit…
analysis-for-seat = { $you ->
        [yes] Pour vous :
       *[no] Pour { $who } :
    }
analysis-line = Suite attendue :
analysis-chance = Tirages
analysis-draw = Refaire le tirage
analysis-draw-again = Refaire le tirage : { $event }
analysis-choose = Choisir le tirage
analysis-choose-instead = Choisir un autre tirage à la place de « { $event } »
analysis-choose-title = { $count ->
        [one] Choisissez le prochain tirage.
       *[other] Choisissez les { $count } prochains tirages.
    }
analysis-take-these = Valider ce choix ({ $chosen } sur { $count })
analysis-choose-always = Choisir moi-même les tirages
analysis-choose-setup = { $count ->
        [8] Choisissez les Chefs dans l’ordre des Fiefs, à partir du Fief 0.
       *[other] Choisissez les personnages dans l’ordre où ils sont révélés. Dans chaque couleur, le premier devient Allié et les deux suivants deviennent Chefs, à partir du Fief 0.
    }
analysis-choose-order = Choisissez les cartes dans l’ordre du deck, celle du dessus en premier.
analysis-by-chance = Tirer au hasard
# Nom d’un champ ; le texte au-dessous dit ce qu’on peut y mettre.
analysis-begin-with = Coups qui mènent à la position
analysis-begin-with-about = Collez le texte d’un fichier de partie, ou une liste de coups avec un coup par ligne. Pour partir du début, laissez le champ vide.
analysis-unreadable = Ce n’est pas un fichier de partie. Vérifiez ce que vous avez collé.
analysis-start = Commencer ici

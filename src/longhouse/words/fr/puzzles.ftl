# Les problèmes, et ce qui attend chaque jour.

puzzles-unknown = Il n’y a pas de problème de ce nom.
puzzles-none = Il n’y a pas de problème à ce sujet.
puzzles-no-day = Ce n’est pas une date.
puzzles-not-yet = Ce jour n’a pas encore commencé.
puzzles-day-over = Ce jour est passé.

puzzles-title = Problèmes
puzzles-about = Des positions tirées de parties, avec une seule bonne réponse, prouvée par le programme. Seul votre premier essai compte pour votre classement.
puzzles-standing = { $tried ->
        [0] { $puzzles } problèmes vous attendent.
        [one] 1 essayé sur { $puzzles }, { $solved } résolu du premier coup.
       *[other] { $tried } essayés sur { $puzzles }, { $solved } résolus du premier coup.
    }
puzzles-rating = Votre classement : { $rating }.
puzzles-begin = En résoudre un
puzzles-themes = Thèmes
puzzles-theme = { $theme ->
        [settle] Gagner la colonisation
        [lay] Les dernières tuiles
        [visit] Atteindre le nombre
        [cutting-off] Couper le passage
        [taking-first] Prendre de vitesse
        [enclosing] Enfermer
        [threat] Une menace
        [reaching-out] Aller plus loin
        [last-tiles] Terres disputées
        [waiting] Attendre
        [runes] Runes
        [half-an-edge] Un demi-côté
        [supply] Les derniers vikings
        [longhouse] Bâtir ou non
        [exact-hit] Le compte exact
        [save-a-card] Garder une carte
        [losing-on-purpose] Perdre exprès
        [shedding] Se défaire d’une carte
        [keep-an-ally] Garder un allié
        [ability] Un pouvoir au bon moment
        [choice] Un choix dans un pouvoir
        [trump] Atout
       *[several-moves] Plusieurs coups
    }

puzzles-asks = { $kind ->
        [settle] { $who } joue : trouvez le seul viking qui gagne.
        [lay] { $who } joue : trouvez la seule pose qui gagne.
       *[visit] Atteignez exactement { $fief } : trouvez ce qui réussit le plus souvent.
    }
puzzles-difficulty = Niveau { $rating }.
puzzles-decisions = { $decisions } décisions de suite.
puzzles-tried-before = Vous l’avez déjà essayé.
puzzles-go-on = { $left ->
        [one] Juste jusqu’ici. Encore une décision.
       *[other] Juste jusqu’ici. Encore { $left } décisions.
    }
puzzles-right = C’est cela !
puzzles-wrong = Ce n’est pas le bon.
puzzles-shown = La solution
puzzles-why = Pourquoi : { $reason }.
puzzles-lost = { $points ->
        [0] { $who } obtient alors autant de points et gagne l’égalité, c’est prouvé.
        [one] { $who } gagne alors d’1 point, c’est prouvé.
       *[other] { $who } gagne alors de { $points } points, c’est prouvé.
    }
puzzles-won = { $points ->
        [0] { $who } obtient autant de points et gagne l’égalité, c’est prouvé.
        [one] { $who } gagne d’1 point, c’est prouvé.
       *[other] { $who } gagne de { $points } points, c’est prouvé.
    }
puzzles-chance = { $wrong ->
        [true] Cela réussit dans { $percent } des cas ; un autre choix dans { $best }.
       *[false] Cela réussit dans { $percent } des cas, et rien ne réussit plus souvent.
    }
puzzles-change = Votre classement : { $before } → { $after }
puzzles-again = Réessayer
puzzles-solution = Montrer la solution
puzzles-next = Problème suivant
puzzles-next-about = Suivant : { $about }

puzzles-daily = Le duo du jour
puzzles-daily-about = Chaque jour un problème et une donne, les mêmes pour tous. Un nouveau jour commence à minuit UTC.
puzzles-streak = { $days ->
        [one] 1 jour de suite
       *[other] { $days } jours de suite
    }
puzzles-of-day = Fjords : le problème
puzzles-not-tried = Une position, une bonne réponse.
puzzles-day-done = { $right ->
        [true] Résolu au premier essai.
       *[false] Pas résolu au premier essai.
    }
puzzles-deal = Les Fiefs de Norbois : la donne
puzzles-par = par { $stars }
puzzles-deal-about = Une partie entière avec le même hasard pour tous. Un Scalde y a obtenu { $par ->
        [one] 1 étoile
       *[other] { $par } étoiles
    }.
puzzles-deal-done = { $stars ->
        [one] Vous avez obtenu 1 étoile
       *[other] Vous avez obtenu { $stars } étoiles
    } ; le par est de { $par }.
puzzles-play = Jouer la donne
puzzles-deal-given-up = Abandonnée.
puzzles-continue = Continuer
puzzles-look-again = Revoir
puzzles-share = À partager
puzzles-copy = Copier
puzzles-copied = Copié.
puzzles-new-day = Un nouveau jour a commencé. Ce qui est ouvert ici peut être terminé.
puzzles-to-new-day = Au nouveau jour

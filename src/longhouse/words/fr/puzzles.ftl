# Les problèmes, et ce qui attend chaque jour.

puzzles-unknown = Ce problème n’existe pas.
puzzles-none = Il n’y a pas de problème sur ce thème.
puzzles-no-day = Ce n’est pas une date valable.
puzzles-not-yet = Ce jour n’a pas encore commencé.
puzzles-day-over = Ce jour est passé. Jouez ce qui est proposé aujourd’hui.

puzzles-title = Problèmes
puzzles-about = Des positions tirées de vraies parties, avec une seule bonne réponse, prouvée par le moteur. Seul votre premier essai compte pour votre cote.
puzzles-standing = { $tried ->
        [0] { $puzzles ->
            [one] { $puzzles } problème vous attend.
           *[other] { $puzzles } problèmes vous attendent.
        }
       *[other] { $tried ->
            [one] { $tried } problème essayé
           *[other] { $tried } problèmes essayés
        } sur { $puzzles }, dont { $solved ->
            [one] { $solved } résolu du premier coup.
           *[other] { $solved } résolus du premier coup.
        }
    }
puzzles-for-you = À vous de jouer
puzzles-easier = Plus facile
puzzles-this-week = { $change } cette semaine
puzzles-five = Cinq minutes
puzzles-five-about = Résolvez autant de problèmes que possible.
puzzles-five-best = Votre record : { $best }.
puzzles-five-begin = Commencer
puzzles-five-again = Réessayer
puzzles-five-left = { $seconds ->
        [one] Il reste { $seconds } seconde
       *[other] Il reste { $seconds } secondes
    }
puzzles-five-solved = { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }
puzzles-five-end = Le temps est écoulé. Problèmes résolus : { $solved } sur { $tried }.
puzzles-once-more = Encore une fois
puzzles-once-more-about = { $count ->
        [one] { $count } problème manqué attend un second regard.
       *[other] { $count } problèmes manqués attendent un second regard.
    }
puzzles-look = Les revoir
puzzles-your-rating = Votre cote
puzzles-rating-later = { $count ->
        [one] Votre cote viendra après { $count } problème.
       *[other] Votre cote viendra après { $count } problèmes.
    }
puzzles-last = Vos derniers essais
puzzles-at-once = Du premier coup : { $solved } sur { $count }
puzzles-last-none = Résolvez un problème et voyez ici votre résultat.
puzzles-themes-about = D’ordinaire, le thème n’apparaît qu’après la solution. Choisissez-en un pour le savoir avant.
puzzles-theme-solved = { $solved } sur { $count }
puzzles-rating = Votre cote : { $rating }.
puzzles-solve = Résoudre le problème
puzzles-themes = Thèmes
puzzles-theme = { $theme ->
        [settle] Gagner la Colonisation
        [lay] Les dernières tuiles
        [visit] Gagner le Fief
        [cutting-off] Couper le passage
        [taking-first] Arriver le premier
        [enclosing] Se réserver des terres
        [threat] Une menace
        [reaching-out] Ouvrir la voie
        [last-tiles] Terres disputées
        [waiting] Gagner du temps
        [runes] Runes
        [half-an-edge] Un demi-bord
        [supply] Les derniers Vikings
        [longhouse] Bâtir ou non
        [exact-hit] Le compte exact
        [save-a-card] Garder une carte
        [losing-on-purpose] Perdre exprès
        [shedding] Se défaire d’une carte
        [keep-an-ally] Garder un Allié
        [ability] Une capacité au bon moment
        [choice] Un choix dans une capacité
        [trump] Atout
       *[several-moves] Plusieurs coups
    }

puzzles-asks = { $kind ->
        [settle] { $who } joue : trouvez le seul placement de Viking qui gagne.
        [lay] { $who } joue : trouvez le seul placement de tuile qui gagne.
       *[visit] { $fief ->
            [0] Ne marquez aucun point : trouvez le choix qui réussit le plus souvent.
            [one] Marquez exactement { $fief } point : trouvez le choix qui réussit le plus souvent.
           *[other] Marquez exactement { $fief } points : trouvez le choix qui réussit le plus souvent.
        }
    }
puzzles-difficulty = Difficulté { $rating }.
puzzles-decisions = { $decisions ->
        [one] Vous avez { $decisions } décision à prendre.
       *[other] Vous avez { $decisions } décisions à prendre, l’une après l’autre.
    }
puzzles-tried-before = Vous avez déjà essayé ce problème.
puzzles-go-on = { $left ->
        [one] Bien vu jusqu’ici. Encore { $left } décision.
       *[other] Bien vu jusqu’ici. Encore { $left } décisions.
    }
puzzles-right = C’est ça !
puzzles-wrong = Ce n’est pas ça.
puzzles-shown = La solution
puzzles-lost = { $points ->
        [0] C’est prouvé : { $who } égalise alors et l’emporte au départage.
        [one] C’est prouvé : { $who } gagne alors avec { $points } point d’avance.
       *[other] C’est prouvé : { $who } gagne alors avec { $points } points d’avance.
    }
puzzles-won = { $points ->
        [0] C’est prouvé : vous égalisez et l’emportez au départage.
        [one] C’est prouvé : vous gagnez avec { $points } point d’avance.
       *[other] C’est prouvé : vous gagnez avec { $points } points d’avance.
    }
puzzles-chance = { $wrong ->
        [true] Ce choix réussit dans { $percent } des cas ; le meilleur, dans { $best }.
       *[false] Ce choix réussit dans { $percent } des cas, et aucun autre ne fait mieux.
    }
puzzles-change = Votre cote : { $before } → { $after }
puzzles-again = Réessayer
puzzles-solution = Voir la solution
puzzles-next = Problème suivant
puzzles-next-about = Suivant : { $about }

puzzles-daily = Aujourd’hui
puzzles-daily-about = Chaque jour, un problème et une donne, les mêmes pour tous. Un nouveau jour commence à minuit UTC.
puzzles-streak = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzles-day-done = { $right ->
        [true] Résolu au premier essai.
       *[false] Pas résolu au premier essai.
    }
puzzles-par = score à battre : { $stars }
puzzles-deal-about = Une partie entière, avec les mêmes cartes pour tous. Score à battre, celui du bot Scalde : { $par ->
        [one] { $par } étoile.
       *[other] { $par } étoiles.
    }
puzzles-deal-about-no-par = Une partie entière, avec les mêmes cartes pour tous.
puzzles-deal-own = Les cartes sont tirées par ce serveur ; ailleurs, ce sont d’autres cartes.
puzzles-deal-done = { $stars ->
        [one] Vous avez obtenu { $stars } étoile
       *[other] Vous avez obtenu { $stars } étoiles
    } ; le score à battre était { $par }.
puzzles-deal-done-no-par = { $stars ->
        [one] Vous avez obtenu { $stars } étoile.
       *[other] Vous avez obtenu { $stars } étoiles.
    }
puzzles-deal-given-up = Donne abandonnée.
puzzles-share = Partager mon résultat
puzzles-share-later = Jouez le problème ou la donne : un court texte à envoyer, sans rien révéler, vous attendra ici.
puzzles-day-before = Le jour d’avant
puzzles-copy = Copier
puzzles-copied = Copié
puzzles-new-day = Un nouveau jour a commencé. Vous pouvez encore terminer ce que vous jouez.
puzzles-to-new-day = Voir le nouveau jour

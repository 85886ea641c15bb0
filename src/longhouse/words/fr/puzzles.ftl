# Les problèmes, et ce qui attend chaque jour.

puzzles-unknown = Ce problème n’existe pas.
puzzles-none = Il n’y a pas de problème sur ce thème. Choisissez un autre thème.
puzzles-no-day = Ce n’est pas une date valable.
puzzles-not-yet = Ce jour n’a pas encore commencé. Jouez le problème et la donne d’aujourd’hui.
puzzles-day-over = Ce jour est passé. Jouez le problème et la donne d’aujourd’hui.

puzzles-title = Problèmes
puzzles-about = Ces positions viennent de vraies parties. Chacune a une seule bonne réponse, prouvée par le moteur. Seul votre premier essai compte pour votre cote.
puzzles-standing = { $tried ->
        [0] { $puzzles ->
            [one] { $puzzles } problème vous attend.
           *[other] { $puzzles } problèmes vous attendent.
        }
       *[other] Vous avez essayé { $tried ->
            [one] { $tried } problème
           *[other] { $tried } problèmes
        } sur { $puzzles }, dont { $solved ->
            [one] { $solved } résolu du premier coup.
           *[other] { $solved } résolus du premier coup.
        }
    }
puzzles-for-you = Votre prochain problème
puzzles-easier = Problème plus facile
# À côté de la cote aux problèmes : de combien elle a monté ou baissé.
puzzles-this-week = { $change } cette semaine
puzzles-five = Défi de cinq minutes
puzzles-five-about = Résolvez autant de problèmes que possible en cinq minutes.
puzzles-five-best = { $best ->
        [one] Votre record : { $best } problème résolu.
       *[other] Votre record : { $best } problèmes résolus.
    }
puzzles-five-begin = Lancer le chrono
puzzles-five-again = Réessayer
puzzles-five-left = { $seconds ->
        [one] Il reste { $seconds } seconde
       *[other] Il reste { $seconds } secondes
    }
puzzles-five-solved = { $solved ->
        [one] { $solved } problème résolu
       *[other] { $solved } problèmes résolus
    }
puzzles-five-end = Le temps est écoulé. Problèmes résolus : { $solved } sur { $tried }.
puzzles-once-more = Problèmes manqués
puzzles-once-more-about = { $count ->
        [one] Vous avez manqué { $count } problème. Vous pouvez le refaire.
       *[other] Vous avez manqué { $count } problèmes. Vous pouvez les refaire.
    }
puzzles-look = Refaire ces problèmes
puzzles-your-rating = Votre cote
puzzles-rating-later = { $count ->
        [one] Essayez encore { $count } problème pour obtenir une cote.
       *[other] Essayez encore { $count } problèmes pour obtenir une cote.
    }
puzzles-last = Vos derniers essais
puzzles-at-once = Résolus du premier coup : { $solved } sur { $count }
puzzles-last-none = Vos résultats apparaîtront ici après votre premier problème.
puzzles-themes-about = D’habitude, vous ne découvrez le thème d’un problème qu’après l’avoir résolu. Pour vous exercer sur un seul thème, choisissez-le ici.
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
        [waiting] Un coup d’attente
        [runes] Pierres runiques
        [half-an-edge] Un demi-bord
        [supply] Les derniers Vikings
        [longhouse] Bâtir ou non
        [exact-hit] Le compte exact
        [save-a-card] Garder une carte
        [losing-on-purpose] Perdre exprès
        [shedding] Se défaire d’une carte
        [keep-an-ally] Garder un Allié
        [ability] Une capacité au bon moment
        [choice] Une capacité, plusieurs choix
        [trump] Atout
       *[several-moves] Plusieurs coups
    }
puzzles-theme-sentence = { $theme ->
        [settle] Occupez la seule tuile qui fait gagner.
        [lay] Posez la tuile qui fait gagner.
        [visit] Marquez exactement la valeur du Fief.
        [cutting-off] Barrez la route à votre adversaire.
        [taking-first] Arrivez un coup avant les autres.
        [enclosing] Fermez un terrain pour l’avoir à vous seul.
        [threat] Jouez un coup qui prépare deux bons coups.
        [reaching-out] Ouvrez un chemin vers des terres libres.
        [last-tiles] Occupez des terres que d’autres peuvent atteindre aussi.
        [waiting] Jouez un coup d’attente et laissez d’abord agir les autres.
        [runes] Cherchez ce que change une Pierre runique.
        [half-an-edge] Passez par un demi-bord de plaine.
        [supply] Faites compter chaque Viking restant.
        [longhouse] Est-ce un bon endroit pour bâtir ?
        [exact-hit] Ne dépassez pas le score demandé.
        [save-a-card] Gardez une bonne carte pour plus tard.
        [losing-on-purpose] Choisissez une réponse qui ne marque pas.
        [shedding] Jouez une carte qui vous gênerait plus tard.
        [keep-an-ally] Attendez avant d’activer un Allié.
        [ability] Activez un Allié avant qu’il soit trop tard.
        [choice] Faites le bon choix en activant un Allié.
        [trump] Jouez un Atout au bon moment.
       *[several-moves] Prévoyez plus d’un coup.
    }

puzzles-asks = { $kind ->
        [settle] C’est à { $who } de jouer. Une seule tuile fait gagner la partie : laquelle ?
        [lay] C’est à { $who } de jouer. Une seule façon de poser une tuile fait gagner la partie : laquelle ?
       *[visit] { $fief ->
            [0] Ne marquez aucun point : trouvez le coup qui a le plus de chances de réussir.
            [one] Marquez exactement { $fief } point : trouvez le coup qui a le plus de chances de réussir.
           *[other] Marquez exactement { $fief } points : trouvez le coup qui a le plus de chances de réussir.
        }
    }
puzzles-difficulty = Difficulté { $rating }.
puzzles-decisions = { $decisions ->
        [one] La solution compte { $decisions } coup.
       *[other] La solution compte { $decisions } coups.
    }
puzzles-tried-before = Vous avez déjà essayé ce problème.
puzzles-go-on = { $left ->
        [one] C’est le bon coup. Il vous reste { $left } coup à trouver.
       *[other] C’est le bon coup. Il vous reste { $left } coups à trouver.
    }
puzzles-right = C’est le bon coup !
puzzles-wrong = Ce n’est pas le bon coup.
puzzles-shown = La solution
puzzles-lost = { $points ->
        [0] Après ce coup, { $who } peut forcer l’égalité et gagner au départage.
        [one] Après ce coup, { $who } gagne à coup sûr, avec { $points } point d’avance.
       *[other] Après ce coup, { $who } gagne à coup sûr, avec { $points } points d’avance.
    }
puzzles-won = { $points ->
        [0] Vous pouvez maintenant forcer l’égalité et gagner au départage.
        [one] Vous pouvez maintenant gagner à coup sûr, avec { $points } point d’avance.
       *[other] Vous pouvez maintenant gagner à coup sûr, avec { $points } points d’avance.
    }
puzzles-chance = { $wrong ->
        [true] Votre choix gagne le Fief dans { $percent } des cas. Le meilleur choix gagne le Fief plus souvent ({ $best }).
       *[false] Votre choix gagne le Fief dans { $percent } des cas. Aucun autre choix n’est meilleur.
    }
puzzles-change = Votre cote : { $before } → { $after }
puzzles-own = Problèmes tirés de vos parties
puzzles-own-item = Coup n° { $move }
puzzles-own-asks = Trouvez un meilleur coup que celui qui a été joué dans la partie.
puzzles-own-about = Cette position vient d’une partie. Le moteur vérifie chacun de vos coups.
puzzles-own-verdict = { $stage ->
        [judging] Le moteur vérifie votre coup…
        [right] C’est le bon coup !
        [played] C’est le coup joué dans la partie.
        [shown] La solution
       *[wrong] Il y a un meilleur coup.
    }
puzzles-own-worth = { $right ->
        [true] { $measure ->
            [points] Après ce coup, le moteur prévoit une avance finale de { $worth } points.
           *[chance] Avec ce coup, vous atteignez l’objectif dans { $worth } des cas.
        }
       *[false] { $measure ->
            [points] Après ce coup, le moteur prévoit une avance finale de { $worth } points. Après le meilleur coup, il prévoit { $best }.
           *[chance] Avec ce coup, vous atteignez l’objectif dans { $worth } des cas. Le meilleur coup y arrive plus souvent ({ $best }).
        }
    }
puzzles-own-copy = Copier le lien
puzzles-own-copied = Lien copié
puzzles-again = Réessayer
puzzles-solution = Voir la solution
puzzles-next = Problème suivant
puzzles-next-about = Problème suivant : { $about }

puzzles-daily = Problème et donne du jour
puzzles-daily-about = Chaque jour, un problème et une donne vous attendent, les mêmes pour tous. Les suivants arrivent à minuit UTC.
puzzles-streak = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzles-day-done = { $right ->
        [true] Vous avez résolu le problème du premier coup !
       *[false] Vous n’avez pas résolu le problème du premier coup.
    }
# Entre parenthèses, après les étoiles du joueur.
puzzles-par = bot Scalde : { $stars }
puzzles-deal-about = C’est une partie entière, avec les mêmes cartes pour tous. Le bot Scalde a obtenu { $par ->
        [one] { $par } étoile.
       *[other] { $par } étoiles.
    }
puzzles-deal-about-no-par = C’est une partie entière, avec les mêmes cartes pour tous.
puzzles-deal-own = Cette donne n’est jouée que sur ce serveur. Les autres serveurs en ont une autre.
puzzles-deal-done = { $stars ->
        [one] Vous avez obtenu { $stars } étoile
       *[other] Vous avez obtenu { $stars } étoiles
    } ; le bot Scalde en a obtenu { $par }.
puzzles-deal-done-no-par = { $stars ->
        [one] Vous avez obtenu { $stars } étoile.
       *[other] Vous avez obtenu { $stars } étoiles.
    }
puzzles-deal-given-up = Vous avez abandonné cette donne.
puzzles-share = Partager mon résultat
puzzles-share-later = Jouez d’abord le problème ou la donne. Vous pourrez ensuite copier ici un court texte qui annonce votre résultat sans rien révéler.
puzzles-day-before = Jour précédent
puzzles-copy = Copier le texte
puzzles-copied = Texte copié
puzzles-new-day = Un nouveau jour a commencé. Vous pouvez encore finir le problème ou la donne d’hier.
puzzles-to-new-day = Aller au nouveau jour

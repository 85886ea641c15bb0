# Fjords : noms, et motifs de refus.

seat-name = { $seat ->
        [0] Ocre
        [1] Corbeau
        [2] Bruyère
       *[other] Os
    }
rune-name = { $rune ->
        [strength] Force
        [water] Eau
        [journey] Voyage
        [horse] Cheval
        [friendship] Amitié
        [wisdom] Sagesse
       *[home] Maison
    }

fjords-variant-name = { $variant ->
        [epic] Variante Épique
        [classic] Variante Classique
        [first] Édition de 2005
       *[base] Jeu de base
    }
fjords-variant-2005 = L’édition de 2005 n’a pas de variantes : n’en indiquez aucune.
fjords-rounds = { fjords-variant-name } : la partie se joue toujours en une seule manche. N’indiquez pas de nombre de manches.
fjords-two-players = { fjords-variant-name } : seuls 2 joueurs peuvent jouer. Vous en avez indiqué { $players }.
fjords-no-runes = { fjords-variant-name } : cette variante se joue sans Pierres runiques. N’en indiquez pas.
fjords-rune-twice = Choisissez chaque Pierre runique au plus une fois.
fjords-learning-path = Le parcours d’apprentissage n’a pas de partie { $given } : choisissez un numéro de 1 à { $games }.

tiles-none = Ce jeu de tuiles ne contient aucune tuile pour deux joueurs.
tiles-none-start = Ce jeu de tuiles ne contient aucune tuile de Départ.
tiles-too-many = Ce jeu de tuiles compte { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } ; le maximum est de { $most }.
tiles-ids-count = Un groupe de tuiles a { $ids ->
        [one] { $ids } identifiant
       *[other] { $ids } identifiants
    } pour { $words ->
        [one] { $words } tuile
       *[other] { $words } tuiles
    }. Donnez un identifiant à chaque tuile.
tiles-id = « { $tile } » ne peut pas être l’identifiant d’une tuile : écrivez au plus 16 lettres, chiffres, _ ou -.
tiles-id-twice = Deux tuiles ont le même identifiant, { $tile }. Changez celui de l’une des deux.
tiles-word-length = Tuile { $tile } : « { $word } » doit avoir six lettres, une par coin.
tiles-word-letters = Tuile { $tile } : « { $word } » ne doit contenir que P (plaine), M (montagne) et S (océan).
tiles-mountain-beside-sea = Tuile { $tile } : dans « { $word } », une montagne touche l’océan. Mettez de la plaine entre les deux.
tiles-two-seas = Tuile { $tile } : dans « { $word } », l’océan est en deux morceaux. Il doit être d’un seul tenant.
tiles-start-cell = Tuile de Départ { $tile } : la case { $cell } ne convient pas. Indiquez, par deux nombres entiers, une case plus proche du centre.
tiles-start-overlap = Deux tuiles de Départ sont sur la même case, { $cell }.
tiles-start-mismatch = Les tuiles de Départ en { $cell } et { $other } se touchent à un coin où leurs terrains sont différents.
tiles-start-apart = Les tuiles de Départ doivent former une seule terre. Celles-ci sont séparées.
tiles-symbol-missing = Le symbole { $symbol ->
        [strength] Force
        [water] Eau
       *[friendship] Amitié
    } est attribué à la tuile { $tile }, qui n’existe pas.
tiles-symbol-twice = La tuile { $tile } a deux symboles. Une tuile en porte un seul.

fjords-unreadable = « { $text } » n’est pas un coup valable.
fjords-over = La partie est terminée.
fjords-due-first = Ce coup vient trop tôt : le premier joueur n’est pas encore tiré au sort.
fjords-due-row = Ce coup vient trop tôt : il manque encore une tuile dans la rangée.
fjords-due-swap = Aucune tuile de la rangée ne peut être posée. Attendez la nouvelle rangée.
fjords-due-draw = Ce coup vient trop tôt : la tuile piochée n’est pas encore révélée.
fjords-due-turn = Piochez une tuile, ou posez une tuile mise de côté si la variante le permet.
fjords-due-lay = Posez d’abord une tuile.
fjords-due-forced = Un adversaire a montré un emplacement : vous devez poser une tuile.
fjords-due-build = Décidez d’abord si vous bâtissez sur la tuile que vous venez de poser.
fjords-due-answer = Répondez d’abord à l’annonce : montrez un emplacement, ou dites que vous êtes d’accord.
fjords-due-settle = C’est la Colonisation : placez une pièce.

fjords-bad-draw = Pioche impossible : le nombre de tuiles est faux, ou l’une d’elles n’est pas dans le sac.
fjords-tile-not-in-game = Cette tuile n’est pas utilisée dans cette partie.
fjords-lay-not-in-row = Cette tuile n’est pas dans la rangée. Choisissez-en une de la rangée.
fjords-lay-not-drawn = Vous n’avez pas pioché cette tuile : vous ne pouvez pas la poser maintenant.
fjords-lay-aside-too-late = Une tuile mise de côté se pose au début du tour, au lieu de piocher. Il est trop tard.
fjords-lay-forced = Un adversaire a montré que la tuile piochée peut être posée. Posez cette tuile.
fjords-lay-not-a-rotation = Cette tuile n’a pas ces coins, même si vous la tournez. Vérifiez les six lettres.
fjords-lay-occupied = Il y a déjà une tuile ici. Choisissez une case vide.
fjords-lay-touches = { $count ->
        [0] Ici, votre tuile ne touche aucune autre tuile.
       *[1] Ici, votre tuile ne touche qu’une autre tuile.
    } Elle doit en toucher au moins deux.
fjords-lay-corner = Les terrains diffèrent au coin { $corner ->
        [0] nord
        [1] nord-est
        [2] sud-est
        [3] sud
        [4] sud-ouest
       *[5] nord-ouest
    } : { $here ->
        [P] plaine
        [M] montagne
       *[S] océan
    } sur votre tuile, { $there ->
        [P] plaine
        [M] montagne
       *[S] océan
    } à côté.
fjords-lay-sea-only = Ici, la tuile ne touche les autres que par l’océan. La terre doit aussi toucher la terre.
fjords-point-other-tile = L’annonce ne concerne pas cette tuile. Montrez où poser la tuile annoncée.
fjords-claim-fourth = Vous avez déjà fait trois annonces pendant ce tour. Posez maintenant une tuile.
fjords-build-no-plains = Vous ne pouvez bâtir que sur une tuile avec de la plaine.
fjords-build-stone = Cette tuile porte une Pierre runique : vous ne pouvez pas y bâtir.
fjords-build-no-longhouse = Vous n’avez plus de bâtiment en réserve. Choisissez de ne pas bâtir.
fjords-build-no-home = Vous n’avez pas la Pierre « Maison », ou elle a déjà servi. Bâtissez sans elle.

fjords-stand-no-tile = Il n’y a pas de tuile ici. Choisissez une tuile du plateau.
fjords-stand-no-plains = Cette tuile n’a pas de plaine. Choisissez une tuile avec de la plaine.
fjords-stand-taken = Cette tuile est déjà occupée. Choisissez-en une autre.
fjords-viking-not-joined = Aucune de vos pièces n’est reliée à cette tuile par la plaine. Choisissez une autre tuile.
fjords-rune-not-in-play = La rune { rune-name } n’est pas en jeu dans cette partie.
fjords-rune-spent = Vous avez déjà utilisé la rune { rune-name }.
fjords-journey-too-far = Cette tuile est trop loin. La rune Voyage mène à trois tuiles au plus, par l’océan.
fjords-horse-too-far = Cette tuile est trop loin. La rune Cheval mène à trois tuiles au plus, par la montagne.
fjords-wisdom-not-empty = Il y a déjà une tuile ici. Posez la Pierre de Sagesse sur une case vide.
fjords-wisdom-second-stone = Il y a déjà une Pierre de Sagesse ici. Choisissez une autre case vide.
fjords-wisdom-touches = La Pierre de Sagesse doit toucher au moins deux tuiles. Choisissez une autre case.
fjords-wisdom-no-piece = Aucune de vos pièces n’est reliée à cette case par la plaine. Choisissez une autre case.
fjords-wisdom-not-facing = Cette tuile n’a pas de plaine du côté de la Pierre. Choisissez une autre tuile.

fjords-show-row = Rangée
fjords-show-drawn = Tuile piochée
fjords-show-aside = Tuiles mises de côté
fjords-show-bag = { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
fjords-show-supply = { $edition ->
        [2005] { $vikings ->
            [one] { $vikings } champ
           *[other] { $vikings } champs
        }, { $houses ->
            [one] { $houses } hutte
           *[other] { $houses } huttes
        }
       *[other] { $vikings ->
            [one] { $vikings } Viking
           *[other] { $vikings } Vikings
        }, { $houses ->
            [one] { $houses } Maison longue
           *[other] { $houses } Maisons longues
        }
    }
fjords-show-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fjords-show-rounds = points par manche : { $rounds }, total : { $total }
fjords-show-winner = { $count ->
        [0] La partie se termine à égalité.
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }

fjords-welcome =
    Sur le plateau, ^ est la montagne, ~ l’océan et . la plaine. Un + indique un emplacement possible.
    Tapez le numéro d’un coup, ou le coup lui-même. Tapez help pour en savoir plus.
    Le nombre exact de tuiles de chaque sorte n’a pas été publié. Le jeu de tuiles utilisé ici est une reconstitution.
fjords-help =
    Tapez le numéro d’un coup de la liste, ou le coup lui-même, par exemple lay 17 2,-1 PPMMPP.
    Sur le plateau, ^ est la montagne, ~ l’océan et . la plaine. { $edition ->
        [2005] Les majuscules sont des huttes, les minuscules des champs
       *[other] Les majuscules sont des Maisons longues, les minuscules des Vikings
    }.
    Exploration : posez des tuiles dont les coins correspondent et qui touchent au moins deux autres tuiles. Bâtissez { $edition ->
        [2005] vos huttes
       *[other] vos Maisons longues
    }.
    Colonisation : depuis vos bâtiments, occupez les tuiles reliées par la plaine. Celui qui a le plus de points gagne.

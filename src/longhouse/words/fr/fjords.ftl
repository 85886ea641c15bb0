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
fjords-rounds = { fjords-variant-name } : toujours une seule manche.
fjords-two-players = { fjords-variant-name } : à 2 joueurs, pas à { $players }.
fjords-no-runes = { fjords-variant-name } : sans Pierres runiques.
fjords-rune-twice = Une rune est citée deux fois : gardez-en une.
fjords-learning-path = Le parcours d’apprentissage n’a pas de partie { $given } : choisissez de 1 à { $games }.

tiles-none = Ce jeu de tuiles ne contient aucune tuile pour deux joueurs.
tiles-none-start = Ce jeu de tuiles ne contient aucune tuile de Départ.
tiles-too-many = Ce jeu compte { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } ; le maximum est { $most }.
tiles-ids-count = Un groupe a { $ids ->
        [one] { $ids } identifiant
       *[other] { $ids } identifiants
    } pour { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }. Donnez un identifiant à chaque mot.
tiles-id = « { $tile } » ne peut pas être un identifiant : écrivez au plus 16 lettres, chiffres, _ et -.
tiles-id-twice = Deux tuiles ont l’identifiant { $tile }.
tiles-word-length = Tuile { $tile } : « { $word } » doit avoir six lettres.
tiles-word-letters = Tuile { $tile } : « { $word } » a une autre lettre que P, M et S.
tiles-mountain-beside-sea = Tuile { $tile } : dans « { $word } », montagne et océan se touchent.
tiles-two-seas = Tuile { $tile } : « { $word } » a deux océans séparés.
tiles-start-cell = Tuile de Départ { $tile } : { $cell } est trop loin du centre. Écrivez deux petits entiers.
tiles-start-overlap = Deux tuiles de Départ sont en { $cell }.
tiles-start-mismatch = Les tuiles de Départ en { $cell } et { $other } n’ont pas le même terrain à un coin commun.
tiles-start-apart = Les tuiles de Départ ne forment pas une seule terre.
tiles-symbol-missing = Le symbole { $symbol ->
        [strength] Force
        [water] Eau
       *[friendship] Amitié
    } est attribué à la tuile { $tile }, qui n’existe pas.
tiles-symbol-twice = La tuile { $tile } a deux symboles.

fjords-unreadable = « { $text } » n’est pas un coup valable.
fjords-over = La partie est terminée.
fjords-due-first = Le premier joueur est d’abord tiré au sort.
fjords-due-row = Une tuile rejoint d’abord la rangée.
fjords-due-swap = Aucune tuile de la rangée ne se pose : la rangée est d’abord remplacée.
fjords-due-draw = La tuile piochée est d’abord révélée.
fjords-due-turn = Piochez une tuile, ou posez-en une mise de côté si c’est permis.
fjords-due-lay = Posez d’abord une tuile.
fjords-due-forced = Un emplacement a été montré : posez une tuile.
fjords-due-build = Décidez d’abord : bâtir ici, ou non.
fjords-due-answer = Répondez d’abord à l’annonce : montrez un emplacement, ou acceptez.
fjords-due-settle = Placez d’abord une pièce.

fjords-bad-draw = Tirage impossible : mauvais nombre de tuiles, ou tuile absente du sac.
fjords-tile-not-in-game = Cette tuile ne fait pas partie du jeu.
fjords-lay-not-in-row = Cette tuile n’est pas dans la rangée. Choisissez-en une de la rangée.
fjords-lay-not-drawn = Cette tuile n’est pas disponible maintenant.
fjords-lay-aside-too-late = Trop tard : une tuile mise de côté se pose au début du tour, au lieu de piocher.
fjords-lay-forced = La tuile { $forced } peut être posée : c’est elle que vous devez poser.
fjords-lay-not-a-rotation = Cette tuile ne peut pas être tournée ainsi.
fjords-lay-occupied = Il y a déjà une tuile ici. Choisissez une case vide.
fjords-lay-touches = { $count ->
        [0] Ici, elle ne touche aucune tuile.
       *[1] Ici, elle ne touche qu’une tuile.
    } Il en faut au moins deux.
fjords-lay-corner = Les terrains ne correspondent pas : au coin { $corner ->
        [0] nord
        [1] nord-est
        [2] sud-est
        [3] sud
        [4] sud-ouest
       *[5] nord-ouest
    }, { $here ->
        [P] plaine
        [M] montagne
       *[S] océan
    } contre { $there ->
        [P] plaine
        [M] montagne
       *[S] océan
    }.
fjords-lay-sea-only = Ici, elle ne touche les autres que par l’océan. La terre doit toucher la terre.
fjords-point-other-tile = L’annonce porte sur une autre tuile. Montrez où poser celle-là.
fjords-claim-fourth = Trois annonces ont déjà été acceptées à ce tour : posez une tuile.
fjords-build-no-plains = Cette tuile n’a pas de plaine : impossible d’y bâtir.
fjords-build-stone = Cette tuile porte une Pierre runique : impossible d’y bâtir.
fjords-build-no-longhouse = Votre réserve est vide : vous ne pouvez plus bâtir.
fjords-build-no-home = Votre Pierre « Maison » n’est pas disponible. Bâtissez sans elle.

fjords-stand-no-tile = Il n’y a pas de tuile ici. Choisissez une tuile du plateau.
fjords-stand-no-plains = Cette tuile n’a pas de plaine. Choisissez-en une autre.
fjords-stand-taken = Cette tuile est déjà occupée. Choisissez-en une autre.
fjords-viking-not-joined = Aucune de vos pièces n’est reliée à cette tuile par la plaine. Choisissez-en une autre.
fjords-rune-not-in-play = La rune { rune-name } n’est pas en jeu.
fjords-rune-spent = Vous avez déjà utilisé la rune { rune-name }.
fjords-journey-too-far = Trop loin : au plus trois tuiles par l’océan depuis une de vos pièces.
fjords-horse-too-far = Trop loin : au plus trois tuiles par une même chaîne de montagnes.
fjords-wisdom-not-empty = Il y a une tuile ici. Posez la Pierre sur une case vide.
fjords-wisdom-second-stone = Il y a déjà une Pierre de Sagesse ici. Choisissez une autre case vide.
fjords-wisdom-touches = Cette case ne touche pas deux tuiles. Choisissez-en une autre.
fjords-wisdom-no-piece = Aucune de vos pièces n’a de plaine du côté de cette case. Choisissez-en une autre.
fjords-wisdom-not-facing = Cette tuile n’a pas de plaine du côté de la case vide. Choisissez-en une autre.

fjords-show-row = Rangée
fjords-show-drawn = Piochée
fjords-show-aside = Mises de côté
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
fjords-show-rounds = manches : { $rounds }, total : { $total }
fjords-show-winner = { $count ->
        [0] Égalité.
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }

fjords-welcome =
    ^ montagne, ~ océan, . plaine ; + indique où une tuile peut se poser.
    Tapez le numéro d’un coup, ou le coup lui-même ; help en dit plus.
    Le nombre exact de tuiles du jeu imprimé n’a pas été publié ; celles-ci sont une reconstitution.
fjords-help =
    Tapez le numéro d’un coup de la liste, ou le coup lui-même : lay 17 2,-1 PPMMPP.
    Sur le plateau, ^ est la montagne, ~ l’océan et . la plaine ; { $edition ->
        [2005] les majuscules sont des huttes, les minuscules des champs
       *[other] les majuscules sont des Maisons longues, les minuscules des Vikings
    }.
    Exploration : posez des tuiles dont les coins correspondent et qui en touchent au moins deux autres ; bâtissez { $edition ->
        [2005] vos huttes
       *[other] vos Maisons longues
    }.
    Colonisation : étendez-vous de là par la plaine. Celui qui a le plus de points gagne.

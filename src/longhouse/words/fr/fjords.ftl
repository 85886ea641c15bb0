# Fjords : noms, et motifs de refus.

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
        [epic] La variante Épique
        [classic] La variante Classique
        [first] L’édition de 2005
       *[base] Le jeu de base
    }
fjords-variant-2005 = L’édition de 2005 n’a pas de variantes.
fjords-rounds = { fjords-variant-name } se joue en une manche ; on ne choisit pas de manches.
fjords-two-players = { fjords-variant-name } se joue à 2, pas à { $players }.
fjords-no-runes = { fjords-variant-name } se joue sans Pierres runiques.
fjords-rune-twice = Une rune est citée deux fois.
fjords-learning-path = Le parcours d’apprentissage compte les parties 1 à { $games }, pas { $given }.

tiles-none = Le jeu de tuiles n’en a aucune pour deux joueurs.
tiles-none-start = Le jeu de tuiles n’a pas de tuile de Départ.
tiles-too-many = Le jeu compte { $count } tuiles ; { $most } est le maximum.
tiles-ids-count = Un groupe a { $ids } identifiants pour { $words } mots.
tiles-id = « { $tile } » ne peut pas être un identifiant : jusqu’à 16 lettres, chiffres, _ et -.
tiles-id-twice = Deux tuiles ont l’identifiant { $tile }.
tiles-word-length = Tuile { $tile } : « { $word } » doit avoir six lettres.
tiles-word-letters = Tuile { $tile } : « { $word } » a une autre lettre que P, M et S.
tiles-mountain-beside-sea = Tuile { $tile } : dans « { $word } », montagne et océan se touchent.
tiles-two-seas = Tuile { $tile } : « { $word } » a deux océans séparés.
tiles-start-cell = Tuile de Départ { $tile } : { $cell } n’est pas une case proche du centre ; écrivez deux petits entiers.
tiles-start-overlap = Deux tuiles de Départ sont en { $cell }.
tiles-start-mismatch = Les tuiles de Départ en { $cell } et { $other } ne concordent pas à un coin.
tiles-start-apart = Les tuiles de Départ ne forment pas une seule terre.
tiles-symbol-missing = Le symbole { $symbol ->
        [strength] Force
        [water] Eau
       *[friendship] Amitié
    } est sur la tuile { $tile }, qui n’existe pas.
tiles-symbol-twice = La tuile { $tile } a deux symboles.

fjords-unreadable = « { $text } » est illisible.
fjords-over = La partie est finie.
fjords-due-first = On tire d’abord qui commence.
fjords-due-row = Une tuile vient maintenant dans la rangée.
fjords-due-swap = La rangée est remplacée, car aucune de ses tuiles ne peut être posée.
fjords-due-draw = La tuile piochée vient maintenant.
fjords-due-turn = Piochez une tuile, ou posez-en une mise de côté si c’est permis.
fjords-due-lay = Il faut poser une tuile.
fjords-due-forced = Un adversaire a montré une place : posez une tuile.
fjords-due-build = Décidez si vous bâtissez une Maison longue.
fjords-due-answer = Il faut répondre à l’annonce : montrer une place ou accepter.
fjords-due-settle = Il faut placer un Viking.

fjords-bad-draw = Ce tirage est impossible : mauvais nombre de tuiles, ou une tuile qui n’est pas dans le sac.
fjords-tile-not-in-game = Cette tuile n’est pas dans cette partie.
fjords-lay-not-in-row = La tuile { $tile } n’est pas dans la rangée.
fjords-lay-not-drawn = La tuile { $tile } n’est pas disponible maintenant.
fjords-lay-aside-too-late = La tuile { $tile } a été mise de côté ; on ne peut la poser qu’au lieu de la première pioche du tour.
fjords-lay-forced = La tuile { $forced } a été montrée : c’est elle qu’il faut poser, pas { $tile }.
fjords-lay-not-a-rotation = La tuile { $tile } ne peut pas être tournée ainsi.
fjords-lay-occupied = Il y a déjà une tuile en { $cell }.
fjords-lay-touches = { $count ->
        [0] { $cell } ne touche aucune tuile
       *[1] { $cell } ne touche qu’une tuile
    } ; il en faut deux.
fjords-lay-corner = La tuile { $tile } ne concorde pas en { $cell } : au coin { $corner ->
        [0] nord
        [1] nord-est
        [2] sud-est
        [3] sud
        [4] sud-ouest
       *[5] nord-ouest
    } elle a { $here ->
        [P] une plaine
        [M] une montagne
       *[S] l’océan
    }, mais il y a { $there ->
        [P] une plaine
        [M] une montagne
       *[S] l’océan
    }.
fjords-lay-sea-only = En { $cell }, la tuile { $tile } ne toucherait les autres que par l’océan.
fjords-point-other-tile = L’annonce ne porte pas sur la tuile { $tile }.
fjords-claim-fourth = Trois annonces ont été acceptées ce tour-ci ; il faut poser une tuile.
fjords-build-no-plains = Une Maison longue a besoin d’une plaine.
fjords-build-stone = Une Pierre runique se dresse sur cette tuile.
fjords-build-no-longhouse = Il ne reste pas de Maison longue.
fjords-build-no-home = La pierre Maison n’est pas disponible.

fjords-stand-no-tile = Il n’y a pas de tuile en { $cell }.
fjords-stand-no-plains = La tuile en { $cell } n’a pas de plaine.
fjords-stand-taken = La tuile en { $cell } est prise.
fjords-viking-not-joined = { $cell } n’est pas relié par la plaine à l’une de vos pièces.
fjords-rune-not-in-play = { rune-name } n’est pas en jeu.
fjords-rune-spent = { rune-name } a déjà servi.
fjords-journey-too-far = { $cell } n’est pas à trois pas au plus, par l’océan, d’une de vos pièces.
fjords-horse-too-far = { $cell } n’est pas à trois pas au plus, par une même chaîne de montagnes, d’une de vos pièces.
fjords-wisdom-not-empty = Il y a une tuile en { $space } ; la pierre veut un espace vide.
fjords-wisdom-second-stone = Il y a déjà une pierre Sagesse en { $space }.
fjords-wisdom-touches = L’espace { $space } ne touche pas deux tuiles.
fjords-wisdom-no-piece = Aucune de vos pièces n’est tournée vers l’espace { $space } par la plaine.
fjords-wisdom-not-facing = La tuile en { $cell } n’est pas tournée vers l’espace { $space } par la plaine.

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
fjords-show-rounds = manches { $rounds }, en tout { $total }
fjords-show-winner = { $count ->
        [0] Égalité.
       *[other] { $winners } gagne.
    }

fjords-welcome =
    ^ montagne, ~ océan, . plaine ; + marque où va une tuile.
    Tapez le numéro d’un coup ou le coup lui-même ; help en dit plus.
    Les nombres exacts de tuiles du jeu imprimé ne sont pas publics ; celles-ci sont une reconstitution.
fjords-help =
    Un numéro joue ce coup de la liste ; un coup peut aussi se taper : lay 17 2,-1 PPMMPP.
    Sur le plateau, ^ est la montagne, ~ l’océan et . la plaine ; { $edition ->
        [2005] les capitales sont des huttes, les minuscules des champs
       *[other] les capitales sont des Maisons longues, les minuscules des Vikings
    }.
    Exploration : posez des tuiles dont les coins concordent et qui en touchent deux autres ; bâtissez { $edition ->
        [2005] vos huttes
       *[other] vos Maisons longues
    }.
    Colonisation : étendez-vous de là par la plaine. Qui occupe le plus de tuiles gagne.

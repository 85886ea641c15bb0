# Parties revues : ce qui s’est passé, coup par coup, et la page qui le montre.

replay-fjords = { $verb ->
        [first] { $who } commence
        [row] La tuile { $tile } entre dans la rangée
        [swap] Rien n’allait : une nouvelle rangée
        [drawn] La tuile { $tile } est piochée
        [draw] { $who } pioche
        [lay] { $who } pose { $tile } en { $cell }
        [house] { $who } bâtit une longue maison
        [home] { $who } bâtit le foyer
        [none] { $who } ne bâtit pas
        [nothing] { $who } dit que rien ne va
        [point] { $who } montre que { $tile } va en { $cell }
        [accept] { $who } est d’accord
        [viking] { $who } occupe { $cell }
       *[rune] { $who } occupe { $cell } ({ rune-name })
    }
replay-northwood = { $verb ->
        [setup] Alliés et Chefs prennent place
        [hand] { $count ->
                [one] { $count } carte est distribuée
               *[other] { $count } cartes sont distribuées
            }
        [visit] Visite du Fief { $fief }
        [call] Renfort : { northwood-character }
        [use] Aide : { northwood-character }
        [listen] Vous écoutez
        [state] Le Chef déclare { $value } de { northwood-suit }
        [reply] Vous répondez { $value } de { northwood-suit }
        [draw] Vous piochez { $value } de { northwood-suit }
        [peek] Vous regardez { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            }
        [discard] Vous défaussez { $value } de { northwood-suit }
        [score] Vous marquez { $value } de { northwood-suit }
        [swap] Vous échangez { $value } de { northwood-suit }
        [choose] Vous prenez { $value } de { northwood-suit }
        [name] Vous nommez { northwood-suit }
        [fief] Vous choisissez le Fief { $fief }
        [ready] De nouveau disponible : { northwood-character }
        [more] Vous continuez
       *[stop] Vous arrêtez
    }

replay-open-file = Ouvrir une partie
replay-drop = ou déposez le fichier n’importe où sur cette page.
replay-no-record = { $file } n’est pas une partie enregistrée.
replay-moves = Coups
replay-beginning = Début
replay-to-come = Encore à venir, dans cet ordre :
replay-controls = Lecture
replay-first = Au début (Origine)
replay-turn-back = Un tour en arrière (Maj ←)
replay-back = En arrière (←)
replay-play = Lecture (espace)
replay-pause = Arrêter (espace)
replay-on = En avant (→)
replay-turn-on = Un tour en avant (Maj →)
replay-last = À la fin (Fin)
replay-slider = Position
replay-at = { $at } sur { $count }
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-none = Le public
replay-eyes-all = Tout révélé
replay-keep = Garder
replay-link = Lien vers cette position
replay-record = Partie (JSON)
replay-png = Image (PNG)
replay-svg = Dessin (SVG)
replay-film = Film (SVG)
replay-film-text = Le film montre toute la partie, coup par coup, dans tous les navigateurs. Le lien ouvre la partie ici.
replay-play-on = Continuer
replay-play-on-text = Une nouvelle partie commence par cette position ; la suite vous appartient. Elle n’est pas classée.
replay-my-seat = Ma place
replay-seat = { $clan } ({ $who })
replay-level = Les robots
replay-begin = Commencer

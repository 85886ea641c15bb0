# Parties revues : ce qui s’est passé, coup par coup, et la page qui le montre.

replay-fjords = { $verb ->
        [first] { $who } commence
        [row] La tuile { $tile } rejoint la rangée
        [swap] Aucun placement : la rangée est remplacée
        [drawn] La tuile { $tile } est piochée
        [draw] { $who } pioche
        [lay] { $who } pose la tuile { $tile } en { $cell }
        [house] { $who } bâtit
        [home] { $who } bâtit sur la Pierre « Maison »
        [none] { $who } ne bâtit pas
        [nothing] { $who } annonce : aucun placement
        [point] { $who } montre que la tuile { $tile } se pose en { $cell }
        [accept] { $who } est d’accord
        [viking] { $who } s’installe en { $cell }
       *[rune] { $who } s’installe en { $cell } ({ rune-name })
    }
replay-northwood = { $verb ->
        [setup] Alliés et Chefs prennent place
        [hand] { $count ->
                [one] Vous piochez { $count } carte
               *[other] Vous piochez { $count } cartes
            }
        [visit] Visite du Fief { $fief }
        [call] Remplaçant : { northwood-character }
        [use] Vous activez : { northwood-character }
        [listen] Vous écoutez
        [state] Le Chef déclare le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [reply] Vous répondez avec le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [draw] Vous piochez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [peek] { $count ->
                [one] Vous regardez { $count } carte
               *[other] Vous regardez { $count } cartes
            }
        [discard] Vous défaussez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [score] Vous marquez avec le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [swap] Vous échangez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [choose] Vous choisissez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [name] Vous nommez : { northwood-suit }
        [fief] Vous choisissez le Fief { $fief }
        [ready] Vous redressez : { northwood-character }
        [more] Vous piochez encore
       *[stop] Vous arrêtez
    }

replay-open-file = Ouvrir une partie
replay-drop = ou déposez le fichier n’importe où sur cette page.
replay-no-record = { $file } n’est pas un fichier de partie.
replay-moves = Coups
replay-beginning = Début
replay-to-come = Encore à venir, dans cet ordre :
replay-controls = Lecture
replay-first = Au début (Origine)
replay-turn-back = Un tour en arrière (Maj ←)
replay-back = En arrière (←)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-on = En avant (→)
replay-turn-on = Un tour en avant (Maj →)
replay-last = À la fin (Fin)
replay-slider = Position
replay-at = { $at } sur { $count }
replay-speed = Vitesse
replay-eyes = Point de vue
replay-eyes-none = Spectateur
replay-eyes-all = Tout révélé
replay-keep = Enregistrer, partager
replay-link = Copier le lien
replay-record = Fichier de partie
replay-png = Image (PNG)
replay-svg = Dessin (SVG)
replay-film = Film (SVG)
replay-film-text = Le film montre toute la partie, coup par coup, dans tous les navigateurs. Le lien ouvre la partie ici, à cette position.
replay-play-on = Jouer à partir d’ici
replay-play-on-text = Une nouvelle partie commence à cette position : à vous d’écrire la suite. Elle n’est pas classée.
replay-my-seat = Ma place
replay-seat = { $clan } ({ $who })
replay-level = Niveau des bots
replay-begin = Commencer

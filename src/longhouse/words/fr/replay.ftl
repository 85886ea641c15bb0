# Parties revues : ce qui s’est passé, coup par coup, et la page qui le montre.

replay-fjords = { $verb ->
        [first] { $who } commence
        [row] La tuile { $tile } entre dans la rangée
        [swap] Rien n’allait : une nouvelle rangée
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
        [call] Renfort : { northwood-character }
        [use] Aide : { northwood-character }
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
        [ready] De nouveau disponible : { northwood-character }
        [more] Vous continuez
       *[stop] Vous arrêtez
    }

# Ce qui se passe dans une partie, et où : les tuiles selon leur paysage, les lieux selon ce qui est proche.

# Le paysage d’une tuile, d’après son terrain.
place-land = { $land ->
        [peak] sommet
        [sea] tuile d’océan
        [bay] baie
        [coast] côte
        [cape] cap
        [spit] pointe
        [hill] colline
        [slope] versant
        [ridge] crête
        [valley] vallée
        [gorge] gorge
        [pass] col
        [fjord] fjord
       *[meadow] prairie
    }
place-a = { $land ->
        [peak] un sommet
        [cape] un cap
        [slope] un versant
        [pass] un col
        [fjord] un fjord
       *[other] une { place-land }
    }
place-the = { $land ->
        [peak] le sommet
        [cape] le cap
        [slope] le versant
        [pass] le col
        [fjord] le fjord
       *[other] la { place-land }
    }
# Une tuile dont rien de plus n’est connu.
place-some = une tuile
# Une tuile et où elle se trouve, par exemple « une baie dans le nord ».
place-tile = { $tile } { $where }
# Un lieu et ses coordonnées, par exemple « une baie dans le nord (2,-1) ».
place-notation = { $place } ({ $cell })
place-direction = { $k ->
        [0] au nord-est
        [1] à l’est
        [2] au sud-est
        [3] au sud-ouest
        [4] à l’ouest
       *[5] au nord-ouest
    }
place-in = { $side ->
        [n] dans le nord
        [ne] dans le nord-est
        [e] dans l’est
        [se] dans le sud-est
        [s] dans le sud
        [sw] dans le sud-ouest
        [w] dans l’ouest
        [nw] dans le nord-ouest
       *[middle] au milieu
    }
# Après un nom : « le lac du nord ».
place-which = { $side ->
        [none] {""}
        [n] {" "}du nord
        [ne] {" "}du nord-est
        [e] {" "}de l’est
        [se] {" "}du sud-est
        [s] {" "}du sud
        [sw] {" "}du sud-ouest
        [w] {" "}de l’ouest
        [nw] {" "}du nord-ouest
       *[middle] {" "}du milieu
    }
place-house = { $edition ->
        [2005] hutte{ place-which }
       *[other] Maison longue{ place-which }
    }
# Après « à l’est », « à 2 tuiles au sud »… : d’où la distance est mesurée.
place-mark = { $mark ->
        [house] { $you ->
            [yes] de votre { place-house }
           *[no] de la { place-house } ({ $who })
        }
        [strength] de la Pierre de Force{ place-which }
        [water] de la Pierre d’Eau{ place-which }
        [friendship] de la Pierre d’Amitié{ place-which }
        [land] { $land ->
            [peak] du sommet
            [cape] du cap
            [slope] du versant
            [pass] du col
            [fjord] du fjord
           *[other] de la { place-land }
        }
       *[start] de la première tuile
    }
place-landmark = { $landmark ->
        [lake] le lac{ place-which }
        [cape] le cap{ place-which }
       *[range] les montagnes{ place-which }
    }
# Par exemple « derrière le lac du nord ».
place-near = { $how ->
        [behind] derrière { place-landmark }
        [before] devant { place-landmark }
       *[in] { $landmark ->
            [lake] au bord du lac{ place-which }
            [cape] sur le cap{ place-which }
           *[range] dans les montagnes{ place-which }
        }
    }
# Par exemple « à l’emplacement de votre Maison longue ».
place-at = à l’emplacement { $mark }
# Par exemple « juste à l’est de votre Maison longue ».
place-beside = juste { place-direction } { $mark }
# Par exemple « à 2 tuiles à l’est de votre Maison longue ».
place-straight = { $n ->
        [one] à { $n } tuile { place-direction } { $mark }
       *[other] à { $n } tuiles { place-direction } { $mark }
    }
# Par exemple « à 2 tuiles à l’est et 1 au sud-est de votre Maison longue ».
place-bent = { $n ->
        [one] à { $n } tuile { $first } et { $m } { $second } { $mark }
       *[other] à { $n } tuiles { $first } et { $m } { $second } { $mark }
    }

replay-fjords = { $verb ->
        [first] { $who } commence
        [row] { $what ->
            [none] Une tuile rejoint la rangée
           *[other] Dans la rangée : { $what }
        }
        [swap] Aucune tuile ne peut être posée : la rangée est remplacée
        [drawn] { $what ->
            [none] Une tuile est piochée
           *[other] Tuile piochée : { $what }
        }
        [draw] { $who } pioche une tuile
        [lay] { $who } pose { $what }
        [house] { $where ->
            [none] { $who } bâtit
           *[other] { $who } bâtit { $where }
        }
        [home] { $who } bâtit sur la Pierre « Maison »
        [none] { $who } ne bâtit pas ici
        [nothing] { $who } annonce : « Aucun placement »
        [point] { $who } montre où poser la tuile : { $what }
        [accept] { $who } accepte l’annonce : « Aucun placement »
        [viking] { $who } s’installe sur { $what }
       *[rune] { $who } s’installe sur { $what } avec la rune { rune-name }
    }
replay-fjords-you = { $verb ->
        [first] Vous commencez
        [draw] Vous piochez une tuile
        [lay] Vous posez { $what }
        [house] Vous bâtissez { $where }
        [home] Vous bâtissez sur la Pierre « Maison »
        [none] Vous ne bâtissez pas ici
        [nothing] Vous annoncez : « Aucun placement »
        [point] Vous montrez où poser la tuile : { $what }
        [accept] Vous acceptez l’annonce : « Aucun placement »
        [viking] Vous vous installez sur { $what }
       *[rune] Vous vous installez sur { $what } avec la rune { rune-name }
    }
replay-northwood = { $verb ->
        [setup] Les Alliés et les Chefs sont distribués
        [hand] { $count ->
                [one] Vous piochez { $count } carte
               *[other] Vous piochez { $count } cartes
            }
        [visit] Vous visitez le Fief { $fief }
        [call] Vous appelez { northwood-the } pour remplacer un Allié
        [use] Vous activez { northwood-the }
        [listen] Vous écoutez le Chef
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
                [one] Vous regardez { $count } carte du deck
               *[other] Vous regardez { $count } cartes du deck
            }
        [discard] Vous défaussez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [score] Vous posez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            } sur la pile de score
        [swap] Vous échangez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            } contre la carte du dessus d’une pile
        [choose] Vous choisissez le { $value } { $suit ->
                [E] d’Yeux
               *[other] de { northwood-suit }
            }
        [name] Vous nommez une couleur : { northwood-suit }
        [fief] Vous choisissez le Fief { $fief }
        [ready] Vous redressez { northwood-the }
        [more] Vous continuez de piocher
       *[stop] Vous arrêtez de piocher
    }

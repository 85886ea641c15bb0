# Les bots : qui ils sont, ce qu’ils refusent, comment ils se comparent.

player-unknown = Il n’y a pas de joueur « { $name } » : choisissez { $players }.
player-budget = « { $name } » n’a pas de budget valable : ajoutez-en un à un bot qui réfléchit, par exemple norn@50ms, norn@2s ou norn@2000n.
player-budget-game = « { $name } » : seuls Les Fiefs de Norbois acceptent un temps pour toute la partie.
engine-too-large = Les bots ne peuvent pas réfléchir à { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } : { $most } au plus.
player-seats = { $given ->
        [one] { $given } joueur est nommé
       *[other] { $given } joueurs sont nommés
    }, mais la partie a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
player-nothing-to-decide = Il n’y a rien à décider dans cette position.

bot-id = Une demande doit avoir un « id » : un texte ou un nombre entier.
bot-asked-twice = La demande { $name } est déjà en cours.
bot-cancelled = La demande a été annulée avant d’être traitée.
bot-failed = Le bot a échoué : { $problem }
bot-line-too-long = Une ligne compte au plus { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
bot-away = Le bot ne répond pas. Nouvel essai…
bot-closed = Les bots ont quitté cette partie.
bot-not-started = Impossible de lancer le bot ({ $command }) : { $problem }
bot-died = Le bot a planté, même après un redémarrage.
bot-unclear = La réponse du bot est illisible.

arena-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $of }
arena-player = joueur
arena-won = victoires, % (95 %)
arena-margin = points d’avance sur le meilleur adversaire (95 %)
arena-rating = cote
arena-rated = { $rating } ± { $spread }
arena-seconds = s par partie
arena-slowest = coup le plus lent, s
arena-stars = étoiles (95 %)
arena-reached = ≥ 16 / 18 / 20 étoiles
arena-fiefs = Fiefs 0 à 7 gagnés
arena-part = { $figure } ({ $low } à { $high })
arena-mean = { $figure } ({ $low } à { $high })

player-no-opinion = { $name } joue sans réfléchir et n’a pas d’indice à donner.

advice-ply = n°
advice-seat = place
advice-move = coup
advice-points = points d’avance
advice-win = victoire
advice-stars = étoiles
advice-goal = objectif
advice-hit = Fief gagné
advice-lost = perte
advice-why = pourquoi
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Prouvé
       *[other] Estimé
    } : { $nodes ->
            [one] { $nodes } nœud
           *[other] { $nodes } nœuds
        }, { $seconds } s.
advice-better = { $ply } : { $played } a coûté { $game ->
        [fjords] { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        }
       *[other] { $percent } % de chances d’atteindre l’objectif
    }. Mieux valait { $best } : { $why }.
advice-incomplete = Interrompu : seuls les coups ci-dessus ont été examinés.
solve-no-solver = Les positions de ce jeu ne peuvent pas être résolues.
solve-no-settlement = Cette position n’est pas une Colonisation à deux joueurs : elle ne peut pas être résolue.
solve-exact = Si tout le monde joue au mieux, { seat-name } finit { $side ->
        [ahead] avec { $low ->
            [one] { $low } point
           *[other] { $low } points
        } d’avance
        [behind] avec { $low ->
            [one] { $low } point
           *[other] { $low } points
        } de retard
       *[level] à égalité
    }. Le meilleur coup est { $best } ({ $nodes ->
            [one] { $nodes } nœud
           *[other] { $nodes } nœuds
        }, { $seconds } s).
solve-bounds = Si tout le monde joue au mieux, { seat-name } finit avec une avance de { $low } à { $high } points. { $best } assure la borne basse ({ $nodes ->
            [one] { $nodes } nœud
           *[other] { $nodes } nœuds
        }, { $seconds } s).
solve-line = Les meilleurs coups : { $line }

fjords-hint = { $action } : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }, { $win } % de chances de gagner
northwood-hint = { $action } : { $value ->
        [one] { $value } étoile
       *[other] { $value } étoiles
    }, { $win } % de chances d’atteindre l’objectif, { $hit } % de gagner le Fief

# Pourquoi un coup est bon, en une ligne.

reason-only-choice = rien d’autre n’est possible
reason-by-chance = au hasard
reason-estimate = le meilleur dans les parties simulées
reason-last-viking = la dernière pièce à placer
reason-fills = plus aucune terre n’est disputée ; il reste { $tiles ->
        [one] { $tiles } tuile acquise
       *[other] { $tiles } tuiles acquises
    } à remplir
reason-cuts-off = isole une région de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-secures = acquiert { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-denies = empêche { seat-name } d’acquérir { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-rune-points = { rune-name } rapporte { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
reason-carried = { rune-name } porte un Viking là où la plaine ne mène pas
reason-threatens = menace d’acquérir { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-reaches = ouvre la voie vers { $tiles ->
        [one] { $tiles } tuile disputée
       *[other] { $tiles } tuiles disputées
    }
reason-takes-contested = prend une terre disputée
reason-waits = attend sur une terre que personne d’autre n’atteint
reason-site = un bon endroit où bâtir : aucun adversaire n’est aussi près de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-closes = ferme { $openings ->
        [one] { $openings } ouverture
       *[other] { $openings } ouvertures
    } des terres adverses ({ seat-name })
reason-adds-land = ajoute { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } à ses terres
reason-barren = une tuile que personne ne peut occuper
reason-opens = garde ses terres ouvertes : { $openings ->
        [one] { $openings } ouverture de plus
       *[other] { $openings } ouvertures de plus
    }
reason-gives = laisse { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } à { seat-name }, mais reste le meilleur coup
reason-quiet = ne change les terres de personne
reason-builds-to-grow = bâtit là où d’autres tuiles peuvent s’ajouter : { $openings ->
        [one] { $openings } ouverture
       *[other] { $openings } ouvertures
    }
reason-builds = bâtit plus près de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } que tout adversaire
reason-builds-against = devance { seat-name } sur { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-builds-home = bâtit sur la Pierre « Maison », à côté de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-keeps-longhouse = garde de quoi bâtir à un meilleur endroit (il en reste { $left })
reason-draws = pioche, car aucune tuile mise de côté n’est meilleure
reason-says-nothing-fits = ne trouve aucun placement
reason-accepts = ne voit pas d’emplacement non plus
reason-points-out = il y a un emplacement
reason-visit = { $percent } % de chances de réussir, pour { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, avec { $trumps ->
        [one] { $trumps } Atout
       *[other] { $trumps } Atouts
    } en main
reason-visit-trumps = { $trumps ->
        [one] { $trumps } Atout
       *[other] { $trumps } Atouts
    } en main pour le Fief { $fief }
reason-last-trick = marque le dernier point qu’il faut
reason-too-many = marque un point de trop, qu’un Allié peut encore effacer
reason-scores-cheaply = marque avec la plus basse carte possible ; { $needed ->
        [one] encore { $needed } point à marquer
       *[other] encore { $needed } points à marquer
    }
reason-scores = marque ; { $needed ->
        [one] encore { $needed } point à marquer
       *[other] encore { $needed } points à marquer
    }
reason-enough = ne marque pas : il ne faut plus aucun point
reason-ducks = ne marque pas : encore { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } à marquer avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
reason-saves-trump = ne marque pas de toute façon, et garde { $trumps ->
        [one] l’Atout
       *[other] { $trumps } Atouts
    }
reason-sheds = se défait d’une carte haute
reason-keeps-high = joue la plus basse carte et garde les hautes
reason-uses = c’est le moment d’activer : { northwood-character }
reason-helps = { northwood-character } : les chances passent de { $without } % à { $percent } %
reason-keeps-allies = { $allies ->
        [0] écoute
        [one] garde l’Allié pour plus tard
       *[other] garde { $allies } Alliés pour plus tard
    }
reason-calls = { northwood-character } : plus utile ici que l’Allié remplacé
reason-likely = laisse { $percent } % de chances de gagner le Fief
bot-illegal = Le bot veut jouer « { $action } », ce qui est interdit ici.

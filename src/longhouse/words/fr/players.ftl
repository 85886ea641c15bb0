# Les robots : qui ils sont, ce qu’ils refusent, comment ils se comparent.

player-unknown = Il n’y a pas de joueur « { $name } » : choisissez { $players }.
player-budget = « { $name } » n’a pas de budget utilisable : écrivez norn@50ms, norn@2s ou norn@2000n après un joueur qui cherche.
player-budget-game = « { $name } » : un temps pour toute la partie n’existe que pour For Northwood!
engine-too-large = Les bots ne peuvent pas réfléchir à { $tiles } tuiles : { $most } au plus.
player-seats = { $given ->
        [one] { $given } joueur est nommé
       *[other] { $given } joueurs sont nommés
    }, mais le jeu a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
player-nothing-to-decide = Personne n’a rien à décider dans cette position.

bot-id = Une demande a besoin d’un « id » : un texte ou un nombre entier.
bot-asked-twice = La demande { $name } est encore en cours.
bot-cancelled = La demande a été annulée avant qu’on y ait réfléchi.
bot-failed = Le robot a échoué : { $problem }
bot-line-too-long = Une ligne a au plus { $most } caractères.
bot-away = Aucun robot n’a répondu ; la question sera reposée.
bot-closed = Les robots de cette table sont partis.
bot-not-started = Le robot ne démarre pas ({ $command }) : { $problem }
bot-died = Le robot s’est arrêté, même après avoir été relancé.
bot-unclear = Le robot a refusé sans dire pourquoi.

arena-games = { $games } parties sur { $of }
arena-player = joueur
arena-won = gagnées, % (95 %)
arena-margin = points de plus que le meilleur autre (95 %)
arena-rating = cote
arena-rated = { $rating } ± { $spread }
arena-seconds = s par partie
arena-slowest = coup le plus lent, s
arena-stars = étoiles (95 %)
arena-reached = ≥ 16 / 18 / 20 étoiles
arena-fiefs = fiefs 0 à 7 gagnés
arena-part = { $figure } ({ $low } à { $high })
arena-mean = { $figure } ({ $low } à { $high })

player-no-opinion = { $name } joue sans réfléchir et n’a pas de conseil à donner.

advice-ply = nº
advice-seat = place
advice-move = coup
advice-points = points d’avance
advice-win = gagne
advice-stars = étoiles
advice-goal = atteint le but
advice-hit = gagne le Fief
advice-lost = perte
advice-why = pourquoi
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Prouvé
       *[other] Estimé
    } : { $nodes ->
            [one] 1 nœud
           *[other] { $nodes } nœuds
        }, { $seconds } s.
advice-better = { $ply } : { $played } a coûté { $game ->
        [fjords] { $lost } points
       *[other] { $percent } % de chance d’atteindre le but
    }. Mieux valait { $best } : { $why }.
advice-incomplete = Interrompu : seuls les coups ci-dessus ont été examinés.
solve-no-settlement = Cette position n’est pas une Colonisation à deux joueurs ; désignez-en une avec --at.
solve-exact = Avec le meilleur jeu, { seat-name } finit { $side ->
        [ahead] avec { $low } d’avance
        [behind] avec { $low } de retard
       *[level] à égalité
    }. Le meilleur coup est { $best } ({ $nodes ->
            [one] 1 nœud
           *[other] { $nodes } nœuds
        }, { $seconds } s).
solve-bounds = Au mieux, { seat-name } finit avec une avance entre { $low } et { $high } points. La borne basse est atteinte par { $best } ({ $nodes ->
            [one] 1 nœud
           *[other] { $nodes } nœuds
        }, { $seconds } s).
solve-line = Le meilleur jeu : { $line }

fjords-hint = { $action } : { $value } points, { $win } % de gagner
northwood-hint = { $action } : { $value } étoiles, { $win } % d’atteindre le but, { $hit } % de gagner le Fief

# Pourquoi un coup est bon, en une ligne.

reason-only-choice = rien d’autre n’est possible
reason-by-chance = au hasard
reason-estimate = d’après ce qui a été essayé
reason-last-viking = le dernier Viking de cette Colonisation
reason-fills = plus aucune terre n’est disputée ; il reste { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } à soi à remplir
reason-cuts-off = isole une région de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-secures = assure { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-denies = empêche { seat-name } d’assurer { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-rune-points = { rune-name } rapporte { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
reason-carried = { rune-name } mène un Viking là où aucune terre ne mène
reason-threatens = garde une suite qui assurerait { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-reaches = ouvre la voie vers { $tiles ->
        [one] { $tiles } tuile disputée
       *[other] { $tiles } tuiles disputées
    }
reason-takes-contested = prend une terre disputée
reason-waits = attend sur une terre que personne d’autre n’atteint
reason-site = prépare un site pour une Maison longue : { $tiles ->
        [one] { $tiles } tuile en serait la plus proche
       *[other] { $tiles } tuiles en seraient les plus proches
    }
reason-closes = ferme { $openings ->
        [one] une ouverture
       *[other] { $openings } ouvertures
    } dans la terre de { seat-name }
reason-adds-land = ajoute { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } aux terres les plus proches de ses Maisons longues
reason-barren = une tuile que personne ne peut coloniser
reason-opens = garde sa terre ouverte : { $openings ->
        [one] { $openings } ouverture de plus
       *[other] { $openings } ouvertures de plus
    }
reason-gives = laisse { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } à { seat-name }, et reste bon
reason-quiet = ne change rien aux terres de personne
reason-builds-to-grow = bâtit là où la terre peut encore grandir : { $openings ->
        [one] { $openings } ouverture
       *[other] { $openings } ouvertures
    }
reason-builds = bâtit là où { $tiles ->
        [one] { $tiles } tuile est la plus proche
       *[other] { $tiles } tuiles sont les plus proches
    }
reason-builds-against = prend { $tiles ->
        [one] { $tiles } tuile qui serait plus proche
       *[other] { $tiles } tuiles qui seraient plus proches
    } de { seat-name }
reason-builds-home = bâtit la Maison, à côté de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
reason-keeps-longhouse = garde la Maison longue pour un meilleur endroit (il en reste { $left })
reason-draws = pioche, car aucune tuile mise de côté n’est meilleure
reason-says-nothing-fits = dit que rien ne convient
reason-accepts = ne voit pas de place non plus
reason-points-out = il y a une place
reason-visit = réussit à { $percent } % pour { $stars ->
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
reason-last-trick = gagne le dernier pli qu’il faut
reason-too-many = gagne un pli de trop, qu’un Allié peut encore reprendre
reason-scores-cheaply = gagne avec la plus basse carte possible ; encore { $needed } à gagner
reason-scores = gagne le pli ; encore { $needed } à gagner
reason-enough = laisse passer : plus aucun pli n’est nécessaire
reason-ducks = laisse passer : { $needed } à gagner avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } encore
reason-saves-trump = perd de toute façon et garde { $trumps ->
        [one] l’Atout
       *[other] { $trumps } Atouts
    }
reason-sheds = se défait d’une carte haute, { $card }
reason-keeps-high = donne la plus basse carte, { $card }, et garde les hautes
reason-uses = c’est le moment d’activer : { northwood-character }
reason-helps = { northwood-character } : les chances passent de { $without } % à { $percent } %
reason-keeps-allies = { $allies ->
        [0] écoute
        [one] garde l’Allié pour plus tard
       *[other] garde { $allies } Alliés pour plus tard
    }
reason-calls = { northwood-character } vaut ici mieux que l’Allié remplacé
reason-likely = laisse { $percent } % de chances de gagner le Fief

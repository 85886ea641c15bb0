# Les bots : qui ils sont, ce qu’ils refusent, comment ils se comparent.

player-unknown = Il n’y a pas de joueur « { $name } » : choisissez parmi { $players }.
player-budget = « { $name } » n’a pas de temps de réflexion valable. Écrivez-le après un bot qui réfléchit, par exemple norn@50ms, norn@2s ou norn@2000n (positions).
player-budget-game = « { $name } » : un temps pour toute la partie n’est possible que dans Les Fiefs de Norbois.
engine-too-large = Ce jeu de tuiles est trop grand pour les bots : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, alors que le maximum est { $most }.
player-seats = { $given ->
        [one] Vous nommez { $given } joueur
       *[other] Vous nommez { $given } joueurs
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
bot-cannot = Ce bot ne sait pas répondre à « { $ask } ».

own-bot-given = « { $given } » ne désigne aucun bot. Écrivez NOM=COMMANDE, par exemple hermit=./my-bot.
own-bot-name = « { $name } » ne peut pas être le nom d’un bot. Utilisez au plus 30 minuscules sans accent, chiffres et traits d’union, en commençant par une lettre.
own-bot-taken = L’un des bots de la maison s’appelle déjà « { $name } ». Choisissez un autre nom.
own-bot-file = La liste des bots est illisible. { $file } : { $problem }
own-bot-other-game = Le bot « { $name } » ne joue pas à { $game }.
own-bot-slow = Le bot « { $name } » n’a pas répondu en { $limit } s.
own-bot-refused = Le bot « { $name } » a échoué. { $problem }

arena-games = { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } sur { $of }
arena-player = joueur
arena-won = victoires en % (intervalle à 95 %)
arena-margin = points d’avance sur le meilleur adversaire (intervalle à 95 %)
arena-rating = cote
arena-rated = { $rating } ± { $spread }
arena-seconds = secondes par partie
arena-slowest = coup le plus lent, en secondes
arena-stars = étoiles (intervalle à 95 %)
arena-reached = ≥ 16 / 18 / 20 étoiles
arena-fiefs = Fiefs 0 à 7 gagnés
arena-part = { $figure } ({ $low } à { $high })
arena-mean = { $figure } ({ $low } à { $high })
arena-forfeit = Forfait, partie { $number } : { $problem }
arena-forfeits = { $games ->
        [one] { $player } a perdu { $games } partie par forfait.
       *[other] { $player } a perdu { $games } parties par forfait.
    }

player-no-opinion = { $name } joue sans réfléchir et n’a pas d’indice à donner.
player-strength = { $level ->
        [thrall] débutant
        [karl] facile
        [jarl] moyen
        [skald] fort
       *[norn] le plus fort
    }
player-level = { web-level }, { player-strength }

advice-ply = n°
advice-seat = place
advice-move = coup
advice-points = points d’avance
advice-win = chances de gagner
advice-stars = étoiles
advice-goal = chances d’atteindre l’objectif
advice-hit = chances de gagner le Fief
advice-lost = perte
advice-why = pourquoi
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Prouvé
       *[other] Estimé
    } : { $nodes ->
            [one] { $nodes } position examinée
           *[other] { $nodes } positions examinées
        } en { $seconds } s.
advice-better = Coup { $ply } : { $played } a coûté { $game ->
        [fjords] { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        }
       *[other] { $percent } % de chances d’atteindre l’objectif
    }. Mieux valait jouer { $best }. { $why }
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
            [one] { $nodes } position examinée
           *[other] { $nodes } positions examinées
        } en { $seconds } s).
solve-bounds = Si tout le monde joue au mieux, { seat-name } finit avec une avance de { $low } à { $high } points. Le coup { $best } assure au moins la plus petite avance ({ $nodes ->
            [one] { $nodes } position examinée
           *[other] { $nodes } positions examinées
        } en { $seconds } s).
solve-line = La suite des meilleurs coups : { $line }

fjords-hint = { $action } : { $value ->
        [one] { $value } point d’écart
       *[other] { $value } points d’écart
    }, { $win } % de chances de gagner
northwood-hint = { $action } : { $value ->
        [one] { $value } étoile attendue
       *[other] { $value } étoiles attendues
    }, { $win } % de chances d’atteindre l’objectif, { $hit } % de gagner le Fief

# Pourquoi un coup est bon, en une ligne.

reason-only-choice = C’est le seul coup possible.
reason-whom = { $you ->
        [yes] vous
       *[no] { $who }
    }
reason-whose = { $you ->
        [yes] vos terres
       *[no] les terres adverses ({ $who })
    }
reason-by-chance = Ce coup est choisi au hasard.
reason-estimate = C’est le meilleur coup dans les parties simulées.
reason-last-viking = C’est la dernière pièce à placer.
reason-fills = Plus aucune terre n’est disputée ; il reste { $tiles ->
        [one] { $tiles } tuile acquise
       *[other] { $tiles } tuiles acquises
    } à occuper.
reason-cuts-off = Ce coup isole une région de { $tiles ->
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
reason-secures = Ce coup met { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } hors d’atteinte des adversaires.
reason-denies = { $you ->
        [yes] Ce coup vous empêche de vous réserver { $tiles ->
            [one] { $tiles } tuile.
           *[other] { $tiles } tuiles.
        }
       *[no] Ce coup empêche { $who } de se réserver { $tiles ->
            [one] { $tiles } tuile.
           *[other] { $tiles } tuiles.
        }
    }
reason-rune-points = La rune { rune-name } rapporte { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }
reason-carried = La rune { rune-name } amène un Viking là où la plaine ne mène pas.
reason-threatens = Ce coup menace de se réserver { $tiles ->
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
reason-reaches = Ce coup ouvre la voie vers { $tiles ->
        [one] { $tiles } tuile disputée.
       *[other] { $tiles } tuiles disputées.
    }
reason-takes-contested = Ce coup prend une tuile disputée.
reason-waits = Ce coup gagne du temps sur une tuile que personne d’autre n’atteint.
reason-site = C’est un bon endroit où bâtir, plus près de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } que tous les adversaires.
reason-closes = Ce coup empêche { reason-whose } de s’étendre : { $openings ->
        [one] { $openings } ouverture en moins.
       *[other] { $openings } ouvertures en moins.
    }
reason-adds-land = Ce coup ajoute { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } à ses propres terres.
reason-barren = Personne ne pourra occuper cette tuile.
reason-opens = Ce coup garde ses propres terres ouvertes : { $openings ->
        [one] { $openings } ouverture de plus.
       *[other] { $openings } ouvertures de plus.
    }
reason-gives = { $you ->
        [yes] Ce coup vous laisse { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        }, mais reste le meilleur.
       *[no] Ce coup laisse { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        } à { $who }, mais reste le meilleur.
    }
reason-quiet = Ce coup ne change les terres de personne.
reason-builds-to-grow = Ici, les terres peuvent encore s’étendre : { $openings ->
        [one] { $openings } ouverture.
       *[other] { $openings } ouvertures.
    }
reason-builds = Cet endroit est plus près de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } que tous les adversaires.
reason-builds-against = { $you ->
        [yes] Ce coup vous devance sur { $tiles ->
            [one] { $tiles } tuile.
           *[other] { $tiles } tuiles.
        }
       *[no] Ce coup devance { $who } sur { $tiles ->
            [one] { $tiles } tuile.
           *[other] { $tiles } tuiles.
        }
    }
reason-builds-home = Ici, la Pierre « Maison » touche { $tiles ->
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
reason-keeps-longhouse = Un meilleur endroit pour bâtir peut venir (encore { $left } en réserve).
reason-draws = Aucune tuile mise de côté n’est meilleure.
reason-says-nothing-fits = Il ne semble y avoir aucun placement.
reason-accepts = Il n’y a aucun placement possible.
reason-points-out = La tuile peut être posée.
reason-visit = Vous avez { $percent } % de chances de réussir, pour { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, avec { $trumps ->
        [one] { $trumps } Atout
       *[other] { $trumps } Atouts
    } en main.
reason-visit-trumps = Vous avez { $trumps ->
        [one] { $trumps } Atout
       *[other] { $trumps } Atouts
    } en main pour le Fief { $fief }.
reason-last-trick = Cette carte marque le dernier point nécessaire.
reason-too-many = Cette carte marque un point de trop, mais un Allié peut encore le retirer.
reason-scores-cheaply = C’est la carte la plus basse qui marque ; ensuite, { $needed ->
        [one] encore { $needed } point à marquer.
       *[other] encore { $needed } points à marquer.
    }
reason-scores = Cette carte marque ; ensuite, { $needed ->
        [one] encore { $needed } point à marquer.
       *[other] encore { $needed } points à marquer.
    }
reason-enough = Cette carte évite de marquer, car il y a déjà assez de points.
reason-ducks = Cette carte évite de marquer : encore { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } à marquer avec { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
reason-saves-trump = Rien ne marquerait ici ; cette carte garde { $trumps ->
        [one] l’Atout.
       *[other] { $trumps } Atouts.
    }
reason-sheds = Vous vous défaites ainsi d’une carte haute.
reason-keeps-high = C’est la carte la plus basse : les hautes restent en main.
reason-uses = C’est le moment d’activer : { northwood-character }.
reason-helps = { northwood-character } : les chances de réussir passent de { $without } % à { $percent } %.
reason-keeps-allies = { $allies ->
        [0] Aucun Allié n’est disponible.
        [one] L’Allié reste disponible pour plus tard.
       *[other] { $allies } Alliés restent disponibles pour plus tard.
    }
reason-calls = { northwood-character } : plus utile ici que l’Allié remplacé.
reason-likely = Il reste { $percent } % de chances de gagner le Fief.
bot-illegal = Le bot veut jouer « { $action } », ce qui est interdit ici.

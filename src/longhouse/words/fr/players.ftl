# Les bots : qui ils sont, ce qu’ils refusent, comment ils se comparent.

player-unknown = Il n’y a pas de joueur « { $name } ». Choisissez parmi : { $players }.
player-budget = « { $name } » n’a pas de temps de réflexion valable. Écrivez un temps ou un nombre de positions après le nom du bot : norn@50ms, norn@2s ou norn@2000n.
player-budget-game = « { $name } » : un temps pour toute la partie n’est possible que dans Les Fiefs de Norbois.
engine-too-large = Ce jeu de tuiles est trop grand pour les bots : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, pour un maximum de { $most }.
player-seats = { $given ->
        [one] Vous nommez { $given } joueur
       *[other] Vous nommez { $given } joueurs
    }, mais la partie a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
player-nothing-to-decide = Il n’y a aucune décision à prendre dans cette position.

bot-id = Une demande doit avoir un « id » : un texte ou un nombre entier.
bot-asked-twice = La demande { $name } est déjà en cours. Utilisez un autre id.
bot-cancelled = La demande a été annulée avant qu’un bot y réponde.
bot-failed = Le bot a échoué : { $problem }
bot-line-too-long = Cette ligne est trop longue. La limite est de { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
bot-away = Le bot ne répond pas. Le serveur réessaie.
bot-closed = Les bots sont arrêtés et ne peuvent plus répondre à cette demande.
bot-not-started = Longhouse ne peut pas lancer le bot ({ $command }) : { $problem }
bot-died = Le bot a planté, même après un redémarrage.
bot-flooded = Le bot a été arrêté, car il envoie trop de données.
bot-unclear = La réponse du bot est illisible.
bot-cannot = Ce bot ne sait pas répondre à « { $ask } ».

own-bot-given = « { $given } » ne désigne aucun bot. Écrivez NOM=COMMANDE, par exemple hermit=./my-bot.
own-bot-name = « { $name } » ne peut pas être le nom d’un bot. Utilisez au plus 30 caractères : minuscules sans accent, chiffres et traits d’union. Commencez par une lettre.
own-bot-taken = Longhouse a déjà un bot appelé « { $name } ». Choisissez un autre nom.
own-bot-file = La liste des bots est illisible. { $file } : { $problem }
own-bot-other-game = Le bot « { $name } » ne connaît pas ce jeu : { $game }.
own-bot-slow = Le bot « { $name } » n’a pas répondu en { $limit } s.
own-bot-refused = Le bot « { $name } » a échoué. { $problem }

arena-games = { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } sur { $of }
arena-player = joueur
arena-won = victoires en % (intervalle de confiance à 95 %)
arena-margin = points d’avance sur le meilleur adversaire (intervalle de confiance à 95 %)
arena-rating = cote
# Une cote et son incertitude, par exemple « 1520 ± 25 ».
arena-rated = { $rating } ± { $spread }
arena-seconds = secondes par partie
arena-slowest = coup le plus lent, en secondes
arena-stars = étoiles (intervalle de confiance à 95 %)
arena-reached = parties avec au moins 16 / 18 / 20 étoiles
arena-fiefs = part des Visites gagnées, du Fief 0 au Fief 7
# Une part avec son intervalle à 95 %, par exemple « 52,1 (49,0 à 55,2) ».
arena-part = { $figure } ({ $low } à { $high })
# Une moyenne avec son intervalle à 95 %, par exemple « 3,40 (2,95 à 3,85) ».
arena-mean = { $figure } ({ $low } à { $high })
arena-forfeit = Partie perdue par forfait (n° { $number }) : { $problem }
arena-forfeits = { $games ->
        [one] { $player } a perdu { $games } partie par forfait.
       *[other] { $player } a perdu { $games } parties par forfait.
    }

player-no-opinion = { $name } ne compare pas les coups et ne peut pas donner d’indice. Choisissez un autre bot.
player-strength = { $level ->
        [thrall] débutant
        [karl] facile
        [jarl] moyen
        [skald] fort
        [vala] très fort
       *[norn] le plus fort
    }
player-level = { web-level }, { player-strength }

advice-ply = coup n°
advice-seat = place
advice-move = coup
advice-points = points d’avance
advice-win = chances de gagner
advice-stars = étoiles en moyenne
advice-goal = chances d’atteindre l’objectif
advice-hit = chances de gagner le Fief
advice-lost = coût
advice-why = raison
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Prouvé
       *[other] Estimé
    } : { $nodes ->
            [one] { $nodes } position examinée
           *[other] { $nodes } positions examinées
        } en { $seconds } s.
advice-better = Coup n° { $ply } : { $played } a coûté { $game ->
        [fjords] { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        }
       *[other] { $percent } % de chances d’atteindre l’objectif
    }. Il valait mieux jouer { $best }. { $why }
advice-incomplete = L’analyse a été interrompue : seuls les coups ci-dessus ont été examinés.
solve-no-solver = Longhouse ne peut pas résoudre exactement les positions de ce jeu.
solve-no-settlement = Seule la Colonisation d’une partie à deux peut être résolue. Cette position vient d’une autre phase.
solve-exact = Si les deux joueurs jouent au mieux, { seat-name } finit { $side ->
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
solve-bounds = Le résultat exact n’est pas encore trouvé. Si les deux joueurs jouent au mieux, { seat-name } finit avec une avance de { $low } à { $high } points (un nombre négatif est un retard). Le meilleur coup trouvé, { $best }, garantit au moins { $low } ({ $nodes ->
            [one] { $nodes } position examinée
           *[other] { $nodes } positions examinées
        } en { $seconds } s).
solve-line = Les meilleurs coups ensuite : { $line }

fjords-hint = { $action } : { $value ->
        [one] { $value } point d’avance
       *[other] { $value } points d’avance
    }, { $win } % de chances de gagner
northwood-hint = { $action } : { $value ->
        [one] { $value } étoile en moyenne
       *[other] { $value } étoiles en moyenne
    }, { $win } % de chances d’atteindre l’objectif, { $hit } % de chances de gagner le Fief

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
reason-by-chance = Le bot a choisi ce coup au hasard.
reason-estimate = C’est le coup qui a le mieux réussi dans les parties simulées.
reason-last-viking = C’est le dernier coup de la Colonisation.
reason-fills = Plus aucune terre n’est disputée. Le joueur n’a plus qu’à occuper ses terres acquises : { $tiles ->
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
reason-cuts-off = Ce coup isole une région de { $tiles ->
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
reason-secures = Ce coup met { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } hors de portée des adversaires.
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
reason-carried = La rune { rune-name } amène un Viking sur une tuile inaccessible par la plaine.
reason-threatens = Avec ce coup, le joueur menace de se réserver { $tiles ->
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
reason-reaches = Ce coup ouvre la voie vers { $tiles ->
        [one] { $tiles } tuile disputée.
       *[other] { $tiles } tuiles disputées.
    }
reason-takes-contested = Avec ce coup, le joueur occupe une tuile disputée.
reason-waits = C’est un coup d’attente : le joueur occupe une tuile que personne d’autre ne peut atteindre.
reason-site = C’est un bon endroit pour bâtir : { $tiles ->
        [one] { $tiles } tuile est plus près d’ici que de tout bâtiment adverse.
       *[other] { $tiles } tuiles sont plus près d’ici que de tout bâtiment adverse.
    }
reason-closes = Ce coup ferme { $openings ->
        [one] { $openings } passage
       *[other] { $openings } passages
    } par où { reason-whose } pouvaient s’étendre.
reason-adds-land = Ce coup ajoute { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } { $you ->
        [yes] à vos terres
       *[no] aux terres du joueur
    }.
reason-barren = Personne ne pourra occuper cette tuile.
reason-opens = Ce coup ouvre { $openings ->
        [one] { $openings } nouveau passage
       *[other] { $openings } nouveaux passages
    } par où { $you ->
        [yes] vos terres
       *[no] les terres du joueur
    } peuvent s’étendre.
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
reason-quiet = Ce coup ne change rien aux terres des joueurs.
reason-builds-to-grow = Les terres autour de ce bâtiment peuvent encore s’étendre par { $openings ->
        [one] { $openings } passage.
       *[other] { $openings } passages.
    }
reason-builds = { $tiles ->
        [one] { $tiles } tuile est plus près d’ici que de tout bâtiment adverse.
       *[other] { $tiles } tuiles sont plus près d’ici que de tout bâtiment adverse.
    }
reason-builds-against = { $you ->
        [yes] Sans ce bâtiment, vous atteindriez { $tiles ->
            [one] { $tiles } tuile avant les autres.
           *[other] { $tiles } tuiles avant les autres.
        }
       *[no] Sans ce bâtiment, { $who } atteindrait { $tiles ->
            [one] { $tiles } tuile avant les autres.
           *[other] { $tiles } tuiles avant les autres.
        }
    }
reason-builds-home = Ici, la Pierre « Maison » touche { $tiles ->
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
reason-keeps-longhouse = Un meilleur endroit pour bâtir peut encore se présenter. Bâtiments en réserve : { $left }.
reason-draws = Piocher une tuile vaut mieux que poser une des tuiles mises de côté.
reason-says-nothing-fits = Apparemment, aucune tuile ne peut être posée.
reason-accepts = L’annonce est juste : aucune tuile ne peut être posée.
reason-points-out = L’annonce est fausse : une tuile peut encore être posée.
reason-visit = Vous avez { $percent } % de chances de gagner { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } ici, avec { $trumps ->
        [one] { $trumps } Atout
       *[other] { $trumps } Atouts
    } en main.
reason-visit-trumps = Vous avez { $trumps ->
        [one] { $trumps } Atout
       *[other] { $trumps } Atouts
    } en main pour le Fief { $fief }.
reason-last-trick = Cette carte marque le dernier point qu’il vous faut.
reason-too-many = Avec cette carte, vous avez 1 point de trop, mais un Allié peut encore le retirer.
reason-scores-cheaply = C’est la plus basse de vos cartes qui marquent. Points encore nécessaires : { $needed }.
reason-scores = Cette carte marque. Points encore nécessaires : { $needed }.
reason-enough = Cette carte ne marque pas : vous avez déjà assez de points.
reason-ducks = Cette carte ne marque pas, et c’est voulu. Il vous faut encore { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    }, et il vous restera { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
reason-saves-trump = Cette carte ne marque pas, mais vous gardez { $trumps ->
        [one] l’Atout
       *[other] { $trumps } Atouts
    } en main.
reason-sheds = Ce coup vous débarrasse d’une carte haute.
reason-keeps-high = C’est votre carte la plus basse : vous gardez les plus hautes.
reason-uses = C’est le moment d’activer { northwood-the }.
reason-helps = Avec { northwood-the }, vos chances de gagner le Fief passent de { $without } % à { $percent } %.
reason-keeps-allies = { $allies ->
        [0] Aucun Allié n’est disponible.
        [one] Ce coup garde l’Allié pour plus tard.
       *[other] Ce coup garde { $allies } Alliés pour plus tard.
    }
reason-calls = Dans cette Visite, { northwood-the } vous aide plus que l’Allié remplacé.
reason-likely = Vous avez { $percent } % de chances de gagner le Fief.
bot-illegal = Le bot veut jouer « { $action } », mais ce coup est interdit ici.

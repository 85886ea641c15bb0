# Les robots : qui ils sont, ce qu’ils refusent, comment ils se comparent.

player-unknown = Il n’y a pas de joueur « { $name } » : choisissez { $players }.
player-budget = « { $name } » n’a pas de budget utilisable : écrivez norn@50ms, norn@2s ou norn@2000n après un joueur qui cherche.
player-budget-game = « { $name } » : un temps pour toute la partie n’existe que pour For Northwood!
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

chat-muted = La discussion est coupée ici.
chat-none = Aucun message pour l’instant.
chat-new = { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
chat-write = Écrire un message
chat-write-to = Écrire à { $who }
chat-mute = { $on ->
        [yes] Rétablir la discussion
       *[no] Couper la discussion
    }
chat-quick = { $word ->
        [luck] Bonne chance !
        [nice] Beau coup !
        [thanks] Merci !
        [played] Bien joué !
       *[hello] Bonjour !
    }
pair-title = Trouver des joueurs
pair-game = Jeu
pair-players = Nombre de joueurs
pair-players-of = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
pair-clock = Limite de temps
pair-no-clock = Sans limite
pair-days = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
pair-move = { $minutes } min par coup
pair-fischer = { $minutes } min + { $seconds } s
# Sur une case : la limite de temps en grand, puis le reste en petit.
pair-tile = { $kind ->
        [none] Sans limite
        [days] { $amount ->
            [one] { $amount } jour
           *[other] { $amount } jours
        }
       *[minutes] { $amount } min
    }
pair-tile-rest = { $kind ->
        [fischer] + { $seconds } s
       *[move] par coup
    }
pair-tile-about = { $kind ->
        [quick] rapide
        [easy] tranquille
        [move] rythme régulier
        [days] sur plusieurs jours
       *[none] à votre rythme
    }
pair-count = { $count ->
        [0] personne pour l’instant
        [one] { $count } joueur en attente
       *[other] { $count } joueurs en attente
    }
pair-own = Sur mesure
pair-own-about = créer votre partie
pair-rated = classée
pair-rated-box = Partie classée
pair-meanwhile = Jouer contre Karl en attendant
pair-watched = Spectateurs admis
pair-find = Trouver une partie
pair-looking = Recherche de joueurs
pair-found-short = Joueurs trouvés
pair-seconds = { $seconds ->
        [one] { $seconds } seconde d’attente
       *[other] { $seconds } secondes d’attente
    }
pair-near = joueurs d’une cote proche de la vôtre
pair-anybody-on = joueurs de tous les niveaux
pair-anybody = Tous les niveaux
pair-stop = Arrêter
pair-play-bot = Jouer contre Karl
pair-found = Partie trouvée avec { $who }.
pair-not-now = Pas maintenant
pair-sit = Prendre place · { $seconds }
pair-gone = Un joueur n’a pas pris sa place. La recherche continue.
pair-late = Vous n’avez pas pris votre place à temps. Relancez la recherche.
lobby-open-seats = Places libres
lobby-open-none = Aucune place libre. Lancez une recherche ou créez une partie.
lobby-sit = Prendre place
lobby-seats-left = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-live = En direct
lobby-live-count = { $count ->
        [one] { $count } partie publique
       *[other] { $count } parties publiques
    }
premove-about = Choisissez une tuile à l’avance : vous l’occuperez dès que ce sera à vous.
premove-set = Vous prévoyez d’occuper { $where }
premove-undo = Annuler
premove-cell = Prévoir d’occuper cette tuile : { $tile }
premove-gone = La tuile prévue ne peut plus être occupée. Choisissez-en une autre.
plan-title = Prévoyez vos coups
plan-ahead = { $count ->
        [0] Prévoir mes coups
        [one] { $count } suite prévue
       *[other] { $count } suites prévues
    }
plan-about = Jouez un coup à la place des autres, puis votre réponse. Si la partie se déroule ainsi en votre absence, votre réponse sera jouée. Personne d’autre ne voit ce plan.
plan-answer = Jouez maintenant votre réponse.
plan-chance = Une tuile est tirée au sort ici : votre suite s’arrête là.
plan-kept = Vos coups prévus sont enregistrés.
plan-to-table = Revenir à la partie
plan-again = Recommencer
plan-keep = Enregistrer la suite
plan-lines = { $count ->
        [one] { $count } suite prévue
       *[other] { $count } suites prévues
    }
plan-remove = Retirer
plan-remove-which = Retirer cette suite : { $moves }
plan-not-yours = Vous ne pouvez prévoir vos coups que dans vos propres parties en cours.
challenge-title = Inviter un joueur
challenge-who = Joueur
challenge-by-name = Saisir un identifiant…
challenge-name = Identifiant
challenge-send = Envoyer l’invitation
challenge-link = Inviter par un lien
challenge-waits = { $who } n’a pas encore répondu
challenge-asked = { $who } vous propose une partie
challenge-accept = Accepter
challenge-decline = Refuser
challenge-table = Aller à la partie
challenge-answered = { $answer ->
        [accepted] { $who } a accepté votre invitation
        [declined] { $who } a refusé votre invitation
       *[late] { $who } n’a pas répondu à temps
    }

chat-muted = Vous avez coupé cette discussion : vous ne recevez plus ses messages.
chat-none = Aucun message pour l’instant.
chat-new = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
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
pair-fischer = { $minutes } min + { $seconds } s par coup
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
# Ce qu’est une partie avec cette limite de temps.
pair-tile-about = { $kind ->
        [quick] rapide
        [easy] tranquille
        [move] rythme régulier
        [days] sur plusieurs jours
       *[none] à votre rythme
    }
pair-count = { $count ->
        [0] personne n’attend
        [one] { $count } joueur en attente
       *[other] { $count } joueurs en attente
    }
pair-own = Sur mesure
# Sur une case, sous « Sur mesure ».
pair-own-about = avec vos propres options
pair-rated = classée
pair-rated-box = Partie classée
pair-meanwhile = Jouer contre Karl en attendant
pair-watched = Autoriser les spectateurs
pair-find = Trouver une partie
pair-looking = Recherche de joueurs
pair-found-short = Joueurs trouvés
pair-seconds = { $seconds ->
        [one] Vous attendez depuis { $seconds } seconde
       *[other] Vous attendez depuis { $seconds } secondes
    }
# Avec qui la recherche se fait d’abord.
pair-near = joueurs dont la cote est proche de la vôtre
# Avec qui la recherche se fait ensuite.
pair-anybody-on = joueurs de tous les niveaux
pair-anybody = Tous les niveaux
pair-stop = Arrêter la recherche
pair-play-bot = Jouer contre Karl
pair-meanwhile-about = En attendant, vous jouez contre un bot. Dès qu’un joueur est trouvé, un message vous prévient, et cette partie reste telle quelle.
pair-to-bot = Continuer contre le bot
pair-kept = Votre partie en cours reste telle quelle.
pair-found = Vous pouvez jouer avec { $who }
pair-not-now = Pas maintenant
pair-sit = Prendre place · { $seconds } s
pair-gone = Un autre joueur n’a pas pris sa place à temps. La recherche continue.
pair-late = Vous n’avez pas pris votre place à temps. Relancez la recherche.
lobby-tab = { $tab ->
        [find] Trouver une partie
        [seats] Places libres
        [watch] Regarder
       *[mine] Mes parties
    }
lobby-open-seats = Places libres
lobby-open-none = Il n’y a aucune place libre pour l’instant. Cherchez des joueurs ou créez une partie.
lobby-sit = Prendre place
lobby-seats-left = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-runes = Pierres runiques : { $runes }
lobby-rounds = { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
lobby-kept = réservée à un joueur
lobby-cancel = Annuler la partie
lobby-live = En direct
lobby-live-chip = en direct
lobby-live-count = { $count ->
        [0] Personne ne joue de partie publique en ce moment.
        [one] { $count } partie publique
       *[other] { $count } parties publiques
    }
premove-about = Choisissez une tuile dès maintenant : votre pièce y sera placée dès que ce sera à vous.
premove-set = Vous prévoyez d’occuper { $where }
premove-undo = Annuler
premove-cell = Prévoir d’occuper cette tuile : { $tile }
premove-gone = Vous ne pouvez plus occuper la tuile prévue. Choisissez-en une autre.
plan-title = Prévoyez vos coups
plan-ahead = { $count ->
        [0] Prévoir mes coups
        [one] { $count } plan enregistré
       *[other] { $count } plans enregistrés
    }
plan-about = Jouez d’abord un coup à la place d’un autre joueur, puis votre réponse. Si ce joueur joue vraiment ce coup, votre réponse est jouée pour vous, même en votre absence. Vous seul voyez vos plans.
plan-answer = Jouez maintenant votre réponse.
plan-chance = La suite dépend d’une tuile tirée au hasard : votre plan s’arrête ici.
plan-kept = Votre plan est enregistré.
plan-to-table = Revenir à la partie
plan-again = Recommencer
plan-keep = Enregistrer ce plan
plan-lines = { $count ->
        [one] { $count } plan enregistré
       *[other] { $count } plans enregistrés
    }
plan-remove = Retirer
plan-remove-which = Retirer ce plan : { $moves }
plan-not-yours = Vous ne pouvez prévoir vos coups que dans vos propres parties en cours.
bell-none = Rien ne vous attend.
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

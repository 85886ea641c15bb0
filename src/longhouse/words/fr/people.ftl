# Profils, amis et classements.

# À la place de la cote, pour un joueur qui a joué trop peu de parties classées.
people-new = Nouveau
people-rating-soon = { $games ->
        [one] Jouez encore { $games } partie pour obtenir une cote.
       *[other] Jouez encore { $games } parties pour obtenir une cote.
    }
# Sous une cote.
people-uncertainty = { $provisional ->
        [true] ± { $points }, provisoire
       *[false] ± { $points }
    }
# Sous le plus grand nombre de points ou d’étoiles d’un joueur.
people-best = { $shields ->
        [true] record de points
       *[false] record d’étoiles
    }
people-puzzles-of = Problèmes : { $game }
people-rating-in = { $players ->
        [one] Cote ({ $game }, { $players } joueur)
       *[other] Cote ({ $game }, { $players } joueurs)
    }
people-span = Période
people-span-name = { $span ->
        [month] Un mois
        [half] Six mois
       *[all] Tout
    }
people-course-short = Il y a trop peu de parties classées sur cette période pour tracer une courbe.
people-records = Meilleurs résultats
people-record = { $kind ->
        [points] Meilleur score
        [margin] Plus large victoire
        [row] Victoires de suite
       *[stars] Meilleur voyage
    }
people-record-value = { $kind ->
        [row] { $value ->
            [one] { $value } victoire
           *[other] { $value } victoires
        }
        [stars] { $value ->
            [one] { $value } étoile
           *[other] { $value } étoiles
        }
        [margin] { $value ->
            [one] { $value } point d’avance
           *[other] { $value } points d’avance
        }
       *[points] { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
    }
people-against = Par adversaire
# La légende des barres qui suivent.
people-against-key = gagnées · à égalité · perdues
people-against-row = Gagnées : { $won }, à égalité : { $drawn }, perdues : { $lost }
# À la place d’un nom inconnu.
people-somebody = Un joueur
people-badges = Insignes
people-badges-count = { $count } sur { $of }
people-badge = { $badge ->
        [kept-light] Lanterne fidèle
        [month-light] Un mois de lumière
        [solver] Esprit vif
        [in-a-row] Cinq de suite
        [sociable] Bonne compagnie
        [beat-jarl] Rival de Jarl
        [beat-skald] Rival de Scalde
        [beat-vala] Rival de Vala
        [beat-norn] Le fil de la Norne
        [wide-win] Large avance
        [full-table] Table complète
        [builder] Bâtisseur
        [bronze] Bronze
        [silver] Argent
        [gold] Or
        [all-fiefs] Tout Norbois
       *[year] Année complète
    }
people-badge-how = { $badge ->
        [kept-light] Jouez le problème ou la donne du jour { $of } jours de suite.
        [month-light] Jouez le problème ou la donne du jour { $of } jours de suite.
        [solver] Résolvez { $of } problèmes du premier coup.
        [in-a-row] Gagnez { $of } parties de suite contre des joueurs humains.
        [sociable] Jouez avec { $of } joueurs humains différents.
        [beat-jarl] Battez Jarl.
        [beat-skald] Battez Scalde.
        [beat-vala] Battez Vala.
        [beat-norn] Battez Norne.
        [wide-win] Gagnez avec au moins 10 points d’avance.
        [full-table] Gagnez une partie à quatre joueurs.
        [builder] Bâtissez { $of } Maisons longues au fil de vos parties.
        [bronze] Obtenez 16 étoiles en un seul voyage à travers Norbois.
        [silver] Obtenez 18 étoiles en un seul voyage à travers Norbois.
        [gold] Obtenez 20 étoiles en un seul voyage à travers Norbois.
        [all-fiefs] Gagnez les huit Fiefs en un seul voyage à travers Norbois.
       *[year] Gagnez les { $of } scénarios de l’Année de Longhouse.
    }
# Sous un insigne à gagner : par exemple « 3 sur 5 ».
people-badge-done = { $done } sur { $of }
people-history = Parties
people-filter = { $by ->
        [game] Jeu
        [against] Adversaire
        [outcome] Résultat
       *[kind] Type
    }
people-all = Tout
people-kind = { $kind ->
        [rated] Classées
       *[casual] Amicales
    }
people-found = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
people-more = En voir plus
people-search = Chercher un joueur
people-search-found = Joueurs trouvés
people-search-count = { $count ->
        [0] Aucun joueur trouvé. Vous trouvez ici vos amis et ceux qui montrent leur profil à tous.
        [one] 1 joueur
       *[other] { $more ->
            [true] Les { $count } premiers joueurs
           *[false] { $count } joueurs
        }
    }
people-public = Ce que voient les autres
people-public-about = Sans votre accord, seuls vos amis voient votre profil. Vous pouvez changer d’avis à tout moment.
people-publish = Montrer mon profil à tous les joueurs de ce serveur
people-rank-me = Montrer mon nom dans les classements
people-name-about = Les autres joueurs vous voient sous ce nom.
people-name-save = Enregistrer le nom
people-name-saved = Votre nom est enregistré.
people-data = Vos données
people-data-about = Téléchargez tout ce que ce serveur a enregistré sur vous, ou supprimez-le.
people-data-download = Télécharger tout
people-data-delete = Supprimer tout
people-data-sure = Supprimer votre nom, votre compte, vos résultats, vos amis et vos messages ? C’est définitif. Les autres joueurs gardent vos parties, sans votre nom.
people-data-yes = Oui, tout supprimer
people-data-no = Non, tout garder
people-profile-link = Lien vers mon profil
people-no-profile = Aucun profil ici
people-no-profile-why = Cette adresse n’existe pas, ou ce profil est privé.
people-since = Ici depuis { $since }
people-is-friend = Ami
people-befriend = Devenir amis
people-agree = Accepter
people-decline = Refuser
people-asked = Demande envoyée
people-take-back = Retirer la demande
people-friends = Amis
people-my-friends = Mes amis
people-friends-see = Vos amis voient votre profil et vos résultats du jour, et vous voyez les leurs.
people-invites = { $name } vous propose de devenir amis
people-now-friends = { $name } fait maintenant partie de vos amis
people-see-profile = Voir le profil
people-invite = Inviter un ami
people-invite-about = Créez un lien et envoyez-le à un ami. Chaque lien ne sert qu’une fois et reste valable deux semaines.
people-make-link = Créer un lien
people-friend-link = Lien pour devenir amis
people-asking = Demandes d’amis
people-remove = Retirer
people-remove-who = Retirer de mes amis : { $name }
people-no-friends = Vous n’avez pas encore d’amis ici. Créez un lien et envoyez-le à quelqu’un avec qui vous aimez jouer.
people-tab = { $tab ->
        [leaderboard] Classements
        [friends] Amis
        [clubs] Clubs
       *[bots] Bots
    }
people-bots-about = Les bots ont une cote, comme les joueurs humains. Pour calculer ces cotes, chaque bot a joué contre le bot du niveau suivant.
people-board = Classement
people-board-deal = Donne du jour
people-board-streak = Jours de suite
people-scope = Joueurs affichés
people-scope-name = { $scope ->
        [everybody] Tout le monde
        [month] Ce mois-ci
       *[friends] Amis
    }
people-players = Nombre de joueurs
people-seen-later = Vous verrez ce classement après avoir joué la donne du jour.
people-board-none = { $board ->
        [rating] Ce classement est encore vide. Pour y figurer, jouez des parties classées et activez « Montrer mon nom dans les classements ».
        [puzzles] Ce classement est encore vide. Pour y figurer, résolvez des problèmes et activez « Montrer mon nom dans les classements ».
        [deal] Ce classement est encore vide. Pour y figurer, activez « Montrer mon nom dans les classements ».
       *[streak] Ce classement est encore vide. Pour y figurer, jouez le problème ou la donne du jour et activez « Montrer mon nom dans les classements ».
    }
people-not-listed = Vous ne figurez pas dans les classements.
people-join-board = Montrer mon nom
people-place = Place
people-player = Joueur
people-rank = Niveau
people-value = { $board ->
        [deal] Étoiles
        [streak] Série
       *[rating] Cote
    }
people-count = { $board ->
        [rating] Parties
        [puzzles] Problèmes
       *[streak] Jours
    }
people-you = vous
people-stars = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
people-podium = Les trois premiers
people-others = Et les autres ?
people-others-later = Vous verrez les résultats des autres après avoir joué.
people-others-deal = { $count ->
        [one] Étoiles obtenues avec cette donne ({ $count } partie)
       *[other] Étoiles obtenues avec cette donne ({ $count } parties)
    }
people-others-better = Vous avez fait mieux que { $share } des autres joueurs.
# Le texte d’une barre du graphique.
people-others-bar = { $count ->
        [one] Étoiles : { $stars } · { $count } partie
       *[other] Étoiles : { $stars } · { $count } parties
    }
people-others-puzzle = Le problème
people-others-right = { $share } des joueurs ont réussi du premier coup
people-others-tried = { $count ->
        [one] { $count } joueur a essayé le problème.
       *[other] { $count } joueurs ont essayé le problème.
    }
people-friends-today = Résultats de vos amis
people-friends-none = Aucun de vos amis n’a joué le problème ou la donne de ce jour.
people-right = { $right ->
        [true] réussi
        [false] manqué
       *[none] à faire
    }
people-everybody = Tout le monde
people-puzzle-column = Problème
people-deal-column = Donne

# Les clubs et leurs tournois.

people-club-new = Nouveau club
people-club-about = Un club est un groupe privé, pour une famille ou un café ludique par exemple. Ses membres le rejoignent par un lien, jouent ensemble et organisent des tournois.
people-club-name = Nom du club
people-club-make = Fonder un club
people-club-people = { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
people-club-join = Rejoindre le club
people-club-join-about = Les membres voient votre nom et vos résultats dans ce club.
people-club-members = Membres et résultats
people-club-owner = Propriétaire
people-club-remove-who = Retirer du club : { $name }
people-club-link = Lien pour rejoindre le club
people-club-link-about = Toute personne ayant ce lien peut rejoindre le club (16 membres au plus). Quand un membre est retiré, le lien change.
people-club-play = Jouer à Fjords
people-club-no-games = Pas encore de partie. Choisissez un membre et jouez.
people-club-leave = Quitter le club
people-club-leave-about = Si vous quittez le club pendant un tournoi, votre partie en cours compte comme perdue. Vos autres résultats sont conservés.
people-club-options = Options pour { $name }
people-club-sure = { $what ->
        [close] Fermer le club pour tous ? Chaque joueur garde ses parties.
       *[leave] Quitter le club ?
    }
people-club-part = { $what ->
        [close] Oui, fermer
       *[leave] Oui, quitter
    }
people-club-stay = Non, rester
people-club-close = Fermer le club
people-won = Gagnées
people-drawn = Égalités
people-points = Points
# Une colonne du tableau d’un tournoi : la somme des points de tous les adversaires, qui départage les égalités.
people-buchholz = Points des adversaires
people-game-state = { $state ->
        [open] en attente
        [running] en cours
       *[over] finie
    }
people-tournament-new = Nouveau tournoi
people-tournament-about = Tous les membres du club participent : il en faut de 3 à 16. Les parties de Fjords se jouent à deux.
people-tournament-kind = Formule
people-tournament-kind-name = { $kind ->
        [swiss] Tournoi suisse
       *[round-robin] Chacun contre tous
    }
people-tournament-rounds = Quand commence la ronde suivante ?
people-tournament-every = { $minutes ->
        [0] quand je le décide
        [15] après 15 minutes
        [30] après 30 minutes
        [60] après une heure
        [1440] après un jour
       *[other] après une semaine
    }
people-tournament-begin = Commencer
people-tournament-over = Le tournoi est terminé.
people-tournament-round = Ronde { $round } sur { $of }.
people-tournament-next = Ronde suivante : { $next }.
people-round = Ronde { $round }
# À la place de l’adversaire, pour un joueur qui n’en a pas.
people-bye = pas d’adversaire dans cette ronde
# Après le nom d’un joueur.
people-gone = a quitté le club
people-score = { $score ->
        [one] 1–0
        [other] 0–1
        [drawn] ½–½
       *[none] 0–0
    }
people-open = pas encore de résultat
people-decide = Résultat : { $one } contre { $other }
people-to-table = Aller à la partie
people-next-round = Lancer la ronde suivante
people-challenge = Proposer une partie
people-months = Mois
people-month-before = Mois précédent
people-month-after = Mois suivant

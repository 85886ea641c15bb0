# Ce que dit le serveur.

server-not-found = Il n’y a rien à cette adresse. Vérifiez-la.
server-method = Cette adresse n’accepte pas ce type de requête.
server-bad-request = Le serveur ne peut pas lire cette requête : { $problem }
server-bad-json = Cette requête n’est pas du JSON valable. Corrigez-la.
server-too-deep = Ce JSON a trop de niveaux imbriqués. Envoyez un JSON plus simple.
server-protocol = Cette page n’est pas de la même version que le serveur. Rechargez-la.
server-bad-message = Le serveur ne peut pas lire ce message : { $problem }
server-too-big = Votre envoi est trop volumineux. La limite est de { $problem } octets.
server-too-fast = Vous avez envoyé trop de demandes à la fois. Attendez un instant, puis réessayez.
server-too-slow = Votre demande n’est pas arrivée à temps : la connexion est trop lente. Réessayez.
server-too-heavy = Le serveur a arrêté ce calcul, qui durait trop longtemps.
server-busy = Le serveur est surchargé. Réessayez dans un instant.
server-full = Le serveur est complet. Réessayez dans un instant.
server-import-refused = La partie { $number } du fichier ne peut pas être importée : { $problem } Les parties qui la précèdent dans le fichier ont été importées.
server-import-running = Vous importez déjà des parties. Attendez la fin de l’importation.
server-most-open = { $most ->
        [one] Vous avez déjà { $most } partie qui attend des joueurs : c’est le maximum. Commencez-la ou supprimez-la.
       *[other] Vous avez déjà { $most } parties qui attendent des joueurs : c’est le maximum. Commencez-en une ou supprimez-en une.
    }
server-most-public = { $most ->
        [one] Vous avez déjà { $most } partie publique qui attend des joueurs : c’est le maximum. Commencez-la ou supprimez-la.
       *[other] Vous avez déjà { $most } parties publiques qui attendent des joueurs : c’est le maximum. Commencez-en une ou supprimez-en une.
    }
server-most-bots = { $most ->
        [one] Vous avez déjà { $most } partie en cours entre bots : c’est le maximum. Supprimez-la d’abord.
       *[other] Vous avez déjà { $most } parties en cours entre bots : c’est le maximum. Supprimez-en une d’abord.
    }
server-join-first = Rejoignez d’abord la partie.
server-wrong-token = Ce lien ne correspond à aucune place de cette partie. Ouvrez de nouveau le lien d’invitation que vous avez reçu.
server-who = Cet appareil n’est pas identifié. Rechargez la page.
server-link-over = Ce lien de connexion n’est plus valable. Créez-en un autre.
server-link-two = Ces deux appareils ne peuvent pas être reliés, car vous avez déjà joué sur les deux. Continuez à jouer séparément sur chacun.
server-link-sure = « { $name } » veut se connecter comme vous sur un autre appareil. Avez-vous créé ce lien vous-même ?
server-not-yours = Vous n’avez pas le droit de voir ou de modifier ceci.
server-not-over = Vous pourrez voir ceci quand la partie sera terminée.
server-has-begun = La partie a déjà commencé.
server-other-game = Ce fichier de partie vient d’un autre jeu, ou d’une partie avec d’autres options.
server-rated-from = Une partie qui commence à une position choisie ne peut pas être classée.
server-most-imported = Vous avez trop de parties ici pour en importer d’autres (maximum : { $most }).
server-too-many-games = { $most ->
        [one] Importez au plus { $most } partie à la fois.
       *[other] Importez au plus { $most } parties à la fois.
    }
server-no-such-bot = Il n’y a pas de bot « { $level } » pour ce jeu. Choisissez parmi : { $levels }.
server-no-bots = Ce serveur n’a pas de bots.
server-passphrase = Entrez d’abord le code d’accès de ce serveur.
server-host = Le serveur ne connaît pas ce nom d’hôte. Utilisez l’adresse avec laquelle il a été lancé.
server-origin = Ce serveur refuse les requêtes venues d’autres sites.
server-banned = L’administrateur de ce serveur vous a banni.
server-muted = L’administrateur de ce serveur vous a retiré le droit d’écrire dans la discussion.
server-blocked = Vous ne pouvez pas rejoindre cette partie : vous avez bloqué un de ses joueurs, ou l’un d’eux vous a bloqué.
server-block-self = Vous ne pouvez pas vous bloquer vous-même.
server-block-most = Vous ne pouvez pas bloquer plus de { $most } personnes.
server-no-person = Cette personne n’est plus sur ce serveur.
server-no-profile = Ce profil n’existe pas, ou il est privé.
server-friend-self = Vous ne pouvez pas être votre propre ami. Choisissez quelqu’un d’autre.
server-friend-own-link = C’est votre propre lien. Envoyez-le à un ami.
server-friend-link-used = Ce lien a déjà servi. Demandez-en un nouveau à votre ami.
server-friend-link-over = Ce lien est incorrect ou trop ancien. Demandez-en un nouveau à votre ami.
server-friend-blocked = Vous ne pouvez pas devenir amis : l’un de vous a bloqué l’autre.
server-friend-most = { $most ->
        [one] L’un de vous deux a déjà { $most } ami : c’est le maximum. Il doit d’abord retirer cet ami.
       *[other] L’un de vous deux a déjà { $most } amis : c’est le maximum. Il doit d’abord retirer un ami.
    }
server-friend-asked = Cette personne a déjà trop de demandes en attente. Réessayez plus tard.
server-challenge-self = Vous ne pouvez pas vous inviter vous-même. Choisissez quelqu’un d’autre.
server-challenge-blocked = Vous ne pouvez pas jouer ensemble : l’un de vous a bloqué l’autre.
server-challenge-waits = Vous avez déjà invité ce joueur. Attendez sa réponse ou retirez l’invitation.
server-challenge-most = { $most ->
        [one] { $most } de vos invitations attend une réponse. Retirez-la d’abord.
       *[other] { $most } de vos invitations attendent une réponse. Retirez-en une d’abord.
    }
server-challenge-asked = Cette personne a déjà trop d’invitations en attente. Réessayez plus tard.
server-challenge-gone = Cette invitation n’est plus valable : elle a déjà reçu une réponse, a été retirée ou a expiré.
server-no-such-name = Aucun joueur de ce serveur n’a l’identifiant « { $name } ». Vérifiez l’orthographe.
server-push-challenge = Un joueur vous propose une partie. Ouvrez Longhouse pour répondre.
server-no-club = Ce club n’existe pas, ou vous n’en êtes pas membre.
server-club-link = Ce lien ne fonctionne plus. Demandez-en un nouveau à un membre du club.
server-club-full = Ce club est complet. Nombre maximal de membres : { $most }.
server-club-blocked = Vous ne pouvez pas rejoindre ce club : vous avez bloqué un de ses membres, ou l’un d’eux vous a bloqué.
server-club-most = Vous êtes dans trop de clubs : la limite est de { $most }. Quittez-en un d’abord.
server-club-owner = Seul le propriétaire du club peut faire cela.
server-club-twice = Choisissez chaque adversaire une seule fois, et jamais vous-même.
server-tournament-people = Un tournoi compte de { $least } à { $most } joueurs. Membres de votre club : { $people }.
server-tournament-seats = Un tournoi se joue à deux. Choisissez un jeu pour deux joueurs.
server-tournament-running = Un tournoi est déjà en cours dans ce club. Attendez la fin de ce tournoi.
server-tournament-undecided = Certaines parties de cette ronde ne sont pas finies. Attendez leur fin, ou fixez leur résultat.
server-tournament-round = Vous ne pouvez fixer un résultat que pour les rencontres de la ronde en cours.
server-report-text = Dites sur une seule ligne ce qui s’est passé ({ $longest } caractères au plus).
server-report-most = Vous avez envoyé beaucoup de signalements aujourd’hui. Réessayez demain.
server-failure = Une erreur s’est produite sur le serveur. Le journal du serveur donne les détails sous le n° { $number }.
server-starting = Le serveur démarre. Il attend peut-être sa base de données.
server-no-network = Cet ordinateur n’est connecté à aucun réseau accessible aux téléphones. Connectez-le d’abord, par exemple au Wi-Fi.
server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }
server-smtp = L’adresse du serveur de courrier doit avoir la forme smtp://hôte:port/?from=adresse.
server-daily-secret = Le secret de la donne du jour est trop court. Il doit avoir au moins { $least } caractères.
server-mail-subject = À vous de jouer : { $game }
server-mail-your-turn = C’est à vous de jouer : { $link }

    Pour ne plus recevoir ces messages, ouvrez ce lien : { $unsubscribe }
server-mail-confirm-subject = Confirmez votre adresse e-mail
server-mail-confirm-text = Quelqu’un a indiqué cette adresse sur un serveur de jeux Longhouse, pour recevoir un message quand c’est à lui de jouer. Si c’est vous, confirmez l’adresse ici : { $link }

    Si ce n’est pas vous, ne faites rien : vous ne recevrez aucun autre message.
server-mail-confirm-ask = Voulez-vous recevoir un e-mail de ce serveur quand c’est à vous de jouer ?
server-mail-confirm-button = Confirmer
server-mail-confirmed = Merci. Votre adresse est confirmée.
server-mail-unsubscribe-ask = Voulez-vous que ce serveur cesse de vous écrire ?
server-mail-unsubscribe-button = Se désabonner
server-mail-unsubscribed = Ce serveur ne vous écrira plus.
server-mail-link = Ce lien est incorrect ou trop ancien. Demandez-en un nouveau dans les réglages.
server-mail-too-many = Trop de messages ont été envoyés à cette adresse aujourd’hui. Réessayez demain.
server-push-your-turn = C’est à vous de jouer.
server-push-offer = Les autres joueurs attendent votre réponse. Ouvrez la partie pour répondre.
server-push-service = Ce serveur ne connaît pas le service de notifications de votre navigateur.
server-no-push = Ce serveur n’envoie pas de notifications.

serve-bots-ready = Les bots sont prêts (Ctrl-C pour les arrêter).
server-remote-bots = Pour utiliser des bots lancés ailleurs, le serveur a besoin de Redis. Indiquez l’adresse de Redis avec --redis.
package-missing = Le paquet « { $package } » manque. Installez-le : pip install 'longhouse[{ $extra }]'
cli-serve = lancer le serveur web
cli-host = adresse sur laquelle le serveur écoute
cli-port = port sur lequel le serveur écoute (par défaut : un port libre)
cli-lan = permettre aux téléphones du même réseau de jouer : écouter sur une adresse qu’ils peuvent atteindre et afficher un code QR
cli-open = ouvrir l’application dans le navigateur
cli-database = base de données des parties : sqlite:///FICHIER ou postgresql://…
cli-redis = adresse de Redis (redis://…), nécessaire quand plusieurs serveurs partagent une base PostgreSQL
cli-public-url = adresse publique du serveur (https://…), utilisée dans les liens vers les parties
cli-passphrase = code d’accès demandé aux visiteurs
cli-trusted-proxies = adresses des proxys de confiance, séparées par des virgules
cli-smtp = serveur de courrier pour les notifications : smtp://nom:mot-de-passe@hôte:port/?from=adresse
cli-push-service = adresse d’un service push supplémentaire pour les notifications (ceux des navigateurs courants sont déjà connus) ; peut être indiquée plusieurs fois
cli-remote-bots = utiliser les bots lancés avec `longhouse bots`, sur cette machine ou sur d’autres
cli-daily-secret = fichier contenant un secret d’au moins 32 caractères ; les serveurs qui partagent ce secret ont la même donne du jour
cli-lazy-bots = préparer les bots quand un joueur en a besoin, et non au démarrage du serveur
cli-no-limits = ne pas limiter le nombre de requêtes par adresse (tests de charge, ou proxy qui a ses propres limites)
cli-verbose = afficher un journal de ce que fait le programme
cli-bots-jobs = nombre de bots qui réfléchissent à la fois (par défaut : un par cœur)
cli-admin = administrer les parties et les comptes d’un serveur
cli-admin-what = lister les parties, en exporter ou en supprimer une, sauvegarder, restaurer ou vérifier la base, ou changer le mot de passe d’un compte
cli-admin-name = identifiant de la partie, nom du fichier ou identifiant du compte
cli-admin-text = nouveau nom du joueur, ou motif d’un bannissement ou d’une mise en sourdine (noté dans le journal)
serve-listening = Longhouse fonctionne à cette adresse : { $address } (Ctrl-C pour arrêter)
serve-admin-name = Indiquez un nom après « { $what } ».
serve-admin-text = Après « { $what } » et le nom du joueur, indiquez aussi son nouveau nom.
serve-verified = Parties vérifiées : { $games }. Parties endommagées : { $damaged }.
serve-backup-verified = La sauvegarde est lisible. Parties : { $games }. { $checksum ->
        [yes] La somme de contrôle est correcte.
       *[no] Il n’y a pas de somme de contrôle.
    }
server-pair-alone = Vous ne pouvez chercher des joueurs que pour un jeu à deux joueurs ou plus.
server-pair-found = Des joueurs vous attendent déjà. Acceptez ou refusez d’abord cette partie.

# Ce que dit le serveur.

server-not-found = Il n’y a rien ici. Vérifiez l’adresse.
server-method = Cette action n’est pas possible ici.
server-bad-request = Requête invalide : { $problem }
server-bad-json = Ce n’est pas du JSON.
server-bad-message = Message invalide : { $problem }
server-too-big = Trop volumineux : au plus { $problem } octets.
server-too-fast = Trop de demandes à la fois. Attendez un instant.
server-join-first = Rejoignez d’abord la partie.
server-wrong-token = Ce jeton n’ouvre aucune place de cette partie.
server-who = Cet appareil n’est pas identifié. Rechargez la page.
server-not-yours = Vous n’avez pas accès à cela.
server-not-over = Disponible une fois la partie terminée.
server-has-begun = La partie a déjà commencé.
server-other-game = Ce fichier de partie vient d’un autre jeu, ou a d’autres options.
server-rated-from = Une partie jouée à partir d’une position ne peut pas être classée.
server-too-many-games = { $most ->
        [one] Importez au plus { $most } partie à la fois.
       *[other] Importez au plus { $most } parties à la fois.
    }
server-no-such-bot = Il n’y a pas de bot « { $level } » pour ce jeu : choisissez { $levels }.
server-no-bots = Aucun bot disponible. Réessayez plus tard.
server-passphrase = Ce serveur demande un code d’accès.
server-host = Ce serveur ne porte pas ce nom. Utilisez son adresse exacte.
server-origin = Les requêtes d’autres sites sont refusées.
server-failure = Erreur de notre côté (n° { $number } dans le journal du serveur).
server-no-network = Aucun réseau de cette machine n’est accessible aux téléphones.
server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }
server-smtp = L’adresse du serveur de courrier a la forme smtp://hôte:port/?from=adresse.
server-mail-subject = À vous de jouer : { $game ->
        [fjords] Fjords
       *[northwood] Les Fiefs de Norbois
    }
server-mail-text = Bonjour { $name },

    c’est à vous de jouer : { $link }

serve-bots-ready = Les bots sont prêts (Ctrl-C les arrête).
server-remote-bots = Les bots distants passent par Redis : indiquez son adresse avec --redis.
server-needs-nodes = Le paquet « { $package } » manque. Installez-le : pip install 'longhouse[nodes]'
cli-serve = lancer le serveur web
cli-host = adresse d’écoute
cli-port = port d’écoute ; un port libre par défaut
cli-lan = pour les téléphones dans la pièce : une adresse qu’ils atteignent, avec un code QR
cli-open = ouvrir le navigateur
cli-database = base de données des parties : sqlite:///FICHIER ou postgresql://…
cli-redis = Redis commun à plusieurs serveurs d’une même base PostgreSQL : redis://…
cli-public-url = adresse publique du serveur
cli-passphrase = code d’accès demandé aux visiteurs
cli-trusted-proxies = adresses des proxys de confiance, séparées par des virgules
cli-smtp = serveur de courrier pour les notifications : smtp://nom:mot-de-passe@hôte:port/?from=adresse
cli-remote-bots = laisser réfléchir `longhouse bots`, sur cette machine ou d’autres
cli-lazy-bots = préparer les bots au premier besoin, et non au démarrage du serveur
cli-no-limits = ne pas limiter les requêtes par adresse : quand un proxy le fait, et pour les tests de charge
cli-verbose = tout écrire dans le journal
cli-bots-jobs = nombre de bots qui réfléchissent à la fois ; un par cœur par défaut
cli-admin = administrer les parties et les comptes d’un serveur
cli-admin-what = lister les parties, en exporter ou en supprimer une, copier la base dans un fichier, donner un nouveau mot de passe à un compte
cli-admin-name = la partie, le fichier ou le compte
serve-listening = Longhouse est ouvert : { $address } (Ctrl-C le ferme)
serve-admin-name = Indiquez un nom après « { $what } ».

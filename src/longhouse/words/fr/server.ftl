# Ce que dit le serveur.

server-not-found = Il n’y a rien ici.
server-method = Cela ne peut pas se faire ici.
server-bad-request = Cela ne se comprend pas : { $problem }
server-bad-json = Ce n’est pas du JSON.
server-bad-message = Ce message ne se comprend pas : { $problem }
server-too-big = C’est trop grand : au plus { $problem } octets.
server-too-fast = C’est trop à la fois. Attendez un instant.
server-join-first = Rejoignez d’abord la partie.
server-wrong-token = Ce jeton n’ouvre aucune place de cette partie.
server-who = Le serveur ne sait pas qui vous êtes.
server-not-yours = Vous n’avez pas le droit de voir ou de faire cela.
server-not-over = Cela se voit une fois la partie terminée.
server-has-begun = La partie a commencé.
server-other-game = L’enregistrement est d’un autre jeu ou a d’autres options.
server-rated-from = Une partie reprise d’une position ne peut pas être classée.
server-too-many-games = Au plus { $most } parties peuvent être importées à la fois.
server-no-such-bot = Il n’y a pas de robot « { $level } » pour ce jeu : choisissez { $levels }.
server-no-bots = Aucun robot n’est là pour répondre.
server-passphrase = Cette maison a un mot de passe.
server-host = Ce serveur ne porte pas ce nom.
server-origin = Un autre site ne peut pas parler pour vous.
server-failure = Quelque chose s’est mal passé ici ; le journal du serveur le note sous { $number }.
server-no-network = Cette machine n’est dans aucun réseau que des téléphones pourraient joindre.
server-cannot-listen = Le serveur ne peut pas écouter à { $host }, port { $port } : { $problem }
server-smtp = L’adresse du serveur de courrier a la forme smtp://hôte:port/?from=adresse.
server-mail-subject = À vous de jouer à { $game ->
        [fjords] Fjords
       *[northwood] For Northwood!
    }
server-mail-text = Bonjour { $name },

    c’est à vous de jouer : { $link }

serve-bots-ready = Les robots attendent les demandes (Ctrl-C les arrête).
server-remote-bots = Les robots d’ailleurs sont joints par Redis : indiquez son adresse avec --redis.
server-needs-nodes = Le paquet « { $package } » manque. Installez-le : pip install 'longhouse[nodes]'
cli-serve = servir les jeux dans le navigateur, ici ou pour beaucoup
cli-host = l’adresse où écouter
cli-port = le port où écouter ; un port libre par défaut
cli-lan = pour les téléphones dans la pièce : une adresse qu’ils atteignent, avec un code QR
cli-open = ouvrir le navigateur
cli-database = où sont gardées les parties : sqlite:///FICHIER ou postgresql://…
cli-redis = où plusieurs serveurs d’une même base PostgreSQL s’échangent les nouvelles : redis://…
cli-public-url = l’adresse par laquelle on atteint le serveur
cli-passphrase = ce qu’il faut savoir pour entrer
cli-trusted-proxies = adresses des mandataires dont on croit les en-têtes, séparées par des virgules
cli-smtp = un serveur de courrier pour les notifications : smtp://nom:mot-de-passe@hôte:port/?from=adresse
cli-remote-bots = laisser réfléchir `longhouse bots`, sur cette machine ou d’autres
cli-lazy-bots = les robots se préparent quand on a besoin d’eux, et non au démarrage du serveur
cli-no-limits = ne pas limiter ce qui vient d’une adresse : quand un mandataire le fait, et pour les essais de charge
cli-verbose = journaliser ce qui se passe
cli-bots = lancer des bots qui réfléchissent pour des serveurs distants
cli-bots-jobs = combien de robots réfléchissent à la fois ; par défaut, un par cœur
cli-admin = prendre soin des parties et des personnes d’un serveur
cli-admin-what = lister les parties, en exporter ou supprimer une, copier la base dans un fichier, donner un nouveau mot de passe à un compte
cli-admin-name = la partie, le fichier ou le compte
serve-listening = Longhouse est ouvert à { $address } (Ctrl-C le ferme)
serve-admin-name = « { $what } » demande un nom à sa suite.

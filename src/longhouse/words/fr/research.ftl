# Grappes de machines, mesures et jeux de données.

cli-ray = jouer les parties sur la grappe Ray qui a cette adresse ; sans adresse, lancer une grappe sur cette machine
cluster-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Écrivez HÔTE:PORT, ou auto.
cluster-nobody = Aucune grappe Ray ne répond à l’adresse { $address }. Vérifiez l’adresse et assurez-vous que la grappe est lancée.
cluster-refuses = La grappe Ray à l’adresse { $address } refuse la demande : { $problem }
cluster-differs = Le nœud { $node } n’a pas les mêmes versions que cette machine. Installez les mêmes versions sur les deux. Là-bas : { $there }. Ici : { $here }.
cluster-no-longhouse = Longhouse n’est pas installé sur le nœud { $node }. Installez-le sur ce nœud : pip install 'longhouse[ray]'
cluster-no-worker = Aucun nœud de la grappe n’a de cœur libre. Réessayez plus tard.
cluster-workers-die = Les processus plantent sans cesse. Le dernier a planté sur le nœud { $node }. Consultez les journaux de Ray sur ce nœud.
cluster-lost = Un processus du nœud { $node } ne répond plus. Ses parties sont rejouées.

cli-benchmark = tester un bot sur des positions dont la valeur est connue, et contre d’autres bots
cli-benchmark-bot = nom du bot, par exemple skald, norn@500n ou un bot indiqué par --bot
cli-benchmark-game = jeu dans lequel tester le bot
cli-benchmark-sets = n’utiliser que ces séries de positions ou d’adversaires (noms séparés par des virgules)
cli-benchmark-deals = nombre de donnes jouées par série d’adversaires, au lieu du nombre habituel
cli-benchmark-out = fichier où écrire les réponses, les parties et le bilan ; relancez la même commande pour reprendre
benchmark-progress = Mesure en cours
benchmark-no-set = Il n’y a pas de série « { $name } ». Choisissez parmi : { $names }.
benchmark-no-game = Il n’y a pas de mesure pour « { $name } ». Choisissez parmi : { $games }.
benchmark-failed = { $count ->
        [one] Dans { $count } position, le bot n’a pas donné de réponse valable. Cela compte comme le pire coup.
       *[other] Dans { $count } positions, le bot n’a pas donné de réponse valable. Cela compte comme le pire coup.
    }
benchmark-set = série de positions
benchmark-positions = nombre de positions
benchmark-best = positions où le bot trouve le meilleur coup (intervalle de confiance à 95 %)
benchmark-regret = coût par coup (intervalle de confiance à 95 %)
benchmark-seconds = secondes par coup
# Titre d’une colonne : une série de matchs contre des bots fixés, du plus faible au plus fort.
benchmark-ladder = série d’adversaires
benchmark-opponent = adversaire
benchmark-margin = points d’avance ou étoiles (intervalle de confiance à 95 %)
benchmark-written = Les réponses, les parties et le bilan sont dans { $file }.

cli-dataset = créer un jeu de données de positions résolues, en texte et au format Parquet
cli-dataset-folder = dossier où écrire les fichiers ; relancez la même commande pour reprendre
cli-dataset-games = nombre de parties à jouer pour chaque série de positions
dataset-made = { $positions ->
    [one] { $positions } position : { $file }
   *[other] { $positions } positions : { $file }
}

play-replaced = { $problem } Pour ce coup, { $bot } joue à sa place.
play-bot-elsewhere = Cette partie se jouerait sur le serveur déjà lancé. Relancez ce serveur avec --bot.

# Grappes de machines, mesures et jeux de données.

cli-ray = répartir les parties sur la grappe Ray à cette adresse ; sans adresse, une grappe est lancée sur cette machine
cluster-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Écrivez HÔTE:PORT, ou auto.
cluster-nobody = Aucune grappe Ray ne répond à l’adresse { $address }. Vérifiez l’adresse et assurez-vous que la grappe est lancée.
cluster-refuses = La grappe Ray à l’adresse { $address } refuse la demande : { $problem }
cluster-differs = Le nœud { $node } n’a pas les mêmes versions que cette machine. Installez les mêmes partout. Là-bas : { $there }. Ici : { $here }.
cluster-no-longhouse = Longhouse n’est pas installé sur le nœud { $node }. Installez-le sur ce nœud : pip install 'longhouse[ray]'
cluster-no-worker = Aucun nœud de la grappe n’a de cœur libre. Réessayez plus tard.
cluster-workers-die = Les processus ne cessent de planter, le dernier sur le nœud { $node }. Consultez les journaux de Ray sur ce nœud.
cluster-lost = Un processus du nœud { $node } ne répond plus. Ses parties sont rejouées.

cli-benchmark = mesurer la force d’un bot sur des positions résolues et contre des bots de référence
cli-benchmark-bot = nom du bot, par exemple skald, norn@500n ou un bot indiqué par --bot
cli-benchmark-game = jeu sur lequel porte la mesure
cli-benchmark-sets = ne mesurer que ces séries de positions ou d’adversaires (noms séparés par des virgules)
cli-benchmark-deals = nombre de donnes jouées par série d’adversaires, au lieu du nombre habituel
cli-benchmark-out = fichier où écrire les réponses, les parties et le bilan ; relancez la même commande pour reprendre
benchmark-progress = Mesure en cours
benchmark-no-set = « { $name } » n’est pas une série de cette mesure. Choisissez parmi : { $names }.
benchmark-no-game = Il n’y a pas de mesure pour « { $name } ». Choisissez parmi : { $games }.
benchmark-failed = Le bot a échoué : { $problem }
benchmark-set = série
benchmark-positions = positions
benchmark-best = meilleur coup trouvé (intervalle de confiance à 95 %)
benchmark-regret = coût par coup (intervalle de confiance à 95 %)
benchmark-seconds = secondes par coup
benchmark-ladder = série
benchmark-opponent = contre
benchmark-margin = points d’avance ou étoiles (intervalle de confiance à 95 %)
benchmark-written = Les réponses, les parties et le bilan sont dans { $file }.

cli-dataset = créer un jeu de données de positions résolues, en texte et au format Parquet
cli-dataset-folder = dossier où écrire les fichiers ; relancez la même commande pour reprendre
cli-dataset-games = nombre de parties dont sont tirées les positions de chaque série
dataset-made = { $positions ->
    [one] { $positions } position : { $file }
   *[other] { $positions } positions : { $file }
}

play-replaced = { $problem } { $bot } joue ce coup à sa place.
play-bot-elsewhere = Un serveur est déjà lancé, et c’est lui qui héberge la partie. Relancez-le avec --bot.

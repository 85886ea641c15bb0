# Grappes de machines, mesures et jeux de données.

cli-ray = jouer sur une grappe Ray : à cette adresse, ou sur une nouvelle, sur cette machine
cluster-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Écrivez HÔTE:PORT, ou auto.
cluster-nobody = Aucune grappe Ray ne répond à l’adresse { $address }. Vérifiez l’adresse et que la grappe est lancée.
cluster-refuses = La grappe Ray à l’adresse { $address } refuse : { $problem }
cluster-differs = Le nœud { $node } a d’autres versions. Installez partout les mêmes. Là-bas : { $there }. Ici : { $here }.
cluster-no-longhouse = Longhouse manque sur le nœud { $node }. Installez-le là-bas : pip install 'longhouse[ray]'
cluster-no-worker = Aucun nœud de la grappe n’a de cœur libre. Réessayez plus tard.
cluster-workers-die = Les processus s’arrêtent sans cesse, le dernier sur { $node }. Consultez-y les journaux de Ray.
cluster-lost = Un processus sur { $node } est perdu. Ses parties sont rejouées.

cli-benchmark = comparer un bot sur des positions résolues et dans des parties contre des bots fixes
cli-benchmark-bot = nom du bot, par exemple skald, norn@500n ou un bot donné par --bot
cli-benchmark-game = jeu sur lequel on compare
cli-benchmark-sets = seulement ces séries et ces échelles, séparées par des virgules
cli-benchmark-deals = nombre de donnes sur chaque échelle, au lieu du nombre habituel
cli-benchmark-out = fichier des réponses, des parties et du bilan ; relancez la même commande pour continuer
benchmark-progress = Mesure
benchmark-no-set = « { $name } » n’est pas une série de cette mesure. Choisissez parmi : { $names }.
benchmark-no-game = Il n’y a pas de mesure pour « { $name } ». Choisissez parmi : { $games }.
benchmark-failed = Le bot a échoué : { $problem }
benchmark-set = positions
benchmark-positions = nombre
benchmark-best = meilleur coup trouvé (95 %)
benchmark-regret = coût par coup (95 %)
benchmark-seconds = secondes par coup
benchmark-ladder = échelle
benchmark-opponent = contre
benchmark-margin = écart ou étoiles (95 %)
benchmark-written = Les réponses, les parties et le bilan sont dans { $file }.

cli-dataset = créer des positions résolues, en texte et en fichier Parquet
cli-dataset-folder = dossier des fichiers ; relancez la même commande pour continuer
cli-dataset-games = nombre de parties d’où viennent les positions de chaque série
dataset-made = { $positions ->
    [one] { $positions } position : { $file }
   *[other] { $positions } positions : { $file }
}

play-replaced = { $problem } { $bot } joue ce coup.
play-bot-elsewhere = Un serveur tourne déjà, et la partie s’y joue. Donnez --bot à ce serveur.

# Cluster, Vergleichsmessungen und Datensätze.

cli-ray = auf dem Ray-Cluster unter dieser Adresse spielen; ohne Adresse auf einem neuen Cluster auf diesem Rechner
cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreibe HOST:PORT oder auto.
cluster-nobody = Unter { $address } antwortet kein Ray-Cluster. Prüfe die Adresse und ob der Cluster läuft.
cluster-refuses = Der Ray-Cluster unter { $address } lehnt ab: { $problem }
cluster-differs = Auf dem Knoten { $node } sind andere Versionen installiert. Installiere überall dieselben. Dort: { $there }. Hier: { $here }.
cluster-no-longhouse = Auf dem Knoten { $node } fehlt Longhouse. Installiere es dort: pip install 'longhouse[ray]'
cluster-no-worker = Kein Knoten des Clusters hat einen freien Kern. Versuche es später noch einmal.
cluster-workers-die = Prozesse brechen immer wieder ab, zuletzt auf { $node }. Sieh dort in den Protokollen von Ray nach.
cluster-lost = Ein Prozess auf { $node } ist ausgefallen. Seine Partien werden neu gespielt.

cli-benchmark = einen Bot an gelösten Stellungen und in Partien gegen feste Bots messen
cli-benchmark-bot = Name des Bots, etwa skald, norn@500n oder ein eigener, den --bot nennt
cli-benchmark-game = Spiel, in dem gemessen wird
cli-benchmark-sets = nur diese Stellungssammlungen und Vergleichsreihen, durch Kommas getrennt
cli-benchmark-deals = Zahl der Ausgangsstellungen, die je Vergleichsreihe gespielt werden, statt der üblichen Zahl
cli-benchmark-out = Datei für Antworten, Partien und Bericht; derselbe Befehl setzt die Messung fort
benchmark-progress = Messung
benchmark-no-set = „{ $name }“ gehört nicht zu dieser Messung. Wähle aus: { $names }.
benchmark-no-game = Für „{ $name }“ gibt es keine Messung. Wähle aus: { $games }.
benchmark-failed = Der Bot ist gescheitert: { $problem }
benchmark-set = Sammlung
benchmark-positions = Stellungen
benchmark-best = besten Zug gefunden (95 %)
benchmark-regret = Verlust je Zug (95 %)
benchmark-seconds = Sekunden je Zug
benchmark-ladder = Vergleichsreihe
benchmark-opponent = gegen
benchmark-margin = Vorsprung oder Sterne (95 %)
benchmark-written = Antworten, Partien und Bericht stehen in { $file }.

cli-dataset = gelöste Stellungen erzeugen, als Text und als Parquet-Datei
cli-dataset-folder = Ordner für die Dateien; derselbe Befehl macht später weiter
cli-dataset-games = Zahl der Partien, aus denen die Stellungen jeder Sammlung stammen
dataset-made = { $positions ->
    [one] 1 Stellung: { $file }
   *[other] { $positions } Stellungen: { $file }
}

play-replaced = { $problem } { $bot } macht diesen Zug.
play-bot-elsewhere = Es läuft schon ein Server, darum läuft die Partie dort. Gib --bot beim Start des Servers an.

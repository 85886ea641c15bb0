# Cluster, Vergleichsmessungen und Datensätze.

cli-ray = auf einem Ray-Cluster spielen: unter dieser Adresse oder auf einem neuen auf diesem Rechner
cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreibe HOST:PORT oder auto.
cluster-nobody = Unter { $address } antwortet kein Ray-Cluster. Prüfe die Adresse und ob der Cluster läuft.
cluster-refuses = Der Ray-Cluster unter { $address } lehnt ab: { $problem }
cluster-differs = Der Knoten { $node } hat andere Versionen. Installiere überall dieselben. Dort: { $there }. Hier: { $here }.
cluster-no-longhouse = Auf dem Knoten { $node } fehlt Longhouse. Installiere es dort: pip install 'longhouse[ray]'
cluster-no-worker = Kein Knoten des Clusters hat einen freien Kern. Versuche es später noch einmal.
cluster-workers-die = Prozesse enden immer wieder, zuletzt auf { $node }. Sieh dort in den Protokollen von Ray nach.
cluster-lost = Ein Prozess auf { $node } ist verloren. Seine Partien werden neu gespielt.

cli-benchmark = einen Bot an gelösten Stellungen und in Partien gegen feste Bots messen
cli-benchmark-bot = Name des Bots, etwa skald, norn@500n oder ein mit --bot genannter
cli-benchmark-game = Spiel, in dem gemessen wird
cli-benchmark-sets = nur diese Reihen und Leitern, durch Kommas getrennt
cli-benchmark-deals = Zahl der Startlagen je Leiter statt der üblichen Zahl
cli-benchmark-out = Datei für Antworten, Partien und Bericht; derselbe Befehl setzt die Messung fort
benchmark-progress = Messung
benchmark-no-set = „{ $name }“ ist keine Reihe dieser Messung. Wähle aus: { $names }.
benchmark-no-game = Für „{ $name }“ gibt es keine Messung. Wähle aus: { $games }.
benchmark-failed = Der Bot hat versagt: { $problem }
benchmark-set = Stellungen
benchmark-positions = Zahl
benchmark-best = besten Zug gefunden (95 %)
benchmark-regret = Kosten je Zug (95 %)
benchmark-seconds = Sekunden je Zug
benchmark-ladder = Leiter
benchmark-opponent = gegen
benchmark-margin = Abstand oder Sterne (95 %)
benchmark-written = Antworten, Partien und Bericht stehen in { $file }.

cli-dataset = gelöste Stellungen erzeugen, als Text und als Parquet-Datei
cli-dataset-folder = Ordner für die Dateien; derselbe Befehl macht später weiter
cli-dataset-games = Zahl der Partien, aus denen die Stellungen jeder Reihe stammen
dataset-made = { $positions ->
    [one] 1 Stellung: { $file }
   *[other] { $positions } Stellungen: { $file }
}

play-replaced = { $problem } { $bot } macht diesen Zug.
play-bot-elsewhere = Es läuft schon ein Server, und dort wird gespielt. Gib --bot diesem Server.

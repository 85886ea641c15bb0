# Cluster, Vergleichsmessungen und Datensätze.

cli-ray = auf dem Ray-Cluster unter dieser Adresse spielen; ohne Adresse auf einem neuen Cluster auf diesem Rechner
cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreibe HOST:PORT oder auto.
cluster-nobody = Unter { $address } antwortet kein Ray-Cluster. Prüfe die Adresse und ob der Cluster läuft.
cluster-refuses = Der Ray-Cluster unter { $address } lässt sich nicht nutzen: { $problem }
cluster-differs = Auf dem Knoten { $node } sind andere Versionen installiert. Installiere überall dieselben. Dort: { $there }. Hier: { $here }.
cluster-no-longhouse = Auf dem Knoten { $node } fehlt Longhouse. Installiere es dort: pip install 'longhouse[ray]'
cluster-no-worker = Kein Knoten des Clusters hat einen freien Kern. Versuche es später noch einmal.
cluster-workers-die = Prozesse brechen immer wieder ab, zuletzt auf { $node }. Sieh dort in den Protokollen von Ray nach.
cluster-lost = Ein Prozess auf { $node } ist ausgefallen. Seine Partien werden neu gespielt.

cli-benchmark = einen Bot testen: an gelösten Stellungen und in Partien gegen feste Bots
cli-benchmark-bot = Name des Bots, etwa skald oder norn@500n, oder der Name eines eigenen Bots (siehe --bot)
cli-benchmark-game = Spiel, in dem der Bot getestet wird
cli-benchmark-sets = nur diese Stellungssammlungen und Testreihen, durch Kommas getrennt
cli-benchmark-deals = Anzahl der Startstellungen pro Testreihe, anstelle der üblichen Anzahl
cli-benchmark-out = Datei für Antworten, Partien und Bericht; derselbe Befehl setzt einen abgebrochenen Test fort
benchmark-progress = Test
benchmark-no-set = „{ $name }“ gehört nicht zu diesem Test. Wähle aus: { $names }.
benchmark-no-game = Für „{ $name }“ gibt es keinen Test. Wähle aus: { $games }.
benchmark-failed = Fehler im Bot: { $problem }
benchmark-set = Sammlung
benchmark-positions = Stellungen
benchmark-best = besten Zug gefunden (95-%-Bereich)
benchmark-regret = Verlust pro Zug (95-%-Bereich)
benchmark-seconds = Sekunden pro Zug
benchmark-ladder = Testreihe
benchmark-opponent = gegen
benchmark-margin = Vorsprung oder Sterne (95-%-Bereich)
benchmark-written = Antworten, Partien und Bericht stehen in { $file }.

cli-dataset = gelöste Stellungen erzeugen, als Text und als Parquet-Datei
cli-dataset-folder = Ordner für die Dateien; derselbe Befehl setzt eine abgebrochene Arbeit fort
cli-dataset-games = Anzahl der Partien, aus denen die Stellungen jeder Sammlung stammen
dataset-made = { $positions ->
    [one] 1 Stellung: { $file }
   *[other] { $positions } Stellungen: { $file }
}

play-replaced = { $problem } Stattdessen macht { $bot } diesen Zug.
play-bot-elsewhere = Es läuft schon ein Server. Dort wird auch diese Partie gespielt. Gib --bot beim Start des Servers an.

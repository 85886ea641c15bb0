# Cluster, Vergleichsmessungen und Datensätze.

cli-ray = auf dem Ray-Cluster unter dieser Adresse spielen; ohne Adresse auf einem neuen Cluster auf diesem Rechner
cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreibe HOST:PORT oder auto.
cluster-nobody = Unter { $address } antwortet kein Ray-Cluster. Prüfe die Adresse und ob der Cluster läuft.
cluster-refuses = Der Ray-Cluster unter { $address } lässt sich nicht nutzen: { $problem }
cluster-differs = Auf dem Knoten { $node } sind andere Versionen installiert. Installiere überall dieselben. Dort: { $there }. Hier: { $here }.
cluster-no-longhouse = Auf dem Knoten { $node } fehlt Longhouse. Installiere es dort: pip install 'longhouse[ray]'
cluster-no-worker = Kein Knoten des Clusters hat einen freien Prozessorkern. Versuche es später noch einmal.
cluster-workers-die = Prozesse brechen immer wieder ab, zuletzt auf { $node }. Sieh dort in den Protokollen von Ray nach.
cluster-lost = Ein Prozess auf { $node } ist ausgefallen. Seine Partien werden neu gespielt.

cli-benchmark = einen Bot testen: an gelösten Stellungen und in Partien gegen feste Bots
cli-benchmark-bot = Name des Bots, etwa skald oder norn@500n, oder der Name eines eigenen Bots (siehe --bot)
cli-benchmark-game = Spiel, in dem der Bot getestet wird
cli-benchmark-sets = nur diese Stellungssammlungen und Testreihen, durch Kommas getrennt
cli-benchmark-deals = Anzahl der Startstellungen pro Testreihe, anstelle der üblichen Anzahl
cli-benchmark-out = Datei für Antworten, Partien und Bericht; derselbe Befehl setzt einen abgebrochenen Test fort
benchmark-progress = Der Test läuft
benchmark-no-set = „{ $name }“ gehört nicht zu diesem Test. Wähle aus: { $names }.
benchmark-no-game = Für „{ $name }“ gibt es keinen Test. Wähle aus: { $games }.
benchmark-failed = { $count ->
        [one] In 1 Stellung gab der Bot keine gültige Antwort. Das zählt als schlechtester Zug.
       *[other] In { $count } Stellungen gab der Bot keine gültige Antwort. Das zählt als schlechtester Zug.
    }
benchmark-set = Stellungssammlung
benchmark-positions = Stellungen
benchmark-best = Stellungen, in denen der Bot den besten Zug fand (95-%-Bereich)
benchmark-regret = Verlust pro Zug (95-%-Bereich)
benchmark-seconds = Sekunden pro Zug
# Spalte: eine Reihe von Partien gegen feste Bots, den schwächsten zuerst.
benchmark-ladder = Testreihe
benchmark-opponent = Gegner
benchmark-margin = Vorsprung oder Sterne (95-%-Bereich)
benchmark-written = Antworten, Partien und Bericht stehen in { $file }.

cli-dataset = gelöste Stellungen erzeugen, als Text und als Parquet-Datei
cli-dataset-folder = Ordner für die Dateien; derselbe Befehl setzt eine abgebrochene Arbeit fort
cli-dataset-games = Anzahl der Partien, aus denen die Stellungen jeder Sammlung stammen
dataset-made = { $positions ->
    [one] 1 Stellung: { $file }
   *[other] { $positions } Stellungen: { $file }
}

play-replaced = { $problem } Für diesen Zug springt { $bot } ein.
play-bot-elsewhere = Auf diesem Rechner läuft schon ein Server, der auch diese Partie spielt. Gib --bot beim Start des Servers an.

# Die Befehlszeile und das Textspiel.

cli-about = Fjorde und Für Northwood! im Terminal: spielen, simulieren, Aufzeichnungen prüfen. Ein inoffizielles Fanprojekt.
cli-language = die Sprache
cli-play = im Terminal spielen
cli-sim = Partien unter Bots spielen und sagen, wie schnell
cli-verify = Aufzeichnungen prüfen, Ereignis für Ereignis
cli-legal = die erlaubten Aktionen einer Stellung, als JSON-Liste
cli-perft = die Zahl der Aktionsfolgen einer Tiefe
cli-show = eine Stellung zeichnen
cli-game = das Spiel: fjords oder northwood
cli-options = Optionen des Spiels, als JSON-Objekt
cli-tiles = ein eigener Plättchensatz (TOML); der mitgelieferte ist eine Rekonstruktion
cli-seed = woraus aller Zufall folgt
cli-file = eine Aufzeichnung (JSON)
cli-at = nach den ersten N Ereignissen; sonst nach allen
cli-players = wer spielt, Platz für Platz: you (du) oder ein Bot: random, greedy, thrall, karl, jarl, skald, norn
cli-learn = eine Partie des Lernwegs, 1 bis 7
cli-resume = eine gespeicherte Partie fortsetzen
cli-games = wie viele Partien
cli-out = ein Ordner für die Aufzeichnungen
cli-json = Zahlen als JSON
cli-fair = prüfen, dass aller Zufall aus dem festgelegten Startwert folgt
cli-depth = wie viele Aktionen tief
cli-arena = ein Turnier unter Bots: dieselben Ziehungen mit getauschten Plätzen, mit Intervallen und Wertungen
cli-bots = Bots für andere Server rechnen lassen
cli-bot-names = Bots, Platz für Platz: random, greedy, thrall, karl, jarl, skald, norn; mit Budget norn@50ms, norn@2000n oder norn@1s/game
cli-jobs = wie viele Partien gleichzeitig
cli-results = eine Datei, die jede Partie aufhebt, um später weiterzuspielen
cli-against = auf allen anderen Plätzen gegen einen Bot dieses Namens spielen
cli-against-whom = --against ist für ein Spiel mit Gegnern und steht anstelle von --players.
cli-hint = die besten Züge einer Stellung, mit Werten und Gründen
cli-analyse = eine ganze Partie ansehen: der Wert nach jedem Zug, und die Züge, die am meisten kosteten
cli-solve = wie eine Landnahme zu zweit bei bestem Spiel endet, genau oder in Schranken
cli-engine = die Maschine der Bots vorbereiten
cli-engine-warm = alles einmal übersetzen, damit in einer Partie niemand darauf wartet
cli-engine-jobs = wie viele Prozesse übersetzen
cli-engine-progress = Übersetze
cli-engine-folder = Was übersetzt ist, lässt sich in { $folder } nicht aufbewahren: nenne in LONGHOUSE_CACHE einen anderen Ordner.
cli-engine-ready = Die Maschine ist bereit: { $modules } Module in { $seconds } s.
cli-budget = wie viel nachzudenken: 200ms, 2s oder 5000n (Knoten)
cli-search-seed = woraus die Suche ihren Zufall zieht
cli-bad-budget = „{ $given }“ ist kein Budget: Schreibe 200ms, 2s oder 5000n.
cli-thinking = Denkt nach
cli-analyse-progress = Sehe die Züge an
cli-sim-progress = Partien
cli-sim-figures = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $steps } Schritte in { $seconds } s: { $games_per_second } Partien/s, { $steps_per_second } Schritte/s
usage-title = Aufruf:
usage-arguments = worum es geht
usage-options = Optionen
usage-help = dies sagen und enden
usage-required = { $names } fehlt
usage-unrecognized = { $given } wird hier nicht verstanden
usage-one = ein Wert muss folgen
usage-at-least-one = mindestens ein Wert muss folgen
usage-none = kein Wert darf folgen, auch nicht { $given }
usage-choice = { $given } ist keines davon: { $choices }
usage-ambiguous = { $given } kann { $matches } heißen
cli-whole-number = „{ $given }“ ist keine ganze Zahl ab { $least }
cli-bad-seed = „{ $given }“ kann kein Startwert sein: eine kurze Textzeile
cli-learn-fjords = --learn ist für Fjorde.
cli-resume-as-it-is = Die gespeicherte Partie ist { $game }, und geht mit ihren eigenen Optionen und Plättchen weiter.
cli-not-toml = Das ist keine TOML-Datei: { $problem }
cli-file-problem = Diese Datei ist nicht zu gebrauchen: { $problem }
cli-system-problem = Das geht hier nicht: { $problem }

play-who = Fjorde zu { $seats }. Wer spielt gegen dich?
    {"   "}1  Thrall, am Anfang
    {"   "}2  Karl
    {"   "}3  Jarl
    {"   "}4  Skald
    {"   "}5  Norn, am stärksten
    {"   "}0  niemand: ihr alle an dieser Tastatur
play-players = „{ $given }“ besetzt nicht { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }: nenne jeden { $kinds }, mit Kommas.
play-due = { $due ->
        [lay] Lege ein Plättchen.
        [turn] Ziehe ein Plättchen, oder lege eines aus der offenen Auswahl.
        [again] Es passt nirgends. { $edition ->
            [2005] Ziehe noch einmal, oder lege eines aus der offenen Auswahl.
           *[other] Ziehe noch einmal.
        }
        [build] { $edition ->
            [2005] Einen Hof darauf bauen?
           *[other] Ein Langhaus darauf bauen?
        }
        [answer] Passt es wirklich nirgends? Zeige einen Platz, oder stimme zu.
        [settle] { $edition ->
            [2005] Setze ein Feld.
           *[other] Setze einen Wikinger.
        }
        [visit] Wähle ein Lehen für den Besuch.
        [dialogue] Setze einen Verbündeten ein, oder höre zu.
        [listen] Höre die Aussage an.
        [reply] Antworte auf die Aussage.
        [ability] Entscheide für die Fähigkeit.
       *[other] Die Partie ist zu Ende.
    }
play-hidden = Der Tisch verrät nicht, wo Plättchen passen. Tippe einen Zug, etwa lay 17 2,-1 PPMMPP, point 17 2,-1 PPMMPP, nothing, accept oder draw.
play-commands =
    {"  "}moves       die Züge noch einmal auflisten
    {"  "}board       das Brett noch einmal zeichnen
    {"  "}hint        die besten Züge, und warum
    {"  "}undo        die letzte Entscheidung zurücknehmen
    {"  "}save DATEI  speichern, um mit --resume DATEI fortzusetzen
    {"  "}quit        speichern und gehen
play-you = Du
play-no-such-number = Es gibt keinen Zug { $given }: die Liste geht von 1 bis { $count }.
play-finish = { $success ->
        [true] Dieser Besuch kann nur noch gelingen: finish spielt die jeweils ersten Züge bis zu seinem Ende.
       *[false] Dieser Besuch kann nur noch scheitern: finish spielt die jeweils ersten Züge bis zu seinem Ende.
    }
play-not-decided = Hier ist nichts entschieden, das man zu Ende spielen könnte.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
play-saved = Gespeichert: { $file } (longhouse play { $game } --resume { $file } geht hier weiter)
play-not-saved = Nicht gespeichert: { $file } lässt sich nicht schreiben ({ $problem }).
play-over = Tippe save zum Behalten, undo zum Zurückgehen, quit zum Gehen.

northwood-welcome =
    Besuche jedes Lehen einmal, und gewinne genau so viele Stiche wie seine Zahl; die Sterne der gewonnenen Lehen zählen zusammen.
    Tippe die Nummer eines Zuges oder den Zug selbst; help erklärt mehr.

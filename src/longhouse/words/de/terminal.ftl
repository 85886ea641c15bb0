# Die Befehlszeile und das Textspiel.

cli-about = Fjords und Für Northwood! im Terminal spielen, einen Server betreiben, Bots spielen lassen, Partiedateien prüfen. Ein inoffizielles Fanprojekt.
cli-language = Sprache aller Texte
cli-play = im Terminal spielen
cli-sim = Bots gegeneinander spielen lassen, die Partien speichern und das Tempo messen
cli-verify = Partiedateien prüfen, Ereignis für Ereignis
cli-legal = erlaubte Züge einer Stellung als JSON ausgeben
cli-perft = zählen, wie viele Zugfolgen einer bestimmten Länge möglich sind
cli-show = eine Stellung zeichnen
cli-game = das Spiel, zum Beispiel fjords oder northwood
cli-options = Optionen des Spiels als JSON-Objekt
cli-tiles = Datei mit einem eigenen Plättchensatz (TOML)
cli-seed = Startwert für den Zufall
cli-file = Partiedatei (JSON)
cli-at = die Stellung nach den ersten N Ereignissen; ohne Angabe nach allen
cli-players = ein Spieler pro Platz, durch Kommas getrennt: you (du selbst), random, greedy, thrall, karl, jarl, skald, vala oder norn
cli-learn = Partie Nummer N des Lernpfads spielen (1 bis 7)
cli-resume = die Partie fortsetzen, die in dieser Datei gespeichert ist
cli-games = Anzahl der Partien
cli-out = Ordner, in den die Partiedateien geschrieben werden
cli-json = Zahlen als JSON ausgeben
cli-fair = auch prüfen, ob alles zufällig Gezogene aus dem Startwert folgt, der vor der Partie festgelegt wurde
cli-depth = Anzahl der Züge in jeder Zugfolge
cli-arena = ein faires Turnier zwischen Bots spielen, dann Ergebnisse und Wertungszahlen ausgeben
cli-bots = Bots für Server auf diesem oder anderen Rechnern betreiben
cli-bot-names = ein Bot pro Platz, durch Kommas getrennt: random, greedy, thrall, karl, jarl, skald, vala oder norn; mit Bedenkzeit etwa norn@50ms, norn@2000n (Stellungen) oder norn@1s/game
cli-own-bot = ein eigener Bot: sein Name und der Befehl, der ihn startet; mehrfach möglich
cli-new-bot = einen ersten eigenen Bot anlegen, der sofort spielen kann
cli-new-bot-folder = der neue Ordner; sein Name wird der Name des Bots
cli-new-bot-in = die Programmiersprache
cli-new-bot-written = Der Bot in { $file } zieht zufällig. Mach ihn besser und probiere ihn mit diesen Befehlen aus:
cli-jobs = Anzahl der Partien, die gleichzeitig gespielt werden
cli-results = Datei für die Ergebnisse; derselbe Befehl setzt das Turnier später fort
cli-against = diesen Bot auf alle anderen Plätze setzen
cli-against-whom = --against braucht ein Spiel mit Gegnern. Nimm --against oder --players, nicht beides.
cli-hint = die besten Züge einer Stellung zeigen, mit Wert und Grund
cli-analyse = eine ganze Partie analysieren: was jeder Zug wert war und welche Züge am meisten kosteten
cli-solve = eine Landnahme zu zweit lösen: das genaue Ergebnis finden oder den Bereich, in dem es liegt
cli-engine = die Engine vorbereiten, mit der die Bots rechnen
cli-engine-warm = die ganze Engine jetzt kompilieren, damit keine Partie darauf warten muss
cli-engine-jobs = Anzahl der Prozesse, die gleichzeitig kompilieren
cli-engine-folder = Die kompilierte Engine lässt sich in { $folder } nicht speichern. Nenne in LONGHOUSE_CACHE einen anderen Ordner.
cli-engine-ready = Die Engine ist bereit: { $modules ->
        [one] { $modules } Modul
       *[other] { $modules } Module
    } in { $seconds } s.
cli-budget = Bedenkzeit: eine Dauer (200ms, 2s) oder eine Anzahl von Stellungen (5000n)
cli-search-seed = Startwert für die Suche des Bots
cli-bad-budget = „{ $given }“ ist keine gültige Bedenkzeit. Gib eine Dauer (200ms, 2s) oder eine Anzahl von Stellungen (5000n) an.
cli-thinking = Die Engine rechnet
cli-analyse-progress = Züge werden geprüft
cli-sim-progress = Partien werden gespielt
cli-sim-figures = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } in { $seconds } s: { $games_per_second } Partien/s, { $steps_per_second } Schritte/s
usage-title = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-help = diese Hilfe zeigen und beenden
usage-required = nicht angegeben: { $names }
usage-unrecognized = unbekanntes Argument: { $given }
usage-one = hier fehlt ein Wert
usage-at-least-one = hier fehlt mindestens ein Wert
usage-none = nimmt keinen Wert an (angegeben: { $given })
usage-choice = { $given } geht hier nicht; zur Wahl stehen { $choices }
usage-ambiguous = { $given } ist mehrdeutig: { $matches }
cli-whole-number = „{ $given }“ ist keine ganze Zahl ab { $least }
cli-bad-seed = „{ $given }“ kann kein Startwert sein. Nimm eine kurze Textzeile
cli-learn-fjords = Nur Fjords hat einen Lernpfad (--learn).
cli-resume-as-it-is = Die gespeicherte Partie ({ $game }) hat eigene Optionen und Plättchen. Setze sie so fort: longhouse play { $game } --resume DATEI
cli-not-toml = Das ist keine TOML-Datei: { $problem }
cli-file-problem = Diese Datei lässt sich nicht verwenden: { $problem }
cli-system-problem = Das System meldet ein Problem: { $problem }

play-who = { $game } für { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }. Gegen wen spielst du?
play-opponent = { $bot ->
        [random] ein Bot, der zufällig zieht
        [greedy] ein Bot, der nur einen Zug weit denkt
        [thrall] Thrall, ein Anfänger
        [karl] Karl, leicht
        [jarl] Jarl, mittel
        [skald] Skalde, stark
        [vala] Vala, sehr stark
        [norn] Norne, am stärksten
       *[other] { $bot }
    }
play-no-opponent = kein Bot: Alle Spieler teilen sich diese Tastatur
play-players = „{ $given }“ passt nicht. Nenne { $seats ->
        [one] 1 Spieler
       *[other] { $seats } Spieler
    }, durch Kommas getrennt. Zur Wahl stehen: { $players }.
play-due = { $due ->
        [over] Die Partie ist zu Ende.
       *[other] Wähle einen Zug.
    }
play-hidden = In dieser Partie siehst du nicht, welche Züge erlaubt sind. Gib deinen Zug ein.
play-welcome = Gib die Nummer eines Zuges ein oder den Zug selbst. Mit „help“ erfährst du mehr.
play-help = Gib die Nummer eines Zuges aus der Liste ein oder den Zug selbst.
play-hint = { $action }: { $value }, Siegchance { $win } %
play-commands =
    {"  "}moves       die Züge noch einmal auflisten
    {"  "}board       das Brett noch einmal zeichnen
    {"  "}hint        die besten Züge, mit Begründung
    {"  "}undo        die letzte Entscheidung zurücknehmen
    {"  "}resign      die Partie aufgeben
    {"  "}save DATEI  speichern; --resume DATEI setzt die Partie fort
    {"  "}quit        speichern und beenden
play-which = Welches Spiel?
play-several = „{ $given }“ kann mehrere Züge bedeuten. Ergänze ein Wort oder gib eine Nummer ein.
play-more = { $count ->
        [one] { $count } weiterer Zug. Gib „moves“ ein, um alle zu sehen.
       *[other] { $count } weitere Züge. Gib „moves“ ein, um alle zu sehen.
    }
play-you = Du
play-no-such-number = Zug { $given } gibt es nicht. Wähle eine Nummer von 1 bis { $count }.
play-decided = { $success ->
        [true] Du hast die Partie schon gewonnen. Gib „finish“ ein, um zum Ende der Partie zu springen.
       *[false] Du kannst die Partie nicht mehr gewinnen. Gib „finish“ ein, um zum Ende der Partie zu springen.
    }
play-not-decided = Noch ist nichts entschieden, darum geht „finish“ nicht. Wähle einen Zug.
play-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen kannst.
play-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
play-saved = Gespeichert: { $file } (fortsetzen mit: longhouse play { $game } --resume { $file })
play-not-saved = Nicht gespeichert: { $file } lässt sich nicht schreiben ({ $problem }).
play-part = Teil { $part } von { $parts }, von Westen nach Osten:
play-over = Gib „save“ ein, um die Partie zu speichern, „undo“, um einen Zug zurückzunehmen, oder „quit“, um zu beenden.

fjords-title = Fjords
fjords-due = { $due ->
        [lay] Lege ein Plättchen.
        [turn] Zieh ein Plättchen oder lege eines aus der offenen Auswahl.
        [again] Das gezogene Plättchen passt nirgends. { $edition ->
            [2005] Zieh noch einmal oder lege eines aus der offenen Auswahl.
           *[other] Zieh noch einmal.
        }
        [build] { $edition ->
            [2005] Einen Hof auf dem Plättchen bauen?
           *[other] Ein Langhaus auf dem Plättchen bauen?
        }
        [answer] Passt das Plättchen wirklich nirgends? Zeig eine Stelle oder sei einverstanden.
        [settle] { $edition ->
            [2005] Setze ein Feld.
           *[other] Setze einen Wikinger.
        }
        [over] Die Partie ist zu Ende.
       *[other] Wähle einen Zug.
    }
fjords-hidden = Ohne Legehilfe zeigt das Brett nicht, wo Plättchen passen. Gib einen Zug ein, etwa lay 17 2,-1 PPMMPP, point 17 2,-1 PPMMPP, nothing, accept oder draw.

northwood-title = Für Northwood!
northwood-welcome =
    Besuche jedes Lehen einmal. Du gewinnst ein Lehen, wenn du dort genau so viele Punkte holst, wie seine Zahl verlangt. Jedes gewonnene Lehen bringt dir Sterne.
    Gib die Nummer eines Zuges ein oder den Zug selbst. Mehr erfährst du mit „help“.
northwood-due = { $due ->
        [visit] Wähle ein Lehen für deinen Besuch.
        [dialogue] Setze einen Verbündeten ein oder hör dir die Aussage an.
        [listen] Hör dir die Aussage an.
        [reply] Antworte auf die Aussage.
        [ability] Entscheide, wie die Fähigkeit wirkt.
        [over] Die Partie ist zu Ende.
       *[other] Wähle einen Zug.
    }
northwood-decided = { $success ->
        [true] Du hast diesen Besuch schon gewonnen. Gib „finish“ ein, um zum Ende des Besuchs zu springen.
       *[false] Du kannst diesen Besuch nicht mehr gewinnen. Gib „finish“ ein, um zum Ende des Besuchs zu springen.
    }
cli-completion = ein Skript ausgeben, das Befehle in einer Shell vervollständigt
cli-completion-shell = Shell, für die das Skript gedacht ist
engine-compiling = Die Engine wird kompiliert, nur dieses eine Mal: { $done } von { $of }

cli-plain = Zeile für Zeile spielen, für Screenreader und Pipes
cli-server = auf diesem Longhouse-Server spielen
cli-join = einen freien Platz einer Partie nehmen oder zuschauen; Link oder Kennung der Partie angeben
cli-login = sich mit diesem Konto beim Server anmelden; die App fragt nach dem Passwort

terminal-needs-app = Auf einem Server kannst du nur mit der Terminal-App spielen. Lass --plain weg und starte die App in einem Terminal.
terminal-no-textual = Die Terminal-App braucht das Paket textual (pip install 'longhouse[tui]'). Die Partie geht Zeile für Zeile weiter.
terminal-dumb = Dieses Terminal kann den Cursor nicht bewegen. Die Partie geht Zeile für Zeile weiter.
terminal-no-utf8 = Dieses Terminal verwendet kein UTF-8. Die Partie geht Zeile für Zeile weiter.
terminal-interrupt = Drücke Strg+Q zum Beenden. Deine Partie ist gespeichert.
terminal-too-small = Das Terminal ist zu klein. Vergrößere es auf mindestens { $width } Spalten und { $height } Zeilen.
terminal-bad-address = „{ $given }“ ist keine Adresse eines Servers. Schreib sie so: https://games.example.org/.
terminal-bad-link = „{ $given }“ ist kein Link zu einer Partie. Kopiere den ganzen Link.
terminal-server-away = Der Server { $server } antwortet nicht. Prüfe die Adresse und deine Verbindung.
terminal-not-a-server = { $server } ist kein Longhouse-Server. Prüfe die Adresse.
terminal-other-version = Auf { $server } läuft eine andere Version von Longhouse. Installiere die Version, die auch der Server hat.
terminal-connection-lost = Die Verbindung ist unterbrochen. Deine Partie ist gespeichert.
terminal-connecting = Deine Partien werden geöffnet …
terminal-where = { $here ->
        [yes] Deine Partien auf diesem Computer
       *[no] Deine Partien auf { $place }
    }
terminal-your-games = Deine Partien
terminal-no-games = Du hast keine offene Partie.
terminal-menu-continue = Weiterspielen ({ $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }, { $waiting ->
        [0] keine wartet auf dich
        [one] { $waiting } wartet auf dich
       *[other] { $waiting } warten auf dich
    })
terminal-menu-new = Neue Partie: { $game }
terminal-menu = { $what ->
        [open] Partien mit freien Plätzen
        [learn] Spielen lernen
        [puzzles] Rätsel
        [daily] Rätsel und Partie des Tages
        [scenarios] Szenarien
        [replay] Partie ansehen
        [analysis] Partie analysieren
        [book] Regeln
        [online] Auf einem Server spielen
        [browser] Im Browser öffnen
        [settings] Einstellungen
       *[quit] Beenden
    }
terminal-game-state = { $state ->
        [open] wartet auf Mitspieler
        [over] beendet
       *[running] { $waiting ->
            [yes] du bist dran
           *[no] läuft
        }
    }
terminal-key = { $what ->
        [next-lesson] Nächste Lektion
        [again] Noch einmal
        [next-puzzle] Nächstes Rätsel
        [solution] Lösung
        [earlier] Zug zurück
        [later] Zug weiter
        [first] Zum Anfang
        [last] Zum Ende
        [from-here] Ab hier spielen
        [analysis] Analyse
        [show] Zeigen
        [search] Suchen
        [rotate] Drehen
        [way] Anderes Plättchen
        [zoom-in] Größer
        [zoom-out] Kleiner
        [fit] Ganzes Brett
        [pan-left] Nach links
        [pan-right] Nach rechts
        [pan-up] Nach oben
        [pan-down] Nach unten
        [listen] Zuhören
        [play] Spielen
        [hint] Tipp
        [undo] Rückgängig
        [finish] Zum Ende springen
        [saga] Saga
        [chat] Chat
        [resign] Aufgeben
        [agree] Zustimmen
        [decline] Ablehnen
        [back] Zurück
        [help] Tasten
        [new] Neue Partie
        [continue] Weiterspielen
        [begin] Partie beginnen
        [change] Ändern
        [previous] Nach oben
        [next] Nach unten
        [rename] Namen ändern
        [redraw] Bildschirm neu zeichnen
        [palette] Befehlspalette
        [dark] Dunkles Design
        [light] Helles Design
        [theme] Design
        [onward] Weiter
       *[quit] Beenden
    }
terminal-keys = Tasten
terminal-players = Spieler
terminal-seat = Platz { $seat }
terminal-language = Sprache
terminal-you-are = Du spielst als { $name }.
terminal-password = Passwort von { $login }
terminal-option = { $option ->
        [variant] Variante
        [setup] Art der Partie
        [goal] Ziel
        [scenario] Szenario
       *[challenge] Herausforderung
    }
terminal-no-scenario = Kein Szenario
terminal-yes-no = { $answer ->
        [yes] Ja
       *[no] Nein
    }
terminal-call-for = Welchen Verbündeten vertritt der Herrscher?
terminal-pile = { $pile ->
        [deck] Stapel
        [statement] Aussage
        [score] Punkte
       *[discard] Ablage
    }
terminal-trump = Trumpf
terminal-card = { northwood-suit } { $value }
terminal-visit-outcome = { $won ->
        [yes] Du hast den Herrscher von Lehen { $fief } für dich gewonnen.
       *[no] Du hast den Herrscher von Lehen { $fief } nicht für dich gewonnen.
    }
terminal-thinking = { $warming ->
        [yes] Die Bots wachen noch auf …
       *[no] überlegt …
    }
terminal-reconnecting = Die Verbindung wird erneuert …
terminal-waits = { $who } ist am Zug.
terminal-can-finish = Drücke f, um zum Ende zu springen.
terminal-hint-thinking = Die besten Züge werden gesucht …
# Ein Zug und die Chance, mit ihm zu gewinnen.
terminal-hint = { $action } ({ $percent } %)
# Ein Name und wofür er steht.
terminal-labelled = { $label }: { $text }
terminal-percent = { $percent } %
terminal-hint-title = Die besten Züge
terminal-offer = { $offer ->
        [takeback] { $who } möchte einen Zug zurücknehmen.
        [abandon] { $who } möchte die Partie ohne Sieger beenden.
        [substitute] { $who } möchte einen leeren Platz einem Bot geben.
       *[rematch] { $who } möchte eine Revanche.
    } Drücke y zum Zustimmen, n zum Ablehnen.
terminal-offered = { $offer ->
        [takeback] Du möchtest einen Zug zurücknehmen.
        [abandon] Du möchtest die Partie ohne Sieger beenden.
        [substitute] Du möchtest einen leeren Platz einem Bot geben.
       *[rematch] Du möchtest eine Revanche.
    } Warte auf die Antwort oder drücke n, um die Anfrage zurückzuziehen.
terminal-answered = { $yes ->
        [yes] { $who } stimmt zu.
       *[no] { $who } lehnt ab.
    }
terminal-resign = { $what ->
        [title] Willst du aufhören?
        [stay] Weiterspielen
        [abandon] Ohne Sieger beenden
       *[resign] Aufgeben
    }
# Das Menü nach dem Ende einer Partie.
terminal-after = { $what ->
        [look] Brett ansehen
        [rematch] Revanche
        [replay] Partie ansehen
        [analysis] Partie analysieren
       *[leave] Verlassen
    }
terminal-no-finished = Du hast noch keine Partie zu Ende gespielt.
terminal-fjords-keys = r dreht das Plättchen, Enter legt es, Tab wählt ein anderes.
terminal-fjords-land = { $land ->
        [contested] Dieses Plättchen ist umstritten.
       *[secured] Dieses Plättchen ist gesichert: { $who }.
    }
terminal-fjords-round = Runde { $round }
terminal-lesson-next = Drücke n für die nächste Lektion.
terminal-replay-place = Zug { $at } von { $count }
terminal-daily = { $what ->
        [puzzle] Rätsel des Tages
       *[deal] Partie des Tages
    }
terminal-book-nothing = „{ $text }“ steht nicht in den Regeln.
terminal-palette-search = Befehl suchen …
terminal-which-server = Adresse eines Servers oder Link zu einer Partie
terminal-no-open = Gerade hat keine öffentliche Partie einen freien Platz.
terminal-browser-link = Der Browser öffnet diesen Link: { $link }

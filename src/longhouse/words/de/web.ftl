# Die Web-App: Seiten, Aufforderungen, und was von einer Partie erzählt wird.

web-tagline = Zwei Brettspiele und Gegner, die es in sich haben.
web-guest = Wanderer
web-you = Du
web-open-seat = freier Platz
web-level = { $level ->
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skalde
        [norn] Norne
       *[other] { $level }
    }
web-game-name = { $game ->
        [northwood] Für Northwood!
       *[fjords] Fjords
    }
web-fjords-invite = Entdecke Plättchen für Plättchen ein Land aus Küsten und Bergen. Baue Langhäuser an den richtigen Stellen und sichere dir mehr Land als die anderen.
web-northwood-invite = Reise in der Dämmerung durch acht Lehen und gewinne jeden Herrscher für dich: mit genau der richtigen Zahl von Stichen. Ein Kartenspiel für dich allein.
web-play-bot = Gegen Bots spielen
web-play-solo = Spielen
web-set-up = Partie einrichten
web-continue = Laufende Partien
web-join-watch = Mitspielen oder zusehen
web-join-none = Gerade gibt es keine öffentliche Partie. Richte eine für alle ein, dann erscheint sie hier.
web-past-games = Beendete Partien
web-replay = Partie ansehen
web-replays = Partien ansehen
web-about = Über Longhouse
web-about-text = Longhouse ist ein inoffizielles Fanprojekt. Fjords ist ein Spiel von Franz-Benno Delonge (Ausgabe von 2021 mit Phil Walker-Harding), Für Northwood! ist von Wil Su. Die Spiele gehören ihren Autoren und Verlagen. Regeltexte, Bilder und alle anderen Texte stammen von uns.
web-about-tiles = Wie oft es jedes Plättchen im gedruckten Spiel gibt, ist nicht veröffentlicht. Dieser Satz ist eine Rekonstruktion.
web-credits = Danksagung
web-credits-icons = Die Tiere stammen von
web-credits-others = und andere
web-home = Startseite
web-analysis = Analyse
web-free-board = Freies Brett
web-close = Schließen
web-language = Sprache
web-theme = Design
web-theme-name = { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Systemeinstellung
    }
web-settings = Einstellungen
web-not-found = Diese Partie lässt sich nicht öffnen. Stimmt der Link?
web-wait = Einen Moment …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
web-once-more = Erneut versuchen
web-bad-event = Fehler bei Ereignis { $n } dieser Partie: { $text }

web-your-name = Dein Name
web-their-name = Name
web-variant = Welche Variante?
web-variant-about = { $variant ->
        [epic] Für 2 Spieler: alle Plättchen, je 30 Wikinger und 6 Langhäuser.
        [classic] Für 2 Spieler: ziehen statt auswählen, drei Runden, keine Runensteine.
        [first] Für 2 Spieler: Fjorde mit Feldern und Höfen, drei Runden.
       *[base] Für 2–4 Spieler: Du wählst aus einer Auslage von vier Plättchen.
    }
web-who-plays = Wer spielt mit?
web-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-seat = Platz { $seat }
web-seat-me = Ich
web-seat-here = Noch jemand an diesem Gerät
web-seat-open = Per Link einladen
web-seat-bot = Bot: { web-level }
web-runes = Runensteine
web-rune-about = { $rune ->
        [strength] Kommt auf das Plättchen, das nur Berg ist. Jeder Wikinger daneben bringt 1 Punkt mehr.
        [water] Kommt auf das Plättchen mit seinem Zeichen. Jeder Wikinger am selben Meer bringt 1 Punkt mehr.
        [journey] Einmal pro Partie: Setze einen Wikinger bis zu drei Plättchen weit übers Meer.
        [horse] Einmal pro Partie: Setze einen Wikinger bis zu drei Plättchen weit über die Berge.
        [friendship] Kommt auf bestimmte Ackerland-Plättchen. Wer ringsum die meisten Wikinger hat, bekommt 2 Punkte.
        [wisdom] Einmal pro Partie: Überquere eine Lücke neben deinem Land.
       *[home] Einmal pro Partie, unter einem Langhaus: Deine Wikinger daneben bringen je 1 Punkt mehr.
    }
web-learning = Lernpfad
web-learning-none = Eigene Auswahl
web-learning-game = Partie { $game }: { $count ->
        [0] keine Steine
        [one] { $count } Stein
       *[other] { $count } Steine
    }
web-rounds = Runden
web-more-options = Weitere Optionen
web-oversight = Ohne Legehilfe
web-oversight-about = Das Brett zeigt nicht, wo Plättchen passen. Du musst es selbst sehen, wie am echten Tisch.
web-clock = Uhr
web-clock-name = { $kind ->
        [move] 1 Minute pro Zug
        [fischer] 10 Minuten + 10 Sekunden pro Zug
        [days] 3 Tage pro Zug
       *[none] Keine Uhr
    }
web-visibility = Wer darf zusehen?
web-visibility-name = { $visibility ->
        [public] Alle
        [private] Nur die Spieler
       *[link] Alle mit dem Link
    }
web-tiles-note = { web-about-tiles }
web-northwood-setup = Welcher Aufbau?
web-setup-name = { $setup ->
        [full] Komplettes Spiel
       *[intro] Einführung
    }
web-setup-about = { $setup ->
        [full] Alle 24 Charaktere. Verbündete und Herrscher werden ausgeteilt.
       *[intro] Die vier Buben sind deine Verbündeten, Könige und Königinnen herrschen.
    }
web-goal = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }: { $stars ->
        [18] Silber
        [20] Gold
       *[other] Bronze
    }
web-scenario-year = Das Longhouse-Jahr
web-challenge = Herausforderung (schwerer)
web-begin = Partie starten
web-begin-invite = Starten und einladen

web-waiting-room = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-sit = Platz nehmen
web-fill-bot = Bot hinzufügen
web-invite = Mit diesem Link einladen
web-qr = QR-Code des Links
web-copy-link = Link kopieren
web-copied = Kopiert

web-menu = Menü
web-undo = Rückgängig
web-hint-button = Tipp
web-record = Partie herunterladen
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben?
web-resign-yes = Ja, aufgeben
web-resign-no = Nein, weiterspielen
web-chat = Chat
web-send = Senden
web-yes = Ja
web-no = Nein
web-offer = { $kind ->
        [takeback] { $who } möchte einen Zug zurücknehmen.
        [abandon] { $who } möchte die Partie ohne Sieger beenden.
        [substitute] { $who } möchte den verlassenen Platz einem Bot geben.
       *[rematch] { $who } möchte eine Revanche.
    }
web-keys = Tastatur
web-keys-text = { $game ->
        [northwood] Pfeiltasten: bewegen · Eingabe: wählen, noch einmal: spielen · Esc: abbrechen · H: Tipp. Karten kannst du auch mit der Maus ziehen.
       *[fjords] 1–4: Plättchen wählen · R: drehen · Tab, Pfeiltasten: nächste Stelle · Eingabe: legen · Esc: abbrechen · + und −: Zoom · 0: alles zeigen
    }
web-your-turn = Du bist dran
web-their-turn = Am Zug
web-turn-of = { $you ->
        [yes] Du bist dran
       *[no] { $who } ist am Zug
    }
web-wait-for = { $who } überlegt
web-warming = Die Bots wachen noch auf. Beim ersten Mal dauert das eine Minute.
web-role = { $clan } · { $kind ->
        [bot] Bot
        [open] frei
       *[person] Mensch
    }
web-role-thinking = { $clan } · { $warming ->
        [yes] wacht auf …
       *[no] überlegt …
    }
web-role-away = { $clan } · nicht da
web-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-vikings = Noch { $edition ->
        [2005] { $count ->
            [one] { $count } Feld
           *[other] { $count } Felder
        }
       *[other] { $count ->
            [one] { $count } Wikinger
           *[other] { $count } Wikinger
        }
    }
web-houses = Noch { $edition ->
        [2005] { $count ->
            [one] { $count } Hof
           *[other] { $count } Höfe
        }
       *[other] { $count ->
            [one] { $count } Langhaus
           *[other] { $count } Langhäuser
        }
    }
web-rune-left = { rune-name }: { $left ->
        [yes] noch nicht genutzt
       *[no] genutzt
    }
web-round = Runde { $round }
web-phase = Phase
web-exploration = Entdeckung
web-settlement = Landnahme
web-board = Brett. Ziehen verschiebt es, Scrollen zoomt.
web-text-board = Brett als Text
web-terrain = { $plains ->
        [0] {""}
        [6] nur Ackerland
       *[other] { $plains } × Ackerland
    }{ $mountains ->
        [0] {""}
        [6] nur Berg
       *[other] , { $mountains } × Berg
    }{ $seas ->
        [0] {""}
        [6] nur Meer
       *[other] , { $seas } × Meer
    }
web-corner = { $corner ->
        [0] Norden
        [1] Nordosten
        [2] Südosten
        [3] Süden
        [4] Südwesten
       *[5] Nordwesten
    }
web-text-cell = { $cell }: { $mountains ->
        [none] {""}
       *[other] Berg im { $mountains };{" "}
    }{ $seas ->
        [none] {""}
       *[other] Meer im { $seas };{" "}
    }{ $on ->
        [nothing] leer
       *[other] { $on }
    }
web-stands = { $piece ->
        [viking] { $edition ->
            [2005] Feld ({ $who })
           *[other] Wikinger ({ $who })
        }
        [house] { $edition ->
            [2005] Hof ({ $who })
           *[other] Langhaus ({ $who })
        }
        [home] Langhaus auf dem Heim-Stein ({ $who })
        [strength] Stärke-Stein
        [water] Wasser-Stein
       *[friendship] Freundschafts-Stein
    }
web-cell-claim = { $cell } besiedeln
web-cell-contested = { $cell } besiedeln, umstritten mit { $who }
web-cell-fits = { $cell }: passt in { $ways ->
        [one] { $ways } Drehung
       *[other] { $ways } Drehungen
    }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Alles zeigen
web-landmarks = Gesichertes und umstrittenes Land zeigen
web-tray = Dein Zug
web-due = { $due ->
        [lay] Lege ein Plättchen
        [turn] Zieh ein Plättchen
        [again] Es passt nirgends
        [build] { $edition ->
            [2005] Einen Hof bauen?
           *[other] Ein Langhaus bauen?
        }
        [answer] Passt wirklich nichts?
        [settle] { $edition ->
            [2005] Setze ein Feld
           *[other] Setze einen Wikinger
        }
       *[other] Einen Moment …
    }
web-choose-tile = Wähle eines der Plättchen.
web-fits = { $count ->
        [0] Es passt nirgends. Wähle ein anderes.
        [one] Es passt an { $count } Stelle.
       *[other] Es passt an { $count } Stellen.
    }
web-blind = Wähle ein Plättchen und probier aus, wo es passt.
web-draw-detail = { $aside ->
        [yes] Zieh ein Plättchen oder lege eines aus der offenen Auswahl.
       *[no] Zieh ein Plättchen aus dem Beutel.
    }
web-build-detail = { $houses ->
        [one] Dein letztes Gebäude. Es bleibt für immer hier stehen.
       *[other] Noch { $houses } im Vorrat. Was du baust, bleibt für immer hier.
    }
web-claimable = { $count ->
        [one] Du kannst { $count } Plättchen besiedeln.
       *[other] Du kannst { $count } Plättchen besiedeln.
    }
web-time-to-settle = { $edition ->
        [2005] Das Land ist vollständig, die Landnahme beginnt! Setzt abwechselnd Felder neben eure Höfe und Felder. Jedes Feld bringt 1 Punkt.
       *[other] Das Land ist vollständig, die Landnahme beginnt! Setzt abwechselnd Wikinger neben eure Figuren. Jeder Wikinger bringt 1 Punkt.
    }
web-time-next = Zur Landnahme
web-out-of-moves = Du kannst nicht mehr siedeln. { $who } spielt weiter.
web-confirm-hint = Tippe noch einmal darauf, um zu siedeln.
web-build-house = Bauen
web-build-home = Mit Heim-Stein
web-build-none = Nicht bauen
web-accept = Einverstanden
web-nothing = Nichts passt
web-draw = Ziehen
web-turn = Drehen
web-lay = { $due ->
        [answer] Hier passt es
       *[lay] Hier legen
    }
web-settle = Siedeln
web-finish-land = Alles Übrige besiedeln
web-ways = Wie kommst du hin?
web-way-viking = Über Land
web-bag = { $count ->
        [0] Der Beutel ist leer
        [one] { $count } im Beutel
       *[other] { $count } im Beutel
    }
web-bag-note = Was als Nächstes kommt, entscheidet sich erst beim Ziehen.
web-tile = Plättchen (Ecken: { web-terrain }): { $count ->
        [0] passt nirgends
        [one] passt an { $count } Stelle
       *[other] passt an { $count } Stellen
    }
web-tile-kind = Plättchen (Ecken: { web-terrain })
web-hint = Tipp: { $action }
web-hint-action = { $verb ->
        [lay] Lege das Plättchen auf { $cell }
        [house] { $edition ->
            [2005] Baue hier einen Hof
           *[other] Baue hier ein Langhaus
        }
        [home] Baue hier auf den Heim-Stein
        [none] Baue hier nicht
        [draw] Zieh ein Plättchen
       *[other] Besiedle { $cell }
    }
web-draw-game = Unentschieden
web-ended = { $you ->
        [yes] { $by ->
            [timeout] Deine Zeit ist abgelaufen
            [abandon] Die Partie wurde ohne Sieger beendet
           *[resign] Du hast aufgegeben
        }
       *[no] { $by ->
            [timeout] Die Zeit von { $who } ist abgelaufen
            [abandon] Die Partie wurde ohne Sieger beendet
           *[resign] { $who } hat aufgegeben
        }
    }
web-how-points = Wertung ansehen
web-see-board = Brett ansehen
web-again = Noch eine Partie
web-rematch = Revanche
web-rematch-yes = Annehmen
web-rematch-no = Jetzt nicht
web-rematch-asked = Du hast eine Revanche angeboten. Jetzt antwortet { $who }.
web-rematch-declined = { $you ->
        [yes] Du hast die Revanche abgelehnt.
       *[no] { $who } hat die Revanche abgelehnt.
    }
web-ended-won = { $by ->
        [timeout] { $you ->
            [yes] Du gewinnst auf Zeit
            [others] Die anderen gewinnen auf Zeit
           *[no] { $who } gewinnt auf Zeit
        }
       *[resign] { $you ->
            [yes] Du gewinnst: { $loser } hat aufgegeben
            [others] Die anderen gewinnen: { $loser } hat aufgegeben
            [lost] { $who } gewinnt: Du hast aufgegeben
           *[no] { $who } gewinnt: { $loser } hat aufgegeben
        }
    }
web-not-counted = Das Land wurde nicht gezählt.
web-won-by = { $you ->
        [yes] { $points ->
            [one] Du gewinnst mit { $points } Punkt Vorsprung!
           *[other] Du gewinnst mit { $points } Punkten Vorsprung!
        }
       *[no] { $points ->
            [one] { $who } gewinnt mit { $points } Punkt Vorsprung
           *[other] { $who } gewinnt mit { $points } Punkten Vorsprung
        }
    }
web-won-tie = { $you ->
        [yes] Du gewinnst den Gleichstand!
       *[no] { $who } gewinnt den Gleichstand
    }
web-tie-points = { $points ->
        [one] { $names }: je { $points } Punkt.
       *[other] { $names }: je { $points } Punkte.
    }
web-tie-why = Bei Gleichstand gewinnt, wer in der Landnahme später am Zug ist.
web-draw-why = Alle Runden zusammen bringen gleich viele Punkte: Niemand gewinnt.
web-score-row = { $row ->
        [vikings] { $edition ->
            [2005] Felder
           *[other] Wikinger
        }
        [land] Land, das sonst niemand erreicht
        [strength] Stärke
        [water] Wasser
        [friendship] Freundschaft
        [home] Heim
       *[total] Gesamt
    }

web-saga = Die Saga bisher
web-saga-first = { $you ->
        [yes] Du beginnst
       *[no] { $who } beginnt
    }
web-saga-swap = Nichts passte: Die Auslage wurde getauscht
web-saga-lay = { $you ->
        [yes] Du legst ein Plättchen
       *[no] { $who } legt ein Plättchen
    }
web-saga-house = { $edition ->
        [2005] { $you ->
            [yes] Du baust einen Hof
           *[no] { $who } baut einen Hof
        }
       *[other] { $you ->
            [yes] Du baust ein Langhaus
           *[no] { $who } baut ein Langhaus
        }
    }
web-saga-viking = { $edition ->
        [2005] { $you ->
            [yes] Du setzt ein Feld
           *[no] { $who } setzt ein Feld
        }
       *[other] { $you ->
            [yes] Du setzt einen Wikinger
           *[no] { $who } setzt einen Wikinger
        }
    }
web-saga-rune = { $you ->
        [yes] Du nutzt die Rune { rune-name }
       *[no] { $who } nutzt die Rune { rune-name }
    }
web-saga-nothing = { $you ->
        [yes] Du behauptest: Nichts passt
       *[no] { $who } behauptet: Nichts passt
    }
web-saga-point = { $you ->
        [yes] Du zeigst: Hier passt es
       *[no] { $who } zeigt: Hier passt es
    }
web-saga-takeback = Ein Zug wurde zurückgenommen
web-saga-ended = { $you ->
        [yes] { $by ->
            [timeout] Deine Zeit ist abgelaufen
            [abandon] Die Partie wurde ohne Sieger beendet
           *[resign] Du hast aufgegeben
        }
       *[no] { $by ->
            [timeout] Die Zeit von { $who } ist abgelaufen
            [abandon] Die Partie wurde ohne Sieger beendet
           *[resign] { $who } hat aufgegeben
        }
    }

web-fiefs = Lehen
web-allies = Verbündete
web-ruler = Herrscher dieses Lehens
web-hand = Deine Hand
web-piles = Die Stapel
web-choose = Triff deine Wahl
web-choose-fief = Wohin als Nächstes?
web-visit-of = Besuch { $visit } von 8
web-rank = { $rank ->
        [J] Bube
        [Q] Königin
        [K] König
        [P] Prinz
        [L] Dame
       *[B] Baron
    }
web-ally = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}für { $ally }
    }: { web-ally-state }
web-ally-state = { $state ->
        [ask] Einsetzen
        [ready] bereit
       *[exhausted] erschöpft
    }
web-for-ally = für { northwood-character }
web-fief = Lehen { $fief }, { $ruler }, { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }{ $fate ->
        [won] , gewonnen
        [lost] , verloren
        [now] , hier bist du
       *[open] {""}
    }
web-fief-empty = { $fate ->
        [lost] verloren
       *[won] abgereist
    }
web-fief-row = Lehen { $fief }
web-stars = { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
web-stars-of = { $count } von { $goal ->
        [one] { $goal } Stern
       *[other] { $goal } Sternen
    }
web-of-goal = von { $goal ->
        [one] { $goal } Stern
       *[other] { $goal } Sternen
    }
web-trump = Trumpf: { northwood-suit }
web-no-trump = kein Trumpf
web-pile-deck = Stapel · { $count }
web-pile-discard = Ablage · { $count }
web-discard-count = Ablage: { $count }
web-pile-score = Wertungsstapel · { $count }
web-pile-top = Als Nächstes (schon bekannt)
web-pile-unseen = Noch nicht gesehen · { $count }
web-known = { $count ->
        [one] die nächste ist bekannt
       *[other] die nächsten { $count } sind bekannt
    }
web-statement = Aussage
web-discard = Ablage
web-reply = Antwort
web-score-pile = Wertungsstapel
web-score-count = Punkte: { $count }
web-target = { $score } von genau { $target }
web-card = { northwood-suit } { $value }{ $playable ->
        [yes] {""}
       *[no] , gerade nicht spielbar
    }{ $scoring ->
        [yes] , würde punkten
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Wähle ein Lehen
        [dialogue] Setze jemanden ein oder hör zu
        [listen] Hör zu
        [reply] Antworte
       *[other] Die Karten werden ausgeteilt …
    }
web-northwood-step = { $step ->
        [Discard] { $count ->
            [one] Wirf eine Karte ab
           *[other] Wirf nacheinander { $count } Karten ab
        }
        [DiscardAll] Wirf alle diese Karten ab
        [DiscardOneOf] Wirf eine dieser Karten ab
        [DiscardSum] Wirf Karten im Gesamtwert von { $count } ab
        [DiscardLowest] Wirf deine niedrigste Karte ab
        [DiscardCopies] Behalte von jedem Wert nur eine Karte
        [FirstOfPair] Wirf die erste Karte des Paars ab
        [ScoreAll] Lege diese Karten auf den Wertungsstapel
        [Gather] Wähle eine Karte: Du bekommst alle mit demselben Wert
        [NameSuit] Nenne eine Farbe
        [SwapRulers] Mit wem tauscht der Herrscher den Platz?
        [MoveVisit] In welchem Lehen geht es weiter?
        [Refresh] Wer soll wieder bereit sein?
        [ExchangeTop] Welche Karte legst du auf den Stapel?
        [Trade] { $pile ->
            [score] Mit dem Wertungsstapel tauschen?
           *[discard] Mit der Ablage tauschen?
        }
       *[StopOrMore] Noch eine Karte ziehen?
    }
web-or-drag = oder zieh die Karte dorthin
web-visit-prompt = Sieh auf deine Hand: Wie viele Antworten können punkten?
web-visit-detail = Genau { $fief ->
        [one] { $fief } Antwort muss
       *[other] { $fief } Antworten müssen
    } punkten. Trumpf: { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] Du darfst einen Verbündeten einsetzen. Dann hör dir die Aussage an.
       *[no] Hör dir die Aussage an.
    }
web-reply-prompt = { $follow ->
        [yes] Du musst { northwood-suit } bedienen.
       *[no] Du darfst jede Karte spielen.
    } { $scoring ->
        [0] Keine würde punkten.
        [one] { $scoring } Karte würde punkten.
       *[other] { $scoring } Karten würden punkten.
    }
web-would-score = { $scores ->
        [yes] Diese Karte würde punkten.
       *[no] Diese Karte würde nicht punkten.
    }
web-northwood-do = { $verb ->
        [visit] Lehen { $value } besuchen
        [use] Einsetzen
        [listen] Zuhören
        [reply] { northwood-suit } { $value } spielen
        [discard] { northwood-suit } { $value } abwerfen
        [score] { northwood-suit } { $value } werten
        [swap] { northwood-suit } { $value } tauschen
        [choose] { northwood-suit } { $value } wählen
        [name] { northwood-suit }
        [fief] Lehen { $value }
        [ready] Bereit machen
        [more] Noch eine ziehen
        [decline] Nicht tauschen
       *[stop] Aufhören
    }
web-call = Vertretung rufen
web-call-text = Ein freundlicher Herrscher kann bei diesem Besuch einen Verbündeten vertreten. Danach verlässt er das Spiel.
web-call-for = { $character } für { $ally }
web-finish-visit = Zu Ende spielen
web-scenario-rules = Sonderregeln
web-northwood-over = { $won ->
        [yes] Northwood ist vereint!
       *[no] Die Reise ist zu Ende
    }
web-medal = { $medal ->
        [gold] Goldmedaille
        [silver] Silbermedaille
       *[bronze] Bronzemedaille
    }
web-how-stars = Wertung ansehen
web-visit-ended = { $won ->
        [yes] Besuch gewonnen
       *[no] Besuch verloren
    }
web-visit-won = { $stars ->
        [one] Lehen { $fief } ist gewonnen, und mit ihm { $stars } Stern.
       *[other] Lehen { $fief } ist gewonnen, und mit ihm { $stars } Sterne.
    }
web-visit-friend = { northwood-character } ist nun auf deiner Seite und kann einmal für einen Verbündeten einspringen.
web-visit-lost = Lehen { $fief } ist verloren. { northwood-character } ist heimgegangen.
web-visit-miss = { $side ->
        [over] { $cards ->
            [one] Eine zu viel.
            [2] Zwei zu viel.
            [3] Drei zu viel.
           *[other] { $cards } zu viel.
        }
        [short] { $cards ->
            [one] Eine zu wenig.
            [2] Zwei zu wenig.
            [3] Drei zu wenig.
           *[other] { $cards } zu wenig.
        }
       *[none] { $fief ->
            [0] Nichts gepunktet, so soll es sein.
           *[other] Genau richtig.
        }
    }
web-visit-open = { $open ->
        [one] { $open } Stern ist noch offen; dir fehlen zum Ziel ({ $goal }) noch: { $need }.
       *[other] { $open } Sterne sind noch offen; dir fehlen zum Ziel ({ $goal }) noch: { $need }.
    }
web-visit-beyond = Das Ziel ({ $goal }) ist nun außer Reichweite. Hol noch das Beste heraus!
web-visit-goal = Ziel erreicht: { $goal }!
web-visit-next = Weiter
web-ruler-fate = { $fate ->
        [won] ab jetzt auf deiner Seite
       *[lost] ist heimgegangen
    }
web-journey-headline = { $kind ->
        [gold] Gold! Northwood ist vereint.
        [silver] Silber! Northwood hört auf dich.
        [bronze] Bronze! Der Wald steht zu dir.
        [won] Northwood ist vereint!
        [close] { $missing ->
            [one] So knapp: { $missing } Stern fehlt
           *[other] Knapp: { $missing } Sterne fehlen
        }
        [given] Du bist umgekehrt
       *[lost] Diesmal nicht
    }
web-journey-lost = Du verlierst diese Reise.
web-journey-visits = { $won ->
        [one] { $won } Lehen gewonnen, { $lost } verloren.
       *[other] { $won } Lehen gewonnen, { $lost } verloren.
    }
web-journey-note = { $note ->
        [closest] Am knappsten verfehlt
        [best] Der beste Besuch
        [worst] Der glückloseste Besuch
       *[last] Woran der letzte Stern hing
    }
web-journey-hung = { $missing ->
        [one] { $missing } Stern fehlte, und dieses Lehen hatte { $worth }.
       *[other] { $missing } Sterne fehlten, und dieses Lehen hatte { $worth }.
    }
web-story-statement = Aussage: { northwood-suit } { $value }.
web-story-draw = Gezogen: { northwood-suit } { $value }.
web-decided = { $decided ->
        [yes] Dieser Besuch ist schon gewonnen.
       *[no] Dieser Besuch ist nicht mehr zu gewinnen.
    }
web-due-of = { $who }: { $due }
web-sound = Ton
web-passphrase = Zugangscode für diesen Server
web-enter = Weiter
web-puzzles = Rätsel
web-today = Aufgaben des Tages
web-today-puzzle = Fjords: Rätsel des Tages
web-today-deal = Für Northwood!: Partie des Tages
web-today-done = erledigt
web-records = Deine Erfolge
web-records-fjords = Fjords: { $won } von { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    } gewonnen
web-records-northwood = Für Northwood!: { $won } von { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    } gewonnen · Bestwert: { $best ->
        [one] { $best } Stern
       *[other] { $best } Sterne
    }
web-records-year = Das Longhouse-Jahr: { $won } von 16 Szenarien gewonnen
web-statistics = Meine Statistik
web-figures = Die Spiele in Zahlen
web-statistics-none = Noch keine Partie beendet. Hier siehst du später deine Ergebnisse.
web-games = Partien
web-person = ein Mensch
web-outcome = { $outcome ->
        [won] gewonnen
        [drawn] unentschieden
       *[lost] verloren
    }
web-people = Menschen
web-won-share = Gewonnen
web-won-of = { $won } von { $played }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } unentschieden
    }
web-best = Bestwert
web-mean = Durchschnitt
web-margin = Bester Abstand
web-streak = Siegesserie
web-streak-longest = Längste Siegesserie
web-by-opponent = Nach Gegner
web-by-players = Nach Spielerzahl
web-by-variant = Nach Variante
web-by-setup = Nach Art der Partie
web-fiefs-won = Gewonnene Lehen
web-by-first-tile = Mein erstes Plättchen
web-landscape = { $landscape ->
        [plains] Nur Ackerland
        [coast] Mit Meer
        [mountains] Mit Bergen
       *[both] Mit Meer und Bergen
    }
web-longhouses-when = Wann ich baue
web-longhouse-row = { $place }. Gebäude
web-in-games = { $games ->
        [one] in { $games } Partie
       *[other] in { $games } Partien
    }
web-after-tiles = { $tiles ->
        [one] nach { $tiles } Plättchen
       *[other] nach { $tiles } Plättchen
    }
web-by-first-fief = Mein erstes Lehen
web-games-csv = Meine Partien als CSV
web-course = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: zuerst { $first }, zuletzt { $last }
web-course-about = Jede Partie und der Durchschnitt der letzten fünf.
web-year-progress = { $won } von { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    } gewonnen.
web-scenario-state = { $state ->
        [challenge] Herausforderung gewonnen · Bestwert: { web-stars-short }
        [won] gewonnen · Bestwert: { web-stars-short }
        [tried] Bestwert: { web-stars-short }
       *[new] noch nicht gespielt
    }
web-stars-short = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }

web-hand-over = Gib das Gerät an { $who } weiter
web-hand-over-setting = Am gemeinsamen Gerät anzeigen, wer dran ist
web-notify = Benachrichtigen, wenn ich dran bin
web-account = Konto
web-account-about = Freiwillig: Mit einem Konto spielst du auf mehreren Geräten. Deine bisherigen Partien werden übernommen.
web-account-known = Du bist als { $login } angemeldet.
web-login = Benutzername
web-password = Passwort
web-log-in = Anmelden
web-log-out = Abmelden
web-sign-up = Konto anlegen
web-rated = Gewertete Partie
web-rated-about = Nur Menschen, jeder am eigenen Gerät. Keine Tipps.
web-tiles = Eigener Plättchensatz
web-tiles-file = Datei öffnen (TOML oder JSON)
web-tiles-text = … oder ihren Text einfügen
web-tiles-unread = Das ist kein Plättchensatz. Nimm eine TOML- oder JSON-Datei.

web-learn = Erste Schritte
web-welcome = Neu hier? Lerne eines der Spiele in wenigen Minuten, indem du es spielst:

web-rules = Regeln
web-rules-of = { web-game-name }: die Regeln
web-rule = Regel { $rule }
web-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
        [0] Nichts gefunden. Versuch andere Wörter.
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
web-back-to-table = Zurück zur Partie
web-book-mode = { $mode ->
        [learn] Lernen
       *[all] Alle Regeln
    }
web-book-modes = Wie du die Regeln liest
web-book-chapters = Kapitel
web-book-read = { $done } von { $count ->
        [one] { $count } Kapitel
       *[other] { $count } Kapiteln
    } gelesen
web-book-is-read = (gelesen)
web-book-back = Voriges Kapitel
web-book-next = Nächstes Kapitel
web-book-try = Selbst ausprobieren
web-book-example = Beispiel
web-book-step = Schritt { $step } von { $count }
web-book-step-back = Voriger Schritt
web-book-step-next = Nächster Schritt
web-print = Drucken

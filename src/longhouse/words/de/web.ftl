# Die Web-App: Seiten, Aufforderungen, und was von einem Spiel erzählt wird.

web-tagline = Zwei Brettspiele, und Gegner, mit denen es sich lohnt.
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
web-fjords-invite = Entdecke Plättchen für Plättchen ein Land aus Küsten und Bergen, baue Langhäuser am rechten Ort und besiedle mehr davon als die anderen.
web-northwood-invite = Besuche acht Lehen in einem Wald bei Dämmerung und gewinne jeden Herrscher mit genau der richtigen Zahl von Antworten. Für eine Person.
web-play-bot = Gegen einen Bot spielen
web-play-solo = Spielen
web-set-up = Spiel einrichten
web-continue = Weiterspielen
web-join-watch = Mitspielen oder zusehen
web-join-none = Gerade ist keine Partie für alle offen. Eine, die du so einrichtest, dass alle zusehen dürfen, steht hier.
web-past-games = Beendete Spiele
web-replay = Nachspielen
web-replays = Nachspielen
web-about = Über Longhouse
web-about-text = Longhouse ist ein inoffizielles Fanprojekt. Fjords ist ein Spiel von Franz-Benno Delonge (Ausgabe von 2021 mit Phil Walker-Harding), For Northwood! ist von Wil Su. Die Spiele gehören ihren Autoren und Verlagen; Regeltexte, Bilder und Worte sind unsere eigenen.
web-about-tiles = Wie viele Plättchen jeder Art das gedruckte Spiel hat, ist nicht öffentlich; der Satz hier ist eine Rekonstruktion.
web-credits = Dank
web-credits-icons = Die Tiere stammen von
web-credits-others = und anderen
web-home = Startseite
web-analysis = Analyse
web-free-board = Freies Brett
web-close = Schließen
web-language = Sprache
web-theme = Farben
web-theme-name = { $theme ->
        [light] Tag
        [dark] Nacht
       *[auto] Wie das System
    }
web-settings = Einstellungen
web-not-found = Dieses Spiel lässt sich nicht öffnen.
web-wait = Einen Moment …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-unreachable = Der Server antwortet nicht. Nichts ist verloren: Versuche es wieder, wenn du verbunden bist.
web-once-more = Noch einmal
web-bad-event = Ereignis { $n } dieser Partie: { $text }

web-your-name = Dein Name
web-their-name = Name
web-variant = Welches Spiel?
web-variant-about = { $variant ->
        [epic] Zu zweit: alle Plättchen, je 30 Wikinger und 6 Langhäuser.
        [classic] Zu zweit: Plättchen werden gezogen, drei Runden, keine Runensteine.
        [first] Zu zweit: Fjorde, mit Feldern und Höfen, in drei Runden.
       *[base] Zu zweit bis viert: Wahl aus einer Reihe von vier Plättchen.
    }
web-who-plays = Wer spielt?
web-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
web-seat = Platz { $seat }
web-seat-me = Ich
web-seat-here = Jemand an diesem Bildschirm
web-seat-open = Jemand mit dem Link
web-seat-bot = Bot: { web-level }
web-runes = Runensteine
web-rune-about = { $rune ->
        [strength] Steht auf dem Bergplättchen. Jeder Wikinger daneben zählt eins mehr.
        [water] Steht am Meer. Jeder Wikinger an derselben Küste zählt eins mehr.
        [journey] Einmal: von einer eigenen Figur bis zu drei Plättchen weit übers Meer.
        [horse] Einmal: von einer eigenen Figur bis zu drei Plättchen weit über ein Gebirge.
        [friendship] Steht auf freier Ebene. Die meisten Wikinger ringsum bringen zwei Punkte.
        [wisdom] Einmal: über eine Lücke neben dem eigenen Land.
       *[home] Einmal, unter einem Langhaus: eigene Wikinger ringsum zählen eins mehr.
    }
web-learning = Lernpfad
web-learning-none = Eigene Auswahl
web-learning-game = Spiel { $game }: { $count ->
        [0] keine Steine
        [one] { $count } Stein
       *[other] { $count } Steine
    }
web-rounds = Runden
web-more-options = Weitere Optionen
web-oversight = Übersehen erlaubt
web-oversight-about = Der Tisch zeigt nicht, wo Plättchen passen, und Behauptungen können falsch sein.
web-clock = Uhr
web-clock-name = { $kind ->
        [move] Eine Minute für jeden Zug
        [fischer] Zehn Minuten, dazu zehn Sekunden für jeden Zug
        [days] Drei Tage für jeden Zug
       *[none] Keine Uhr
    }
web-visibility = Wer darf zusehen?
web-visibility-name = { $visibility ->
        [public] Alle
        [private] Nur wer mitspielt
       *[link] Wer den Link kennt
    }
web-tiles-note = { web-about-tiles }
web-northwood-setup = Welches Spiel?
web-setup-name = { $setup ->
        [full] Volles Spiel
       *[intro] Einführung
    }
web-setup-about = { $setup ->
        [full] Alle 24 Personen; Verbündete und Herrscher werden ausgeteilt.
       *[intro] Die vier Buben helfen dir; Könige und Königinnen herrschen.
    }
web-goal = { $stars } Sterne: { $stars ->
        [18] Silber
        [20] Gold
       *[other] Bronze
    }
web-scenario-year = Das Longhouse-Jahr
web-challenge = Als Herausforderung
web-begin = Beginnen
web-begin-invite = Beginnen und einladen

web-waiting-room = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-sit = Hinsetzen
web-fill-bot = Einem Bot geben
web-invite = Mit diesem Link einladen
web-qr = QR-Code des Links
web-copy-link = Link kopieren
web-copied = Kopiert

web-menu = Menü
web-undo = Zurück
web-hint-button = Tipp
web-record = Aufzeichnung sichern
web-resign = Aufgeben
web-chat = Gespräch
web-send = Senden
web-yes = Ja
web-no = Nein
web-offer = { $kind ->
        [takeback] Jemand bittet, einen Zug zurückzunehmen.
        [abandon] Jemand bittet, das Spiel abzubrechen.
        [substitute] Jemand bittet um einen Bot für einen verlassenen Platz.
       *[rematch] Jemand bittet um ein weiteres Spiel.
    }
web-keys = Tastatur
web-keys-text = { $game ->
        [northwood] Eine Pfeiltaste führt zu dem, was gewählt werden kann; links und rechts gehen eine Reihe entlang, auf und ab von Reihe zu Reihe. Die Eingabetaste wählt, noch einmal gedrückt spielt sie aus, Escape nimmt zurück, H gibt einen Tipp. Karten lassen sich auch ziehen.
       *[fjords] 1 bis 4 wählen ein Plättchen, R dreht es, Tabulator und Pfeiltasten gehen von Ort zu Ort, die Eingabetaste legt es, Escape nimmt zurück, + und − vergrößern und verkleinern, 0 zeigt alles.
    }
web-your-turn = Du bist dran
web-their-turn = Am Zug
web-turn-of = { $you ->
        [yes] Du bist dran
       *[no] { $who } ist am Zug
    }
web-wait-for = { $who } überlegt
web-warming = Die Bots wachen noch auf; beim ersten Mal dauert das eine Minute.
web-role = { $clan } · { $kind ->
        [bot] Bot
        [open] frei
       *[person] Mensch
    }
web-role-thinking = { $clan } · { $warming ->
        [yes] wacht auf …
       *[no] überlegt …
    }
web-role-away = { $clan } · nicht da
web-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-vikings = { $count ->
        [one] { $count } Wikinger übrig
       *[other] { $count } Wikinger übrig
    }
web-houses = { $count ->
        [one] { $count } Langhaus übrig
       *[other] { $count } Langhäuser übrig
    }
web-rune-left = { rune-name }: { $left ->
        [yes] noch nicht benutzt
       *[no] benutzt
    }
web-round = Runde { $round }
web-phase = Phase
web-exploration = Entdeckung
web-settlement = Besiedlung
web-board = Spielbrett. Ziehen verschiebt es, Scrollen vergrößert.
web-text-board = Das Brett in Worten
web-terrain = { $plains ->
        [0] {""}
        [6] nur Ackerland
       *[other] { $plains } Ackerland
    }{ $mountains ->
        [0] {""}
        [6] nur Berg
       *[other] , { $mountains } Berg
    }{ $seas ->
        [0] {""}
        [6] nur Meer
       *[other] , { $seas } Meer
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
        [viking] Wikinger von { $who }
        [house] Langhaus von { $who }
        [home] Langhaus von { $who } auf dem Stein des Heims
        [strength] Stein der Stärke
        [water] Stein des Wassers
       *[friendship] Stein der Freundschaft
    }
web-cell-claim = { $cell } besiedeln
web-cell-contested = { $cell } besiedeln, auch in Reichweite von { $who }
web-cell-fits = { $cell }: passt auf { $ways ->
        [one] { $ways } Art
       *[other] { $ways } Arten
    }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Alles zeigen
web-landmarks = Gesichertes und umkämpftes Land zeigen
web-tray = Dein Zug
web-due = { $due ->
        [lay] Plättchen legen
        [turn] Plättchen ziehen
        [again] Es passt nirgends
        [build] { $edition ->
            [2005] Einen Hof bauen?
           *[other] Ein Langhaus bauen?
        }
        [answer] Passt wirklich nichts?
        [settle] { $edition ->
            [2005] Feld setzen
           *[other] Wikinger setzen
        }
       *[other] Einen Moment …
    }
web-choose-tile = Wähle eines der Plättchen.
web-fits = { $count ->
        [0] Es passt nirgends; wähle ein anderes.
        [one] Es passt an { $count } Stelle.
       *[other] Es passt an { $count } Stellen.
    }
web-blind = Wähle ein Plättchen und versuche, wo es passt.
web-draw-detail = Ziehe, oder lege ein beiseitegelegtes Plättchen.
web-build-detail = { $houses ->
        [one] Dein letztes. Es bleibt für immer hier.
       *[other] Du hast { $houses }. Es bleibt für immer hier.
    }
web-claimable = { $count ->
        [one] { $count } Plättchen lässt sich jetzt besiedeln.
       *[other] { $count } Plättchen lassen sich jetzt besiedeln.
    }
web-confirm-hint = Noch einmal anklicken, um zu siedeln.
web-build-house = Bauen
web-build-home = Auf dem Stein des Heims
web-build-none = Nicht hier
web-accept = Einverstanden
web-nothing = Nichts passt
web-draw = Ziehen
web-turn = Drehen
web-lay = { $due ->
        [answer] Darauf zeigen
       *[lay] Hier legen
    }
web-settle = Siedeln
web-finish-land = Alles Übrige besiedeln
web-ways = Wege, einen Wikinger zu setzen
web-way-viking = Über Land
web-bag = { $count ->
        [0] Der Beutel ist leer
        [one] { $count } im Beutel
       *[other] { $count } im Beutel
    }
web-bag-note = Die Reihenfolge steht erst fest, wenn gezogen wird.
web-tile = Plättchen mit den Ecken { web-terrain }: { $count ->
        [0] passt nirgends
        [one] passt an { $count } Stelle
       *[other] passt an { $count } Stellen
    }
web-tile-kind = Plättchen mit den Ecken { web-terrain }
web-hint = Versuch dies: { $action }
web-hint-action = { $verb ->
        [lay] lege das Plättchen auf { $cell }.
        [house] baue hier ein Langhaus.
        [home] baue hier, auf dem Stein des Heims.
        [none] baue hier nicht.
        [draw] ziehe ein Plättchen.
       *[other] besiedle { $cell }.
    }
web-won = { $you ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt
    }
web-draw-game = Unentschieden
web-ended = { $by ->
        [timeout] Für { $who } ist die Zeit abgelaufen.
        [abandon] Das Spiel wurde abgebrochen.
       *[resign] Aufgegeben: { $who }
    }
web-how-points = Woher die Punkte kommen
web-see-board = Tisch ansehen
web-again = Noch ein Spiel
web-score-row = { $row ->
        [vikings] Wikinger
        [land] Land, das sonst niemand erreicht
        [strength] Stärke
        [water] Wasser
        [friendship] Freundschaft
        [home] Heim
       *[total] Zusammen
    }

web-saga = Die Saga bisher
web-saga-first = { $you ->
        [yes] Du beginnst
       *[no] { $who } beginnt
    }
web-saga-swap = Nichts passte: eine neue Reihe.
web-saga-lay = { $you ->
        [yes] Du legst ein Plättchen
       *[no] { $who } legt ein Plättchen
    }
web-saga-house = { $you ->
        [yes] Du baust ein Langhaus
       *[no] { $who } baut ein Langhaus
    }
web-saga-viking = { $you ->
        [yes] Du besiedelst { $cell }
       *[no] { $who } besiedelt { $cell }
    }
web-saga-rune = { $you ->
        [yes] Du benutzt { rune-name }
       *[no] { $who } benutzt { rune-name }
    }
web-saga-nothing = { $who } sagt, dass nichts passt
web-saga-point = { $who } zeigt eine Stelle
web-saga-takeback = Ein Zug wurde zurückgenommen
web-saga-ended = { $by ->
        [timeout] Die Zeit ist abgelaufen
        [abandon] Das Spiel wurde abgebrochen
       *[resign] Aufgegeben: { $who }
    }

web-fiefs = Lehen
web-allies = Verbündete
web-ruler = Wer hier herrscht
web-hand = Deine Hand
web-piles = Die Stapel
web-choose = Wähle
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
        [ask] Fragen
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
web-stars-of = { $count } von { $goal } Sternen
web-of-goal = von { $goal } Sternen
web-trump = { northwood-suit }: Trumpf
web-no-trump = kein Trumpf
web-pile-deck = Stapel · { $count }
web-pile-discard = Ablage · { $count }
web-discard-count = Ablage { $count }
web-pile-score = Wertungsstapel · { $count }
web-pile-top = Kommt bekanntlich als Nächstes
web-pile-unseen = Noch nicht gesehen · { $count }
web-known = { $count ->
        [one] die nächste ist bekannt
       *[other] die nächsten { $count } sind bekannt
    }
web-statement = Aussage
web-discard = Ablage
web-reply = Antwort
web-score-pile = Wertungsstapel
web-score-count = Wertung { $count }
web-target = { $score } von genau { $target }
web-card = { $value } { northwood-suit }{ $playable ->
        [yes] {""}
       *[no] , jetzt nicht spielbar
    }{ $scoring ->
        [yes] , würde punkten
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Wähle ein Lehen
        [dialogue] Fragen oder zuhören
        [listen] Zuhören
        [reply] Deine Antwort
       *[other] Der Zufall ist am Zug
    }
web-northwood-step = { $step ->
        [Discard] { $count ->
            [one] Wirf eine Karte ab
           *[other] Wirf { $count } Karten ab, eine nach der anderen
        }
        [DiscardAll] Wirf all diese ab
        [DiscardOneOf] Wirf eine von diesen ab
        [DiscardSum] Wirf Karten im Wert von { $count } ab
        [DiscardLowest] Wirf deine niedrigste Karte ab
        [DiscardCopies] Wirf ab, was du doppelt hast
        [FirstOfPair] Wirf die erste von zweien ab
        [ScoreAll] Lege diese auf den Wertungsstapel
        [Gather] Wähle eine Karte: Ihr Wert kommt zu dir
        [NameSuit] Nenne eine Farbe
        [SwapRulers] Mit wem tauscht der Herrscher den Platz?
        [MoveVisit] Wo geht der Besuch weiter?
        [Refresh] Wen willst du auffrischen?
        [ExchangeTop] Welche Karte gegen die oberste des Stapels?
        [Trade] { $pile ->
            [score] Mit dem Wertungsstapel tauschen?
           *[discard] Mit der Ablage tauschen?
        }
       *[StopOrMore] Noch eine Karte, oder genug?
    }
web-or-drag = oder zieh die Karte
web-visit-prompt = Sieh auf deine Hand: Wie viele Antworten können punkten?
web-visit-detail = Genau { $fief ->
        [one] { $fief } Antwort muss
       *[other] { $fief } Antworten müssen
    } punkten. Trumpf: { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] Jetzt darf jemand helfen; dann hör zu, was hier gesagt wird.
       *[no] Hör zu, was hier gesagt wird.
    }
web-reply-prompt = { $follow ->
        [yes] Du musst { northwood-suit } bedienen.
       *[no] Du darfst mit jeder Karte antworten.
    } { $scoring ->
        [0] Keine würde punkten.
        [one] { $scoring } Karte würde punkten.
       *[other] { $scoring } Karten würden punkten.
    }
web-would-score = { $scores ->
        [yes] Sie würde punkten.
       *[no] Sie würde nicht punkten.
    }
web-northwood-do = { $verb ->
        [visit] Lehen { $value } besuchen
        [use] Fragen: { northwood-character }
        [listen] Zuhören
        [reply] Mit { $value } antworten
        [discard] { $value } abwerfen
        [score] { $value } werten
        [swap] { $value } tauschen
        [choose] { $value } nehmen
        [name] { northwood-suit }
        [fief] Lehen { $value }
        [ready] Auffrischen: { northwood-character }
        [more] Noch eine ziehen
       *[stop] Genug
    }
web-call = Freunde rufen
web-call-text = Wer dir freundlich gesinnt ist, kann bei diesem Besuch für Verbündete einspringen und verlässt danach das Spiel.
web-call-for = { $character } für { $ally }
web-finish-visit = Zu Ende spielen
web-scenario-rules = Sonderregeln
web-northwood-over = { $won ->
        [yes] Northwood gehört dir!
       *[no] Die Reise ist zu Ende
    }
web-medal = { $medal ->
        [gold] Goldmedaille
        [silver] Silbermedaille
       *[bronze] Bronzemedaille
    }
web-how-stars = Woher die Sterne kommen
web-story-statement = Die Aussage: { $value } { northwood-suit }.
web-story-draw = Gezogen: { $value } { northwood-suit }.
web-decided = { $decided ->
        [yes] Dieser Besuch kann nur noch gelingen.
       *[no] Dieser Besuch kann nur noch scheitern.
    }
web-due-of = { $who }: { $due }
web-sound = Klänge
web-passphrase = Das Losungswort dieses Hauses
web-enter = Eintreten
web-puzzles = Rätsel
web-today = Jeden Tag neu
web-today-puzzle = Fjords: das Rätsel des Tages
web-today-deal = Für Northwood!: das Blatt des Tages
web-today-done = erledigt
web-records = Bestleistungen
web-records-fjords = Fjords: { $won } von { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spielen
    } gewonnen
web-records-northwood = Für Northwood!: { $won } von { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spielen
    } gewonnen, bestenfalls { $best ->
        [one] { $best } Stern
       *[other] { $best } Sterne
    }
web-records-year = Das Longhouse-Jahr: { $won } von 16 Szenarien gewonnen
web-statistics = Statistik
web-figures = Die Spiele in Zahlen
web-statistics-none = Noch ist nichts entschieden. Spiele eine Partie und sieh hier, wie sie ausging.
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
web-mean = Im Schnitt
web-margin = Größter Abstand
web-streak = In Folge gewonnen
web-streak-longest = Längste Folge
web-by-opponent = Gegen
web-by-players = Nach Zahl der Spieler
web-by-variant = Nach Art der Partie
web-fiefs-won = Gewonnene Lehen
web-by-first-tile = Mein erstes Plättchen
web-landscape = { $landscape ->
        [plains] Nur Ebene
        [coast] Mit Meer
        [mountains] Mit Bergen
       *[both] Mit Meer und Bergen
    }
web-longhouses-when = Wann ich Langhäuser baue
web-longhouse-row = Langhaus { $place }
web-in-games = { $games ->
        [one] in { $games } Partie
       *[other] in { $games } Partien
    }
web-after-tiles = nach { $tiles } Plättchen
web-by-first-fief = Mein erstes Lehen
web-games-csv = Meine Partien als CSV
web-course = { $games } Partien, von { $first } zu { $last } Punkten
web-course-about = Jede Partie und der Schnitt von fünf.
web-year-progress = { $won } von { $count } Szenarien gewonnen.
web-scenario-state = { $state ->
        [challenge] als Herausforderung gewonnen · Bestwert: { web-stars-short }
        [won] gewonnen · Bestwert: { web-stars-short }
        [tried] Bestwert: { web-stars-short }
       *[new] noch nicht gespielt
    }
web-stars-short = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }

web-hand-over = { $who } ist dran
web-hand-over-setting = Am geteilten Bildschirm ansagen, wer dran ist
web-notify = Benachrichtigen, wenn ich dran bin
web-account = Konto
web-account-about = Ein Konto ist dafür da, auf mehreren Geräten zu spielen; nötig ist es nie. Was du hier gespielt hast, wird übernommen.
web-account-known = Du bist angemeldet als { $login }.
web-login = Kontoname
web-password = Passwort
web-log-in = Anmelden
web-log-out = Abmelden
web-sign-up = Konto anlegen
web-rated = Gewertet
web-rated-about = Nur unter Menschen, jeder vor seinem eigenen Bildschirm; ohne Tipps.
web-tiles = Ein eigener Plättchensatz
web-tiles-file = Datei öffnen (TOML oder JSON)
web-tiles-text = … oder ihren Text einfügen
web-tiles-unread = Das ist kein Plättchensatz: weder TOML noch JSON.

web-learn = Erste Schritte
web-welcome = Neu hier? Lerne beide Spiele in wenigen Minuten, beim Spielen:

web-rules = Regeln
web-rules-of = { web-game-name }: die Regeln
web-rule = Regel { $rule }
web-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
        [0] In keiner Regel stehen diese Wörter.
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
web-back-to-table = Zurück zum Tisch
web-print = Drucken

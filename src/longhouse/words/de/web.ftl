# Die Web-App: Seiten, Aufforderungen, und was von einer Partie erzählt wird.

web-come-in = Komm herein und nimm Platz
web-come-in-about = Zwei Brettspiele im Browser. Kein Konto, nichts zu installieren, Gegner, mit denen es sich lohnt.
web-learn-playing = Spielend lernen
web-offer-bots = Gegner mit Charakter
web-offer-bots-about = Fünf Bots, von Thrall bis Norne. Jeder spielt auf seine Art und sagt dir, warum.
web-offer-friends = Freunde per Link
web-offer-friends-about = Schick einen Link oder zeig den QR-Code. Deine Freunde brauchen nur einen Namen.
web-offer-daily = Jeden Tag etwas Neues
web-offer-daily-about = Jeden Tag ein Rätsel und eine Partie, für alle gleich, und sechzehn Szenarien im Langhaus-Jahr.
web-greeting = { $time ->
        [morning] Guten Morgen, { $name }
        [evening] Guten Abend, { $name }
        [night] Noch wach, { $name }?
       *[day] Guten Tag, { $name }
    }
web-welcome-back = Willkommen zurück
web-waiting-count = { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
web-also-running = Läuft außerdem
web-resume = Fortsetzen
web-play-now = Jetzt spielen
web-with-others = Mit Freunden spielen
web-to-play = Freie Plätze und Partien
web-rival = { $level ->
        [thrall] Thrall will spielen
        [karl] Karl will spielen
        [jarl] Jarl will spielen
        [skald] Skalde will spielen
        [norn] Norne will spielen
       *[other] { $level }
    }
web-play-against = { $level ->
        [thrall] Gegen Thrall spielen
        [karl] Gegen Karl spielen
        [jarl] Gegen Jarl spielen
        [skald] Gegen Skalde spielen
        [norn] Gegen Norne spielen
       *[other] Spielen
    }
web-bot-rank = Rang { $rank } von { $of }
web-bot-about = { $level ->
        [thrall] Legt, was am nächsten liegt. Ein guter erster Gegner.
        [karl] Baut früh und schaut selten zweimal hin.
        [jarl] Nimmt die Küste und gibt sie nicht mehr her.
        [skald] Zählt jedes umstrittene Plättchen.
       *[norn] Kennt das Ende, bevor du beginnst.
    }
web-course-map = Alle Lektionen
web-lessons-done = { $count ->
        [one] { $done } von { $count } Lektion
       *[other] { $done } von { $count } Lektionen
    }
web-next-lesson = Als Nächstes: { $title }
web-lessons-all = Alles geschafft. Gut gelernt!
web-new-at-midnight = neu um Mitternacht UTC
web-the-puzzle = Das Rätsel
web-the-deal = Die Partie
web-puzzle-done = { $right ->
        [true] Beim ersten Versuch gelöst!
       *[false] Nicht beim ersten Versuch gelöst.
    }
web-solve-it = Lösen
web-see-again = Noch mal ansehen
web-play-deal = Partie spielen
web-days-count = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-days-longest = { $days ->
        [one] am längsten: { $days } Tag
       *[other] am längsten: { $days } Tage
    }
web-lantern = { $days ->
        [0] die Laterne brennt noch nicht
       *[other] die Laterne brennt noch
    }
web-lantern-note = Das Rätsel oder die Partie genügt für den Tag.
web-day-lit = { $day }: { $lit ->
        [full] beides geschafft
        [half] eins geschafft
       *[none] nichts
    }
web-daily-page = Zur Tagesseite
web-more-puzzles = Mehr Rätsel
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
web-continue-none = Keine Partie läuft. Beginne oben eine.
web-play-about = Richte einen Tisch ein, setz dich dazu oder spiel weiter.
web-game-open = wartet auf Mitspieler
web-all-of = Alle { $count }
web-to-year = Zum Jahr
web-year-about = Sechzehn Reisen durch Northwood, jede mit einer eigenen Regel.
web-join-watch = Mitspielen oder zusehen
web-join-none = Gerade gibt es keine öffentliche Partie. Richte eine für alle ein, dann erscheint sie hier.
web-past-games = Beendete Partien
web-replay = Partie ansehen
web-replays = Partien ansehen
web-about = Über Longhouse
web-about-text = Longhouse ist ein inoffizielles Fanprojekt. Fjords ist ein Spiel von Franz-Benno Delonge (Ausgabe von 2021 mit Phil Walker-Harding), Für Northwood! ist von Wil Su. Die Spiele gehören ihren Autoren und Verlagen. Regeltexte, Bilder und alle anderen Texte stammen von uns.
web-about-tiles = Wie oft es jedes Plättchen im gedruckten Spiel gibt, ist nicht veröffentlicht. Unser Plättchensatz ist daher nachgebildet.
web-credits = Danksagung
web-credits-icons = Die Tierbilder stammen von
web-credits-others = und andere
web-credits-fonts = Schriften: Crimson Pro und Source Sans 3, beide unter der SIL Open Font License.
web-home = Startseite
web-to-start = Zur Startseite
web-leave-table = Diese Partie verlassen?
web-leave-clock = Deine Uhr läuft weiter. Die Partie findest du auf der Startseite.
web-stay = Hierbleiben
web-back = Zurück
web-skip = Zum Inhalt
web-pages = Seiten
web-page = { $page ->
        [play] Spielen
        [today] Heute
        [learn] Lernen
        [puzzles] Rätsel
        [year] Das Jahr
        [you] Du
       *[home] Start
    }
web-nothing-here = Hier ist nichts mehr
web-days = { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
web-days-unit = { $days ->
        [one] {" "}Tag
       *[other] {" "}Tage
    }
web-bell = { $count ->
        [0] Meldungen: keine
        [one] Meldungen: { $count } Partie wartet auf dich
       *[other] Meldungen: { $count } Partien warten auf dich
    }
web-bell-none = Keine Partie wartet auf dich.
web-waiting-games = Du bist dran
web-game-with = { $title } mit { $who }
web-analysis = Analyse
web-free-board = Analysebrett
web-close = Schließen
web-language = Sprache
web-theme = Design
web-theme-name = { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Systemeinstellung
    }
web-pace = Animationen
web-pace-name = { $pace ->
        [fast] Schnell
        [none] Keine
       *[calm] Ruhig
    }
web-settings = Einstellungen
web-not-found = Diese Partie lässt sich nicht öffnen. Stimmt der Link?
web-wait = Einen Moment …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-new-version = Es gibt eine neue Version.
web-reload = Neu laden
web-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
web-once-more = Erneut versuchen
web-bad-event = Diese Partiedatei hat einen Fehler in Schritt { $n }: { $text }

web-your-name = Dein Name
web-their-name = Name
web-variant = Welche Variante?
web-setup-title = Ein Tisch für { $title }
web-setup-journey = Eine Reise durch Northwood
web-step = { $step ->
        [game] Spiel
        [seats] Plätze
        [runes] Runen
       *[more] Mehr
    }
web-summary = Zusammenfassung
web-summary-you = du
web-summary-friend = Freunde per Link
web-summary-fjords = { $variant }: { $who }
web-as-last-time = Wie letztes Mal
web-who-sits = Wer sitzt wo?
web-two-only = Diese Variante ist für zwei.
web-no-runes = { $variant ->
        [first] Die Ausgabe von 2005 hat keine Runensteine.
       *[classic] Die Klassische Variante spielt man ohne Runensteine.
    }
web-runes-about = Wähle frei. Jeder verändert, was Land wert ist.
web-free-seat = Ein freier Platz
web-seat-kind = { $kind ->
        [me] Ich
        [bot] Ein Bot
        [open] Per Link
       *[here] Hier am Gerät
    }
web-seat-role = { $kind ->
        [me] Du · { $clan }
        [bot] Bot · { $clan }
        [open] Per Link · { $clan }
       *[here] Hier am Gerät · { $clan }
    }
web-seat-open-about = Den Link bekommst du, wenn du beginnst.
web-which-bot = Welcher Bot sitzt auf Platz { $seat }?
web-change = Ändern
web-rune-brief = { $rune ->
        [strength] Ein Wikinger daneben zählt 1 Punkt mehr.
        [water] Ein Wikinger an seinem Meer zählt 1 Punkt mehr.
        [journey] Einmal: bis zu drei Plättchen übers Meer.
        [horse] Einmal: bis zu drei Plättchen am Gebirge.
        [friendship] Die meisten Wikinger ringsum: 2 Punkte.
        [wisdom] Einmal: über eine Lücke.
       *[home] Einmal: ein Langhaus, das mehr einbringt.
    }
web-learning-game-none = Ohne Runensteine
web-how-many-stars = Wie viele Sterne?
web-best-so-far = { $stars ->
        [one] Dein Bestes: { $stars } Stern.
       *[other] Dein Bestes: { $stars } Sterne.
    }
web-goal-stars = { $medal ->
        [gold] Sterne · Gold
        [silver] Sterne · Silber
       *[bronze] Sterne · Bronze
    }
web-goal-about = { $medal ->
        [gold] So gut wie perfekt.
        [silver] Eine feine Reise.
       *[bronze] Eine gute Reise.
    }
web-goal-reached = { $journeys ->
        [one] In { $times } von { $journeys } Reise erreicht.
       *[other] In { $times } von { $journeys } Reisen erreicht.
    }
web-who-you-meet = Wen du treffen kannst
web-who-you-meet-about = { $setup ->
        [full] Vierundzwanzig Charaktere, zwölf davon sind dabei. Tipp einen an und lies seine Fähigkeit.
       *[intro] Vier Buben bei dir, Königinnen und Könige vor dir. Tipp einen an und lies seine Fähigkeit.
    }
web-setup-chances = Vor jedem Besuch meine Chancen zeigen
web-setup-chances-about = Eine Lernhilfe: wie oft sich jedes Lehen gewinnen lässt.
web-summary-journey = { $setup }: { $aim } für { $medal ->
        [gold] Gold
        [silver] Silber
       *[bronze] Bronze
    }
web-summary-chances = Mit Chancen · etwa 15 Minuten
web-summary-plain = Etwa 15 Minuten
web-begin-journey = Reise beginnen
web-deal-of-day = Partie des Tages
web-variant-about = { $variant ->
        [epic] Für 2 Spieler: alle Plättchen, jeder hat 30 Wikinger und 6 Langhäuser.
        [classic] Für 2 Spieler: Du ziehst Plättchen blind aus dem Beutel. Drei Runden, keine Runensteine.
        [first] Für 2 Spieler: das ursprüngliche Fjorde von 2005, mit Feldern und Höfen. Drei Runden.
       *[base] Für 2–4 Spieler: Du wählst aus einer Auslage von vier Plättchen.
    }
web-who-plays = Wer spielt mit?
web-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-seats-range = { $from } bis { $to } Spieler
web-minutes = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-status-exploring = { $tiles ->
        [one] Entdeckung: Noch { $tiles } Plättchen ist im Beutel.
       *[other] Entdeckung: Noch { $tiles } Plättchen sind im Beutel.
    }
web-status-settling = { $tiles ->
        [one] Landnahme: { $tiles } Plättchen ist noch frei.
       *[other] Landnahme: { $tiles } Plättchen sind noch frei.
    }
web-status-journey = Besuch { $visit } von 8. { web-of-goal-stars }
web-of-goal-stars = { $goal ->
        [one] { $stars } von { $goal } Stern.
       *[other] { $stars } von { $goal } Sternen.
    }
web-seat = Platz { $seat }
web-runes = Runensteine
web-learning = Lernpfad
web-learning-game = Partie { $game }: { $count ->
        [0] keine Runensteine
        [one] { $count } Runenstein
       *[other] { $count } Runensteine
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
web-northwood-setup = Welche Art von Partie?
web-setup-name = { $setup ->
        [full] Komplettes Spiel
       *[intro] Einführung
    }
web-setup-about = { $setup ->
        [full] Alle 24 Charaktere. Verbündete und Herrscher werden ausgelost.
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
        [northwood] Pfeiltasten: Auswahl bewegen · Eingabe: wählen · noch einmal Eingabe: spielen · Esc: abbrechen · H: Tipp. Karten kannst du auch mit der Maus verschieben.
       *[fjords] 1–4: Plättchen wählen · R: drehen · Tab oder Pfeiltasten: nächste Stelle · Eingabe: legen · Esc: abbrechen · + und −: Zoom · 0: alles zeigen
    }
web-key-cap = { $cap ->
        [arrows] Pfeiltasten
        [enter] Enter
        [escape] Esc
       *[other] { $cap }
    }
web-key-does = { $does ->
        [tile] Plättchen wählen
        [turn] Drehen
        [place] Zu einer anderen Stelle gehen
        [choice] Zwischen den Möglichkeiten wechseln
        [play] Wählen und noch einmal: ausspielen
        [back] Abbrechen oder rückgängig
        [hint] Tipp
        [fits] Zeigen, welche Plättchen hier passen
        [marks] Zeigen, was die Zeichen heißen
        [zoom] Vergrößern, verkleinern, ganzes Brett
       *[help] Diese Liste
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
web-role-bot = { $clan } · Bot, { player-strength }
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
web-board = Brett: zum Verschieben ziehen, zum Zoomen scrollen
web-text-board = Brett als Text
web-text-intro = { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }. Die Zeilen gehen von Norden nach Süden, jede von Westen nach Osten.
web-text-row = Zeile { $row } von { $rows }
web-text-tile = { $tile }: { $mountains ->
        [none] {""}
        [all] ringsum Berg;{" "}
       *[other] Berg im { $mountains };{" "}
    }{ $seas ->
        [none] {""}
        [all] ringsum Meer;{" "}
       *[other] Meer im { $seas };{" "}
    }{ $on ->
        [nothing] frei
       *[other] { $on }
    }{ $reach ->
        [unknown] {""}
        [none] , unerreichbar
        [one] , gesichert: { $who }
       *[several] , umstritten: { $who }
    }
web-text-you = du
web-text-visit = Lehen { $fief }, { $ruler }: { $target }. { $suit ->
        [none] Kein Trumpf.
       *[other] Trumpf: { northwood-suit }.
    }
web-text-piles = Stapel: { $deck }. Ablage: { $discard }.
web-text-hand = Deine Hand: { $cards }.
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
web-stands = { $piece ->
        [viking] { $edition ->
            [2005] { $you ->
                [yes] dein Feld
               *[no] Feld ({ $who })
            }
           *[other] { $you ->
                [yes] dein Wikinger
               *[no] Wikinger ({ $who })
            }
        }
        [house] { $edition ->
            [2005] { $you ->
                [yes] dein Hof
               *[no] Hof ({ $who })
            }
           *[other] { $you ->
                [yes] dein Langhaus
               *[no] Langhaus ({ $who })
            }
        }
        [home] { $you ->
            [yes] dein Langhaus auf dem Heim-Stein
           *[no] Langhaus auf dem Heim-Stein ({ $who })
        }
        [strength] Stärke-Stein
        [water] Wasser-Stein
       *[friendship] Freundschafts-Stein
    }
web-cell-claim = Hier siedeln: { $tile }
web-cell-contested = Hier siedeln: { $tile } (auch erreichbar für { $who })
web-cell-fits = Hier, { $where }: passt in { $ways ->
        [one] { $ways } Drehung
       *[other] { $ways } Drehungen
    }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Alles zeigen
web-fit-brief = Alles
web-rating-course = { $count ->
        [one] Wertungszahl nach { $count } Rätsel: { $last }
       *[other] Wertungszahl über { $count } Rätsel, von { $first } bis { $last }
    }
web-puzzle-rating = Wertungszahl bei Rätseln: { $game }
web-landmarks = Gesichertes und umstrittenes Land zeigen
web-marks = Was die Zeichen heißen
web-mark = { $kind ->
        [secured] { $you ->
            [yes] Nur für dich
           *[no] Nur für einen
        }
        [contested] Umstritten
        [free] Hier kannst du siedeln
       *[beyond] Außer Reichweite
    }
web-mark-about = { $kind ->
        [contested] Wer zuerst kommt, hat es.
       *[secured] Niemand sonst kommt hin.
    }
web-mark-chip = { $kind ->
        [secured] { $you ->
            [yes] deins
           *[no] gesichert
        }
        [contested] umstritten
        [free] jetzt frei
       *[beyond] zu weit
    }
web-secured-now = { $count ->
        [one] { $count } Plättchen gehört jetzt nur dir.
       *[other] { $count } Plättchen gehören jetzt nur dir.
    }
web-tray = Dein Zug
web-due = { $due ->
        [lay] Lege ein Plättchen
        [turn] Zieh ein Plättchen
        [again] Das Plättchen passt nirgends
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
        [0] Dieses Plättchen passt nirgends. Wähle ein anderes.
        [one] Dieses Plättchen passt an { $count } Stelle.
       *[other] Dieses Plättchen passt an { $count } Stellen.
    }
web-blind = Wähle ein Plättchen und probier aus, wo es passt.
web-draw-detail = { $aside ->
        [yes] Zieh ein Plättchen oder lege eines aus der offenen Auswahl.
       *[no] Zieh ein Plättchen aus dem Beutel.
    }
web-build-detail = { $houses ->
        [one] Dein letztes Gebäude. Es bleibt für immer hier stehen.
       *[other] Noch { $houses } Gebäude im Vorrat. Jedes bleibt für immer stehen.
    }
web-claimable = { $count ->
        [one] Du hast { $count } Plättchen zur Wahl.
       *[other] Du hast { $count } Plättchen zur Wahl.
    }
web-settle-title = Das Land ist vollständig: Die Landnahme beginnt!
web-settle-title-short = Die Landnahme beginnt!
web-settle-what = { $edition ->
        [2005] Setzt abwechselnd je ein Feld auf freies Land neben eure Höfe und Felder.
       *[other] Setzt abwechselnd je einen Wikinger auf freies Land neben eure Langhäuser und Wikinger.
    }
web-settle-points = { $edition ->
        [2005] Jedes Feld bringt 1 Punkt.
       *[other] Jeder Wikinger bringt 1 Punkt.
    }
web-begins = { $you ->
        [yes] Du beginnst
       *[no] { $who } beginnt
    }
web-round-next = Weiter
web-score-leads = { $you ->
        [yes] Du führst mit { $standing }.
       *[no] { $who } führt mit { $standing }.
    }
web-score-even = Es steht { $standing }.
web-out-title = { $several ->
        [yes] Niemand hier kann noch siedeln
       *[no] Du kannst nicht mehr siedeln
    }
web-out-why = { $why ->
        [vikings] { $edition ->
            [2005] Alle deine Felder sind gesetzt.
           *[other] Alle deine Wikinger sind gesetzt.
        }
       *[land] Dein ganzes Land ist besetzt oder eingeschlossen.
    }
web-out-rest = { $who } setzt den Rest: { $placed } von { $all }.
web-out-more = { $count ->
        [one] { $who } setzt noch { $count }.
       *[other] { $who } setzt noch { $count }.
    }
web-out-others = { $names } spielen weiter.
web-skip-to-end = Zum Ende springen
web-skip-count = Überspringen
web-pause = Pause
web-settled = Fertig
web-counted = Wird gezählt
web-counting = Die Punkte werden gezählt
web-count-of = { $who }: { $sum } …
web-count-what = { $what ->
        [viking] { $edition ->
            [2005] 1 Punkt für jedes Feld.
           *[other] 1 Punkt für jeden Wikinger.
        }
        [land] 1 Punkt mehr für jedes Plättchen, das sonst niemand erreicht.
       *[rune] { rune-name }: { $points ->
            [one] { $points } Punkt mehr.
           *[other] { $points } Punkte mehr.
        }
    }
web-count-rival = { $you ->
        [yes] Du hast { $sum }: Reicht das?
       *[no] { $who } hat { $sum }: Reicht das?
    }
web-sums = So kamen die Punkte zusammen
web-podium = Die Plätze
web-winner = Sieg
web-podium-tie = gewinnt den Gleichstand
web-points-pair = { $first } zu { $second }
web-stood = Es stand { $standing }, und { $free ->
        [one] { $free } Plättchen war frei.
       *[other] { $free } Plättchen waren frei.
    }
web-won-by-land = { $land ->
        [one] { $land } Plättchen, das sonst niemand erreicht, bringt 1 Punkt mehr.
       *[other] { $land } Plättchen, die sonst niemand erreicht, bringen je 1 Punkt mehr.
    }
web-lead-kept = { $viking ->
        [one] { $you ->
            [yes] Du hast vom ersten { $edition ->
                [2005] Feld
               *[other] Wikinger
            } an geführt.
           *[no] { $who } hat vom ersten { $edition ->
                [2005] Feld
               *[other] Wikinger
            } an geführt.
        }
       *[other] { $you ->
            [yes] Mit { $edition ->
                [2005] Feld
               *[other] Wikinger
            } { $viking } bist du in Führung gegangen und geblieben.
           *[no] Mit { $edition ->
                [2005] Feld
               *[other] Wikinger
            } { $viking } ging { $who } in Führung und blieb es.
        }
    }
web-rival-here = { $who } ist da.
web-rival-gone = { $who } ist gegangen.
web-confirm-ask = Diesen Zug spielen?
web-confirm-yes = Ja, spielen
web-confirm-no = Noch nicht
web-confirm-hint = Wähle das Plättchen noch einmal, um es zu besiedeln.
web-confirm-lay = Wähle das Plättchen noch einmal, um es zu legen.
web-turn-vain = { $where ->
        [same] Dieses Plättchen sieht gedreht immer gleich aus.
       *[here] Hier passt es nur so herum.
    }
web-build-house = Bauen
web-build-home = Auf Heim-Stein bauen
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
        [one] { $count } Plättchen im Beutel
       *[other] { $count } Plättchen im Beutel
    }
web-bag-note = Was als Nächstes kommt, entscheidet sich erst beim Ziehen.
web-tile = Plättchen (Ecken: { web-terrain }): { $count ->
        [0] passt nirgends
        [one] passt an { $count } Stelle
       *[other] passt an { $count } Stellen
    }
web-tile-kind = Plättchen (Ecken: { web-terrain })
web-gap = Bleibt leer.
web-gap-about = Kein übriges Plättchen passt hier.
web-gap-news = { $count ->
        [one] Eine Lücke bleibt leer.
       *[other] { $count } Lücken bleiben leer.
    }
web-fits-here = Was passt hier?
web-fits-count = { $fits ->
        [0] Keins von { $left ->
            [one] { $left } Plättchen
           *[other] { $left } Plättchen
        }.
       *[other] { $fits } von { $left ->
            [one] { $left } Plättchen
           *[other] { $left } Plättchen
        }.
    }
web-fits-from = { $from ->
        [row] { $count ->
            [one] Auslage
           *[other] { $count } × Auslage
        }
        [aside] { $count ->
            [one] Auswahl
           *[other] { $count } × Auswahl
        }
       *[bag] { $count ->
            [one] Beutel
           *[other] { $count } im Beutel
        }
    }
web-forecast = Wenn jetzt Schluss wäre
web-forecast-tiles = { $count ->
        [one] { $count } Plättchen zu besiedeln
       *[other] { $count } Plättchen zu besiedeln
    }
web-forecast-nearer = { $you ->
        [yes] näher an dir
       *[no] näher an { $who }
    }
web-forecast-even = gleich weit
web-hint = Tipp: { $action } { $reason }
web-hint-action = { $verb ->
        [lay] Lege { $tile }.
        [point] Es passt { $where }.
        [house] { $edition ->
            [2005] Baue hier einen Hof.
           *[other] Baue hier ein Langhaus.
        }
        [home] Baue hier auf den Heim-Stein.
        [none] Baue hier nicht.
        [draw] Zieh ein Plättchen.
        [nothing] Sag, dass nichts passt.
        [accept] Sei einverstanden.
        [viking] Besiedle { $tile }.
       *[rune] Besiedle { $tile } mit der Rune { rune-name }.
    }
web-way-about = { $way ->
        [journey] Reise, einmal pro Partie: bis zu drei Plättchen weit über das Meer.
        [horse] Pferd, einmal pro Partie: bis zu drei Plättchen weit am Gebirge entlang.
        [wisdom] { $step ->
            [space] Weisheit, einmal pro Partie: Wähle die leere Stelle, die du überspringst.
           *[cell] Wähle nun das Plättchen auf der anderen Seite.
        }
       *[viking] Über Land, durch verbundenes Ackerland.
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
web-rematch-back = Zurücknehmen
web-rematch-asked = Du hast eine Revanche angeboten. Warte auf die Antwort von { $who }.
web-rematch-declined = { $you ->
        [yes] Du hast die Revanche abgelehnt.
       *[no] { $who } hat die Revanche abgelehnt.
    }
web-ended-won = { $by ->
        [timeout] { $you ->
            [yes] Du gewinnst: Die Zeit von { $loser } ist um
            [others] Die anderen gewinnen: Die Zeit von { $loser } ist um
            [lost] { $who } gewinnt: Deine Zeit ist um
           *[no] { $who } gewinnt: Die Zeit von { $loser } ist um
        }
       *[resign] { $you ->
            [yes] Du gewinnst: { $loser } hat aufgegeben
            [others] Die anderen gewinnen: { $loser } hat aufgegeben
            [lost] { $who } gewinnt: Du hast aufgegeben
           *[no] { $who } gewinnt: { $loser } hat aufgegeben
        }
    }
web-not-counted = Die Partie endete vorzeitig, darum werden keine Punkte gezählt.
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
        [yes] Du gewinnst bei Gleichstand!
       *[no] { $who } gewinnt bei Gleichstand
    }
web-tie-points = { $points ->
        [one] { $names }: je { $points } Punkt.
       *[other] { $names }: je { $points } Punkte.
    }
web-tie-why = Bei Gleichstand gewinnt, wer in der Landnahme später an die Reihe kam.
web-draw-why = In allen Runden zusammen haben beide gleich viele Punkte. Niemand gewinnt.
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
web-log = Saga
web-log-none = Die Reise beginnt.
web-log-visit = Besuch { $visit }: Lehen { $fief }
web-log-fate = { $fate ->
        [won] gewonnen
       *[lost] verloren
    }
web-saga-first = { $you ->
        [yes] Du beginnst
       *[no] { $who } beginnt
    }
web-saga-swap = Nichts passte: Die Auslage wurde getauscht
web-saga-lay = { $you ->
        [yes] Du legst { $tile }
       *[no] { $who } legt { $tile }
    }
web-saga-house = { $edition ->
        [2005] { $you ->
            [yes] Du baust einen Hof { $where }
           *[no] { $who } baut einen Hof { $where }
        }
       *[other] { $you ->
            [yes] Du baust ein Langhaus { $where }
           *[no] { $who } baut ein Langhaus { $where }
        }
    }
web-saga-viking = { $edition ->
        [2005] { $you ->
            [yes] Du setzt ein Feld auf { $tile }
           *[no] { $who } setzt ein Feld auf { $tile }
        }
       *[other] { $you ->
            [yes] Du setzt einen Wikinger auf { $tile }
           *[no] { $who } setzt einen Wikinger auf { $tile }
        }
    }
web-saga-rune = { $you ->
        [yes] { rune-name }: Du setzt einen Wikinger auf { $tile }
       *[no] { rune-name }: { $who } setzt einen Wikinger auf { $tile }
    }
web-saga-nothing = { $you ->
        [yes] Du behauptest: Nichts passt
       *[no] { $who } behauptet: Nichts passt
    }
web-saga-point = { $you ->
        [yes] Du zeigst eine Stelle { $where }
       *[no] { $who } zeigt eine Stelle { $where }
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
web-chances = Deine Chancen mit dieser Hand
web-chances-text = So oft gewinnst du ein Lehen von hier aus, wenn du gut spielst. Nur zum Lernen: nicht in gewerteten Partien und nicht in der Partie des Tages.
web-chance = Lehen { $fief }: { $percent } von 100
web-chance-short = { $percent } %
web-card-new = neu
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
       *[won] Herrscher fort
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
web-pile-top = Die nächsten Karten (schon bekannt)
web-pile-unseen = Noch nicht gesehen · { $count }
web-known = { $count ->
        [one] nächste Karte bekannt
       *[other] nächste { $count } Karten bekannt
    }
web-statement = Aussage
web-discard = Ablage
web-reply = Antwort
web-score-pile = Wertungsstapel
web-score-count = Punkte: { $count }
web-target = { $score } von genau { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    }
web-card = { northwood-suit } { $value }{ $playable ->
        [yes] {""}
       *[no] , gerade nicht spielbar
    }{ $scoring ->
        [yes] , würde punkten
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Wähle ein Lehen
        [dialogue] Setze einen Verbündeten ein oder hör zu
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
        [DiscardCopies] Wirf alle doppelten Werte ab, behalte je eine Karte
        [FirstOfPair] Wirf die erste Karte des Paars ab
        [ScoreAll] Lege diese Karten auf den Wertungsstapel
        [Gather] Wähle eine Karte: Du bekommst alle mit demselben Wert
        [NameSuit] Nenne eine Farbe
        [SwapRulers] Mit wem tauscht der Herrscher den Platz?
        [MoveVisit] In welchem Lehen geht es weiter?
        [Refresh] Wer soll wieder bereit sein?
        [ExchangeTop] Welche Karte legst du auf den Stapel?
        [Trade] { $pile ->
            [score] Eine Karte mit dem Wertungsstapel tauschen?
           *[discard] Eine Karte mit der Ablage tauschen?
        }
       *[StopOrMore] Noch eine Karte ziehen?
    }
web-or-drag = oder schieb die Karte auf den markierten Stapel
web-visit-prompt = Sieh auf deine Hand: Wie viele Antworten können punkten?
web-visit-detail = { $fief ->
        [0] Keine Antwort darf punkten.
        [one] Genau { $fief } Antwort muss punkten.
       *[other] Genau { $fief } Antworten müssen punkten.
    } Trumpf: { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] Du darfst einen Verbündeten einsetzen. Dann hör dir die Aussage an.
       *[no] Hör dir die Aussage an.
    }
web-reply-prompt = { $follow ->
        [yes] Du musst { northwood-suit } bedienen.
       *[no] Du darfst jede Karte spielen.
    } { $scoring ->
        [0] Keine Karte würde punkten.
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
web-northwood-advice = { $verb ->
        [visit] Besuche Lehen { $value }.
        [call] Rufe als Vertretung: { northwood-character }.
        [use] Setze ein: { northwood-character }.
        [listen] Hör dem Herrscher zu.
        [reply] Antworte mit { northwood-suit } { $value }.
        [discard] Wirf { northwood-suit } { $value } ab.
        [score] Auf den Wertungsstapel: { northwood-suit } { $value }.
        [swap] Tausche { northwood-suit } { $value }.
        [choose] Nimm alle Karten mit der Zahl { $value }.
        [name] Nenne { northwood-suit }.
        [fief] Wähle Lehen { $value }.
        [ready] Mach bereit: { northwood-character }.
        [more] Zieh noch eine Karte.
        [decline] Tausche nicht.
       *[stop] Hör auf.
    }
web-northwood-first = { $due ->
        [visit] Wähle zuerst ein Lehen. Die Farbe seines Herrschers ist Trumpf.
        [dialogue] Setze zuerst einen Verbündeten ein, oder hör dem Herrscher zu.
        [listen] Hör zuerst dem Herrscher zu.
        [reply] Antworte mit einer Karte auf die Aussage.
       *[ability] Führe zuerst die Fähigkeit aus.
    }
web-call = Vertretung rufen
web-call-text = Ein freundlicher Herrscher kann bei diesem Besuch einen Verbündeten vertreten. Danach verlässt er das Spiel.
web-call-for = { $character } für { $ally }
web-finish-visit = Besuch zu Ende spielen
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
        [one] Du hast Lehen { $fief } gewonnen und damit { $stars } Stern.
       *[other] Du hast Lehen { $fief } gewonnen und damit { $stars } Sterne.
    }
web-visit-friend = { northwood-character } ist nun auf deiner Seite und kann einmal für einen Verbündeten einspringen.
web-visit-lost = Lehen { $fief } ist verloren. { northwood-character } verlässt das Spiel.
web-visit-miss = { $side ->
        [over] { $cards ->
            [one] Ein Punkt zu viel.
            [2] Zwei Punkte zu viel.
            [3] Drei Punkte zu viel.
           *[other] { $cards } Punkte zu viel.
        }
        [short] { $cards ->
            [one] Ein Punkt zu wenig.
            [2] Zwei Punkte zu wenig.
            [3] Drei Punkte zu wenig.
           *[other] { $cards } Punkte zu wenig.
        }
       *[none] { $fief ->
            [0] Keine Antwort hat gepunktet. Genau richtig.
           *[other] Genau richtig.
        }
    }
web-visit-open = { $open ->
        [one] Du kannst noch { $open } Stern holen. Zum Ziel ({ $goal }) fehlt dir genau dieser.
       *[other] Du kannst noch { $open } Sterne holen. Zum Ziel ({ $goal }) { $need ->
            [one] fehlt dir noch { $need }.
           *[other] fehlen dir noch { $need }.
        }
    }
web-visit-beyond = Das Ziel ({ $goal ->
        [one] { $goal } Stern
       *[other] { $goal } Sterne
    }) erreichst du nicht mehr. Hol trotzdem so viele Sterne, wie du kannst.
web-visit-goal = Ziel erreicht: { $goal ->
        [one] { $goal } Stern
       *[other] { $goal } Sterne
    }!
web-visit-counted = { $title }: { $score }.
web-visit-uncounted = { $title }.
web-visit-stars = { $stars ->
        [one] Du hast { $stars } Stern.
       *[other] Du hast { $stars } Sterne.
    }
web-visit-next = Weiter
web-visit-cards = Karten ansehen
web-visit-cards-short = Karten
web-ruler-fate = { $fate ->
        [won] ab jetzt auf deiner Seite
       *[lost] verlässt das Spiel
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
        [given] Du hast aufgegeben
       *[lost] Diesmal nicht
    }
web-journey-visits = { $won ->
        [one] { $won } Lehen gewonnen, { $lost } verloren.
       *[other] { $won } Lehen gewonnen, { $lost } verloren.
    }
web-journey-note = { $note ->
        [closest] Am knappsten verfehlt
        [best] Der beste Besuch
        [luckiest] Der glücklichste Besuch
        [unluckiest] Das größte Pech
        [both] Am knappsten verfehlt, und der entscheidende Moment
       *[hinge] Der entscheidende Moment
    }
web-journey-notes = Glück, Pech und knappe Besuche
web-journey-result = { $won ->
        [yes] Du gewinnst diese Partie mit { $stars ->
            [one] { $stars } Stern.
           *[other] { $stars } Sternen.
        }
       *[no] Du verlierst diese Partie mit { $stars } von { $goal ->
            [one] { $goal } Stern.
           *[other] { $goal } Sternen.
        }
    }
web-journey-next = { $missing ->
        [one] { $medal ->
            [gold] Zur Goldmedaille fehlte dir { $missing } Stern.
            [silver] Zur Silbermedaille fehlte dir { $missing } Stern.
           *[bronze] Zur Bronzemedaille fehlte dir { $missing } Stern.
        }
       *[other] { $medal ->
            [gold] Zur Goldmedaille fehlten dir { $missing } Sterne.
            [silver] Zur Silbermedaille fehlten dir { $missing } Sterne.
           *[bronze] Zur Bronzemedaille fehlten dir { $missing } Sterne.
        }
    }
web-journey-card = { $side ->
        [over] { $score } von { $target }: { $cards } zu viel
       *[short] { $score } von { $target }: { $cards } zu wenig
    }
web-journey-step = Besuch { $visit }
web-journey-luck = { $won ->
        [yes] Mit dieser Hand war deine Chance { $percent } %, und du hast gewonnen.
       *[no] Mit dieser Hand war deine Chance { $percent } %, aber du hast verloren.
    }
web-journey-hinge = { $won ->
        [yes] Hier hast du das Ziel gesichert. Deine Chance war { $percent } %.
       *[no] Hier war das Ziel noch möglich. Deine Chance war { $percent } %.
    }
web-journey-better = Besser: { $advice }
web-journey-moment = Diesen Moment ansehen
web-same-deal = Gleiche Karten
web-journey-hung = { $missing ->
        [one] Zum Ziel fehlte dir { $missing } Stern.
       *[other] Zum Ziel fehlten dir { $missing } Sterne.
    } Dieses Lehen hätte { $worth ->
        [one] { $worth } Stern
       *[other] { $worth } Sterne
    } gebracht.
web-story-statement = Aussage: { northwood-suit } { $value }.
web-decided = { $decided ->
        [yes] Dieser Besuch ist schon gewonnen.
       *[no] Dieser Besuch ist nicht mehr zu gewinnen.
    }
web-due-of = { $who }: { $due }
web-no-sound = Dieser Browser kann keinen Ton abspielen.
web-sound = Ton
web-passphrase = Zugangscode für diesen Server
web-enter = Weiter
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
web-overview = Überblick
web-you-pages = Deine Seiten
web-settings-account = Einstellungen und Konto
web-settings-about = Sie bleiben auf diesem Gerät.
web-games-played = { $games ->
        [0] Noch keine beendete Partie
        [one] { $games } beendete Partie
       *[other] { $games } beendete Partien
    }
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
web-margin = Größter Vorsprung
web-streak = Aktuelle Siegesserie
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
    }: in der ersten { $first }, in der letzten { $last }
web-course-about = Das Ergebnis jeder Partie, dazu der Durchschnitt der letzten fünf.
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
web-year-next = Als Nächstes:
web-year-is-next = jetzt
web-year-full = Ein volles Jahr. Soll es von vorn beginnen?
web-year-all = Sechzehn Reisen durch Northwood, jede mit einer eigenen Regel. Spiel, welche du magst; sie werden schwerer.
web-year-won = { $won } von { $count }
web-year-challenges = { $count ->
        [0] gewonnen
        [one] gewonnen, { $count } als Herausforderung
       *[other] gewonnen, { $count } als Herausforderung
    }
web-season-won = { $won } von { $count }
web-of-count = von { $count }
web-scenario-place = { $season } · Szenario { $number }
web-scenario-goal = Ziel
web-scenario-challenge = Als Herausforderung
web-scenario-best = Dein Bestes
web-scenario-begin = Beginnen
web-scenario-harder = Als Herausforderung
web-stars-short = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }

web-hand-over = Gib das Gerät an { $who } weiter
web-hand-over-setting = Am gemeinsamen Gerät anzeigen, wer dran ist
web-go-on-setting = Nach einem Besuch oder einer Phase von selbst weitergehen
web-confirm-move-setting = Vor jedem meiner Züge nachfragen
web-notation-setting = Koordinaten und Zugnotation anzeigen
web-forecast-setting = Fjords: Punkte anzeigen, wenn die Erkundung jetzt enden würde
web-aids-setting = Fjords: Lücken zeigen, und welche Plättchen passen
web-chances-setting = Für Northwood!: meine Chance auf jedes Lehen anzeigen
web-notify = Benachrichtigen, wenn ich dran bin
web-account = Konto
web-account-about = Freiwillig: Mit einem Konto spielst du auf mehreren Geräten. Deine bisherigen Partien werden übernommen.
web-account-known = Du bist als { $login } angemeldet.
web-login = Benutzername
web-password = Passwort
web-log-in = Anmelden
web-log-out = Abmelden
web-others-here = Die anderen am Tisch
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-blocked = { $who } ist blockiert. Ihr trefft euch an keinem Tisch, und du siehst keine Nachrichten mehr.
web-unblocked = { $who } ist nicht mehr blockiert.
web-blocked-people = Blockierte Leute
web-blocked-about = Du triffst sie an keinem Tisch und siehst ihre Nachrichten nicht.
web-report = Melden
web-report-about = Was hat { $who } getan? Die Betreiber dieses Servers werden es lesen.
web-report-send = Meldung senden
web-reported = Danke. Deine Meldung ist abgeschickt.
web-email = E-Mail-Adresse
web-email-about = Eine Adresse brauchst du nur für E-Mails zu Partien, die Tage dauern.
web-email-save = Adresse sichern
web-email-unconfirmed = { $email } ist noch nicht bestätigt. Öffne den Link in der E-Mail, die du bekommen hast.
web-email-sent = Eine E-Mail mit einem Link ist unterwegs an { $email }. Öffne den Link, um die Adresse zu bestätigen.
web-email-confirmed = { $email } ist bestätigt.
web-email-again = E-Mail erneut senden
web-email-remove = Adresse entfernen
web-email-notify = Schreib mir, wenn ich in einer Partie über Tage am Zug bin.
web-log-out-everywhere = Überall abmelden
web-sessions = Wo du angemeldet bist
web-session-this = dieses Gerät
web-session-unknown = Unbekanntes Gerät
web-password-change = Passwort ändern
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-changed = Das Passwort ist geändert. Auf allen anderen Geräten bist du abgemeldet.
web-sign-up = Konto anlegen
web-rated = Gewertete Partie
web-rated-about = Nur Menschen, jeder am eigenen Gerät. Keine Tipps.
web-tiles = Eigener Plättchensatz
web-tiles-file = Datei öffnen (TOML oder JSON)
web-tiles-text = … oder den Text der Datei einfügen
web-tiles-unread = Das ist kein Plättchensatz. Nimm eine TOML- oder JSON-Datei.


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
web-book-modes = Wie möchtest du die Regeln lesen?
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

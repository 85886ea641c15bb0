# Die Web-App: Seiten, Aufforderungen, und was von einer Partie erzählt wird.

web-come-in = Komm herein und nimm Platz
web-come-in-about = Spiele zwei Brettspiele im Browser. Du brauchst kein Konto und musst nichts installieren.
web-learn-playing = Spielend lernen
web-offer-bots = Gegner mit Charakter
web-offer-bots-about = Spiele gegen sechs Bots, von Thrall (am leichtesten) bis Norne (am stärksten). Jeder hat seinen eigenen Stil.
web-offer-friends = Freunde per Link einladen
web-offer-friends-about = Schick einen Link oder zeig den QR-Code. Deine Freunde müssen nur ihren Namen eingeben.
web-offer-daily = Jeden Tag etwas Neues
web-offer-daily-about = Jeden Tag gibt es ein neues Rätsel und eine neue Partie, für alle dieselben. Dazu kommen die sechzehn Szenarien des Longhouse-Jahrs.
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
web-also-running = Weitere laufende Partien
web-resume = Fortsetzen
web-play-now = Jetzt spielen
web-to-play = Freie Plätze und öffentliche Partien
web-rival = { $level ->
        [thrall] Thrall möchte spielen
        [karl] Karl möchte spielen
        [jarl] Jarl möchte spielen
        [skald] Skalde möchte spielen
        [vala] Vala möchte spielen
        [norn] Norne möchte spielen
       *[other] { $level }
    }
web-play-against = { $level ->
        [thrall] Gegen Thrall spielen
        [karl] Gegen Karl spielen
        [jarl] Gegen Jarl spielen
        [skald] Gegen Skalde spielen
        [vala] Gegen Vala spielen
        [norn] Gegen Norne spielen
       *[other] Spielen
    }
web-bot-rank = Spielstärke { $rank } von { $of }
web-bot-about = { $level ->
        [thrall] Thrall sieht nur das eigene Land und schätzt es oft falsch ein.
        [karl] Karl sieht das ganze Brett, denkt aber nicht voraus.
        [jarl] Jarl denkt voraus, verschätzt sich aber manchmal.
        [skald] Skalde denkt weiter voraus und verschätzt sich selten.
        [vala] Vala bedenkt viele mögliche Spielverläufe und verschätzt sich fast nie.
       *[norn] Norne ist der stärkste Bot und denkt am weitesten voraus.
    }
web-bot-own = Diesen Bot hat der Betreiber dieses Servers hinzugefügt.
web-course-map = Alle Lektionen
web-lessons-done = { $count ->
        [one] { $done } von { $count } Lektion geschafft
       *[other] { $done } von { $count } Lektionen geschafft
    }
web-next-lesson = Nächste Lektion: { $title }
web-lessons-all = Du hast alle Lektionen geschafft!
# Hinter dem Datum.
web-new-at-midnight = neues Rätsel und neue Partie um Mitternacht (UTC)
web-the-puzzle = Rätsel des Tages
web-the-deal = Partie des Tages
web-puzzle-done = { $right ->
        [true] Du hast das Rätsel beim ersten Versuch gelöst!
       *[false] Du hast das Rätsel nicht beim ersten Versuch gelöst.
    }
web-solve-it = Lösen
web-see-again = Noch mal ansehen
web-play-deal = Partie spielen
web-days-count = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-days-longest = { $days ->
        [one] Deine längste Serie: { $days } Tag
       *[other] Deine längste Serie: { $days } Tage
    }
web-lantern = { $days ->
        [0] Deine Laterne brennt noch nicht
       *[other] Deine Laterne brennt
    }
web-lantern-note = Deine Laterne brennt, solange du jeden Tag das Rätsel löst oder die Partie spielst.
web-day-lit = { $day }: { $lit ->
        [full] Rätsel und Partie geschafft
        [half] Rätsel oder Partie geschafft
       *[none] nichts geschafft
    }
web-daily-page = Zu den Aufgaben des Tages
web-more-puzzles = Mehr Rätsel
# Der Name eines Spielers, der keinen angegeben hat.
web-guest = Wanderer
web-you = Du
web-open-seat = freier Platz
web-level = { $level ->
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skalde
        [vala] Vala
        [norn] Norne
       *[other] { $level }
    }
web-game-name = { $game ->
        [northwood] Für Northwood!
       *[fjords] Fjords
    }
web-fjords-invite = Entdecke Plättchen für Plättchen ein Land aus Küsten und Bergen. Baue Langhäuser an den richtigen Stellen und sichere dir mehr Land als die anderen.
web-northwood-invite = Reise durch acht Lehen und gewinne ihre Herrscher für dich. In jedem Lehen musst du genau so viele Stiche machen, wie es verlangt. Ein Kartenspiel für dich allein.
web-play-bot = Gegen Bots spielen
web-play-solo = Spielen
web-set-up = Partie einrichten
web-continue = Laufende Partien
web-continue-none = Du hast keine laufende Partie. Beginne oben eine.
web-play-about = Richte eine neue Partie ein, spiel in einer offenen mit oder setze eine angefangene fort.
# Unter dem Namen einer Partie, in einer Liste.
web-game-open = wartet auf Mitspieler
web-all-of = Alle zeigen ({ $count })
web-to-year = Zum Longhouse-Jahr
web-year-about = Sechzehn Reisen führen dich durch Northwood, jede mit einer eigenen Regel.
web-past-games = Beendete Partien
web-replay = Partie ansehen
web-replays = Partien ansehen
web-about = Über Longhouse
web-about-text = Longhouse ist ein inoffizielles Fanprojekt. Fjords ist ein Spiel von Franz-Benno Delonge (Ausgabe von 2021 mit Phil Walker-Harding), Für Northwood! ist von Wil Su. Die Spiele gehören ihren Autoren und Verlagen. Regeltexte, Bilder und alle anderen Texte stammen von uns.
web-about-tiles = Wie oft jedes Plättchen im gedruckten Spiel vorkommt, ist nicht bekannt. Unseren Plättchensatz haben wir deshalb nachgebildet.
web-credits = Danksagung
# Dahinter stehen die Adresse einer Website und ihre Lizenz.
web-credits-icons = Die Tierbilder stammen von
web-credits-others = und andere
web-credits-fonts = Schriften: Crimson Pro und Source Sans 3, beide unter der SIL Open Font License.
web-home = Startseite
web-to-start = Zur Startseite
web-leave-table = Diese Partie verlassen?
web-leave-clock = Wenn du gehst, läuft deine Uhr weiter. Du findest die Partie auf der Startseite wieder.
web-stay = Hierbleiben
web-back = Zurück
web-skip = Direkt zum Inhalt
web-pages = Seiten
web-page = { $page ->
        [play] Spielen
        [today] Heute
        [learn] Lernen
        [puzzles] Rätsel
        [year] Das Jahr
        [people] Leute
        [you] Du
       *[home] Start
    }
web-nothing-here = Diese Seite gibt es nicht
web-days = { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
# Hinter einer großen Zahl.
web-days-unit = { $days ->
        [one] {" "}Tag
       *[other] {" "}Tage
    }
web-bell = { $count ->
        [0] Keine Meldungen
        [one] 1 Meldung
       *[other] { $count } Meldungen
    }
web-game-with = { $title } mit { $who }
web-analysis = Analyse
web-free-board = Analysebrett
web-close = Schließen
web-language = Sprache
web-theme = Design
web-theme-name = { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Wie im System
    }
web-pace = Animationen
web-pace-name = { $pace ->
        [fast] Schnell
        [none] Keine
       *[calm] Ruhig
    }
web-settings = Einstellungen
web-not-found = Diese Partie lässt sich nicht öffnen
web-seat-waits = Ein Platz wartet auf dich
web-game-gone = Diese Partie wurde abgesagt.
web-wait = Einen Moment …
web-reconnecting = Die Verbindung ist unterbrochen und wird wiederhergestellt …
web-new-version = Es gibt eine neue Version.
web-reload = Neu laden
web-unreachable = Der Server ist nicht erreichbar. Deine Partie ist sicher. Versuch es wieder, sobald du online bist.
web-once-more = Erneut versuchen
web-bad-event = Diese Partiedatei verstößt in Schritt { $n } gegen eine Regel: { $text }

web-your-name = Dein Name
web-their-name = Name
web-variant = Welche Variante?
web-setup-title = Eine Partie { $title } einrichten
web-setup-journey = Eine Reise durch Northwood vorbereiten
web-step = { $step ->
        [game] Spiel
        [seats] Plätze
        [runes] Runen
       *[more] Optionen
    }
web-summary = Zusammenfassung
web-summary-you = du
web-summary-friend = ein Freund per Link
web-summary-fjords = { $variant }: { $who }
# Über dem Formular für eine neue Partie. Dahinter stehen die Knöpfe „wie letztes Mal“, „mein Standard“, „für die erste Partie“.
web-begin-from = Einstellungen übernehmen:
web-begin-from-name = { $what ->
    [last] wie letztes Mal
    [usual] mein Standard
   *[first] für die erste Partie
    }
# Merkt sich die Einstellungen des Formulars für spätere Partien („mein Standard“).
web-save-usual = Als Standard speichern
web-usual-saved = Standard gespeichert
web-who-sits = Wer spielt auf welchem Platz?
web-two-only = Diese Variante ist für zwei Spieler.
web-no-runes = { $variant ->
        [first] Die Ausgabe von 2005 hat keine Runensteine.
       *[classic] Die Klassische Variante hat keine Runensteine.
    }
web-runes-about = Wähle so viele Runensteine, wie du magst. Jeder bringt eine eigene Regel mit.
web-seat-kept = Wer diesen Platz nehmen darf
web-seat-kept-none = Alle mit dem Link
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
        [kept] Eingeladen · { $clan }
       *[here] Hier am Gerät · { $clan }
    }
web-seat-open-about = Den Link für deine Mitspieler bekommst du, sobald du die Partie startest.
web-which-bot = Welcher Bot spielt auf Platz { $seat }?
web-change = Ändern
web-rune-brief = { $rune ->
        [strength] Jeder Wikinger neben diesem Stein bringt 1 Punkt mehr.
        [water] Jeder Wikinger, den das Meer mit diesem Stein verbindet, bringt 1 Punkt mehr.
        [journey] Einmal pro Partie fährt ein Wikinger bis zu drei Plättchen weit übers Meer.
        [horse] Einmal pro Partie reitet ein Wikinger bis zu drei Plättchen weit am Berg entlang.
        [friendship] Der Spieler mit den meisten Wikingern rings um diesen Stein bekommt 2 Punkte.
        [wisdom] Einmal pro Partie überquert ein Wikinger eine Lücke im Land.
       *[home] Baue ein Langhaus auf diesen Stein: Jeder deiner Wikinger daneben bringt 1 Punkt mehr.
    }
web-learning-game-none = Ohne Runensteine
web-how-many-stars = Wie viele Sterne willst du holen?
web-best-so-far = { $stars ->
        [one] Dein bestes Ergebnis: { $stars } Stern.
       *[other] Dein bestes Ergebnis: { $stars } Sterne.
    }
# Hinter der Zahl der Sterne.
web-goal-stars = { $medal ->
        [gold] Sterne · Gold
        [silver] Sterne · Silber
       *[bronze] Sterne · Bronze
    }
# Unter der Medaille, die das Ziel ist.
web-goal-about = { $medal ->
        [gold] eine fast perfekte Reise
        [silver] eine sehr gute Reise
       *[bronze] eine gute Reise
    }
web-goal-reached = { $journeys ->
        [one] Dieses Ziel hast du auf { $times } von { $journeys } Reise erreicht.
       *[other] Dieses Ziel hast du auf { $times } von { $journeys } Reisen erreicht.
    }
web-who-you-meet = Die Charaktere dieser Partie
web-who-you-meet-about = { $setup ->
        [full] Zwölf dieser vierundzwanzig Charaktere sind dabei. Tippe einen an, um seine Fähigkeit zu lesen.
       *[intro] Die vier Buben sind deine Verbündeten, Königinnen und Könige herrschen über die Lehen. Tippe einen Charakter an, um seine Fähigkeit zu lesen.
    }
web-setup-chances = Vor jedem Besuch meine Chancen zeigen
web-setup-chances-about = Das hilft beim Lernen: Du siehst, wie gut deine Chancen in jedem Lehen stehen.
web-summary-journey = { $setup }: { $aim } für { $medal ->
        [gold] Gold
        [silver] Silber
       *[bronze] Bronze
    }
web-summary-chances = Du siehst deine Chancen · etwa 15 Minuten
web-summary-plain = Etwa 15 Minuten
web-begin-journey = Reise beginnen
web-deal-of-day = Partie des Tages
web-variant-about = { $variant ->
        [epic] Für 2 Spieler, mit allen Plättchen. Jeder hat 30 Wikinger und 6 Langhäuser.
        [classic] Für 2 Spieler, drei Runden. Du ziehst Plättchen aus dem Beutel. Es gibt keine Runensteine.
        [first] Für 2 Spieler, drei Runden. Das ist Fjorde von 2005, mit Feldern und Höfen.
       *[base] Für 2–4 Spieler. Du wählst jedes Plättchen aus einer Auslage von vier.
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
        [one] Entdeckung: { $tiles } Plättchen im Beutel.
       *[other] Entdeckung: { $tiles } Plättchen im Beutel.
    }
web-status-settling = { $tiles ->
        [one] Landnahme: { $tiles } Plättchen zu besiedeln.
       *[other] Landnahme: { $tiles } Plättchen zu besiedeln.
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
web-oversight-about = Das Brett zeigt nicht, wo Plättchen passen. Du suchst die Stellen selbst.
web-clock = Uhr
web-clock-name = { $kind ->
        [move] 1 Minute pro Zug
        [fischer] 10 Minuten + 10 Sekunden pro Zug
        [days] 3 Tage pro Zug
       *[none] Keine Uhr
    }
web-visibility = Wer darf zusehen?
web-visibility-name = { $visibility ->
        [public] Alle
        [private] Nur die Spieler
       *[link] Alle, die den Link haben
    }
web-tiles-note = { web-about-tiles }
web-northwood-setup = Welche Art von Partie?
web-setup-name = { $setup ->
        [full] Komplettes Spiel
       *[intro] Einführung
    }
web-setup-about = { $setup ->
        [full] Alle 24 Charaktere sind dabei. Verbündete und Herrscher werden ausgelost.
       *[intro] Die vier Buben sind deine Verbündeten. Könige und Königinnen herrschen über die Lehen.
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
web-invite = Freunde einladen
web-qr = QR-Code des Links
web-copy-link = Link kopieren
web-copied = Link kopiert

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
web-link-title = Anderes Gerät anmelden?
web-link-warning = Das Gerät kann dann deine Partien spielen und sieht deine Daten. Nicht dein Link? Sag Nein.
web-link-agree = Gerät anmelden
web-offer = { $kind ->
        [takeback] { $who } möchte einen Zug zurücknehmen.
        [abandon] { $who } möchte die Partie ohne Sieger beenden.
        [substitute] { $who } möchte den leeren Platz einem Bot geben.
       *[rematch] { $who } möchte eine Revanche.
    }
web-keys = Tastenkürzel
web-keys-text = { $game ->
        [northwood] Pfeiltasten: zur nächsten Karte · Enter: Karte wählen · noch einmal Enter: Karte spielen · Esc: abbrechen · H: Tipp. Karten kannst du auch mit der Maus ziehen.
       *[fjords] 1–4: Plättchen wählen · R: drehen · Tab oder Pfeiltasten: nächste Stelle · Enter: legen · Esc: abbrechen · + und −: Zoom · 0: ganzes Brett zeigen
    }
web-key-cap = { $cap ->
        [arrows] Pfeiltasten
        [enter] Enter
        [escape] Esc
       *[other] { $cap }
    }
# Was eine Taste tut, in der Liste aller Tasten.
web-key-does = { $does ->
        [tile] Plättchen wählen
        [turn] Plättchen drehen
        [place] Zu einer anderen Stelle gehen
        [choice] Zwischen den Möglichkeiten wechseln
        [play] Wählen, beim zweiten Drücken spielen
        [back] Abbrechen oder rückgängig machen
        [hint] Tipp anzeigen
        [fits] Zeigen, welche Plättchen hier passen
        [marks] Zeigen, was die Zeichen bedeuten
        [zoom] Vergrößern, verkleinern, ganzes Brett zeigen
       *[help] Diese Liste anzeigen
    }
web-your-turn = Du bist dran
web-their-turn = Am Zug
web-turn-of = { $you ->
        [yes] Du bist dran
       *[no] { $who } ist am Zug
    }
web-wait-for = { $who } überlegt
web-warming = Die Bots wachen noch auf. Beim ersten Mal dauert das etwa eine Minute.
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
# Hinter einer Zahl.
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
web-board = Brett: Zieh es, um es zu verschieben. Scrolle, um zu zoomen.
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
web-text-visit = Lehen { $fief }, { $ruler }. Ziel: { $target }. { $suit ->
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
web-cell-claim = Besiedle { $tile }
web-cell-contested = Besiedle { $tile } (auch erreichbar für { $who })
web-cell-fits = Stelle { $where }: Das Plättchen passt in { $ways ->
        [one] { $ways } Drehung
       *[other] { $ways } Drehungen
    }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Ganzes Brett zeigen
web-rating-course = { $count ->
        [one] Wertungszahl nach { $count } Rätsel: { $last }
       *[other] Wertungszahl im Verlauf von { $count } Rätseln: von { $first } auf { $last }
    }
web-puzzle-rating = Deine Wertungszahl bei Rätseln: { $game }
web-landmarks = Gesichertes und umstrittenes Land zeigen
web-marks = Was die Zeichen bedeuten
web-mark = { $kind ->
        [secured] { $you ->
            [yes] Für dich gesichert
           *[no] Für einen Spieler gesichert
        }
        [contested] Umstritten
        [free] Hier kannst du siedeln
       *[beyond] Für dich unerreichbar
    }
web-mark-about = { $kind ->
        [contested] Mehrere Spieler kommen dorthin.
       *[secured] Niemand sonst kommt dorthin.
    }
# Hinter einem Zeichen und der Zahl solcher Plättchen.
web-mark-chip = { $kind ->
        [secured] { $you ->
            [yes] deins
           *[no] gesichert
        }
        [contested] umstritten
        [free] erreichbar
       *[beyond] zu weit
    }
web-secured-now = { $count ->
        [one] { $count } Plättchen ist dir jetzt sicher: Niemand sonst kann es erreichen.
       *[other] { $count } Plättchen sind dir jetzt sicher: Niemand sonst kann sie erreichen.
    }
web-tray = Dein Zug
web-due = { $due ->
        [lay] Lege ein Plättchen
        [turn] Zieh ein Plättchen
        [again] Das Plättchen passt nirgends: Zieh noch eins
        [build] { $edition ->
            [2005] Einen Hof bauen?
           *[other] Ein Langhaus bauen?
        }
        [answer] Passt das Plättchen wirklich nirgends?
        [settle] { $edition ->
            [2005] Setze ein Feld
           *[other] Setze einen Wikinger
        }
       *[other] Einen Moment …
    }
web-choose-tile = Wähle ein Plättchen.
web-fits = { $count ->
        [0] Dieses Plättchen passt nirgends. Wähle ein anderes.
        [one] Dieses Plättchen passt an { $count } Stelle.
       *[other] Dieses Plättchen passt an { $count } Stellen.
    }
web-blind = Wähle ein Plättchen und suche eine Stelle, an der es passt.
web-draw-detail = { $aside ->
        [yes] Zieh ein Plättchen oder lege eines aus der offenen Auswahl.
       *[no] Zieh ein Plättchen aus dem Beutel.
    }
web-build-detail = { $houses ->
        [one] Das ist dein letztes Gebäude. Es bleibt hier stehen.
       *[other] Du hast noch { $houses } Gebäude. Was du baust, bleibt stehen.
    }
web-claimable = { $count ->
        [one] Du kannst { $count } Plättchen besiedeln. Wähle es aus.
       *[other] Du kannst { $count } Plättchen besiedeln. Wähle eines aus.
    }
web-settle-title = Das Land ist vollständig: Die Landnahme beginnt!
web-settle-title-short = Die Landnahme beginnt!
web-settle-what = { $edition ->
        [2005] Setzt abwechselnd je ein Feld auf freies Land, immer neben die eigenen Höfe und Felder.
       *[other] Setzt abwechselnd je einen Wikinger auf freies Land, immer neben die eigenen Langhäuser und Wikinger.
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
        [yes] An diesem Gerät kann niemand mehr siedeln
       *[no] Du kannst nicht mehr siedeln
    }
web-out-why = { $why ->
        [vikings] { $edition ->
            [2005] Du hast alle deine Felder gesetzt.
           *[other] Du hast alle deine Wikinger gesetzt.
        }
       *[land] Du erreichst kein freies Land mehr.
    }
web-out-rest = { $who } besiedelt die letzten Plättchen: { $placed } von { $all }.
web-out-more = { $count ->
        [one] { $who } kann noch { $count } Plättchen besiedeln.
       *[other] { $who } kann noch { $count } Plättchen besiedeln.
    }
web-out-others = { $names } siedeln weiter.
web-skip-to-end = Zum Ende springen
web-skip-count = Überspringen
web-pause = Pause
# An dem Spieler, der nicht mehr siedeln kann.
web-settled = Fertig
# An dem Spieler, dessen Punkte gerade gezählt werden.
web-counted = Wertung läuft
web-counting = Die Punkte werden gezählt
web-count-of = { $sum ->
        [one] { $who }: { $sum } Punkt …
       *[other] { $who }: { $sum } Punkte …
    }
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
        [yes] { $sum ->
            [one] Du hast { $sum } Punkt. Reicht das zum Sieg?
           *[other] Du hast { $sum } Punkte. Reicht das zum Sieg?
        }
       *[no] { $sum ->
            [one] { $who } hat { $sum } Punkt. Reicht das zum Sieg?
           *[other] { $who } hat { $sum } Punkte. Reicht das zum Sieg?
        }
    }
web-sums = So setzen sich die Punkte zusammen
web-podium = Endstand
# Am Namen des Siegers.
web-winner = Gewonnen
# Unter dem Namen des Siegers.
web-podium-tie = gewinnt
web-points-pair = { $first } zu { $second }
web-stood = Es stand { $standing }, und { $free ->
        [one] { $free } Plättchen war noch frei.
       *[other] { $free } Plättchen waren noch frei.
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
            } Nummer { $viking } bist du in Führung gegangen und vorn geblieben.
           *[no] Mit { $edition ->
                [2005] Feld
               *[other] Wikinger
            } Nummer { $viking } ging { $who } in Führung und blieb vorn.
        }
    }
web-rival-here = { $who } ist jetzt da.
web-rival-gone = { $who } hat die Partie verlassen.
web-confirm-ask = Diesen Zug spielen?
web-confirm-yes = Ja, spielen
web-confirm-no = Noch nicht
web-confirm-hint = Wähle das Plättchen noch einmal, um es zu besiedeln.
web-confirm-lay = Wähle das Plättchen noch einmal, um es zu legen.
web-turn-vain = { $where ->
        [same] Dieses Plättchen sieht in jeder Drehung gleich aus.
       *[here] Das Plättchen passt hier nur in dieser Drehung.
    }
web-build-house = Bauen
web-build-home = Heim-Stein nutzen
web-build-none = Nicht bauen
web-accept = Einverstanden
web-nothing = Nichts passt
web-draw = Plättchen ziehen
web-turn = Drehen
web-lay = { $due ->
        [answer] Diese Stelle zeigen
       *[lay] Hier legen
    }
web-settle = Siedeln
web-finish-land = Den Rest besiedeln
web-ways = Auf welchem Weg?
web-way-viking = Über Land
web-bag = { $count ->
        [0] Der Beutel ist leer
        [one] { $count } Plättchen im Beutel
       *[other] { $count } Plättchen im Beutel
    }
web-bag-note = Jedes Plättchen wird zufällig gezogen. Niemand kennt das nächste.
web-tile = Plättchen (Ecken: { web-terrain }): { $count ->
        [0] passt nirgends
        [one] passt an { $count } Stelle
       *[other] passt an { $count } Stellen
    }
web-tile-kind = Plättchen (Ecken: { web-terrain })
web-gap = Diese Lücke bleibt leer.
web-gap-about = Keines der übrigen Plättchen passt hier.
web-gap-news = { $count ->
        [one] { $count } Lücke bleibt leer: Keines der übrigen Plättchen passt hinein.
       *[other] { $count } Lücken bleiben leer: Keines der übrigen Plättchen passt hinein.
    }
web-fits-here = Welche Plättchen passen hier?
web-fits-count = { $fits ->
        [0] { $left ->
            [one] Das letzte Plättchen passt hier nicht.
           *[other] Keines der { $left } übrigen Plättchen passt hier.
        }
        [one] { $left ->
            [one] Das letzte Plättchen passt hier.
           *[other] Nur { $fits } der { $left } übrigen Plättchen passt hier.
        }
       *[other] { $left ->
            [one] Das letzte Plättchen passt hier.
           *[other] { $fits } der { $left } übrigen Plättchen passen hier.
        }
    }
# Woher die Plättchen stammen, die an eine Stelle passen.
web-fits-from = { $from ->
        [row] { $count ->
            [one] in der Auslage
           *[other] { $count } in der Auslage
        }
        [aside] { $count ->
            [one] in der Auswahl
           *[other] { $count } in der Auswahl
        }
       *[bag] { $count ->
            [one] im Beutel
           *[other] { $count } im Beutel
        }
    }
web-forecast = Wenn die Entdeckung jetzt enden würde
web-forecast-tiles = { $count ->
        [one] { $count } Plättchen zu besiedeln
       *[other] { $count } Plättchen zu besiedeln
    }
# Hinter einer Zahl von Plättchen.
web-forecast-nearer = { $you ->
        [yes] näher bei dir
       *[no] näher bei { $who }
    }
# Hinter einer Zahl von Plättchen.
web-forecast-even = gleich nah
# Während der Bot über einen Tipp nachdenkt.
web-hint-wait = Suche nach einem guten Zug …
web-hint = Tipp: { $action } { $reason }
web-hint-action = { $verb ->
        [lay] Lege { $tile }.
        [point] Das Plättchen passt { $where }.
        [house] { $edition ->
            [2005] Baue hier einen Hof.
           *[other] Baue hier ein Langhaus.
        }
        [home] Baue hier auf den Heim-Stein.
        [none] Baue hier nicht.
        [draw] Zieh ein Plättchen.
        [nothing] Wähle „Nichts passt“.
        [accept] Wähle „Einverstanden“.
        [viking] Besiedle { $tile }.
       *[rune] Besiedle { $tile } mit der Rune „{ rune-name }“.
    }
web-way-about = { $way ->
        [journey] Reise, einmal pro Partie: Fahr bis zu drei Plättchen weit über das Meer.
        [horse] Pferd, einmal pro Partie: Reite bis zu drei Plättchen weit am Berg entlang.
        [wisdom] { $step ->
            [space] Weisheit, einmal pro Partie: Wähle die Lücke, die du überqueren willst.
           *[cell] Wähle nun das Plättchen auf der anderen Seite.
        }
       *[viking] Du siedelst über Land, durch verbundenes Ackerland.
    }
web-draw-game = Die Partie endet unentschieden
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
web-again = Noch einmal spielen
web-rematch = Revanche
web-rematch-yes = Annehmen
web-rematch-no = Jetzt nicht
web-rematch-back = Angebot zurückziehen
web-rematch-asked = Du hast eine Revanche angeboten und wartest auf die Antwort von { $who }.
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
web-not-counted = Die Partie endete vorzeitig. Darum werden keine Punkte gezählt.
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
        [yes] Du gewinnst trotz Punktgleichstand!
       *[no] { $who } gewinnt trotz Punktgleichstand
    }
web-tie-points = { $points ->
        [one] { $names }: je { $points } Punkt.
       *[other] { $names }: je { $points } Punkte.
    }
web-tie-why = Bei Gleichstand gewinnt der Spieler, dessen erster Zug in der Landnahme später kam.
web-draw-why = { $rounds ->
        [one] Beide haben gleich viele Punkte. Darum endet die Partie unentschieden.
       *[other] Beide haben insgesamt gleich viele Punkte, und keiner hat zwei Runden gewonnen. Darum endet die Partie unentschieden.
    }
# Die Zeilen der Tabelle mit den Punkten.
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
web-saga-swap = Kein Plättchen passte: Die Auslage wurde ersetzt
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
        [yes] Mit der Rune „{ rune-name }“ setzt du einen Wikinger auf { $tile }
       *[no] Mit der Rune „{ rune-name }“ setzt { $who } einen Wikinger auf { $tile }
    }
web-saga-nothing = { $you ->
        [yes] Du behauptest, dass nichts passt
       *[no] { $who } behauptet, dass nichts passt
    }
web-saga-point = { $you ->
        [yes] Du zeigst, dass das Plättchen { $where } passt
       *[no] { $who } zeigt, dass das Plättchen { $where } passt
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
web-piles = Kartenstapel
# Der Hauptknopf, solange nichts gewählt ist.
web-choose = Wähle aus
web-choose-fief = Welches Lehen besuchst du als Nächstes?
web-visit-of = Besuch { $visit } von 8
web-chances = Deine Chancen mit dieser Hand
web-chances-text = Diese Zahlen zeigen, wie oft du jedes Lehen gewinnst, wenn du gut spielst. In gewerteten Partien und in der Partie des Tages siehst du sie nicht.
web-chance = Lehen { $fief }: { $percent } % Gewinnchance
web-chance-short = { $percent } %
# An einer Karte, die eben gezogen wurde.
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
       *[other] {" "}({ $ally })
    }: { web-ally-state }
web-ally-state = { $state ->
        [ask] Einsetzen
        [ready] bereit
       *[exhausted] erschöpft
    }
# Beim Namen einer Vertretung.
web-for-ally = vertritt { northwood-the }
web-fief = Lehen { $fief }, { $ruler }, { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }{ $fate ->
        [won] , gewonnen
        [lost] , verloren
        [now] , hier bist du
       *[open] {""}
    }
# Anstelle des Herrschers, in einem Lehen, das besucht ist.
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
# Hinter einer großen Zahl von Sternen.
web-of-goal = von { $goal ->
        [one] { $goal } Stern
       *[other] { $goal } Sternen
    }
web-trump = Trumpf: { northwood-suit }
web-no-trump = kein Trumpf
web-pile-deck = Stapel · { $count }
web-pile-discard = Ablage · { $count }
web-discard-count = Ablage · { $count }
web-pile-score = Wertungsstapel · { $count }
web-pile-top = Die nächsten Karten kennst du schon
web-pile-unseen = Diese Karten hast du noch nicht gesehen · { $count }
web-known = { $count ->
        [one] nächste Karte bekannt
       *[other] nächste { $count } Karten bekannt
    }
web-statement = Aussage
web-discard = Ablage
web-reply = Antwort
web-score-pile = Wertungsstapel
web-score-count = Punkte: { $count }
web-target = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, genau { $target } verlangt
# Die Punkte eines Besuchs und die Punkte, die das Lehen verlangt.
web-target-short = Punkte: { $score } von { $target }
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
        [listen] Hör dem Herrscher zu
        [reply] Antworte mit einer Karte
       *[other] Einen Moment …
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
        [DiscardCopies] Wirf Karten ab, bis du jeden Wert nur einmal hast
        [FirstOfPair] Wirf die erste Karte des Paars ab
        [ScoreAll] Lege diese Karten auf den Wertungsstapel
        [Gather] Wähle eine Karte: Du nimmst alle mit demselben Wert
        [NameSuit] Nenne eine Farbe
        [SwapRulers] Welcher Herrscher tauscht mit diesem den Platz?
        [MoveVisit] Wähle das Lehen, in dem der Besuch weitergeht
        [Refresh] Welchen Verbündeten machst du bereit?
        [ExchangeTop] Welche Karte legst du auf den Stapel?
        [Trade] { $pile ->
            [score] Eine Karte gegen die oberste im Wertungsstapel tauschen?
           *[discard] Eine Karte gegen die oberste der Ablage tauschen?
        }
       *[StopOrMore] Noch eine Karte ziehen oder aufhören?
    }
# Unter dem Knopf, der die gewählte Karte spielt.
web-or-drag = oder zieh die Karte auf den markierten Stapel
web-visit-prompt = Sieh dir deine Hand an: Wie viele Antworten können punkten?
web-visit-detail = { $fief ->
        [0] Keine Antwort darf punkten.
        [one] Genau { $fief } Antwort muss punkten.
       *[other] Genau { $fief } Antworten müssen punkten.
    } Trumpf: { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] Setze einen Verbündeten ein oder hör dir gleich die Aussage an.
       *[no] Hör dir die nächste Aussage an.
    }
web-reply-prompt = { $follow ->
        [yes] Du musst die Farbe { northwood-suit } bedienen.
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
        [choose] Alle { $value }er nehmen
        [name] { northwood-suit } nennen
        [fief] Lehen { $value } wählen
        [ready] Bereit machen
        [more] Noch eine ziehen
        [decline] Nicht tauschen
       *[stop] Nicht mehr ziehen
    }
web-northwood-advice = { $verb ->
        [visit] Besuche Lehen { $value }.
        [call] Rufe { northwood-the } als Vertretung.
        [use] Setze { northwood-the } ein.
        [listen] Hör dem Herrscher zu.
        [reply] Antworte mit { northwood-suit } { $value }.
        [discard] Wirf { northwood-suit } { $value } ab.
        [score] Lege diese Karte auf den Wertungsstapel: { northwood-suit } { $value }.
        [swap] Tausche diese Karte gegen die oberste: { northwood-suit } { $value }.
        [choose] Nimm alle Karten mit dem Wert { $value }.
        [name] Nenne die Farbe { northwood-suit }.
        [fief] Wähle Lehen { $value }.
        [ready] Mach { northwood-the } bereit.
        [more] Zieh noch eine Karte.
        [decline] Tausche keine Karte.
       *[stop] Zieh keine Karte mehr.
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
web-call-for = { $character } ({ $instead })
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
            [one] Du hast { $cards } Punkt zu viel.
           *[other] Du hast { $cards } Punkte zu viel.
        }
        [short] { $cards ->
            [one] Du hast { $cards } Punkt zu wenig.
           *[other] Du hast { $cards } Punkte zu wenig.
        }
       *[none] { $fief ->
            [0] Keine Antwort hat gepunktet. Das ist genau richtig.
           *[other] Du hast genau die richtige Punktzahl.
        }
    }
web-visit-open = { $open ->
        [one] Du kannst noch { $open } Stern holen. Du brauchst ihn für dein Ziel: { $goal ->
            [one] { $goal } Stern.
           *[other] { $goal } Sterne.
        }
       *[other] Du kannst noch { $open } Sterne holen. { $need } davon brauchst du für dein Ziel: { $goal ->
            [one] { $goal } Stern.
           *[other] { $goal } Sterne.
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
# Nach einem Besuch, für Screenreader: ob er gewonnen ist, und die Punkte.
web-visit-counted = { $title }: { $score }.
web-visit-uncounted = { $title }.
web-visit-stars = { $stars ->
        [one] Du hast { $stars } Stern.
       *[other] Du hast { $stars } Sterne.
    }
web-visit-next = Weiter
web-visit-cards = Karten ansehen
web-visit-cards-short = Karten
# Hinter dem Namen eines Herrschers, nach einem Besuch.
web-ruler-fate = { $fate ->
        [won] ist ab jetzt auf deiner Seite
       *[lost] verlässt das Spiel
    }
web-journey-headline = { $kind ->
        [gold] Gold! Northwood ist vereint.
        [silver] Silber! Northwood hört auf dich.
        [bronze] Bronze! Northwood steht zu dir.
        [won] Northwood ist vereint!
        [close] { $missing ->
            [one] So knapp: Zum Ziel fehlt { $missing } Stern
           *[other] Knapp: Zum Ziel fehlen { $missing } Sterne
        }
        [given] Du hast aufgegeben
       *[lost] Diesmal hast du das Ziel verfehlt
    }
web-journey-visits = { $won ->
        [8] Du hast alle { $won } Lehen gewonnen.
        [one] Du hast { $won } Lehen gewonnen und { $lost } verloren.
       *[other] Du hast { $won } Lehen gewonnen und { $lost } verloren.
    }
web-journey-note = { $note ->
        [closest] Am knappsten verloren
        [best] Der beste Besuch
        [luckiest] Der Besuch mit dem meisten Glück
        [unluckiest] Der Besuch mit dem meisten Pech
        [both] Am knappsten verloren, und das war entscheidend
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
# Hinter dem Namen eines Herrschers: die Punkte, und wie viele verlangt waren.
web-journey-card = { $side ->
        [over] { $score } statt { $target }: { $cards ->
            [one] { $cards } Punkt
           *[other] { $cards } Punkte
        } zu viel
       *[short] { $score } statt { $target }: { $cards ->
            [one] { $cards } Punkt
           *[other] { $cards } Punkte
        } zu wenig
    }
web-journey-step = Besuch { $visit }
web-journey-luck = { $during ->
        [yes] Zwischendurch lag deine Chance bei { $percent } %{ $won ->
            [yes] , und du hast gewonnen.
           *[no] , aber du hast verloren.
        }
       *[no] Mit dieser Hand lag deine Chance bei { $percent } %{ $won ->
            [yes] , und du hast gewonnen.
           *[no] , aber du hast verloren.
        }
    }
web-journey-hinge = { $won ->
        [yes] Ab hier war das Ziel sicher. Vorher lag deine Chance bei { $percent } %.
       *[no] Bis hierher war das Ziel noch erreichbar. Deine Chance lag bei { $percent } %.
    }
web-journey-better = Ein besserer Zug: { $advice }
web-journey-moment = Diesen Moment ansehen
web-same-deal = Diese Karten noch mal
web-journey-hung = { $missing ->
        [one] Zum Ziel fehlte dir { $missing } Stern.
       *[other] Zum Ziel fehlten dir { $missing } Sterne.
    } Dieses Lehen hätte { $worth ->
        [one] { $worth } Stern
       *[other] { $worth } Sterne
    } gebracht.
web-story-statement = Der Herrscher sagt: { northwood-suit } { $value }.
web-decided = { $decided ->
        [yes] Du kannst diesen Besuch nicht mehr verlieren.
       *[no] Du kannst diesen Besuch nicht mehr gewinnen.
    }
web-due-of = { $who }: { $due }
web-no-sound = Dieser Browser kann keinen Ton abspielen.
web-sound = Ton
web-passphrase = Zugangscode für diesen Server
# Knopf unter dem Zugangscode.
web-enter = Weiter
web-records = Deine Ergebnisse
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
web-settings-about = Deine Einstellungen werden auf diesem Gerät gespeichert.
web-games-played = { $games ->
        [0] Noch keine beendete Partie
        [one] { $games } beendete Partie
       *[other] { $games } beendete Partien
    }
web-figures = Die Spiele in Zahlen
web-statistics-none = Du hast noch keine Partie beendet. Hier siehst du später deine Ergebnisse.
web-games = Partien
web-outcome = { $outcome ->
        [won] gewonnen
        [drawn] unentschieden
       *[lost] verloren
    }
# In der Bilanz je nach Gegner, neben den Namen der Bots.
web-people = Menschen
# Spalte: der Anteil der gewonnenen Partien.
web-won-share = Gewonnen
# Gewonnene und gespielte Partien, etwa „3 von 5, 1 unentschieden“.
web-won-of = { $won } von { $played }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } unentschieden
    }
web-best = Bestes Ergebnis
web-mean = Durchschnitt
web-margin = Größter Vorsprung
web-streak = Aktuelle Siegesserie
web-streak-longest = Längste Siegesserie
web-by-opponent = Bilanz je nach Gegner
web-by-players = Bilanz je nach Spielerzahl
web-by-variant = Bilanz je nach Variante
web-by-setup = Bilanz je nach Art der Partie
web-fiefs-won = Gewonnene Lehen
web-by-first-tile = Bilanz je nach erstem Plättchen
web-landscape = { $landscape ->
        [plains] Nur Ackerland
        [coast] Mit Meer
        [mountains] Mit Bergen
       *[both] Mit Meer und Bergen
    }
web-longhouses-when = Wann ich baue
web-longhouse-row = { $place }. Gebäude
# In wie vielen Partien ein Gebäude gebaut wurde.
web-in-games = { $games ->
        [one] in { $games } Partie
       *[other] in { $games } Partien
    }
# Wann ein Gebäude im Durchschnitt gebaut wurde.
web-after-tiles = { $tiles ->
        [one] nach { $tiles } Plättchen
       *[other] nach { $tiles } Plättchen
    }
web-by-first-fief = Bilanz je nach erstem Lehen
web-games-csv = Meine Partien als CSV
web-course = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }. Erstes Ergebnis: { $first }. Letztes Ergebnis: { $last }.
web-course-about = Ein Kreis steht für eine Partie. Die Linie zeigt den Durchschnitt der jeweils letzten fünf Partien.
web-year-progress = Du hast { $won } von { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    } gewonnen.
web-scenario-state = { $state ->
        [challenge] Herausforderung gewonnen · Bestwert: { web-stars-short }
        [won] gewonnen · Bestwert: { web-stars-short }
        [tried] Bestwert: { web-stars-short }
       *[new] noch nicht gespielt
    }
web-year-next = Nächstes Szenario:
# An einem Szenario.
web-year-is-next = nächstes
web-year-full = Du hast alle sechzehn Szenarien gewonnen. Spiel noch einmal, welches du willst!
web-year-all = Sechzehn Reisen führen dich durch Northwood, jede mit einer eigenen Regel. Fang an, wo du willst: Von Reise zu Reise wird es schwerer.
# Wie viele der sechzehn Szenarien gewonnen sind.
web-year-won = { $won } von { $count }
# Hinter der Zahl der gewonnenen Szenarien, etwa „5 von 16“.
web-year-challenges = { $count ->
        [0] gewonnen
        [one] gewonnen, davon { $count } als Herausforderung
       *[other] gewonnen, davon { $count } als Herausforderung
    }
# Hinter dem Namen einer Jahreszeit: wie viele ihrer Szenarien gewonnen sind.
web-season-won = { $won } von { $count }
# Hinter einer großen Zahl.
web-of-count = von { $count }
web-scenario-place = { $season } · Szenario { $number }
web-scenario-goal = Ziel
web-scenario-challenge = Ziel der Herausforderung
web-scenario-best = Dein bestes Ergebnis
web-scenario-begin = Spielen
web-scenario-harder = Als Herausforderung
web-stars-short = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }

web-hand-over = Gib das Gerät an { $who } weiter
web-hand-over-setting = Am gemeinsamen Gerät anzeigen, wer dran ist
web-go-on-setting = Nach einem Besuch oder einer Spielphase automatisch weitergehen
web-confirm-move-setting = Vor jedem meiner Züge nachfragen
web-notation-setting = Koordinaten und Zugnotation anzeigen
web-forecast-setting = Fjords: anzeigen, wer welches Land bekäme, wenn die Entdeckung jetzt endete
web-aids-setting = Fjords: anzeigen, welche Lücken leer bleiben und welche Plättchen an eine Stelle passen
web-chances-setting = Für Northwood!: meine Gewinnchance in jedem Lehen anzeigen
web-notify = Mich benachrichtigen, wenn ich dran bin
web-account = Konto
web-account-about = Du kannst auch ohne Konto spielen. Mit einem Konto spielst du auf mehreren Geräten und behältst die Partien, die du hier gespielt hast.
web-account-known = Du bist als { $login } angemeldet.
web-login = Benutzername
web-password = Passwort
web-log-in = Anmelden
web-log-out = Abmelden
web-others-here = Andere Spieler in dieser Partie
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-blocked = { $who } ist blockiert. Ihr spielt nicht mehr zusammen, und du siehst keine Nachrichten dieses Spielers mehr.
web-unblocked = { $who } ist nicht mehr blockiert.
web-blocked-people = Blockierte Spieler
web-blocked-about = Mit diesen Spielern spielst du nicht mehr zusammen und siehst keine Nachrichten von ihnen.
web-report = Melden
web-report-about = Was hat { $who } getan? Die Betreiber dieses Servers lesen deine Meldung.
web-report-send = Meldung senden
web-reported = Danke. Deine Meldung ist abgeschickt.
web-email = E-Mail-Adresse
web-email-about = Eine Adresse brauchst du nur für E-Mails zu Partien, die mehrere Tage dauern.
web-email-save = Adresse speichern
web-email-unconfirmed = { $email } ist noch nicht bestätigt. Öffne den Link in der E-Mail, die du bekommen hast.
web-email-sent = Eine E-Mail mit einem Link ist unterwegs an { $email }. Öffne den Link, um die Adresse zu bestätigen.
web-email-confirmed = { $email } ist bestätigt.
web-email-again = E-Mail erneut senden
web-email-remove = Adresse entfernen
web-email-notify = Mir eine E-Mail schicken, wenn ich in einer mehrtägigen Partie dran bin
web-log-out-everywhere = Überall abmelden
web-sessions = Wo du angemeldet bist
web-session-this = dieses Gerät
web-session-unknown = Unbekanntes Gerät
web-password-change = Passwort ändern
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-changed = Du hast dein Passwort geändert. Auf allen anderen Geräten bist du abgemeldet.
web-sign-up = Konto anlegen
web-rated = Gewertete Partie
web-rated-about = Nur Menschen spielen mit, jeder am eigenen Gerät. Es gibt keine Tipps.
web-tiles = Eigener Plättchensatz
web-tiles-file = Datei öffnen (TOML oder JSON)
# Unter dem Knopf, der eine Datei öffnet.
web-tiles-text = oder füge den Text der Datei ein
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
        [learn] Regeln lernen
       *[all] Alle Regeln lesen
    }
web-book-modes = Wie möchtest du die Regeln lesen?
web-book-chapters = Kapitel
web-book-read = { $done } von { $count ->
        [one] { $count } Kapitel
       *[other] { $count } Kapiteln
    } gelesen
# Hinter dem Titel eines Kapitels.
web-book-is-read = (gelesen)
web-book-back = Voriges Kapitel
web-book-next = Nächstes Kapitel
web-book-questions = Häufige Fragen
web-book-all-questions = Alle Fragen
web-book-try = Selbst ausprobieren
web-book-example = Beispiel
web-book-step = Schritt { $step } von { $count }
web-book-step-back = Voriger Schritt
web-book-step-next = Nächster Schritt
web-print = Drucken

## Die App auf diesem Gerät

web-device = Dieses Gerät
web-installed = Longhouse ist auf diesem Gerät installiert.
web-install = Longhouse installieren
web-install-about = Als installierte App hat Longhouse ein eigenes Symbol und öffnet sich sofort. Lektionen, Regelbücher, Rätsel und Partien, die du schon geöffnet hast, kannst du auch offline nutzen.
web-install-menu = Manche Browser können Longhouse als App installieren. Sieh im Menü deines Browsers nach.
web-install-apple = Um Longhouse als App zu installieren, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
web-install-insecure = Von dieser Adresse lässt sich Longhouse nicht installieren. Browser installieren Apps nur über eine verschlüsselte Verbindung (https) oder auf dem Rechner, auf dem der Server läuft.
web-offline = Du bist offline. Lektionen, Regelbücher, Rätsel und Partien, die du schon geöffnet hast, kannst du trotzdem nutzen. Für alles andere brauchst du eine Verbindung zum Server.
web-notifications = Benachrichtigungen
web-notifications-start = Benachrichtigungen einschalten
web-notifications-stop = Benachrichtigungen ausschalten
web-notifications-state =
    { $state ->
        [on] Dieser Browser meldet sich, wenn du in einer mehrtägigen Partie dran bist und wenn dich jemand etwas fragt.
        [unsupported] Dieser Browser zeigt keine Benachrichtigungen. Auf dem iPhone oder iPad musst du Longhouse zuerst installieren.
        [refused] Dein Browser lässt keine Benachrichtigungen von Longhouse zu. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
        [failed] Der Benachrichtigungsdienst deines Browsers ist nicht erreichbar. Versuche es später noch einmal.
       *[other] Dieser Browser kann sich melden, wenn du in einer mehrtägigen Partie dran bist und wenn dich jemand etwas fragt.
    }
web-presence = { $where ->
        [thinking] überlegt
        [away] { $minutes ->
            [one] seit 1 Minute weg
           *[other] seit { $minutes } Minuten weg
        }
        [gone] nicht verbunden
       *[here] ist da
    }
web-offer-own = { $kind ->
        [takeback] Du möchtest deinen Zug zurücknehmen und wartest auf die Antwort von { $who }.
        [abandon] Du möchtest die Partie ohne Sieger beenden und wartest auf die Antwort von { $who }.
        [substitute] Du möchtest den leeren Platz einem Bot geben und wartest auf die Antwort von { $who }.
       *[rematch] Du möchtest eine Revanche und wartest auf die Antwort von { $who }.
    }
web-offer-means = Dann ist { $who } wieder am Zug.
web-offer-look = Partie ansehen ({ $game })
web-offer-withdraw = Anfrage zurückziehen
web-offer-allow = Erlauben
web-offer-refused = { $late ->
        [yes] { $who } hat nicht geantwortet. Dein Zug bleibt bestehen.
       *[no] { $who } hat abgelehnt. Dein Zug bleibt bestehen.
    }
web-chat-open = { $count ->
        [0] Chat
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
web-unread = { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-saga-tab = Saga
web-saga-chat = Saga und Chat
web-leave-others = Die anderen warten auf dich. Wenn du die Partie verlässt, erfahren sie das. Zurückkommen kannst du trotzdem jederzeit.
# Sagt den anderen, dass der Spieler weg ist; für ihn darf dann ein Bot spielen.
web-leave-for-good = Partie verlassen
web-ask-others = Die anderen fragen
web-ask-takeback = Zug zurücknehmen
web-ask-abandon = Partie beenden
web-ask-substitute = { $who } durch einen Bot ersetzen
web-watching = { $count ->
        [one] 1 Zuschauer sieht zu.
       *[other] { $count } Zuschauer sehen zu.
    }
web-named = Beim Zuschauen meinen Namen zeigen
web-offer-later = Später

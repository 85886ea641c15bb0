# Rätsel, und was jeden Tag ansteht.

puzzles-unknown = Dieses Rätsel gibt es nicht.
puzzles-none = Zu diesem Thema gibt es kein Rätsel.
puzzles-no-day = Das ist kein gültiges Datum.
puzzles-not-yet = Dieser Tag hat noch nicht begonnen.
puzzles-day-over = Dieser Tag ist vorbei. Zu den Aufgaben von heute kommst du über die Startseite.

puzzles-title = Rätsel
puzzles-about = Stellungen mit genau einer richtigen Lösung, vom Programm bewiesen. Für deine Wertungszahl zählt nur der erste Versuch.
puzzles-standing = { $tried ->
        [0] { $puzzles ->
            [one] 1 Rätsel wartet
           *[other] { $puzzles } Rätsel warten
        } auf dich.
        [one] 1 von { $puzzles } versucht, { $solved } auf Anhieb gelöst.
       *[other] { $tried } von { $puzzles } versucht, { $solved } auf Anhieb gelöst.
    }
puzzles-rating = Deine Wertungszahl: { $rating }.
puzzles-begin = Los geht’s
puzzles-solve = Rätsel lösen
puzzles-themes = Themen
puzzles-theme = { $theme ->
        [settle] Die Landnahme gewinnen
        [lay] Die letzten Plättchen
        [visit] Das Lehen gewinnen
        [cutting-off] Abschneiden
        [taking-first] Zuvorkommen
        [enclosing] Einschließen
        [threat] Drohen
        [reaching-out] Vordringen
        [last-tiles] Umstrittenes Land
        [waiting] Abwarten
        [runes] Runen
        [half-an-edge] Halbe Kante
        [supply] Die letzten Wikinger
        [longhouse] Bauen oder nicht?
        [exact-hit] Genau treffen
        [save-a-card] Eine Karte sparen
        [losing-on-purpose] Absichtlich verlieren
        [shedding] Eine Karte loswerden
        [keep-an-ally] Verbündete aufsparen
        [ability] Rechtzeitig einsetzen
        [choice] Wahl bei Fähigkeiten
        [trump] Trumpf
       *[several-moves] Mehrere Züge
    }

puzzles-asks = { $kind ->
        [settle] Du spielst { $who }. Nur ein Wikinger gewinnt: Wohin setzt du ihn?
        [lay] Du spielst { $who }. Nur ein Zug gewinnt: Was legst du wohin?
       *[visit] Hol genau { $fief ->
            [one] 1 Punkt
           *[other] { $fief } Punkte
        }: Finde den Zug mit der besten Chance.
    }
puzzles-difficulty = Schwierigkeit { $rating }.
puzzles-decisions = { $decisions ->
        [one] 1 Entscheidung.
       *[other] { $decisions } Entscheidungen nacheinander.
    }
puzzles-tried-before = Du hast dieses Rätsel schon versucht.
puzzles-go-on = { $left ->
        [one] Bisher richtig. Noch 1 Entscheidung.
       *[other] Bisher richtig. Noch { $left } Entscheidungen.
    }
puzzles-right = Richtig!
puzzles-wrong = Leider falsch.
puzzles-shown = Die Lösung
puzzles-why = Warum: { $reason }.
puzzles-lost = { $points ->
        [0] Bewiesen: Nun endet es mit Gleichstand, und den gewinnt { $who }.
        [one] Bewiesen: { $who } gewinnt nun mit 1 Punkt Vorsprung.
       *[other] Bewiesen: { $who } gewinnt nun mit { $points } Punkten Vorsprung.
    }
puzzles-won = { $points ->
        [0] Bewiesen: Es endet mit Gleichstand, und den gewinnt { $who }.
        [one] Bewiesen: { $who } gewinnt mit 1 Punkt Vorsprung.
       *[other] Bewiesen: { $who } gewinnt mit { $points } Punkten Vorsprung.
    }
puzzles-chance = { $wrong ->
        [true] Das klappt in { $percent } der Fälle, die beste Wahl in { $best }.
       *[false] Das klappt in { $percent } der Fälle. Besser geht es nicht.
    }
puzzles-change = Deine Wertungszahl: { $before } → { $after }
puzzles-again = Noch einmal versuchen
puzzles-solution = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-next-about = Weiter: { $about }

puzzles-daily = Aufgaben des Tages
puzzles-daily-about = Jeden Tag ein Rätsel und eine Partie, für alle dieselben. Der neue Tag beginnt um Mitternacht (UTC).
puzzles-streak = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-of-day = Fjords: Rätsel des Tages
puzzles-not-tried = Eine Stellung, ein richtiger Zug.
puzzles-day-done = { $right ->
        [true] Im ersten Versuch gelöst!
       *[false] Nicht im ersten Versuch gelöst.
    }
puzzles-deal = Für Northwood!: Partie des Tages
puzzles-par = Vorgabe { $stars }
puzzles-deal-about = Eine ganze Partie, für alle mit denselben Karten. Der Bot Skalde holte { $par ->
        [one] 1 Stern
       *[other] { $par } Sterne
    }.
puzzles-deal-done = { $stars ->
        [one] Du hast 1 Stern geholt
       *[other] Du hast { $stars } Sterne geholt
    }, die Vorgabe war { $par }.
puzzles-play = Partie spielen
puzzles-deal-given-up = Du hast aufgegeben.
puzzles-continue = Fortsetzen
puzzles-look-again = Noch einmal ansehen
puzzles-share = Ergebnis teilen
puzzles-copy = Kopieren
puzzles-copied = Kopiert
puzzles-new-day = Ein neuer Tag hat begonnen. Diese Aufgabe kannst du noch beenden.
puzzles-to-new-day = Aufgaben von heute

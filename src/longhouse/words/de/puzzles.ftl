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
        [one] 1 von { $puzzles } Rätseln versucht, { $solved } auf Anhieb gelöst.
       *[other] { $tried } von { $puzzles } Rätseln versucht, { $solved } auf Anhieb gelöst.
    }
puzzles-for-you = Als Nächstes für dich
puzzles-easier = Leichter
puzzles-this-week = { $change } diese Woche
puzzles-five = Fünf Minuten
puzzles-five-about = Löse so viele Rätsel, wie du kannst.
puzzles-five-best = Deine Bestleistung: { $best }.
puzzles-five-begin = Beginnen
puzzles-five-again = Noch einmal
puzzles-five-left = { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
puzzles-five-solved = { $solved ->
        [one] { $solved } gelöst
       *[other] { $solved } gelöst
    }
puzzles-five-end = { $tried ->
        [one] Die Zeit ist um. Du hast { $solved } von { $tried } Rätsel gelöst.
       *[other] Die Zeit ist um. Du hast { $solved } von { $tried } Rätseln gelöst.
    }
puzzles-once-more = Noch einmal, bitte
puzzles-once-more-about = { $count ->
        [one] Ein verpasstes Rätsel wartet auf einen zweiten Blick.
       *[other] { $count } verpasste Rätsel warten auf einen zweiten Blick.
    }
puzzles-look = Ansehen
puzzles-your-rating = Deine Wertungszahl
puzzles-rating-later = { $count ->
        [one] Deine Wertungszahl kommt nach { $count } Rätsel.
       *[other] Deine Wertungszahl kommt nach { $count } Rätseln.
    }
puzzles-last = Deine letzten Versuche
puzzles-at-once = Auf Anhieb gelöst: { $solved } von { $count }
puzzles-last-none = Löse ein Rätsel, dann siehst du hier, wie es lief.
puzzles-themes-about = Worum es geht, erfährst du sonst erst nach der Lösung. Wähle ein Thema, und du weißt es vorher.
puzzles-theme-solved = { $solved } von { $count }
puzzles-rating = Deine Wertungszahl: { $rating }.
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
        [ability] Zur rechten Zeit einsetzen
        [choice] Fähigkeiten klug nutzen
        [trump] Trumpf
       *[several-moves] Mehrere Züge
    }

puzzles-asks = { $kind ->
        [settle] Du spielst { $who }. Nur ein Zug gewinnt: Wohin setzt du deinen Wikinger?
        [lay] Du spielst { $who }. Nur ein Zug gewinnt: Was legst du wohin?
       *[visit] Hol genau { $fief ->
            [one] 1 Punkt
           *[other] { $fief } Punkte
        }: Finde den Zug mit der besten Chance.
    }
puzzles-difficulty = Schwierigkeit: { $rating }.
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
puzzles-lost = { $points ->
        [0] Bewiesen: Nun endet es mit Gleichstand, und den entscheidet { $who } für sich.
        [one] Bewiesen: { $who } gewinnt nun mit 1 Punkt Vorsprung.
       *[other] Bewiesen: { $who } gewinnt nun mit { $points } Punkten Vorsprung.
    }
puzzles-won = { $points ->
        [0] Bewiesen: Es endet mit Gleichstand, und den entscheidest du für dich.
        [one] Bewiesen: Du gewinnst mit 1 Punkt Vorsprung.
       *[other] Bewiesen: Du gewinnst mit { $points } Punkten Vorsprung.
    }
puzzles-chance = { $wrong ->
        [true] Das klappt in { $percent } der Fälle, die beste Wahl in { $best }.
       *[false] Das klappt in { $percent } der Fälle. Besser geht es nicht.
    }
puzzles-change = Deine Wertungszahl: { $before } → { $after }
puzzles-again = Noch einmal versuchen
puzzles-solution = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-next-about = Nächstes Rätsel: { $about }

puzzles-daily = Aufgaben des Tages
puzzles-daily-about = Jeden Tag ein Rätsel und eine Partie, für alle dieselben. Der neue Tag beginnt um Mitternacht (UTC).
puzzles-streak = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-day-done = { $right ->
        [true] Im ersten Versuch gelöst!
       *[false] Nicht im ersten Versuch gelöst.
    }
puzzles-par = Bot Skalde: { $stars }
puzzles-deal-about = Eine ganze Partie, für alle mit denselben Karten. Der Bot Skalde holte { $par ->
        [one] 1 Stern
       *[other] { $par } Sterne
    }.
puzzles-deal-about-no-par = Eine ganze Partie, für alle mit denselben Karten.
puzzles-deal-own = Die Karten zieht dieser Server. Auf anderen Servern liegen andere Karten.
puzzles-deal-done = { $stars ->
        [one] Du hast 1 Stern geholt
       *[other] Du hast { $stars } Sterne geholt
    }, der Bot Skalde { $par }.
puzzles-deal-done-no-par = { $stars ->
        [one] Du hast 1 Stern geholt.
       *[other] Du hast { $stars } Sterne geholt.
    }
puzzles-deal-given-up = Du hast aufgegeben.
puzzles-share = Ergebnis teilen
puzzles-share-later = Spiel das Rätsel oder die Partie, dann wartet hier ein kurzer Text ohne Lösung zum Verschicken.
puzzles-day-before = Der Tag davor
puzzles-copy = Kopieren
puzzles-copied = Kopiert
puzzles-new-day = Ein neuer Tag hat begonnen. Diese Aufgabe kannst du noch beenden.
puzzles-to-new-day = Aufgaben von heute

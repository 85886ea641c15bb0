# Rätsel, und was jeden Tag ansteht.

puzzles-unknown = Ein Rätsel dieses Namens gibt es nicht.
puzzles-none = Dazu gibt es kein Rätsel.
puzzles-no-day = Das ist kein Tag.
puzzles-not-yet = Dieser Tag hat noch nicht begonnen.
puzzles-day-over = Dieser Tag ist vorbei.

puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien mit einer richtigen Antwort, vom Programm bewiesen. Nur dein erster Versuch zählt für deine Wertung.
puzzles-standing = { $tried ->
        [0] { $puzzles } Rätsel warten.
        [one] 1 von { $puzzles } versucht, { $solved } auf Anhieb gelöst.
       *[other] { $tried } von { $puzzles } versucht, { $solved } auf Anhieb gelöst.
    }
puzzles-rating = Deine Wertung: { $rating }.
puzzles-begin = Eines lösen
puzzles-themes = Themen
puzzles-theme = { $theme ->
        [settle] Die Besiedlung gewinnen
        [lay] Die letzten Plättchen
        [visit] Die Zahl treffen
        [cutting-off] Abschneiden
        [taking-first] Zuvorkommen
        [enclosing] Einschließen
        [threat] Eine Drohung
        [reaching-out] Vordringen
        [last-tiles] Umstrittenes Land
        [waiting] Abwarten
        [runes] Runen
        [half-an-edge] Eine halbe Kante
        [supply] Die letzten Wikinger
        [longhouse] Bauen oder nicht
        [exact-hit] Der genaue Treffer
        [save-a-card] Eine Karte sparen
        [losing-on-purpose] Mit Absicht verlieren
        [shedding] Eine Karte loswerden
        [keep-an-ally] Einen Verbündeten aufheben
        [ability] Eine Fähigkeit zur rechten Zeit
        [choice] Eine Wahl in einer Fähigkeit
        [trump] Trumpf
       *[several-moves] Mehrere Züge
    }

puzzles-asks = { $kind ->
        [settle] { $who } ist am Zug: Finde den einzigen Wikinger, der gewinnt.
        [lay] { $who } ist am Zug: Finde die einzige Anlage, die gewinnt.
       *[visit] Triff genau { $fief }: Finde, was am häufigsten gelingt.
    }
puzzles-difficulty = Wertung { $rating }.
puzzles-decisions = { $decisions } Entscheidungen nacheinander.
puzzles-tried-before = Du hast es schon versucht.
puzzles-go-on = { $left ->
        [one] Bisher richtig. Noch eine Entscheidung.
       *[other] Bisher richtig. Noch { $left } Entscheidungen.
    }
puzzles-right = Das ist es!
puzzles-wrong = Das ist es nicht.
puzzles-shown = Die Lösung
puzzles-why = Warum: { $reason }.
puzzles-lost = { $points ->
        [0] { $who } kommt nun auf gleich viele Punkte und gewinnt den Gleichstand, bewiesen.
        [one] { $who } gewinnt nun mit 1 Punkt Vorsprung, bewiesen.
       *[other] { $who } gewinnt nun mit { $points } Punkten Vorsprung, bewiesen.
    }
puzzles-won = { $points ->
        [0] { $who } kommt auf gleich viele Punkte und gewinnt den Gleichstand, bewiesen.
        [one] { $who } gewinnt mit 1 Punkt Vorsprung, bewiesen.
       *[other] { $who } gewinnt mit { $points } Punkten Vorsprung, bewiesen.
    }
puzzles-chance = { $wrong ->
        [true] Das trifft in { $percent } aller Fälle; eine andere Wahl in { $best }.
       *[false] Es trifft in { $percent } aller Fälle, und nichts öfter.
    }
puzzles-change = Deine Wertung: { $before } → { $after }
puzzles-again = Noch einmal
puzzles-solution = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-next-about = Weiter: { $about }

puzzles-daily = Das tägliche Paar
puzzles-daily-about = Jeden Tag ein Rätsel und ein Blatt, für alle dieselben. Ein neuer Tag beginnt um Mitternacht UTC.
puzzles-streak = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-of-day = Fjords: das Rätsel
puzzles-not-tried = Eine Stellung, eine richtige Antwort.
puzzles-day-done = { $right ->
        [true] Beim ersten Versuch gelöst.
       *[false] Nicht beim ersten Versuch gelöst.
    }
puzzles-deal = Für Northwood!: das Blatt
puzzles-par = Par { $stars }
puzzles-deal-about = Ein ganzes Spiel mit demselben Zufall für alle. Ein Skalde kam damit auf { $par ->
        [one] 1 Stern
       *[other] { $par } Sterne
    }.
puzzles-deal-done = { $stars ->
        [one] Du kamst auf 1 Stern
       *[other] Du kamst auf { $stars } Sterne
    }; Par ist { $par }.
puzzles-play = Das Blatt spielen
puzzles-deal-given-up = Aufgegeben.
puzzles-continue = Weiterspielen
puzzles-look-again = Noch einmal ansehen
puzzles-share = Zum Weitersagen
puzzles-copy = Kopieren
puzzles-copied = Kopiert.
puzzles-new-day = Ein neuer Tag hat begonnen. Was hier offen ist, kann beendet werden.
puzzles-to-new-day = Zum neuen Tag

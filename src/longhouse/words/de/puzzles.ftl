# Rätsel, und was jeden Tag ansteht.

puzzles-unknown = Dieses Rätsel gibt es nicht.
puzzles-none = Zu diesem Thema gibt es kein Rätsel. Wähle ein anderes Thema.
puzzles-no-day = Das ist kein gültiges Datum.
puzzles-not-yet = Dieser Tag hat noch nicht begonnen. Löse das Rätsel oder spiel die Partie von heute.
puzzles-day-over = Dieser Tag ist vorbei. Löse das Rätsel oder spiel die Partie von heute.

puzzles-title = Rätsel
puzzles-about = Diese Stellungen stammen aus echten Partien. Jede hat genau eine richtige Lösung; das hat die Engine bewiesen. Für deine Wertungszahl zählt nur der erste Versuch.
puzzles-standing = { $tried ->
        [0] { $puzzles ->
            [one] 1 Rätsel wartet
           *[other] { $puzzles } Rätsel warten
        } auf dich.
        [one] Du hast 1 von { $puzzles } Rätseln versucht und { $solved } beim ersten Versuch gelöst.
       *[other] Du hast { $tried } von { $puzzles } Rätseln versucht und { $solved } beim ersten Versuch gelöst.
    }
puzzles-for-you = Dein nächstes Rätsel
puzzles-easier = Leichteres Rätsel
# Neben der Wertungszahl bei Rätseln: um wie viel sie gestiegen oder gefallen ist.
puzzles-this-week = { $change } diese Woche
puzzles-five = Rätsel auf Zeit
puzzles-five-about = Löse in fünf Minuten so viele Rätsel, wie du kannst.
puzzles-five-best = { $best ->
        [one] Dein Bestwert: { $best } Rätsel in fünf Minuten.
       *[other] Dein Bestwert: { $best } Rätsel in fünf Minuten.
    }
puzzles-five-begin = Uhr starten
puzzles-five-again = Noch einmal
puzzles-five-left = { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
puzzles-five-solved = { $solved ->
        [one] { $solved } Rätsel gelöst
       *[other] { $solved } Rätsel gelöst
    }
puzzles-five-end = { $tried ->
        [one] Die Zeit ist um. Du hast { $solved } von { $tried } Rätsel gelöst.
       *[other] Die Zeit ist um. Du hast { $solved } von { $tried } Rätseln gelöst.
    }
puzzles-once-more = Nicht gelöste Rätsel
puzzles-once-more-about = { $count ->
        [one] Du hast { $count } Rätsel nicht gelöst. Du kannst es noch einmal versuchen.
       *[other] Du hast { $count } Rätsel nicht gelöst. Du kannst sie noch einmal versuchen.
    }
puzzles-look = Noch einmal versuchen
puzzles-your-rating = Deine Wertungszahl
puzzles-rating-later = { $count ->
        [one] Nach { $count } Rätsel bekommst du eine Wertungszahl.
       *[other] Nach { $count } Rätseln bekommst du eine Wertungszahl.
    }
puzzles-last = Deine letzten Versuche
puzzles-at-once = Beim ersten Versuch gelöst: { $solved } von { $count }
puzzles-last-none = Deine Ergebnisse erscheinen hier, sobald du ein Rätsel versucht hast.
puzzles-themes-about = Wähle ein Thema, um nur Rätsel dazu zu bekommen. Ohne diese Wahl siehst du das Thema erst nach der Lösung.
puzzles-theme-solved = { $solved } von { $count } gelöst
puzzles-rating = Deine Wertungszahl: { $rating }.
puzzles-solve = Rätsel lösen
puzzles-themes = Themen
puzzles-theme = { $theme ->
        [settle] Die Landnahme gewinnen
        [lay] Die letzten Plättchen
        [visit] Das Lehen gewinnen
        [cutting-off] Den Weg abschneiden
        [taking-first] Dem Gegner zuvorkommen
        [enclosing] Land einschließen
        [threat] Eine Drohung
        [reaching-out] Vordringen
        [last-tiles] Umstrittenes Land
        [waiting] Abwarten
        [runes] Runensteine
        [half-an-edge] Halbe Kante
        [supply] Die letzten Wikinger
        [longhouse] Bauen oder nicht?
        [exact-hit] Die Zahl genau treffen
        [save-a-card] Eine Karte sparen
        [losing-on-purpose] Absichtlich verlieren
        [shedding] Eine Karte loswerden
        [keep-an-ally] Verbündete aufsparen
        [ability] Fähigkeiten rechtzeitig nutzen
        [choice] Fähigkeiten klug nutzen
        [trump] Trumpf
       *[several-moves] Mehrere Züge
    }
puzzles-theme-sentence = { $theme ->
        [settle] Besiedle das einzige Plättchen, das zum Sieg führt.
        [lay] Lege das Plättchen, das zum Sieg führt.
        [visit] Triff genau die Zahl des Lehens.
        [cutting-off] Versperre anderen den Weg zu ihrem Land.
        [taking-first] Sei einen Zug früher da als die anderen.
        [enclosing] Sichere Land, das nur du erreichst.
        [threat] Halte dir zwei gute Fortsetzungen offen.
        [reaching-out] Öffne dir einen Weg zu freiem Land.
        [last-tiles] Besiedle Land, das auch andere erreichen.
        [waiting] Gewinne Zeit und lass andere zuerst ziehen.
        [runes] Ein Runenstein ändert, welcher Zug der beste ist.
        [half-an-edge] Nutze einen schmalen Streifen Ackerland.
        [supply] Setze jeden übrigen Wikinger sinnvoll ein.
        [longhouse] Prüfe, ob sich Bauen hier lohnt.
        [exact-hit] Höre bei der richtigen Zahl auf.
        [save-a-card] Behalte eine gute Karte für später.
        [losing-on-purpose] Wähle eine Antwort, die nicht punktet.
        [shedding] Spiele eine Karte, die später stört.
        [keep-an-ally] Warte mit der Fähigkeit eines Verbündeten.
        [ability] Nutze Verbündete, bevor es zu spät ist.
        [choice] Triff bei einer Fähigkeit die beste Wahl.
        [trump] Stich im richtigen Moment mit einem Trumpf.
       *[several-moves] Plane mehr als einen Zug voraus.
    }

puzzles-asks = { $kind ->
        [settle] { $who } ist am Zug. Besiedle das einzige Plättchen, das zum Sieg führt.
        [lay] { $who } ist am Zug. Lege ein Plättchen: Nur ein Zug führt zum Sieg.
       *[visit] Du brauchst genau { $fief ->
            [one] 1 Punkt
           *[other] { $fief } Punkte
        }. Finde den Zug mit der besten Chance.
    }
puzzles-difficulty = Schwierigkeit: { $rating }.
puzzles-decisions = { $decisions ->
        [one] Du triffst 1 Entscheidung.
       *[other] Du triffst { $decisions } Entscheidungen nacheinander.
    }
puzzles-tried-before = Du hast dieses Rätsel schon versucht.
puzzles-go-on = { $left ->
        [one] Bisher ist alles richtig. Es fehlt noch 1 Entscheidung.
       *[other] Bisher ist alles richtig. Es fehlen noch { $left } Entscheidungen.
    }
puzzles-right = Das ist der richtige Zug!
puzzles-wrong = Das ist nicht der richtige Zug.
puzzles-shown = Die Lösung
puzzles-lost = { $points ->
        [0] Bewiesen: { $who } gewinnt nun trotz gleicher Punktzahl.
        [one] Bewiesen: { $who } gewinnt nun mit 1 Punkt Vorsprung.
       *[other] Bewiesen: { $who } gewinnt nun mit { $points } Punkten Vorsprung.
    }
puzzles-won = { $points ->
        [0] Bewiesen: Du gewinnst trotz gleicher Punktzahl.
        [one] Bewiesen: Du gewinnst mit 1 Punkt Vorsprung.
       *[other] Bewiesen: Du gewinnst mit { $points } Punkten Vorsprung.
    }
puzzles-chance = { $wrong ->
        [true] Mit deiner Wahl gewinnst du das Lehen in { $percent } der Fälle, mit der besten Wahl in { $best }.
       *[false] Mit deiner Wahl gewinnst du das Lehen in { $percent } der Fälle. Keine andere Wahl ist besser.
    }
puzzles-change = Deine Wertungszahl: { $before } → { $after }
puzzles-own = Rätsel aus deinen Partien
puzzles-own-item = Zug { $move }
puzzles-own-asks = Finde einen besseren Zug als den aus der Partie.
puzzles-own-about = Diese Stellung stammt aus einer Partie. Die Engine prüft jeden deiner Züge.
puzzles-own-verdict = { $stage ->
        [judging] Die Engine prüft deinen Zug …
        [right] Das ist der richtige Zug!
        [played] Das ist der Zug aus der Partie.
        [shown] Die Lösung
       *[wrong] Es gibt einen besseren Zug.
    }
puzzles-own-worth = { $right ->
        [true] { $measure ->
            [points] Nach diesem Zug rechnet die Engine mit einem Vorsprung von { $worth } Punkten.
           *[chance] Mit diesem Zug erreichst du das Ziel in { $worth } der Fälle.
        }
       *[false] { $measure ->
            [points] Nach diesem Zug rechnet die Engine mit einem Vorsprung von { $worth } Punkten, nach dem besten mit { $best }.
           *[chance] Mit diesem Zug erreichst du das Ziel in { $worth } der Fälle. Mit dem besten Zug sind es { $best }.
        }
    }
puzzles-own-copy = Link kopieren
puzzles-own-copied = Link kopiert
puzzles-again = Noch einmal versuchen
puzzles-solution = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-next-about = Nächstes Rätsel: { $about }

puzzles-daily = Aufgaben des Tages
puzzles-daily-about = Jeden Tag gibt es ein Rätsel und eine Partie, für alle dieselben. Neue kommen um Mitternacht (UTC).
puzzles-streak = { $days ->
        [one] Serie: 1 Tag
       *[other] Serie: { $days } Tage
    }
puzzles-day-done = { $right ->
        [true] Du hast das Rätsel beim ersten Versuch gelöst!
       *[false] Du hast das Rätsel nicht beim ersten Versuch gelöst.
    }
# In Klammern hinter den Sternen des Spielers, zum Vergleich.
puzzles-par = der Bot Skalde holte { $stars }
puzzles-deal-about = Das ist eine ganze Partie. Alle bekommen dieselben Karten. Der Bot Skalde hat { $par ->
        [one] 1 Stern
       *[other] { $par } Sterne
    } geholt.
puzzles-deal-about-no-par = Das ist eine ganze Partie. Alle bekommen dieselben Karten.
puzzles-deal-own = Diese Karten gibt es nur auf diesem Server. Auf anderen Servern gibt es andere.
puzzles-deal-done = { $stars ->
        [one] Du hast 1 Stern geholt
       *[other] Du hast { $stars } Sterne geholt
    }. Der Bot Skalde hat { $par } geholt.
puzzles-deal-done-no-par = { $stars ->
        [one] Du hast 1 Stern geholt.
       *[other] Du hast { $stars } Sterne geholt.
    }
puzzles-deal-given-up = Du hast diese Partie aufgegeben.
puzzles-share = Ergebnis teilen
puzzles-share-later = Löse zuerst das Rätsel oder spiel die Partie. Danach kannst du hier einen kurzen Text über dein Ergebnis kopieren. Die Lösung verrät er nicht.
puzzles-day-before = Vorheriger Tag
puzzles-copy = Text kopieren
puzzles-copied = Text kopiert
puzzles-new-day = Ein neuer Tag hat begonnen. Du kannst das Rätsel oder die Partie von gestern noch beenden.
puzzles-to-new-day = Aufgaben von heute

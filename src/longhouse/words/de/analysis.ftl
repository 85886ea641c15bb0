# Analysen: was der Server ablehnt, und die Seiten der Analyse.

analysis-not-over = Diese Partie läuft noch. Analysieren kannst du sie, wenn sie zu Ende ist.
analysis-asked-anew = Inzwischen hast du etwas anderes angefordert.
analysis-one-at-a-time = Eine Analyse von dir läuft schon. Starte die nächste, wenn sie fertig ist.
analysis-cannot-come = { $text } kann hier nicht kommen.

analysis-title = Analyse
analysis-about = Die stärkste Engine prüft jede Entscheidung dieser Partie. Du siehst, was sie wert war, was besser gewesen wäre und wie viel Glück dabei war.
analysis-begin = Partie analysieren
analysis-go-on = Fortsetzen
analysis-progress = { $done } von { $due ->
        [one] { $due } Entscheidung
       *[other] { $due } Entscheidungen
    } geprüft
analysis-background = Du kannst die Seite verlassen: Die Analyse läuft weiter und wird gespeichert.
analysis-graph = Die Chancen im Lauf der Partie
analysis-slider = Stelle in der Partie
analysis-beginning = Der Anfang
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }, Siegchance { $win }
analysis-worth-chance = Chance auf das Ziel: { $win }, im Schnitt { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
analysis-change-points = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
analysis-change-chance = { $value ->
        [one] { $value } Prozentpunkt
       *[other] { $value } Prozentpunkte
    }
analysis-visit = dieser Besuch: { $hit }
analysis-turned = Wendepunkt
analysis-turned-here = Ab hier änderte sich der Ausgang nicht mehr: { $event }
analysis-swing = { $by ->
        [chance] { $event } (Ziehglück, { $who }: { $change })
        [others] { $event } (Gegner und Ziehglück bis hier, { $who }: { $change })
       *[seat] { $event } ({ $who }: { $change })
    }
analysis-show = Zeigen
analysis-proven = bewiesen
analysis-outcome = { $kind ->
        [won] gewinnt { $who } mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } Vorsprung
        [tie] endet es mit Gleichstand, und den gewinnt { $who }
       *[draw] endet es unentschieden
    }
analysis-proven-from = Ab hier ist bewiesen: Bei bestem Spiel { $outcome }.
analysis-proven-here = Bewiesen: Bei bestem Spiel { $outcome }
analysis-worst = Die teuersten Züge
analysis-no-worst = Kein Zug hat nennenswert etwas gekostet.
analysis-played = Gespielt
analysis-better = Besser
analysis-both = Beide zeigen
analysis-luck = Glück und Können
analysis-decisions = Eigene Entscheidungen
analysis-others = Züge des Gegners
analysis-others-and-draws = Gegner und Ziehglück
analysis-draws = Ziehglück
analysis-doubt = Unsicherheit der Engine
analysis-luck-about = { $game ->
        [fjords] In Punkten, von der ersten Entscheidung bis zum Ende. Eigene Entscheidungen kosten, was der beste Zug behalten hätte. Unsicher ist die Engine, wo sie ihr Urteil ändert.
       *[northwood] In Prozentpunkten der Chance auf das Ziel, von der ersten Entscheidung bis zum Ende. Unsicher ist die Engine, wo sie ihr Urteil ändert.
    }
analysis-table = Alle Entscheidungen als Tabelle
analysis-move = Zug
analysis-value = Wert davor
analysis-goal = Ziel
analysis-of-visit = Besuch
analysis-lost = Verlust
analysis-for = { $who } { $value }
analysis-new = Neue Stellung
analysis-game = Spiel
analysis-players = Spielerzahl
analysis-lines = Beste Züge
analysis-engine = Engine
analysis-nothing-due = Hier gibt es nichts zu entscheiden.
analysis-thinking = Die Engine rechnet …
analysis-for-seat = Für { $who }:
analysis-line = So geht es voraussichtlich weiter:
analysis-chance = Was der Zufall brachte
analysis-draw = Neu ziehen
analysis-draw-again = Neu ziehen: { $event }
analysis-choose = Auswählen
analysis-choose-instead = Stattdessen: { $event }
analysis-choose-title = { $count ->
        [one] Was soll kommen?
       *[other] Welche { $count } sollen kommen?
    }
analysis-take-these = Übernehmen ({ $chosen } von { $count })
analysis-choose-always = Ich bestimme, was gezogen wird
analysis-choose-setup = { $count ->
        [8] In der Reihenfolge der Lehen, ab Lehen 0.
       *[other] In der Reihenfolge, in der sie aufgedeckt werden. Der erste Charakter jeder Farbe wird Verbündeter, die nächsten zwei werden Herrscher, ab Lehen 0.
    }
analysis-choose-order = In der Reihenfolge auf dem Stapel, die oberste zuerst.
analysis-by-chance = Dem Zufall überlassen
analysis-begin-with = Mit diesen Zügen beginnen
analysis-begin-with-about = Eine Partiedatei oder Züge, einer pro Zeile, so wie sie in der Zugliste stehen. Ohne Angabe beginnt das Brett am Anfang.
analysis-unreadable = Das ist keine Partiedatei.
analysis-start = Hier beginnen

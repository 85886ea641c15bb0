# Analysen: was der Server ablehnt, und die Seiten der Analyse.

analysis-not-over = Diese Partie läuft noch. Du kannst sie analysieren, wenn sie zu Ende ist.
analysis-rated-running = Das ist eine Stellung aus einer laufenden gewerteten Partie. Die Engine hilft erst, wenn die Partie zu Ende ist.
analysis-asked-anew = Diese Anfrage wurde beendet, weil du eine neuere gestellt hast.
analysis-one-at-a-time = Eine Analyse von dir läuft schon. Starte die nächste, wenn sie fertig ist.
analysis-cannot-come = { $text } kann hier nicht gezogen werden. Wähle etwas anderes.

analysis-title = Analyse
analysis-about = Die Engine prüft jede Entscheidung dieser Partie. Du siehst, wie gut jede war, was besser gewesen wäre und wie viel Glück dabei war.
analysis-begin = Partie analysieren
analysis-go-on = Analyse fortsetzen
analysis-progress = { $done } von { $due ->
        [one] { $due } Entscheidung
       *[other] { $due } Entscheidungen
    } geprüft
analysis-background = Du kannst die Seite verlassen: Die Analyse läuft weiter und wird gespeichert.
analysis-graph = Die Chancen im Lauf der Partie
analysis-graph-for = { $you ->
        [yes] Dein Vorsprung im Lauf der Partie
       *[no] Der Vorsprung von { $who } im Lauf der Partie
    }
analysis-graph-points = Der Vorsprung jedes Spielers im Lauf der Partie
analysis-graph-chance = Die Chance auf das Ziel, Besuch für Besuch
analysis-mark = { $kind ->
        [turned] Wendepunkt
       *[cost] teuerste Züge
    }
analysis-finding = { $kind ->
        [turned] Der Wendepunkt
        [cost] Ein teurer Zug
       *[chance] Glück beim Ziehen
    }
analysis-finding-of = { $count ->
        [one] 1 Moment
       *[other] Moment { $number } von { $count }
    }
analysis-finding-back = Voriger Moment
analysis-finding-on = Nächster Moment
analysis-turned-about = Danach änderte sich das erwartete Ergebnis nicht mehr.
analysis-swing-about = Dieser Moment änderte den Wert der Partie ({ $who }: { $change }).
analysis-to-win = Punkte, Siegchance { $win }
analysis-to-goal = Chance auf das Ziel
analysis-both-brief = Beide Züge
analysis-next-mistake = Nächster Fehler
analysis-make-puzzle = Rätsel daraus machen
analysis-try-it = Diesen Zug probieren
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = Vorsprung { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }, Siegchance { $win }
analysis-worth-chance = Chance auf das Ziel: { $win }, erwartet: { $stars ->
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
analysis-visit = Chance, diesen Besuch zu gewinnen: { $hit }
analysis-show = Diesen Moment zeigen
analysis-proven = bewiesen
analysis-outcome = { $kind ->
        [won] { $you ->
            [yes] gewinnst du mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            } Vorsprung
           *[no] gewinnt { $who } mit { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkten
            } Vorsprung
        }
        [tie] { $you ->
            [yes] gewinnst du bei Gleichstand
           *[no] gewinnt { $who } bei Gleichstand
        }
       *[draw] endet die Partie unentschieden
    }
analysis-proven-from = Ab hier ist bewiesen: Wenn alle perfekt spielen, { $outcome }.
analysis-proven-here = Bewiesen: Wenn alle perfekt spielen, { $outcome }
analysis-worst = Die teuersten Züge
analysis-no-worst = Kein Zug war ein teurer Fehler.
analysis-played = Gespielter Zug
analysis-better = Besserer Zug
analysis-both = Beide Züge zeigen
analysis-luck = Glück und Entscheidungen
analysis-decisions-of = { $you ->
        [yes] Deine Entscheidungen
       *[no] Entscheidungen von { $who }
    }
analysis-luck-for = { $you ->
        [yes] für dich
       *[no] für { $who }
    }
analysis-decisions = Eigene Entscheidungen
analysis-others-and-draws = Gegner und Glück beim Ziehen
analysis-draws = Glück beim Ziehen
analysis-doubt = Unsicherheit der Engine
analysis-luck-about = { $game ->
        [fjords] Alle Zahlen sind Punkte, zusammengezählt über die ganze Partie. Eine Entscheidung kostet die Punkte, die der beste Zug mehr gebracht hätte. „Unsicherheit der Engine“ ist der Teil, bei dem sie ihr Urteil später geändert hat.
       *[northwood] Alle Zahlen sind Prozentpunkte der Chance auf das Ziel, zusammengezählt über die ganze Partie. „Unsicherheit der Engine“ ist der Teil, bei dem sie ihr Urteil später geändert hat.
    }
analysis-table = Alle Entscheidungen als Tabelle
analysis-move = Zug
analysis-value = Wert vor dem Zug
analysis-goal = Chance auf das Ziel
analysis-of-visit = Chance, den Besuch zu gewinnen
analysis-lost = Verlust durch diesen Zug
analysis-for = { $who } { $value }
analysis-board-title = Analysebrett: { $game }
analysis-new = Neue Stellung
analysis-game = Spiel
analysis-players = Spielerzahl
analysis-lines = Beste Züge
analysis-engine = Engine nutzen
analysis-nothing-due = Hier gibt es nichts zu entscheiden.
analysis-thinking = Die Engine rechnet …
analysis-for-seat = { $you ->
        [yes] Für dich:
       *[no] Für { $who }:
    }
analysis-line = Erwartete nächste Züge:
analysis-chance = Was gezogen wurde
analysis-draw = Neu ziehen
analysis-draw-again = Statt „{ $event }“ neu ziehen
analysis-choose = Ziehung bestimmen
analysis-choose-instead = Statt „{ $event }“ etwas anderes ziehen
analysis-choose-title = { $count ->
        [one] Was wird als Nächstes gezogen? Wähle.
       *[other] Wähle die { $count }, die als Nächstes gezogen werden.
    }
analysis-take-these = Übernehmen ({ $chosen } von { $count })
analysis-choose-always = Ich bestimme, was gezogen wird
analysis-choose-setup = { $count ->
        [8] Wähle die Herrscher in der Reihenfolge der Lehen, ab Lehen 0.
       *[other] Wähle die Charaktere in der Reihenfolge, in der sie aufgedeckt werden. Der erste jeder Farbe wird Verbündeter, die nächsten zwei werden Herrscher, ab Lehen 0.
    }
analysis-choose-order = Wähle die Karten so, wie sie auf dem Stapel liegen sollen, die oberste zuerst.
analysis-by-chance = Zufällig ziehen
analysis-begin-with = Mit diesen Zügen beginnen
analysis-begin-with-about = Füge eine Partiedatei ein oder Züge, einen pro Zeile, so wie sie in der Zugliste stehen. Lass das Feld leer, um von vorn zu beginnen.
analysis-unreadable = Das ist keine Partiedatei. Prüfe, was du eingefügt hast.
analysis-start = Hier beginnen

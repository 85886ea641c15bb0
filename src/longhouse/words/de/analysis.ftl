# Analysen: was der Server ablehnt, und die Seiten der Analyse.

analysis-not-over = Diese Partie läuft noch. Du kannst sie analysieren, sobald sie zu Ende ist.
analysis-rated-running = Diese Stellung stammt aus einer gewerteten Partie, die noch läuft. Die Engine hilft dir erst nach dem Ende dieser Partie.
analysis-asked-anew = Diese Anfrage wurde abgebrochen, weil du eine neue gestellt hast.
analysis-one-at-a-time = Eine deiner Analysen läuft noch. Warte, bis sie fertig ist.
analysis-cannot-come = „{ $text }“ kann hier nicht gezogen werden. Wähle ein anderes Plättchen oder eine andere Karte.

analysis-title = Analyse
analysis-about = Die Engine prüft jede Entscheidung dieser Partie. Du siehst, wie gut jeder Zug war, welcher besser gewesen wäre und wie viel Glück im Spiel war.
analysis-begin = Partie analysieren
analysis-go-on = Analyse fortsetzen
analysis-progress = { $done } von { $due ->
        [one] { $due } Entscheidung
       *[other] { $due } Entscheidungen
    } geprüft
analysis-background = Du kannst die Seite verlassen: Die Analyse läuft weiter und wird gespeichert.
analysis-graph = Die Chancen im Verlauf der Partie
analysis-graph-for = { $you ->
        [yes] Dein Vorsprung im Verlauf der Partie
       *[no] Der Vorsprung von { $who } im Verlauf der Partie
    }
analysis-graph-points = Der Vorsprung jedes Spielers im Verlauf der Partie
analysis-graph-chance = Deine Chance auf das Ziel von Besuch zu Besuch
analysis-mark = { $kind ->
        [turned] Wendepunkt
       *[cost] teurer Fehler
    }
analysis-finding = { $kind ->
        [turned] Der Wendepunkt
        [cost] Ein teurer Fehler
       *[chance] Glück beim Ziehen
    }
analysis-finding-of = { $count ->
        [one] 1 Schlüsselmoment
       *[other] Schlüsselmoment { $number } von { $count }
    }
analysis-finding-back = Voriger Schlüsselmoment
analysis-finding-on = Nächster Schlüsselmoment
analysis-turned-about = Ab hier änderte sich das erwartete Ergebnis nicht mehr.
analysis-swing-about = Was hier gezogen wurde, änderte die Aussichten ({ $who }: { $change }).
# Hinter einem Vorsprung, etwa „+2,5“.
analysis-to-win = Punkte, Siegchance { $win }
analysis-to-goal = Chance, das Ziel zu erreichen
analysis-both-brief = Beide Züge
analysis-next-mistake = Nächster Fehler
# Öffnet die Stellung als Rätsel, das man lösen und verschicken kann.
analysis-make-puzzle = Als Rätsel öffnen
analysis-try-it = Diesen Zug probieren
# Unter dem Diagramm: der Wert der Stellung für einen Spieler.
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
# Unter dem Diagramm: ein Spieler, sein Vorsprung in Punkten und seine Siegchance.
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } Vorsprung, Siegchance { $win }
analysis-worth-chance = Chance, das Ziel zu erreichen: { $win } · erwartet: { $stars ->
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
# Bei einem Zug, dessen Ergebnis die Engine bewiesen hat.
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
            [yes] gewinnst du trotz Punktgleichstand
           *[no] gewinnt { $who } trotz Punktgleichstand
        }
       *[draw] endet die Partie unentschieden
    }
analysis-proven-from = Ab hier ist bewiesen: Wenn alle perfekt spielen, { $outcome }.
analysis-proven-here = Bewiesen: Wenn alle perfekt spielen, { $outcome }.
analysis-worst = Die teuersten Fehler
analysis-no-worst = In dieser Partie gab es keinen teuren Fehler.
analysis-played = Gespielter Zug
analysis-better = Besserer Zug
analysis-both = Beide Züge zeigen
analysis-luck = Glück und Entscheidungen
analysis-decisions-of = { $you ->
        [yes] Deine Entscheidungen
       *[no] Entscheidungen von { $who }
    }
# Hinter der Überschrift „Glück und Entscheidungen“.
analysis-luck-for = { $you ->
        [yes] für dich
       *[no] für { $who }
    }
analysis-decisions = Eigene Entscheidungen
analysis-others-and-draws = Züge der Gegner und Glück
analysis-draws = Glück beim Ziehen
analysis-doubt = Unsicherheit der Engine
analysis-luck-about = { $game ->
        [fjords] Alle Zahlen sind Punkte, zusammengezählt über die ganze Partie. Eine Entscheidung kostet so viele Punkte, wie der beste Zug mehr gebracht hätte. „Unsicherheit der Engine“ zeigt, wie stark sich die Zahlen nur deshalb änderten, weil die Engine ihr Urteil später korrigiert hat.
       *[northwood] Alle Zahlen sind Prozentpunkte und über die ganze Partie zusammengezählt. Sie zeigen, wie sich die Chance geändert hat, das Ziel zu erreichen. „Unsicherheit der Engine“ zeigt, wie stark sich die Zahlen nur deshalb änderten, weil die Engine ihr Urteil später korrigiert hat.
    }
analysis-table = Alle Entscheidungen als Tabelle
analysis-move = Zug
analysis-value = Wert vor dem Zug
analysis-goal = Chance, das Ziel zu erreichen
analysis-of-visit = Chance, den Besuch zu gewinnen
analysis-lost = Verlust gegenüber dem besten Zug
# Ein Spieler und sein Vorsprung in Punkten, in einer Tabelle.
analysis-for = { $who } { $value }
analysis-board-title = Analysebrett: { $game }
analysis-new = Neue Stellung
analysis-game = Spiel
analysis-players = Spielerzahl
analysis-lines = Beste Züge
analysis-engine = Engine einschalten
analysis-nothing-due = Hier gibt es nichts zu entscheiden.
analysis-thinking = Die Engine rechnet …
analysis-for-seat = { $you ->
        [yes] Für dich:
       *[no] Für { $who }:
    }
analysis-line = So geht es voraussichtlich weiter:
analysis-chance = Das wurde gezogen
analysis-draw = Neu ziehen
analysis-draw-again = Neu ziehen: { $event }
# Knopf: selbst auswählen, was gezogen wird.
analysis-choose = Selbst auswählen
analysis-choose-instead = Selbst auswählen: { $event }
analysis-choose-title = { $count ->
        [one] Was wird als Nächstes gezogen?
       *[other] Was wird als Nächstes gezogen? Wähle { $count } aus.
    }
analysis-take-these = Übernehmen ({ $chosen } von { $count })
analysis-choose-always = Ich wähle aus, was gezogen wird
analysis-choose-setup = { $count ->
        [8] Wähle die Herrscher in der Reihenfolge der Lehen. Beginne mit Lehen 0.
       *[other] Wähle die Charaktere in der Reihenfolge, in der sie aufgedeckt werden. Der erste jeder Farbe wird dein Verbündeter. Die nächsten zwei werden Herrscher, beginnend mit Lehen 0.
    }
analysis-choose-order = Wähle die Karten in der Reihenfolge, in der sie auf dem Stapel liegen sollen. Beginne mit der obersten.
analysis-by-chance = Zufällig ziehen
# Name eines Feldes; der Text darunter sagt, was hineinkommt.
analysis-begin-with = Züge, die zur Stellung führen
analysis-begin-with-about = Füge hier eine Partiedatei ein oder Züge aus der Zugliste, einen pro Zeile. Lass das Feld leer, um von vorn zu beginnen.
analysis-unreadable = Das ist weder eine Partiedatei noch eine Liste von Zügen. Prüfe, was du eingefügt hast.
analysis-start = Stellung öffnen

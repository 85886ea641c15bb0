# Analysen: was der Server ablehnt, und die Seiten der Analyse.

analysis-not-over = Diese Partie läuft noch. Analysieren kannst du sie, wenn sie zu Ende ist.
analysis-rated-running = Das ist eine Stellung aus einer laufenden gewerteten Partie. Die Engine hilft erst, wenn die Partie zu Ende ist.
analysis-asked-anew = Abgebrochen: Du hast inzwischen eine andere Stellung angefragt.
analysis-one-at-a-time = Eine Analyse von dir läuft schon. Starte die nächste, wenn sie fertig ist.
analysis-cannot-come = { $text } kann hier nicht gezogen werden.

analysis-title = Analyse
analysis-about = Die stärkste Engine prüft jede Entscheidung dieser Partie. Du siehst, wie gut jede war, was besser gewesen wäre und wie viel Glück dabei war.
analysis-begin = Partie analysieren
analysis-go-on = Fortsetzen
analysis-progress = { $done } von { $due ->
        [one] { $due } Entscheidung
       *[other] { $due } Entscheidungen
    } geprüft
analysis-background = Du kannst die Seite verlassen: Die Analyse läuft weiter und wird gespeichert.
analysis-graph = Die Chancen im Lauf der Partie
analysis-graph-for = { $you ->
        [yes] Was die Partie für dich wert war
       *[no] Was die Partie wert war ({ $who })
    }
analysis-graph-points = Was die Partie für jeden wert war
analysis-graph-chance = Die Chance auf das Ziel, Besuch für Besuch
analysis-mark = { $kind ->
        [turned] entschied die Partie
       *[cost] kostete am meisten
    }
analysis-finding = { $kind ->
        [turned] Hier kippte es
        [cost] Ein teurer Zug
       *[chance] Glück beim Ziehen
    }
analysis-finding-of = { $count ->
        [one] 1 Befund
       *[other] Befund { $number } von { $count }
    }
analysis-finding-back = Voriger Befund
analysis-finding-on = Nächster Befund
analysis-turned-about = Ab hier blieb das erwartete Ergebnis gleich.
analysis-swing-about = Das veränderte die Partie ({ $who }: { $change }).
analysis-to-win = Punkte, { $win } auf den Sieg
analysis-to-goal = auf das Ziel
analysis-both-brief = Beide
analysis-next-mistake = Nächster Fehler
analysis-try-it = Ausprobieren
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } Vorsprung, Siegchance { $win }
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
analysis-visit = Chance bei diesem Besuch: { $hit }
analysis-show = Zeigen
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
            [yes] endet es mit Gleichstand, und den gewinnst du
           *[no] endet es mit Gleichstand, und den gewinnt { $who }
        }
       *[draw] endet es unentschieden
    }
analysis-proven-from = Ab hier ist bewiesen: Wenn alle fehlerlos spielen, { $outcome }.
analysis-proven-here = Bewiesen: Wenn alle fehlerlos spielen, { $outcome }
analysis-worst = Die teuersten Züge
analysis-no-worst = Kein Zug war ein teurer Fehler.
analysis-played = Gespielt
analysis-better = Besser
analysis-both = Beide zeigen
analysis-luck = Glück und Können
analysis-decisions-of = { $you ->
        [yes] Deine Züge
       *[no] Züge von { $who }
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
        [fjords] So viele Punkte hat alles zusammen in dieser Partie gebracht oder gekostet. Eine Entscheidung kostet, was der beste Zug mehr gebracht hätte. Unsicher war die Engine, wo sie ihr Urteil später geändert hat.
       *[northwood] So stark hat alles zusammen die Chance auf das Ziel verändert, in Prozentpunkten. Unsicher war die Engine, wo sie ihr Urteil später geändert hat.
    }
analysis-table = Alle Entscheidungen als Tabelle
analysis-move = Zug
analysis-value = Stand vor dem Zug
analysis-goal = Chance auf das Ziel
analysis-of-visit = Chance beim Besuch
analysis-lost = Verlust
analysis-for = { $who } { $value }
analysis-new = Neue Stellung
analysis-game = Spiel
analysis-players = Spielerzahl
analysis-lines = Beste Züge
analysis-engine = Engine
analysis-nothing-due = Hier gibt es nichts zu entscheiden.
analysis-thinking = Die Engine rechnet …
analysis-for-seat = { $you ->
        [yes] Für dich:
       *[no] Für { $who }:
    }
analysis-line = So geht es voraussichtlich weiter:
analysis-chance = Was der Zufall brachte
analysis-draw = Neu ziehen
analysis-draw-again = Statt „{ $event }“ neu ziehen
analysis-choose = Auswählen
analysis-choose-instead = Statt „{ $event }“ etwas anderes auswählen
analysis-choose-title = { $count ->
        [one] Was soll als Nächstes kommen?
       *[other] Welche { $count } sollen als Nächstes kommen?
    }
analysis-take-these = Übernehmen ({ $chosen } von { $count })
analysis-choose-always = Ich bestimme, was gezogen wird
analysis-choose-setup = { $count ->
        [8] Wähle die Herrscher in der Reihenfolge der Lehen, ab Lehen 0.
       *[other] Wähle die Charaktere in der Reihenfolge, in der sie aufgedeckt werden. Der erste jeder Farbe wird Verbündeter, die nächsten zwei werden Herrscher, ab Lehen 0.
    }
analysis-choose-order = Wähle die Karten so, wie sie auf dem Stapel liegen sollen, die oberste zuerst.
analysis-by-chance = Dem Zufall überlassen
analysis-begin-with = Mit diesen Zügen beginnen
analysis-begin-with-about = Füge eine Partiedatei ein oder Züge, einen pro Zeile, so wie sie in der Zugliste stehen. Ohne Eingabe beginnst du am Anfang der Partie.
analysis-unreadable = Das ist keine Partiedatei. Prüfe, was du eingefügt hast.
analysis-start = Hier beginnen

# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = Diese Partie ist noch nicht zu Ende. Danach kann sie analysiert werden.
analysis-asked-anew = Inzwischen wurde etwas anderes gefragt.
analysis-one-at-a-time = Eine Analyse von dir läuft gerade. Die nächste kann beginnen, wenn sie fertig ist.
analysis-cannot-come = { $text } kann hier nicht kommen.

analysis-title = Analyse
analysis-about = Der stärkste Gegner sieht jede Entscheidung dieser Partie an: was sie wert war, was besser gewesen wäre und warum, und wie viel Glück dabei war.
analysis-begin = Diese Partie analysieren
analysis-go-on = Weiter
analysis-progress = { $done } von { $due } Entscheidungen angesehen
analysis-background = Sie geht weiter, wenn du die Seite verlässt, und wird aufgehoben.
analysis-graph = Was die Partie im Lauf der Zeit wert war
analysis-slider = Stelle in der Partie
analysis-beginning = Der Anfang
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-fjords = { $value } Punkte, { $win } für den Sieg
analysis-worth-northwood = { $win } für das Ziel, { $stars } Sterne erwartet
analysis-change-fjords = { $value } Punkte
analysis-change-northwood = { $value } % des Ziels
analysis-visit = { $hit } für diesen Besuch
analysis-turned = Wo es sich gewendet hat
analysis-turned-here = Danach blieb es, wie es endete: { $event }
analysis-swing = { $by ->
        [chance] Gezogen: { $event } ({ $who }: { $change })
        [others] Andere und das Gezogene, bis: { $event } ({ $who }: { $change })
       *[seat] { $event } ({ $who }: { $change })
    }
analysis-show = Zeigen
analysis-proven = bewiesen
analysis-outcome = { $kind ->
        [won] gewinnt { $who } mit { $points }
        [tie] endet es gleich, und { $who } gewinnt den Gleichstand
       *[draw] endet es unentschieden
    }
analysis-proven-from = Ab hier bewiesen: Bei bestem Spiel { $outcome }.
analysis-proven-here = Bewiesen: Bei bestem Spiel { $outcome }
analysis-worst = Züge, die am meisten kosteten
analysis-no-worst = Kein Zug hat etwas gekostet, das der Rede wert wäre.
analysis-played = Gespielt
analysis-better = Besser
analysis-both = Beide auf dem Brett
analysis-luck = Glück und Können
analysis-decisions = Eigene Entscheidungen
analysis-others = Entscheidungen des Gegners
analysis-others-and-draws = Andere und das Gezogene
analysis-draws = Was gezogen wurde
analysis-doubt = Zweifel der Rechnung
analysis-luck-about = { $game ->
        [fjords] In Punkten, von der ersten Entscheidung bis zum Ende. Eigene Entscheidungen verlieren, was der beste Zug behalten hätte; Zweifel ist, wo die Rechnung ihre Meinung änderte.
       *[northwood] In Prozent der Aussicht auf das Ziel, von der ersten Entscheidung bis zum Ende. Zweifel ist, wo die Rechnung ihre Meinung änderte.
    }
analysis-table = Alle Entscheidungen als Tabelle
analysis-move = Zug
analysis-value = Wert davor
analysis-goal = Ziel
analysis-of-visit = Besuch
analysis-lost = Verloren
analysis-for = { $who } { $value }
analysis-new = Neue Stellung
analysis-game = Spiel
analysis-players = Spielerzahl
analysis-lines = Beste Züge
analysis-engine = Rechnung
analysis-nothing-due = Hier gibt es nichts zu entscheiden.
analysis-thinking = Es wird gerechnet …
analysis-for-seat = Für { $who }:
analysis-line = Erwartet:
analysis-chance = Was der Zufall brachte
analysis-draw = Neu ziehen
analysis-draw-again = Neu ziehen: { $event }
analysis-choose = Wählen
analysis-choose-instead = Stattdessen wählen: { $event }
analysis-choose-title = { $count ->
        [one] Was soll kommen?
       *[other] Welche { $count } sollen kommen?
    }
analysis-take-these = Diese nehmen ({ $chosen } von { $count })
analysis-choose-always = Mich wählen lassen, was der Zufall bringt
analysis-choose-setup = { $count ->
        [8] In der Reihenfolge der Lehen, ab 0.
       *[other] In der Reihenfolge, in der sie aufgedeckt werden: Wer als Erster seiner Farbe kommt, wird Verbündeter, die nächsten zwei herrschen, ab Lehen 0.
    }
analysis-choose-order = In der Reihenfolge, in der sie auf dem Stapel liegen, die oberste zuerst.
analysis-by-chance = Dem Zufall überlassen
analysis-begin-with = Mit diesen Zügen beginnen
analysis-begin-with-about = Eine aufgezeichnete Partie, oder Ereignisse Zeile für Zeile, wie die Liste der Züge sie zeigt. Ohne sie beginnt das Brett am Anfang.
analysis-unreadable = Das ist keine aufgezeichnete Partie.
analysis-start = Starten

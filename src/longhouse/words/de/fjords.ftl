# Fjords: Namen, und warum etwas abgelehnt wird.

seat-name = { $seat ->
        [0] Ocker
        [1] Rabe
        [2] Heide
       *[other] Knochen
    }
rune-name = { $rune ->
        [strength] Stärke
        [water] Wasser
        [journey] Reise
        [horse] Pferd
        [friendship] Freundschaft
        [wisdom] Weisheit
       *[home] Heim
    }

fjords-variant-name = { $variant ->
        [epic] Epische Variante
        [classic] Klassische Variante
        [first] Ausgabe von 2005
       *[base] Grundspiel
    }
fjords-variant-2005 = Die Ausgabe von 2005 hat keine Varianten. Lass die Variante weg.
fjords-rounds = { fjords-variant-name }: Hier wird immer nur eine Runde gespielt. Lass die Zahl der Runden weg.
fjords-two-players = { fjords-variant-name }: Das geht nur zu zweit, nicht mit { $players } Spielern. Ändere die Spielerzahl.
fjords-no-runes = { fjords-variant-name }: Hier wird ohne Runensteine gespielt. Lass sie weg.
fjords-rune-twice = Wähle jeden Runenstein höchstens einmal.
fjords-learning-path = Partie { $given } gibt es im Lernpfad nicht. Wähle eine von 1 bis { $games }.

tiles-none = Der Plättchensatz hat keine Plättchen für zwei Spieler.
tiles-none-start = Der Plättchensatz hat kein Startplättchen.
tiles-too-many = Der Plättchensatz hat { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }. Höchstens { $most } sind erlaubt.
tiles-ids-count = Eine Gruppe hat { $ids ->
        [one] { $ids } Kennung
       *[other] { $ids } Kennungen
    } („ids“) für { $words ->
        [one] { $words } Plättchen
       *[other] { $words } Plättchen
    } („words“). Gib jedem Plättchen genau eine.
tiles-id = „{ $tile }“ kann keine Kennung sein. Nimm höchstens 16 Buchstaben, Ziffern, _ und -.
tiles-id-twice = Zwei Plättchen haben die Kennung { $tile }. Gib jedem eine eigene.
tiles-word-length = Plättchen { $tile }: „{ $word }“ muss sechs Buchstaben haben, einen pro Ecke.
tiles-word-letters = Plättchen { $tile }: „{ $word }“ darf nur P (Ackerland), M (Berg) und S (Meer) enthalten.
tiles-mountain-beside-sea = Plättchen { $tile }: In „{ $word }“ liegen Berg (M) und Meer (S) nebeneinander. Setze Ackerland (P) dazwischen.
tiles-two-seas = Plättchen { $tile }: „{ $word }“ hat zwei getrennte Meere. Nur eines ist erlaubt.
tiles-start-cell = Startplättchen { $tile }: { $cell } ist keine gültige Stelle. Nenne zwei ganze Zahlen nahe bei 0.
tiles-start-overlap = Auf { $cell } liegen zwei Startplättchen. Gib jedem eine eigene Stelle.
tiles-start-mismatch = Die Startplättchen auf { $cell } und { $other } passen an einer Ecke nicht zusammen.
tiles-start-apart = Die Startplättchen bilden kein zusammenhängendes Land. Lege sie aneinander.
tiles-symbol-missing = Das Zeichen für { $symbol ->
        [strength] Stärke
        [water] Wasser
       *[friendship] Freundschaft
    } gehört zu Plättchen { $tile }, aber dieses Plättchen fehlt im Plättchensatz.
tiles-symbol-twice = Plättchen { $tile } hat zwei Zeichen. Nur eines ist erlaubt.

fjords-unreadable = „{ $text }“ ist kein Zug.
fjords-over = Die Partie ist zu Ende.
fjords-due-first = Das kommt zu früh: Zuerst wird der Startspieler ausgelost.
fjords-due-row = Das kommt zu früh: Zuerst wird ein Plättchen in die Auslage gezogen.
fjords-due-swap = Kein Plättchen der Auslage passt. Darum wird zuerst die Auslage ersetzt.
fjords-due-draw = Das kommt zu früh: Zuerst wird das gezogene Plättchen aufgedeckt.
fjords-due-turn = Zieh ein Plättchen. Je nach Variante darfst du auch eines der offenen Auswahl legen.
fjords-due-lay = Lege zuerst ein Plättchen.
fjords-due-forced = Ein Gegner hat eine passende Stelle gezeigt. Du musst jetzt ein Plättchen legen.
fjords-due-build = Entscheide zuerst, ob du hier baust.
fjords-due-answer = Antworte zuerst auf die Behauptung: Zeig eine Stelle oder sei einverstanden.
fjords-due-settle = Setze zuerst eine Figur.

fjords-bad-draw = So kannst du nicht ziehen: Die Anzahl ist falsch, oder ein Plättchen ist nicht im Beutel.
fjords-tile-not-in-game = Dieses Plättchen gehört nicht zu dieser Partie.
fjords-lay-not-in-row = Dieses Plättchen liegt nicht in der Auslage. Nimm eines aus der Auslage.
fjords-lay-not-drawn = Dieses Plättchen hast du nicht gezogen. Lege das gezogene.
fjords-lay-aside-too-late = Ein Plättchen der offenen Auswahl darfst du nur zu Beginn deines Zuges legen.
fjords-lay-forced = Ein Gegner hat gezeigt, dass ein anderes Plättchen passt. Lege das gezeigte.
fjords-lay-not-a-rotation = In keiner Drehung hat das Plättchen diese Ecken. Prüfe die sechs Buchstaben.
fjords-lay-occupied = Hier liegt schon ein Plättchen. Such eine leere Stelle.
fjords-lay-touches = { $count ->
        [0] Hier berührt das Plättchen kein anderes
       *[1] Hier berührt das Plättchen nur ein anderes
    }. Es muss mindestens zwei andere berühren.
fjords-lay-corner = Die Ecke im { $corner ->
        [0] Norden
        [1] Nordosten
        [2] Südosten
        [3] Süden
        [4] Südwesten
       *[5] Nordwesten
    } passt nicht: Sie ist { $here ->
        [P] Ackerland
        [M] Berg
       *[S] Meer
    } und müsste { $there ->
        [P] Ackerland
        [M] Berg
       *[S] Meer
    } sein.
fjords-lay-sea-only = Hier berührt das Plättchen die anderen nur mit Meer. Auch Land muss an Land liegen.
fjords-point-other-tile = Die Behauptung betrifft dieses Plättchen nicht. Zeig, wo eines passt, das sie betrifft.
fjords-claim-fourth = Das war deine dritte Behauptung in diesem Zug. Lege jetzt ein Plättchen.
fjords-build-no-plains = Hier kannst du nicht bauen: Das Plättchen hat kein Ackerland.
fjords-build-stone = Hier kannst du nicht bauen: Auf dem Plättchen steht ein Runenstein.
fjords-build-no-longhouse = Du hast nichts mehr zum Bauen. Wähle „Nicht bauen“.
fjords-build-no-home = Du hast keinen Heim-Stein oder hast ihn schon genutzt. Baue ohne ihn.

fjords-stand-no-tile = Hier liegt kein Plättchen. Wähle eines auf dem Brett.
fjords-stand-no-plains = Dieses Plättchen hat kein Ackerland. Such eines mit Ackerland.
fjords-stand-taken = Dieses Plättchen ist schon besetzt. Such ein freies.
fjords-viking-not-joined = Kein Ackerland verbindet dieses Plättchen mit deinen Figuren. Wähle ein anderes Plättchen.
fjords-rune-not-in-play = Die Rune „{ rune-name }“ gibt es in dieser Partie nicht. Wähle eine andere.
fjords-rune-spent = Die Rune „{ rune-name }“ hast du schon genutzt. Wähle einen anderen Zug.
fjords-journey-too-far = Das Ziel muss am selben Meer liegen, höchstens drei Plättchen von deiner Figur entfernt.
fjords-horse-too-far = Das Ziel muss am selben Berg liegen, höchstens drei Plättchen von deiner Figur entfernt.
fjords-wisdom-not-empty = Hier liegt ein Plättchen. Der Weisheits-Stein braucht eine Lücke.
fjords-wisdom-second-stone = Hier liegt schon ein Weisheits-Stein. Such eine andere Lücke.
fjords-wisdom-touches = Diese Lücke berührt weniger als zwei Plättchen. Such eine andere Lücke.
fjords-wisdom-no-piece = Keine deiner Figuren grenzt mit Ackerland an diese Lücke. Such eine andere Lücke.
fjords-wisdom-not-facing = Dieses Plättchen grenzt nicht mit Ackerland an die Lücke. Such ein anderes.

fjords-show-row = Auslage
fjords-show-drawn = Gezogenes Plättchen
fjords-show-aside = Offene Auswahl
fjords-show-bag = { $count ->
        [one] 1 Plättchen im Beutel
       *[other] { $count } Plättchen im Beutel
    }
fjords-show-supply = { $edition ->
        [2005] { $vikings ->
            [one] 1 Feld
           *[other] { $vikings } Felder
        }, { $houses ->
            [one] 1 Hof
           *[other] { $houses } Höfe
        }
       *[other] { $vikings ->
            [one] 1 Wikinger
           *[other] { $vikings } Wikinger
        }, { $houses ->
            [one] 1 Langhaus
           *[other] { $houses } Langhäuser
        }
    }
fjords-show-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
fjords-show-rounds = Punkte pro Runde: { $rounds } · zusammen { $total }
fjords-show-winner = { $count ->
        [0] Die Partie endet unentschieden.
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }

fjords-welcome =
    Auf dem Brett bedeutet ^ Berg, ~ Meer und . Ackerland. Ein + zeigt eine Stelle, an der ein Plättchen passt.
    Gib die Nummer eines Zuges ein oder den Zug selbst. Mehr erfährst du mit „help“.
    Wie oft jedes Plättchen im gedruckten Spiel vorkommt, ist nicht bekannt. Unseren Plättchensatz haben wir deshalb nachgebildet.
fjords-help =
    Gib die Nummer eines Zuges aus der Liste ein oder den Zug selbst, etwa lay 17 2,-1 PPMMPP.
    Auf dem Brett bedeutet ^ Berg, ~ Meer und . Ackerland. Großbuchstaben sind { $edition ->
        [2005] Höfe, Kleinbuchstaben sind Felder
       *[other] Langhäuser, Kleinbuchstaben sind Wikinger
    }.
    Entdeckung: Lege Plättchen so, dass alle Ecken passen und jedes mindestens zwei andere berührt. Baue dabei { $edition ->
        [2005] deine Höfe
       *[other] deine Langhäuser
    }.
    Landnahme: Breite dich von dort über das Ackerland aus. Wer die meisten Punkte hat, gewinnt.

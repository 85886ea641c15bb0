# Fjorde: Namen, und warum etwas abgelehnt wird.

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
        [epic] Die Epische Variante
        [classic] Die Klassische Variante
        [first] Die Ausgabe von 2005
       *[base] Das Grundspiel
    }
fjords-variant-2005 = Die Ausgabe von 2005 hat keine Varianten.
fjords-rounds = { fjords-variant-name } wird in einer Runde gespielt; Runden kann man nicht wählen.
fjords-two-players = { fjords-variant-name } ist für 2 Personen, nicht für { $players }.
fjords-no-runes = { fjords-variant-name } hat keine Runensteine.
fjords-rune-twice = Eine Rune ist zweimal genannt.
fjords-learning-path = Der Lernweg hat die Partien 1 bis { $games }, nicht { $given }.

tiles-none = Der Satz hat kein Plättchen für zwei Personen.
tiles-none-start = Der Satz hat kein Startplättchen.
tiles-too-many = Der Satz hat { $count } Plättchen; höchstens { $most } sind erlaubt.
tiles-ids-count = Eine Gruppe hat { $ids } Kennungen für { $words } Wörter.
tiles-id = „{ $tile }“ kann keine Kennung sein: bis zu 16 Buchstaben, Ziffern, _ und -.
tiles-id-twice = Zwei Plättchen haben die Kennung { $tile }.
tiles-word-length = Plättchen { $tile }: „{ $word }“ muss sechs Buchstaben haben.
tiles-word-letters = Plättchen { $tile }: „{ $word }“ hat einen anderen Buchstaben als P, M und S.
tiles-mountain-beside-sea = Plättchen { $tile }: in „{ $word }“ sind Berg und Meer Nachbarn.
tiles-two-seas = Plättchen { $tile }: „{ $word }“ hat zwei getrennte Meere.
tiles-start-cell = Startplättchen { $tile }: { $cell } ist kein Feld nahe der Mitte; schreibe zwei kleine ganze Zahlen.
tiles-start-overlap = Zwei Startplättchen liegen auf { $cell }.
tiles-start-mismatch = Die Startplättchen auf { $cell } und { $other } passen an einer Ecke nicht.
tiles-start-apart = Die Startplättchen bilden keine zusammenhängende Landmasse.
tiles-symbol-missing = Das Zeichen { $symbol ->
        [strength] Stärke
        [water] Wasser
       *[friendship] Freundschaft
    } ist auf Plättchen { $tile }, das es nicht gibt.
tiles-symbol-twice = Plättchen { $tile } hat zwei Zeichen.

fjords-unreadable = „{ $text }“ ist nicht lesbar.
fjords-over = Die Partie ist zu Ende.
fjords-due-first = Zuerst wird ausgelost, wer beginnt.
fjords-due-row = Jetzt kommt ein Plättchen in die Auslage.
fjords-due-swap = Jetzt wird die Auslage getauscht, weil nichts davon gelegt werden kann.
fjords-due-draw = Jetzt kommt das gezogene Plättchen.
fjords-due-turn = Ziehe jetzt ein Plättchen, oder lege eines aus der offenen Auswahl, wo das erlaubt ist.
fjords-due-lay = Jetzt muss ein Plättchen gelegt werden.
fjords-due-forced = Jemand hat einen Platz gezeigt: Lege jetzt ein Plättchen.
fjords-due-build = Entscheide jetzt, ob du ein Langhaus baust.
fjords-due-answer = Auf die Ansage muss geantwortet werden: einen Platz zeigen oder zustimmen.
fjords-due-settle = Jetzt muss ein Wikinger gesetzt werden.

fjords-bad-draw = Das kann nicht gezogen werden: falsche Zahl von Plättchen, oder eines, das nicht im Beutel ist.
fjords-tile-not-in-game = Dieses Plättchen ist nicht in dieser Partie.
fjords-lay-not-in-row = Plättchen { $tile } liegt nicht in der Auslage.
fjords-lay-not-drawn = Plättchen { $tile } ist jetzt nicht zu haben.
fjords-lay-aside-too-late = Plättchen { $tile } liegt in der offenen Auswahl; es kann nur statt des ersten Ziehens im Zug gelegt werden.
fjords-lay-forced = Plättchen { $forced } wurde gezeigt, also muss dieses gelegt werden, nicht { $tile }.
fjords-lay-not-a-rotation = So kann Plättchen { $tile } nicht liegen.
fjords-lay-occupied = Auf { $cell } liegt schon ein Plättchen.
fjords-lay-touches = { $count ->
        [0] { $cell } berührt kein Plättchen
       *[1] { $cell } berührt nur ein Plättchen
    }; zwei sind nötig.
fjords-lay-corner = Plättchen { $tile } passt nicht auf { $cell }: an der Ecke im { $corner ->
        [0] Norden
        [1] Nordosten
        [2] Südosten
        [3] Süden
        [4] Südwesten
       *[5] Nordwesten
    } hat es { $here ->
        [P] Ackerland
        [M] Berg
       *[S] Meer
    }, dort ist aber { $there ->
        [P] Ackerland
        [M] Berg
       *[S] Meer
    }.
fjords-lay-sea-only = Auf { $cell } würde Plättchen { $tile } die anderen nur mit Meer berühren.
fjords-point-other-tile = Die Ansage betrifft nicht Plättchen { $tile }.
fjords-claim-fourth = Drei Ansagen galten schon in diesem Zug; ein Plättchen muss gelegt werden.
fjords-build-no-plains = Ein Langhaus braucht Ackerland.
fjords-build-stone = Auf diesem Plättchen steht ein Runenstein.
fjords-build-no-longhouse = Es ist kein Langhaus mehr da.
fjords-build-no-home = Der Stein Heim ist nicht zu haben.

fjords-stand-no-tile = Auf { $cell } liegt kein Plättchen.
fjords-stand-no-plains = Das Plättchen auf { $cell } hat kein Ackerland.
fjords-stand-taken = Das Plättchen auf { $cell } ist besetzt.
fjords-viking-not-joined = { $cell } ist nicht durch Ackerland mit einer deiner Figuren verbunden.
fjords-rune-not-in-play = { rune-name } ist nicht im Spiel.
fjords-rune-spent = { rune-name } ist schon verbraucht.
fjords-journey-too-far = { $cell } liegt nicht höchstens drei Schritte übers Meer von einer deiner Figuren.
fjords-horse-too-far = { $cell } liegt nicht höchstens drei Schritte über einen Gebirgszug von einer deiner Figuren.
fjords-wisdom-not-empty = Auf { $space } liegt ein Plättchen; der Stein braucht ein leeres Feld.
fjords-wisdom-second-stone = Auf { $space } liegt schon ein Stein der Weisheit.
fjords-wisdom-touches = Das Feld { $space } berührt nicht zwei Plättchen.
fjords-wisdom-no-piece = Keine deiner Figuren grenzt mit Ackerland an das Feld { $space }.
fjords-wisdom-not-facing = Das Plättchen auf { $cell } grenzt nicht mit Ackerland an das Feld { $space }.

fjords-show-row = Auslage
fjords-show-drawn = Gezogen
fjords-show-aside = Offene Auswahl
fjords-show-bag = { $count } Plättchen im Beutel
fjords-show-supply = { $edition ->
        [2005] { $vikings ->
            [one] 1 Feld
           *[other] { $vikings } Felder
        }, { $houses ->
            [one] 1 Hof
           *[other] { $houses } Höfe
        }
       *[other] { $vikings } Wikinger, { $houses ->
            [one] 1 Langhaus
           *[other] { $houses } Langhäuser
        }
    }
fjords-show-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
fjords-show-rounds = Runden { $rounds }, zusammen { $total }
fjords-show-winner = { $count ->
        [0] Unentschieden.
       *[other] { $winners } gewinnt.
    }

fjords-welcome =
    ^ Berg, ~ Meer, . Ackerland; + zeigt, wo ein Plättchen passt.
    Tippe die Nummer eines Zuges oder den Zug selbst; help erklärt mehr.
    Wie viele Plättchen jeder Art das gedruckte Spiel hat, ist nicht bekannt; dieser Satz ist eine Rekonstruktion.
fjords-help =
    Eine Nummer spielt diesen Zug der Liste; ein Zug lässt sich auch tippen: lay 17 2,-1 PPMMPP.
    Auf dem Brett ist ^ Berg, ~ Meer und . Ackerland; Großbuchstaben sind { $edition ->
        [2005] Höfe, kleine Felder
       *[other] Langhäuser, kleine Wikinger
    }.
    Entdecken: lege Plättchen so, dass die Ecken passen und jedes zwei andere berührt; baue { $edition ->
        [2005] deine Höfe
       *[other] deine Langhäuser
    }.
    Land nehmen: breite dich von dort über Ackerland aus. Wer die meisten Plättchen besetzt, gewinnt.

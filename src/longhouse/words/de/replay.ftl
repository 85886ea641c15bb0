# Partien nachspielen: was geschah, Ereignis für Ereignis, und die Seite, die es zeigt.

replay-fjords = { $verb ->
        [first] { $who } beginnt
        [row] Plättchen { $tile } kommt in die Reihe
        [swap] Nichts passte: eine neue Reihe
        [drawn] Plättchen { $tile } wird gezogen
        [draw] { $who } zieht
        [lay] { $who } legt { $tile } auf { $cell }
        [house] { $who } baut ein Langhaus
        [home] { $who } baut das Heim
        [none] { $who } baut nicht
        [nothing] { $who } sagt, dass nichts passt
        [point] { $who } zeigt: { $tile } passt auf { $cell }
        [accept] { $who } stimmt zu
        [viking] { $who } besiedelt { $cell }
       *[rune] { $who } besiedelt { $cell } mit { rune-name }
    }
replay-northwood = { $verb ->
        [setup] Verbündete und Herrschende nehmen ihre Plätze ein
        [hand] { $count ->
                [one] Eine Karte wird ausgeteilt
               *[other] { $count } Karten werden ausgeteilt
            }
        [visit] Besuch in Lehen { $fief }
        [call] Es springt ein: { northwood-character }
        [use] Es hilft: { northwood-character }
        [listen] Du hörst zu
        [state] Die Aussage: { $value } { northwood-suit }
        [reply] Du antwortest { $value } { northwood-suit }
        [draw] Du ziehst { $value } { northwood-suit }
        [peek] Du siehst { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            } an
        [discard] Du wirfst { $value } { northwood-suit } ab
        [score] Du wertest { $value } { northwood-suit }
        [swap] Du tauschst { $value } { northwood-suit }
        [choose] Du nimmst { $value } { northwood-suit }
        [name] Du nennst { northwood-suit }
        [fief] Du wählst Lehen { $fief }
        [ready] Wieder frisch: { northwood-character }
        [more] Du machst weiter
       *[stop] Du hörst auf
    }

replay-open-file = Eine Partie öffnen
replay-drop = oder die Datei irgendwo auf diese Seite ziehen.
replay-no-record = { $file } ist keine aufgezeichnete Partie.
replay-moves = Züge
replay-beginning = Anfang
replay-to-come = Was noch kommt, der Reihe nach:
replay-controls = Wiedergabe
replay-first = Zum Anfang (Pos1)
replay-turn-back = Eine Runde zurück (Umschalt ←)
replay-back = Zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-on = Weiter (→)
replay-turn-on = Eine Runde weiter (Umschalt →)
replay-last = Zum Ende (Ende)
replay-slider = Stellung
replay-at = { $at } von { $count }
replay-speed = Tempo
replay-eyes = Gesehen von
replay-eyes-none = Publikum
replay-eyes-all = Alles aufgedeckt
replay-keep = Behalten
replay-link = Link zu dieser Stellung
replay-record = Partie (JSON)
replay-png = Bild (PNG)
replay-svg = Zeichnung (SVG)
replay-film = Film (SVG)
replay-film-text = Der Film zeigt die ganze Partie, Zug um Zug, in jedem Browser. Wer den Link öffnet, sieht sie hier.
replay-play-on = Weiterspielen
replay-play-on-text = Ein neues Spiel beginnt mit dieser Stellung; wie es weitergeht, liegt bei dir. Es wird nicht gewertet.
replay-my-seat = Mein Platz
replay-seat = { $clan } ({ $who })
replay-level = Die Bots
replay-begin = Beginnen

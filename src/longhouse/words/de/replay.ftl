# Partien ansehen: was geschah, Ereignis für Ereignis, und die Seite, die es zeigt.

replay-fjords = { $verb ->
        [first] { $who } beginnt
        [row] Plättchen { $tile } kommt in die Auslage
        [swap] Nichts passte: Die Auslage wird getauscht
        [drawn] Plättchen { $tile } wird gezogen
        [draw] { $who } zieht
        [lay] { $who } legt Plättchen { $tile } auf { $cell }
        [house] { $who } baut
        [home] { $who } baut auf den Heim-Stein
        [none] { $who } baut nicht
        [nothing] { $who } behauptet: Nichts passt
        [point] { $who } zeigt: Plättchen { $tile } passt auf { $cell }
        [accept] { $who } ist einverstanden
        [viking] { $who } besiedelt { $cell }
       *[rune] { $who } besiedelt { $cell } mit { rune-name }
    }
replay-northwood = { $verb ->
        [setup] Verbündete und Herrscher nehmen ihre Plätze ein
        [hand] { $count ->
                [one] Du bekommst 1 Karte
               *[other] Du bekommst { $count } Karten
            }
        [visit] Besuch in Lehen { $fief }
        [call] Als Vertretung gerufen: { northwood-character }
        [use] Eingesetzt: { northwood-character }
        [listen] Du hörst zu
        [state] Aussage: { northwood-suit } { $value }
        [reply] Du antwortest mit { northwood-suit } { $value }
        [draw] Du ziehst { northwood-suit } { $value }
        [peek] Du siehst dir { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            } an
        [discard] Du wirfst { northwood-suit } { $value } ab
        [score] { northwood-suit } { $value } kommt auf den Wertungsstapel
        [swap] Du tauschst { northwood-suit } { $value }
        [choose] Du wählst { northwood-suit } { $value }
        [name] Du nennst { northwood-suit }
        [fief] Du wählst Lehen { $fief }
        [ready] Wieder bereit: { northwood-character }
        [more] Du ziehst noch eine Karte
       *[stop] Du hörst auf
    }

replay-open-file = Partiedatei öffnen
replay-drop = oder zieh die Datei irgendwo auf diese Seite.
replay-no-record = { $file } ist keine Partiedatei.
replay-moves = Züge
replay-beginning = Anfang
replay-to-come = Das kommt noch, in dieser Reihenfolge:
replay-controls = Wiedergabe
replay-first = Zum Anfang (Pos1)
replay-turn-back = Einen Zug zurück (Umschalt ←)
replay-back = Zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-on = Weiter (→)
replay-turn-on = Einen Zug weiter (Umschalt →)
replay-last = Zum Ende (Ende)
replay-slider = Stellung
replay-at = { $at } von { $count }
replay-speed = Tempo
replay-eyes = Ansicht von
replay-eyes-none = Zuschauer
replay-eyes-all = Alles aufgedeckt
replay-keep = Speichern und teilen
replay-link = Link zur Stellung
replay-record = Partiedatei (JSON)
replay-png = Bild (PNG)
replay-svg = Zeichnung (SVG)
replay-film = Film (SVG)
replay-film-text = Der Film zeigt die ganze Partie Zug um Zug, in jedem Browser. Mit dem Link kann jeder sie hier ansehen.
replay-play-on = Ab hier spielen
replay-play-on-text = Ab dieser Stellung beginnt eine neue Partie. Wie es weitergeht, bestimmst du. Sie wird nicht gewertet.
replay-my-seat = Mein Platz
replay-seat = { $clan } ({ $who })
replay-level = Spielstärke der Bots
replay-begin = Partie starten

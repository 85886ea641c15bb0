# Was in einer Partie geschieht und wo: Plättchen nach ihrer Landschaft, Orte nach dem, was in der Nähe liegt.

# Welche Landschaft ein Plättchen zeigt.
place-land = { $land ->
        [peak] Gipfel
        [sea] offenes Meer
        [bay] Bucht
        [coast] Küste
        [cape] Kap
        [spit] Landzunge
        [hill] Hügel
        [slope] Hang
        [ridge] Kamm
        [valley] Tal
        [gorge] Schlucht
        [pass] Pass
        [fjord] Fjord
       *[meadow] Wiese
    }
place-a = { $land ->
        [sea] offenes Meer
        [cape] ein Kap
        [valley] ein Tal
        [bay] eine Bucht
        [coast] eine Küste
        [spit] eine Landzunge
        [gorge] eine Schlucht
        [meadow] eine Wiese
       *[other] einen { place-land }
    }
place-the = { $land ->
        [sea] das offene Meer
        [cape] das Kap
        [valley] das Tal
        [bay] die Bucht
        [coast] die Küste
        [spit] die Landzunge
        [gorge] die Schlucht
        [meadow] die Wiese
       *[other] den { place-land }
    }
# Ein Plättchen, von dem sonst nichts bekannt ist.
place-some = ein Plättchen
# Ein Plättchen und seine Lage, etwa „eine Bucht im Norden“.
place-tile = { $tile } { $where }
# Ein Ort und seine Koordinaten, etwa „eine Bucht im Norden (2,-1)“.
place-notation = { $place } ({ $cell })
place-direction = { $k ->
        [0] nordöstlich
        [1] östlich
        [2] südöstlich
        [3] südwestlich
        [4] westlich
       *[5] nordwestlich
    }
place-in = { $side ->
        [n] im Norden
        [ne] im Nordosten
        [e] im Osten
        [se] im Südosten
        [s] im Süden
        [sw] im Südwesten
        [w] im Westen
        [nw] im Nordwesten
       *[middle] in der Mitte
    }
# Hinter einem Nomen, etwa „See im Norden“.
place-which = { $side ->
        [none] {""}
       *[other] {" "}{ place-in }
    }
place-house = { $edition ->
        [2005] Hof{ place-which }
       *[other] Langhaus{ place-which }
    }
# Hinter einer Richtung oder Entfernung, etwa „direkt östlich“.
place-mark = { $mark ->
        [house] { $you ->
            [yes] von deinem { place-house }
           *[no] vom { place-house } ({ $who })
        }
        [strength] vom Stärke-Stein{ place-which }
        [water] vom Wasser-Stein{ place-which }
        [friendship] vom Freundschafts-Stein{ place-which }
        [land] { $land ->
            [sea] vom offenen Meer
            [bay] von der Bucht
            [coast] von der Küste
            [spit] von der Landzunge
            [gorge] von der Schlucht
            [meadow] von der Wiese
           *[other] vom { place-land }
        }
       *[start] vom ersten Plättchen
    }
place-landmark = { $landmark ->
        [lake] dem See{ place-which }
        [cape] dem Kap{ place-which }
       *[range] den Bergen{ place-which }
    }
# Zum Beispiel „hinter dem See im Norden“.
place-near = { $how ->
        [behind] hinter { place-landmark }
        [before] vor { place-landmark }
       *[in] { $landmark ->
            [lake] am See{ place-which }
            [cape] am Kap{ place-which }
           *[range] in den Bergen{ place-which }
        }
    }
# Zum Beispiel „an der Stelle von deinem Langhaus“.
place-at = an der Stelle { $mark }
# Zum Beispiel „direkt östlich von deinem Langhaus“.
place-beside = direkt { place-direction } { $mark }
# Zum Beispiel „2 Plättchen östlich von deinem Langhaus“.
place-straight = { $n ->
        [one] { $n } Plättchen { place-direction } { $mark }
       *[other] { $n } Plättchen { place-direction } { $mark }
    }
# Zum Beispiel „2 Plättchen östlich und 1 südöstlich von deinem Langhaus“.
place-bent = { $n ->
        [one] { $n } Plättchen { $first } und { $m } { $second } { $mark }
       *[other] { $n } Plättchen { $first } und { $m } { $second } { $mark }
    }

replay-fjords = { $verb ->
        [first] { $who } beginnt
        [row] { $what ->
            [none] Ein Plättchen kommt in die Auslage
           *[other] Die Auslage bekommt { $what }
        }
        [swap] Kein Plättchen passte: Die Auslage wird ersetzt
        [drawn] { $what ->
            [none] Ein Plättchen wird gezogen
           *[other] Der Beutel bringt { $what }
        }
        [draw] { $who } zieht ein Plättchen
        [lay] { $who } legt { $what }
        [house] { $where ->
            [none] { $who } baut
           *[other] { $who } baut { $where }
        }
        [home] { $who } baut auf den Heim-Stein
        [none] { $who } baut hier nicht
        [nothing] { $who } behauptet, dass nichts passt
        [point] { $who } zeigt, dass das Plättchen { $where } passt
        [accept] { $who } ist einverstanden, dass nichts passt
        [viking] { $who } besiedelt { $what }
       *[rune] { $who } besiedelt { $what } mit der Rune „{ rune-name }“
    }
replay-fjords-you = { $verb ->
        [first] Du beginnst
        [draw] Du ziehst ein Plättchen
        [lay] Du legst { $what }
        [house] Du baust { $where }
        [home] Du baust auf den Heim-Stein
        [none] Du baust hier nicht
        [nothing] Du behauptest, dass nichts passt
        [point] Du zeigst, dass das Plättchen { $where } passt
        [accept] Du bist einverstanden, dass nichts passt
        [viking] Du besiedelst { $what }
       *[rune] Du besiedelst { $what } mit der Rune „{ rune-name }“
    }
replay-northwood = { $verb ->
        [setup] Verbündete und Herrscher werden ausgeteilt
        [hand] { $count ->
                [one] Du bekommst 1 Karte
               *[other] Du bekommst { $count } Karten
            }
        [visit] Du besuchst Lehen { $fief }
        [call] Du rufst { northwood-the } als Vertretung
        [use] Du setzt { northwood-the } ein
        [listen] Du hörst dem Herrscher zu
        [state] Der Herrscher sagt: { northwood-suit } { $value }
        [reply] Du antwortest mit { northwood-suit } { $value }
        [draw] Du ziehst { northwood-suit } { $value }
        [peek] Du siehst dir { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            } an
        [discard] Du wirfst { northwood-suit } { $value } ab
        [score] { northwood-suit } { $value } kommt auf den Wertungsstapel
        [swap] Du tauschst { northwood-suit } { $value } gegen die oberste Karte eines Stapels
        [choose] Du wählst { northwood-suit } { $value }
        [name] Du nennst die Farbe { northwood-suit }
        [fief] Du wählst Lehen { $fief }
        [ready] Du machst { northwood-the } bereit
        [more] Du ziehst noch eine Karte
       *[stop] Du ziehst nicht weiter
    }

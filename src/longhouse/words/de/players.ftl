# Bots: wer sie sind, was sie ablehnen, wie sie sich vergleichen.

player-unknown = Es gibt keinen Spieler „{ $name }“. Zur Wahl stehen: { $players }.
player-budget = In „{ $name }“ ist die Bedenkzeit ungültig. Schreib hinter den Namen des Bots eine Zeit oder eine Anzahl von Stellungen: norn@50ms, norn@2s oder norn@2000n.
player-budget-game = „{ $name }“: Eine Bedenkzeit für die ganze Partie gibt es nur bei northwood. Gib stattdessen eine Zeit pro Zug an.
engine-too-large = { $tiles ->
        [one] { $tiles } Plättchen ist zu viel
       *[other] { $tiles } Plättchen sind zu viele
    } für die Bots. Erlaubt sind höchstens { $most }.
player-seats = Du hast { $given ->
        [one] 1 Spieler
       *[other] { $given } Spieler
    } genannt, aber die Partie hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
player-nothing-to-decide = In dieser Stellung gibt es nichts zu entscheiden.

bot-id = Eine Anfrage braucht eine „id“: einen Text oder eine ganze Zahl.
bot-asked-twice = Eine Anfrage mit der „id“ { $name } läuft noch. Nimm eine andere „id“.
bot-cancelled = Die Anfrage wurde abgebrochen, bevor ein Bot sie bearbeitet hat.
bot-failed = Fehler im Bot: { $problem }
bot-line-too-long = Eine Zeile darf höchstens { $most ->
        [one] 1 Zeichen
       *[other] { $most } Zeichen
    } haben.
bot-away = Der Bot antwortet nicht. Der Server versucht es noch einmal.
bot-closed = Die Bots wurden beendet und können diese Anfrage nicht mehr beantworten.
bot-not-started = Der Bot lässt sich nicht starten ({ $command }): { $problem }
bot-died = Der Bot ist abgestürzt, auch nach einem Neustart.
bot-flooded = Der Bot wurde beendet, weil er zu viel ausgibt.
bot-unclear = Die Antwort des Bots ist nicht lesbar.
bot-cannot = Dieser Bot kann „{ $ask }“ nicht beantworten.

own-bot-given = „{ $given }“ ist keine gültige Angabe für einen Bot. Schreib NAME=BEFEHL, zum Beispiel hermit=./my-bot.
own-bot-name = „{ $name }“ ist kein gültiger Name für einen Bot. Nimm bis zu 30 Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche. Das erste Zeichen muss ein Buchstabe sein.
own-bot-taken = Longhouse hat schon einen Bot namens „{ $name }“. Wähle einen anderen Namen.
own-bot-file = Die Liste der Bots ist nicht lesbar. { $file }: { $problem }
own-bot-other-game = Der Bot „{ $name }“ spielt { $game } nicht.
own-bot-slow = Der Bot „{ $name }“ hat nach { $limit } s noch nicht geantwortet.
own-bot-refused = Fehler im Bot „{ $name }“. { $problem }

arena-games = { $games } von { $of ->
        [one] { $of } Partie
       *[other] { $of } Partien
    }
arena-player = Spieler
arena-won = gewonnene Partien in % (95-%-Bereich)
arena-margin = Vorsprung vor dem besten Gegner in Punkten (95-%-Bereich)
arena-rating = Wertungszahl
# Eine Wertungszahl und ihre Unsicherheit, etwa „1520 ± 25“.
arena-rated = { $rating } ± { $spread }
arena-seconds = Sekunden pro Partie
arena-slowest = langsamster Zug in Sekunden
arena-stars = Sterne (95-%-Bereich)
arena-reached = Partien mit mindestens 16 / 18 / 20 Sternen
arena-fiefs = wie oft die Lehen 0–7 gewonnen werden
# Ein Anteil und sein 95-%-Bereich, etwa „52,1 (49,0 bis 55,2)“.
arena-part = { $figure } ({ $low } bis { $high })
# Ein Durchschnitt und sein 95-%-Bereich, etwa „3,40 (2,95 bis 3,85)“.
arena-mean = { $figure } ({ $low } bis { $high })
arena-forfeit = Kampflos verloren: Partie Nr. { $number }. { $problem }
arena-forfeits = { $games ->
        [one] { $player } hat 1 Partie kampflos verloren.
       *[other] { $player } hat { $games } Partien kampflos verloren.
    }

player-no-opinion = { $name } bewertet keine Züge und kann deshalb keinen Tipp geben. Wähle einen anderen Bot.
player-strength = { $level ->
        [thrall] Anfänger
        [karl] leicht
        [jarl] mittel
        [skald] stark
        [vala] sehr stark
       *[norn] am stärksten
    }
player-level = { web-level }, { player-strength }

advice-ply = Zug Nr.
advice-seat = Platz
advice-move = Zug
advice-points = Vorsprung in Punkten
advice-win = Siegchance
advice-stars = erwartete Sterne
advice-goal = Chance, das Ziel zu erreichen
advice-hit = Chance, das Lehen zu gewinnen
advice-lost = Verlust durch den Zug
advice-why = Grund
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Bewiesen
       *[other] Geschätzt
    }: { $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } in { $seconds } s geprüft.
advice-better = Zug Nr. { $ply }: { $game ->
        [fjords] { $played } hat { $lost } Punkte gekostet
       *[other] { $played } hat die Chance, das Ziel zu erreichen, um { $percent ->
            [one] 1 Prozentpunkt
           *[other] { $percent } Prozentpunkte
        } gesenkt
    }. Besser war { $best }. { $why }
advice-incomplete = Die Analyse wurde unterbrochen. Nur die Züge oben sind geprüft.
solve-no-solver = Longhouse kann Stellungen dieses Spiels nicht exakt lösen.
solve-no-settlement = Exakt lösen lässt sich nur die Landnahme einer Partie zu zweit. Diese Stellung stammt nicht aus einer solchen Landnahme.
solve-exact = Wenn beide perfekt spielen, endet die Partie für { seat-name } { $side ->
        [ahead] mit { $low ->
            [one] 1 Punkt
           *[other] { $low } Punkten
        } Vorsprung
        [behind] mit { $low ->
            [one] 1 Punkt
           *[other] { $low } Punkten
        } Rückstand
       *[level] mit gleicher Punktzahl
    }. Der beste Zug ist { $best } ({ $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } in { $seconds } s geprüft).
solve-bounds = Das genaue Ergebnis ist noch nicht gefunden. Wenn beide perfekt spielen, hat { seat-name } am Ende zwischen { $low } und { $high } Punkten Vorsprung (eine negative Zahl bedeutet Rückstand). Der beste Zug bisher, { $best }, sichert mindestens { $low } ({ $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } in { $seconds } s geprüft).
solve-line = Die besten Züge ab hier: { $line }

fjords-hint = { $action } (Vorsprung in Punkten: { $value }, Siegchance: { $win } %)
northwood-hint = { $action } (erwartete Sterne: { $value }, Chance auf den Sieg: { $win } %, auf dieses Lehen: { $hit } %)

# Warum ein Zug gut ist, in einer Zeile.

reason-only-choice = Das ist der einzige mögliche Zug.
reason-whom = { $you ->
        [yes] dir
       *[no] { $who }
    }
reason-whose = { $you ->
        [yes] dein Land
       *[no] das Land von { $who }
    }
reason-by-chance = Der Bot hat diesen Zug zufällig gewählt.
reason-estimate = Dieser Zug schnitt in simulierten Partien am besten ab.
reason-last-viking = Das ist der letzte Zug der Landnahme.
reason-fills = Kein Land ist mehr umstritten. Frei ist nur noch gesichertes Land: { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
reason-cuts-off = Dieser Zug versperrt den Gegnern den Weg zu { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }.
reason-secures = Dieser Zug sichert { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
reason-denies = { $you ->
        [yes] Dieser Zug verhindert, dass du dir { $tiles ->
            [one] 1 Plättchen
           *[other] { $tiles } Plättchen
        } sicherst.
       *[no] Dieser Zug verhindert, dass sich { $who } { $tiles ->
            [one] 1 Plättchen
           *[other] { $tiles } Plättchen
        } sichert.
    }
reason-rune-points = Die Rune „{ rune-name }“ bringt { $points ->
        [one] 1 Punkt mehr.
       *[other] { $points } Punkte mehr.
    }
reason-carried = Mit der Rune „{ rune-name }“ erreicht ein Wikinger ein Plättchen, zu dem kein Ackerland führt.
reason-threatens = Dieser Zug droht, beim nächsten Mal { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } zu sichern.
reason-reaches = Dieser Zug öffnet den Weg zu { $tiles ->
        [one] 1 umstrittenen Plättchen.
       *[other] { $tiles } umstrittenen Plättchen.
    }
reason-takes-contested = Dieser Zug besetzt umstrittenes Land.
reason-waits = Dieser Zug gewinnt Zeit: Er besiedelt Land, das sonst niemand erreicht.
reason-site = Das ist ein guter Bauplatz. Von hier ist der Weg zu { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } kürzer als von jedem gegnerischen Gebäude.
reason-closes = Dieser Zug schließt { $openings ->
        [one] 1 Stelle, an der
       *[other] { $openings } Stellen, an denen
    } { reason-whose } noch wachsen könnte.
reason-adds-land = Dieser Zug vergrößert { reason-whose } um { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
reason-barren = Dieses Plättchen kann niemand besiedeln.
reason-opens = Nach diesem Zug kann { reason-whose } an { $openings ->
        [one] 1 Stelle mehr
       *[other] { $openings } Stellen mehr
    } wachsen.
reason-gives = Dieser Zug überlässt { reason-whom } { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } und ist trotzdem der beste.
reason-quiet = Dieser Zug ändert nichts am Land der Spieler.
reason-builds-to-grow = Hier kann das Land noch an { $openings ->
        [one] 1 Stelle
       *[other] { $openings } Stellen
    } wachsen.
reason-builds = Von diesem Gebäude aus ist der Weg zu { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } kürzer als von jedem gegnerischen Gebäude.
reason-builds-against = Dieses Gebäude kommt { reason-whom } bei { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } zuvor.
reason-builds-home = Hier liegt der Heim-Stein neben { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
reason-keeps-longhouse = Vielleicht ergibt sich noch eine bessere Stelle zum Bauen. Gebäude im Vorrat: { $left }.
reason-draws = In der offenen Auswahl liegt kein besseres Plättchen.
reason-says-nothing-fits = Es scheint keine passende Stelle zu geben.
reason-accepts = Es gibt keine passende Stelle.
reason-points-out = Es gibt eine passende Stelle.
reason-visit = Die Chance auf { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    } liegt bei { $percent } %, mit { $trumps ->
        [one] 1 Trumpf
       *[other] { $trumps } Trümpfen
    } auf der Hand.
reason-visit-trumps = Für Lehen { $fief } hast du { $trumps ->
        [one] 1 Trumpf
       *[other] { $trumps } Trümpfe
    } auf der Hand.
reason-last-trick = Diese Karte punktet und erreicht die Zahl des Lehens.
reason-too-many = Diese Karte bringt 1 Punkt zu viel, aber ein Verbündeter kann ihn noch zurücknehmen.
reason-scores-cheaply = Das ist die niedrigste Karte, die punktet. { $needed ->
        [one] Danach fehlt noch 1 Punkt.
       *[other] Danach fehlen noch { $needed } Punkte.
    }
reason-scores = Diese Karte punktet. { $needed ->
        [one] Danach fehlt noch 1 Punkt.
       *[other] Danach fehlen noch { $needed } Punkte.
    }
reason-enough = Diese Karte punktet nicht, denn du hast schon genug Punkte.
reason-ducks = Diese Antwort punktet absichtlich nicht. Danach hast du noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } und brauchst noch { $needed ->
        [one] 1 Punkt.
       *[other] { $needed } Punkte.
    }
reason-saves-trump = Diese Karte punktet nicht, aber { $trumps ->
        [one] der Trumpf bleibt
       *[other] { $trumps } Trümpfe bleiben
    } auf der Hand.
reason-sheds = Mit diesem Zug wirst du eine hohe Karte los.
reason-keeps-high = Das ist die niedrigste Karte. Die hohen Karten bleiben auf der Hand.
reason-uses = Jetzt lohnt es sich, { northwood-the } einzusetzen.
reason-helps = { northwood-character }: Die Chance, das Lehen zu gewinnen, steigt von { $without } % auf { $percent } %.
reason-keeps-allies = { $allies ->
        [0] Kein Verbündeter ist bereit.
        [one] Dieser Zug spart den Verbündeten für später auf.
       *[other] Dieser Zug spart { $allies } Verbündete für später auf.
    }
reason-calls = { northwood-character } hilft bei diesem Besuch mehr als der vertretene Verbündete.
reason-likely = Die Chance, das Lehen zu gewinnen, liegt bei { $percent } %.
bot-illegal = Der Bot will „{ $action }“ spielen, aber dieser Zug ist hier nicht erlaubt.

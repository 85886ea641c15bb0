# Bots: wer sie sind, was sie ablehnen, wie sie sich vergleichen.

player-unknown = Es gibt keinen Spieler „{ $name }“. Wähle { $players }.
player-budget = „{ $name }“ hat keine gültige Bedenkzeit. Schreib sie hinter einen Bot, der rechnet: norn@50ms, norn@2s oder norn@2000n.
player-budget-game = „{ $name }“: Eine Bedenkzeit für die ganze Partie gibt es nur bei Für Northwood!
engine-too-large = { $tiles ->
        [one] { $tiles } Plättchen ist
       *[other] { $tiles } Plättchen sind
    } zu viel für die Bots. Höchstens { $most } sind erlaubt.
player-seats = { $given ->
        [one] 1 Spieler ist
       *[other] { $given } Spieler sind
    } genannt, aber die Partie hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
player-nothing-to-decide = In dieser Stellung ist nichts zu entscheiden.

bot-id = Eine Anfrage braucht eine „id“: einen Text oder eine ganze Zahl.
bot-asked-twice = Anfrage { $name } ist noch in Arbeit.
bot-cancelled = Die Anfrage wurde abgebrochen, bevor ein Bot sie bearbeitet hat.
bot-failed = Fehler im Bot: { $problem }
bot-line-too-long = Eine Zeile hat höchstens { $most ->
        [one] 1 Zeichen
       *[other] { $most } Zeichen
    }.
bot-away = Der Bot hat nicht geantwortet. Gleich folgt ein neuer Versuch.
bot-closed = Die Bots haben diesen Tisch verlassen.
bot-not-started = Der Bot startet nicht ({ $command }): { $problem }
bot-died = Der Bot ist abgestürzt, auch nach einem Neustart.
bot-unclear = Die Antwort des Bots ist nicht lesbar.

arena-games = { $games } von { $of ->
        [one] { $of } Partie
       *[other] { $of } Partien
    }
arena-player = Spieler
arena-won = gewonnen in % (95 %)
arena-margin = Vorsprung vor dem besten anderen in Punkten (95 %)
arena-rating = Wertungszahl
arena-rated = { $rating } ± { $spread }
arena-seconds = s je Partie
arena-slowest = langsamster Zug in s
arena-stars = Sterne (95 %)
arena-reached = ≥ 16 / 18 / 20 Sterne
arena-fiefs = Lehen 0–7 gewonnen
arena-part = { $figure } ({ $low } bis { $high })
arena-mean = { $figure } ({ $low } bis { $high })

player-no-opinion = { $name } spielt ohne nachzudenken und hat keinen Tipp.

advice-ply = Nr.
advice-seat = Platz
advice-move = Zug
advice-points = Vorsprung
advice-win = Siegchance
advice-stars = Sterne
advice-goal = Ziel
advice-hit = Lehen
advice-lost = Verlust
advice-why = Grund
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Bewiesen
       *[other] Geschätzt
    }: { $nodes ->
        [one] 1 Knoten
       *[other] { $nodes } Knoten
    }, { $seconds } s.
advice-better = { $ply }: { $played } hat { $game ->
        [fjords] { $lost } Punkte
       *[other] { $percent ->
            [one] 1 Prozentpunkt
           *[other] { $percent } Prozentpunkte
        } der Chance auf das Ziel
    } gekostet. Besser war { $best }: { $why }.
advice-incomplete = Unterbrochen: Geprüft wurden nur die Züge oben.
solve-no-solver = Stellungen dieses Spiels lassen sich nicht exakt lösen.
solve-no-settlement = Diese Stellung ist keine Landnahme zu zweit und lässt sich nicht lösen.
solve-exact = Bei bestem Spiel liegt { seat-name } am Ende { $side ->
        [ahead] { $low ->
            [one] 1 Punkt
           *[other] { $low } Punkte
        } vorn
        [behind] { $low ->
            [one] 1 Punkt
           *[other] { $low } Punkte
        } zurück
       *[level] gleichauf
    }. Der beste Zug ist { $best } ({ $nodes ->
        [one] 1 Knoten
       *[other] { $nodes } Knoten
    }, { $seconds } s).
solve-bounds = Bei bestem Spiel endet { seat-name } mit { $low } bis { $high } Punkten Vorsprung. Die untere Grenze erreicht { $best } ({ $nodes ->
        [one] 1 Knoten
       *[other] { $nodes } Knoten
    }, { $seconds } s).
solve-line = Bestes Spiel: { $line }

fjords-hint = { $action }: { $value } Punkte, Siegchance { $win } %
northwood-hint = { $action }: { $value } Sterne, Ziel { $win } %, Lehen { $hit } %

# Warum ein Zug gut ist, in einer Zeile.

reason-only-choice = der einzige mögliche Zug
reason-by-chance = rein zufällig gewählt
reason-estimate = beim Durchrechnen am besten
reason-last-viking = der letzte Zug dieser Landnahme
reason-fills = nichts mehr umstritten; noch { $tiles ->
        [one] 1 eigenes Plättchen
       *[other] { $tiles } eigene Plättchen
    } zu besetzen
reason-cuts-off = schneidet ein Gebiet von { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } ab
reason-secures = sichert { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
reason-denies = verhindert, dass { seat-name } { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } sichert
reason-rune-points = { rune-name } bringt { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    }
reason-carried = { rune-name } bringt einen Wikinger dorthin, wo kein Landweg hinführt
reason-threatens = droht, { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } zu sichern
reason-reaches = öffnet den Weg zu { $tiles ->
        [one] 1 umstrittenen Plättchen
       *[other] { $tiles } umstrittenen Plättchen
    }
reason-takes-contested = besetzt umstrittenes Land
reason-waits = wartet ab und setzt dort, wo sonst niemand hinkommt
reason-site = ein guter Bauplatz: Niemand sonst ist so nah an { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
reason-closes = schließt im Land von { seat-name } { $openings ->
        [one] eine Öffnung
       *[other] { $openings } Öffnungen
    }
reason-adds-land = vergrößert das eigene Land um { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
reason-barren = ein Plättchen, das niemand besiedeln kann
reason-opens = hält das eigene Land offen: { $openings ->
        [one] 1 Öffnung mehr
       *[other] { $openings } Öffnungen mehr
    }
reason-gives = überlässt { seat-name } { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } und ist trotzdem gut
reason-quiet = lässt alles Land, wie es ist
reason-builds-to-grow = baut, wo das Land noch wachsen kann: { $openings ->
        [one] 1 Öffnung
       *[other] { $openings } Öffnungen
    }
reason-builds = baut näher an { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } als jeder Gegner
reason-builds-against = kommt { seat-name } bei { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } zuvor
reason-builds-home = baut auf den Heim-Stein, neben { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
reason-keeps-longhouse = spart das Bauen für eine bessere Stelle auf (noch { $left })
reason-draws = zieht, weil in der offenen Auswahl nichts Besseres liegt
reason-says-nothing-fits = behauptet, dass nichts passt
reason-accepts = sieht auch keine Stelle dafür
reason-points-out = dafür gibt es eine Stelle
reason-visit = { $percent } % Chance auf { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }, mit { $trumps ->
        [one] 1 Trumpf
       *[other] { $trumps } Trümpfen
    } auf der Hand
reason-visit-trumps = { $trumps ->
        [one] 1 Trumpf
       *[other] { $trumps } Trümpfe
    } auf der Hand für Lehen { $fief }
reason-last-trick = holt den letzten Punkt, der noch fehlt
reason-too-many = holt einen Punkt zu viel, den ein Verbündeter noch zurücknehmen kann
reason-scores-cheaply = punktet mit der niedrigsten Karte, die reicht; danach { $needed ->
        [one] fehlt noch 1 Punkt
       *[other] fehlen noch { $needed } Punkte
    }
reason-scores = punktet; danach { $needed ->
        [one] fehlt noch 1 Punkt
       *[other] fehlen noch { $needed } Punkte
    }
reason-enough = verliert absichtlich: kein Punkt mehr nötig
reason-ducks = verliert hier absichtlich: noch { $needed ->
        [one] 1 Punkt
       *[other] { $needed } Punkte
    } nötig bei { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand
reason-saves-trump = verliert ohnehin und spart { $trumps ->
        [one] den Trumpf
       *[other] { $trumps } Trümpfe
    }
reason-sheds = wird eine hohe Karte los
reason-keeps-high = gibt die niedrigste Karte her und behält die hohen
reason-uses = jetzt ist der richtige Moment: { northwood-character }
reason-helps = { northwood-character }: Die Chance steigt von { $without } % auf { $percent } %
reason-keeps-allies = { $allies ->
        [0] hört zu
        [one] spart den Verbündeten für später auf
       *[other] spart { $allies } Verbündete für später auf
    }
reason-calls = { northwood-character } ist hier mehr wert als der vertretene Verbündete
reason-likely = lässt { $percent } % Chance, das Lehen zu gewinnen
bot-illegal = Der Bot will „{ $action }“ spielen, das ist hier nicht erlaubt.

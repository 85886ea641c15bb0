# Bots: wer sie sind, was sie ablehnen, wie sie sich vergleichen.

player-unknown = Es gibt keinen Spieler „{ $name }“: wähle { $players }.
player-budget = „{ $name }“ hat kein brauchbares Budget: schreibe norn@50ms, norn@2s oder norn@2000n nach einem Spieler, der sucht.
player-budget-game = „{ $name }“: eine Zeit für die ganze Partie gibt es nur für For Northwood!
engine-too-large = Bots können nicht über { $tiles } Plättchen nachdenken: höchstens { $most }.
player-seats = { $given ->
        [one] 1 Spieler ist
       *[other] { $given } Spieler sind
    } genannt, aber das Spiel hat { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
player-nothing-to-decide = In dieser Stellung hat niemand etwas zu entscheiden.

bot-id = Eine Anfrage braucht eine „id“: einen Text oder eine ganze Zahl.
bot-asked-twice = Anfrage { $name } wird noch beantwortet.
bot-cancelled = Die Anfrage wurde abgebrochen, bevor jemand über sie nachdachte.
bot-failed = Der Bot ist gescheitert: { $problem }
bot-line-too-long = Eine Zeile hat höchstens { $most } Zeichen.
bot-away = Kein Bot hat geantwortet; er wird noch einmal gefragt.
bot-closed = Die Bots dieses Tisches sind gegangen.
bot-not-started = Der Bot startet nicht ({ $command }): { $problem }
bot-died = Der Bot hat aufgehört, auch nachdem er neu gestartet wurde.
bot-unclear = Der Bot hat abgelehnt, ohne einen Grund zu nennen.

arena-games = { $games } von { $of } Partien
arena-player = Spieler
arena-won = gewonnen, % (95 %)
arena-margin = Punkte mehr als der beste andere (95 %)
arena-rating = Wertung
arena-rated = { $rating } ± { $spread }
arena-seconds = s je Partie
arena-slowest = langsamster Zug, s
arena-stars = Sterne (95 %)
arena-reached = ≥ 16 / 18 / 20 Sterne
arena-fiefs = Lehen 0 bis 7 gewonnen
arena-part = { $figure } ({ $low } bis { $high })
arena-mean = { $figure } ({ $low } bis { $high })

player-no-opinion = { $name } spielt, ohne nachzudenken, und weiß keinen Rat.

advice-ply = Nr.
advice-seat = Platz
advice-move = Zug
advice-points = Punkte voraus
advice-win = gewinnt
advice-stars = Sterne
advice-goal = erreicht das Ziel
advice-hit = gewinnt das Lehen
advice-lost = verloren
advice-why = warum
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Bewiesen
       *[other] Geschätzt
    }: { $nodes } Knoten, { $seconds } s.
advice-better = { $ply }: { $played } hat { $game ->
        [fjords] { $lost } Punkte
       *[other] { $percent } % der Aussicht auf das Ziel
    } gekostet. Besser war { $best }: { $why }.
advice-incomplete = Unterbrochen: nur die Züge oben wurden angesehen.
solve-no-settlement = Diese Stellung ist keine Landnahme zu zweit; nenne eine mit --at.
solve-exact = Bei bestem Spiel ist { seat-name } am Ende { $side ->
        [ahead] { $low } voraus
        [behind] { $low } zurück
       *[level] gleichauf
    }. Am besten ist { $best } ({ $nodes } Knoten, { $seconds } s).
solve-bounds = Bei bestem Spiel ist { seat-name } am Ende zwischen { $low } und { $high } Punkten voraus. Die untere Schranke erreicht { $best } ({ $nodes } Knoten, { $seconds } s).
solve-line = Bestes Spiel: { $line }

fjords-hint = { $action }: { $value } Punkte, { $win } % auf den Sieg
northwood-hint = { $action }: { $value } Sterne, { $win } % auf das Ziel, { $hit } % auf das Lehen

# Warum ein Zug gut ist, in einer Zeile.

reason-only-choice = etwas anderes ist nicht möglich
reason-by-chance = zufällig
reason-estimate = nach dem, was durchgespielt wurde
reason-last-viking = der letzte Wikinger dieser Landnahme
reason-fills = kein Land ist mehr umkämpft; { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } eigenes Land sind noch zu füllen
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
reason-carried = { rune-name } bringt einen Wikinger dorthin, wo kein Land hinführt
reason-threatens = behält eine Fortsetzung, die { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } sichern würde
reason-reaches = öffnet den Weg zu { $tiles ->
        [one] 1 umkämpften Plättchen
       *[other] { $tiles } umkämpften Plättchen
    }
reason-takes-contested = nimmt umkämpftes Land
reason-waits = wartet auf Land, das sonst niemand erreicht
reason-site = schafft einen Bauplatz für ein Langhaus: { $tiles ->
        [one] 1 Plättchen wäre ihm am nächsten
       *[other] { $tiles } Plättchen wären ihm am nächsten
    }
reason-closes = schließt { $openings ->
        [one] eine Öffnung
       *[other] { $openings } Öffnungen
    } im Land von { seat-name }
reason-adds-land = fügt dem Land, das den eigenen Langhäusern am nächsten liegt, { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } hinzu
reason-barren = ein Plättchen, das niemand besiedeln kann
reason-opens = hält das eigene Land offen: { $openings ->
        [one] 1 Öffnung mehr
       *[other] { $openings } Öffnungen mehr
    }
reason-gives = überlässt { seat-name } { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } und ist trotzdem gut
reason-quiet = ändert an niemandes Land etwas
reason-builds-to-grow = baut, wo Land noch wachsen kann: { $openings ->
        [one] 1 Öffnung
       *[other] { $openings } Öffnungen
    }
reason-builds = baut, wo { $tiles ->
        [one] 1 Plättchen am nächsten liegt
       *[other] { $tiles } Plättchen am nächsten liegen
    }
reason-builds-against = nimmt { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }, näher als { seat-name } es wäre
reason-builds-home = baut das Zuhause, neben { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
reason-keeps-longhouse = hebt das Langhaus für einen besseren Ort auf (noch { $left })
reason-draws = zieht, weil kein beiseitegelegtes Plättchen besser ist
reason-says-nothing-fits = sagt, dass nichts passt
reason-accepts = sieht auch keinen Platz dafür
reason-points-out = es gibt einen Platz dafür
reason-visit = trifft mit { $percent } % für { $stars ->
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
reason-last-trick = gewinnt den letzten Stich, der nötig ist
reason-too-many = gewinnt einen Stich zu viel, den ein Verbündeter noch zurücknehmen kann
reason-scores-cheaply = gewinnt mit der niedrigsten Karte, die reicht; noch { $needed } nötig
reason-scores = gewinnt den Stich; noch { $needed } nötig
reason-enough = lässt ihn ziehen: kein Stich ist mehr nötig
reason-ducks = lässt ihn ziehen: { $needed } nötig mit noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
reason-saves-trump = verliert ohnehin und spart { $trumps ->
        [one] den Trumpf
       *[other] { $trumps } Trümpfe
    }
reason-sheds = wird eine hohe Karte los, { $card }
reason-keeps-high = gibt die niedrigste Karte, { $card }, und behält die hohen
reason-uses = jetzt ist die Zeit für: { northwood-character }
reason-helps = { northwood-character }: die Aussicht steigt von { $without } % auf { $percent } %
reason-keeps-allies = { $allies ->
        [0] hört zu
        [one] hebt den Verbündeten für später auf
       *[other] hebt { $allies } Verbündete für später auf
    }
reason-calls = { northwood-character } ist hier mehr wert als der ersetzte Verbündete
reason-likely = lässt { $percent } % Aussicht, das Lehen zu gewinnen

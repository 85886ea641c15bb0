# Bots: wer sie sind, was sie ablehnen, wie sie sich vergleichen.

player-unknown = Es gibt keinen Spieler „{ $name }“: wähle { $players }.
player-budget = „{ $name }“ hat kein brauchbares Budget: schreibe norn@50ms, norn@2s oder norn@2000n nach einem Spieler, der sucht.
player-budget-game = „{ $name }“: eine Zeit für die ganze Partie gibt es nur für For Northwood!
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

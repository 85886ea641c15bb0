# Replays: what happened, event by event, and the page that shows it.

replay-fjords = { $verb ->
        [first] { $who } begins
        [row] Tile { $tile } is drawn into the row
        [swap] Nothing fitted: a new row
        [drawn] Tile { $tile } is drawn
        [draw] { $who } draws
        [lay] { $who } lays { $tile } on { $cell }
        [house] { $who } builds a longhouse
        [home] { $who } builds the home
        [none] { $who } builds nothing
        [nothing] { $who } says that nothing fits
        [point] { $who } shows that { $tile } fits on { $cell }
        [accept] { $who } agrees
        [viking] { $who } settles { $cell }
       *[rune] { $who } settles { $cell } by { rune-name }
    }
replay-northwood = { $verb ->
        [setup] Allies and rulers find their places
        [hand] { $count ->
                [one] One card is dealt
               *[other] { $count } cards are dealt
            }
        [visit] A visit to fief { $fief }
        [call] { northwood-character } stands in
        [use] { northwood-character } helps
        [listen] You listen
        [state] The ruler says { $value } of { northwood-suit }
        [reply] You answer { $value } of { northwood-suit }
        [draw] You draw { $value } of { northwood-suit }
        [peek] You look at { $count ->
                [one] one card
               *[other] { $count } cards
            }
        [discard] You discard { $value } of { northwood-suit }
        [score] You score { $value } of { northwood-suit }
        [swap] You swap { $value } of { northwood-suit }
        [choose] You take { $value } of { northwood-suit }
        [name] You name { northwood-suit }
        [fief] You choose fief { $fief }
        [ready] { northwood-character } is refreshed
        [more] You go on
       *[stop] You stop
    }

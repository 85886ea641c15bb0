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

replay-open-file = Open a record
replay-drop = or drop its file anywhere on this page.
replay-no-record = { $file } is no record of a game.
replay-moves = Moves
replay-beginning = Beginning
replay-to-come = Still to come, in this order:
replay-controls = Playback
replay-first = To the beginning (Home)
replay-turn-back = One turn back (Shift ←)
replay-back = Back (←)
replay-play = Play (space)
replay-pause = Stop (space)
replay-on = On (→)
replay-turn-on = One turn on (Shift →)
replay-last = To the end (End)
replay-slider = Position
replay-at = { $at } of { $count }
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-none = Onlooker
replay-eyes-all = Everything revealed
replay-keep = Keep
replay-link = Link to this position
replay-record = Record (JSON)
replay-png = Picture (PNG)
replay-svg = Drawing (SVG)
replay-film = Film (SVG)
replay-film-text = The film shows the whole game, move by move, in every browser. Who opens the link sees the replay here.
replay-play-on = Play on
replay-play-on-text = A new game begins with this position. What happens next is up to you. It is not rated.
replay-my-seat = My seat
replay-seat = { $clan } ({ $who })
replay-level = The bots
replay-begin = Begin

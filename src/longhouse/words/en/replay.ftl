# Replays: what happened, event by event, and the page that shows it.

replay-fjords = { $verb ->
        [first] { $who } begins
        [row] Tile { $tile } is drawn into the row
        [swap] Nothing fitted, so the row is replaced
        [drawn] Tile { $tile } is drawn
        [draw] { $who } draws
        [lay] { $who } lays tile { $tile } on { $cell }
        [house] { $who } builds
        [home] { $who } builds on the Home stone
        [none] { $who } doesn’t build
        [nothing] { $who } claims that nothing fits
        [point] { $who } shows that tile { $tile } fits on { $cell }
        [accept] { $who } agrees
        [viking] { $who } settles { $cell }
       *[rune] { $who } settles { $cell } with { rune-name }
    }
replay-northwood = { $verb ->
        [setup] Allies and rulers are dealt
        [hand] { $count ->
                [one] 1 card is dealt
               *[other] { $count } cards are dealt
            }
        [visit] You visit fief { $fief }
        [call] { northwood-character } stands in
        [use] You use the { northwood-character }
        [listen] You listen
        [state] The ruler says: { $value } of { northwood-suit }
        [reply] You reply with the { $value } of { northwood-suit }
        [draw] You draw the { $value } of { northwood-suit }
        [peek] You peek at { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
        [discard] You discard the { $value } of { northwood-suit }
        [score] You score the { $value } of { northwood-suit }
        [swap] You swap the { $value } of { northwood-suit }
        [choose] You choose the { $value } of { northwood-suit }
        [name] You name { northwood-suit }
        [fief] You choose fief { $fief }
        [ready] { northwood-character } is ready again
        [more] You draw another card
       *[stop] You stop
    }

replay-open-file = Open a game file
replay-drop = or drop it anywhere on this page.
replay-no-record = { $file } is not a game file.
replay-moves = Moves
replay-beginning = Start
replay-to-come = Still to come, in this order:
replay-controls = Playback
replay-first = To the start (Home)
replay-turn-back = One turn back (Shift ←)
replay-back = Back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-on = Forward (→)
replay-turn-on = One turn forward (Shift →)
replay-last = To the end (End)
replay-slider = Position
replay-at = { $at } of { $count }
replay-speed = Speed
replay-eyes = View as
replay-eyes-none = Spectator
replay-eyes-all = Everything revealed
replay-keep = Save and share
replay-link = Copy the link
replay-record = Game file (JSON)
replay-png = Picture (PNG)
replay-svg = Drawing (SVG)
replay-film = Film (SVG)
replay-film-text = The film shows the whole game, move by move, in any browser. Anyone who opens the link sees the replay here.
replay-play-on = Play from here
replay-play-on-text = A new, unrated game begins with this position. What happens next is up to you.
replay-my-seat = My seat
replay-seat = { $clan } ({ $who })
replay-level = Level of the bots
replay-begin = Start game

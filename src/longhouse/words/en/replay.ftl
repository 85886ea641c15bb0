# The replay page.

replay-open-file = Open a game file
# Stands below the button “Open a game file”.
replay-drop = or drop the file anywhere on this page.
replay-no-record = { $file } is not a game file. Choose another.
replay-moves = The saga of this game
replay-title = { $me ->
        [yes] { $game } with { $who }
       *[no] { $game }: { $who }
    }
replay-pages = Views of this game
replay-saga-about = Point at a line to see its place on the board. Later moves are shown in grey.
replay-analyse = Analyse this game
replay-beginning = Start
replay-to-come = Next to be drawn, in this order:
replay-controls = Playback
replay-first = Go to the start (Home)
replay-turn-back = One turn back (Shift ←)
replay-back = One step back (←)
replay-play = Play (space)
replay-pause = Pause (Space)
replay-on = One step forward (→)
replay-turn-on = One turn forward (Shift →)
replay-last = Go to the end (End)
replay-slider = Position in the game
replay-at = Step { $at } of { $count }
replay-speed = Speed
replay-eyes = View as
replay-eyes-none = Spectator
replay-eyes-all = Everything revealed
replay-keep = Save and share
replay-link = Copy the link
replay-record = Game file (JSON)
replay-png = Picture (PNG)
replay-svg = Drawing (SVG)
replay-film = Make a film
replay-film-text = The film shows the whole game, move by move. You can send it in any chat. Anyone with the link to this game can watch it here.
replay-filming = Making the film…
replay-cannot-make = This browser can’t make that file. The link and the game file still work. For pictures and films, try a newer browser.
replay-play-on = Play from here
replay-play-on-text = This starts a new, unrated game from this position.
replay-my-seat = My seat
replay-seat = { $clan } ({ $who })
replay-level = Bot level
# The button under “Play from here”: starts a new game from the position that is shown.
replay-begin = Start new game

chat-muted = Chat is muted here.
chat-none = No messages yet.
chat-new = { $count ->
        [one] 1 new
       *[other] { $count } new
    }
chat-write = Write a message
chat-write-to = Write to { $who }
chat-mute = { $on ->
        [yes] Unmute chat
       *[no] Mute chat
    }
chat-quick = { $word ->
        [luck] Good luck!
        [nice] Good move!
        [thanks] Thank you!
        [played] Well played!
       *[hello] Hello!
    }
pair-title = Quick pairing
pair-game = Game
pair-players = Number of players
pair-players-of = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
pair-clock = Clock
pair-no-clock = No clock
pair-days = { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
pair-move = { $minutes } min a move
pair-fischer = { $minutes } min + { $seconds } s
pair-count = { $count ->
        [0] no one yet
        [one] 1 player is looking
       *[other] { $count } players are looking
    }
pair-own = Custom game
pair-own-about = set it up
pair-rated = rated
pair-rated-box = Rated game
pair-meanwhile = Play Karl while I wait
pair-watched = Others may watch
pair-find = Find a game
pair-looking = Looking for players
pair-found-short = Players found
pair-seconds = { $seconds ->
        [one] 1 second so far
       *[other] { $seconds } seconds so far
    }
pair-near = players near your rating
pair-anybody-on = players of any strength
pair-anybody = Allow any strength
pair-stop = Stop looking
pair-play-bot = Play Karl for now
pair-found = Ready to play: { $who }
pair-not-now = Not now
pair-sit = Take seat · { $seconds }
pair-gone = Another player did not take their seat. Your search continues.
pair-late = You did not take your seat in time. Start a new search.
lobby-open-seats = Open seats
lobby-open-none = No open seats right now. Find a game, or set one up.
lobby-sit = Take seat
lobby-seats-left = { $count ->
        [one] 1 seat left
       *[other] { $count } seats left
    }
lobby-live = Live now
lobby-live-count = { $count ->
        [one] 1 public game
       *[other] { $count } public games
    }

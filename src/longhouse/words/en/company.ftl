chat-muted = You have muted this chat.
chat-none = No messages yet.
chat-new = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
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
        [one] 1 day per move
       *[other] { $days } days per move
    }
pair-move = { $minutes } min per move
pair-fischer = { $minutes } min + { $seconds } s per move
# On a tile of quick pairing: the clock in large letters, then the rest of it in small ones.
pair-tile = { $kind ->
        [none] No clock
        [days] { $amount ->
            [one] 1 day
           *[other] { $amount } days
        }
       *[minutes] { $amount } min
    }
pair-tile-rest = { $kind ->
        [fischer] + { $seconds } s
       *[move] per move
    }
# What a game with this clock is like.
pair-tile-about = { $kind ->
        [quick] quick
        [easy] relaxed
        [move] steady
        [days] over many days
       *[none] as long as you like
    }
pair-count = { $count ->
        [0] no one is looking
        [one] 1 player is looking
       *[other] { $count } players are looking
    }
pair-own = Custom game
# On the tile “Custom game”, below its title.
pair-own-about = with your own options
pair-rated = rated
pair-rated-box = Rated game
pair-meanwhile = Play Karl (a bot) while I wait
pair-watched = Let others watch
pair-find = Find a game
pair-looking = Looking for players
pair-found-short = Your game is ready
pair-seconds = { $seconds ->
        [one] You’ve waited 1 second
       *[other] You’ve waited { $seconds } seconds
    }
# Whom the search looks for first.
pair-near = players with a rating near yours
# Whom the search looks for next.
pair-anybody-on = players with any rating
pair-anybody = Allow any rating
pair-stop = Stop searching
pair-play-bot = Play a bot for now
pair-meanwhile-about = You’re playing a bot meanwhile. When a player is found, you’ll see a message, and this game stays as it is.
pair-to-bot = Continue with the bot
pair-kept = The game you’re playing stays as it is.
pair-found = You can play now with { $who }
pair-not-now = Not now
pair-sit = Take your seat · { $seconds } s
pair-gone = Another player didn’t take their seat in time. Your search continues.
pair-late = You didn’t take your seat in time. Start a new search.
lobby-tab = { $tab ->
        [find] Find a game
        [seats] Open seats
        [watch] Watch
       *[mine] My games
    }
lobby-open-seats = Open seats
lobby-open-none = No open seats right now. Find a game, or set one up.
lobby-sit = Take a seat
lobby-seats-left = { $count ->
        [one] 1 seat left
       *[other] { $count } seats left
    }
lobby-runes = rune stones: { $runes }
lobby-rounds = { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
lobby-kept = kept for a player
lobby-cancel = Cancel this game
lobby-live = Live now
lobby-live-chip = live
lobby-live-count = { $count ->
        [0] No one is playing a public game right now.
        [one] 1 public game
       *[other] { $count } public games
    }
premove-about = Choose a tile now, and you’ll settle it as soon as it’s your turn.
premove-set = Planned: settle { $where }
premove-undo = Cancel plan
premove-cell = Plan to settle { $tile }
premove-gone = You can’t settle the tile you planned any more. Choose another.
plan-title = Plan ahead
plan-ahead = { $count ->
        [0] Plan ahead
        [one] 1 plan saved
       *[other] { $count } plans saved
    }
plan-about = First play a move for another player, then your answer. If that player really makes this move, your answer is played for you, even while you’re away. Only you can see your plans.
plan-answer = Now play your answer.
plan-chance = A tile is drawn here, so your plan ends here.
plan-kept = Your plan is saved.
plan-to-table = Back to the game
plan-again = Start over
plan-keep = Save this plan
plan-lines = { $count ->
        [one] 1 plan saved
       *[other] { $count } plans saved
    }
plan-remove = Remove
plan-remove-which = Remove this plan: { $moves }
plan-not-yours = You can plan ahead only in your own games, and only while they’re being played.
bell-none = Nothing is waiting for you.
challenge-title = Invite a player
challenge-who = Player
challenge-by-name = Enter a username…
challenge-name = Username
challenge-send = Send invitation
challenge-link = Invite by link
challenge-waits = Waiting for { $who } to answer
challenge-asked = { $who } invites you to a game
challenge-accept = Accept
challenge-decline = Decline
challenge-table = Go to the game
challenge-answered = { $answer ->
        [accepted] { $who } accepted your invitation
        [declined] { $who } declined your invitation
       *[late] { $who } didn’t answer your invitation in time
    }

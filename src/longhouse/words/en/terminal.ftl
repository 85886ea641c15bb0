# The command line and the text game.

cli-about = Fjords and For Northwood! in the terminal: play, simulate, check records. An unofficial fan project.
cli-language = the language to speak
cli-play = play in the terminal
cli-sim = play games among bots and say how fast
cli-verify = check records, event by event
cli-legal = the legal actions of a position, as a JSON list
cli-perft = the number of action sequences of a depth
cli-show = draw a position
cli-game = the game: fjords or northwood
cli-options = options of the game, as a JSON object
cli-tiles = a tile set of your own (TOML); the built-in one is a reconstruction
cli-seed = what all chance follows from
cli-file = a record (JSON)
cli-at = after the first N events; all by default
cli-players = who plays, seat by seat: you, or a bot: random, greedy, thrall, karl, jarl, skald, norn
cli-learn = a game of the learning path, 1 to 7
cli-resume = go on with a saved game
cli-games = how many games
cli-out = a folder to write records to
cli-json = figures as JSON
cli-fair = check that all chance follows from the seed that was committed to
cli-depth = how many actions deep
cli-arena = a tournament among bots: the same deals with rotated seats, with intervals and ratings
cli-bots = run bot workers for servers elsewhere
cli-bot-names = bots, seat by seat: random, greedy, thrall, karl, jarl, skald, norn; set a budget like norn@50ms, norn@2000n or norn@1s/game
cli-jobs = how many games at a time
cli-results = a file that keeps each game, to go on with the match later
cli-against = play against a bot of this name on every other seat
cli-against-whom = --against is for a game with opponents, and takes the place of --players.
cli-hint = the best moves of a position, with values and reasons
cli-analyse = look at a whole game: the value after each move, and the moves that lost most
cli-solve = how a settlement of two ends with best play, exactly or within bounds
cli-engine = prepare the engine of the bots
cli-engine-warm = compile everything once, so that nobody waits for it in a game
cli-engine-jobs = how many processes compile
cli-engine-progress = Compiling
cli-engine-folder = What is compiled cannot be kept in { $folder }: name another folder in LONGHOUSE_CACHE.
cli-engine-ready = The engine is ready: { $modules } modules in { $seconds } s.
cli-completion = print a script that completes commands in a shell
cli-completion-shell = the shell
cli-budget = how much to think: 200ms, 2s or 5000n (nodes)
cli-search-seed = what the search draws at random from
cli-bad-budget = “{ $given }” is no budget: write 200ms, 2s or 5000n.
cli-thinking = Thinking
cli-analyse-progress = Looking at the moves
cli-sim-progress = Playing
cli-sim-figures = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $steps } steps in { $seconds } s: { $games_per_second } games/s, { $steps_per_second } steps/s
usage-title = usage:
usage-arguments = what it is about
usage-options = options
usage-help = say this, and end
usage-required = { $names } is missing
usage-unrecognized = { $given } is not understood here
usage-one = one value has to follow
usage-at-least-one = at least one value has to follow
usage-none = no value may follow, not { $given }
usage-choice = { $given } is none of these: { $choices }
usage-ambiguous = { $given } could mean { $matches }
cli-whole-number = “{ $given }” is not a whole number from { $least } up
cli-bad-seed = “{ $given }” cannot be a seed: use one short line of text
cli-learn-fjords = --learn is for Fjords.
cli-resume-as-it-is = The saved game is { $game }, and goes on with its own options and tiles.
cli-not-toml = This is not a TOML file: { $problem }
cli-file-problem = This file cannot be used: { $problem }
cli-system-problem = This does not work here: { $problem }

play-who = Fjords for { $seats } players. Who plays against you?
    {"   "}1  Thrall, a beginner
    {"   "}2  Karl
    {"   "}3  Jarl
    {"   "}4  Skald
    {"   "}5  Norn, the strongest
    {"   "}0  nobody: all of you on this keyboard
play-players = “{ $given }” does not seat { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }: name each { $kinds }, with commas.
play-due = { $due ->
        [lay] Lay a tile.
        [turn] Draw a tile, or lay one that was set aside.
        [again] It fits nowhere. { $edition ->
            [2005] Draw again, or lay a tile that was set aside.
           *[other] Draw again.
        }
        [build] { $edition ->
            [2005] Build a farm on it?
           *[other] Build a longhouse on it?
        }
        [answer] Does it really fit nowhere? Point out a place, or accept.
        [settle] { $edition ->
            [2005] Place a field.
           *[other] Place a viking.
        }
        [visit] Choose a fief to visit.
        [dialogue] Use an ally, or listen.
        [listen] Listen to the statement.
        [reply] Answer the statement.
        [ability] Decide for the ability.
       *[other] The game is over.
    }
play-hidden = The table does not tell where tiles fit. Type a move, such as lay 17 2,-1 PPMMPP, point 17 2,-1 PPMMPP, nothing, accept or draw.
play-commands =
    {"  "}moves       list the moves again
    {"  "}board       draw the board again
    {"  "}hint        the best moves, and why
    {"  "}undo        take your last decision back
    {"  "}save FILE   save the game, to go on with --resume FILE
    {"  "}quit        save and leave
play-you = You
play-no-such-number = There is no move { $given }: the list goes from 1 to { $count }.
play-finish = { $success ->
        [true] This visit can only succeed now: finish plays the first moves to its end.
       *[false] This visit can only fail now: finish plays the first moves to its end.
    }
play-not-decided = Nothing is decided here that could be finished.
play-nothing-to-undo = There is nothing to take back.
play-file-exists = { $file } exists already; choose another name.
play-saved = Saved: { $file } (longhouse play { $game } --resume { $file } goes on from here)
play-not-saved = Not saved: { $file } cannot be written ({ $problem }).
play-over = Type save to keep the game, undo to go back, quit to leave.

northwood-welcome =
    Visit each fief once, and win exactly as many tricks as its number; the stars of the fiefs you win add up.
    Type the number of a move or the move itself; help explains more.

# The command line and the text game.

cli-about = Play Fjords and For Northwood! in the terminal, run a server, let bots play, or check game files. This is an unofficial fan project.
cli-language = language of all texts
cli-play = play in the terminal
cli-sim = let bots play games, save them as game files, and report the speed
cli-verify = check that all events in game files follow the rules
cli-legal = list the legal actions in a position as JSON
cli-perft = count all possible sequences of legal actions, for a given length
cli-show = print a position as text
cli-game = the game, such as fjords or northwood
cli-options = game options, as a JSON object
cli-tiles = file with a custom tile set (TOML)
cli-seed = random seed
cli-file = a game file (JSON)
cli-at = use the position after the first N events (default: after all events)
cli-players = one player for each seat, separated by commas: you, random, greedy, thrall, karl, jarl, skald, vala or norn
cli-learn = play game number N of the learning path (1 to 7)
cli-resume = resume the game saved in this file
cli-games = number of games to play
cli-out = folder to write game files to
cli-json = print the figures as JSON
cli-fair = also check that every random draw follows from the seed that was fixed before the game
cli-depth = number of actions in each sequence
cli-arena = run a tournament in which all bots play the same deals, and print results and ratings
cli-bots = run bots for servers on this machine or on others
cli-completion = print a script that lets your shell complete longhouse commands
cli-completion-shell = the shell that the script is for
cli-bot-names = one bot for each seat, separated by commas: random, greedy, thrall, karl, jarl, skald, vala or norn; add a thinking budget like norn@50ms, norn@2000n (positions) or norn@1s/game
cli-own-bot = a bot of your own: its name and the command that starts it; can be given several times
cli-new-bot = create the code of a simple bot, as a start for your own
cli-new-bot-folder = folder to create; its name becomes the name of the bot
cli-new-bot-in = programming language of the bot
cli-new-bot-written = Your new bot in { $file } plays at random. Improve it, and try it with these commands:
cli-jobs = number of games to play at the same time
cli-results = file for the results; run the same command again to resume the tournament
cli-against = play against this bot, on all other seats
cli-against-whom = --against works only in games with opponents, and not together with --players.
cli-hint = show the best moves in a position, with values and reasons
cli-analyse = analyse a whole game: show the value of each move, and the moves that cost the most
cli-solve = find the result of a two-player settlement with perfect play, exactly or as a range
cli-engine = prepare the engine that the bots use
cli-engine-warm = compile the whole engine now, so that no game has to wait for it later
cli-engine-jobs = number of processes that compile at the same time
engine-compiling = Compiling the engine (needed only once): { $done } of { $of }
cli-engine-folder = Longhouse can’t save the compiled engine in { $folder }. Set LONGHOUSE_CACHE to another folder.
cli-engine-ready = The engine is ready: { $modules ->
        [one] 1 module
       *[other] { $modules } modules
    } in { $seconds } s.
cli-budget = thinking budget: a time (200ms, 2s) or a number of positions (5000n)
cli-search-seed = random seed for the bot’s search
cli-bad-budget = “{ $given }” is not a thinking budget. Write a time (200ms, 2s) or a number of positions (5000n).
cli-thinking = Thinking
cli-analyse-progress = Checking moves
cli-sim-progress = Playing games
cli-sim-figures = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $steps } steps in { $seconds } s: { $games_per_second } games/s, { $steps_per_second } steps/s
usage-title = usage:
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit
usage-required = missing: { $names }
usage-unrecognized = unknown argument: { $given }
usage-one = needs one value
usage-at-least-one = needs at least one value
usage-none = takes no value (got { $given })
usage-choice = { $given } is not one of: { $choices }
usage-ambiguous = { $given } could mean { $matches }
cli-whole-number = “{ $given }” must be a whole number, { $least } or more
cli-bad-seed = “{ $given }” can’t be a random seed: a seed is one short line of text
cli-learn-fjords = Only Fjords has a learning path (--learn).
cli-resume-as-it-is = The saved game is { $game }, with its own options and tiles. To resume it, run: longhouse play { $game } --resume FILE
cli-not-toml = This is not a TOML file: { $problem }
cli-file-problem = This file can’t be used: { $problem }
cli-system-problem = The system reports a problem: { $problem }

play-who = { $game } for { $seats } players. Who plays against you?
play-opponent = { $bot ->
        [random] a bot that plays at random
        [greedy] a bot that thinks one move ahead
        [thrall] Thrall, a beginner
        [karl] Karl, easy
        [jarl] Jarl, medium
        [skald] Skald, strong
        [vala] Vala, very strong
        [norn] Norn, the strongest
       *[other] { $bot }
    }
play-no-opponent = no bot: other people at this keyboard
play-players = “{ $given }” doesn’t fit this game. Name { $seats ->
        [one] 1 player
       *[other] { $seats } players, separated by commas
    }. Choose from: { $players }.
play-due = { $due ->
        [over] The game is over.
       *[other] Choose a move.
    }
play-hidden = This game doesn’t list the legal moves. Type a move.
play-welcome = Type the number of a move, or the move itself. Type “help” to learn more.
play-help = Type the number of a move from the list, or the move itself.
play-hint = { $action }: { $value }, { $win }% chance of winning
play-commands =
    {"  "}moves       list the moves again
    {"  "}board       draw the board again
    {"  "}hint        show the best moves, and why
    {"  "}undo        take back your last decision
    {"  "}resign      give up the game
    {"  "}save FILE   save the game; resume it with --resume FILE
    {"  "}quit        save and leave
play-which = Which game?
play-several = “{ $given }” could mean several moves. Add a word, or type a number.
play-more = { $count ->
        [one] 1 more move. Type “moves” to list them all.
       *[other] { $count } more moves. Type “moves” to list them all.
    }
play-you = You
play-no-such-number = There is no move { $given }. Choose a number from 1 to { $count }.
play-decided = { $success ->
        [true] The game is already won. Type “finish” to skip to the end.
       *[false] The game can’t be won any more. Type “finish” to skip to the end.
    }
play-not-decided = Nothing is decided yet, so you can’t use “finish”. Choose a move.
play-nothing-to-undo = There is no move to take back.
play-file-exists = { $file } already exists. Choose another name.
play-saved = Saved: { $file } (resume with longhouse play { $game } --resume { $file })
play-not-saved = Not saved: { $file } can’t be written ({ $problem }).
play-part = Part { $part } of { $parts }, from west to east:
play-over = Type “save” to keep the game, “undo” to go back, or “quit” to leave.

fjords-title = Fjords
fjords-due = { $due ->
        [lay] Lay a tile.
        [turn] Draw a tile, or lay one that was set aside.
        [again] The tile you drew fits nowhere. { $edition ->
            [2005] Draw again, or lay a tile that was set aside.
           *[other] Draw again.
        }
        [build] { $edition ->
            [2005] Build a farm on the tile?
           *[other] Build a longhouse on the tile?
        }
        [answer] Does the tile really fit nowhere? Show a place, or agree.
        [settle] { $edition ->
            [2005] Place a field.
           *[other] Place a viking.
        }
        [over] The game is over.
       *[other] Choose a move.
    }
fjords-hidden = The board doesn’t show where tiles fit. Type a move, such as “lay 17 2,-1 PPMMPP”, “point 17 2,-1 PPMMPP”, “nothing”, “accept” or “draw”.

northwood-title = For Northwood!
northwood-welcome =
    Visit each fief once. To win a fief, the number of your replies that score must be exactly the fief’s number. Each fief you win brings stars.
    Type the number of a move, or the move itself. Type “help” to learn more.
northwood-due = { $due ->
        [visit] Choose a fief to visit.
        [dialogue] Use an ally, or listen to the statement.
        [listen] Listen to the statement.
        [reply] Reply to the statement.
        [ability] Choose what the ability does.
        [over] The game is over.
       *[other] Choose a move.
    }
northwood-decided = { $success ->
        [true] This visit is already won. Type “finish” to skip to its end.
       *[false] This visit can’t be won any more. Type “finish” to skip to its end.
    }

cli-plain = print lines of text instead of opening the app, for screen readers and scripts
cli-server = play on this Longhouse server
cli-join = join a game by its link or id: take a free seat, or watch
cli-login = sign in to this account on the server; the app asks for the password

terminal-needs-app = To play on a server, you need the terminal app. Leave out --plain, and start the app in a terminal.
terminal-no-textual = The terminal app needs the package textual (pip install 'longhouse[tui]'). Without it, you play line by line.
terminal-dumb = This terminal can’t move its cursor, so you play line by line.
terminal-no-utf8 = This terminal doesn’t use UTF-8, so you play line by line.
terminal-interrupt = Press Ctrl+Q to quit. Your game is saved.
terminal-too-small = The terminal is too small. Make it at least { $width } columns wide and { $height } lines high.
terminal-bad-address = “{ $given }” is not a server address. Write it like https://games.example.org/.
terminal-bad-link = “{ $given }” is not a link to a game. Copy the whole link.
terminal-server-away = The server { $server } can’t be reached. Check the address and your connection.
terminal-not-a-server = { $server } is not a Longhouse server. Check the address.
terminal-other-version = The server { $server } has another version of Longhouse. Install the same version as the server.
terminal-connection-lost = The connection is lost. Your game is saved.
terminal-connecting = Opening your games…
terminal-where = { $here ->
        [yes] Your games on this computer
       *[no] Your games on { $place }
    }
terminal-your-games = Your games
terminal-no-games = You have no unfinished games.
terminal-menu-continue = Continue ({ $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $waiting ->
        [0] none waiting for you
        [one] 1 waiting for you
       *[other] { $waiting } waiting for you
    })
terminal-menu-new = New game: { $game }
terminal-menu = { $what ->
        [open] Public games with free seats
        [learn] Learn to play
        [puzzles] Puzzles
        [daily] Today’s puzzle and game
        [scenarios] Scenarios
        [replay] Replay a game
        [analysis] Analyse a game
        [book] Rule book
        [online] Play on a server
        [browser] Open in the browser
        [settings] Settings
       *[quit] Quit
    }
terminal-game-state = { $state ->
        [open] waiting for players
        [over] finished
       *[running] { $waiting ->
            [yes] your turn
           *[no] in progress
        }
    }
terminal-key = { $what ->
        [next-lesson] Next lesson
        [again] Try again
        [next-puzzle] Next puzzle
        [solution] Show solution
        [earlier] Step back
        [later] Step forward
        [first] Go to the start
        [last] Go to the end
        [from-here] Play from here
        [analysis] Analysis
        [show] Show
        [search] Search
        [rotate] Rotate
        [way] Next choice
        [zoom-in] Zoom in
        [zoom-out] Zoom out
        [fit] Show whole board
        [pan-left] Move left
        [pan-right] Move right
        [pan-up] Move up
        [pan-down] Move down
        [listen] Listen
        [play] Play
        [hint] Hint
        [undo] Undo
        [finish] Skip to the end
        [saga] Saga
        [chat] Chat
        [resign] Resign
        [agree] Agree
        [decline] Decline
        [back] Back
        [help] Keys
        [new] New game
        [continue] Continue
        [begin] Start game
        [change] Change
        [previous] Move up
        [next] Move down
        [rename] Change your name
        [redraw] Redraw the screen
        [palette] Search commands
        [dark] Use the dark theme
        [light] Use the light theme
        [theme] Theme
        [onward] Continue
       *[quit] Quit
    }
terminal-keys = Keys
terminal-players = Players
terminal-seat = Seat { $seat }
terminal-language = Language
terminal-you-are = Your name here: { $name }
terminal-password = Password for { $login }
terminal-option = { $option ->
        [variant] Variant
        [setup] Type of game
        [goal] Goal
        [scenario] Scenario
       *[challenge] Challenge mode
    }
terminal-no-scenario = No scenario
terminal-yes-no = { $answer ->
        [yes] Yes
       *[no] No
    }
terminal-call-for = Which ally should the ruler replace?
terminal-pile = { $pile ->
        [deck] Deck
        [statement] Statement
        [score] Score
       *[discard] Discard
    }
terminal-trump = trump
terminal-card = { $value } of { northwood-suit }
terminal-visit-outcome = { $won ->
        [yes] You have won over the ruler of fief { $fief }.
       *[no] You didn’t win over the ruler of fief { $fief }.
    }
terminal-thinking = { $warming ->
        [yes] The bots are still waking up…
       *[no] Thinking…
    }
terminal-reconnecting = Reconnecting…
terminal-waits = It is { $who }’s turn.
terminal-can-finish = Press f to skip to the end.
terminal-hint-thinking = Looking for good moves…
# A move and the chance of winning with it.
terminal-hint = { $action } ({ $percent }%)
# A label and what it stands for.
terminal-labelled = { $label }: { $text }
terminal-percent = { $percent }%
terminal-hint-title = Best moves
terminal-offer = { $offer ->
        [takeback] { $who } wants to take back a move.
        [abandon] { $who } wants to end the game without a winner.
        [substitute] { $who } wants a bot to take over an empty seat.
       *[rematch] { $who } wants a rematch.
    } Press y to agree, n to decline.
terminal-offered = { $offer ->
        [takeback] You asked to take back a move.
        [abandon] You asked to end the game without a winner.
        [substitute] You asked for a bot to take over an empty seat.
       *[rematch] You offered a rematch.
    } Wait for an answer, or press n to withdraw.
terminal-answered = { $yes ->
        [yes] { $who } agrees.
       *[no] { $who } declines.
    }
terminal-resign = { $what ->
        [title] Do you want to stop this game?
        [stay] Keep playing
        [abandon] End without a winner
       *[resign] Resign
    }
# A menu after the end of a game.
terminal-after = { $what ->
        [look] View the board
        [rematch] Rematch
        [replay] Replay
        [analysis] Analysis
       *[leave] Leave
    }
terminal-no-finished = You haven’t finished a game yet.
terminal-fjords-keys = Press r to rotate the tile, Enter to lay it, or Tab for another tile.
terminal-fjords-land = { $land ->
        [contested] This tile is contested.
       *[secured] This tile is secured for { $who }.
    }
terminal-fjords-round = Round { $round }
terminal-lesson-next = Press n for the next lesson.
terminal-replay-place = step { $at } of { $count }
terminal-daily = { $what ->
        [puzzle] Puzzle of the day
       *[deal] Game of the day
    }
terminal-book-nothing = “{ $text }” is not in the rule book.
terminal-palette-search = Search for a command…
terminal-which-server = Enter the address of a server, or a link to a game
terminal-no-open = No public game has a free seat right now.
terminal-browser-link = Opening this link in your browser: { $link }

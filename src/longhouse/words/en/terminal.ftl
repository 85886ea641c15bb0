# The command line and the text game.

cli-about = Play Fjords and For Northwood! in the terminal, run a server, let bots play, check game files. This is an unofficial fan project.
cli-language = language of all texts
cli-play = play in the terminal
cli-sim = let bots play games, save them as game files, and report the speed
cli-verify = check that the game files follow the rules, event by event
cli-legal = list the legal actions in a position as JSON
cli-perft = count all sequences of a given number of legal actions
cli-show = print a position as text
cli-game = the game, such as fjords or northwood
cli-options = game options, as a JSON object
cli-tiles = file with a custom tile set (TOML)
cli-seed = random seed
cli-file = a game file (JSON)
cli-at = use the position after the first N events (default: after all)
cli-players = players, seat by seat: you, or a bot: random, greedy, thrall, karl, jarl, skald, norn
cli-learn = play this game of the learning path, 1 to 7
cli-resume = resume the game saved in this file
cli-games = number of games
cli-out = folder to write game files to
cli-json = print the figures as JSON
cli-fair = also check every random draw against the committed seed
cli-depth = how many actions each sequence has
cli-arena = run a tournament of bots with equal chances for all, and print results and ratings
cli-bots = run bots for servers on this machine or on others
cli-completion = print a script that lets your shell complete commands
cli-completion-shell = the shell that the script is for
cli-bot-names = bots, seat by seat: random, greedy, thrall, karl, jarl, skald, norn; add a thinking budget like norn@50ms, norn@2000n (positions) or norn@1s/game
cli-own-bot = a bot of your own: its name and the command that starts it; can be given several times
cli-new-bot = create a first bot of your own that can play right away
cli-new-bot-folder = the new folder; its name becomes the name of the bot
cli-new-bot-in = the programming language
cli-new-bot-written = The bot in { $file } plays at random. Make it better, and try it with these commands:
cli-jobs = number of games played at the same time
cli-results = file for the results; run the same command again to resume the tournament
cli-against = put this bot on every other seat
cli-against-whom = --against needs a game with opponents. Use either --against or --players, not both.
cli-hint = show the best moves in a position, with values and reasons
cli-analyse = analyse a whole game: what each move was worth, and which moves cost the most
cli-solve = solve a settlement with two players: find the exact result, or the range in which it lies
cli-engine = prepare the engine that the bots think with
cli-engine-warm = compile the whole engine now, so that no game has to wait for it
cli-engine-jobs = number of processes that compile at the same time
engine-compiling = Compiling the engine, only this once: { $done } of { $of }
cli-engine-folder = Longhouse can’t write compiled code to { $folder }. Set LONGHOUSE_CACHE to another folder.
cli-engine-ready = The engine is ready: { $modules ->
        [one] 1 module
       *[other] { $modules } modules
    } in { $seconds } s.
cli-budget = how long to think: a time (200ms, 2s) or a number of positions (5000n)
cli-search-seed = random seed for the bot’s search
cli-bad-budget = “{ $given }” is not a thinking budget. Write a time (200ms, 2s) or a number of positions (5000n).
cli-thinking = Thinking
cli-analyse-progress = Checking the moves
cli-sim-progress = Playing
cli-sim-figures = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $steps } steps in { $seconds } s: { $games_per_second } games/s, { $steps_per_second } steps/s
usage-title = usage:
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit
usage-required = { $names } is missing
usage-unrecognized = unknown argument: { $given }
usage-one = needs one value
usage-at-least-one = needs at least one value
usage-none = takes no value (got { $given })
usage-choice = { $given } is not one of: { $choices }
usage-ambiguous = { $given } could mean { $matches }
cli-whole-number = “{ $given }” must be a whole number, { $least } or more
cli-bad-seed = “{ $given }” can’t be a random seed: use one short line of text
cli-learn-fjords = Only Fjords has a learning path (--learn).
cli-resume-as-it-is = The saved game ({ $game }) already has its own options and tiles. Run the command again without them.
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
        [norn] Norn, the strongest
       *[other] { $bot }
    }
play-no-opponent = no bot: all players share this keyboard
play-players = “{ $given }”: name { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, separated by commas. Choose each from: { $players }.
play-due = { $due ->
        [over] The game is over.
       *[other] Choose a move.
    }
play-hidden = The legal moves are not listed in this game. Type a move.
play-welcome = Type the number of a move, or the move itself. Type help to learn more.
play-help = Type the number of a move from the list, or the move itself.
play-hint = { $action }: { $value }, { $win }% chance of winning
play-commands =
    {"  "}moves       list the moves again
    {"  "}board       draw the board again
    {"  "}hint        show the best moves, and why
    {"  "}undo        take back your last decision
    {"  "}resign      give the game up
    {"  "}save FILE   save the game; resume it with --resume FILE
    {"  "}quit        save and leave
play-which = Which game?
play-several = “{ $given }” could mean several moves. Add a word, or type a number.
play-more = { $count ->
        [one] 1 more move: type moves to list all.
       *[other] { $count } more moves: type moves to list all.
    }
play-you = You
play-no-such-number = There is no move { $given }. Choose a number from 1 to { $count }.
play-decided = { $success ->
        [true] The game is already won. Type “finish” to play it out.
       *[false] The game can’t be won any more. Type “finish” to play it out.
    }
play-not-decided = Nothing is decided yet, so you can’t use “finish”. Choose a move.
play-nothing-to-undo = There is no move to take back.
play-file-exists = { $file } already exists. Choose another name.
play-saved = Saved: { $file } (resume with longhouse play { $game } --resume { $file })
play-not-saved = Not saved: { $file } can’t be written ({ $problem }).
play-part = Part { $part } of { $parts }, from west to east:
play-over = Type “save” to keep the game, “undo” to go back, “quit” to leave.

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
fjords-hidden = The board doesn’t show where tiles fit. Type a move, such as lay 17 2,-1 PPMMPP, point 17 2,-1 PPMMPP, nothing, accept or draw.

northwood-title = For Northwood!
northwood-welcome =
    Visit each fief once. To win a fief, the number of your replies that score must be exactly the fief’s number. Each fief you win brings stars.
    Type the number of a move, or the move itself. Type help to learn more.
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
        [true] This visit is already won. Type “finish” to play it out.
       *[false] This visit can’t be won any more. Type “finish” to play it out.
    }

cli-plain = play line by line, for screen readers and pipes
cli-server = play on this Longhouse server
cli-join = a link to a game, or its id: take a free seat there, or watch
cli-login = sign in to this account on the server; the app asks for the password

terminal-needs-app = You can play on a server only in the terminal app. Leave out --plain, and start the app in a terminal.
terminal-no-textual = The terminal app needs the package textual (pip install 'longhouse[tui]'). The game continues line by line.
terminal-dumb = This terminal can’t move its cursor. The game continues line by line.
terminal-no-utf8 = This terminal doesn’t use UTF-8. The game continues line by line.
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
terminal-no-games = You have no unfinished game.
terminal-menu-continue = Continue ({ $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $waiting ->
        [0] none is waiting for you
        [one] 1 is waiting for you
       *[other] { $waiting } are waiting for you
    })
terminal-menu-new = New game: { $game }
terminal-menu = { $what ->
        [open] Open games
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
        [over] over
       *[running] { $waiting ->
            [yes] your turn
           *[no] in progress
        }
    }
terminal-key = { $what ->
        [next-lesson] Next lesson
        [again] Again
        [next-puzzle] Next puzzle
        [solution] Solution
        [earlier] Back one move
        [later] Next move
        [first] To the start
        [last] To the end
        [from-here] Play from here
        [analysis] Analysis
        [show] Show
        [search] Search
        [rotate] Rotate
        [way] Other tile
        [zoom-in] Larger
        [zoom-out] Smaller
        [fit] Whole land
        [pan-left] Move left
        [pan-right] Move right
        [pan-up] Move up
        [pan-down] Move down
        [listen] Listen
        [play] Play
        [hint] Hint
        [undo] Undo
        [finish] Play to the end
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
        [previous] Up
        [next] Down
        [rename] Change your name
        [redraw] Redraw the screen
        [palette] Command palette
        [dark] Dark theme
        [light] Light theme
        [theme] Theme
        [onward] Continue
       *[quit] Quit
    }
terminal-keys = Keys
terminal-players = Players
terminal-seat = Seat { $seat }
terminal-language = Language
terminal-you-are = You play as { $name }.
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
terminal-call-for = Which ally does the ruler stand in for?
terminal-ally = { $ready ->
        [yes] ready
       *[no] exhausted
    }
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
       *[no] You did not win over the ruler of fief { $fief }.
    }
terminal-thinking = { $warming ->
        [yes] The bots are still waking up…
       *[no] thinking…
    }
terminal-reconnecting = Reconnecting…
terminal-waits = It is { $who }’s turn.
terminal-can-finish = Press f to play to the end.
terminal-hint-thinking = Looking for good moves…
terminal-hint = { $action } ({ $percent }%)
terminal-labelled = { $label }: { $text }
terminal-percent = { $percent }%
terminal-hint-title = The best moves
terminal-offer = { $offer ->
        [takeback] { $who } wants to take a move back.
        [abandon] { $who } wants to end the game without a winner.
        [substitute] { $who } wants a bot to take over an empty seat.
       *[rematch] { $who } wants a rematch.
    } Press y to agree, n to decline.
terminal-offered = { $offer ->
        [takeback] You asked to take a move back.
        [abandon] You offered to end the game without a winner.
        [substitute] You asked for a bot to take over an empty seat.
       *[rematch] You offered a rematch.
    } Wait for an answer, or press n to withdraw.
terminal-answered = { $yes ->
        [yes] { $who } agrees.
       *[no] { $who } declines.
    }
terminal-resign = { $what ->
        [title] Do you want to stop playing?
        [stay] Keep playing
        [abandon] End without a winner
       *[resign] Resign
    }
terminal-after = { $what ->
        [look] Look at the board
        [rematch] Rematch
        [replay] Replay
        [analysis] Analysis
       *[leave] Leave
    }
terminal-no-finished = You have not finished a game yet.
terminal-fjords-keys = r rotates it, Enter lays it, Tab chooses another.
terminal-fjords-land = { $land ->
        [contested] This tile is contested.
       *[secured] This tile is secured for { $who }.
    }
terminal-fjords-round = Round { $round }
terminal-lesson-next = Press n for the next lesson.
terminal-replay-place = move { $at } of { $count }
terminal-daily = { $what ->
        [puzzle] Puzzle of the day
       *[deal] Game of the day
    }
terminal-book-nothing = “{ $text }” is not in the rule book.
terminal-palette-search = Search for a command…
terminal-which-server = The address of a server, or a link to a game
terminal-no-open = No public game has a free seat right now.
terminal-browser-link = The browser opens this link: { $link }

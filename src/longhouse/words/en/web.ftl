# The web app: pages, prompts, and what is told of a game.

web-come-in = Come in, and take a seat
web-come-in-about = Play two board games in your browser. You need no account, and there is nothing to install.
web-learn-playing = Learn by playing
web-offer-bots = Opponents with character
web-offer-bots-about = Play against six bots, from Thrall (easiest) to Norn (strongest). Each has its own style.
web-offer-friends = Invite friends by link
web-offer-friends-about = Send a link or show the QR code. Your friends only need a name.
web-offer-daily = Something new every day
web-offer-daily-about = Every day brings one puzzle and one game, the same for everyone. The Longhouse Year adds sixteen scenarios.
web-greeting = { $time ->
        [morning] Good morning, { $name }
        [evening] Good evening, { $name }
        [night] Still awake, { $name }?
       *[day] Hello, { $name }
    }
web-welcome-back = Welcome back
web-waiting-count = { $count ->
        [one] { $count } game is waiting for you
       *[other] { $count } games are waiting for you
    }
web-also-running = Other games in progress
web-resume = Resume
web-play-now = Play now
web-to-play = See free seats and public games
web-rival = { $level ->
        [thrall] Thrall wants to play
        [karl] Karl wants to play
        [jarl] Jarl wants to play
        [skald] Skald wants to play
        [vala] Vala wants to play
        [norn] Norn wants to play
       *[other] { $level }
    }
web-play-against = { $level ->
        [thrall] Play Thrall
        [karl] Play Karl
        [jarl] Play Jarl
        [skald] Play Skald
        [vala] Play Vala
        [norn] Play Norn
       *[other] Play
    }
web-bot-rank = Level { $rank } of { $of }
web-bot-about = { $level ->
        [thrall] Thrall looks only at its own land and often misjudges it.
        [karl] Karl sees the whole board, but doesn’t think ahead.
        [jarl] Jarl thinks ahead, but sometimes misjudges a move.
        [skald] Skald thinks further ahead and rarely misjudges a move.
        [vala] Vala considers many possible futures and hardly ever misjudges a move.
       *[norn] Norn is the strongest bot and looks furthest ahead.
    }
web-bot-own = A bot that was added to this server.
web-course-map = All lessons
web-lessons-done = { $count ->
        [one] { $done } of { $count } lesson done
       *[other] { $done } of { $count } lessons done
    }
web-next-lesson = Next lesson: { $title }
web-lessons-all = You have finished all the lessons. Well done!
# Follows the date.
web-new-at-midnight = next puzzle and game at midnight UTC
web-the-puzzle = Puzzle of the day
web-the-deal = Game of the day
web-puzzle-done = { $right ->
        [true] You solved it on the first try!
       *[false] You didn’t solve it on the first try.
    }
web-solve-it = Solve it
web-see-again = See it again
web-play-deal = Play the game
web-days-count = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-days-longest = { $days ->
        [one] Longest streak: { $days } day
       *[other] Longest streak: { $days } days
    }
web-lantern = { $days ->
        [0] Your lantern isn’t lit yet
       *[other] Your lantern is lit
    }
web-lantern-note = Solve the puzzle or play the game of the day to keep your lantern lit.
web-day-lit = { $day }: { $lit ->
        [full] puzzle and game done
        [half] only puzzle or game done
       *[none] nothing done
    }
web-daily-page = Go to today’s page
web-more-puzzles = More puzzles
# The name of a player who has not given one.
web-guest = Wanderer
web-you = You
web-open-seat = free seat
web-level = { $level ->
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skald
        [vala] Vala
        [norn] Norn
       *[other] { $level }
    }
web-game-name = { $game ->
        [northwood] For Northwood!
       *[fjords] Fjords
    }
web-fjords-invite = Explore a land of coasts and mountains, tile by tile. Build longhouses in the right places, then settle more land than your rivals.
web-northwood-invite = Travel through eight fiefs and win over their rulers. In each fief, score exactly the number it asks for. A solo card game.
web-play-bot = Play against a bot
web-play-solo = Play
web-set-up = Set up a game
web-continue = Games in progress
web-continue-none = You have no game in progress. Start one above.
web-play-about = Set up a new game, join one, or continue a game you began.
# Stands below the name of a game, in a list.
web-game-open = waiting for players
web-all-of = Show all { $count }
web-to-year = See all scenarios
web-year-about = The Longhouse Year has sixteen journeys through Northwood, each with a rule of its own.
web-past-games = Finished games
web-replay = Replay
web-replays = Replays
web-about = About
web-about-text = Longhouse is an unofficial fan project. Fjords is a game by Franz-Benno Delonge (2021 edition with Phil Walker-Harding). For Northwood! is a game by Wil Su. Both games belong to their authors and publishers. We wrote all texts and drew all pictures here ourselves.
web-about-tiles = There is no public list of all the tiles in the printed game. The tiles used here are a reconstruction.
web-credits = Credits
# The address of a website and its licence follow.
web-credits-icons = Animal icons from
web-credits-others = and others
web-credits-fonts = Fonts: Crimson Pro and Source Sans 3, both under the SIL Open Font License.
web-home = Home
web-to-start = Go to start page
web-leave-table = Leave this game?
web-leave-clock = If you leave, your clock keeps running. You can come back to the game from the start page.
web-stay = Stay here
web-back = Back
web-skip = Skip to the main content
web-pages = Pages
web-page = { $page ->
        [play] Play
        [today] Today
        [learn] Learn
        [puzzles] Puzzles
        [year] The Year
        [people] People
        [you] You
       *[home] Home
    }
web-nothing-here = This page can’t be found
web-days = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
# Follows a large number.
web-days-unit = { $days ->
        [one] {" "}day
       *[other] {" "}days
    }
web-bell = { $count ->
        [0] No notifications
        [one] 1 notification
       *[other] { $count } notifications
    }
web-game-with = { $title } with { $who }
web-analysis = Analysis
web-free-board = Analysis board
web-close = Close
web-language = Language
web-theme = Theme
web-theme-name = { $theme ->
        [light] Light
        [dark] Dark
       *[auto] Same as system
    }
web-pace = Animations
web-pace-name = { $pace ->
        [fast] Fast
        [none] None
       *[calm] Calm
    }
web-settings = Settings
web-not-found = This game can’t be opened
web-seat-waits = A seat is waiting for you
web-game-gone = This game was cancelled.
web-wait = One moment…
web-reconnecting = Connection lost. Reconnecting…
web-new-version = There is a new version.
web-reload = Reload
web-unreachable = The server can’t be reached. Your game is safe. Try again once you’re online.
web-once-more = Try again
web-bad-event = Step { $n } of this game file breaks a rule: { $text }

web-your-name = Your name
web-their-name = Name
web-variant = Which variant?
web-setup-title = Set up a game of { $title }
web-setup-journey = Set up a journey through Northwood
web-step = { $step ->
        [game] Game
        [seats] Seats
        [runes] Runes
       *[more] Options
    }
web-summary = Summary
web-summary-you = you
web-summary-friend = a friend by link
web-summary-fjords = { $variant }: { $who }
# Above the form for a new game. The buttons “last time”, “my usual” and “first game” follow: each fills in the form.
web-begin-from = Use these settings:
web-begin-from-name = { $what ->
    [last] last time
    [usual] my usual
   *[first] first game
    }
# Keeps the settings of the form for later games, as “my usual”.
web-save-usual = Save as my usual
web-usual-saved = Saved as my usual
web-who-sits = Who sits where?
web-two-only = This variant is for two players.
web-no-runes = { $variant ->
        [first] The 2005 edition has no rune stones.
       *[classic] The Classic variant is played without rune stones.
    }
web-runes-about = Choose as many rune stones as you like. Each one adds a special rule.
web-seat-kept = Who may take this seat
web-seat-kept-none = Anyone with the link
web-free-seat = A free seat
web-seat-kind = { $kind ->
        [me] Me
        [bot] A bot
        [open] Invite by link
       *[here] At this screen
    }
web-seat-role = { $kind ->
        [me] You · { $clan }
        [bot] Bot · { $clan }
        [open] Invited by link · { $clan }
        [kept] Invited · { $clan }
       *[here] At this screen · { $clan }
    }
web-seat-open-about = You’ll get a link for the other players once the game is created.
web-which-bot = Which bot takes seat { $seat }?
web-change = Change
web-rune-brief = { $rune ->
        [strength] Every viking next to this stone scores 1 extra point.
        [water] Every viking connected to this stone by sea scores 1 extra point.
        [journey] Once per game, send a viking up to three tiles across the sea.
        [horse] Once per game, send a viking up to three tiles along the mountains.
        [friendship] The player with the most vikings around this stone scores 2 points.
        [wisdom] Once per game, cross an empty space.
       *[home] Once per game, build a longhouse that gives your vikings beside it 1 extra point each.
    }
web-learning-game-none = No rune stones
web-how-many-stars = How many stars?
web-best-so-far = { $stars ->
        [one] Your best result so far: { $stars } star.
       *[other] Your best result so far: { $stars } stars.
    }
# Follows the number of stars.
web-goal-stars = { $medal ->
        [gold] stars · gold
        [silver] stars · silver
       *[bronze] stars · bronze
    }
# Stands below the medal that is the goal.
web-goal-about = { $medal ->
        [gold] a nearly perfect journey
        [silver] a very good journey
       *[bronze] a good journey
    }
web-goal-reached = { $journeys ->
        [one] You reached this goal in { $times } of { $journeys } journey.
       *[other] You reached this goal in { $times } of { $journeys } journeys.
    }
web-who-you-meet = Characters in this game
web-who-you-meet-about = { $setup ->
        [full] Each game uses twelve of these twenty-four characters. Tap a character to read its ability.
       *[intro] The four Jacks are your allies. Queens and Kings rule the fiefs. Tap a character to read its ability.
    }
web-setup-chances = Show my chances before each visit
web-setup-chances-about = Good for learning: you see how likely you are to win each fief.
web-summary-journey = { $setup }: { $aim } for { $medal ->
        [gold] gold
        [silver] silver
       *[bronze] bronze
    }
web-summary-chances = About 15 minutes · your chances are shown
web-summary-plain = About 15 minutes
web-begin-journey = Begin the journey
web-deal-of-day = Game of the day
web-variant-about = { $variant ->
        [epic] Two players, all tiles. Each player has 30 vikings and 6 longhouses.
        [classic] Two players, three rounds. You draw tiles from the bag. No rune stones.
        [first] Two players, three rounds. The original Fjorde of 2005, with fields and farms.
       *[base] Two to four players. Choose each tile from a row of four.
    }
web-who-plays = Who’s playing?
web-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-seats-range = { $from } to { $to } players
web-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-status-exploring = { $tiles ->
        [one] Exploration: { $tiles } tile in the bag.
       *[other] Exploration: { $tiles } tiles in the bag.
    }
web-status-settling = { $tiles ->
        [one] Settlement: { $tiles } tile to settle.
       *[other] Settlement: { $tiles } tiles to settle.
    }
web-status-journey = Visit { $visit } of 8. { web-of-goal-stars }
web-of-goal-stars = { $goal ->
        [one] { $stars } of { $goal } star.
       *[other] { $stars } of { $goal } stars.
    }
web-seat = Seat { $seat }
web-runes = Rune stones
web-learning = Learning path
web-learning-game = Game { $game }: { $count ->
        [0] no rune stones
        [one] { $count } rune stone
       *[other] { $count } rune stones
    }
web-rounds = Rounds
web-more-options = More options
web-oversight = No placement help
web-oversight-about = The board won’t show where tiles fit. You have to find the places yourself.
web-clock = Clock
web-clock-name = { $kind ->
        [move] 1 minute per move
        [fischer] 10 minutes, plus 10 seconds per move
        [days] 3 days per move
       *[none] No clock
    }
web-visibility = Who can watch?
web-visibility-name = { $visibility ->
        [public] Everyone
        [private] Only the players in the game
       *[link] Anyone with the link
    }
web-tiles-note = { web-about-tiles }
web-northwood-setup = Which type of game?
web-setup-name = { $setup ->
        [full] Full game
       *[intro] Introductory game
    }
web-setup-about = { $setup ->
        [full] All 24 characters. Allies and rulers are dealt at random.
       *[intro] The four Jacks are your allies; Kings and Queens rule the fiefs.
    }
web-goal = { $stars ->
        [18] { $stars } stars: silver
        [20] { $stars } stars: gold
       *[other] { $stars } stars: bronze
    }
web-scenario-year = The Longhouse Year
web-begin = Start game
web-begin-invite = Create and invite

web-waiting-room = The game begins once every seat is taken.
web-sit = Take this seat
web-fill-bot = Add a bot
web-invite = Invite a friend
web-qr = QR code for the link
web-copy-link = Copy the link
web-copied = Link copied

web-menu = Menu
web-undo = Undo
web-hint-button = Hint
web-record = Download game file
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-yes = Yes, resign
web-resign-no = No, play on
web-chat = Chat
web-send = Send
web-yes = Yes
web-no = No
web-link-title = Sign in another device?
web-link-warning = That device can then play your games and see your data. Not your link? Say no.
web-link-agree = Sign it in
web-offer = { $kind ->
        [takeback] { $who } asks to take back a move.
        [abandon] { $who } wants to end the game without a winner.
        [substitute] { $who } wants a bot to take over the empty seat.
       *[rematch] { $who } wants a rematch.
    }
web-keys = Keyboard shortcuts
web-keys-text = { $game ->
        [northwood] Arrow keys: move between cards · Enter: choose a card · Enter again: play it · Esc: cancel · H: hint. You can also drag cards.
       *[fjords] 1–4: choose a tile · R: rotate · Tab or arrow keys: next place · Enter: lay · Esc: cancel · + −: zoom · 0: show the whole board
    }
web-key-cap = { $cap ->
        [arrows] Arrow keys
        [enter] Enter
        [escape] Esc
       *[other] { $cap }
    }
# What a key does, in a list of all keys.
web-key-does = { $does ->
        [tile] Choose a tile
        [turn] Rotate the tile
        [place] Move to another place
        [choice] Move between choices
        [play] Choose; press again to play
        [back] Cancel or undo
        [hint] Show a hint
        [fits] Show which tiles fit here
        [marks] Explain the marks
        [zoom] Zoom in, zoom out, show the whole board
       *[help] Show this list
    }
web-your-turn = Your turn
web-their-turn = Their turn
web-turn-of = { $you ->
        [yes] Your turn
       *[no] { $who }’s turn
    }
web-wait-for = { $who } is thinking
web-warming = The bots are still waking up. This takes about a minute the first time.
web-role = { $clan } · { $kind ->
        [bot] bot
        [open] free
       *[person] player
    }
web-role-bot = { $clan } · bot, { player-strength }
web-role-thinking = { $clan } · { $warming ->
        [yes] waking up…
       *[no] thinking…
    }
# Follows a number.
web-points = { $points ->
        [one] point
       *[other] points
    }
web-vikings = { $edition ->
        [2005] { $count ->
            [one] { $count } field left
           *[other] { $count } fields left
        }
       *[other] { $count ->
            [one] { $count } viking left
           *[other] { $count } vikings left
        }
    }
web-houses = { $edition ->
        [2005] { $count ->
            [one] { $count } farm left
           *[other] { $count } farms left
        }
       *[other] { $count ->
            [one] { $count } longhouse left
           *[other] { $count } longhouses left
        }
    }
web-rune-left = { rune-name }: { $left ->
        [yes] not used yet
       *[no] used
    }
web-round = Round { $round }
web-phase = Phase
web-exploration = Exploration
web-settlement = Settlement
web-board = Board. Drag to move it, scroll to zoom.
web-text-board = Board as text
web-text-intro = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }. The rows run from north to south, each from west to east.
web-text-row = Row { $row } of { $rows }
web-text-tile = { $tile }: { $mountains ->
        [none] {""}
        [all] mountain all around;{" "}
       *[other] mountain { $mountains };{" "}
    }{ $seas ->
        [none] {""}
        [all] sea all around;{" "}
       *[other] sea { $seas };{" "}
    }{ $on ->
        [nothing] free
       *[other] { $on }
    }{ $reach ->
        [unknown] {""}
        [none] , out of reach
        [one] , secured: { $who }
       *[several] , contested: { $who }
    }
web-text-you = you
web-text-visit = Fief { $fief }, { $ruler }: { $target }. { $suit ->
        [none] No trump.
       *[other] Trump: { northwood-suit }.
    }
web-text-piles = Deck: { $deck }. Discard pile: { $discard }.
web-text-hand = Your hand: { $cards }.
web-terrain = { $plains ->
        [0] {""}
        [6] plains only
       *[other] { $plains } plains
    }{ $mountains ->
        [0] {""}
        [6] mountain only
       *[other] , { $mountains } mountain
    }{ $seas ->
        [0] {""}
        [6] sea only
       *[other] , { $seas } sea
    }
web-corner = { $corner ->
        [0] north
        [1] north-east
        [2] south-east
        [3] south
        [4] south-west
       *[5] north-west
    }
web-stands = { $piece ->
        [viking] { $edition ->
            [2005] { $you ->
                [yes] your field
               *[no] { $who }’s field
            }
           *[other] { $you ->
                [yes] your viking
               *[no] { $who }’s viking
            }
        }
        [house] { $edition ->
            [2005] { $you ->
                [yes] your farm
               *[no] { $who }’s farm
            }
           *[other] { $you ->
                [yes] your longhouse
               *[no] { $who }’s longhouse
            }
        }
        [home] { $you ->
            [yes] your longhouse on the Home stone
           *[no] { $who }’s longhouse on the Home stone
        }
        [strength] Strength stone
        [water] Water stone
       *[friendship] Friendship stone
    }
web-cell-claim = Settle this tile: { $tile }
web-cell-contested = Settle this tile: { $tile }. { $who } can reach it, too
web-cell-fits = Free place { $where }: the tile fits in { $ways ->
        [one] { $ways } rotation
       *[other] { $ways } rotations
    }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show whole board
web-rating-course = { $count ->
        [one] Rating after 1 puzzle: { $last }
       *[other] Rating over { $count } puzzles, from { $first } to { $last }
    }
web-puzzle-rating = Your puzzle rating: { $game }
web-landmarks = Show secured and contested land
web-marks = What the marks mean
web-mark = { $kind ->
        [secured] { $you ->
            [yes] Secured for you
           *[no] Secured for one player
        }
        [contested] Contested
        [free] You can settle here
       *[beyond] Out of your reach
    }
web-mark-about = { $kind ->
        [contested] Several players can reach it.
       *[secured] No one else can reach it.
    }
# Also passed: $count
web-mark-chip = { $kind ->
        [secured] { $you ->
            [yes] yours
           *[no] secured
        }
        [contested] contested
        [free] in reach
       *[beyond] too far
    }
web-secured-now = { $count ->
        [one] You have secured { $count } more tile: no one else can reach it.
       *[other] You have secured { $count } more tiles: no one else can reach them.
    }
web-tray = Your move
web-due = { $due ->
        [lay] Lay a tile
        [turn] Draw a tile
        [again] The tile fits nowhere: draw again
        [build] { $edition ->
            [2005] Build a farm?
           *[other] Build a longhouse?
        }
        [answer] Does the tile really fit nowhere?
        [settle] { $edition ->
            [2005] Place a field
           *[other] Place a viking
        }
       *[other] One moment…
    }
web-choose-tile = Choose a tile.
web-fits = { $count ->
        [0] This tile fits nowhere. Choose another tile.
        [one] This tile fits in { $count } place.
       *[other] This tile fits in { $count } places.
    }
web-blind = Choose a tile, then look for a place where it fits.
web-draw-detail = { $aside ->
        [yes] Draw a tile, or lay one that was set aside.
       *[no] Draw a tile from the bag.
    }
web-build-detail = { $houses ->
        [one] This is your last building. Once built, it can’t move.
       *[other] You have { $houses } buildings left. Once built, they can’t move.
    }
web-claimable = { $count ->
        [one] You can settle { $count } tile. Choose it.
       *[other] You can settle { $count } tiles. Choose one.
    }
web-settle-title = The land is complete. Now settle it!
web-settle-title-short = Now settle the land!
web-settle-what = { $edition ->
        [2005] Take turns placing one field on free land beside your own farms and fields.
       *[other] Take turns placing one viking on free land beside your own longhouses and vikings.
    }
web-settle-points = { $edition ->
        [2005] Every field scores 1 point.
       *[other] Every viking scores 1 point.
    }
web-begins = { $you ->
        [yes] You begin
       *[no] { $who } begins
    }
web-round-next = Continue
web-score-leads = { $you ->
        [yes] You lead { $standing }.
       *[no] { $who } leads { $standing }.
    }
web-score-even = The score is { $standing }.
web-out-title = { $several ->
        [yes] No player at this screen can settle any more tiles
       *[no] You can’t settle any more tiles
    }
web-out-why = { $why ->
        [vikings] { $edition ->
            [2005] All your fields are placed.
           *[other] All your vikings are placed.
        }
       *[land] You can’t reach any free land.
    }
web-out-rest = { $who } settles the remaining tiles: { $placed } of { $all }.
web-out-more = { $count ->
        [one] { $who } can still settle { $count } tile.
       *[other] { $who } can still settle { $count } tiles.
    }
web-out-others = { $names } can still settle tiles.
web-skip-to-end = Skip to the end
web-skip-count = Skip
web-pause = Pause
# Marks the player who can’t settle any more tiles.
web-settled = Settled
# Marks the player whose points are being counted.
web-counted = Adding points
web-counting = Counting the points
web-count-of = { $sum ->
        [one] { $who }: { $sum } point…
       *[other] { $who }: { $sum } points…
    }
web-count-what = { $what ->
        [viking] { $edition ->
            [2005] 1 point for every field.
           *[other] 1 point for every viking.
        }
        [land] 1 extra point for each tile that no one else can reach.
       *[rune] { rune-name }: { $points ->
            [one] { $points } extra point.
           *[other] { $points } extra points.
        }
    }
web-count-rival = { $you ->
        [yes] { $sum ->
            [one] You have { $sum } point. Will that be enough?
           *[other] You have { $sum } points. Will that be enough?
        }
       *[no] { $sum ->
            [one] { $who } has { $sum } point. Will that be enough?
           *[other] { $who } has { $sum } points. Will that be enough?
        }
    }
web-sums = How the points add up
web-podium = Final ranking
# Stands at the name of the winner.
web-winner = Winner
# Stands below the name of the winner.
web-podium-tie = wins the tie-break
web-points-pair = { $first } to { $second }
web-stood = The score was { $standing }, and { $free ->
        [one] { $free } tile was still free.
       *[other] { $free } tiles were still free.
    }
web-won-by-land = { $land ->
        [one] { $land } tile that no one else can reach brings 1 extra point.
       *[other] { $land } tiles that no one else can reach bring 1 extra point each.
    }
web-lead-kept = { $viking ->
        [one] { $you ->
            [yes] You led from the first { $edition ->
                [2005] field
               *[other] viking
            } on.
           *[no] { $who } led from the first { $edition ->
                [2005] field
               *[other] viking
            } on.
        }
       *[other] { $you ->
            [yes] You took the lead with { $edition ->
                [2005] field
               *[other] viking
            } number { $viking } and kept it.
           *[no] { $who } took the lead with { $edition ->
                [2005] field
               *[other] viking
            } number { $viking } and kept it.
        }
    }
web-rival-here = { $who } is here now.
web-rival-gone = { $who } has left the game.
web-confirm-ask = Play this move?
web-confirm-yes = Yes, play
web-confirm-no = Not yet
web-confirm-hint = Click or tap the tile again to settle it.
web-confirm-lay = Click or tap the tile again to lay it.
web-turn-vain = { $where ->
        [same] This tile looks the same in every rotation.
       *[here] The tile fits here only in this rotation.
    }
web-build-house = Build
web-build-home = Use the Home stone
web-build-none = Don’t build
web-accept = Agree
web-nothing = Nothing fits
web-draw = Draw a tile
web-turn = Rotate
web-lay = { $due ->
        [answer] It fits here
       *[lay] Lay here
    }
web-settle = Settle
web-finish-land = Settle the rest
web-ways = How do you get there?
web-way-viking = By land
web-bag = { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
web-bag-note = Each tile is drawn at random. No one knows which one comes next.
web-tile = Tile (corners: { web-terrain }): { $count ->
        [0] fits nowhere
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
web-tile-kind = tiles (corners: { web-terrain })
web-gap = This gap stays open.
web-gap-about = None of the remaining tiles fits here.
web-gap-news = { $count ->
        [one] { $count } gap will stay open: no remaining tile fits.
       *[other] { $count } gaps will stay open: no remaining tile fits.
    }
web-fits-here = Which tiles fit here?
web-fits-count = { $fits ->
        [0] { $left ->
            [one] The last tile doesn’t fit here.
           *[other] None of the { $left } remaining tiles fits here.
        }
       *[other] { $left ->
            [one] The last tile fits here.
           *[other] { $fits ->
                [one] 1 of the { $left } remaining tiles fits here.
               *[other] { $fits } of the { $left } remaining tiles fit here.
            }
        }
    }
# Where the tiles that fit a place are.
web-fits-from = { $from ->
        [row] { $count ->
            [one] in the row
           *[other] { $count } in the row
        }
        [aside] { $count ->
            [one] set aside
           *[other] { $count } set aside
        }
       *[bag] { $count ->
            [one] in the bag
           *[other] { $count } in the bag
        }
    }
web-forecast = If the exploration ended now
web-forecast-tiles = { $count ->
        [one] { $count } tile to settle
       *[other] { $count } tiles to settle
    }
# Follows a number of tiles.
web-forecast-nearer = { $you ->
        [yes] nearer to you
       *[no] nearer to { $who }
    }
# Follows a number of tiles.
web-forecast-even = equally near
# While the bot thinks about a hint.
web-hint-wait = Looking for a good move…
web-hint = Hint: { $action } { $reason }
web-hint-action = { $verb ->
        [lay] Lay { $tile }.
        [point] The tile fits { $where }.
        [house] { $edition ->
            [2005] Build a farm here.
           *[other] Build a longhouse here.
        }
        [home] Build here, on the Home stone.
        [none] Don’t build here.
        [draw] Draw a tile.
        [nothing] Claim that nothing fits.
        [accept] Agree that nothing fits.
        [viking] Settle { $tile }.
       *[rune] Settle { $tile } with the { rune-name } stone.
    }
web-way-about = { $way ->
        [journey] Journey, once per game: sail up to three tiles across the sea.
        [horse] Horse, once per game: ride up to three tiles along the mountains.
        [wisdom] { $step ->
            [space] Wisdom, once per game: choose an empty space to cross.
           *[cell] Now choose the tile beyond the empty space.
        }
       *[viking] By land: go over connected plains.
    }
web-draw-game = The game is a draw
web-ended = { $you ->
        [yes] { $by ->
            [timeout] You ran out of time
            [abandon] The game ended without a winner
           *[resign] You resigned
        }
       *[no] { $by ->
            [timeout] { $who } ran out of time
            [abandon] The game ended without a winner
           *[resign] { $who } resigned
        }
    }
web-how-points = See the result
web-see-board = View board
web-again = Play again
web-rematch = Rematch
web-rematch-yes = Accept
web-rematch-no = Not now
web-rematch-back = Withdraw offer
web-rematch-asked = You offered a rematch. { $who } hasn’t answered yet.
web-rematch-declined = { $you ->
        [yes] You declined the rematch.
       *[no] { $who } declined the rematch.
    }
web-ended-won = { $by ->
        [timeout] { $you ->
            [yes] You win: { $loser } ran out of time
            [others] The others win: { $loser } ran out of time
            [lost] { $who } wins: you ran out of time
           *[no] { $who } wins: { $loser } ran out of time
        }
       *[resign] { $you ->
            [yes] You win: { $loser } resigned
            [others] The others win: { $loser } resigned
            [lost] { $who } wins: you resigned
           *[no] { $who } wins: { $loser } resigned
        }
    }
web-not-counted = The game ended early, so no points were counted.
web-won-by = { $you ->
        [yes] { $points ->
            [one] You win by { $points } point!
           *[other] You win by { $points } points!
        }
       *[no] { $points ->
            [one] { $who } wins by { $points } point
           *[other] { $who } wins by { $points } points
        }
    }
web-won-tie = { $you ->
        [yes] You win the tie-break!
       *[no] { $who } wins the tie-break
    }
web-tie-points = { $points ->
        [one] { $names }: { $points } point each.
       *[other] { $names }: { $points } points each.
    }
web-tie-why = In a tie, the player whose first turn in the settlement came later wins.
web-draw-why = { $rounds ->
        [one] Both players have the same number of points. So no one wins.
       *[other] Both players have the same total, and neither won two rounds. So no one wins.
    }
# The rows of a table of points.
web-score-row = { $row ->
        [vikings] { $edition ->
            [2005] Fields
           *[other] Vikings
        }
        [land] Land no one else can reach
        [strength] Strength
        [water] Water
        [friendship] Friendship
        [home] Home
       *[total] Total
    }

web-saga = The saga so far
web-log = Saga
web-log-none = The journey begins.
web-log-visit = Visit { $visit }: fief { $fief }
web-log-fate = { $fate ->
        [won] won
       *[lost] lost
    }
web-saga-first = { $you ->
        [yes] You begin
       *[no] { $who } begins
    }
web-saga-swap = Nothing fitted, so the row was replaced
web-saga-lay = { $you ->
        [yes] You laid { $tile }
       *[no] { $who } laid { $tile }
    }
web-saga-house = { $edition ->
        [2005] { $you ->
            [yes] You built a farm { $where }
           *[no] { $who } built a farm { $where }
        }
       *[other] { $you ->
            [yes] You built a longhouse { $where }
           *[no] { $who } built a longhouse { $where }
        }
    }
web-saga-viking = { $edition ->
        [2005] { $you ->
            [yes] You placed a field on { $tile }
           *[no] { $who } placed a field on { $tile }
        }
       *[other] { $you ->
            [yes] You placed a viking on { $tile }
           *[no] { $who } placed a viking on { $tile }
        }
    }
web-saga-rune = { $you ->
        [yes] You placed a viking on { $tile } with the { rune-name } stone
       *[no] { $who } placed a viking on { $tile } with the { rune-name } stone
    }
web-saga-nothing = { $you ->
        [yes] You claimed that nothing fits
       *[no] { $who } claimed that nothing fits
    }
web-saga-point = { $you ->
        [yes] You showed that the tile fits { $where }
       *[no] { $who } showed that the tile fits { $where }
    }
web-saga-takeback = A move was taken back
web-saga-ended = { $by ->
        [timeout] { $you ->
            [yes] You ran out of time
           *[no] { $who } ran out of time
        }
        [abandon] The game ended without a winner
       *[resign] { $you ->
            [yes] You resigned
           *[no] { $who } resigned
        }
    }

web-fiefs = Fiefs
web-allies = Allies
web-ruler = Ruler of this fief
web-hand = Your hand
web-piles = Card piles
# The main button, as long as nothing is chosen.
web-choose = Make a choice
web-choose-fief = Which fief do you visit next?
web-visit-of = Visit { $visit } of 8
web-chances = Your chances with this hand
web-chances-text = These figures show how often you would win each fief if you played well. You don’t see them in rated games or in the game of the day.
web-chance = Fief { $fief }: { $percent }% chance of winning
web-chance-short = { $percent }%
# Marks a card that has just been drawn.
web-card-new = new
web-rank = { $rank ->
        [J] Jack
        [Q] Queen
        [K] King
        [P] Prince
        [L] Lady
       *[B] Baron
    }
web-ally = { northwood-character }{ $ally ->
        [none] {""}
       *[other] {" "}{ $ally }
    }: { web-ally-state }
# Also passed: $character
web-ally-state = { $state ->
        [ask] Use
        [ready] ready
       *[exhausted] exhausted
    }
# Stands with the name of a substitute.
web-for-ally = in place of { northwood-character }
web-fief = Fief { $fief }, { $ruler }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }{ $fate ->
        [won] , won
        [lost] , lost
        [now] , you are here
       *[open] {""}
    }
# Instead of the ruler, in a fief that has been visited.
web-fief-empty = { $fate ->
        [lost] lost
       *[won] ruler has left
    }
web-fief-row = Fief { $fief }
web-stars = { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
web-stars-of = { $goal ->
        [one] { $count } of { $goal } star
       *[other] { $count } of { $goal } stars
    }
# Follows a large number of stars.
web-of-goal = { $goal ->
        [one] of { $goal } star
       *[other] of { $goal } stars
    }
web-trump = Trump: { northwood-suit }
web-no-trump = No trump
web-pile-deck = Deck · { $count }
web-pile-discard = Discard pile · { $count }
web-discard-count = { $count } discarded
web-pile-score = Score pile · { $count }
web-pile-top = Next cards, already known
web-pile-unseen = Cards not seen yet · { $count }
web-known = { $count ->
        [one] next card known
       *[other] next { $count } cards known
    }
web-statement = Statement
web-discard = Discard pile
web-reply = Reply
web-score-pile = Score pile
web-score-count = Score { $count }
web-target = Score { $score }, exactly { $target } needed
# The score of a visit and the score that is needed.
web-target-short = { $score } of exactly { $target }
web-card = { $value } of { northwood-suit }{ $playable ->
        [yes] {""}
       *[no] , can’t be played now
    }{ $scoring ->
        [yes] , would score
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Choose a fief
        [dialogue] Use an ally or listen
        [listen] Listen to the ruler
        [reply] Reply with a card
       *[other] One moment…
    }
web-northwood-step = { $step ->
        [Discard] { $count ->
            [one] Discard a card
           *[other] Discard { $count } cards, one by one
        }
        [DiscardAll] Discard all of these cards
        [DiscardOneOf] Discard one of these cards
        [DiscardSum] Discard cards adding up to { $count }
        [DiscardLowest] Discard your lowest card
        [DiscardCopies] Discard until you hold one card of each value
        [FirstOfPair] Discard the first card of the pair
        [ScoreAll] Put these cards on the score pile
        [Gather] Choose a card: you take every card of that value
        [NameSuit] Name a suit
        [SwapRulers] Choose a ruler to swap with this one
        [MoveVisit] Choose the fief where the visit continues
        [Refresh] Choose an ally to make ready
        [ExchangeTop] Which card goes on top of the deck?
        [Trade] { $pile ->
            [score] Swap a card for the score pile’s top card?
           *[discard] Swap a card for the discard pile’s top card?
        }
       *[StopOrMore] Draw another card or stop?
    }
# Stands below the button that plays the chosen card.
web-or-drag = or drag the card
web-visit-prompt = Look at your hand. How many of your cards could score?
web-visit-detail = { $fief ->
        [0] No reply may score.
        [one] Exactly { $fief } reply must score.
       *[other] Exactly { $fief } replies must score.
    } Trump: { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] You may use one ally, then listen to the ruler.
       *[no] Listen to the ruler.
    }
web-reply-prompt = { $follow ->
        [yes] Follow suit: { northwood-suit }.
       *[no] Play any card.
    } { $scoring ->
        [0] No card would score.
        [one] { $scoring } card would score.
       *[other] { $scoring } cards would score.
    }
web-would-score = { $scores ->
        [yes] This card would score.
       *[no] This card wouldn’t score.
    }
web-northwood-do = { $verb ->
        [visit] Visit fief { $value }
        [use] Use { northwood-character }
        [listen] Listen
        [reply] Play { $value }
        [discard] Discard { $value }
        [score] Score { $value }
        [swap] Swap { $value }
        [choose] Take all { $value }s
        [name] Name { northwood-suit }
        [fief] Choose fief { $value }
        [ready] Make { northwood-character } ready
        [more] Draw another
        [decline] Don’t swap
       *[stop] Stop drawing
    }
web-northwood-advice = { $verb ->
        [visit] Visit fief { $value }.
        [call] Call { northwood-the } as a substitute.
        [use] Use { northwood-the }.
        [listen] Listen to the ruler.
        [reply] Reply with the { $value } of { northwood-suit }.
        [discard] Discard the { $value } of { northwood-suit }.
        [score] Put the { $value } of { northwood-suit } on the score pile.
        [swap] Swap the { $value } of { northwood-suit } for the top card.
        [choose] Take every card of value { $value }.
        [name] Name { northwood-suit }.
        [fief] Choose fief { $value }.
        [ready] Make { northwood-the } ready.
        [more] Draw another card.
        [decline] Don’t swap.
       *[stop] Stop drawing cards.
    }
web-northwood-first = { $due ->
        [visit] Choose a fief first. Its ruler’s suit is trump.
        [dialogue] First use an ally, or listen to the ruler.
        [listen] Listen to the ruler first.
        [reply] Reply to the statement with a card.
       *[ability] Finish the ability first.
    }
web-call = Call a substitute
web-call-text = A friendly ruler can stand in for an ally during this visit, but leaves the game afterwards.
web-call-for = { $character } { $instead }
web-finish-visit = Finish this visit
web-scenario-rules = Special rules
web-northwood-over = { $won ->
        [yes] Northwood is united!
       *[no] The game is over
    }
web-medal = { $medal ->
        [gold] gold medal
        [silver] silver medal
       *[bronze] bronze medal
    }
web-how-stars = See the result
web-visit-ended = { $won ->
        [yes] Visit won
       *[no] Visit lost
    }
web-visit-won = { $stars ->
        [one] You win fief { $fief } and { $stars } star.
       *[other] You win fief { $fief } and { $stars } stars.
    }
web-visit-friend = The { northwood-character } is your friend from now on, and can stand in for an ally during one later visit.
web-visit-lost = Fief { $fief } is lost, and { northwood-the } leaves the game.
web-visit-miss = { $side ->
        [over] { $cards ->
            [one] You scored { $cards } card too many.
           *[other] You scored { $cards } cards too many.
        }
        [short] { $cards ->
            [one] You scored { $cards } card too few.
           *[other] You scored { $cards } cards too few.
        }
       *[none] { $fief ->
            [0] No reply scored. That is exactly right.
           *[other] Your score was exactly right.
        }
    }
web-visit-open = { $open ->
        [one] You can still win { $open } star. You need it to reach the goal of { $goal }.
       *[other] You can still win { $open } stars. You need { $need } of them to reach the goal of { $goal }.
    }
web-visit-beyond = { $goal ->
        [one] You can’t reach the goal of { $goal } star any more. Play on and win as many as you can!
       *[other] You can’t reach the goal of { $goal } stars any more. Play on and win as many as you can!
    }
web-visit-goal = { $goal ->
        [one] Goal reached: { $goal } star!
       *[other] Goal reached: { $goal } stars!
    }
# After a visit, for screen readers: whether it was won, and the score.
web-visit-counted = { $title }: { $score }.
web-visit-uncounted = { $title }.
web-visit-stars = { $stars ->
        [one] You have { $stars } star.
       *[other] You have { $stars } stars.
    }
web-visit-next = Continue
web-visit-cards = Look at the cards
web-visit-cards-short = Cards
# Follows the name of a ruler, after a visit.
web-ruler-fate = { $fate ->
        [won] is your friend from now on
       *[lost] has left the game
    }
web-journey-headline = { $kind ->
        [gold] Gold! Northwood is united.
        [silver] Silver! Northwood listens to you.
        [bronze] Bronze! Northwood is with you.
        [won] Northwood is united!
        [close] { $missing ->
            [one] So close: you missed the goal by { $missing } star
           *[other] Close: you missed the goal by { $missing } stars
        }
        [given] You resigned
       *[lost] You missed the goal this time
    }
web-journey-visits = { $won ->
        [8] You won all { $won } fiefs.
        [one] You won { $won } fief and lost { $lost }.
       *[other] You won { $won } fiefs and lost { $lost }.
    }
web-journey-note = { $note ->
        [closest] The fief you missed most narrowly
        [best] The best visit
        [luckiest] The luckiest visit
        [unluckiest] The unluckiest visit
        [both] The narrowest miss and the decisive moment
       *[hinge] The moment that decided the game
    }
web-journey-notes = Moments of this journey
web-journey-result = { $won ->
        [yes] You win this game with { $stars ->
            [one] { $stars } star.
           *[other] { $stars } stars.
        }
       *[no] You lose this game with { $stars } of { $goal ->
            [one] { $goal } star.
           *[other] { $goal } stars.
        }
    }
web-journey-next = { $missing ->
        [one] { $medal ->
            [gold] You missed the gold medal by { $missing } star.
            [silver] You missed the silver medal by { $missing } star.
           *[bronze] You missed the bronze medal by { $missing } star.
        }
       *[other] { $medal ->
            [gold] You missed the gold medal by { $missing } stars.
            [silver] You missed the silver medal by { $missing } stars.
           *[bronze] You missed the bronze medal by { $missing } stars.
        }
    }
# Follows the name of a ruler: the score, and the score that was needed.
web-journey-card = { $side ->
        [over] { $cards ->
            [one] { $score } instead of { $target }: { $cards } card too many
           *[other] { $score } instead of { $target }: { $cards } cards too many
        }
       *[short] { $cards ->
            [one] { $score } instead of { $target }: { $cards } card too few
           *[other] { $score } instead of { $target }: { $cards } cards too few
        }
    }
web-journey-step = Visit { $visit }
web-journey-luck = { $during ->
        [yes] At one point, your chance of winning was { $percent }%{ $won ->
            [yes] , and you won.
           *[no] , but you lost.
        }
       *[no] With this hand, your chance of winning was { $percent }%{ $won ->
            [yes] , and you won.
           *[no] , but you lost.
        }
    }
web-journey-hinge = { $won ->
        [yes] From here on, you were sure to reach the goal. Before that, your chance was { $percent }%.
       *[no] Until this moment, you could still reach the goal. Your chance was { $percent }%.
    }
web-journey-better = A better move: { $advice }
web-journey-moment = See this moment
web-same-deal = Play this deal again
web-journey-hung = { $missing ->
        [one] You missed the goal by { $missing } star.
       *[other] You missed the goal by { $missing } stars.
    } This fief would have brought { $worth ->
        [one] { $worth } star.
       *[other] { $worth } stars.
    }
web-story-statement = The ruler says: { $value } of { northwood-suit }.
web-decided = { $decided ->
        [yes] You can’t lose this visit any more.
       *[no] You can’t win this visit any more.
    }
web-due-of = { $who }: { $due }
web-no-sound = This browser can’t play sounds.
web-sound = Sound
web-passphrase = Passphrase for this server
# The button below the passphrase.
web-enter = Enter
web-records = Your results
web-records-fjords = Fjords – { $played ->
        [one] { $won } of { $played } game won
       *[other] { $won } of { $played } games won
    }
web-records-northwood = For Northwood! – { $played ->
        [one] { $won } of { $played } game won
       *[other] { $won } of { $played } games won
    } · best: { $best ->
        [one] { $best } star
       *[other] { $best } stars
    }
web-records-year = The Longhouse Year – { $won } of 16 scenarios won
web-statistics = My statistics
web-overview = Overview
web-you-pages = Your pages
web-settings-account = Settings and account
web-settings-about = Your settings are kept on this device.
web-games-played = { $games ->
        [0] No finished games yet
        [one] { $games } finished game
       *[other] { $games } finished games
    }
web-figures = Facts and figures
web-statistics-none = No finished games yet. Your results will appear here.
web-games = Games
web-outcome = { $outcome ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
# In the results by opponent, beside the names of the bots.
web-people = Human players
# A column heading: the share of games that were won.
web-won-share = Won
# Such as “3 of 5, 1 drawn”: games won and games played.
web-won-of = { $won } of { $played }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }
web-best = Best result
web-mean = Average
web-margin = Largest winning margin
web-streak = Current winning streak
web-streak-longest = Longest winning streak
web-by-opponent = Results by opponent
web-by-players = Results by number of players
web-by-variant = Results by variant
web-by-setup = Results by type of game
web-fiefs-won = Fiefs won
web-by-first-tile = Results by first tile
web-landscape = { $landscape ->
        [plains] Plains only
        [coast] With sea
        [mountains] With mountains
       *[both] With sea and mountains
    }
web-longhouses-when = When I build, on average
web-longhouse-row = Building no. { $place }
# How often a building was built.
web-in-games = { $games ->
        [one] in { $games } game
       *[other] in { $games } games
    }
# When a building was built, on average.
web-after-tiles = { $tiles ->
        [one] after { $tiles } tile
       *[other] after { $tiles } tiles
    }
web-by-first-fief = Results by first fief
web-games-csv = My games as CSV
web-course = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. First result: { $first }. Latest result: { $last }.
web-course-about = Each dot is one game. The line shows, after each game, the average of the last five.
web-year-progress = You have won { $won } of { $count } scenarios.
web-scenario-state = { $state ->
        [challenge] challenge won · best: { web-stars-short }
        [won] won · best: { web-stars-short }
        [tried] best: { web-stars-short }
       *[new] not played yet
    }
web-year-next = Next scenario:
# Marks a scenario.
web-year-is-next = next
web-year-full = You have won all sixteen scenarios. Play any of them again!
web-year-all = These are sixteen journeys through Northwood, each with a rule of its own. You can play them in any order; the later ones are harder.
# How many of the sixteen scenarios are won.
web-year-won = { $won } of { $count }
# Follows the number of scenarios won, such as “5 of 16”.
web-year-challenges = { $count ->
        [0] won
        [one] won, { $count } of them in challenge mode
       *[other] won, { $count } of them in challenge mode
    }
# Follows the name of a season: how many of its scenarios are won.
web-season-won = won: { $won } of { $count }
# Follows a large number.
web-of-count = of { $count }
web-scenario-place = { $season } · scenario { $number }
web-scenario-goal = Goal
web-scenario-challenge = Goal in challenge mode
web-scenario-best = Your best result
web-scenario-begin = Play
web-scenario-harder = Take the challenge
web-stars-short = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }

web-hand-over = Pass the device to { $who }
web-hand-over-setting = On a shared screen, show whose turn it is
web-go-on-setting = Continue automatically after a visit or a phase of the game
web-confirm-move-setting = Ask me to confirm each move
web-notation-setting = Show coordinates and move notation
web-forecast-setting = Fjords: show who would get which land if the exploration ended now
web-aids-setting = Fjords: show gaps that no tile can fill, and which tiles fit a place
web-chances-setting = For Northwood!: show my chance of winning each fief
web-notify = Notify me when it’s my turn
web-account = Account
web-account-about = You can play without an account. With an account, you can play on several devices. It also keeps the games you have played here.
web-account-known = You’re signed in as { $login }.
web-login = Username
web-password = Password
web-log-in = Sign in
web-log-out = Sign out
web-others-here = Other players in this game
web-block = Block
web-unblock = Unblock
web-blocked = { $who } is blocked. You won’t be in the same games any more, and you won’t see their chat.
web-unblocked = { $who } is no longer blocked.
web-blocked-people = Blocked people
web-blocked-about = You no longer play with these people, and you don’t see their messages.
web-report = Report
web-report-about = What did { $who } do? The server’s operator will read your report.
web-report-send = Send report
web-reported = Thank you. Your report has been sent.
web-email = E-mail address
web-email-about = Enter an address only if you want e-mails about games that last several days.
web-email-save = Save address
web-email-unconfirmed = { $email } isn’t confirmed yet. Open the link in the e-mail we sent you.
web-email-sent = An e-mail with a link is on its way to { $email }. Open the link to confirm the address.
web-email-confirmed = { $email } is confirmed.
web-email-again = Send e-mail again
web-email-remove = Remove address
web-email-notify = E-mail me when it’s my turn in a game that lasts several days
web-log-out-everywhere = Sign out everywhere
web-sessions = Where you’re signed in
web-session-this = this device
web-session-unknown = Unknown device
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-changed = Password changed. You’re now signed out on all your other devices.
web-sign-up = Create an account
web-rated = Rated game
web-rated-about = Only human players can join, each on their own device. There are no hints.
web-tiles = Custom tile set
web-tiles-file = Open a file (TOML or JSON)
# Stands below the button that opens a file.
web-tiles-text = or paste the text of the file
web-tiles-unread = This is not a tile set. Use a TOML or JSON file.


web-rules = Rules
web-rules-of = { web-game-name }: the rules
web-rule = Rule { $rule }
web-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing found. Try different words.
        [one] { $count } result
       *[other] { $count } results
    }
web-back-to-table = Back to the game
web-book-mode = { $mode ->
        [learn] Learn the rules
       *[all] Look up a rule
    }
web-book-modes = How to read the rules
web-book-chapters = Chapters
web-book-read = { $count ->
        [one] { $done } of { $count } chapter read
       *[other] { $done } of { $count } chapters read
    }
# Follows the title of a chapter.
web-book-is-read = (read)
web-book-back = Previous chapter
web-book-next = Next chapter
web-book-questions = Common questions
web-book-all-questions = All questions
web-book-try = Try it yourself
web-book-example = Worked example
web-book-step = Step { $step } of { $count }
web-book-step-back = Previous step
web-book-step-next = Next step
web-print = Print

## The app on this device

web-device = This device
web-installed = Longhouse is installed on this device.
web-install = Install Longhouse
web-install-about = As an installed app, Longhouse has its own icon and its own window. Lessons, rule books, puzzles and replays you have already opened also work offline.
web-install-menu = To install Longhouse as an app, look in your browser’s menu. Not every browser offers this.
web-install-apple = To install Longhouse as an app, tap Share, then “Add to Home Screen”.
web-install-insecure = Longhouse can’t be installed from this address. Browsers install apps only over an encrypted connection (https), or on the computer that runs the server.
web-offline = You are offline. Lessons, rule books, puzzles and replays you have already opened still work. Everything else needs the server.
web-notifications = Notifications
web-notifications-start = Turn on notifications
web-notifications-stop = Turn off notifications
web-notifications-state =
    { $state ->
        [on] This browser tells you when it’s your turn in a game that lasts several days, and when another player asks you something.
        [unsupported] This browser can’t show notifications. On an iPhone or iPad, install Longhouse first.
        [refused] Your browser doesn’t let Longhouse show notifications. You can allow them in the browser’s settings for this site.
        [failed] Your browser’s notification service can’t be reached. Try again later.
       *[other] This browser can tell you when it’s your turn in a game that lasts several days, and when another player asks you something.
    }
web-presence = { $where ->
        [thinking] thinking
        [away] { $minutes ->
            [one] away for 1 minute
           *[other] away for { $minutes } minutes
        }
        [gone] not connected
       *[here] here now
    }
web-offer-own = { $kind ->
        [takeback] You asked { $who } to let you take back your move.
        [abandon] You asked { $who } to end the game without a winner.
        [substitute] You asked { $who } to let a bot take over the empty seat.
       *[rematch] You asked { $who } for a rematch.
    }
web-offer-means = Then it’s { $who }’s turn again.
web-offer-look = Look at the game ({ $game })
web-offer-withdraw = Withdraw request
web-offer-allow = Allow
web-offer-refused = { $late ->
        [yes] { $who } didn’t answer. Your move stands.
       *[no] { $who } said no. Your move stands.
    }
web-chat-open = { $count ->
        [0] Chat
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
web-unread = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
web-saga-tab = Saga
web-saga-chat = Saga and chat
web-leave-others = The other players are waiting for you. If you leave the game, they are told. You can still come back at any time.
# Tells the others that the player is gone; a bot may then play for the player.
web-leave-for-good = Leave the game
web-ask-others = Ask the others
web-ask-takeback = Ask to undo move
web-ask-abandon = Ask to end game
web-ask-substitute = Replace { $who } with a bot
web-watching = { $count ->
        [one] 1 spectator is watching.
       *[other] { $count } spectators are watching.
    }
web-named = Show my name to the players when I watch
web-offer-later = Later

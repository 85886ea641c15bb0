# The web app: pages, prompts, and what is told of a game.

web-come-in = Come in, and take a seat
web-come-in-about = Two board games in your browser. No account, nothing to install, opponents worth playing.
web-learn-playing = Learn by playing
web-offer-bots = Opponents with character
web-offer-bots-about = Five bots, from Thrall to Norn. Each plays in its own way and tells you why.
web-offer-friends = Friends by a link
web-offer-friends-about = Send a link or show the QR code. Your friends only need a name.
web-offer-daily = Something new every day
web-offer-daily-about = One puzzle and one deal a day, the same for everyone, and sixteen scenarios in the Longhouse Year.
web-greeting = { $time ->
        [morning] Good morning, { $name }
        [evening] Good evening, { $name }
        [night] Still awake, { $name }?
       *[day] Good day, { $name }
    }
web-welcome-back = Welcome back
web-waiting-count = { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
web-also-running = Also under way
web-resume = Resume
web-play-now = Play now
web-with-others = Play with friends
web-to-play = Open seats and games
web-rival = { $level ->
        [thrall] Thrall wants a game
        [karl] Karl wants a game
        [jarl] Jarl wants a game
        [skald] Skald wants a game
        [norn] Norn wants a game
       *[other] { $level }
    }
web-play-against = { $level ->
        [thrall] Play Thrall
        [karl] Play Karl
        [jarl] Play Jarl
        [skald] Play Skald
        [norn] Play Norn
       *[other] Play
    }
web-bot-rank = Rank { $rank } of { $of }
web-bot-about = { $level ->
        [thrall] Lays what lies nearest. A good first opponent.
        [karl] Builds early and rarely looks twice.
        [jarl] Takes the coast and won’t give it back.
        [skald] Counts every contested tile.
       *[norn] Has read the end before you begin.
    }
web-course-map = All lessons
web-lessons-done = { $count ->
        [one] { $done } of { $count } lesson
       *[other] { $done } of { $count } lessons
    }
web-next-lesson = Next: { $title }
web-lessons-all = All done. Well learned!
web-new-at-midnight = new at midnight UTC
web-the-puzzle = The puzzle
web-the-deal = The deal
web-puzzle-done = { $right ->
        [true] Solved on the first try!
       *[false] Not solved on the first try.
    }
web-solve-it = Solve it
web-see-again = See it again
web-play-deal = Play the deal
web-days-count = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-days-longest = { $days ->
        [one] longest: { $days } day
       *[other] longest: { $days } days
    }
web-lantern = { $days ->
        [0] the lantern is not lit yet
       *[other] the lantern is still lit
    }
web-lantern-note = The puzzle or the deal keeps it lit for the day.
web-day-lit = { $day }: { $lit ->
        [full] both done
        [half] one done
       *[none] nothing done
    }
web-daily-page = The daily page
web-more-puzzles = More puzzles
web-guest = Wanderer
web-you = You
web-open-seat = free seat
web-level = { $level ->
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skald
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
web-continue-none = No game is under way. Start one above.
web-play-about = Set up a table, join one, or pick up where you left off.
web-game-open = waiting for players
web-all-of = All { $count }
web-to-year = Go to the Year
web-year-about = Sixteen journeys through Northwood, each with a rule of its own.
web-join-watch = Join or watch
web-join-none = There are no public games right now. Set up a game that everyone can watch, and it will appear here.
web-past-games = Finished games
web-replay = Replay
web-replays = Replays
web-about = About
web-about-text = Longhouse is an unofficial fan project. Fjords is a game by Franz-Benno Delonge (2021 edition with Phil Walker-Harding); For Northwood! is a game by Wil Su. Both belong to their authors and publishers. The rule texts, pictures and words here are our own.
web-about-tiles = There is no public list of all the tiles of the printed game. The tiles used here are a reconstruction.
web-credits = Credits
web-credits-icons = Animal icons from
web-credits-others = and others
web-credits-fonts = Fonts: Crimson Pro and Source Sans 3, both under the SIL Open Font License.
web-home = Home
web-to-start = To the start page
web-leave-table = Leave this game?
web-leave-clock = Your clock keeps running. The game stays on the start page.
web-stay = Stay here
web-back = Back
web-skip = Skip to the content
web-pages = Pages
web-page = { $page ->
        [play] Play
        [today] Today
        [learn] Learn
        [puzzles] Puzzles
        [year] The Year
        [you] You
       *[home] Home
    }
web-nothing-here = Nothing is here any more
web-days = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
web-days-unit = { $days ->
        [one] {" "}day
       *[other] {" "}days
    }
web-bell = { $count ->
        [0] Notices: none
        [one] Notices: { $count } game waits for you
       *[other] Notices: { $count } games wait for you
    }
web-bell-none = No game is waiting for you.
web-waiting-games = Your turn
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
web-wait = One moment…
web-reconnecting = Connection lost. Reconnecting…
web-new-version = There is a new version.
web-reload = Reload
web-unreachable = Can’t reach the server. Your game is safe; try again once you’re online.
web-once-more = Try again
web-bad-event = This game file breaks a rule at step { $n }: { $text }

web-your-name = Your name
web-their-name = Name
web-variant = Which variant?
web-setup-title = A table of { $title }
web-setup-journey = A journey through Northwood
web-step = { $step ->
        [game] Game
        [seats] Seats
        [runes] Runes
       *[more] More
    }
web-summary = Summary
web-summary-you = you
web-summary-friend = a friend by link
web-summary-fjords = { $variant }: { $who }
web-as-last-time = As last time
web-who-sits = Who sits where?
web-two-only = This variant is for two players.
web-no-runes = { $variant ->
        [first] The 2005 edition has no rune stones.
       *[classic] The Classic variant is played without rune stones.
    }
web-runes-about = Choose any. Each changes what land is worth.
web-free-seat = A free seat
web-seat-kind = { $kind ->
        [me] Me
        [bot] A bot
        [open] By link
       *[here] At this screen
    }
web-seat-role = { $kind ->
        [me] You · { $clan }
        [bot] Bot · { $clan }
        [open] By link · { $clan }
       *[here] At this screen · { $clan }
    }
web-seat-open-about = The link comes when you begin.
web-which-bot = Who is the bot on seat { $seat }?
web-change = Change
web-rune-brief = { $rune ->
        [strength] A viking beside it scores 1 extra point.
        [water] A viking on its sea scores 1 extra point.
        [journey] Once: sail up to three tiles.
        [horse] Once: ride up to three tiles along rock.
        [friendship] Most vikings around it score 2 points.
        [wisdom] Once: cross an empty space.
       *[home] Once: a longhouse with more valuable land.
    }
web-learning-game-none = No rune stones
web-how-many-stars = How many stars?
web-best-so-far = { $stars ->
        [one] Your best so far: { $stars } star.
       *[other] Your best so far: { $stars } stars.
    }
web-goal-stars = { $medal ->
        [gold] stars · gold
        [silver] stars · silver
       *[bronze] stars · bronze
    }
web-goal-about = { $medal ->
        [gold] All but perfect.
        [silver] A fine journey.
       *[bronze] A good journey.
    }
web-goal-reached = { $journeys ->
        [one] Reached in { $times } of { $journeys } journey.
       *[other] Reached in { $times } of { $journeys } journeys.
    }
web-who-you-meet = Who you may meet
web-who-you-meet-about = { $setup ->
        [full] Twenty-four characters; twelve are dealt. Tap one for its ability.
       *[intro] Four Jacks at your side, Queens and Kings before you. Tap one for its ability.
    }
web-setup-chances = Show my chances before each visit
web-setup-chances-about = A learner’s aid: how often each fief can be won.
web-summary-journey = { $setup }: { $aim } for { $medal ->
        [gold] gold
        [silver] silver
       *[bronze] bronze
    }
web-summary-chances = Chances shown · about 15 minutes
web-summary-plain = About 15 minutes
web-begin-journey = Begin the journey
web-deal-of-day = Deal of the day
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
        [one] Exploration: { $tiles } tile is still in the bag.
       *[other] Exploration: { $tiles } tiles are still in the bag.
    }
web-status-settling = { $tiles ->
        [one] Settlement: { $tiles } tile is still open.
       *[other] Settlement: { $tiles } tiles are still open.
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
web-oversight-about = The board won’t show where tiles fit. Find the places yourself, as at a real table.
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
        [private] Only the players
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
web-qr = QR code of the link
web-copy-link = Copy the link
web-copied = Copied

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
web-offer = { $kind ->
        [takeback] { $who } asks to take back a move.
        [abandon] { $who } wants to end the game without a winner.
        [substitute] { $who } wants a bot to take over the empty seat.
       *[rematch] { $who } wants a rematch.
    }
web-keys = Keyboard shortcuts
web-keys-text = { $game ->
        [northwood] Arrow keys: choose a card · Enter: select it, Enter again: play it · Esc: cancel · H: hint. You can also drag cards.
       *[fjords] 1–4: pick a tile · R: rotate · Tab or arrows: next place · Enter: lay · Esc: cancel · + −: zoom · 0: whole board
    }
web-key-cap = { $cap ->
        [arrows] Arrow keys
        [enter] Enter
        [escape] Esc
       *[other] { $cap }
    }
web-key-does = { $does ->
        [tile] Choose a tile
        [turn] Rotate it
        [place] Move to another place
        [choice] Move between choices
        [play] Choose, and once more: play
        [back] Cancel or undo
        [hint] Hint
        [fits] See which tiles fit here
        [marks] See what the marks mean
        [zoom] Zoom in, zoom out, whole board
       *[help] This list
    }
web-your-turn = Your turn
web-their-turn = Their turn
web-turn-of = { $you ->
        [yes] Your turn
       *[no] { $who }’s turn
    }
web-wait-for = { $who } is thinking
web-warming = The bots are still waking up. The first time, this takes a minute.
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
web-role-away = { $clan } · away
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
web-cell-claim = Settle { $tile }
web-cell-contested = Settle { $tile }; { $who } can reach it, too
web-cell-fits = Here, { $where }: { $ways ->
        [one] fits in { $ways } rotation
       *[other] fits in { $ways } rotations
    }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show whole board
web-fit-brief = All
web-rating-course = { $count ->
        [one] Rating after 1 puzzle: { $last }
       *[other] Rating over { $count } puzzles, from { $first } to { $last }
    }
web-puzzle-rating = Rating in puzzles: { $game }
web-landmarks = Show secured and contested land
web-marks = What the marks mean
web-mark = { $kind ->
        [secured] { $you ->
            [yes] Yours alone
           *[no] One player’s alone
        }
        [contested] Contested
        [free] You can settle here
       *[beyond] Out of reach
    }
web-mark-about = { $kind ->
        [contested] The first one there has it.
       *[secured] No one else can get there.
    }
web-mark-chip = { $kind ->
        [secured] { $you ->
            [yes] yours
           *[no] secured
        }
        [contested] contested
        [free] free now
       *[beyond] too far
    }
web-secured-now = { $count ->
        [one] { $count } tile is yours alone now.
       *[other] { $count } tiles are yours alone now.
    }
web-tray = Your move
web-due = { $due ->
        [lay] Lay a tile
        [turn] Draw a tile
        [again] It fits nowhere: draw again
        [build] { $edition ->
            [2005] Build a farm?
           *[other] Build a longhouse?
        }
        [answer] Does it really fit nowhere?
        [settle] { $edition ->
            [2005] Place a field
           *[other] Place a viking
        }
       *[other] One moment…
    }
web-choose-tile = Choose a tile.
web-fits = { $count ->
        [0] It fits nowhere. Choose another.
        [one] It fits in { $count } place.
       *[other] It fits in { $count } places.
    }
web-blind = Choose a tile, then try it on the board.
web-draw-detail = { $aside ->
        [yes] Draw a tile, or lay one that was set aside.
       *[no] Draw a tile from the bag.
    }
web-build-detail = { $houses ->
        [one] This is your last one. What you build stays for good.
       *[other] You have { $houses } left. What you build stays for good.
    }
web-claimable = { $count ->
        [one] You can settle { $count } tile.
       *[other] You can settle { $count } tiles.
    }
web-settle-title = The land is complete. Time to settle!
web-settle-title-short = Time to settle!
web-settle-what = { $edition ->
        [2005] Take turns placing one field on free land beside your own farms and fields.
       *[other] Take turns placing one viking on free land beside your own longhouses and vikings.
    }
web-settle-points = { $edition ->
        [2005] Every field is a point.
       *[other] Every viking is a point.
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
web-score-even = It stands { $standing }.
web-out-title = { $several ->
        [yes] No one here can settle any more tiles
       *[no] You can’t settle any more tiles
    }
web-out-why = { $why ->
        [vikings] { $edition ->
            [2005] All your fields are placed.
           *[other] All your vikings are placed.
        }
       *[land] All your land is taken or enclosed.
    }
web-out-rest = { $who } places the rest: { $placed } of { $all }.
web-out-more = { $count ->
        [one] { $who } places { $count } more.
       *[other] { $who } places { $count } more.
    }
web-out-others = { $names } continue.
web-skip-to-end = Skip to the end
web-skip-count = Skip
web-pause = Pause
web-settled = Settled
web-counted = Counting
web-counting = Counting the points
web-count-of = { $who }: { $sum }…
web-count-what = { $what ->
        [viking] { $edition ->
            [2005] 1 point for every field.
           *[other] 1 point for every viking.
        }
        [land] 1 extra point for each tile no one else can reach.
       *[rune] { rune-name }: { $points ->
            [one] { $points } extra point.
           *[other] { $points } extra points.
        }
    }
web-count-rival = { $you ->
        [yes] You have { $sum }: will it be enough?
       *[no] { $who } has { $sum }: will it be enough?
    }
web-sums = How the points came about
web-podium = Final places
web-winner = Winner
web-podium-tie = wins the tie
web-points-pair = { $first } to { $second }
web-stood = It stood { $standing }, and { $free ->
        [one] { $free } tile was free.
       *[other] { $free } tiles were free.
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
            } { $viking } and kept it.
           *[no] { $who } took the lead with { $edition ->
                [2005] field
               *[other] viking
            } { $viking } and kept it.
        }
    }
web-rival-here = { $who } is here.
web-rival-gone = { $who } has left.
web-confirm-ask = Play this move?
web-confirm-yes = Yes, play
web-confirm-no = Not yet
web-confirm-hint = Click or tap the tile again to settle it.
web-confirm-lay = Click or tap the tile again to lay it.
web-turn-vain = { $where ->
        [same] This tile looks the same in every rotation.
       *[here] It fits here in this rotation only.
    }
web-build-house = Build
web-build-home = Build + Home stone
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
web-ways = Ways to settle
web-way-viking = By land
web-bag = { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
web-bag-note = Tiles are drawn at random; no one can see what comes next.
web-tile = Tile (corners: { web-terrain }): { $count ->
        [0] fits nowhere
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
web-tile-kind = tiles (corners: { web-terrain })
web-gap = Stays open.
web-gap-about = No tile that is left fits here.
web-gap-news = { $count ->
        [one] One gap will stay open.
       *[other] { $count } gaps will stay open.
    }
web-fits-here = What fits here?
web-fits-count = { $fits ->
        [0] None of the { $left ->
            [one] last tile
           *[other] { $left } tiles to come
        }.
       *[other] { $fits } of the { $left ->
            [one] last tile
           *[other] { $left } tiles to come
        }.
    }
web-fits-from = { $from ->
        [row] { $count ->
            [one] row
           *[other] { $count } in row
        }
        [aside] { $count ->
            [one] set aside
           *[other] { $count } set aside
        }
       *[bag] { $count ->
            [one] in bag
           *[other] { $count } in bag
        }
    }
web-forecast = If it ended now
web-forecast-tiles = { $count ->
        [one] { $count } tile to settle
       *[other] { $count } tiles to settle
    }
web-forecast-nearer = { $you ->
        [yes] nearer to you
       *[no] nearer to { $who }
    }
web-forecast-even = even
web-hint = Hint: { $action } { $reason }
web-hint-action = { $verb ->
        [lay] Lay { $tile }.
        [point] It fits { $where }.
        [house] { $edition ->
            [2005] Build a farm here.
           *[other] Build a longhouse here.
        }
        [home] Build here, on the Home stone.
        [none] Don’t build here.
        [draw] Draw a tile.
        [nothing] Say that nothing fits.
        [accept] Agree.
        [viking] Settle { $tile }.
       *[rune] Settle { $tile } with { rune-name }.
    }
web-way-about = { $way ->
        [journey] Journey, once per game: sail up to three tiles.
        [horse] Horse, once per game: ride along up to three tiles of mountains.
        [wisdom] { $step ->
            [space] Wisdom, once per game: choose an empty space to cross.
           *[cell] Now choose the tile beyond the empty space.
        }
       *[viking] By land, over connected plains.
    }
web-draw-game = A draw
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
web-rematch-back = Take it back
web-rematch-asked = You offered a rematch. Waiting for { $who }.
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
web-draw-why = The totals of all rounds are equal, and neither player won two rounds, so no one wins.
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
        [yes] With { rune-name }, you placed a viking on { $tile }
       *[no] With { rune-name }, { $who } placed a viking on { $tile }
    }
web-saga-nothing = { $you ->
        [yes] You claimed that nothing fits
       *[no] { $who } claimed that nothing fits
    }
web-saga-point = { $you ->
        [yes] You showed a place { $where }
       *[no] { $who } showed a place { $where }
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
web-piles = The piles
web-choose = Make a choice
web-choose-fief = Where to next?
web-visit-of = Visit { $visit } of 8
web-chances = Your chances with this hand
web-chances-text = How often you win a fief from here if you play well. Only for learning: not in rated games, not in the game of the day.
web-chance = Fief { $fief }: { $percent } in 100
web-chance-short = { $percent }%
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
       *[other] {" "}for { $ally }
    }: { web-ally-state }
# Also passed: $character
web-ally-state = { $state ->
        [ask] Use
        [ready] ready
       *[exhausted] exhausted
    }
web-for-ally = for { northwood-character }
web-fief = Fief { $fief }, { $ruler }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }{ $fate ->
        [won] , won
        [lost] , lost
        [now] , you are here
       *[open] {""}
    }
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
web-pile-top = Next cards (known)
web-pile-unseen = Not seen yet · { $count }
web-known = { $count ->
        [one] next card known
       *[other] next { $count } cards known
    }
web-statement = Statement
web-discard = Discard pile
web-reply = Reply
web-score-pile = Score pile
web-score-count = Score { $count }
web-target = { $score } of exactly { $target }
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
        [listen] Listen
        [reply] Your reply
       *[other] One moment…
    }
web-northwood-step = { $step ->
        [Discard] { $count ->
            [one] Discard a card
           *[other] Discard { $count } cards, one by one
        }
        [DiscardAll] Discard all of these
        [DiscardOneOf] Discard one of these
        [DiscardSum] Discard cards adding up to { $count }
        [DiscardLowest] Discard your lowest card
        [DiscardCopies] Discard until you hold one card of each value
        [FirstOfPair] Discard the first card of the pair
        [ScoreAll] Put these on the score pile
        [Gather] Choose a card: you take every card of that value
        [NameSuit] Name a suit
        [SwapRulers] Choose a ruler to swap with this one
        [MoveVisit] Choose a fief to move the visit to
        [Refresh] Choose an ally to make ready
        [ExchangeTop] Which card goes on top of the deck?
        [Trade] { $pile ->
            [score] Swap a card with the top of the score pile?
           *[discard] Swap a card with the top of the discard pile?
        }
       *[StopOrMore] Draw another card or stop?
    }
web-or-drag = or drag the card
web-visit-prompt = Look at your hand: how many replies could score?
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
        [name] { northwood-suit }
        [fief] Fief { $value }
        [ready] Make { northwood-character } ready
        [more] Draw another
        [decline] Don’t swap
       *[stop] Stop
    }
web-northwood-advice = { $verb ->
        [visit] Visit fief { $value }.
        [call] Call the { northwood-character } as a substitute.
        [use] Use the { northwood-character }.
        [listen] Listen to the ruler.
        [reply] Reply with the { $value } of { northwood-suit }.
        [discard] Discard the { $value } of { northwood-suit }.
        [score] Score the { $value } of { northwood-suit }.
        [swap] Swap the { $value } of { northwood-suit }.
        [choose] Take every card of value { $value }.
        [name] Name { northwood-suit }.
        [fief] Choose fief { $value }.
        [ready] Make the { northwood-character } ready.
        [more] Draw another card.
        [decline] Don’t swap.
       *[stop] Stop here.
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
web-call-for = { $character } for { $ally }
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
web-visit-friend = { northwood-character } is your friend from now on, and can stand in for an ally during one later visit.
web-visit-lost = Fief { $fief } is lost, and the { northwood-character } leaves the game.
web-visit-miss = { $side ->
        [over] { $cards ->
            [one] Your score was 1 too high.
           *[other] Your score was { $cards } too high.
        }
        [short] { $cards ->
            [one] Your score was 1 too low.
           *[other] Your score was { $cards } too low.
        }
       *[none] { $fief ->
            [0] No reply scored. That is exactly right.
           *[other] Your score was exactly right.
        }
    }
web-visit-open = { $open ->
        [one] You need { $need } more for the goal of { $goal }, and can still win { $open } star.
       *[other] You need { $need } more for the goal of { $goal }, and can still win { $open } stars.
    }
web-visit-beyond = { $goal ->
        [one] You can’t reach the goal of { $goal } star any more. Play on and win as many as you can!
       *[other] You can’t reach the goal of { $goal } stars any more. Play on and win as many as you can!
    }
web-visit-goal = { $goal ->
        [one] Goal reached: { $goal } star!
       *[other] Goal reached: { $goal } stars!
    }
web-visit-counted = { $title }: { $score }.
web-visit-uncounted = { $title }.
web-visit-stars = { $stars ->
        [one] You have { $stars } star.
       *[other] You have { $stars } stars.
    }
web-visit-next = Continue
web-visit-cards = Look at the cards
web-visit-cards-short = Cards
web-ruler-fate = { $fate ->
        [won] your friend from now on
       *[lost] has left the game
    }
web-journey-headline = { $kind ->
        [gold] Gold! Northwood is united.
        [silver] Silver! Northwood listens to you.
        [bronze] Bronze! Northwood is with you.
        [won] Northwood is united!
        [close] { $missing ->
            [one] So close: { $missing } star short
           *[other] Close: { $missing } stars short
        }
        [given] You resigned
       *[lost] Not this time
    }
web-journey-visits = { $won ->
        [one] { $won } fief won, { $lost } lost.
       *[other] { $won } fiefs won, { $lost } lost.
    }
web-journey-note = { $note ->
        [closest] The closest miss
        [best] The best visit
        [luckiest] The luckiest visit
        [unluckiest] The unluckiest visit
        [both] The closest miss, and what it hung on
       *[hinge] What it hung on
    }
web-journey-notes = Luck and close misses
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
web-journey-card = { $side ->
        [over] { $score } of { $target }: too many, by { $cards }
       *[short] { $score } of { $target }: too few, by { $cards }
    }
web-journey-step = Visit { $visit }
web-journey-luck = { $won ->
        [yes] With that hand your chance was { $percent }%, and you won.
       *[no] With that hand your chance was { $percent }%, but you lost.
    }
web-journey-hinge = { $won ->
        [yes] Here you made sure of the goal. Your chance had been { $percent }%.
       *[no] Here you could still reach the goal. Your chance was { $percent }%.
    }
web-journey-better = Better: { $advice }
web-journey-moment = See this moment
web-same-deal = Same deal again
web-journey-hung = { $missing ->
        [one] You missed the goal by { $missing } star, and this fief was worth { $worth }.
       *[other] You missed the goal by { $missing } stars, and this fief was worth { $worth }.
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
web-settings-about = They are kept on this device.
web-games-played = { $games ->
        [0] No finished games yet
        [one] { $games } finished game
       *[other] { $games } finished games
    }
web-figures = Facts and figures
web-statistics-none = No finished games yet. Your results will appear here.
web-games = Games
web-person = human player
web-outcome = { $outcome ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
web-people = Human players
web-won-share = Won
web-won-of = { $won } of { $played }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }
web-best = Best
web-mean = Average
web-margin = Best point difference
web-streak = Winning streak
web-streak-longest = Longest streak
web-by-opponent = By opponent
web-by-players = By number of players
web-by-variant = By variant
web-by-setup = By type of game
web-fiefs-won = Fiefs won
web-by-first-tile = By my first tile
web-landscape = { $landscape ->
        [plains] Plains only
        [coast] With sea
        [mountains] With mountains
       *[both] With sea and mountains
    }
web-longhouses-when = When I build
web-longhouse-row = Building no. { $place }
web-in-games = { $games ->
        [one] in { $games } game
       *[other] in { $games } games
    }
web-after-tiles = { $tiles ->
        [one] after { $tiles } tile
       *[other] after { $tiles } tiles
    }
web-by-first-fief = By my first fief
web-games-csv = My games as CSV
web-course = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. First result: { $first }, latest: { $last }
web-course-about = Each game, and the average of every five games in a row
web-year-progress = { $won } of { $count } scenarios won.
web-scenario-state = { $state ->
        [challenge] challenge won · best: { web-stars-short }
        [won] won · best: { web-stars-short }
        [tried] best: { web-stars-short }
       *[new] not played yet
    }
web-year-next = Next:
web-year-is-next = next
web-year-full = A full year. Shall it begin again?
web-year-all = Sixteen journeys through Northwood, each with a rule of its own. Play any of them; they grow harder.
web-year-won = { $won } of { $count }
web-year-challenges = { $count ->
        [0] won
        [one] won, { $count } as a challenge
       *[other] won, { $count } as challenges
    }
web-season-won = { $won } of { $count }
web-of-count = of { $count }
web-scenario-place = { $season } · scenario { $number }
web-scenario-goal = Goal
web-scenario-challenge = As a challenge
web-scenario-best = Your best
web-scenario-begin = Begin
web-scenario-harder = As a challenge
web-stars-short = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }

web-hand-over = Pass the device to { $who }
web-hand-over-setting = Announce whose turn it is on a shared screen
web-go-on-setting = Continue by itself after a visit or a phase ends
web-confirm-move-setting = Ask before playing my move
web-notation-setting = Show coordinates and move notation
web-forecast-setting = Fjords: show the points if exploration ended now
web-aids-setting = Fjords: show gaps that stay open and which tiles fit
web-chances-setting = For Northwood!: show my chance to win each fief
web-notify = Notify me when it’s my turn
web-account = Account
web-account-about = Optional. An account lets you play on several devices; games you’ve played here are added to it.
web-account-known = You’re signed in as { $login }.
web-login = Username
web-password = Password
web-log-in = Sign in
web-log-out = Sign out
web-others-here = Others at this table
web-block = Block
web-unblock = Unblock
web-blocked = { $who } is blocked. You won’t meet at a table, and you won’t see their chat.
web-unblocked = { $who } is no longer blocked.
web-blocked-people = Blocked people
web-blocked-about = You don’t meet them at a table, and you don’t see their chat.
web-report = Report
web-report-about = What did { $who } do? The people who run this server will read it.
web-report-send = Send report
web-reported = Thank you. Your report has been sent.
web-email = E-mail address
web-email-about = An address is only needed for e-mail about games that last days.
web-email-save = Save address
web-email-unconfirmed = { $email } is not confirmed yet. Open the link in the e-mail that you got.
web-email-sent = An e-mail with a link is on its way to { $email }. Open the link to confirm the address.
web-email-confirmed = { $email } is confirmed.
web-email-again = Send e-mail again
web-email-remove = Remove address
web-email-notify = Write to me when it is my turn in a game that lasts days.
web-log-out-everywhere = Sign out everywhere
web-sessions = Where you’re signed in
web-session-this = this device
web-session-unknown = Unknown device
web-password-change = Change the password
web-password-old = Present password
web-password-new = New password
web-password-changed = Your password is changed. You’ve been signed out on all other devices.
web-sign-up = Create an account
web-rated = Rated game
web-rated-about = Human players only, each on their own device. No hints.
web-tiles = Custom tile set
web-tiles-file = Open a file (TOML or JSON)
web-tiles-text = …or paste its text
web-tiles-unread = This is not a tile set. Use TOML or JSON.


web-rules = Rules
web-rules-of = { web-game-name } – rules
web-rule = Rule { $rule }
web-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing found. Try other words.
        [one] { $count } result
       *[other] { $count } results
    }
web-back-to-table = Back to the game
web-book-mode = { $mode ->
        [learn] Teach me
       *[all] Full text
    }
web-book-modes = How to read the rules
web-book-chapters = Chapters
web-book-read = { $count ->
        [one] { $done } of { $count } chapter read
       *[other] { $done } of { $count } chapters read
    }
web-book-is-read = (read)
web-book-back = Previous chapter
web-book-next = Next chapter
web-book-try = Try it yourself
web-book-example = Worked example
web-book-step = Step { $step } of { $count }
web-book-step-back = Previous step
web-book-step-next = Next step
web-print = Print

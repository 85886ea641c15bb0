# The web app: pages, prompts, and what is told of a game.

web-tagline = Two board games. Opponents worth beating.
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
web-northwood-invite = Travel through eight fiefs and win over each ruler by taking exactly the right number of tricks. A solo card game.
web-play-bot = Play against a bot
web-play-solo = Play
web-set-up = Set up a game
web-continue = Games in progress
web-join-watch = Join or watch
web-join-none = No public games right now. Set one up for everyone and it will appear here.
web-past-games = Finished games
web-replay = Replay
web-replays = Replays
web-about = About
web-about-text = Longhouse is an unofficial fan project. Fjords is a game by Franz-Benno Delonge (2021 edition with Phil Walker-Harding); For Northwood! is a game by Wil Su. Both belong to their authors and publishers. The rule texts, pictures and words here are our own.
web-about-tiles = The exact tile mix of the printed game is not public. This set is a reconstruction.
web-credits = Credits
web-credits-icons = Animal icons from
web-credits-others = and others
web-home = Home
web-analysis = Analysis
web-free-board = Free board
web-close = Close
web-language = Language
web-theme = Theme
web-theme-name = { $theme ->
        [light] Light
        [dark] Dark
       *[auto] Same as system
    }
web-settings = Settings
web-not-found = This game can’t be opened
web-wait = One moment…
web-reconnecting = Connection lost. Reconnecting…
web-unreachable = Can’t reach the server. Your game is safe; try again once you’re online.
web-once-more = Try again
web-bad-event = This game file breaks a rule at step { $n }: { $text }

web-your-name = Your name
web-their-name = Name
web-variant = Which variant?
web-variant-about = { $variant ->
        [epic] Two players. All tiles, 30 vikings and 6 longhouses each.
        [classic] Two players. Draw tiles from the bag, three rounds, no rune stones.
        [first] Two players. The original Fjorde of 2005: fields and farms, three rounds.
       *[base] Two to four players. Choose each tile from a row of four.
    }
web-who-plays = Who’s playing?
web-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-seat = Seat { $seat }
web-seat-me = Me
web-seat-here = Another player on this device
web-seat-open = Invite by link
web-seat-bot = Bot: { web-level }
web-runes = Rune stones
web-rune-about = { $rune ->
        [strength] Goes on the all-mountain tile. Each viking next to it scores 1 extra point.
        [water] Goes on the tile with its symbol. Each viking on the same sea scores 1 extra point.
        [journey] Once per game: place a viking up to three tiles away by sea.
        [horse] Once per game: place a viking up to three tiles away along a mountain range.
        [friendship] Goes on plains with its symbol. Whoever has the most vikings around it scores 2 points.
        [wisdom] Once per game: cross an empty space next to your land.
       *[home] Once per game, under a longhouse: each of your vikings next to it scores 1 extra point.
    }
web-learning = Learning path
web-learning-none = Pick my own stones
web-learning-game = Game { $game }: { $count ->
        [0] no rune stones
        [one] { $count } rune stone
       *[other] { $count } rune stones
    }
web-rounds = Rounds
web-more-options = More options
web-oversight = No placement help
web-oversight-about = The board won’t show where tiles fit. Spot it yourself, as at a real table.
web-clock = Clock
web-clock-name = { $kind ->
        [move] 1 minute per move
        [fischer] 10 minutes + 10 seconds per move
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
web-northwood-setup = Which game?
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
web-challenge = Challenge mode (harder)
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
web-keys = Keyboard
web-keys-text = { $game ->
        [northwood] Arrow keys: move · Enter: select, again: play · Esc: cancel · H: hint. You can also drag cards.
       *[fjords] 1–4: pick a tile · R: rotate · Tab or arrows: next spot · Enter: lay · Esc: cancel · + −: zoom · 0: whole board
    }
web-your-turn = Your turn
web-their-turn = To move
web-turn-of = { $you ->
        [yes] Your turn
       *[no] { $who } to move
    }
web-wait-for = { $who } is thinking
web-warming = The bots are still waking up. The first time, this takes a minute.
web-role = { $clan } · { $kind ->
        [bot] bot
        [open] free
       *[person] player
    }
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
web-text-cell = { $cell }: { $mountains ->
        [none] {""}
       *[other] mountain { $mountains };{" "}
    }{ $seas ->
        [none] {""}
       *[other] sea { $seas };{" "}
    }{ $on ->
        [nothing] empty
       *[other] { $on }
    }
web-stands = { $piece ->
        [viking] { $edition ->
            [2005] field ({ $who })
           *[other] viking ({ $who })
        }
        [house] { $edition ->
            [2005] farm ({ $who })
           *[other] longhouse ({ $who })
        }
        [home] longhouse on the Home stone ({ $who })
        [strength] Strength stone
        [water] Water stone
       *[friendship] Friendship stone
    }
web-cell-claim = Settle { $cell }
web-cell-contested = Settle { $cell }; { $who } can reach it, too
web-cell-fits = { $cell }: { $ways ->
        [one] fits in { $ways } rotation
       *[other] fits in { $ways } rotations
    }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show whole board
web-landmarks = Show secured and contested land
web-tray = Your move
web-due = { $due ->
        [lay] Lay a tile
        [turn] Draw a tile
        [again] It fits nowhere
        [build] { $edition ->
            [2005] Build a farm?
           *[other] Build a longhouse?
        }
        [answer] Is there really no place?
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
        [one] Your last one. Once built, it stays for good.
       *[other] { $houses } left. Once built, it stays for good.
    }
web-claimable = { $count ->
        [one] You can settle { $count } tile.
       *[other] You can settle { $count } tiles.
    }
web-time-to-settle = { $edition ->
        [2005] The land is complete. Time to settle! Take turns placing fields on free land beside your own pieces. Every field is a point.
       *[other] The land is complete. Time to settle! Take turns placing vikings on free land beside your own pieces. Every viking is a point.
    }
web-time-next = Begin to settle
web-out-of-moves = You can settle no more. { $who } continues.
web-confirm-hint = Click or tap it again to settle.
web-build-house = Build
web-build-home = Build on Home
web-build-none = Don’t build
web-accept = Agree
web-nothing = Nothing fits
web-draw = Draw
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
web-hint = Hint: { $action }
web-hint-action = { $verb ->
        [lay] lay the tile on { $cell }
        [house] { $edition ->
            [2005] build a farm here
           *[other] build a longhouse here
        }
        [home] build here, on the Home stone
        [none] don’t build here
        [draw] draw a tile
       *[other] settle { $cell }
    }
web-draw-game = A draw
web-ended = { $you ->
        [yes] { $by ->
            [timeout] You ran out of time
            [abandon] The game was stopped
           *[resign] You resigned
        }
       *[no] { $by ->
            [timeout] { $who } ran out of time
            [abandon] The game was stopped
           *[resign] { $who } resigned
        }
    }
web-how-points = See the result
web-see-board = View board
web-again = Play again
web-rematch = Rematch
web-rematch-yes = Accept
web-rematch-no = Not now
web-rematch-asked = You offered a rematch. Waiting for { $who }.
web-rematch-declined = { $you ->
        [yes] You declined the rematch.
       *[no] { $who } declined the rematch.
    }
web-ended-won = { $by ->
        [timeout] { $you ->
            [yes] You win on time
            [others] The others win on time
           *[no] { $who } wins on time
        }
       *[resign] { $you ->
            [yes] You win: { $loser } resigned
            [others] The others win: { $loser } resigned
            [lost] { $who } wins: you resigned
           *[no] { $who } wins: { $loser } resigned
        }
    }
web-not-counted = The land was not counted.
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
        [yes] You win the tie!
       *[no] { $who } wins the tie
    }
web-tie-points = { $points ->
        [one] { $names }: { $points } point each.
       *[other] { $names }: { $points } points each.
    }
web-tie-why = The player later in the settlement’s turn order wins a tie.
web-draw-why = The rounds together bring the same points, so no one wins.
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
web-saga-first = { $you ->
        [yes] You begin
       *[no] { $who } begins
    }
web-saga-swap = Nothing fitted, so the row was replaced
web-saga-lay = { $you ->
        [yes] You laid a tile
       *[no] { $who } laid a tile
    }
web-saga-house = { $edition ->
        [2005] { $you ->
            [yes] You built a farm
           *[no] { $who } built a farm
        }
       *[other] { $you ->
            [yes] You built a longhouse
           *[no] { $who } built a longhouse
        }
    }
# Also passed: $cell
web-saga-viking = { $edition ->
        [2005] { $you ->
            [yes] You placed a field
           *[no] { $who } placed a field
        }
       *[other] { $you ->
            [yes] You placed a viking
           *[no] { $who } placed a viking
        }
    }
web-saga-rune = { $you ->
        [yes] You used the { rune-name } rune
       *[no] { $who } used the { rune-name } rune
    }
web-saga-nothing = { $you ->
        [yes] You said nothing fits
       *[no] { $who } said nothing fits
    }
web-saga-point = { $you ->
        [yes] You showed a place
       *[no] { $who } showed a place
    }
web-saga-takeback = A move was taken back
web-saga-ended = { $by ->
        [timeout] { $you ->
            [yes] You ran out of time
           *[no] { $who } ran out of time
        }
        [abandon] The game was stopped
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
       *[won] ruler gone
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
        [DiscardCopies] Discard your duplicates
        [FirstOfPair] Discard the first card of the pair
        [ScoreAll] Put these on the score pile
        [Gather] Choose a card: you take every card of that value
        [NameSuit] Name a suit
        [SwapRulers] Swap with which ruler?
        [MoveVisit] Continue the visit in which fief?
        [Refresh] Make which ally ready?
        [ExchangeTop] Which card goes on top of the deck?
        [Trade] { $pile ->
            [score] Swap with the score pile?
           *[discard] Swap with the discard pile?
        }
       *[StopOrMore] Draw another card or stop?
    }
web-or-drag = or drag the card
web-visit-prompt = Look at your hand: how many replies can score?
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
        [yes] It would score.
       *[no] It wouldn’t score.
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
web-call = Call a substitute
web-call-text = A friendly ruler can stand in for an ally during this visit, but leaves the game afterwards.
web-call-for = { $character } for { $ally }
web-finish-visit = Finish this visit
web-scenario-rules = Special rules
web-northwood-over = { $won ->
        [yes] Northwood is united!
       *[no] The journey is over
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
        [one] Fief { $fief } is won, and { $stars } star with it.
       *[other] Fief { $fief } is won, and { $stars } stars with it.
    }
web-visit-friend = { northwood-character } is your friend from now on, and can stand in for an ally once.
web-visit-lost = Fief { $fief } is lost. { northwood-character } has gone home.
web-visit-miss = { $side ->
        [over] { $cards ->
            [one] One too many.
            [2] Two too many.
            [3] Three too many.
           *[other] { $cards } too many.
        }
        [short] { $cards ->
            [one] One short.
            [2] Two short.
            [3] Three short.
           *[other] { $cards } short.
        }
       *[none] { $fief ->
            [0] Nothing scored, as it should be.
           *[other] Exactly right.
        }
    }
web-visit-open = { $open ->
        [one] { $open } star is still open; you need { $need } more for { $goal }.
       *[other] { $open } stars are still open; you need { $need } more for { $goal }.
    }
web-visit-beyond = The goal ({ $goal }) is out of reach now. Play on for your best!
web-visit-goal = Goal reached: { $goal }!
web-visit-next = Continue
web-ruler-fate = { $fate ->
        [won] your friend from now on
       *[lost] has gone home
    }
web-journey-headline = { $kind ->
        [gold] Gold! Northwood is united.
        [silver] Silver! Northwood listens to you.
        [bronze] Bronze! The wood is with you.
        [won] Northwood is united!
        [close] { $missing ->
            [one] So close: { $missing } star short
           *[other] Close: { $missing } stars short
        }
        [given] You turned back
       *[lost] Not this time
    }
web-journey-lost = You lose this journey.
web-journey-visits = { $won ->
        [one] { $won } fief won, { $lost } lost.
       *[other] { $won } fiefs won, { $lost } lost.
    }
web-journey-note = { $note ->
        [closest] The closest miss
        [best] The best visit
        [worst] The unluckiest visit
       *[last] What the last star hung on
    }
web-journey-hung = { $missing ->
        [one] { $missing } star was missing, and this fief had { $worth }.
       *[other] { $missing } stars were missing, and this fief had { $worth }.
    }
web-story-statement = The ruler says: { $value } of { northwood-suit }.
web-story-draw = You drew the { $value } of { northwood-suit }.
web-decided = { $decided ->
        [yes] You can’t lose this visit any more.
       *[no] You can’t win this visit any more.
    }
web-due-of = { $who }: { $due }
web-sound = Sound
web-passphrase = Passphrase for this server
web-enter = Come in
web-puzzles = Puzzles
web-today = Daily games
web-today-puzzle = Fjords – puzzle of the day
web-today-deal = For Northwood! – game of the day
web-today-done = done
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
web-margin = Best margin
web-streak = Winning streak
web-streak-longest = Longest streak
web-by-opponent = By opponent
web-by-players = By number of players
web-by-variant = By variant
web-by-setup = By type of game
web-fiefs-won = Fiefs won
web-by-first-tile = My first tile
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
web-by-first-fief = My first fief
web-games-csv = My games as CSV
web-course = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: first { $first }, latest { $last }
web-course-about = Each game, with a five-game average
web-year-progress = { $won } of { $count } scenarios won.
web-scenario-state = { $state ->
        [challenge] challenge won · best: { web-stars-short }
        [won] won · best: { web-stars-short }
        [tried] best: { web-stars-short }
       *[new] not played yet
    }
web-stars-short = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }

web-hand-over = Pass the device to { $who }
web-hand-over-setting = Announce whose turn it is on a shared screen
web-notify = Notify me when it’s my turn
web-account = Account
web-account-about = Optional. An account lets you play on several devices; games you’ve played here are added to it.
web-account-known = You’re signed in as { $login }.
web-login = Username
web-password = Password
web-log-in = Sign in
web-log-out = Sign out
web-sign-up = Create an account
web-rated = Rated game
web-rated-about = Human players only, each on their own device. No hints.
web-tiles = Custom tile set
web-tiles-file = Open a file (TOML or JSON)
web-tiles-text = …or paste its text
web-tiles-unread = This is not a tile set. Use TOML or JSON.

web-learn = First steps
web-welcome = New here? Learn either game in a few minutes, by playing it:

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

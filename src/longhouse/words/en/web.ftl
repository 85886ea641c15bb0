# The web app: pages, prompts, and what is told of a game.

web-tagline = Two board games, and opponents worth playing.
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
web-fjords-invite = Discover a land of coasts and mountains tile by tile, build longhouses in the right places, and settle more of it than the others.
web-northwood-invite = Visit eight fiefs in a wood at dusk and charm each ruler with exactly the right number of answers. For one player.
web-play-bot = Play against a bot
web-play-solo = Play
web-set-up = Set up a game
web-continue = Continue
web-join-watch = Join or watch
web-join-none = No game is open to everybody at the moment. One that you set up for everybody to see is listed here.
web-past-games = Finished games
web-replay = Replay
web-replays = Replays
web-about = About
web-about-text = Longhouse is an unofficial fan project. Fjords is a game by Franz-Benno Delonge (edition of 2021 with Phil Walker-Harding), For Northwood! is by Wil Su. The games belong to their authors and publishers; rule texts, pictures and words here are our own.
web-about-tiles = How many tiles of each kind the printed game has is not public; the set used here is a reconstruction.
web-credits = Credits
web-credits-icons = The animals are from
web-credits-others = and others
web-home = Start page
web-analysis = Analysis
web-free-board = Free board
web-close = Close
web-language = Language
web-theme = Colours
web-theme-name = { $theme ->
        [light] Day
        [dark] Night
       *[auto] As the system
    }
web-settings = Settings
web-not-found = This game cannot be opened.
web-wait = One moment …
web-reconnecting = Connection lost. Trying again …
web-unreachable = The server does not answer. Nothing is lost: try again when you are connected.
web-once-more = Try again
web-bad-event = Event { $n } of this record: { $text }

web-your-name = Your name
web-their-name = Name
web-variant = Which game?
web-variant-about = { $variant ->
        [epic] For two: all tiles, 30 vikings and 6 longhouses each.
        [classic] For two: tiles are drawn, three rounds, no rune stones.
        [first] For two: Fjorde, with fields and farms, in three rounds.
       *[base] For two to four: choose from a row of four tiles.
    }
web-who-plays = Who plays?
web-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-seat = Seat { $seat }
web-seat-me = Me
web-seat-here = Somebody at this screen
web-seat-open = A friend, by link
web-seat-bot = Bot: { web-level }
web-runes = Rune stones
web-rune-about = { $rune ->
        [strength] Stands on the all-mountain tile. Each viking beside it counts one more.
        [water] Stands at the sea. Each viking on a coast of the same water counts one more.
        [journey] Once: sail up to three tiles over sea from a piece of yours.
        [horse] Once: ride up to three tiles over one mountain range from a piece of yours.
        [friendship] Stands on open plains. Most vikings around it score two.
        [wisdom] Once: cross an empty space beside your land.
       *[home] Once, under a longhouse: your vikings around it count one more.
    }
web-learning = Learning path
web-learning-none = My own choice
web-learning-game = Game { $game }: { $count ->
        [0] no stones
        [one] { $count } stone
       *[other] { $count } stones
    }
web-rounds = Rounds
web-more-options = More options
web-oversight = Oversight
web-oversight-about = The table does not show where tiles fit, and claims may be wrong.
web-clock = Clock
web-clock-name = { $kind ->
        [move] One minute for each move
        [fischer] Ten minutes, and ten seconds for each move
        [days] Three days for each move
       *[none] No clock
    }
web-visibility = Who may look?
web-visibility-name = { $visibility ->
        [public] Everybody
        [private] Only the players
       *[link] Who knows the link
    }
web-tiles-note = { web-about-tiles }
web-northwood-setup = Which game?
web-setup-name = { $setup ->
        [full] Full game
       *[intro] Introduction
    }
web-setup-about = { $setup ->
        [full] All 24 characters; allies and rulers are dealt.
       *[intro] The four Jacks help you; Kings and Queens rule.
    }
web-goal = { $stars } stars: { $stars ->
        [18] silver
        [20] gold
       *[other] bronze
    }
web-scenario-year = The Longhouse Year
web-challenge = As a challenge
web-begin = Begin
web-begin-invite = Begin and invite

web-waiting-room = The game begins when every seat is taken.
web-sit = Sit down
web-fill-bot = Give it to a bot
web-invite = Invite with this link
web-qr = QR code of the link
web-copy-link = Copy the link
web-copied = Copied

web-menu = Menu
web-undo = Undo
web-hint-button = Hint
web-record = Save the record
web-resign = Resign
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
        [northwood] An arrow key goes to what can be chosen; left and right go along a row, up and down from row to row. Enter chooses, Enter once more plays, Escape takes back, H gives a hint. Cards can also be dragged.
       *[fjords] 1 to 4 choose a tile, R turns it, Tab and arrow keys go from place to place, Enter lays it, Escape takes back, + and − zoom, 0 shows everything.
    }
web-your-turn = Your turn
web-their-turn = To move
web-turn-of = { $you ->
        [yes] Your turn
       *[no] { $who } to move
    }
web-wait-for = { $who } is thinking
web-warming = The bots are still waking up; this takes a minute the first time.
web-role = { $clan } · { $kind ->
        [bot] bot
        [open] free
       *[person] person
    }
web-role-thinking = { $clan } · { $warming ->
        [yes] waking up …
       *[no] thinking …
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
web-text-board = The board in words
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
web-cell-contested = Settle { $cell }, which { $who } can reach too
web-cell-fits = { $cell }: fits { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show everything
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
        [answer] Does nothing fit?
        [settle] { $edition ->
            [2005] Place a field
           *[other] Place a viking
        }
       *[other] One moment …
    }
web-choose-tile = Choose one of the tiles.
web-fits = { $count ->
        [0] It fits nowhere; choose another.
        [one] It fits in { $count } place.
       *[other] It fits in { $count } places.
    }
web-blind = Choose a tile and try where it fits.
web-draw-detail = Draw, or lay a tile that was set aside.
web-build-detail = { $houses ->
        [one] Your last one. It stays here for good.
       *[other] You have { $houses }. It stays here for good.
    }
web-claimable = { $count ->
        [one] { $count } tile can be settled now.
       *[other] { $count } tiles can be settled now.
    }
web-confirm-hint = Click it once more to settle.
web-build-house = Build
web-build-home = On the Home stone
web-build-none = Not here
web-accept = Accept
web-nothing = Nothing fits
web-draw = Draw
web-turn = Turn
web-lay = { $due ->
        [answer] Point it out
       *[lay] Lay here
    }
web-settle = Settle
web-finish-land = Settle all that is left
web-ways = Ways to place a viking
web-way-viking = By land
web-bag = { $count ->
        [0] The bag is empty
        [one] { $count } in the bag
       *[other] { $count } in the bag
    }
web-bag-note = The order is not decided before a tile is drawn.
web-tile = Tile with corners { web-terrain }: { $count ->
        [0] fits nowhere
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
web-tile-kind = tiles with corners { web-terrain }
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
web-won = { $you ->
        [yes] You win!
       *[no] { $who } wins
    }
web-draw-game = A draw
web-ended = { $you ->
        [yes] { $by ->
            [timeout] You ran out of time.
            [abandon] The game was stopped.
           *[resign] You resigned.
        }
       *[no] { $by ->
            [timeout] { $who } ran out of time.
            [abandon] The game was stopped.
           *[resign] { $who } resigned.
        }
    }
web-how-points = How the points came about
web-see-board = See the table
web-again = Play again
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
web-saga-swap = Nothing fitted: a new row.
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
        [yes] You used { rune-name }
       *[no] { $who } used { rune-name }
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
        [timeout] Out of time
        [abandon] The game was stopped
       *[resign] { $who } gave up
    }

web-fiefs = Fiefs
web-allies = Allies
web-ruler = The ruler here
web-hand = Your hand
web-piles = The piles
web-choose = Choose
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
        [ask] Ask
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
       *[won] left
    }
web-fief-row = Fief { $fief }
web-stars = { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
web-stars-of = { $count } of { $goal } stars
web-of-goal = of { $goal } stars
web-trump = { northwood-suit }: trump
web-no-trump = no trump
web-pile-deck = Deck · { $count }
web-pile-discard = Discard pile · { $count }
web-discard-count = discard { $count }
web-pile-score = Score pile · { $count }
web-pile-top = Known to come next
web-pile-unseen = Not seen yet · { $count }
web-known = { $count ->
        [one] the next one is known
       *[other] the next { $count } are known
    }
web-statement = Statement
web-discard = Discard pile
web-reply = Answer
web-score-pile = Score pile
web-score-count = Score { $count }
web-target = { $score } of exactly { $target }
web-card = { $value } of { northwood-suit }{ $playable ->
        [yes] {""}
       *[no] , cannot be played now
    }{ $scoring ->
        [yes] , would score
       *[no] {""}
    }
web-northwood-due = { $due ->
        [visit] Choose a fief
        [dialogue] Ask or listen
        [listen] Listen
        [reply] Your answer
       *[other] Chance is next
    }
web-northwood-step = { $step ->
        [Discard] { $count ->
            [one] Discard a card
           *[other] Discard { $count } cards, one by one
        }
        [DiscardAll] Discard all of these
        [DiscardOneOf] Discard one of these
        [DiscardSum] Discard cards of { $count } in all
        [DiscardLowest] Discard your lowest card
        [DiscardCopies] Discard what you hold twice
        [FirstOfPair] Discard the first of two
        [ScoreAll] Put these on the score pile
        [Gather] Choose a card to gather its value
        [NameSuit] Name a suit
        [SwapRulers] Whose place does the ruler take?
        [MoveVisit] Where does the visit go on?
        [Refresh] Choose an ally to refresh
        [ExchangeTop] Which card for the top of the deck?
        [Trade] { $pile ->
            [score] Swap with the score pile?
           *[discard] Swap with the discard pile?
        }
       *[StopOrMore] Another card, or enough?
    }
web-or-drag = or drag the card
web-visit-prompt = Look at your hand: how many answers can score?
web-visit-detail = Score exactly { $fief ->
        [one] { $fief } answer
       *[other] { $fief } answers
    }. Trump: { northwood-suit }.
web-dialogue-prompt = { $can ->
        [yes] An ally may help now; then listen to what the ruler says.
       *[no] Listen to what the ruler says.
    }
web-reply-prompt = { $follow ->
        [yes] You must follow { northwood-suit }.
       *[no] You may answer with any card.
    } { $scoring ->
        [0] None would score.
        [one] { $scoring } card would score.
       *[other] { $scoring } cards would score.
    }
web-would-score = { $scores ->
        [yes] It would score.
       *[no] It would not score.
    }
web-northwood-do = { $verb ->
        [visit] Visit fief { $value }
        [use] Ask: { northwood-character }
        [listen] Listen
        [reply] Answer with { $value }
        [discard] Discard { $value }
        [score] Score { $value }
        [swap] Swap { $value }
        [choose] Take { $value }
        [name] { northwood-suit }
        [fief] Fief { $value }
        [ready] Refresh: { northwood-character }
        [more] Draw another
       *[stop] Stop
    }
web-call = Call a friend
web-call-text = A friendly ruler can stand in for an ally during this visit, and leaves the game after it.
web-call-for = { $character } for { $ally }
web-finish-visit = Play to its end
web-scenario-rules = Special rules
web-northwood-over = { $won ->
        [yes] Northwood is yours!
       *[no] The journey is over
    }
web-medal = { $medal ->
        [gold] gold medal
        [silver] silver medal
       *[bronze] bronze medal
    }
web-how-stars = How the stars came about
web-story-statement = The ruler says { $value } of { northwood-suit }.
web-story-draw = You drew { $value } of { northwood-suit }.
web-decided = { $decided ->
        [yes] This visit can only succeed now.
       *[no] This visit can only fail now.
    }
web-due-of = { $who }: { $due }
web-sound = Sounds
web-passphrase = The passphrase of this house
web-enter = Come in
web-puzzles = Puzzles
web-today = Every day anew
web-today-puzzle = Fjords: the puzzle of the day
web-today-deal = For Northwood!: the deal of the day
web-today-done = done
web-records = Records
web-records-fjords = Fjords: { $won } of { $played ->
        [one] { $played } game
       *[other] { $played } games
    } won
web-records-northwood = For Northwood!: { $won } of { $played ->
        [one] { $played } game
       *[other] { $played } games
    } won, at best { $best ->
        [one] { $best } star
       *[other] { $best } stars
    }
web-records-year = The Longhouse Year: { $won } of 16 scenarios won
web-statistics = Statistics
web-figures = Figures of the games
web-statistics-none = Nothing is decided yet. Play a game, and see here how it went.
web-games = Games
web-person = a person
web-outcome = { $outcome ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
web-people = People
web-won-share = Won
web-won-of = { $won } of { $played }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }
web-best = Best
web-mean = On average
web-margin = Largest margin
web-streak = Won in a row
web-streak-longest = Longest row
web-by-opponent = Against
web-by-players = By number of players
web-by-variant = By kind of game
web-fiefs-won = Fiefs won
web-by-first-tile = My first tile
web-landscape = { $landscape ->
        [plains] Plains alone
        [coast] With sea
        [mountains] With mountains
       *[both] With sea and mountains
    }
web-longhouses-when = When I build longhouses
web-longhouse-row = Longhouse { $place }
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
web-course = { $games } games, from { $first } to { $last } points
web-course-about = Each game, and the average of five.
web-year-progress = { $won } of { $count } scenarios won.
web-scenario-state = { $state ->
        [challenge] won as a challenge · best: { web-stars-short }
        [won] won · best: { web-stars-short }
        [tried] best: { web-stars-short }
       *[new] not played yet
    }
web-stars-short = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }

web-hand-over = { $who } is next
web-hand-over-setting = Say who is next at a shared screen
web-notify = Notify me when it is my turn
web-account = Account
web-account-about = An account is for playing on several devices; nobody needs one. What you have played here goes into it.
web-account-known = You are signed in as { $login }.
web-login = Account name
web-password = Password
web-log-in = Sign in
web-log-out = Sign out
web-sign-up = Create an account
web-rated = Rated
web-rated-about = Only between people at screens of their own; no hints.
web-tiles = A tile set of your own
web-tiles-file = Open a file (TOML or JSON)
web-tiles-text = … or paste its text
web-tiles-unread = This is not a tile set: neither TOML nor JSON.

web-learn = First steps
web-welcome = New here? Learn either game in a few minutes, by playing:

web-rules = Rules
web-rules-of = { web-game-name }: the rules
web-rule = Rule { $rule }
web-contents = Contents
web-rules-search = Search in the rules
web-rules-found = { $count ->
        [0] No rule has these words.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-back-to-table = Back to the table
web-print = Print

# Fjords: names, and why something is refused.

seat-name = { $seat ->
        [0] Ochre
        [1] Raven
        [2] Heather
       *[other] Bone
    }
rune-name = { $rune ->
        [strength] Strength
        [water] Water
        [journey] Journey
        [horse] Horse
        [friendship] Friendship
        [wisdom] Wisdom
       *[home] Home
    }

fjords-variant-name = { $variant ->
        [epic] Epic variant
        [classic] Classic variant
        [first] 2005 edition
       *[base] Base game
    }
fjords-variant-2005 = The 2005 edition has no variants. Leave the variant out.
fjords-rounds = { fjords-variant-name }: always a single round. Don’t set a number of rounds.
fjords-two-players = { fjords-variant-name }: for 2 players, not { $players }.
fjords-no-runes = { fjords-variant-name }: played without rune stones.
fjords-rune-twice = Choose each rune only once.
fjords-learning-path = The learning path has games 1 to { $games }, not { $given }.

tiles-none = The set has no tile for two players.
tiles-none-start = The set has no starting tile.
tiles-too-many = The set has { $count } tiles. The limit is { $most }.
tiles-ids-count = A group has { $ids ->
        [one] { $ids } id
       *[other] { $ids } ids
    } for { $words ->
        [one] { $words } word
       *[other] { $words } words
    }. Give each word one id.
tiles-id = “{ $tile }” can’t be a tile’s id. Use up to 16 letters, digits, _ and -.
tiles-id-twice = Two tiles have the id { $tile }. Give each its own.
tiles-word-length = Tile { $tile }: “{ $word }” must have six letters.
tiles-word-letters = Tile { $tile }: “{ $word }” may contain only P, M and S.
tiles-mountain-beside-sea = Tile { $tile }: in “{ $word }”, mountain and sea are neighbours. Put plains between them.
tiles-two-seas = Tile { $tile }: “{ $word }” has two separate seas. One is the limit.
tiles-start-cell = Starting tile { $tile }: { $cell } is too far from the middle, or not two whole numbers.
tiles-start-overlap = Two starting tiles lie on { $cell }.
tiles-start-mismatch = The starting tiles on { $cell } and { $other } don’t match at a corner.
tiles-start-apart = The starting tiles are not one connected land.
tiles-symbol-missing = The symbol of { $symbol ->
        [strength] Strength
        [water] Water
       *[friendship] Friendship
    } is on tile { $tile }, which is not in the set.
tiles-symbol-twice = Tile { $tile } has two symbols. One is the limit.

fjords-unreadable = “{ $text }” is not a move.
fjords-over = The game is over.
fjords-due-first = First, the starting player is drawn.
fjords-due-row = First, a tile is drawn into the row.
fjords-due-swap = Nothing in the row fits. First, the row is replaced.
fjords-due-draw = First, the drawn tile is revealed.
fjords-due-turn = Draw a tile, or lay one that was set aside if the variant allows it.
fjords-due-lay = Lay a tile first.
fjords-due-forced = A place was pointed out. You must lay a tile now.
fjords-due-build = First decide whether to build here.
fjords-due-answer = Answer the claim first: show a place, or agree.
fjords-due-settle = Settle a tile first.

fjords-bad-draw = That can’t be drawn: wrong number of tiles, or a tile that isn’t in the bag.
fjords-tile-not-in-game = That tile is not in this game.
fjords-lay-not-in-row = Tile { $tile } is not in the row. Choose one from the row.
fjords-lay-not-drawn = Tile { $tile } is not available now.
# Also passed: $tile
fjords-lay-aside-too-late = That tile was set aside. Lay it at the start of your turn, instead of drawing.
fjords-lay-forced = Tile { $forced } was shown to fit. Lay that one, not tile { $tile }.
# Also passed: $cell
fjords-lay-not-a-rotation = Tile { $tile } can’t be rotated that way.
# Also passed: $tile, $cell
fjords-lay-occupied = There is already a tile there. Choose an empty space.
# Also passed: $tile, $cell
fjords-lay-touches = { $count ->
        [0] That touches no tile.
       *[one] That touches only one tile.
    } It must touch at least two.
# Also passed: $tile, $cell
fjords-lay-corner = That doesn’t match. The tile’s { $corner ->
        [0] north
        [1] north-east
        [2] south-east
        [3] south
        [4] south-west
       *[5] north-west
    } corner is { $here ->
        [P] plains
        [M] mountain
       *[S] sea
    }; it must be { $there ->
        [P] plains
        [M] mountain
       *[S] sea
    }.
# Also passed: $tile, $cell
fjords-lay-sea-only = That touches the others only by sea. Land must touch land.
fjords-point-other-tile = The claim isn’t about tile { $tile }. Show a place for the tile in question.
fjords-claim-fourth = That was your third claim this turn. Now you must lay a tile.
fjords-build-no-plains = You can build only on a tile with plains.
fjords-build-stone = A rune stone stands on this tile. You can’t build here.
fjords-build-no-longhouse = You have nothing left to build. Choose not to build.
fjords-build-no-home = Your Home stone is not available. Build without it.

# Also passed: $cell
fjords-stand-no-tile = There is no tile there. Choose a tile to settle.
# Also passed: $cell
fjords-stand-no-plains = That tile has no plains. Choose one that does.
# Also passed: $cell
fjords-stand-taken = That tile is taken. Choose an empty one.
# Also passed: $cell
fjords-viking-not-joined = That is not connected to your pieces by plains. Choose a tile that is.
fjords-rune-not-in-play = { rune-name } is not part of this game.
fjords-rune-spent = You have already used { rune-name }.
# Also passed: $cell
fjords-journey-too-far = You can’t sail there. It must be within three tiles by sea of your pieces.
# Also passed: $cell
fjords-horse-too-far = You can’t ride there. It must be within three tiles along one mountain range.
# Also passed: $space, $cell
fjords-wisdom-not-empty = There is a tile there. The Wisdom stone needs an empty space.
# Also passed: $space, $cell
fjords-wisdom-second-stone = There is already a Wisdom stone there. Choose another empty space.
# Also passed: $space, $cell
fjords-wisdom-touches = That empty space touches fewer than two tiles. Choose one that touches two.
# Also passed: $space, $cell
fjords-wisdom-no-piece = None of your pieces has plains facing that space. Choose another space.
# Also passed: $space, $cell
fjords-wisdom-not-facing = That tile has no plains facing the stone. Choose one that does.

fjords-show-row = Row
fjords-show-drawn = Drawn
fjords-show-aside = Set aside
fjords-show-bag = { $count ->
        [one] 1 tile in the bag
       *[other] { $count } tiles in the bag
    }
fjords-show-supply = { $edition ->
        [2005] { $vikings ->
            [one] 1 field
           *[other] { $vikings } fields
        }, { $houses ->
            [one] 1 farm
           *[other] { $houses } farms
        }
       *[other] { $vikings ->
            [one] 1 viking
           *[other] { $vikings } vikings
        }, { $houses ->
            [one] 1 longhouse
           *[other] { $houses } longhouses
        }
    }
fjords-show-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fjords-show-rounds = rounds { $rounds }, total { $total }
fjords-show-winner = { $count ->
        [0] A draw.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }

fjords-welcome =
    ^ mountain, ~ sea, . plains; + marks where a tile fits.
    Type the number of a move, or the move itself. Type help to learn more.
    The exact tile mix of the printed game is not public. This set is a reconstruction.
fjords-help =
    Type the number of a move from the list, or the move itself: lay 17 2,-1 PPMMPP.
    On the board ^ is mountain, ~ sea and . plains; capital letters are { $edition ->
        [2005] farms, small ones fields
       *[other] longhouses, small ones vikings
    }.
    Explore: lay tiles so that all corners match and each tile touches two others; build { $edition ->
        [2005] farms
       *[other] longhouses
    } as you go.
    Settle: spread over the plains from there. The player with the most points wins.

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
fjords-rounds = { fjords-variant-name }: a game always has one round. Leave the number of rounds out.
fjords-two-players = The { fjords-variant-name } is for 2 players, not for { $players }. Change the number of players.
fjords-no-runes = The { fjords-variant-name } has no rune stones. Leave them out.
fjords-rune-twice = Choose each rune stone at most once.
fjords-learning-path = The learning path has games 1 to { $games }. There is no game { $given }.

tiles-none = The tile set has no tile for two players.
tiles-none-start = The tile set has no starting tile.
tiles-too-many = The tile set has { $count } tiles. The limit is { $most }.
tiles-ids-count = A group of tiles has { $words ->
        [one] { $words } entry
       *[other] { $words } entries
    } in “words” and { $ids ->
        [one] { $ids } entry
       *[other] { $ids } entries
    } in “ids”. Give both lists the same length.
tiles-id = “{ $tile }” can’t be the id of a tile. An id has up to 16 letters, digits, _ and -.
tiles-id-twice = Two tiles have the id { $tile }. Give each tile its own id.
tiles-word-length = Tile { $tile }: “{ $word }” must have six letters, one for each corner.
tiles-word-letters = Tile { $tile }: “{ $word }” may contain only P (plains), M (mountain) and S (sea).
tiles-mountain-beside-sea = Tile { $tile }: in “{ $word }”, mountain and sea are neighbours. Put plains between them.
tiles-two-seas = Tile { $tile }: “{ $word }” has two separate areas of sea. A tile may have only one.
tiles-start-cell = Starting tile { $tile } can’t lie on { $cell }. Choose a place closer to the middle, as two whole numbers.
tiles-start-overlap = Two starting tiles lie on the same place, { $cell }.
tiles-start-mismatch = The starting tiles on { $cell } and { $other } meet at a corner where their terrain is different.
tiles-start-apart = The starting tiles are not one connected land.
tiles-symbol-missing = The { $symbol ->
        [strength] Strength
        [water] Water
       *[friendship] Friendship
    } symbol is meant for tile { $tile }, but the set has no such tile.
tiles-symbol-twice = Tile { $tile } has two symbols. A tile may have only one.

fjords-unreadable = “{ $text }” is not a move in this game.
fjords-over = The game is over.
fjords-due-first = It’s too early for that: the starting player is drawn first.
fjords-due-row = It’s too early for that: a tile is drawn into the row first.
fjords-due-swap = No tile in the row fits, so the row is replaced first.
fjords-due-draw = It’s too early for that: the drawn tile is revealed first.
fjords-due-turn = First draw a tile, or lay one that was set aside (if your variant allows it).
fjords-due-lay = Lay a tile first.
fjords-due-forced = An opponent has shown a place where a tile fits. You must lay a tile now.
fjords-due-build = First decide whether to build here.
fjords-due-answer = Your opponent claims that nothing fits. Show where a tile fits, or agree.
fjords-due-settle = Settle a tile first.

fjords-bad-draw = These tiles can’t be drawn: there are too many or too few, or one is not in the bag.
fjords-tile-not-in-game = That tile is not in this game.
# Also passed: $tile
fjords-lay-not-in-row = That tile is not in the row. Choose one from the row.
# Also passed: $tile
fjords-lay-not-drawn = You can’t lay that tile now, because you didn’t draw it.
# Also passed: $tile
fjords-lay-aside-too-late = That tile was set aside. You can lay it only at the start of your turn, before you draw.
# Also passed: $tile, $forced
fjords-lay-forced = An opponent has shown that the tile you drew fits. Lay that tile.
# Also passed: $tile, $cell
fjords-lay-not-a-rotation = That tile doesn’t have these corners, however you rotate it. Check the six letters.
# Also passed: $tile, $cell
fjords-lay-occupied = There is already a tile there. Choose an empty space.
# Also passed: $tile, $cell
fjords-lay-touches = { $count ->
        [0] The tile touches no other tile there.
       *[one] The tile touches only one other tile there.
    } It must touch at least two.
# Also passed: $tile, $cell
fjords-lay-corner = The tile doesn’t match there. Its { $corner ->
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
fjords-lay-sea-only = There, the tile touches the others only by sea. Choose a place where land touches land.
# Also passed: $tile
fjords-point-other-tile = The claim isn’t about that tile. Show a place for a tile that the claim is about.
fjords-claim-fourth = You have already made three claims this turn. Now you must lay a tile.
fjords-build-no-plains = This tile has no plains, so you can’t build here.
fjords-build-stone = A rune stone stands on this tile. You can’t build here.
fjords-build-no-longhouse = You have no buildings left. Choose not to build.
fjords-build-no-home = You don’t have the Home stone, or you’ve already used it. Build without it.

# Also passed: $cell
fjords-stand-no-tile = There is no tile there. Choose a tile to settle.
# Also passed: $cell
fjords-stand-no-plains = That tile has no plains. Choose a tile with plains.
# Also passed: $cell
fjords-stand-taken = There is already a piece on that tile. Choose an empty tile.
# Also passed: $cell
fjords-viking-not-joined = That tile is not connected to your pieces by plains. Choose a connected tile.
fjords-rune-not-in-play = The { rune-name } stone is not part of this game.
fjords-rune-spent = You have already used the { rune-name } stone.
# Also passed: $cell
fjords-journey-too-far = You can sail up to three tiles across the sea, starting from a piece of yours.
# Also passed: $cell
fjords-horse-too-far = You can ride up to three tiles along the mountains, starting from a piece of yours.
# Also passed: $space, $cell
fjords-wisdom-not-empty = There is a tile there. The Wisdom stone needs an empty space.
# Also passed: $space, $cell
fjords-wisdom-second-stone = There is already a Wisdom stone there. Choose another empty space.
# Also passed: $space, $cell
fjords-wisdom-touches = That empty space touches fewer than two tiles. Choose a space that touches at least two.
# Also passed: $space, $cell
fjords-wisdom-no-piece = No piece of yours is on a tile with plains facing that space. Choose another space.
# Also passed: $space, $cell
fjords-wisdom-not-facing = That tile has no plains facing the stone. Choose a tile with plains on that side.

fjords-show-row = Row
fjords-show-drawn = Drawn tile
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
fjords-show-rounds = points in each round: { $rounds } = { $total }
fjords-show-winner = { $count ->
        [0] The game is a draw.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }

fjords-welcome =
    On the board, ^ is mountain, ~ is sea and . is plains. A + marks a place where a tile fits.
    Type the number of a move, or the move itself. Type “help” to learn more.
    There is no public list of all the tiles in the printed game. The tiles used here are a reconstruction.
fjords-help =
    Type the number of a move from the list, or the move itself, such as “lay 17 2,-1 PPMMPP”.
    On the board ^ is mountain, ~ is sea and . is plains. Capital letters are { $edition ->
        [2005] farms, small letters are fields
       *[other] longhouses, small letters are vikings
    }.
    Exploration: lay tiles so that all corners match and each tile touches two others. Build { $edition ->
        [2005] farms
       *[other] longhouses
    } as you go.
    Settlement: from there, take as much of the plains as you can. The player with the most points wins.

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

fjords-variant-name = The { $variant ->
        [epic] Epic variant
        [classic] Classic variant
        [first] edition of 2005
       *[base] base game
    }
fjords-variant-2005 = The edition of 2005 has no variants.
fjords-rounds = { fjords-variant-name } is played in one round; rounds cannot be chosen.
fjords-two-players = { fjords-variant-name } is for 2 players, not { $players }.
fjords-no-runes = { fjords-variant-name } has no rune stones.
fjords-rune-twice = A rune is named twice.
fjords-learning-path = The learning path has games 1 to { $games }, not { $given }.

tiles-none = The set has no tile for two players.
tiles-none-start = The set has no starting tile.
tiles-too-many = The set has { $count } tiles; { $most } is the most.
tiles-ids-count = A group has { $ids } ids for { $words } words.
tiles-id = “{ $tile }” cannot be a tile’s id: use up to 16 letters, digits, _ and -.
tiles-id-twice = Two tiles have the id { $tile }.
tiles-word-length = Tile { $tile }: “{ $word }” must have six letters.
tiles-word-letters = Tile { $tile }: “{ $word }” has a letter other than P, M and S.
tiles-mountain-beside-sea = Tile { $tile }: in “{ $word }” mountain and sea are neighbours.
tiles-two-seas = Tile { $tile }: “{ $word }” has two separate areas of sea.
tiles-start-cell = Starting tile { $tile }: { $cell } is no cell near the middle; write two small whole numbers.
tiles-start-overlap = Two starting tiles lie on { $cell }.
tiles-start-mismatch = The starting tiles on { $cell } and { $other } do not match at a corner.
tiles-start-apart = The starting tiles are not one land mass.
tiles-symbol-missing = The symbol of { $symbol ->
        [strength] Strength
        [water] Water
       *[friendship] Friendship
    } is on tile { $tile }, which is not in the set.
tiles-symbol-twice = Tile { $tile } has two symbols.

fjords-unreadable = “{ $text }” cannot be read.
fjords-over = The game is over.
fjords-due-first = First it is drawn who starts.
fjords-due-row = A tile comes into the row now.
fjords-due-swap = The row is swapped now, since nothing of it can be laid.
fjords-due-draw = The tile that was drawn comes now.
fjords-due-turn = Draw a tile now, or lay one that was set aside where that is allowed.
fjords-due-lay = A tile has to be laid now.
fjords-due-forced = An opponent pointed out a place. Lay a tile now.
fjords-due-build = Decide now whether to build a longhouse.
fjords-due-answer = The claim has to be answered now: point out a place, or accept.
fjords-due-settle = A viking has to be placed now.

fjords-bad-draw = This cannot be drawn: wrong number of tiles, or a tile that is not in the bag.
fjords-tile-not-in-game = That tile is not in this game.
fjords-lay-not-in-row = Tile { $tile } is not in the row.
fjords-lay-not-drawn = Tile { $tile } is not to be had now.
fjords-lay-aside-too-late = Tile { $tile } was set aside; it can be laid only instead of the first draw of a turn.
fjords-lay-forced = Tile { $forced } was pointed out, so that one has to be laid, not { $tile }.
fjords-lay-not-a-rotation = Tile { $tile } cannot lie like that.
fjords-lay-occupied = There is a tile on { $cell } already.
fjords-lay-touches = { $count ->
        [0] { $cell } touches no tile
       *[1] { $cell } touches only one tile
    }; two are needed.
fjords-lay-corner = Tile { $tile } does not match on { $cell }: at the { $corner ->
        [0] north
        [1] north-east
        [2] south-east
        [3] south
        [4] south-west
       *[5] north-west
    } corner it has { $here ->
        [P] plains
        [M] mountain
       *[S] sea
    }, but there is { $there ->
        [P] plains
        [M] mountain
       *[S] sea
    }.
fjords-lay-sea-only = On { $cell } tile { $tile } would touch the others by sea alone.
fjords-point-other-tile = The claim is not about tile { $tile }.
fjords-claim-fourth = Three claims have stood this turn; a tile has to be laid.
fjords-build-no-plains = A longhouse needs plains.
fjords-build-stone = A rune stone stands on this tile.
fjords-build-no-longhouse = There is no longhouse left.
fjords-build-no-home = The Home stone is not to be had.

fjords-stand-no-tile = There is no tile on { $cell }.
fjords-stand-no-plains = The tile on { $cell } has no plains.
fjords-stand-taken = The tile on { $cell } is taken.
fjords-viking-not-joined = { $cell } is not joined by plains to a piece of yours.
fjords-rune-not-in-play = { rune-name } is not in play.
fjords-rune-spent = { rune-name } was used before.
fjords-journey-too-far = { $cell } is not within three steps over sea of a piece of yours.
fjords-horse-too-far = { $cell } is not within three steps over one mountain range of a piece of yours.
fjords-wisdom-not-empty = There is a tile on { $space }; the stone needs an empty space.
fjords-wisdom-second-stone = There is a stone of Wisdom on { $space } already.
fjords-wisdom-touches = The space { $space } does not touch two tiles.
fjords-wisdom-no-piece = No piece of yours faces the space { $space } with plains.
fjords-wisdom-not-facing = The tile on { $cell } does not face the space { $space } with plains.

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
fjords-show-rounds = rounds { $rounds }, together { $total }
fjords-show-winner = { $count ->
        [0] A draw.
       *[other] { $winners } wins.
    }

fjords-welcome =
    ^ mountain, ~ sea, . plains; + marks where a tile fits.
    Type the number of a move or the move itself; help explains more.
    How many tiles of each kind the printed game has is not public; these are a reconstruction.
fjords-help =
    A number plays that move of the list; a move can also be typed: lay 17 2,-1 PPMMPP.
    On the board ^ is mountain, ~ sea and . plains; capital letters are { $edition ->
        [2005] farms, small ones fields
       *[other] longhouses, small ones vikings
    }.
    Explore: lay tiles so that their corners match and each touches two others; build { $edition ->
        [2005] farms
       *[other] longhouses
    } while they last.
    Settle: spread over plains from there. Whoever holds the most tiles wins.

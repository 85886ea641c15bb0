# Bots: who they are, what they refuse, how they compare.

player-unknown = There is no player “{ $name }”: choose { $players }.
player-budget = “{ $name }” has no budget that could be used: write norn@50ms, norn@2s or norn@2000n after a player who searches.
player-budget-game = “{ $name }”: a time for the whole game is for For Northwood! only.
engine-too-large = Bots cannot think about { $tiles } tiles: { $most } are the most.
player-seats = { $given ->
        [one] 1 player was
       *[other] { $given } players were
    } named, but the game has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
player-nothing-to-decide = Nobody is to decide anything in this position.

bot-id = A request needs an “id”: a text or a whole number.
bot-asked-twice = Request { $name } is still being answered.
bot-cancelled = The request was cancelled before anybody thought about it.
bot-failed = The bot failed: { $problem }
bot-line-too-long = A line may have at most { $most } characters.
bot-away = No bot has answered; it will be asked again.
bot-closed = The bots of this table have left.
bot-not-started = The bot cannot be started ({ $command }): { $problem }
bot-died = The bot stopped working, also when it was started again.
bot-illegal = The bot wants to play “{ $action }”, which is not allowed here.
bot-unclear = The bot refused without saying why.

arena-games = { $games } of { $of } games
arena-player = player
arena-won = won, % (95 %)
arena-margin = points more than the best other (95 %)
arena-rating = rating
arena-rated = { $rating } ± { $spread }
arena-seconds = s a game
arena-slowest = slowest move, s
arena-stars = stars (95 %)
arena-reached = ≥ 16 / 18 / 20 stars
arena-fiefs = fiefs 0 to 7 won
arena-part = { $figure } ({ $low } to { $high })
arena-mean = { $figure } ({ $low } to { $high })

player-no-opinion = { $name } plays without thinking, and has no advice to give.

advice-ply = no.
advice-seat = seat
advice-move = move
advice-points = points ahead
advice-win = wins
advice-stars = stars
advice-goal = reaches the goal
advice-hit = hits the fief
advice-lost = lost
advice-why = why
advice-percent = { $percent } %
advice-effort = { $proven ->
        [True] Proven
       *[other] Estimated
    }: { $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        }, { $seconds } s.
advice-better = { $ply }: { $played } lost { $game ->
        [fjords] { $lost } points
       *[other] { $percent } % of the chance to reach the goal
    }. Better was { $best }: { $why }.
advice-incomplete = Interrupted: only the moves above were looked at.
solve-no-settlement = This position is no settlement of two players; name one with --at.
solve-exact = With best play { seat-name } ends { $side ->
        [ahead] { $low } ahead
        [behind] { $low } behind
       *[level] level
    }. Best is { $best } ({ $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        }, { $seconds } s).
solve-bounds = With best play { seat-name } ends between { $low } and { $high } points ahead. The lower bound is reached by { $best } ({ $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        }, { $seconds } s).
solve-line = Best play: { $line }

fjords-hint = { $action }: { $value } points, { $win } % to win
northwood-hint = { $action }: { $value } stars, { $win } % to reach the goal, { $hit } % to win the fief

# Why a move is good, in one line.

reason-only-choice = nothing else is possible
reason-by-chance = by chance
reason-estimate = by what was tried out
reason-last-viking = the last viking of this settlement
reason-fills = no land is contested any more; { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } of one’s own left to fill
reason-cuts-off = cuts off a region of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-secures = secures { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-denies = keeps { seat-name } from securing { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-rune-points = { rune-name } brings { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }
reason-carried = { rune-name } carries a viking where no land leads
reason-threatens = keeps a follow-up that would secure { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-reaches = opens the way to { $tiles ->
        [one] 1 contested tile
       *[other] { $tiles } contested tiles
    }
reason-takes-contested = takes contested land
reason-waits = waits on land that nobody else can reach
reason-site = makes a site for a longhouse: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } would be nearest to it
reason-closes = closes { $openings ->
        [one] an opening
       *[other] { $openings } openings
    } in the land of { seat-name }
reason-adds-land = adds { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to the land nearest to the own longhouses
reason-barren = a tile that nobody can settle
reason-opens = keeps the own land open: { $openings ->
        [one] 1 opening more
       *[other] { $openings } openings more
    }
reason-gives = leaves { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to { seat-name }, and still is good
reason-quiet = changes nothing in the land of anybody
reason-builds-to-grow = builds where land can still grow: { $openings ->
        [one] 1 opening
       *[other] { $openings } openings
    }
reason-builds = builds where { $tiles ->
        [one] 1 tile is
       *[other] { $tiles } tiles are
    } nearest
reason-builds-against = takes { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } that would be nearer to { seat-name }
reason-builds-home = builds the home, beside { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-keeps-longhouse = keeps the longhouse for a better place ({ $left } left)
reason-draws = draws, since nothing set aside is better
reason-says-nothing-fits = says that nothing fits
reason-accepts = sees no place for it either
reason-points-out = there is a place for it
reason-visit = hits with { $percent } % for { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, with { $trumps ->
        [one] 1 trump
       *[other] { $trumps } trumps
    } in hand
reason-visit-trumps = { $trumps ->
        [one] 1 trump
       *[other] { $trumps } trumps
    } in hand for fief { $fief }
reason-last-trick = wins the last trick that is needed
reason-too-many = wins one trick too many, where an ally can still take it back
reason-scores-cheaply = wins with the lowest card that does; { $needed } more needed
reason-scores = wins the trick; { $needed } more needed
reason-enough = lets it go: no more tricks are needed
reason-ducks = lets it go: { $needed } needed with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to come
reason-saves-trump = loses anyway, and saves { $trumps ->
        [one] the trump
       *[other] { $trumps } trumps
    }
reason-sheds = gets rid of a high card, { $card }
reason-keeps-high = gives the lowest card, { $card }, and keeps the high ones
reason-uses = now is the time for the { northwood-character }
reason-helps = the { northwood-character } raises the chance from { $without } % to { $percent } %
reason-keeps-allies = { $allies ->
        [0] listens
        [one] keeps the ally for later
       *[other] keeps { $allies } allies for later
    }
reason-calls = the { northwood-character } is worth more here than the ally it stands in for
reason-likely = leaves a chance of { $percent } % to win the fief

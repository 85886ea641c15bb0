# Bots: who they are, what they refuse, how they compare.

player-unknown = There is no player “{ $name }”. Choose one of: { $players }.
player-budget = “{ $name }” has no valid budget. Add one to a bot that searches: norn@50ms, norn@2s or norn@2000n.
player-budget-game = “{ $name }”: only For Northwood! takes a time for the whole game.
engine-too-large = Bots can handle at most { $most } tiles, not { $tiles }.
player-seats = { $given ->
        [one] You named 1 player
       *[other] You named { $given } players
    }, but the game has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
player-nothing-to-decide = There is no decision to make here.

bot-id = A request needs an “id”: a text or a whole number.
bot-asked-twice = Request { $name } is still running.
bot-cancelled = The request was cancelled before a bot started on it.
bot-failed = The bot failed: { $problem }
bot-line-too-long = A line may have at most { $most } characters.
bot-away = The bot isn’t responding. Trying again.
bot-closed = The bots of this game have left.
bot-not-started = The bot can’t be started ({ $command }): { $problem }
bot-died = The bot crashed, even after a restart.
bot-illegal = The bot wants to play “{ $action }”, which is not allowed here.
bot-unclear = The bot’s answer can’t be read.

arena-games = { $of ->
        [one] { $games } of { $of } game
       *[other] { $games } of { $of } games
    }
arena-player = player
arena-won = won, % (95% interval)
arena-margin = points ahead of the best rival (95% interval)
arena-rating = rating
arena-rated = { $rating } ± { $spread }
arena-seconds = s per game
arena-slowest = slowest move, s
arena-stars = stars (95% interval)
arena-reached = ≥ 16 / 18 / 20 stars
arena-fiefs = fiefs 0–7 won
arena-part = { $figure } ({ $low } to { $high })
arena-mean = { $figure } ({ $low } to { $high })

player-no-opinion = { $name } plays without thinking and has no advice to give.

advice-ply = no.
advice-seat = seat
advice-move = move
advice-points = points ahead
advice-win = to win
advice-stars = stars
advice-goal = to reach the goal
advice-hit = to win the fief
advice-lost = lost
advice-why = why
advice-percent = { $percent }%
advice-effort = { $proven ->
        [True] Proven
       *[other] Estimated
    }: { $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        }, { $seconds } s.
advice-better = No. { $ply }: { $played } lost { $game ->
        [fjords] { $lost } points
       *[other] { $percent }% of the chance to reach the goal
    }. Better: { $best } ({ $why }).
advice-incomplete = Interrupted: only the moves above were checked.
solve-no-solver = Positions of this game can’t be solved exactly.
solve-no-settlement = This position is not a two-player settlement, so it can’t be solved.
solve-exact = With best play { seat-name } ends { $side ->
        [ahead] { $low ->
            [one] { $low } point ahead
           *[other] { $low } points ahead
        }
        [behind] { $low ->
            [one] { $low } point behind
           *[other] { $low } points behind
        }
       *[level] level
    }. Best move: { $best } ({ $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        }, { $seconds } s).
solve-bounds = With best play { seat-name } ends between { $low } and { $high } points ahead. This move reaches the lower bound: { $best } ({ $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        }, { $seconds } s).
solve-line = Best play: { $line }

fjords-hint = { $action }: { $value } points, { $win }% chance to win
northwood-hint = { $action }: { $value } stars, { $win }% chance to reach the goal, { $hit }% chance to win the fief

# Why a move is good, in one line.

reason-only-choice = nothing else is possible
reason-by-chance = picked at random
reason-estimate = did best in simulated games
reason-last-viking = the last move of the settlement
reason-fills = nothing is contested any more; { $tiles ->
        [one] 1 own tile
       *[other] { $tiles } own tiles
    } left to fill
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
        [one] 1 extra point
       *[other] { $points } extra points
    }
reason-carried = { rune-name } takes a viking where plains don’t lead
reason-threatens = threatens to secure { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-reaches = opens the way to { $tiles ->
        [one] 1 contested tile
       *[other] { $tiles } contested tiles
    }
reason-takes-contested = takes contested land
reason-waits = waits on land that no one else can reach
reason-site = a good place to build: no opponent is as close to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-closes = { $openings ->
        [one] closes an opening
       *[other] closes { $openings } openings
    } in { seat-name }’s land
reason-adds-land = adds { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to own land
reason-barren = a tile that no one can settle
reason-opens = keeps own land open: { $openings ->
        [one] 1 more opening
       *[other] { $openings } more openings
    }
reason-gives = leaves { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to { seat-name }, but is still best
reason-quiet = changes nothing for anyone’s land
reason-builds-to-grow = builds where more land can be added: { $openings ->
        [one] 1 opening
       *[other] { $openings } openings
    }
reason-builds = builds closer to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } than any opponent
reason-builds-against = takes { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } that would be closer to { seat-name }
reason-builds-home = builds on the Home stone, next to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
reason-keeps-longhouse = waits for a better building site ({ $left } left to build)
reason-draws = draws, since no tile set aside is better
reason-says-nothing-fits = claims that nothing fits
reason-accepts = sees no place for it either
reason-points-out = there is a place for it
reason-visit = { $percent }% chance of { $stars ->
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
reason-last-trick = scores, and no more is needed
reason-too-many = scores one too many, while an ally can still take it back
reason-scores-cheaply = scores with the lowest card that can; { $needed } more needed
reason-scores = scores; { $needed } more needed
reason-enough = loses on purpose: the score is reached
reason-ducks = loses this one on purpose: { $needed } more needed, with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to come
reason-saves-trump = { $trumps ->
        [one] loses anyway and saves the trump
       *[other] loses anyway and saves { $trumps } trumps
    }
# Also passed: $card
reason-sheds = gets rid of a high card
# Also passed: $card
reason-keeps-high = plays the lowest card and keeps the high ones
reason-uses = now is the time for the { northwood-character }
reason-helps = the { northwood-character } raises the chance from { $without }% to { $percent }%
reason-keeps-allies = { $allies ->
        [0] listens
        [one] keeps the ally for later
       *[other] keeps { $allies } allies for later
    }
reason-calls = the { northwood-character } is worth more here than the ally
reason-likely = { $percent }% chance to win the fief

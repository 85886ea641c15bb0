# Bots: who they are, what they refuse, how they compare.

player-unknown = There is no player “{ $name }”. Choose one of: { $players }.
player-budget = “{ $name }” has no valid thinking budget. Write a time or a number of nodes after a bot that searches: norn@50ms, norn@2s or norn@2000n.
player-budget-game = “{ $name }”: only in For Northwood! can a bot have a thinking time for the whole game.
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
bot-asked-twice = Request { $name } is still running. Use another id.
bot-cancelled = The request was cancelled before a bot started on it.
bot-failed = The bot failed: { $problem }
bot-line-too-long = A line may have at most { $most } characters.
bot-away = The bot isn’t responding. Trying again.
bot-closed = The bots have been stopped, so this request can’t be done.
bot-not-started = The bot can’t be started ({ $command }): { $problem }
bot-died = The bot crashed, even after a restart.
bot-illegal = The bot wants to play “{ $action }”, which is not allowed here.
bot-unclear = The bot’s answer can’t be read.
bot-cannot = This bot can’t do “{ $ask }”.

own-bot-given = “{ $given }” names no bot. Write NAME=COMMAND, for example hermit=./my-bot.
own-bot-name = “{ $name }” can’t be the name of a bot. Use up to 30 small letters, digits and hyphens, starting with a letter.
own-bot-taken = One of our own bots is called “{ $name }”. Choose another name.
own-bot-file = The list of bots can’t be read. { $file }: { $problem }
own-bot-other-game = The bot “{ $name }” does not play { $game }.
own-bot-slow = The bot “{ $name }” gave no answer within { $limit } s.
own-bot-refused = The bot “{ $name }” failed. { $problem }

arena-games = { $of ->
        [one] { $games } of { $of } game
       *[other] { $games } of { $of } games
    }
arena-player = player
arena-won = games won in % (95% interval)
arena-margin = points ahead of the best rival (95% interval)
arena-rating = rating
arena-rated = { $rating } ± { $spread }
arena-seconds = seconds per game
arena-slowest = slowest move in seconds
arena-stars = stars (95% interval)
arena-reached = games with at least 16 / 18 / 20 stars
arena-fiefs = how often fiefs 0–7 are won
arena-part = { $figure } ({ $low } to { $high })
arena-mean = { $figure } ({ $low } to { $high })
arena-forfeit = Lost by forfeit, game { $number }: { $problem }
arena-forfeits = { $games ->
        [one] { $player } lost 1 game by failing to move.
       *[other] { $player } lost { $games } games by failing to move.
    }

player-no-opinion = { $name } plays without thinking and has no advice to give.
player-strength = { $level ->
        [thrall] beginner
        [karl] easy
        [jarl] medium
        [skald] strong
       *[norn] strongest
    }
player-level = { web-level }, { player-strength }

advice-ply = no.
advice-seat = seat
advice-move = move
advice-points = points ahead
advice-win = chance to win
advice-stars = expected stars
advice-goal = chance to reach the goal
advice-hit = chance to win the fief
advice-lost = cost
advice-why = why
advice-percent = { $percent }%
advice-effort = { $proven ->
        [True] Proven
       *[other] Estimated
    }: { $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        } searched in { $seconds } s.
advice-better = Move no. { $ply }: { $played } cost { $game ->
        [fjords] { $lost } points
       *[other] { $percent }% of the chance to reach the goal
    }. Better: { $best }. { $why }
advice-incomplete = The analysis was interrupted. Only the moves above were checked.
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
        } searched in { $seconds } s).
solve-bounds = With best play { seat-name } ends between { $low } and { $high } points ahead. This move makes sure of the lower number: { $best } ({ $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        } searched in { $seconds } s).
solve-line = Best moves from here on: { $line }

fjords-hint = { $action }: { $value } points ahead, { $win }% chance to win
northwood-hint = { $action }: { $value } stars expected, { $win }% chance to reach the goal, { $hit }% chance to win the fief

# Why a move is good, in one line.

reason-only-choice = Nothing else is possible.
reason-whom = { $you ->
        [yes] you
       *[no] { $who }
    }
reason-whose = { $you ->
        [yes] your
       *[no] { $who }’s
    }
reason-by-chance = The bot picked this move at random.
reason-estimate = This move did best in simulated games.
reason-last-viking = This is the last move of the settlement.
reason-fills = Nothing is contested any more; { $tiles ->
        [one] 1 own tile is
       *[other] { $tiles } own tiles are
    } left to fill.
reason-cuts-off = This cuts off a region of { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-secures = This secures { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
# Also passed: $seat
reason-denies = This keeps { reason-whom } from securing { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-rune-points = { rune-name } brings { $points ->
        [one] 1 extra point.
       *[other] { $points } extra points.
    }
reason-carried = { rune-name } takes a viking to a tile that plains don’t lead to.
reason-threatens = This threatens to secure { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-reaches = This opens the way to { $tiles ->
        [one] 1 contested tile.
       *[other] { $tiles } contested tiles.
    }
reason-takes-contested = This takes contested land.
reason-waits = This waits, by settling land that no one else can reach.
reason-site = This makes a good place to build, closer than any opponent to { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
# Also passed: $seat
reason-closes = This takes away { $openings ->
        [one] 1 place
       *[other] { $openings } places
    } where { reason-whose } land could grow.
reason-adds-land = This adds { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to own land.
reason-barren = No one can settle this tile.
reason-opens = This lets own land grow in { $openings ->
        [one] 1 more place.
       *[other] { $openings } more places.
    }
# Also passed: $seat
reason-gives = This leaves { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to { reason-whom }, but it is still best.
reason-quiet = This changes nothing for anyone’s land.
reason-builds-to-grow = The land here can still grow in { $openings ->
        [one] 1 place.
       *[other] { $openings } places.
    }
reason-builds = This longhouse is closer to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } than any opponent.
# Also passed: $seat
reason-builds-against = This takes { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } that would be closer to { reason-whom }.
reason-builds-home = The Home stone lies next to { $tiles ->
        [one] 1 tile here.
       *[other] { $tiles } tiles here.
    }
reason-keeps-longhouse = A better building site may come ({ $left } left to build).
reason-draws = No tile that was set aside is better.
reason-says-nothing-fits = There seems to be no place that fits.
reason-accepts = There is no place that fits.
reason-points-out = There is a place that fits.
reason-visit = There is a { $percent }% chance of { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, with { $trumps ->
        [one] 1 trump
       *[other] { $trumps } trumps
    } in hand.
reason-visit-trumps = There { $trumps ->
        [one] is 1 trump
       *[other] are { $trumps } trumps
    } in hand for fief { $fief }.
reason-last-trick = This scores, and reaches the number of the fief.
reason-too-many = This scores one too many, but an ally can still undo that.
reason-scores-cheaply = This scores with the lowest card that can; { $needed } more must score.
reason-scores = This scores; { $needed } more must score.
reason-enough = This loses on purpose, because the score is already high enough.
reason-ducks = This loses on purpose; { $needed } of the last { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } must still score.
reason-saves-trump = { $trumps ->
        [one] This loses, but keeps the trump for later.
       *[other] This loses, but keeps { $trumps } trumps for later.
    }
# Also passed: $card
reason-sheds = This gets rid of a high card.
# Also passed: $card
reason-keeps-high = This is the lowest card, and the high ones stay in hand.
reason-uses = This is a good time to use the { northwood-character }.
reason-helps = The { northwood-character } raises the chance to win the fief from { $without }% to { $percent }%.
reason-keeps-allies = { $allies ->
        [0] No ally is ready.
        [one] This keeps the ally for later.
       *[other] This keeps { $allies } allies for later.
    }
reason-calls = The { northwood-character } is worth more in this visit than the ally.
reason-likely = There is a { $percent }% chance to win the fief.

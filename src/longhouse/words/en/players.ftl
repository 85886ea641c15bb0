# Bots: who they are, what they refuse, how they compare.

player-unknown = There is no player “{ $name }”. Choose one of: { $players }.
player-budget = “{ $name }” has no valid thinking budget. Write a time or a number of positions after the bot’s name: norn@50ms, norn@2s or norn@2000n.
player-budget-game = “{ $name }”: a thinking time for the whole game is possible only in For Northwood!
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
bot-cancelled = The request was cancelled before a bot began to work on it.
bot-failed = The bot failed: { $problem }
bot-line-too-long = A line may have at most { $most } characters.
bot-away = The bot isn’t responding. The server is trying again.
bot-closed = The bots have been stopped, so they can’t answer this request.
bot-not-started = The bot can’t be started ({ $command }): { $problem }
bot-died = The bot crashed, even after a restart.
bot-illegal = The bot wants to play “{ $action }”, which is not allowed here.
bot-unclear = The bot’s answer can’t be read.
bot-cannot = This bot can’t answer “{ $ask }”.

own-bot-given = “{ $given }” does not name a bot. Write NAME=COMMAND, for example hermit=./my-bot.
own-bot-name = “{ $name }” can’t be the name of a bot. Use up to 30 small letters, digits and hyphens, starting with a letter.
own-bot-taken = Longhouse already has a bot called “{ $name }”. Choose another name.
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
arena-forfeit = A game was lost by forfeit (no. { $number }): { $problem }
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

advice-ply = move no.
advice-seat = seat
advice-move = move
advice-points = points ahead
advice-win = chance of winning
advice-stars = expected stars
advice-goal = chance of reaching the goal
advice-hit = chance of winning the fief
advice-lost = cost
advice-why = reason
advice-percent = { $percent }%
advice-effort = { $proven ->
        [True] Proven
       *[other] Estimated
    } by checking { $nodes ->
            [one] 1 position
           *[other] { $nodes } positions
        } in { $seconds } s.
advice-better = Move no. { $ply }: { $played } cost { $game ->
        [fjords] { $lost } points
       *[other] { $percent }% of the chance of reaching the goal
    }. Better: { $best }. { $why }
advice-incomplete = The analysis was interrupted. Only the moves above were checked.
solve-no-solver = Longhouse can’t solve positions in this game exactly.
solve-no-settlement = Only the settlement of a two-player game can be solved exactly. This position is from another part of a game.
solve-exact = If both players play perfectly, { seat-name } ends { $side ->
        [ahead] { $low ->
            [one] { $low } point ahead
           *[other] { $low } points ahead
        }
        [behind] { $low ->
            [one] { $low } point behind
           *[other] { $low } points behind
        }
       *[level] with equal points
    }. Best move: { $best } ({ $nodes ->
            [one] 1 position
           *[other] { $nodes } positions
        } checked in { $seconds } s).
solve-bounds = If both players play perfectly, { seat-name } ends between { $low } and { $high } points ahead. This move guarantees the lower number: { $best } ({ $nodes ->
            [one] 1 position
           *[other] { $nodes } positions
        } checked in { $seconds } s).
solve-line = Best moves from here on: { $line }

fjords-hint = { $action }: { $value } points ahead, { $win }% chance of winning
northwood-hint = { $action }: { $value } stars expected, { $win }% chance of reaching the goal, { $hit }% chance of winning the fief

# Why a move is good, in one line.

reason-only-choice = This is the only possible move.
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
reason-fills = No land is contested any more. Only secured land is left to settle: { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-cuts-off = This move cuts off a region of { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-secures = This move secures { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
# Also passed: $seat
reason-denies = This move keeps { reason-whom } from securing { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-rune-points = { rune-name } brings { $points ->
        [one] 1 extra point.
       *[other] { $points } extra points.
    }
reason-carried = With { rune-name }, a viking gets to a tile that plains don’t lead to.
reason-threatens = This move threatens to secure { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-reaches = This move opens the way to { $tiles ->
        [one] 1 contested tile.
       *[other] { $tiles } contested tiles.
    }
reason-takes-contested = This move takes contested land.
reason-waits = This move gains time: it settles land that no one else can reach.
reason-site = This is a good place to build, closer than any opponent to { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
# Also passed: $seat
reason-closes = This move closes { $openings ->
        [one] 1 place
       *[other] { $openings } places
    } where { reason-whose } land could grow.
reason-adds-land = This move adds { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to the player’s own land.
reason-barren = No one can settle this tile.
reason-opens = With this move, the player’s own land can grow in { $openings ->
        [one] 1 more place.
       *[other] { $openings } more places.
    }
# Also passed: $seat
reason-gives = This move leaves { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to { reason-whom }, but it is still the best.
reason-quiet = This move changes no one’s land.
reason-builds-to-grow = The land here can still grow in { $openings ->
        [one] 1 place.
       *[other] { $openings } places.
    }
reason-builds = A building here is closer to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } than any opponent.
# Also passed: $seat
reason-builds-against = Without this building, the player closest to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } would be { reason-whom }.
reason-builds-home = Here, the Home stone lies next to { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-keeps-longhouse = A better place to build may come. Buildings left: { $left }.
reason-draws = None of the tiles set aside is better than a new one.
reason-says-nothing-fits = There seems to be no place where a tile fits.
reason-accepts = There is no place where a tile fits.
reason-points-out = There is a place where a tile fits.
reason-visit = The chance of winning { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } here is { $percent }%, with { $trumps ->
        [one] 1 trump
       *[other] { $trumps } trumps
    } in hand.
reason-visit-trumps = The hand has { $trumps ->
        [one] 1 trump
       *[other] { $trumps } trumps
    } for fief { $fief }.
reason-last-trick = This card scores and reaches the fief’s number.
reason-too-many = This card scores one too many, but an ally can still undo that.
reason-scores-cheaply = This is the lowest card that scores. Replies that must still score: { $needed }.
reason-scores = This card scores. Replies that must still score: { $needed }.
reason-enough = This card does not score, because the score is already high enough.
reason-ducks = This move avoids scoring on purpose. Of the { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left to play, { $needed ->
        [one] 1 must still score.
       *[other] { $needed } must still score.
    }
reason-saves-trump = { $trumps ->
        [one] This card doesn’t score, but the trump stays in hand.
       *[other] This card doesn’t score, but { $trumps } trumps stay in hand.
    }
# Also passed: $card
reason-sheds = This move gets rid of a high card.
# Also passed: $card
reason-keeps-high = This is the lowest card. The high cards stay in hand.
reason-uses = This is a good time to use the { northwood-character }.
reason-helps = The { northwood-character } raises the chance of winning the fief from { $without }% to { $percent }%.
reason-keeps-allies = { $allies ->
        [0] No ally is ready.
        [one] This move keeps the ally for later.
       *[other] This move keeps { $allies } allies for later.
    }
reason-calls = In this visit, the { northwood-character } helps more than the ally.
reason-likely = There is a { $percent }% chance of winning the fief.

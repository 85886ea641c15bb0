# Bots: who they are, what they refuse, how they compare.

player-unknown = There is no player “{ $name }”. Choose one of: { $players }.
player-budget = The thinking budget in “{ $name }” is not valid. After the bot’s name, write a time or a number of positions: norn@50ms, norn@2s or norn@2000n.
player-budget-game = “{ $name }” sets a thinking time for the whole game, which only northwood allows. Set a time per move instead.
engine-too-large = This game has { $tiles } tiles, but bots can handle at most { $most }.
player-seats = { $given ->
        [one] You named 1 player
       *[other] You named { $given } players
    }, but the game has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
player-nothing-to-decide = There is no decision to make here.

bot-id = A request needs an “id”, which is a string or a whole number.
bot-asked-twice = The request with the id { $name } is still running. Use another id.
bot-cancelled = The request was cancelled before a bot began to work on it.
bot-failed = The bot failed: { $problem }
bot-line-too-long = A line may have at most { $most } characters.
bot-away = The bot isn’t responding. The server will try again.
bot-closed = The bots have been stopped, so they can’t answer this request.
bot-not-started = The bot can’t be started ({ $command }): { $problem }
bot-died = The bot crashed, even after a restart.
bot-flooded = The bot was stopped because it sends too much output.
bot-illegal = The bot wants to play “{ $action }”, which is not allowed here.
bot-unclear = The bot’s answer can’t be read.
bot-cannot = This bot doesn’t support “{ $ask }” requests.

own-bot-given = “{ $given }” isn’t a bot that Longhouse can start. Write NAME=COMMAND, for example hermit=./my-bot.
own-bot-name = “{ $name }” can’t be the name of a bot. Use up to 30 lower-case letters, digits and hyphens, starting with a letter.
own-bot-taken = Longhouse already has a bot called “{ $name }”. Choose another name.
own-bot-file = The list of bots can’t be read. { $file }: { $problem }
own-bot-other-game = The bot “{ $name }” does not play { $game }.
own-bot-slow = The bot “{ $name }” did not answer within { $limit } seconds.
own-bot-refused = The bot “{ $name }” failed. { $problem }

arena-games = { $of ->
        [one] { $games } of { $of } game
       *[other] { $games } of { $of } games
    }
arena-player = player
arena-won = games won, in % (95% interval)
arena-margin = lead over the best opponent, in points (95% interval)
arena-rating = rating
# A rating and its uncertainty, such as “1520 ± 25”.
arena-rated = { $rating } ± { $spread }
arena-seconds = seconds per game
arena-slowest = seconds for the slowest move
arena-stars = stars (95% interval)
arena-reached = share of games with at least 16 / 18 / 20 stars
arena-fiefs = share of games in which each fief (0–7) is won
# A share with its 95% interval, such as “52.1 (49.0 to 55.2)”.
arena-part = { $figure } ({ $low } to { $high })
# A mean with its 95% interval, such as “3.40 (2.95 to 3.85)”.
arena-mean = { $figure } ({ $low } to { $high })
arena-forfeit = A game was lost by forfeit (game no. { $number }): { $problem }
arena-forfeits = { $games ->
        [one] { $player } lost 1 game by forfeit.
       *[other] { $player } lost { $games } games by forfeit.
    }

player-no-opinion = { $name } doesn’t evaluate moves, so it can’t give advice. Choose another bot.
player-strength = { $level ->
        [thrall] beginner
        [karl] easy
        [jarl] medium
        [skald] strong
        [vala] very strong
       *[norn] strongest
    }
player-level = { web-level }, { player-strength }

advice-ply = move no.
advice-seat = seat
advice-move = move
advice-points = lead in points
advice-win = chance of winning
advice-stars = expected stars
advice-goal = chance of reaching the goal
advice-hit = chance of winning the fief
advice-lost = cost of the move
advice-why = reason
advice-percent = { $percent }%
advice-effort = { $proven ->
        [True] Proven
       *[other] Estimated
    } after checking { $nodes ->
            [one] 1 position
           *[other] { $nodes } positions
        } in { $seconds } s.
advice-better = Move no. { $ply } ({ $played }) cost { $game ->
        [fjords] { $lost } points
       *[other] { $percent } percentage points of the chance of reaching the goal
    }. Better: { $best }. { $why }
advice-incomplete = The analysis was interrupted, so only the moves above were checked.
solve-no-solver = Longhouse can’t solve positions in this game exactly.
solve-no-settlement = Only the settlement of a two-player game can be solved exactly. This position is not from such a settlement.
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
solve-bounds = The search has no exact result yet. If both players play perfectly, { seat-name } ends between { $low } and { $high } points ahead (a negative number means behind). The best move so far, { $best }, guarantees at least { $low } ({ $nodes ->
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
reason-fills = No land is contested any more. Only secured land is still free: { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-cuts-off = This move cuts opponents off from { $tiles ->
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
reason-rune-points = The { rune-name } stone brings { $points ->
        [one] 1 extra point.
       *[other] { $points } extra points.
    }
reason-carried = The { rune-name } stone takes a viking to a tile that can’t be reached over plains.
reason-threatens = This move threatens to secure { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-reaches = This move opens the way to { $tiles ->
        [one] 1 contested tile.
       *[other] { $tiles } contested tiles.
    }
reason-takes-contested = This move takes contested land.
reason-waits = This move buys time: it settles land that no one else can reach.
reason-site = This is a good place to build. It is closer to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } than any opponent’s building.
# Also passed: $seat
reason-closes = This move closes { $openings ->
        [one] 1 place
       *[other] { $openings } places
    } where { reason-whose } land could grow.
# Also passed: $seat
reason-adds-land = This move adds { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to { reason-whose } land.
reason-barren = No one can settle this tile.
# Also passed: $seat
reason-opens = With this move, { reason-whose } land can grow in { $openings ->
        [one] 1 more place.
       *[other] { $openings } more places.
    }
# Also passed: $seat
reason-gives = This move leaves { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } to { reason-whom }, but every other move is worse.
reason-quiet = This move changes no one’s land.
reason-builds-to-grow = The land around this building can still grow in { $openings ->
        [one] 1 place.
       *[other] { $openings } places.
    }
reason-builds = A building here is closer to { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } than any opponent’s building.
# Also passed: $seat
reason-builds-against = Without this building, { reason-whom } would be closest to { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-builds-home = Here, the Home stone lies next to { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
reason-keeps-longhouse = There may be a better place to build later. Buildings left: { $left }.
reason-draws = Drawing a new tile is better than laying any of the tiles set aside.
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
reason-visit-trumps = This hand has { $trumps ->
        [one] 1 trump
       *[other] { $trumps } trumps
    } for fief { $fief }.
reason-last-trick = This card scores, and the score is then exactly the fief’s number.
reason-too-many = With this card the score is one too high, but an ally can still lower it.
reason-scores-cheaply = This is the lowest card that scores. Replies that must still score: { $needed }.
reason-scores = This card scores. Replies that must still score: { $needed }.
reason-enough = The score is already high enough, and this card does not score.
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
reason-keeps-high = This is the lowest card, so the high cards stay in hand.
reason-uses = This is a good time to use { northwood-the }.
reason-helps = The { northwood-character } raises the chance of winning the fief from { $without }% to { $percent }%.
reason-keeps-allies = { $allies ->
        [0] No ally is ready.
        [one] This move keeps the ally for later.
       *[other] This move keeps { $allies } allies for later.
    }
reason-calls = In this visit, { northwood-the } helps more than the ally who is replaced.
reason-likely = The chance of winning the fief is { $percent }%.

# Bots: who they are, what they refuse, how they compare.

player-unknown = There is no player “{ $name }”: choose { $players }.
player-budget = “{ $name }” has no budget that could be used: write norn@50ms, norn@2s or norn@2000n after a player who searches.
player-budget-game = “{ $name }”: a time for the whole game is for For Northwood! only.
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
bot-closed = The bots of this table have left.
bot-not-started = The bot cannot be started ({ $command }): { $problem }
bot-died = The bot stopped working, also when it was started again.
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

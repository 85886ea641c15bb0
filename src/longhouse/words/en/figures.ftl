# The page of figures: what many games of bots say about the games.

figures-intro = These figures come from { $games } games played entirely by bots ({ $date }). A dot is the measured value; the bar is its 95% confidence interval. Where two bars overlap widely, the difference may be chance. Bots don’t play the way people do.
figures-title = { $plot ->
        [first] Does the starting player win more often?
        [points] Points by level of the bots
        [spread] How the points are spread
        [margin] How close games are
        [ties] How often games are tied
        [longhouses] When longhouses are built
        [length] How long a game is
        [ranks] Points with two, three and four players
        [places3] Three players: does the turn order matter?
        [places4] Four players: does the turn order matter?
        [runespoints] How many points a rune stone brings
        [runesworth] How much a rune stone adds to the lead
        [runesused] How often a rune stone is used
        [runesdecide] How often a rune stone decides the game
        [runeschange] Points with and without a rune stone
        [fiefs] How often each fief is won
        [order] When each fief is visited
        [stars] How the stars are spread
        [goals] How often the three goals are reached
        [levels] Games won by level of the bots
        [levelstars] Stars by level of the bots
        [allies] What an ally is worth, in stars
        [allieswon] What an ally is worth, in games won
       *[used] How often an ability is used
    }
figures-about = { $plot ->
        [first] The chart shows how often the player who starts wins, for the exploration and for the settlement. Both bots have the same level. For Classic and 2005, only the first round counts. Between two Skalds the starting player wins { $figure } of games ({ $low } to { $high }). The dashed line marks one half.
        [points] The chart shows how many points a player has at the end of a two-player game: for vikings, and for land no one else can reach. Both bots have the same level. Between Skalds the land brings { $figure } points on average.
        [spread] The chart shows how often a player ends a two-player game with each number of points. The last column stands for 26 or more points.
        [margin] The chart shows how many points the winner is ahead on average. Both bots have the same level. Between Skalds the winner is { $figure } points ahead ({ $low } to { $high }).
        [ties] The chart shows how often two bots of the same level end with equal points. Then the turn order in the settlement decides (F8.3). Between Skalds this happens in { $figure } of games.
        [longhouses] The chart shows how many tiles a player has laid before building each longhouse, from the first to the fourth. It shows winners and losers apart. Both players are Skalds. Winners build the last longhouse after { $figure } tiles on average.
        [length] The chart shows how many tiles are laid and vikings placed in a round, by all players together. The bots are Jarls. With two players, { $figure } tiles are laid on average.
        [ranks] The chart shows how many points the players in first, second, third and fourth place have in the end. The bots are Jarls. With four players the winner has { $figure } points on average.
        [places3] The chart shows how often the first, second and third player in turn order wins. With Jarls the starting player wins { $figure } of games. The dashed line marks one third.
        [places4] The chart shows how often each of the four players in turn order wins. With Jarls the starting player wins { $figure } of games. The dashed line marks one quarter.
        [runespoints] The chart shows how many points a rune stone brings a player when it is the only kind in the game. Both players are Jarls. The most valuable stone: { $most }, { $largest }.
        [runesworth] The same settlement was played again without one player’s rune stone. The chart shows how many points of the lead this player lost. Both players are Jarls. The largest loss: { $most }, { $largest }.
        [runesused] The chart shows how often players use a rune stone that works once per game. Both players are Jarls. The stone used most often: { $most }, { $largest }.
        [runesdecide] The chart shows how often the game would have another winner without the rune stone. For Journey, Horse and Wisdom the settlement was played again without one player’s stone. Playing again changes some results by itself, so the true figures of these three are lower. The most decisive stone: { $most }, { $largest }.
        [runeschange] The chart shows how many points more or fewer a player has with a rune stone in play than without any. Both players are Jarls. The largest change: { $most }, { $largest }.
        [fiefs] The chart shows how often each fief is won. The hardest fief in the full game: { $least }, { $smallest }.
        [order] The chart shows when each fief is visited on average, from the first to the eighth visit. The bots visit some fiefs late, because they wait for the right cards.
        [stars] The chart shows how often a game with a goal of 16 ends with each number of stars. Some totals are rare, because losing a fief costs one to four stars.
        [goals] The chart shows how often each goal is reached: 16, 18 or 20 stars. The bot knows the goal and plays for it.
        [levels] The chart shows how often each level reaches 16 stars in the full game.
        [levelstars] The chart shows how many stars each level wins on average, in the full game with a goal of 16. The best level: { $most }, { $largest }.
        [allies] The chart shows how many stars more or fewer a full game brings when this character is one of the allies. The most useful ally: { $most }, { $largest }. The least useful ally: { $least }, { $smallest }.
        [allieswon] The chart shows how much more or less often a full game is won when this character is one of the allies. The most useful ally: { $most }, { $largest }. The least useful ally: { $least }, { $smallest }.
       *[used] The chart shows how often this character is used in the visits where it is available, as an ally or as a substitute. The ally used most often: { $most }, { $largest }. The ally used least often: { $least }, { $smallest }.
    }
figures-kind = { $kind ->
        [random] Random moves
        [greedy] One move ahead
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skald
        [norn] Norn
        [epic] Epic
        [classic] Classic
        [first] 2005
        [runes] All rune stones
       *[rune] { rune-name }
    }
figures-part = { $part ->
        [exploration] starts the exploration
        [settlement] starts the settlement
        [vikings] vikings
        [land] land no one else can reach
        [tiles] tiles
        [points] points
        [games] games
        [seats] players
        [stars] stars
        [winner] winners
        [loser] losers
        [ally] as an ally
       *[substitute] as a substitute
    }
figures-place = { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
figures-table = Show as a table
figures-figure = Value
figures-interval = 95% interval
figures-from-to = { $low } to { $high }
figures-csv = Download CSV
figures-csv-all = All figures as CSV
figures-made = How these figures were made
figures-games = Games
figures-made-about = In each game, all bots have the same level, and each game has its own random seed. In Fjords the Norn thinks for only 20 milliseconds per move here, so it is weaker than in your games. In For Northwood! the Skald played all games except those that compare levels. This command plays and counts such games:
figures-sets = Sets of games
figures-set = Set of games
figures-player = Level
figures-seed = Random seed

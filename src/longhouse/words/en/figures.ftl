# The page of figures: what many games of bots say about the games.

figures-intro = These figures come from { $games } games played only by bots ({ $date }). A dot is the measured value, and the bar is its 95% confidence interval. If two bars overlap widely, the difference may be due to chance. Bots don’t play the way people do.
figures-title = { $plot ->
        [first] Does the starting player win more often?
        [points] Points by bot level
        [spread] How often each number of points occurs
        [margin] How close games are
        [ties] How often games are tied
        [longhouses] When longhouses are built
        [length] How many moves a game has
        [ranks] Points with two, three and four players
        [places3] Does the turn order matter with three players?
        [places4] Does the turn order matter with four players?
        [runespoints] How many points a rune stone brings
        [runesworth] How much a rune stone adds to the lead
        [runesused] How often a rune stone is used
        [runesdecide] How often a rune stone decides the game
        [runeschange] Points with and without a rune stone
        [fiefs] How often each fief is won
        [order] How early each fief is visited
        [stars] How often each number of stars occurs
        [goals] How often the three goals are reached
        [levels] How often each bot level wins
        [levelstars] Stars by bot level
        [allies] How many stars an ally brings
        [allieswon] How much more often an ally makes you win
       *[used] How often an ability is used
    }
figures-about = { $plot ->
        [first] The chart shows how often the player who starts the exploration wins, and how often the player who starts the settlement wins. Both bots have the same level. For Classic and 2005, only the first round counts. Between two Skalds, the player who starts the exploration wins { $figure } of games ({ $low } to { $high }). The dashed line marks one half.
        [points] The chart shows how many points a player has at the end of a two-player game: for vikings, and for land no one else can reach. Both bots have the same level. Between Skalds, land no one else can reach brings { $figure } points on average.
        [spread] The chart shows how often players end a two-player game with each number of points. The last column stands for 26 or more points.
        [margin] The chart shows how many points the winner is ahead on average. Both bots have the same level. Between Skalds, the winner is { $figure } points ahead ({ $low } to { $high }).
        [ties] The chart shows how often two bots of the same level end with equal points. In that case the turn order in the settlement decides who wins (rule F8.3). Between Skalds, a tie happens in { $figure } of games.
        [longhouses] The chart shows how many tiles players lay before they build their first, second, third and fourth longhouse. Winners and losers are shown separately. Both players are Skalds. Winners build their last longhouse after { $figure } tiles on average.
        [length] The chart shows how many tiles and vikings all players together place in a round. The bots are Jarls. With two players, { $figure } tiles are laid on average.
        [ranks] The chart shows how many points the players in first, second, third and fourth place have at the end. The bots are Jarls. With four players, the winner has { $figure } points on average.
        [places3] The chart shows how often the first, second and third player in turn order wins. Between Jarls, the starting player wins { $figure } of games. The dashed line marks one third.
        [places4] The chart shows how often the first, second, third and fourth player in turn order wins. Between Jarls, the starting player wins { $figure } of games. The dashed line marks one quarter.
        [runespoints] The chart shows how many points a rune stone brings a player when it is the only kind in the game. Both players are Jarls. The most valuable stone: { $most }, { $largest } points.
        [runesworth] The same settlement was played again without one player’s rune stone. The chart shows how much of this player’s lead came from the stone. Both players are Jarls. The largest share: { $most }, { $largest } points.
        [runesused] The chart shows how often players use a rune stone that works once per game. Both players are Jarls. The stone used most often: { $most }, { $largest }.
        [runesdecide] The chart shows how often another player would win without the rune stone. For Journey, Horse and Wisdom, the settlement was played again without one player’s stone. A second try sometimes ends differently for other reasons, so the true figures for these three are lower. The most decisive stone: { $most }, { $largest }.
        [runeschange] The chart shows how many more or fewer points a player has when a rune stone is in the game. Both players are Jarls. The largest change: { $most }, { $largest } points.
        [fiefs] The chart shows how often each fief is won. The hardest fief in the full game: { $least }, { $smallest }.
        [order] The chart shows when the bots visit each fief on average, from the first visit to the eighth. They visit some fiefs late because they wait for the right cards.
        [stars] The chart shows how often a game with a goal of 16 stars ends with each number of stars. Some totals are rare, because losing a fief costs one to four stars.
        [goals] The chart shows how often each goal is reached: 16, 18 or 20 stars. The bot knows the goal and plays for it.
        [levels] The chart shows how often bots of each level reach 16 stars in the full game.
        [levelstars] The chart shows how many stars bots of each level win on average, in the full game with a goal of 16 stars. The best level: { $most }, { $largest } stars.
        [allies] The chart shows, for each character, how many more or fewer stars a full game brings when that character is an ally. The most useful ally: { $most }, { $largest } stars. The least useful ally: { $least }, { $smallest } stars.
        [allieswon] The chart shows, for each character, how much more or less often a full game is won when that character is an ally. The most useful ally: { $most }, { $largest }. The least useful ally: { $least }, { $smallest }.
       *[used] The chart shows, for each character, how often it is used in the visits where it is available, as an ally or as a substitute. The ally used most often: { $most }, { $largest }. The ally used least often: { $least }, { $smallest }.
    }
# Labels in the charts.
figures-kind = { $kind ->
        [random] Random moves
        [greedy] One move ahead
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skald
        [vala] Vala
        [norn] Norn
        [epic] Epic
        [classic] Classic
        [first] 2005
        [runes] All rune stones
       *[rune] { rune-name }
    }
# Labels in the charts.
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
figures-interval = 95% confidence interval
figures-from-to = { $low } to { $high }
figures-csv = Download CSV
figures-csv-all = All figures as CSV
figures-made = Where these figures come from
figures-games = Games
figures-made-about = All bots in a game have the same level, and each game has its own random seed. In Fjords, Norn thinks for only 20 milliseconds per move here, so it is weaker than in your games. In For Northwood!, Skald played all games except those that compare levels. This command plays such games and makes the figures:
figures-sets = Sets of games
figures-set = Set of games
figures-player = Level
figures-seed = Random seed

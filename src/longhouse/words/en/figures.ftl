# The page of figures: what many games of bots say about the games.

figures-intro = These figures come from { $games } games played entirely by bots ({ $date }). A dot is the measured value; the bar is its 95% confidence interval. Where two bars overlap widely, the difference may be chance. Bots don’t play the way people do.
figures-title = { $plot ->
        [first] Is it good to begin?
        [points] Points by level
        [spread] Spread of points
        [margin] How close games are
        [ties] How often games are tied
        [longhouses] When longhouses are built
        [length] How long a game is
        [ranks] Points with two, three and four players
        [places3] Three players: does the order matter?
        [places4] Four players: does the order matter?
        [runespoints] How many points a rune stone brings
        [runesworth] How much a rune stone adds to the lead
        [runesused] How often a rune stone is used
        [runesdecide] How often a rune stone decides the game
        [runeschange] Points with and without a rune stone
        [fiefs] How often each fief is won
        [order] When each fief is visited
        [stars] Spread of stars
        [goals] How often the three goals are reached
        [levels] Games won by level
        [levelstars] Stars by level
        [allies] What an ally is worth, in stars
        [allieswon] What an ally is worth, in games won
       *[used] How often an ability is used
    }
figures-about = { $plot ->
        [first] How often the player who starts wins, for the exploration and for the settlement. Both players have the same level; for Classic and 2005, only the first round counts. Between two Skalds the starting player wins { $figure } of games ({ $low } to { $high }). The dashed line marks one half.
        [points] How many points a player has at the end of a two-player game: for vikings, and for land no one else can reach. Both players have the same level. Between Skalds the land brings { $figure } points on average.
        [spread] How often a player ends a two-player game with each number of points. The last column stands for 26 or more.
        [margin] How many points the winner is ahead on average, between two players of the same level. Between Skalds: { $figure } ({ $low } to { $high }).
        [ties] How often two players of the same level end with equal points, so that the turn order in the settlement decides (F8.3). Between Skalds: { $figure } of games.
        [longhouses] How many tiles a player has laid before building the first to the fourth longhouse, for winners and losers. Both players are Skalds. Winners build the last one after { $figure } tiles on average.
        [length] How many tiles are laid and vikings placed in a round, all players together. The bots are Jarls. With two players, { $figure } tiles are laid.
        [ranks] How many points the winner and the players in second, third and fourth place have in the end. The bots are Jarls. With four players the winner has { $figure } points on average.
        [places3] How often the first, second and third player in turn order wins. With Jarls the starting player wins { $figure } of games. The dashed line marks one third.
        [places4] How often the first to fourth player in turn order wins. With Jarls the starting player wins { $figure } of games. The dashed line marks one quarter.
        [runespoints] How many points a rune stone brings a player when it is the only kind in the game. Both players are Jarls. Most: { $most }, { $largest }.
        [runesworth] How many points of the lead are lost when the same settlement is replayed without one player’s rune stone. Both players are Jarls. Most: { $most }, { $largest }.
        [runesused] How often players use a rune stone that works once per game. Both players are Jarls. Most often: { $most }, { $largest }.
        [runesdecide] How often the game would have another winner without the rune stone. For Journey, Horse and Wisdom the settlement was replayed without one player’s stone. Replaying alone changes some results, so the true figures of these three are lower. Most often: { $most }, { $largest }.
        [runeschange] How many points more or fewer a player has with a rune stone in play than without any. Both players are Jarls. Most: { $most }, { $largest }.
        [fiefs] How often each fief is won. Hardest in the full game: { $least }, { $smallest }.
        [order] When each fief is visited on average, from first to eighth. The bots keep some fiefs for later, until they hold the right cards.
        [stars] How often a game ends with each number of stars, with a goal of 16. Some totals are almost impossible: losing one fief costs one to four stars.
        [goals] How often the goal is reached: 16, 18 or 20 stars. The bot knows the goal and plays for it.
        [levels] How often each level reaches 16 stars in the full game.
        [levelstars] How many stars each level wins on average, in the full game with a goal of 16. Most: { $most }, { $largest }.
        [allies] How many stars more or fewer a game brings when this character is one of the allies, compared with all other full games. Most: { $most }, { $largest }. Least: { $least }, { $smallest }.
        [allieswon] How much more or less often a game is won when this character is one of the allies, compared with all other full games. Most: { $most }, { $largest }. Least: { $least }, { $smallest }.
       *[used] How often this character is used in a visit where it could be, as an ally and as a substitute. As an ally, most often: { $most }, { $largest }. Least often: { $least }, { $smallest }.
    }
figures-kind = { $kind ->
        [random] Random moves
        [greedy] Greedy
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
        [land] land
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
figures-table = As a table
figures-figure = Figure
figures-interval = 95% interval
figures-from-to = { $low } to { $high }
figures-csv = Download CSV
figures-csv-all = All figures as CSV
figures-made = How these figures were made
figures-games = Games
figures-made-about = All seats of a game are played by the same level, and each game has its own random seed. In Fjords the Norn thinks for only 20 milliseconds per move here, so she is weaker than in your games. In For Northwood! the strongest level used is the Skald, who played all games except those comparing levels. This command plays and counts such games:
figures-sets = Sets of games
figures-set = Set of games
figures-player = Level
figures-seed = Random seed

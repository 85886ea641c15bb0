# The page of figures: what many games of bots say about the games.

figures-intro = What the two games are like, from { $games } games played entirely by bots ({ $date }). A dot is the measured value; the bar is its 95% confidence interval. Where two bars overlap widely, the difference may be chance. And bots don’t play the way people do.
figures-title = { $plot ->
        [first] Is it good to begin?
        [points] Points by level
        [spread] Spread of points
        [margin] How close games are
        [ties] Ties
        [longhouses] When longhouses are built
        [length] How long a game is
        [ranks] Points with two, three and four players
        [places3] Three players: who wins?
        [places4] Four players: who wins?
        [runespoints] What a stone brings
        [runesworth] What a stone is worth
        [runesused] How often a stone is used
        [runesdecide] How often a rune decides
        [runeschange] Points with and without a rune
        [fiefs] Fief by fief
        [order] Which fief when?
        [stars] Spread of stars
        [goals] The three goals
        [levels] Games won by level
        [levelstars] Stars by level
        [allies] What an ally is worth, in stars
        [allieswon] What an ally is worth, in games won
       *[used] How often an ability is used
    }
figures-about = { $plot ->
        [first] How often the player who starts the exploration, or the settlement, wins: two players of the same level; for Classic and 2005, the first round. Between two Skalds the starting player wins { $figure } of games ({ $low } to { $high }). The dashed line marks one half.
        [points] Final points by level in two-player games between equals: vikings, and land no one else can reach. Between Skalds the land brings { $figure } points on average.
        [spread] How often a player ends with each number of points, with two players. The last column stands for 26 or more.
        [margin] How many points the winner is ahead on average, between two players of the same level. Between Skalds: { $figure } ({ $low } to { $high }).
        [ties] How often two players of the same level end with equal points, so that the order in the settlement decides (F8.3). Between Skalds: { $figure } of games.
        [longhouses] After how many of their own tiles players build their first to fourth longhouse, for winners and losers; two Skalds. Winners build the last one after { $figure } tiles on average.
        [length] How many tiles are laid and vikings placed in a round, all players together; played by Jarls. With two players, { $figure } tiles are laid.
        [ranks] How many points the first, second, third and fourth have in the end; played by Jarls. With four players the winner has { $figure } points on average.
        [places3] How often the first, second and third in turn order win. With Jarls the starting player wins { $figure } of games; the dashed line marks one third.
        [places4] How often the first to fourth in turn order win. With Jarls the starting player wins { $figure } of games; the dashed line marks one quarter.
        [runespoints] How many points a rune brings a player when it is the only one in the game; two Jarls. Most: { $most }, { $largest }.
        [runesworth] How much the lead shrinks when the same settlement is replayed without one player’s stone; two Jarls. Most: { $most }, { $largest }.
        [runesused] How often players use a stone that works once per game; two Jarls. Most often: { $most }, { $largest }.
        [runesdecide] How often the rune changed the winner. For Journey, Horse and Wisdom the settlement was replayed without one player’s stone. Replaying alone changes some results, so those three are upper bounds. Most often: { $most }, { $largest }.
        [runeschange] How many points more or fewer a player has with a rune in play than in the base game; two Jarls. Most: { $most }, { $largest }.
        [fiefs] How often each fief is won. Hardest in the full game: { $least }, { $smallest }.
        [order] When each fief is visited on average, from first to eighth. The late ones wait for the right hand.
        [stars] How often a journey ends with each number of stars, with a goal of 16. Some totals are almost impossible: losing one fief costs one to four stars.
        [goals] How often the goal is reached: 16, 18 or 20 stars. The bot knows the goal and plays for it.
        [levels] How often each level reaches 16 stars in the full game.
        [levelstars] How many stars each level wins on average, in the full game with a goal of 16. Most: { $most }, { $largest }.
        [allies] How many stars more or fewer a journey brings when this character is dealt as an ally, compared with all other full games. Most: { $most }, { $largest }. Least: { $least }, { $smallest }.
        [allieswon] The same in games won. Most: { $most }, { $largest }. Least: { $least }, { $smallest }.
       *[used] How often this character is used when available, as an ally and as a substitute. As an ally, most often: { $most }, { $largest }. Least: { $least }, { $smallest }.
    }
figures-kind = { $kind ->
        [random] At random
        [greedy] Greedy
        [thrall] Thrall
        [karl] Karl
        [jarl] Jarl
        [skald] Skald
        [norn] Norn
        [epic] Epic
        [classic] Classic
        [first] 2005
        [runes] All runes
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
figures-csv = CSV
figures-csv-all = All figures as CSV
figures-made = How they were made
figures-made-about = All seats of a game are played by the same level, and each game has its own random seed. In Fjords the Norn thinks for only 20 milliseconds per move here, so she is weaker than in your games. In For Northwood! the strongest level used is the Skald, who played all games except those comparing levels. This command plays and counts such games:
figures-sets = The games
figures-set = Set
figures-player = Level
figures-seed = Random seed

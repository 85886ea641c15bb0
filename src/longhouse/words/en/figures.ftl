# The page of figures: what many games of bots say about the games.

figures-intro = What the two games are like, from { $games } games in which bots played every seat ({ $date }). A mark is what was measured; the line through it reaches as far as chance alone could have moved it, in 95 of 100 such experiments. Where two lines overlap widely, the difference may be chance. And bots do not play as people do.
figures-title = { $plot ->
        [first] Is it good to begin?
        [points] Points by level
        [spread] How points are spread
        [margin] How close games are
        [ties] Ties
        [longhouses] When longhouses are built
        [length] How long a game is
        [ranks] Points with two, three and four players
        [places3] Three players: who wins?
        [places4] Four players: who wins?
        [runespoints] What stones bring
        [runesworth] What it is worth to have a stone
        [runesused] How often a stone is used
        [runesdecide] How often a rune decides
        [runeschange] All points, with and without
        [fiefs] Fief by fief
        [order] Which fief when?
        [stars] How stars are spread
        [goals] The three goals
        [levels] Won by level
        [levelstars] Stars by level
        [allies] What an ally is worth, in stars
        [allieswon] What an ally is worth, in games won
       *[used] How often an ability is used
    }
figures-about = { $plot ->
        [first] How often the player wins who begins the exploration, and how often the one who begins the settlement; two players of the same level, in Classic and 2005 the first round. Between two Skalds who begins wins { $figure } of games ({ $low } to { $high }). The dashed line is one half.
        [points] What a player of each level has at the end against another of the same level, with two players: vikings, and land nobody else can reach. Between Skalds the land is { $figure } points on average.
        [spread] How often a player ends with so many points, with two players; the last column is for all who have 26 or more.
        [margin] By how many points the winner is ahead, on average, between two players of the same level. Between Skalds it is { $figure } ({ $low } to { $high }).
        [ties] How often two players of the same level have equally many points, so that the order in the settlement decides (F8.3). Between Skalds it is { $figure } of games.
        [longhouses] After how many tiles of one’s own the first, second, third and fourth longhouse stands, for winners and losers; two Skalds. Winners build the last one after { $figure } tiles on average.
        [length] How many tiles are laid and vikings placed in a round, all players together; played by Jarls. With two players { $figure } tiles are laid.
        [ranks] What the first, second, third and fourth have in the end, played by Jarls. With four players the winner has { $figure } points on average.
        [places3] How often the first, second and third in turn order wins. With Jarls who begins wins { $figure } of games; the dashed line is a third.
        [places4] How often the first to fourth in turn order wins. With Jarls who begins wins { $figure } of games; the dashed line is a quarter.
        [runespoints] The points that a rune brings a player in a game with this rune alone; two Jarls. Most: { $most }, { $largest }.
        [runesworth] The same settlement was played again with one player’s stone taken away: by how much the lead shrinks; two Jarls. Most: { $most }, { $largest }.
        [runesused] How often a player uses a stone that can be used once; two Jarls. Most often: { $most }, { $largest }.
        [runesdecide] How often another would have won: without the points of the rune, or, for Journey, Horse and Wisdom, in the same settlement played again without one player’s stone. Most often: { $most }, { $largest }. Playing a settlement again changes some results by itself, so those three are upper bounds.
        [runeschange] By how many points a player ends higher or lower with a rune in play than in the base game, two Jarls. Most: { $most }, { $largest }.
        [fiefs] How often each fief is won. Hardest in the full game: { $least }, { $smallest }.
        [order] As which visit, from first to eighth, each fief is made on average. The later ones are those that wait for the right hand.
        [stars] How often a journey ends with so many stars, with the goal of 16. Some sums can hardly be reached: losing one fief costs one to four stars.
        [goals] How often the goal is reached: 16, 18 or 20 stars. The bot knows the goal and plays for it.
        [levels] How often each level reaches 16 stars in the full game.
        [levelstars] How many stars each level brings home on average, in the full game with the goal of 16. Most: { $most }, { $largest }.
        [allies] How many stars more, or fewer, a journey brings when this character is dealt as an ally, compared with all other journeys of the full game. Most: { $most }, { $largest }; least: { $least }, { $smallest }.
        [allieswon] The same in games won. Most: { $most }, { $largest }; least: { $least }, { $smallest }.
       *[used] In which part of the visits with this character at hand it is used, as an ally and as a substitute. As an ally most often: { $most }, { $largest }; least: { $least }, { $smallest }.
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
        [exploration] begins the exploration
        [settlement] begins the settlement
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
figures-interval = 95 %
figures-from-to = { $low } to { $high }
figures-csv = CSV
figures-csv-all = All figures as CSV
figures-made = How they were made
figures-made-about = All seats of a game are played by the same level, each game from a seed of its own. In Fjords the Norn thinks for 20 milliseconds a move here, so she is weaker than at the table; in For Northwood! the Skald is the strongest who plays, and makes all plots but that of the levels. The command that plays such games and counts them:
figures-sets = The games
figures-set = Set
figures-player = Level
figures-seed = Seed

# Profiles, friends and leaderboards.

# Instead of a rating, for a player who has too few rated games.
people-new = New
people-rating-soon = { $games ->
        [one] You get a rating after { $games } more rated game.
       *[other] You get a rating after { $games } more rated games.
    }
# Stands below a rating.
people-uncertainty = { $provisional ->
        [true] ± { $points }, provisional
       *[false] ± { $points }
    }
# Stands below the highest number of points or stars of a player.
people-best = { $shields ->
        [true] most points in a game
       *[false] most stars in a game
    }
# Stands above a puzzle rating.
people-puzzles-of = Puzzles: { $game }
people-rating-in = { $players ->
        [one] Rating in { $game }, { $players } player
       *[other] Rating in { $game }, { $players } players
    }
people-span = Period
people-span-name = { $span ->
        [month] 1 month
        [half] 6 months
       *[all] All time
    }
people-course-short = There are too few rated games in this period for a chart.
people-records = Best results
people-record = { $kind ->
        [points] Most points
        [margin] Widest win
        [row] Most wins in a row
       *[stars] Best journey
    }
people-record-value = { $kind ->
        [row] { $value ->
            [one] { $value } win
           *[other] { $value } wins
        }
        [stars] { $value ->
            [one] { $value } star
           *[other] { $value } stars
        }
        [margin] { $value ->
            [one] by { $value } point
           *[other] by { $value } points
        }
       *[points] { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
    }
people-against = Results by opponent
# The legend of the bars that follow.
people-against-key = won · drawn · lost
people-against-row = Won: { $won }, drawn: { $drawn }, lost: { $lost }
# Instead of a name that is not known.
people-somebody = A player
people-badges = Badges
# Stands beside the heading “Badges”: how many the player has.
people-badges-count = { $count } of { $of }
people-badge = { $badge ->
        [kept-light] Steady light
        [month-light] A month of light
        [solver] Solver
        [in-a-row] Five in a row
        [sociable] Many opponents
        [beat-jarl] Jarl’s match
        [beat-skald] Skald’s match
        [beat-vala] Vala’s match
        [beat-norn] Norn’s match
        [wide-win] Wide margin
        [full-table] Full table
        [builder] Builder
        [bronze] Bronze
        [silver] Silver
        [gold] Gold
        [all-fiefs] All eight fiefs
       *[year] A full year
    }
people-badge-how = { $badge ->
        [kept-light] Solve the puzzle or play the game of the day, { $of } days in a row.
        [month-light] Solve the puzzle or play the game of the day, { $of } days in a row.
        [solver] Solve { $of } puzzles, each on the first try.
        [in-a-row] Win { $of } games in a row against human players.
        [sociable] Play with { $of } different human players.
        [beat-jarl] Win against Jarl.
        [beat-skald] Win against Skald.
        [beat-vala] Win against Vala.
        [beat-norn] Win against Norn.
        [wide-win] Win by 10 points or more.
        [full-table] Win a game with four players.
        [builder] Build { $of } longhouses over all your games.
        [bronze] Win 16 stars in one journey through Northwood.
        [silver] Win 18 stars in one journey through Northwood.
        [gold] Win 20 stars in one journey through Northwood.
        [all-fiefs] Win all eight fiefs in one journey through Northwood.
       *[year] Win all { $of } scenarios of the Longhouse Year.
    }
# Stands below a badge that is still to be earned, such as “3 of 5”.
people-badge-done = { $done } of { $of }
people-history = Games
people-filter = { $by ->
        [game] Game
        [against] Against
        [outcome] Outcome
       *[kind] Type
    }
people-all = All
people-kind = { $kind ->
        [rated] Rated
       *[casual] Casual
    }
people-found = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
people-more = Show more
people-search = Find a player by name
people-search-found = Players found
people-search-count = { $count ->
        [0] No one found. You find your friends, and everyone who lets all players see their profile.
        [one] 1 player
       *[other] { $more ->
            [true] The first { $count } players
           *[false] { $count } players
        }
    }
people-public = What others see
people-public-about = Only your friends see your profile unless you allow more here. You can change this at any time.
people-publish = Everyone on this server can see my profile
people-rank-me = Show my name on the leaderboards
people-name-about = Other players see you under this name.
people-name-save = Save name
people-name-saved = Your name is saved.
people-data = Your data
people-data-about = Download everything this server has stored about you, or delete it.
people-data-download = Download my data
people-data-delete = Delete my data
people-data-sure = Delete your name, account, results, friends and messages? You can’t undo this. Your games stay for the other players, without your name.
people-data-yes = Yes, delete it all
people-data-no = No, keep it
people-profile-link = Link to my profile
people-no-profile = There is no profile here
people-no-profile-why = The address is wrong, or this player keeps their profile private.
people-since = Playing here since { $since }
people-is-friend = Friend
people-befriend = Add friend
people-agree = Accept
people-decline = Decline
people-asked = Friend request sent
people-take-back = Withdraw request
people-friends = Friends
people-my-friends = My friends
people-friends-see = Friends see each other’s profiles and daily results.
people-invites = { $name } wants to be your friend
people-now-friends = You and { $name } are friends
people-see-profile = See their profile
people-invite = Invite a friend
people-invite-about = Make a link and send it to one friend. The link works only once and expires after two weeks.
people-make-link = Make a link
people-friend-link = Link for your friend
people-asking = Friend requests for you
people-remove = Remove
people-remove-who = Remove { $name } from my friends
people-no-friends = No friends yet. Make a link and send it to someone you’d like to play with.
people-tab = { $tab ->
        [leaderboard] Leaderboard
        [friends] Friends
        [clubs] Clubs
       *[bots] Bots
    }
people-bots-about = Bots and people are rated on the same scale. The bots’ ratings come from games of each bot against the next stronger one.
people-board = Leaderboard
people-board-deal = Game of the day
people-board-streak = Days in a row
people-scope = Players shown
people-scope-name = { $scope ->
        [everybody] Everyone
        [month] This month
       *[friends] Friends
    }
people-players = Number of players
people-seen-later = You’ll see this leaderboard once you have played the game of the day.
people-board-none = { $board ->
        [rating] This leaderboard is still empty. To appear here, play rated games and turn on “Show my name on the leaderboards”.
        [puzzles] This leaderboard is still empty. To appear here, solve puzzles and turn on “Show my name on the leaderboards”.
        [deal] This leaderboard is still empty. To appear here, turn on “Show my name on the leaderboards”.
       *[streak] This leaderboard is still empty. To appear here, solve the puzzle or play the game of the day and turn on “Show my name on the leaderboards”.
    }
people-not-listed = Your name is not on the leaderboards.
people-join-board = Show my name there
people-place = Place
people-player = Player
people-rank = Level
people-value = { $board ->
        [deal] Stars
        [streak] Streak
       *[rating] Rating
    }
people-count = { $board ->
        [rating] Games
        [puzzles] Puzzles
       *[streak] Days in all
    }
# Follows the player’s own name in a leaderboard.
people-you = you
people-stars = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
people-podium = Top three
people-others = How others did
people-others-later = You’ll see this once you have played.
people-others-deal = { $count ->
        [one] Stars won in { $count } journey with these cards
       *[other] Stars won in { $count } journeys with these cards
    }
people-others-better = Your result was better than { $share } of the others.
# The text of a bar in the chart.
people-others-bar = { $count ->
        [one] Stars: { $stars } · { $count } journey
       *[other] Stars: { $stars } · { $count } journeys
    }
people-others-puzzle = Puzzle of the day
people-others-right = { $share } of players solved it on the first try
people-others-tried = { $count ->
        [one] { $count } player tried the puzzle.
       *[other] { $count } players tried the puzzle.
    }
people-friends-today = Your friends’ results
people-friends-none = None of your friends has played on this day yet.
people-right = { $right ->
        [true] on the first try
        [false] not on the first try
       *[none] not tried
    }
people-everybody = Everyone
people-puzzle-column = Puzzle
people-deal-column = Game

# Clubs and their tournaments.

people-club-new = New club
people-club-about = A club is a private group, for example for a family or a game café. Members join by link, play each other and hold tournaments.
people-club-name = Club name
people-club-make = Create club
people-club-people = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
people-club-join = Join the club
people-club-join-about = Members see your name and your results in this club.
people-club-members = Members and results
# Follows the name of the member who made the club.
people-club-owner = Owner
people-club-remove-who = Remove { $name } from the club
people-club-link = Link to join the club
people-club-link-about = Anyone with this link can join, up to 16 members. When the owner removes a member, the link changes.
people-club-play = Play Fjords
people-club-no-games = No games yet. Choose a member and play a game.
people-club-leave = Leave the club
people-club-leave-about = If you leave during a tournament, your unfinished game counts as lost. Your results stay.
people-club-options = Options for { $name }
people-club-sure = { $what ->
        [close] Close the club for everyone? Its games stay with the players.
       *[leave] Leave the club?
    }
people-club-part = { $what ->
        [close] Yes, close it
       *[leave] Yes, leave
    }
people-club-stay = No, stay
people-club-close = Close the club
people-won = Won
people-drawn = Drawn
people-points = Points
# A column of a tournament’s table: the sum of the points of all opponents, which decides ties.
people-buchholz = Opponents’ points
people-game-state = { $state ->
        [open] waiting
        [running] in progress
       *[over] finished
    }
people-tournament-new = New tournament
people-tournament-about = All members of the club take part (3 to 16 players). Every game is a two-player game of Fjords.
people-tournament-kind = Type
people-tournament-kind-name = { $kind ->
        [swiss] Swiss tournament
       *[round-robin] Round robin
    }
people-tournament-rounds = Start the next round
people-tournament-every = { $minutes ->
        [0] When I decide
        [15] After 15 minutes
        [30] After 30 minutes
        [60] After an hour
        [1440] After a day
       *[other] After a week
    }
people-tournament-begin = Start tournament
people-tournament-over = The tournament is over.
people-tournament-round = Round { $round } of { $of }.
people-tournament-next = Next round: { $next }.
people-round = Round { $round }
# Instead of an opponent, for a player who has none.
people-bye = no opponent this round
# Follows the name of a player, in the table of a tournament.
people-gone = left the club
people-score = { $score ->
        [one] 1–0
        [other] 0–1
        [drawn] ½–½
       *[none] 0–0
    }
# Instead of the result of a game.
people-open = no result yet
people-decide = Result of { $one } against { $other }
people-to-table = Go to the game
people-next-round = Start next round
people-challenge = Invite to a game
people-months = Months
people-month-before = Previous month
people-month-after = Next month

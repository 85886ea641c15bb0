# Puzzles, and what is due every day.

puzzles-unknown = There is no such puzzle.
puzzles-none = There are no puzzles on this theme. Choose another theme.
puzzles-no-day = There is no such date. Check the address.
puzzles-not-yet = That day hasn’t begun yet. You can play today’s puzzle and today’s game.
puzzles-day-over = That day is over. You can play today’s puzzle and today’s game.

puzzles-title = Puzzles
puzzles-about = These positions come from real games. Each has one right answer, proven by the engine. Only your first try counts for your rating.
puzzles-standing = { $tried ->
        [0] { $puzzles } puzzles are waiting for you.
        [one] You have tried 1 of { $puzzles } puzzles and solved { $solved } on the first try.
       *[other] You have tried { $tried } of { $puzzles } puzzles and solved { $solved } on the first try.
    }
puzzles-for-you = Your next puzzle
puzzles-easier = Easier puzzle
# Stands beside the player’s puzzle rating: how much it rose or fell.
puzzles-this-week = { $change } this week
puzzles-five = Five-minute challenge
puzzles-five-about = Solve as many puzzles as you can in five minutes.
puzzles-five-best = Most puzzles solved in one challenge: { $best }.
puzzles-five-begin = Start the clock
puzzles-five-again = Try again
puzzles-five-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
puzzles-five-solved = { $solved ->
        [one] 1 solved
       *[other] { $solved } solved
    }
puzzles-five-end = { $tried ->
        [one] Time’s up! You solved { $solved } of 1 puzzle.
       *[other] Time’s up! You solved { $solved } of { $tried } puzzles.
    }
puzzles-once-more = Missed puzzles
puzzles-once-more-about = { $count ->
        [one] You missed { $count } puzzle. You can try it again.
       *[other] You missed { $count } puzzles. You can try them again.
    }
puzzles-look = Try them again
puzzles-your-rating = Your rating
puzzles-rating-later = { $count ->
        [one] You’ll get a rating after { $count } puzzle.
       *[other] You’ll get a rating after { $count } puzzles.
    }
puzzles-last = Your latest tries
puzzles-at-once = Puzzles solved on the first try: { $solved } of { $count }
puzzles-last-none = Your results appear here once you have tried a puzzle.
puzzles-themes-about = A puzzle usually shows its theme only after you solve it. Choose a theme to get puzzles about it.
puzzles-theme-solved = { $solved } of { $count } solved
puzzles-rating = Your rating: { $rating }.
puzzles-solve = Solve the puzzle
puzzles-themes = Themes
puzzles-theme = { $theme ->
        [settle] Winning the settlement
        [lay] Laying the last tiles
        [visit] Winning the fief
        [cutting-off] Cutting off land
        [taking-first] Getting there first
        [enclosing] Enclosing land
        [threat] Making a threat
        [reaching-out] Reaching new land
        [last-tiles] Settling contested land
        [waiting] Gaining time
        [runes] Using rune stones
        [half-an-edge] Using half an edge
        [supply] Placing the last vikings
        [longhouse] Building or not
        [exact-hit] Scoring exactly enough
        [save-a-card] Saving a card
        [losing-on-purpose] Losing on purpose
        [shedding] Getting rid of a card
        [keep-an-ally] Keeping an ally
        [ability] Using an ability in time
        [choice] Choosing within an ability
        [trump] Using trump
       *[several-moves] Planning several moves
    }
puzzles-theme-sentence = { $theme ->
        [settle] Settle the only tile that wins the game.
        [lay] Lay the tile that wins the game.
        [visit] Score exactly the number of the fief.
        [cutting-off] Keep others from the land they want.
        [taking-first] Get there one move before the others.
        [enclosing] Close off land that only you can reach.
        [threat] Make a move that leaves you two good next moves.
        [reaching-out] Open a way to land that is still free.
        [last-tiles] Settle the land others can reach, too.
        [waiting] Gain time and let others move first.
        [runes] A rune stone changes which move is best.
        [half-an-edge] Use a narrow strip of plains.
        [supply] Make every viking you have left count.
        [longhouse] Find out if this is a good place to build.
        [exact-hit] Stop at the score you need.
        [save-a-card] Keep a good card for a later reply.
        [losing-on-purpose] Choose a reply that doesn’t score.
        [shedding] Play a card that would harm you later.
        [keep-an-ally] Wait before you use an ally’s ability.
        [ability] Use an ally before it’s too late.
        [choice] Choose well while you use an ability.
        [trump] Win with a trump card at the right moment.
       *[several-moves] Plan more than one move ahead.
    }

puzzles-asks = { $kind ->
        [settle] It is { $who }’s turn. Only one tile wins the game if you settle it. Find it.
        [lay] It is { $who }’s turn. Only one way of laying a tile wins the game. Find it.
       *[visit] To win this fief, your score must be exactly { $fief }. Find the move with the best chance.
    }
puzzles-difficulty = Difficulty { $rating }.
puzzles-decisions = { $decisions ->
        [one] The solution has { $decisions } move.
       *[other] The solution has { $decisions } moves.
    }
puzzles-tried-before = You’ve tried this puzzle before.
puzzles-go-on = { $left ->
        [one] That’s right so far. You have { $left } move left to find.
       *[other] That’s right so far. You have { $left } moves left to find.
    }
puzzles-right = That’s the right move!
puzzles-wrong = That’s not the right move.
puzzles-shown = The solution
puzzles-lost = { $points ->
        [0] After this move, { $who } can force a tie on points and win the tie-break.
        [one] After this move, { $who } can force a win by 1 point.
       *[other] After this move, { $who } can force a win by { $points } points.
    }
puzzles-won = { $points ->
        [0] Now you can force a tie on points and win the tie-break.
        [one] Now you can force a win by 1 point.
       *[other] Now you can force a win by { $points } points.
    }
puzzles-chance = { $wrong ->
        [true] Your choice wins the fief in { $percent } of cases, and the best choice in { $best }.
       *[false] Your choice wins the fief in { $percent } of cases. No other choice is better.
    }
puzzles-change = Your rating: { $before } → { $after }
puzzles-own = Puzzles from your games
puzzles-own-item = Move { $move }
puzzles-own-asks = Find a better move than the one that was played.
puzzles-own-about = This position comes from a game. The engine checks every move you try.
puzzles-own-verdict = { $stage ->
        [judging] The engine is checking your move…
        [right] That’s the right move!
        [played] That’s the move from the game.
        [shown] The solution
       *[wrong] There is a better move.
    }
puzzles-own-worth = { $right ->
        [true] { $measure ->
            [points] After this move, the engine expects a final lead of { $worth } points.
           *[chance] This move reaches the goal in { $worth } of cases.
        }
       *[false] { $measure ->
            [points] After this move, the engine expects a final lead of { $worth } points. After the best move, it expects { $best }.
           *[chance] This move reaches the goal in { $worth } of cases, and the best move in { $best }.
        }
    }
puzzles-own-copy = Copy the link
puzzles-own-copied = Link copied
puzzles-again = Try again
puzzles-solution = Show the solution
puzzles-next = Next puzzle
puzzles-next-about = Next puzzle: { $about }

puzzles-daily = Daily games
puzzles-daily-about = Every day brings one puzzle and one full game, the same for everyone. New ones start at midnight UTC.
puzzles-streak = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
puzzles-day-done = { $right ->
        [true] You solved it on the first try!
       *[false] You didn’t solve it on the first try.
    }
# Stands in brackets behind the player’s own stars, to compare with the bot’s.
puzzles-par = Skald: { $stars }
puzzles-deal-about = This is a full game in which everyone gets the same cards. The bot Skald won { $par ->
        [one] 1 star
       *[other] { $par } stars
    }.
puzzles-deal-about-no-par = This is a full game in which everyone gets the same cards.
puzzles-deal-own = Only this server has these cards. Other servers have different ones.
puzzles-deal-done = { $stars ->
        [one] You won 1 star
       *[other] You won { $stars } stars
    }. The bot Skald won { $par }.
puzzles-deal-done-no-par = { $stars ->
        [one] You won 1 star.
       *[other] You won { $stars } stars.
    }
puzzles-deal-given-up = You resigned this game.
puzzles-share = Share your result
puzzles-share-later = First solve the puzzle or play the game. Then you can copy a short text about your result that gives nothing away.
puzzles-day-before = Previous day
puzzles-copy = Copy the text
puzzles-copied = Text copied
puzzles-new-day = A new day has begun, but you can still finish yesterday’s puzzle or game.
puzzles-to-new-day = Go to today’s page

# Puzzles, and what is due every day.

puzzles-unknown = There is no such puzzle.
puzzles-none = There are no puzzles on this theme. Choose another.
puzzles-no-day = That is not a valid date.
puzzles-not-yet = That day hasn’t begun yet.
puzzles-day-over = That day is over. Try today’s instead.

puzzles-title = Puzzles
puzzles-about = Positions from real games, each with one right answer, proven by the program. Only your first try counts for your rating.
puzzles-standing = { $tried ->
        [0] { $puzzles } puzzles are waiting.
        [one] 1 of { $puzzles } tried, { $solved } solved on the first try.
       *[other] { $tried } of { $puzzles } tried, { $solved } solved on the first try.
    }
puzzles-for-you = Next for you
puzzles-easier = Easier
puzzles-this-week = { $change } this week
puzzles-five = Five minutes
puzzles-five-about = Solve as many puzzles as you can.
puzzles-five-best = Your best: { $best }.
puzzles-five-begin = Begin
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
        [one] The time is up. You solved { $solved } of 1 puzzle.
       *[other] The time is up. You solved { $solved } of { $tried } puzzles.
    }
puzzles-once-more = Once more, please
puzzles-once-more-about = { $count ->
        [one] One puzzle that you missed waits for a second look.
       *[other] { $count } puzzles that you missed wait for a second look.
    }
puzzles-look = Look again
puzzles-your-rating = Your rating
puzzles-rating-later = { $count ->
        [one] Your rating comes after { $count } puzzle.
       *[other] Your rating comes after { $count } puzzles.
    }
puzzles-last = Your last tries
puzzles-at-once = Solved at once: { $solved } of { $count }
puzzles-last-none = Solve a puzzle, and see here how it went.
puzzles-themes-about = Usually you learn what a puzzle is about once it is solved. Choose a theme to know before.
puzzles-theme-solved = { $solved } of { $count }
puzzles-rating = Your rating: { $rating }.
puzzles-solve = Solve the puzzle
puzzles-themes = Themes
puzzles-theme = { $theme ->
        [settle] Win the settlement
        [lay] The last tiles
        [visit] Win the fief
        [cutting-off] Cutting off
        [taking-first] Getting there first
        [enclosing] Enclosing
        [threat] A threat
        [reaching-out] Reaching out
        [last-tiles] Contested land
        [waiting] Waiting
        [runes] Rune stones
        [half-an-edge] Half an edge
        [supply] The last vikings
        [longhouse] To build or not
        [exact-hit] Scoring the exact number
        [save-a-card] Saving a card
        [losing-on-purpose] Losing on purpose
        [shedding] Getting rid of a card
        [keep-an-ally] Keeping an ally
        [ability] Using an ability in time
        [choice] A choice within an ability
        [trump] Trump
       *[several-moves] Several moves
    }

puzzles-asks = { $kind ->
        [settle] It is { $who }’s turn. Only one tile to settle wins. Find it.
        [lay] It is { $who }’s turn. Only one way to lay a tile wins. Find it.
       *[visit] Your score must be exactly { $fief }. Find the move with the best chance.
    }
puzzles-difficulty = Difficulty { $rating }.
puzzles-decisions = { $decisions ->
        [one] You have { $decisions } decision to make.
       *[other] You have { $decisions } decisions to make in a row.
    }
puzzles-tried-before = You’ve tried this puzzle before.
puzzles-go-on = { $left ->
        [one] Right so far. { $left } decision to go.
       *[other] Right so far. { $left } decisions to go.
    }
puzzles-right = That’s it!
puzzles-wrong = Not quite.
puzzles-shown = The solution
puzzles-lost = { $points ->
        [0] Proven: now { $who } draws level and wins the tie-break.
        [one] Proven: now { $who } wins by 1 point.
       *[other] Proven: now { $who } wins by { $points } points.
    }
puzzles-won = { $points ->
        [0] Proven: you draw level and win the tie-break.
        [one] Proven: you win by 1 point.
       *[other] Proven: you win by { $points } points.
    }
puzzles-chance = { $wrong ->
        [true] Your choice works { $percent } of the time. The best choice works { $best } of the time.
       *[false] Your choice works { $percent } of the time. No other works more often.
    }
puzzles-change = Your rating: { $before } → { $after }
puzzles-again = Try again
puzzles-solution = Show the solution
puzzles-next = Next puzzle
puzzles-next-about = Next puzzle: { $about }

puzzles-daily = Daily games
puzzles-daily-about = One puzzle and one full game a day, the same for everyone. New ones come at midnight UTC.
puzzles-streak = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
puzzles-day-done = { $right ->
        [true] Solved on the first try!
       *[false] Not solved on the first try.
    }
puzzles-par = Skald: { $stars }
puzzles-deal-about = A full game with the same cards for everyone. The Skald bot scored { $par ->
        [one] 1 star
       *[other] { $par } stars
    }.
puzzles-deal-about-no-par = A full game with the same cards for everyone.
puzzles-deal-own = The cards are drawn by this server. Other servers have other cards.
puzzles-deal-done = { $stars ->
        [one] You scored 1 star
       *[other] You scored { $stars } stars
    }; the Skald bot scored { $par }.
puzzles-deal-done-no-par = { $stars ->
        [one] You scored 1 star.
       *[other] You scored { $stars } stars.
    }
puzzles-deal-given-up = You resigned.
puzzles-share = Share your result
puzzles-share-later = Play the puzzle or the deal, and a short text without spoilers waits here to be sent.
puzzles-day-before = The day before
puzzles-copy = Copy
puzzles-copied = Copied
puzzles-new-day = A new day has begun. You can still finish yesterday’s puzzle or game.
puzzles-to-new-day = See today’s games

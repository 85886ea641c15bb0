# Puzzles, and what is due every day.

puzzles-unknown = There is no such puzzle.
puzzles-none = No puzzles on this theme.
puzzles-no-day = That is not a valid date.
puzzles-not-yet = That day hasn’t begun yet.
puzzles-day-over = That day is over.

puzzles-title = Puzzles
puzzles-about = Positions from real games, each with one right answer, proven by the program. Only your first try counts for your rating.
puzzles-standing = { $tried ->
        [0] { $puzzles } puzzles are waiting.
        [one] 1 of { $puzzles } tried, { $solved } solved at once.
       *[other] { $tried } of { $puzzles } tried, { $solved } solved at once.
    }
puzzles-rating = Your rating: { $rating }.
puzzles-begin = Start solving
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
        [runes] Runes
        [half-an-edge] Half an edge
        [supply] The last vikings
        [longhouse] To build or not
        [exact-hit] Scoring exactly
        [save-a-card] Saving a card
        [losing-on-purpose] Losing on purpose
        [shedding] Getting rid of a card
        [keep-an-ally] Keeping an ally
        [ability] An ability in time
        [choice] A choice within an ability
        [trump] Trump
       *[several-moves] Several moves
    }

puzzles-asks = { $kind ->
        [settle] { $who } to move: find the only viking placement that wins.
        [lay] { $who } to move: find the only tile placement that wins.
       *[visit] Score exactly { $fief }: find the play with the best chance.
    }
puzzles-difficulty = Difficulty { $rating }.
puzzles-decisions = { $decisions ->
        [one] { $decisions } decision.
       *[other] { $decisions } decisions in a row.
    }
puzzles-tried-before = You’ve tried this one before.
puzzles-go-on = { $left ->
        [one] Right so far. { $left } decision to go.
       *[other] Right so far. { $left } decisions to go.
    }
puzzles-right = That’s it!
puzzles-wrong = Not quite.
puzzles-shown = The solution
puzzles-why = Why: { $reason }.
puzzles-lost = { $points ->
        [0] Proven: now { $who } draws level and wins the tie-break.
        [one] Proven: now { $who } wins by 1 point.
       *[other] Proven: now { $who } wins by { $points } points.
    }
puzzles-won = { $points ->
        [0] Proven: { $who } draws level and wins the tie-break.
        [one] Proven: { $who } wins by 1 point.
       *[other] Proven: { $who } wins by { $points } points.
    }
puzzles-chance = { $wrong ->
        [true] This works { $percent } of the time; the best choice, { $best }.
       *[false] This works { $percent } of the time. Nothing works more often.
    }
puzzles-change = Your rating: { $before } → { $after }
puzzles-again = Try again
puzzles-solution = Show the solution
puzzles-next = Next puzzle
puzzles-next-about = Next: { $about }

puzzles-daily = Daily games
puzzles-daily-about = One puzzle and one full game a day, the same for everyone. New ones come at midnight UTC.
puzzles-streak = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
puzzles-of-day = Fjords – puzzle of the day
puzzles-not-tried = One position, one right answer.
puzzles-day-done = { $right ->
        [true] Solved on the first try!
       *[false] Not solved on the first try.
    }
puzzles-deal = For Northwood! – game of the day
puzzles-par = par { $stars }
puzzles-deal-about = A full game with the same cards for everyone. The Skald bot scored { $par ->
        [one] 1 star
       *[other] { $par } stars
    }.
puzzles-deal-done = { $stars ->
        [one] You scored 1 star
       *[other] You scored { $stars } stars
    }; par is { $par }.
puzzles-play = Play today’s game
puzzles-deal-given-up = You resigned.
puzzles-continue = Continue
puzzles-look-again = Look again
puzzles-share = Share your result
puzzles-copy = Copy
puzzles-copied = Copied
puzzles-new-day = A new day has begun. You can still finish this one.
puzzles-to-new-day = Go to today

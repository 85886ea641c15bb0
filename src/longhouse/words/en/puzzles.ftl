# Puzzles, and what is due every day.

puzzles-unknown = There is no puzzle of this name.
puzzles-none = There is no puzzle about that.
puzzles-no-day = That is not a day.
puzzles-not-yet = That day has not begun yet.
puzzles-day-over = That day is over.

puzzles-title = Puzzles
puzzles-about = Positions from games with one right answer, proven by the program. Only your first try counts for your rating.
puzzles-standing = { $tried ->
        [0] { $puzzles } puzzles are waiting.
        [one] 1 of { $puzzles } tried, { $solved } solved at once.
       *[other] { $tried } of { $puzzles } tried, { $solved } solved at once.
    }
puzzles-rating = Your rating: { $rating }.
puzzles-begin = Solve one
puzzles-themes = Themes
puzzles-theme = { $theme ->
        [settle] Win the settlement
        [lay] The last tiles
        [visit] Hit the number
        [cutting-off] Cutting off
        [taking-first] Taking it first
        [enclosing] Enclosing
        [threat] A threat
        [reaching-out] Reaching out
        [last-tiles] Contested land
        [waiting] Waiting
        [runes] Runes
        [half-an-edge] Half an edge
        [supply] The last vikings
        [longhouse] To build or not
        [exact-hit] The exact hit
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
        [settle] { $who } to move: find the only viking that wins.
        [lay] { $who } to move: find the only lay that wins.
       *[visit] Hit exactly { $fief }: find what succeeds most often.
    }
puzzles-difficulty = Rated { $rating }.
puzzles-decisions = { $decisions } decisions in a row.
puzzles-tried-before = You have tried it before.
puzzles-go-on = { $left ->
        [one] Right so far. One more decision.
       *[other] Right so far. { $left } more decisions.
    }
puzzles-right = That’s it!
puzzles-wrong = Not the one.
puzzles-shown = The solution
puzzles-why = Why: { $reason }.
puzzles-lost = { $points ->
        [0] { $who } gets as many points now and wins the tie, proven.
        [one] { $who } wins by 1 point now, proven.
       *[other] { $who } wins by { $points } points now, proven.
    }
puzzles-won = { $points ->
        [0] { $who } gets as many points and wins the tie, proven.
        [one] { $who } wins by 1 point, proven.
       *[other] { $who } wins by { $points } points, proven.
    }
puzzles-chance = { $wrong ->
        [true] This hits in { $percent } of all cases; another choice does in { $best }.
       *[false] It hits in { $percent } of all cases, and nothing does more often.
    }
puzzles-change = Your rating: { $before } → { $after }
puzzles-again = Try again
puzzles-solution = Show the solution
puzzles-next = Next puzzle
puzzles-next-about = Next: { $about }

puzzles-daily = The daily pair
puzzles-daily-about = One puzzle and one deal a day, the same for everybody. A new day begins at midnight UTC.
puzzles-streak = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
puzzles-of-day = Fjords: the puzzle
puzzles-not-tried = One position, one right answer.
puzzles-day-done = { $right ->
        [true] Solved at the first try.
       *[false] Not solved at the first try.
    }
puzzles-deal = For Northwood!: the deal
puzzles-par = par { $stars }
puzzles-deal-about = A whole game with the same chance for everybody. A Skald came to { $par ->
        [one] 1 star
       *[other] { $par } stars
    } with it.
puzzles-deal-done = { $stars ->
        [one] You came to 1 star
       *[other] You came to { $stars } stars
    }; par is { $par }.
puzzles-play = Play the deal
puzzles-deal-given-up = Given up.
puzzles-continue = Go on
puzzles-look-again = Look at it again
puzzles-share = To tell others
puzzles-copy = Copy
puzzles-copied = Copied.
puzzles-new-day = A new day has begun. What is open here can be finished.
puzzles-to-new-day = To the new day

# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = This game isn’t over yet. You can analyse it when it is over.
analysis-rated-running = This position comes from a rated game that is still being played. The engine can’t help until that game is over.
analysis-asked-anew = The engine stopped working on this because you asked it something else.
analysis-one-at-a-time = You already have an analysis running. Wait until it’s done.
analysis-cannot-come = “{ $text }” can’t be drawn here. Pick another tile or card.

analysis-title = Analysis
analysis-about = The engine checks every decision in the game. It shows what each one was worth, what would have been better and why, and how much was luck.
analysis-begin = Analyse this game
analysis-go-on = Resume analysis
analysis-progress = { $due ->
        [one] { $done } of { $due } decision checked
       *[other] { $done } of { $due } decisions checked
    }
analysis-background = You can leave this page. The analysis continues and is saved.
analysis-graph = Chances over the course of the game
analysis-graph-for = { $you ->
        [yes] Your lead over the course of the game
       *[no] { $who }’s lead over the course of the game
    }
analysis-graph-points = Each player’s lead over the course of the game
analysis-graph-chance = The chance of reaching the goal, visit by visit
analysis-mark = { $kind ->
        [turned] turning point
       *[cost] costly move
    }
analysis-finding = { $kind ->
        [turned] The turning point
        [cost] A costly move
       *[chance] Luck of the draw
    }
analysis-finding-of = { $count ->
        [one] 1 key moment
       *[other] Key moment { $number } of { $count }
    }
analysis-finding-back = Previous key moment
analysis-finding-on = Next key moment
analysis-turned-about = After this, the likely result never changed again.
analysis-swing-about = Effect of this draw for { $who }: { $change }.
# Follows a lead, such as “+2.5”.
analysis-to-win = points, { $win } chance of winning
analysis-to-goal = chance of reaching the goal
analysis-both-brief = Show both
analysis-next-mistake = Next mistake
# Opens the position as a puzzle, to be solved and shared.
analysis-make-puzzle = Make a puzzle
analysis-try-it = Try this move
# Below the chart: the value of the position for a player.
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
# A player, the lead in points and the chance of winning, below the chart.
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = { $value ->
        [one] lead of { $value } point
       *[other] lead of { $value } points
    }, { $win } chance of winning
analysis-worth-chance = { $win } chance of reaching the goal, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } expected
analysis-change-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
analysis-change-chance = { $value ->
        [one] { $value } percentage point
       *[other] { $value } percentage points
    }
analysis-visit = { $hit } chance of winning this visit
analysis-show = Show this moment
# Marks a move whose result the engine has proven.
analysis-proven = proven
analysis-outcome = { $kind ->
        [won] { $you ->
            [yes] { $points ->
                [one] you win by { $points } point
               *[other] you win by { $points } points
            }
           *[no] { $points ->
                [one] { $who } wins by { $points } point
               *[other] { $who } wins by { $points } points
            }
        }
        [tie] { $you ->
            [yes] you tie on points and win the tie-break
           *[no] the points are tied and { $who } wins the tie-break
        }
       *[draw] the game is a draw
    }
analysis-proven-from = From here on, the result is proven: with best play, { $outcome }.
analysis-proven-here = Proven result: with best play, { $outcome }
analysis-worst = Moves that cost the most
analysis-no-worst = There were no costly mistakes.
analysis-played = Move played
analysis-better = Better move
analysis-both = Show both moves
analysis-luck = Luck and decisions
analysis-decisions-of = { $you ->
        [yes] Your decisions
       *[no] { $who }’s decisions
    }
# Follows the heading “Luck and decisions”.
analysis-luck-for = { $you ->
        [yes] for you
       *[no] for { $who }
    }
analysis-decisions = The player’s own decisions
analysis-others-and-draws = Opponents’ decisions and luck
analysis-draws = Luck of the draw
analysis-doubt = Engine uncertainty
analysis-luck-about = { $game ->
        [fjords] All figures are points, added up over the whole game. The cost of a decision is how much better the best move would have been. “Engine uncertainty” is the change that came only from the engine correcting its own estimates.
       *[northwood] All figures are percentage points: they show how much the chance of reaching the goal rose or fell, added up over the whole game. “Engine uncertainty” is the change that came only from the engine correcting its own estimates.
    }
analysis-table = All decisions as a table
analysis-move = Move
analysis-value = Value before the move
analysis-goal = Chance of reaching the goal
analysis-of-visit = Chance of winning the visit
analysis-lost = Cost of the move
# A player and the lead in points, in a table.
analysis-for = { $who } { $value }
analysis-board-title = Analysis board: { $game }
analysis-new = New position
analysis-game = Game
analysis-players = Players
analysis-lines = Best moves
analysis-engine = Use the engine
analysis-nothing-due = There is no decision to make here.
analysis-thinking = The engine is thinking…
analysis-for-seat = { $you ->
        [yes] For you:
       *[no] For { $who }:
    }
analysis-line = The moves that should follow:
analysis-chance = What was drawn
analysis-draw = Draw again
analysis-draw-again = Draw again: { $event }
analysis-choose = Pick what’s drawn
analysis-choose-instead = Pick what’s drawn instead of “{ $event }”
analysis-choose-title = { $count ->
        [one] Pick what is drawn next.
       *[other] Pick the next { $count } to be drawn.
    }
analysis-take-these = Take these ({ $chosen } of { $count })
analysis-choose-always = Let me pick what’s drawn
analysis-choose-setup = { $count ->
        [8] Pick the rulers in the order of the fiefs, starting with fief 0.
       *[other] Pick the characters in the order in which they are revealed. The first of each suit becomes an ally. The next two of the suit become rulers, each in the lowest fief that is still free.
    }
analysis-choose-order = Pick the cards in the order in which they lie on the deck. Start with the top card.
analysis-by-chance = Leave it to chance
# The label of a field; the text below it says what may stand there.
analysis-begin-with = Moves that lead to the position
analysis-begin-with-about = Paste a game file, or a list of moves as in the move list, one per line. Leave the field empty to start from the beginning.
analysis-unreadable = This is neither a game file nor a list of moves. Check what you pasted.
analysis-start = Open this position

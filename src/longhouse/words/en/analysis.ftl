# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = This game isn’t over yet. You can analyse it once it is.
analysis-asked-anew = Replaced by a newer request.
analysis-one-at-a-time = You already have an analysis running. Wait until it’s done.
analysis-cannot-come = { $text } can’t be drawn here.

analysis-title = Analysis
analysis-about = The strongest engine checks every decision: what it was worth, what was better and why, and how much was luck.
analysis-begin = Analyse this game
analysis-go-on = Resume
analysis-progress = { $due ->
        [one] { $done } of { $due } decision checked
       *[other] { $done } of { $due } decisions checked
    }
analysis-background = You can leave this page. The analysis continues and is saved.
analysis-graph = Chances over the course of the game
analysis-slider = Position in the game
analysis-beginning = The start
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }, { $win } to win
analysis-worth-chance = { $win } to reach the goal, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } expected
analysis-change-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
analysis-change-chance = { $value ->
        [one] { $value } point
       *[other] { $value } points
    } of winning chance
analysis-visit = { $hit } for this visit
analysis-turned = Turning point
analysis-turned-here = From here on the result never changed: { $event }
analysis-swing = { $by ->
        [chance] Luck of the draw: { $event } ({ $who }: { $change })
        [others] Opponents and luck, up to this point: { $event } ({ $who }: { $change })
       *[seat] { $event } ({ $who }: { $change })
    }
analysis-show = Show
analysis-proven = proven
analysis-outcome = { $kind ->
        [won] { $points ->
            [one] { $who } wins by { $points } point
           *[other] { $who } wins by { $points } points
        }
        [tie] it ends level and { $who } wins the tie
       *[draw] it ends in a draw
    }
analysis-proven-from = Proven from here on: with best play { $outcome }.
analysis-proven-here = Proven: with best play { $outcome }
analysis-worst = Costliest moves
analysis-no-worst = No costly mistakes.
analysis-played = Played
analysis-better = Better
analysis-both = Show both
analysis-luck = Luck and skill
analysis-decisions = Own decisions
analysis-others = The opponent’s decisions
analysis-others-and-draws = Opponents and luck
analysis-draws = Luck of the draw
analysis-doubt = Engine uncertainty
analysis-luck-about = { $game ->
        [fjords] In points, from the first decision to the end. A decision costs what the best move would have kept. Uncertainty: where the engine changed its mind.
       *[northwood] In points of winning chance, from the first decision to the end. Uncertainty: where the engine changed its mind.
    }
analysis-table = All decisions as a table
analysis-move = Move
analysis-value = Value before
analysis-goal = Goal
analysis-of-visit = Visit
analysis-lost = Cost
analysis-for = { $who } { $value }
analysis-new = New position
analysis-game = Game
analysis-players = Players
analysis-lines = Best moves
analysis-engine = Engine
analysis-nothing-due = There is no decision to make here.
analysis-thinking = The engine is thinking…
analysis-for-seat = For { $who }:
analysis-line = Expected:
analysis-chance = What was drawn
analysis-draw = Draw again
analysis-draw-again = Draw again: { $event }
analysis-choose = Choose
analysis-choose-instead = Choose instead: { $event }
analysis-choose-title = { $count ->
        [one] What should come next?
       *[other] Which { $count } should come next?
    }
analysis-take-these = Take these ({ $chosen } of { $count })
analysis-choose-always = I choose what is drawn
analysis-choose-setup = { $count ->
        [8] In the order of the fiefs, starting with fief 0.
       *[other] In the order they are revealed: the first of a suit becomes an ally, the next two become rulers, starting with fief 0.
    }
analysis-choose-order = In the order they lie on the deck, top card first.
analysis-by-chance = Leave it to chance
analysis-begin-with = Start with these moves
analysis-begin-with-about = Paste a game file, or moves line by line as the move list shows them. Leave it empty to start from the beginning.
analysis-unreadable = This is not a game file. Check what you pasted.
analysis-start = Start here

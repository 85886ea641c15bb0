# Analyses: what the server refuses, and the pages of analysis.

analysis-not-over = This game is not over yet. It can be analysed when it is.
analysis-asked-anew = Something else was asked since.
analysis-one-at-a-time = One analysis of yours is under way. The next can begin when it is done.
analysis-cannot-come = { $text } cannot come here.

analysis-title = Analysis
analysis-about = Every decision of this game is looked at by the strongest engine: what it was worth, what would have been better and why, and how much was luck.
analysis-begin = Analyse this game
analysis-go-on = Go on
analysis-progress = { $done } of { $due } decisions looked at
analysis-background = It goes on if you leave this page, and is kept.
analysis-graph = What the game was worth over time
analysis-slider = Position in the game
analysis-beginning = The beginning
analysis-at = { $game ->
        [northwood] { $worth }
       *[other] { $who }: { $worth }
    }
analysis-at-brief = { $who } { $value } · { $win }
analysis-worth-fjords = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }, { $win } to win
analysis-worth-northwood = { $win } to reach the goal, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } expected
analysis-change-fjords = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
analysis-change-northwood = { $value ->
        [one] { $value } point
       *[other] { $value } points
    } of winning chance
analysis-visit = { $hit } for this visit
analysis-turned = Where it turned
analysis-turned-here = After this it stayed as it ended: { $event }
analysis-swing = { $by ->
        [chance] The draw: { $event } ({ $who }: { $change })
        [others] Others and the draw, up to: { $event } ({ $who }: { $change })
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
analysis-proven-from = From here on, proven: with best play { $outcome }.
analysis-proven-here = Proven: with best play { $outcome }
analysis-worst = Moves that lost most
analysis-no-worst = No move lost anything worth telling.
analysis-played = Played
analysis-better = Better
analysis-both = Both on the board
analysis-luck = Luck and skill
analysis-decisions = Own decisions
analysis-others = The opponent’s decisions
analysis-others-and-draws = Others and the draw
analysis-draws = What was drawn
analysis-doubt = The engine’s doubt
analysis-luck-about = { $game ->
        [fjords] In points, from the first decision to the end. Own decisions lose what the best move would have kept; doubt is where the engine changed its mind.
       *[northwood] In percent of the chance to reach the goal, from the first decision to the end. Doubt is where the engine changed its mind.
    }
analysis-table = All decisions as a table
analysis-move = Move
analysis-value = Worth before
analysis-goal = Goal
analysis-of-visit = Visit
analysis-lost = Lost
analysis-for = { $who } { $value }
analysis-new = New position
analysis-game = Game
analysis-players = Players
analysis-lines = Best moves
analysis-engine = Engine
analysis-nothing-due = There is nothing to decide here.
analysis-thinking = The engine is thinking …
analysis-for-seat = For { $who }:
analysis-line = Expected:
analysis-chance = What chance brought
analysis-draw = Draw again
analysis-draw-again = Draw again: { $event }
analysis-choose = Choose
analysis-choose-instead = Choose instead: { $event }
analysis-choose-title = { $count ->
        [one] What shall come?
       *[other] Which { $count } shall come?
    }
analysis-take-these = Take these ({ $chosen } of { $count })
analysis-choose-always = Let me choose what chance brings
analysis-choose-setup = { $count ->
        [8] In the order of the fiefs, from 0 on.
       *[other] In the order in which they are revealed: the first of a suit becomes an ally, the next two rule, from fief 0 on.
    }
analysis-choose-order = In the order in which they lie on the deck, the top one first.
analysis-by-chance = Let it fall as it may
analysis-begin-with = Begin with these moves
analysis-begin-with-about = A record, or events line by line as the list of moves shows them. Without any, the board begins at the beginning.
analysis-unreadable = This is no record of a game.
analysis-start = Start here

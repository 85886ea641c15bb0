"""Makes puzzles: plays games between bots, and finds out for each position whether it can be a puzzle."""

import hashlib
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import cast

import msgspec

from longhouse.bots import reasons
from longhouse.bots.playing import play, seated
from longhouse.bots.protocol import BotReason
from longhouse.engine.thinking import RatedAction, Verdict
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.game import Event, Game, JsonObject, Seat, State
from longhouse.games.play_on import play_on
from longhouse.lab.puzzling.grading import AskedDecision, grade
from longhouse.lab.puzzling.judgement import WINS, Judged, Judgement
from longhouse.lab.puzzling.kinds import PuzzleKind, puzzles_of
from longhouse.lab.puzzling.themes import themes_of
from longhouse.puzzles.puzzle import Puzzle, PuzzlePhase, PuzzleStep, Reason, Refuted

_MOST_STEPS = 3
_OTHER_WAYS = 8
_TOO_EASY = 0.9
"""If the levels solve a position more often than this on average, it is too easy for a puzzle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """A series of games between bots, from which puzzles are made."""

    game: str
    """The name of the game."""
    options: dict[str, str | list[str]]
    """The options of the game."""
    players: tuple[str, ...]
    """The name of the bot on each seat."""
    kinds: Mapping[PuzzlePhase, int]
    """The kinds of puzzle that are wanted; for each, the maximum number of puzzles from one game."""


@dataclass(slots=True)
class _Draft:
    """An unfinished puzzle."""

    steps: list[PuzzleStep] = field(default_factory=list)
    asked: list[AskedDecision] = field(default_factory=list)
    nodes: int = 0


def puzzles_of_game(series: Series, seed: str) -> Iterator[Puzzle]:
    """Yield puzzles from the game with this seed, and from other continuations of this game, which are played at
    random.
    """
    game = game_with(series.game, cast(JsonObject, series.options))
    events = play(game, seated(game, series.players), seed).play.events
    left = dict(series.kinds)
    yield from _puzzles_along(series, events, 0, left, seed)
    began = puzzles_of(series.game).branch(events, left)
    if began is not None:
        for number in range(_OTHER_WAYS):
            if any(left.values()):
                other = _otherwise(game, events[:began], random.Random(f"{seed}/{number}"))
                yield from _puzzles_along(series, other, began + 1, left, f"{seed}/{number}")


def _puzzles_along(
    series: Series, events: Sequence[Event], since: int, left: dict[PuzzlePhase, int], seed: str
) -> Iterator[Puzzle]:
    """Make puzzles from a game after the event `since`, until there are enough of each kind (`left`)."""
    game = game_with(series.game, cast(JsonObject, series.options))
    texts = [game.text(event) for event in events]
    state = game.start()
    quiet = since
    for number, event in enumerate(events):
        for kind in series.kinds:
            if left[kind] and number >= quiet and state.turn is not None:
                puzzle = puzzle_at(kind, state, series, texts[:number], seed)
                if puzzle is not None:
                    yield puzzle
                    left[kind] -= 1
                    quiet = number + 2 * _MOST_STEPS  # the next puzzle must not overlap this one
        state = state.take(event)


def _otherwise(game: Game, events: Sequence[Event], rng: random.Random) -> list[Event]:
    """Continue a game with random actions after these events, as long as a puzzle may follow; return all events."""
    puzzles = puzzles_of(game.name)
    state = game.start()
    played = list(events)
    for event in events:
        state = state.take(event)
    while state.turn is not None:
        actions = puzzles.continuations(state)
        if not actions:
            break
        played.append(rng.choice(actions))
        state = state.take(played[-1])
    return played


def puzzle_at(kind: PuzzlePhase, state: State, series: Series, events: list[str], seed: str) -> Puzzle | None:
    """Make a puzzle of this kind that starts at the position `state`.

    - `series`: the series that the game belongs to.
    - `events`: the events from the start of the game to the position, as texts.
    - `seed`: the text that determines what chance brings in the puzzle, and how bots play when the puzzle is graded.

    Returns None if no action is clearly right, or if the puzzle is too easy.
    """
    draft = _drafted(puzzles_of(series.game).kinds[kind], state, f"{seed}/{len(events)}")
    if not draft.steps:
        return None
    graded = grade(draft.asked, draft.nodes, seed)
    if sum(graded.found.values()) > _TOO_EASY * len(graded.found):
        return None
    content = json.dumps([kind, series.game, series.options, events], sort_keys=True)
    name = f"{kind[0]}{hashlib.sha256(content.encode()).hexdigest()[:8]}"
    puzzle = Puzzle(
        id=name,
        kind=kind,
        game=series.game,
        options=series.options,
        events=events,
        themes=[],
        grade=graded,
        steps=draft.steps,
    )
    return tagged(puzzle)


def tagged(puzzle: Puzzle) -> Puzzle:
    """Return a copy of the puzzle with its themes filled in."""
    return msgspec.structs.replace(puzzle, themes=themes_of(puzzle))


def _drafted(kind: PuzzleKind, state: State, seed: str) -> _Draft:
    draft, seat = _Draft(), state.turn
    assert seat is not None
    source = Source(seed)
    while len(draft.steps) < _MOST_STEPS:
        judgement = kind.judge(state) if state.turn == seat else None
        if judgement is None:
            break
        best = next(iter(judgement.right))
        why = reasons.reason(state, best, _verdict(judgement) if kind.of_chance else None)
        draft.asked.append(AskedDecision(state, tuple(judgement.right)))
        draft.nodes += judgement.nodes
        then, after = _following(kind.phase, state.take(best), judgement, seat, source)
        draft.steps.append(_step(state.game, judgement, why, then))
        if kind.of_chance and len(judgement.right) > 1:
            break  # each right action would have another continuation
        state = after
    if draft.steps:  # nothing is asked after the last decision
        draft.steps[-1] = msgspec.structs.replace(draft.steps[-1], then=[])
    return draft


def _following(
    phase: type[State], state: State, judgement: Judgement, seat: Seat, source: Source
) -> tuple[list[Event], State]:
    """Return the events from one decision of the puzzle to the next, and the position after them.

    They are the opponent's moves, chance events and forced actions.
    """
    then: list[Event] = []
    for event in judgement.answer:
        then.append(event)
        state = state.take(event)
    for event, after in play_on(state, source, len(then), partial(_forced, seat), within=phase):
        then.append(event)
        state = after
    return then, state


def _forced(seat: Seat, state: State) -> Event | None:
    """Return the only action of this seat; None if it has a choice, or another seat is to move."""
    actions = state.actions()
    return actions[0] if state.turn == seat and len(actions) == 1 else None


def _step(game: Game, judgement: Judgement, why: BotReason, then: list[Event]) -> PuzzleStep:
    value = next(iter(judgement.right.values())).value
    return PuzzleStep(
        right=[game.text(action) for action in judgement.right],
        value=None if value == WINS else round(value, 4),
        reason=Reason(why.key, dict(why.params)),
        wrong={game.text(action): _refuted(game, judged) for action, judged in judgement.wrong.items()},
        then=[game.text(event) for event in then],
    )


def _refuted(game: Game, judged: Judged) -> Refuted:
    return Refuted(round(judged.value, 4), [game.text(event) for event in judged.line])


def _verdict(judgement: Judgement) -> Verdict:
    """Convert the judgement to the result of a search, which the module `reasons` needs."""
    judged = {**judgement.right, **judgement.wrong}
    candidates = tuple(
        RatedAction(action=action, value=0.0, win=0.0, visits=0, hit=each.value) for action, each in judged.items()
    )
    return Verdict(candidates, nodes=judgement.nodes, seconds=0.0, proven=True)

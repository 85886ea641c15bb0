"""Extracts facts from finished games of Fjords, from which the statistics are computed."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from longhouse.games.fjords import match as fjords
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Game, Seat, State
from longhouse.lab.figures import followed

ONCE = ("journey", "horse", "wisdom", "home")
"""The runes that a seat can use once; an event with the rune's name tells that it was used."""


class RoundFacts(msgspec.Struct, frozen=True):
    """The facts of one round of Fjords; each tuple has one entry per seat."""

    first: int
    settler: int | None
    """The seat that began the settlement; None if there was no settlement."""
    laid: int
    built: tuple[tuple[int, ...], ...]
    """For each seat and longhouse, how many tiles the seat had laid when it was built."""
    vikings: tuple[int, ...]
    points: tuple[int, ...]


class Deprived(msgspec.Struct, frozen=True):
    """The result of a game in which the settlement was played again without one rune of one seat.

    The difference from the real result measures what the rune is worth.
    """

    rune: str
    seat: int
    points: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def result(self) -> FjordsResult:
        return FjordsResult(self.points, self.winners)


class FjordsFacts(msgspec.Struct, frozen=True):
    """The facts of one game of Fjords that the statistics use."""

    winners: tuple[Seat, ...]
    rounds: tuple[RoundFacts, ...]
    runes: dict[str, tuple[int, ...]]
    """For each rune that scores points, the points it brought each seat in the last round."""
    used: dict[str, tuple[int, ...]]
    """For each rune of `ONCE` that was used, the seats that used it."""
    deprived: tuple[Deprived, ...] = ()

    @property
    def result(self) -> FjordsResult:
        points = tuple(each.points for each in self.rounds)
        scores = tuple(map(sum, zip(*points, strict=True)))
        return FjordsResult(scores, self.winners, points if len(points) > 1 else None)


def facts_of_fjords(game: Game, events: Sequence[Event]) -> FjordsFacts:
    """Return the facts of a finished game of Fjords, from its events."""
    rounds: list[RoundFacts] = []
    used: dict[str, set[int]] = {}
    steps: list[tuple[State, Event]] = []
    end = game.start()
    for state, event, after in followed(game, events):
        steps.append((state, event))
        if event[0] in ONCE and state.turn is not None:
            used.setdefault(event[0], set()).add(state.turn)
        assert isinstance(after, (Exploration, Settlement, fjords.FinishedMatch))
        if len(after.match.past) > len(rounds):
            rounds.append(_round(after.match.past[-1], steps))
            steps.clear()
        end = after
    assert isinstance(end, fjords.FinishedMatch)
    scores = end.scores()
    return FjordsFacts(
        winners=end.result.winners,
        rounds=tuple(rounds),
        runes={name: tuple(score.runes[name] for score in scores) for name in scores[0].runes},
        used={rune: tuple(sorted(found)) for rune, found in used.items()},
    )


def settlement_without(game: Game, events: Sequence[Event], seat: Seat, rune: str) -> State | None:
    """Return the first position of the settlement as if `seat` had spent a rune; None if the game had none."""
    for state, _, _ in followed(game, events):
        if isinstance(state, Settlement):
            return replace(state, spent=state.spent | {(seat, rune)}).skip_those_out()
    return None


def _round(ended: fjords.Round, steps: Sequence[tuple[State, Event]]) -> RoundFacts:
    seats = range(len(ended.scores))
    own = [0 for _ in seats]
    built: list[list[int]] = [[] for _ in seats]
    vikings = [0 for _ in seats]
    settler: int | None = None
    for state, (verb, *_) in steps:
        if isinstance(state, Settlement):
            settler = state.starter
            vikings[state.seat] += 1
        elif state.turn is not None:
            own[state.turn] += verb == "lay"
            if verb in ("house", "home"):
                built[state.turn].append(own[state.turn])
    return RoundFacts(
        first=ended.starter,
        settler=settler,
        laid=sum(own),
        built=tuple(map(tuple, built)),
        vikings=tuple(vikings),
        points=ended.scores,
    )

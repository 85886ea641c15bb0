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
"""The runes that a seat can use once. The name of each of them is also the verb of the event in which it is used."""


class RoundFacts(msgspec.Struct, frozen=True):
    """The facts of one round of Fjords; each tuple has one entry per seat."""

    first: int
    """The seat that began the round."""
    settler: int | None
    """The seat that began the settlement; None if there was no settlement."""
    laid: int
    """The number of tiles that were laid, by all seats together."""
    built: tuple[tuple[int, ...], ...]
    """For each seat and each of its longhouses, the number of tiles the seat had laid when it built the longhouse."""
    vikings: tuple[int, ...]
    """The number of vikings that each seat placed."""
    points: tuple[int, ...]
    """The points of each seat."""


class Deprived(msgspec.Struct, frozen=True):
    """How a game ends if its settlement is played again while one seat may not use one of its runes.

    The difference from the real result measures what this rune is worth.
    """

    rune: str
    """The rune that the seat may not use."""
    seat: int
    """The seat that may not use the rune."""
    points: tuple[int, ...]
    """The points of each seat in the settlement that was played again."""
    winners: tuple[Seat, ...]
    """The seats that won the game played again; empty after a draw."""

    @property
    def result(self) -> FjordsResult:
        """The result of the game played again."""
        return FjordsResult(self.points, self.winners)


class FjordsFacts(msgspec.Struct, frozen=True):
    """The facts of one game of Fjords that the statistics use."""

    winners: tuple[Seat, ...]
    """The seats that won the game; empty after a draw."""
    rounds: tuple[RoundFacts, ...]
    """The facts of each round."""
    runes: dict[str, tuple[int, ...]]
    """For each rune in play that scores points, by its name: the points that each seat got for it in the last round."""
    used: dict[str, tuple[int, ...]]
    """For each rune that a seat can use only once (`ONCE`), by its name: the seats that used it.

    Runes that nobody used are absent.
    """
    deprived: tuple[Deprived, ...] = ()
    """The results with one seat deprived of one rune, one entry for each settlement that was played again for this
    game.
    """

    @property
    def result(self) -> FjordsResult:
        """The result of the game."""
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
    """Return the first position of the game's first settlement, changed as if `seat` had already used the rune `rune`.

    None if the game had no settlement. If no seat can then place a viking, this is the position after the settlement.
    """
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

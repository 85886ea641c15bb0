"""What a game that is over tells: the facts that figures are made of, as a line of a file holds them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from longhouse.games.fjords import match as fjords
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Game, Seat, State
from longhouse.games.northwood import journey as northwood
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.visit import Visit

ONCE = ("journey", "horse", "wisdom", "home")
"""The runes that a seat uses once or not at all, told by the event of their name."""


class Round(msgspec.Struct, frozen=True):
    """A round of Fjords; a row has a place for each seat."""

    first: int
    settler: int | None
    """Who began the settlement, if there was any."""
    laid: int
    built: tuple[tuple[int, ...], ...]
    """After how many own tiles each longhouse was built."""
    vikings: tuple[int, ...]
    points: tuple[int, ...]


class Deprived(msgspec.Struct, frozen=True):
    """How a game ends if one seat has no stone of a rune any more when the settlement begins."""

    rune: str
    seat: int
    points: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def result(self) -> FjordsResult:
        return FjordsResult(self.points, self.winners)


class FjordsFacts(msgspec.Struct, frozen=True):
    """A game of Fjords."""

    winners: tuple[Seat, ...]
    rounds: tuple[Round, ...]
    runes: dict[str, tuple[int, ...]]
    """The points that each rune brought in the last round, where it is worth any."""
    used: dict[str, tuple[int, ...]]
    """Which seats used a rune that is used once."""
    deprived: tuple[Deprived, ...] = ()

    @property
    def result(self) -> FjordsResult:
        points = tuple(each.points for each in self.rounds)
        scores = tuple(map(sum, zip(*points, strict=True)))
        return FjordsResult(scores, self.winners, points if len(points) > 1 else None)


class Visited(msgspec.Struct, frozen=True):
    """A visit: the fief where it ended, who was there to help, substitutes included, and who did."""

    fief: int
    won: bool
    team: tuple[str, ...]
    used: tuple[str, ...]


class NorthwoodFacts(msgspec.Struct, frozen=True):
    """A game of For Northwood!, visit by visit."""

    stars: int
    won: bool
    allies: tuple[str, ...]
    visits: tuple[Visited, ...]


def facts_of_fjords(game: Game, events: Sequence[Event]) -> FjordsFacts:
    """What the events of a whole game come to."""
    rounds: list[Round] = []
    used: dict[str, set[int]] = {}
    steps: list[tuple[State, Event]] = []
    end = game.start()
    for state, event, after in _followed(game, events):
        steps.append((state, event))
        if event[0] in ONCE and state.turn is not None:
            used.setdefault(event[0], set()).add(state.turn)
        assert isinstance(after, (Exploration, Settlement, fjords.Finished))
        if len(after.match.past) > len(rounds):
            rounds.append(_round(after.match.past[-1], steps))
            steps.clear()
        end = after
    assert isinstance(end, fjords.Finished)
    scores = end.scores()
    return FjordsFacts(
        winners=end.result.winners,
        rounds=tuple(rounds),
        runes={name: tuple(score.runes[name] for score in scores) for name in scores[0].runes},
        used={rune: tuple(sorted(found)) for rune, found in used.items()},
    )


def settlement_without(game: Game, events: Sequence[Event], seat: Seat, rune: str) -> State | None:
    """Where the settlement begins, if the seat had spent a rune already; nothing if nobody settles."""
    for state, _, _ in _followed(game, events):
        if isinstance(state, Settlement):
            return replace(state, spent=state.spent | {(seat, rune)}).skip_those_out()
    return None


def facts_of_northwood(game: Game, events: Sequence[Event]) -> NorthwoodFacts:
    """What the events of a whole journey come to."""
    visits: list[Visited] = []
    used: list[str] = []
    allies: tuple[int, ...] = ()
    end = game.start()
    for state, event, after in _followed(game, events):
        verb, *who = event
        if verb == "use":
            used += (CHARACTERS[one].code for one in who)
        if isinstance(state, Visit) and not isinstance(after, Visit):
            assert isinstance(after, (northwood.Camp, northwood.Finished))
            # An ability that moves the visit may end it, so where it ended is where there was no fate before.
            fief = next(fief for fief in state.journey.open_fiefs() if after.journey.fates[fief] is not None)
            team = tuple(CHARACTERS[one].code for one in state.team)
            visits.append(Visited(fief, after.journey.fates[fief] is True, team, tuple(dict.fromkeys(used))))
            used.clear()
        if isinstance(after, northwood.Camp):
            allies = after.journey.allies
        end = after
    assert isinstance(end, northwood.Finished)
    return NorthwoodFacts(
        stars=end.result.stars,
        won=end.result.outcome(Seat(0)) == "won",
        allies=tuple(CHARACTERS[ally].code for ally in allies),
        visits=tuple(visits),
    )


def _followed(game: Game, events: Sequence[Event]) -> Iterator[tuple[State, Event, State]]:
    state = game.start()
    for event in events:
        after = state.take(event)
        yield state, event, after
        state = after


def _round(ended: fjords.Round, steps: Sequence[tuple[State, Event]]) -> Round:
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
    return Round(
        first=ended.starter,
        settler=settler,
        laid=sum(own),
        built=tuple(map(tuple, built)),
        vikings=tuple(vikings),
        points=ended.scores,
    )

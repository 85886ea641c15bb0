"""Recognises positions from rated games in progress, so that engine help for them can be refused."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longhouse.errors import Forbidden, NoSuchGame
from longhouse.games.catalogue import GAMES
from longhouse.games.game import State
from longhouse.games.record import Record
from longhouse.service.tables import TableService

_ALIKE = 0.75
"""The part of the features that two positions share if they are of one game. Different games share very few."""
_AGES = 3
"""How many times as many features one of two such positions has at most: others are of different stages of a game, and
a few tiles that lie alike at its beginning say nothing."""
_FEWEST = 9
"""Positions of other people's games with fewer common features are too common to be recognised."""
_STRIDE = 10
"""Of a whole record, one in so many positions is compared; between two of them little changes."""


@dataclass(frozen=True, slots=True)
class _Features:
    """The features of a position: texts by which similar positions are recognised."""

    game: str
    features: frozenset[str]
    single: bool
    """Whether the only feature is the whole view, because the game names none."""


@dataclass(frozen=True, slots=True)
class _Played:
    """A rated game that is being played: when it last changed, who plays, and its position."""

    moved: float
    people: frozenset[str]
    position: _Features


Charge = Callable[[float], None]


def _free(_: float) -> None:
    pass


class RatedGames:
    """Compares positions with those of all rated games in progress, on all nodes."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._played: dict[str, _Played] = {}

    async def refuse_position(self, record: Record, events: int | None, person: str, charge: Charge = _free) -> None:
        """Raise `Forbidden` if a position occurs in a rated game in progress, so that its players cannot get help.

        - `record`, `events`: the record, and the number of its events before the position; None for its last position.
        - `person`: the id of the person who asks for help.
        - `charge`: a function that is called with the milliseconds of processor time that the comparison took.
        """
        await self._refuse(lambda: [record.replay(events)], person, charge)

    async def refuse_record(self, record: Record, person: str, charge: Charge = _free) -> None:
        """Raise `Forbidden` if any position of a record occurs in a rated game in progress.

        - `person`: the id of the person who asks for help with the record.
        - `charge`: a function that is called with the milliseconds of processor time that the comparison took.
        """
        await self._refuse(lambda: _sample(record), person, charge)

    async def _refuse(self, sample: Callable[[], Sequence[State]], person: str, charge: Charge) -> None:
        if not await self._look():
            return
        played = list(self._played.values())
        alike, seconds = await self._tables.wait_for(_compared, sample, played, person)
        charge(1_000 * seconds)
        if alike:
            raise Forbidden("analysis-rated-running")

    async def _look(self) -> bool:
        """Read the rated games that changed since the last look; returns whether any is being played."""
        tables = self._tables
        running = await tables.wait_for(tables.store.lists.running_rated)
        for game in self._played.keys() - running.keys():
            del self._played[game]
        for game, moved in running.items():
            known = self._played.get(game)
            if known is None or known.moved != moved:
                try:
                    table = await tables.table(game)
                except NoSuchGame:  # it was deleted meanwhile
                    continue
                features = await tables.wait_for(_features, table.state)
                self._played[game] = _Played(moved, frozenset(table.people), features)
        return bool(self._played)


def _sample(record: Record) -> list[State]:
    states = list(record.states())
    return [*states[::_STRIDE], states[-1]]


def _compared(sample: Callable[[], Sequence[State]], played: Sequence[_Played], person: str) -> tuple[bool, float]:
    """Return whether one of the positions occurs in one of the games, and the seconds of processor time that this
    took.
    """
    begun = time.thread_time()
    asked = [_features(state) for state in sample()]
    alike = any(_alike(each, game.position, own=person in game.people) for game in played for each in asked)
    return alike, time.thread_time() - begun


def _features(state: State) -> _Features:
    likeness = GAMES[state.game.name].likeness
    if likeness is None:
        return _Features(state.game.name, frozenset({json.dumps(state.view(None), sort_keys=True)}), single=True)
    return _Features(state.game.name, likeness(state), single=False)


def _alike(asked: _Features, played: _Features, *, own: bool) -> bool:
    if asked.game != played.game:
        return False
    fewer, more = sorted((len(asked.features), len(played.features)))
    if not fewer:  # nothing was laid in one of them: only equal if in both
        return own and not more
    if more > _AGES * fewer:
        return False
    fewest = 1 if own or played.single else _FEWEST
    return len(asked.features & played.features) >= max(fewest, _ALIKE * fewer)

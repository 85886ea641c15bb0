"""Recognises positions from rated games in progress, so that engine help for them can be refused."""

import json
from collections.abc import Sequence
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
_FEWEST = 6
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


class RatedGames:
    """Compares positions with those of all rated games in progress, on all nodes."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._played: dict[str, _Played] = {}

    async def refuse_position(self, record: Record, events: int | None, person: str) -> None:
        """Raise `Forbidden` if the position after `events` events comes from a rated game in progress.

        `events` is None for the last position; `person` is the one who asks.
        """
        if await self._look():
            state = await self._tables.wait_for(record.replay, events)
            await self._refuse([state], person)

    async def refuse_record(self, record: Record, person: str) -> None:
        """Raise `Forbidden` if a record, which `person` has sent, contains a position from a rated game in progress."""
        if await self._look():
            await self._refuse(await self._tables.wait_for(_sample, record), person)

    async def _refuse(self, states: Sequence[State], person: str) -> None:
        asked = await self._tables.wait_for(_all_features, states)
        for played in self._played.values():
            own = person in played.people
            if any(_alike(each, played.position, own=own) for each in asked):
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


def _all_features(states: Sequence[State]) -> list[_Features]:
    return [_features(state) for state in states]


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

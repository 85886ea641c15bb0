"""Positions in which every action has an exact value: their stored form, the shipped suite, and how to make them."""

import gzip
import hashlib
import json
import random
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import cast

import msgspec

from longhouse.bots.mind import prepare
from longhouse.bots.playing import play, seated
from longhouse.games.catalogue import game_with
from longhouse.games.game import JsonObject, State
from longhouse.lab.benchmark.kinds import PositionSet, benchmarks
from longhouse.lab.executing.work import Work, WorkStopped

VERSION = "1"
"""The version of the suite, that is, of its positions, seeds and anchors. Results of different versions cannot be
compared.
"""
_PER_GAME = 2
"""The most positions that are taken from one game, so that they differ."""
_SAME = 1e-9


class BenchmarkPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and the exact value of each of its actions for the seat to move."""

    id: str
    """A short hash of game, options and events, which identifies the position."""
    set: str
    """The name of the set that the position belongs to."""
    game: str
    """The name of the game."""
    options: dict[str, str | list[str]]
    """The options of the game; those that are absent have their defaults."""
    events: list[str]
    """The events from the beginning of the game to the position, as texts."""
    seat: int
    """The seat to move."""
    values: dict[str, float]
    """For each legal action, as text, its exact value for the seat to move.

    The value is the final lead in points (Fjords) or the chance that the visit succeeds (For Northwood!).
    """

    @property
    def best(self) -> float:
        """The value of the best action."""
        return max(self.values.values())

    @property
    def best_actions(self) -> list[str]:
        """The actions with the best value, as texts."""
        return [action for action, value in self.values.items() if value >= self.best - _SAME]

    def regret(self, action: str) -> float:
        """Return how much worse an action, given as text, is than the best one, in the unit of `values`."""
        return self.best - self.values[action]

    @property
    def worst_regret(self) -> float:
        """How much worse the worst action is than the best one, in the unit of `values`."""
        return self.best - min(self.values.values())

    def state(self) -> State:
        """Replay the events and return the position."""
        game = game_with(self.game, cast(JsonObject, self.options))
        state: State = game.start()
        for event in self.events:
            state = state.take(game.parse(event))
        return state


@cache
def suite() -> Mapping[str, tuple[BenchmarkPosition, ...]]:
    """Return the shipped positions, grouped by the name of their set."""
    packed = resources.files("longhouse.lab.benchmark").joinpath("data", f"suite-{VERSION}.jsonl.gz").read_bytes()
    sets: dict[str, list[BenchmarkPosition]] = {}
    for position in read_positions(gzip.decompress(packed)):
        sets.setdefault(position.set, []).append(position)
    return {name: tuple(found) for name, found in sets.items()}


def read_positions(lines: bytes) -> Iterator[BenchmarkPosition]:
    """Parse positions from text with one JSON object per line."""
    decoder = msgspec.json.Decoder(BenchmarkPosition)
    return (decoder.decode(line) for line in lines.splitlines())


class PositionsOfGames(Work[tuple[str, str, str], list[BenchmarkPosition]]):
    """Makes positions from games that bots play; a task is the name of a game in the catalogue, the name of a set, and
    a seed.
    """

    def begin(self) -> None:
        for game in benchmarks():
            prepare(game)

    def do(self, task: tuple[str, str, str], stopped: WorkStopped) -> list[BenchmarkPosition]:
        game, name, seed = task
        return list(_positions(game, name, benchmarks()[game].sets[name], seed, stopped))


def _positions(game: str, name: str, each: PositionSet, seed: str, stopped: WorkStopped) -> Iterator[BenchmarkPosition]:
    """Yield positions of one game with different values; the game is played by bots, and places are tried at random."""
    rules = game_with(game, each.options)
    events = play(rules, seated(rules, [each.player] * rules.seats), seed, stopped).play.events
    states: list[State] = [rules.start()]
    for event in events:
        states.append(states[-1].take(event))
    places = [number for number, state in enumerate(states) if state.turn is not None]
    random.Random(seed).shuffle(places)
    found = 0
    for place in places:
        state = states[place]
        values = each.values(state)
        if values is None or max(values.values()) - min(values.values()) <= _SAME:
            continue
        texts = [rules.text(event) for event in events[:place]]
        content = json.dumps([game, dict(each.options), texts], sort_keys=True)
        yield BenchmarkPosition(
            id=hashlib.sha256(content.encode()).hexdigest()[:12],
            set=name,
            game=game,
            options=cast(dict[str, str | list[str]], dict(each.options)),
            events=texts,
            seat=cast(int, state.turn),
            values={rules.text(action): round(float(value), 9) for action, value in values.items()},
        )
        found += 1
        if found == _PER_GAME:
            return

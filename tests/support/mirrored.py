"""Compares the engine's positions of Fjords with the referee's, event by event."""

import random
from collections.abc import Iterator

from longhouse.engine.fjords.mirror import Mirror, act_of, event_of
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Json
from support.lines import random_line

_WHOLE = 0.005
"""The share of positions in which everything is compared; the last position of each game always is."""


def options_at_random(rng: random.Random) -> dict[str, Json]:
    """Options of any edition, variant, number of players and set of runes."""
    oversight = rng.random() < 0.3
    style = rng.choice(["base", "base", "base", "epic", "classic", "2005"])
    if style in ("classic", "2005"):
        edition: dict[str, Json] = {"edition": "2005"} if style == "2005" else {"variant": style}
        return {**edition, "rounds": rng.choice([1, 3]), "oversight": oversight}
    runes: list[Json] = [rune for rune in RUNES if rng.random() < 0.5]
    players = 2 if style == "epic" else rng.randint(2, 4)
    return {"variant": style, "players": players, "runes": runes, "oversight": oversight}


def agree_along_a_game(options: dict[str, Json], seed: str) -> Iterator[int]:
    """Play a random game on both sides and compare the legal actions of each position; sometimes the whole position.

    Yields the number of legal actions.
    """
    game = game_with("fjords", options)
    assert isinstance(game, Fjords)
    rng = random.Random(seed)
    mirror = Mirror.of(game.start())
    legal: list[int] = []
    for state, event in random_line(game, seed):
        actions = state.actions()
        assert sorted(legal) == sorted(act_of(action, state) for action in actions), (options, seed, state)
        if event is None or rng.random() < _WHOLE:
            assert mirror.state(game) == state
            again = Mirror.of(state)
            assert again.state(game) == state
            assert sorted(again.legal()) == sorted(legal)
            assert {event_of(act, state) for act in legal} == set(actions)
        yield len(actions)
        if event is not None:
            mirror.take(act_of(event, state))
            legal = mirror.legal()

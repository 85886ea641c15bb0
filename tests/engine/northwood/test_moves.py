"""The machine plays For Northwood! by the referee's rules: everything is compared in every position."""

import json
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.northwood import a_visit, northwood
from support.northwood_mirrored import Disagreement, agree, follow, perft

from longhouse.engine.compiled import below, generator
from longhouse.engine.northwood import layout as at
from longhouse.engine.northwood.chance import chance_is_due, happen
from longhouse.engine.northwood.legal import any_action, legal
from longhouse.engine.northwood.moves import take
from longhouse.engine.northwood.piles import nth_card
from longhouse.engine.northwood.playouts import deal, random_games
from longhouse.engine.northwood.translate import packed, state_of
from longhouse.games.chance import Source
from longhouse.games.game import Event
from longhouse.games.northwood.journey import Camp

GOLDEN = Path(__file__).parents[2] / "golden"
PERFT = [
    entry
    for entry in tomllib.loads((GOLDEN / "perft.toml").read_text("utf-8"))["perft"]
    if entry["game"] == "northwood" and "scenario" not in entry["options"]
]


@pytest.mark.parametrize("setup", ["intro", "full"])
def test_machine_and_referee_agree_along_random_games(setup: str) -> None:
    game = northwood(setup=setup)
    assert sum(follow(game, f"{setup}/{number}") for number in range(400)) > 100_000


def test_a_difference_is_noticed() -> None:
    state = a_visit("JE", hand="1C 5F", score="8L", fief=3)
    for place, number in ((at.HAND, 1), (at.READY, 7), (at.DUE, at.DUE_LISTEN), (at.SCORED, 0)):
        position = packed(state)
        agree(position, state)
        position[place] = number
        with pytest.raises(Disagreement):
            agree(position, state)


@pytest.mark.parametrize("setup", ["intro", "full"])
def test_the_machine_deals_what_the_referee_could(setup: str) -> None:
    game = northwood(setup=setup)
    position, rng = np.zeros(at.SIZE, dtype=np.int64), generator(7)
    seen = set()
    for _ in range(200):
        deal(position, setup == "full", rng)
        camp = state_of(position, game)
        assert isinstance(camp, Camp)
        event: Event = ("*setup", *[*camp.journey.allies, *camp.journey.rulers])
        assert game.deal.probability(event) > 0
        seen.add(event)
    assert len(seen) > 190


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: f"{entry['options']}")
def test_the_machine_counts_as_many_action_sequences_as_are_kept(entry: dict[str, Any]) -> None:
    game = northwood(**json.loads(entry["options"]))
    source = Source("7")
    camp = game.start().take(game.deal.draw(source.output(0)))
    for depth, count in enumerate(entry["counts"]):
        assert perft(packed(camp), camp, source, depth, drawn=1) == count


def test_random_games_come_out_as_those_of_the_referee() -> None:
    ends = random_games(20_000, True, generator(1))
    assert ends.sum() == 20_000
    assert (ends * np.arange(21)).sum() / 20_000 == pytest.approx(1.81, abs=0.06)


def test_random_games_never_change() -> None:
    assert random_games(2_000, True, generator(5)).tolist()[:10] == [680, 382, 326, 263, 146, 94, 56, 31, 10, 10]
    assert random_games(2_000, False, generator(5)).tolist()[:10] == [692, 372, 321, 270, 145, 98, 50, 25, 10, 9]


def test_a_random_action_is_a_random_one_of_the_list() -> None:
    position, rng = np.zeros(at.SIZE, dtype=np.int64), generator(3)
    actions, buffer = np.empty(at.MOST_ACTIONS, dtype=np.int64), np.empty(at.MOST_ACTIONS, dtype=np.int64)
    verbs = set()
    for _ in range(150):
        deal(position, True, rng)
        while position[at.DUE] != at.OVER:
            if chance_is_due(position):
                happen(position, rng)
                continue
            again = rng.copy()
            action = any_action(position, buffer, rng)
            assert action == actions[below(again, legal(position, actions))]
            assert (rng == again).all()
            verbs.add(action & ~31)
            take(position, action)
    assert len(verbs) == 14, "some kind of action never came"


def test_every_card_of_a_set_is_found_by_its_number() -> None:
    rng = np.random.default_rng(1)
    for cards in [1, 1 << 31, at.CARDS, *(int(each) for each in rng.integers(1, 1 << 32, 200))]:
        listed = [card for card in range(32) if cards >> card & 1]
        assert [nth_card(cards, n) for n in range(len(listed))] == listed

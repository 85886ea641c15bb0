"""Levels are data: what the file may say, and what a name may add."""

from dataclasses import replace
from typing import Any

import pytest
from support.refused import because

from longhouse.bots.levels import level_named, levels_of, read_levels
from longhouse.bots.sights import SIGHTS
from longhouse.engine.thinking import Budget
from longhouse.errors import BadData, UnknownBot
from longhouse.games.catalogue import GAMES

RANKS = ["random", "greedy", "thrall", "karl", "jarl", "skald", "vala", "norn"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_players(game: str) -> None:
    assert list(levels_of(game)) == RANKS


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_rank_sees_no_less_and_misjudges_less(game: str) -> None:
    levels = [levels_of(game)[name] for name in RANKS[2:]]
    assert [SIGHTS.index(level.sees) for level in levels] == sorted(SIGHTS.index(level.sees) for level in levels)
    assert [level.noise for level in levels] == sorted((level.noise for level in levels), reverse=True)
    below_norn = [level.budget.nodes or 0 for level in levels[:-1]]
    assert below_norn == sorted(below_norn)


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_misjudged_and_not_made_at_random(game: str) -> None:
    assert not any(level.blunder for level in levels_of(game).values())


@pytest.mark.parametrize("game", GAMES)
def test_only_norn_plays_by_the_clock(game: str) -> None:
    """With a seed, all other levels play the same on every machine."""
    assert [name for name, level in levels_of(game).items() if level.budget.seconds is not None] == ["norn"]


@pytest.mark.parametrize("game", GAMES)
def test_vala_thinks_at_most_a_few_times_as_much_as_skald(game: str) -> None:
    vala, skald = levels_of(game)["vala"], levels_of(game)["skald"]
    assert vala.budget.nodes
    assert skald.budget.nodes
    assert skald.budget.nodes < vala.budget.nodes <= 5 * skald.budget.nodes


def test_a_name_may_give_another_budget() -> None:
    norn = level_named("fjords", "norn")
    assert level_named("fjords", "norn@50ms").budget.seconds == 0.05
    assert level_named("fjords", "norn@1.5s").budget.seconds == 1.5
    by_nodes = level_named("fjords", "norn@2000n")
    assert (by_nodes.budget.nodes, by_nodes.budget.seconds) == (2000, None)
    assert (by_nodes.solve, by_nodes.blunder, by_nodes.name) == (norn.solve, norn.blunder, "norn@2000n")
    assert level_named("northwood", "norn@1s/game").per_game == 1.0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["skald-1", "norn-1", "norn-1@20ms"])
def test_an_earlier_version_can_be_named_but_is_not_offered(game: str, name: str) -> None:
    assert level_named(game, name).name == name
    assert name not in levels_of(game)


def test_skald_sets_the_par_of_the_daily_deal_and_searches_as_its_first_version() -> None:
    skald, first = level_named("northwood", "skald"), level_named("northwood", "skald-1")
    assert replace(first, name="skald", frozen=False) == skald


def test_the_first_versions_never_change() -> None:
    norn, skald = level_named("fjords", "norn-1"), level_named("fjords", "skald-1")
    assert (norn.budget, norn.solve, norn.blunder) == (Budget(seconds=1.6, threads=2), 0.8, 0.0)
    assert not norn.deep
    assert not skald.deep
    assert (skald.budget, skald.solve, skald.blunder) == (Budget(nodes=300), 2.0, 0.06)
    assert (skald.heat, skald.moods) == (50.0, 3.0)
    norn, skald = level_named("northwood", "norn-1"), level_named("northwood", "skald-1")
    assert (norn.budget, norn.clear, norn.deep) == (Budget(seconds=1.6, threads=2), 0.3, False)
    assert (skald.budget, skald.deep) == (Budget(nodes=600), False)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "norn-",
        "norn-0",
        "norn-2",
        "odin",
        "norn@",
        "norn@0ms",
        "norn@5",
        "norn@5h",
        "norn@-1s",
        "random@5s",
        "norn@5n/game",
        "norn@1s/game",
    ],
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, check=because("player-")):
        level_named("fjords", name)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ({}, "field-missing"),
        ({"plays": "chess"}, "field-choice"),
        ({"plays": "search"}, "player-budget"),
        ({"plays": "random", "nodes": 5}, "player-budget"),
        ({"plays": "search", "nodes": 0}, "player-budget"),
        ({"plays": "search", "seconds": 0}, "player-budget"),
        ({"plays": "search", "seconds": "1"}, "field-type"),
        ({"plays": "search", "seconds": -1}, "field-amount"),
        ({"plays": "search", "nodes": 5, "blunder": 1.5}, "field-amount"),
        ({"plays": "search", "nodes": 5, "heat": 0}, "field-amount"),
        ({"plays": "search", "nodes": 5, "noise": -1}, "field-amount"),
        ({"plays": "search", "nodes": 5, "within": -1}, "field-amount"),
        ({"plays": "search", "nodes": 5, "sees": "everything"}, "field-choice"),
        ({"plays": "search", "seconds": 1, "solve": 1.5}, "field-amount"),
        ({"plays": "search", "nodes": 5, "threads": 0}, "field-choice"),
        ({"plays": "search", "nodes": 5, "frozen": 1}, "field-type"),
        ({"plays": "search", "nodes": 5, "depth": 3}, "field-unknown"),
        ([], "field-not-object"),
    ],
)
def test_a_line_that_makes_no_sense_is_told(line: Any, says: str) -> None:
    with pytest.raises(BadData, check=because(says)):
        read_levels({"norn": line})

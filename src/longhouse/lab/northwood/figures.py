"""Statistics for For Northwood!: fiefs, stars, goals, and how much each character is worth."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from statistics import fmean

from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.fiefs import FIEFS, STARS
from longhouse.lab.figures import GameSet, Row, difference, part
from longhouse.lab.northwood.facts import NorthwoodFacts
from longhouse.lab.standings import mean, share

Sets = Sequence[GameSet[NorthwoodFacts]]

BEST = "skald"
"""The name of the strongest level whose budget is in nodes, so that it plays the same on any machine."""
GOAL = 16
"""The goal, in stars, of the games used for all plots except the plot of goals."""


def rows(sets: Sets) -> Iterator[Row]:
    """Yield the rows of all plots for these sets of games, one plot after the other."""
    played = [games for games in sets if games.facts]
    best = [games for games in played if games.player == BEST]
    for games in played:
        if games.options["goal"] == GOAL and games.options["setup"] == "full":
            won = sum(facts.won for facts in games.facts)
            stars = [float(facts.stars) for facts in games.facts]
            yield Row("levels", games.player, "full", share(won, len(games.facts)), len(games.facts))
            yield Row("levelstars", games.player, "full", mean(stars), len(games.facts))
    for games in best:
        setup, goal = str(games.options["setup"]), str(games.options["goal"])
        won = sum(facts.won for facts in games.facts)
        yield Row("goals", goal, setup, share(won, len(games.facts)), len(games.facts))
    for games in best:
        if games.options["goal"] == GOAL:
            yield from _fiefs(games)
            yield from _stars(games)
    for games in best:
        if games.options["goal"] == GOAL and games.options["setup"] == "full":
            yield from _characters(games)


def _fiefs(games: GameSet[NorthwoodFacts]) -> Iterator[Row]:
    setup, played = str(games.options["setup"]), len(games.facts)
    for fief in range(FIEFS):
        won = sum(visit.won for facts in games.facts for visit in facts.visits if visit.fief == fief)
        yield Row("fiefs", str(fief), setup, share(won, played), played)
    for fief in range(FIEFS):
        turns = [
            float(turn) for facts in games.facts for turn, visit in enumerate(facts.visits, 1) if visit.fief == fief
        ]
        yield Row("order", str(fief), setup, mean(turns), played)


def _stars(games: GameSet[NorthwoodFacts]) -> Iterator[Row]:
    setup, played = str(games.options["setup"]), len(games.facts)
    found = [facts.stars for facts in games.facts]
    for stars in range(sum(STARS) + 1):
        yield Row("stars", str(stars), setup, share(found.count(stars), played), played)


def _characters(games: GameSet[NorthwoodFacts]) -> Iterator[Row]:
    """Yield rows about each character, best first: what it is worth as an ally, and how often it is used.

    Allies are dealt at random, so games with and without a character can be compared.
    """
    codes = [character.code for character in CHARACTERS]
    stars = [row for code in codes for row in _worth(games, code, "allies", "stars", lambda facts: facts.stars)]
    won = [row for code in codes for row in _worth(games, code, "allieswon", "games", lambda facts: facts.won)]
    used = [rows for code in codes if (rows := _used(games, code))]
    yield from sorted(stars, key=lambda row: -row.interval.figure)
    yield from sorted(won, key=lambda row: -row.interval.figure)
    used.sort(key=lambda rows: -rows[0].interval.figure)
    yield from chain.from_iterable(used)


def _worth(
    games: GameSet[NorthwoodFacts], code: str, plot: str, column: str, of: Callable[[NorthwoodFacts], float]
) -> Iterator[Row]:
    there = [float(of(facts)) for facts in games.facts if code in facts.allies]
    others = [float(of(facts)) for facts in games.facts if code not in facts.allies]
    if len(there) > 1 and len(others) > 1:
        yield Row(plot, code, column, difference(there, others), len(there))


def _used(games: GameSet[NorthwoodFacts], code: str) -> list[Row]:
    found: list[Row] = []
    for column, as_ally in (("ally", True), ("substitute", False)):
        by_game = (
            [code in visit.used for visit in facts.visits if code in visit.team]
            for facts in games.facts
            if (code in facts.allies) is as_ally
        )
        parts = [fmean(used) for used in by_game if used]
        if parts:
            found.append(Row("used", code, column, part(parts), len(parts)))
    return found

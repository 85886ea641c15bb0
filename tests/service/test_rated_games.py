"""No engine for a rated game that is being played, however its position is sent; and no rating by farming."""

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from support.refused import refused

from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fjords import likeness
from longhouse.games.fjords.tiles import built_in_content
from longhouse.games.game import Seat
from longhouse.games.record import Record
from longhouse.service.rated_games import RatedGames
from longhouse.service.tables import TableService
from longhouse.storage.batch import Batch, Stored
from longhouse.storage.games import GameStore
from longhouse.storage.people import People
from longhouse.table.change import Change, carried_out
from longhouse.table.entries import Made
from longhouse.table.export import record
from longhouse.table.ratings import FIRST, SETTLED
from longhouse.table.setup import Setup
from longhouse.table.table import Table
from longhouse.table.verbs.abandon import resign
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import sit

GOLDEN = Path(__file__).parent.parent / "golden" / "records"
BOTH = (Seat(0), Seat(1))
Work = Callable[[TableService, RatedGames], Coroutine[None, None, None]]


def with_tables(store: GameStore, work: Work) -> None:
    tables = TableService(store)
    asyncio.run(work(tables, RatedGames(tables)))


async def played(tables: TableService, moves: int, *, rated: bool = True) -> Table:
    """A game of Ada and Bo after some random moves."""
    setup = Setup(game="fjords", options={"players": 2}, rated=rated)
    game = (await tables.make(setup, [None, None], [], Made())).id
    for seat, person in enumerate(("ada", "bo")):
        await tables.act(game, partial(sit, seat=seat, person=person, name=person, nonce=f"n{seat}", rating=None))
    choose = random.Random(1)
    for _ in range(moves):
        now = await tables.table(game)
        await tables.act(
            game, lambda table: move(table, BOTH, table.ply, choose.choice(table.state.legal())), f"m{now.ply}"
        )
    return await tables.table(game)


def disguised(given: Record, steps: int) -> Record:
    """The same game with the board turned, on tiles of an own set."""
    tiles: dict[str, Any] = built_in_content("reconstruction-1")

    def around(q: int, r: int) -> tuple[int, int]:
        for _ in range(steps):
            q, r = -r, q + r
        return q, r

    def turned(pattern: str) -> str:
        return pattern[6 - steps :] + pattern[: 6 - steps]

    def placed(text: str) -> str:
        if not re.fullmatch(r"-?\d+,-?\d+", text):
            return text
        return "{},{}".format(*around(*map(int, text.split(","))))

    for start in tiles["start"]:
        start["cell"] = list(around(*start["cell"]))
        start["word"] = turned(start["word"])
    options = {**given.game.options(), "tiles": {**tiles, "name": "mine"}}
    events = []
    for event in given.events:
        parts = [placed(part) for part in event.split(" ")]
        if parts[0] == "lay":
            parts[3] = turned(parts[3])
        events.append(" ".join(parts))
    return Record(game_with("fjords", options), tuple(events))


@pytest.mark.parametrize("moves", [2, 12, 40])
def test_a_position_of_a_rated_game_in_play_is_refused_to_its_players_and_to_others(
    store: GameStore, moves: int
) -> None:
    async def work(tables: TableService, rated: RatedGames) -> None:
        given = record(await played(tables, moves))
        people = ("ada", "bo", "somebody else") if moves > 10 else ("ada", "bo")
        for person in people:
            for turned in range(3):
                asked = disguised(given, turned) if turned else given
                with refused("analysis-rated-running"):
                    await rated.refuse_position(asked, None, person)
                with refused("analysis-rated-running"):
                    await rated.refuse_record(asked, person)

    with_tables(store, work)


def test_what_comes_before_and_after_the_position_in_play_is_refused_too(store: GameStore) -> None:
    async def work(tables: TableService, rated: RatedGames) -> None:
        table = await played(tables, 20)
        given = record(table)
        state, events = table.state, list(given.events)
        while state.turn is not None and len(events) < len(given.events) + 6:
            events.append(state.legal()[0])
            state = state.apply(events[-1])
            while state.chance is not None:
                event, _ = next(iter(state.chance.outcomes()))
                events.append(state.game.text(event))
                state = state.take(event)
        for asked in (Record(given.game, tuple(events)), Record(given.game, given.events[:-4])):
            with refused("analysis-rated-running"):
                await rated.refuse_position(asked, None, "somebody else")

    with_tables(store, work)


def test_comparing_with_games_in_play_is_paid_also_when_it_is_refused(store: GameStore) -> None:
    async def work(tables: TableService, rated: RatedGames) -> None:
        table = await played(tables, 30)
        other = Record.read((GOLDEN / "fjords-base-2.json").read_bytes())
        costs: list[float] = []
        await rated.refuse_record(other, "ada", costs.append)
        with refused("analysis-rated-running"):
            await rated.refuse_position(record(table), None, "somebody else", costs.append)
        assert len(costs) == 2
        assert min(costs) > 0

    with_tables(store, work)


def test_a_beginning_that_many_games_have_is_analysed_when_the_game_in_play_is_far_beyond(store: GameStore) -> None:
    async def work(tables: TableService, rated: RatedGames) -> None:
        given = record(await played(tables, 50))
        await rated.refuse_position(Record(given.game, given.events[:8]), None, "ada")

    with_tables(store, work)


def test_other_games_and_games_that_are_over_or_not_rated_are_analysed(store: GameStore) -> None:
    async def work(tables: TableService, rated: RatedGames) -> None:
        running = await played(tables, 30)
        free = record(await played(tables, 30, rated=False))
        other = Record.read((GOLDEN / "fjords-base-2.json").read_bytes())
        for asked in (free, other, Record(other.game, other.events[:40])):
            await rated.refuse_record(asked, "ada")
            await rated.refuse_position(asked, None, "ada")
        await tables.act(running.id, partial(resign, seats=[Seat(0)], seat=None))
        await rated.refuse_record(record(await tables.table(running.id)), "ada")

    with_tables(store, work)


def test_a_position_is_recognised_when_it_is_mirrored() -> None:
    pair = likeness._pair("PMSSPM", 2, "PPMSSM")
    mirrored = likeness._pair(likeness._mirrored("PMSSPM"), 3, likeness._mirrored("PPMSSM"))
    assert pair == mirrored
    assert pair != likeness._pair("PMSSPM", 3, "PPMSSM")
    assert GAMES["northwood"].likeness is None


def ended(store: GameStore, name: str, winner: str, loser: str) -> None:
    setup = Setup(game="fjords", options={"players": 2}, rated=True)
    first = carried_out(Table.laid(name, setup, f"seed {name}"), [Made(reserved=(None, None))], 0.0)
    store.make(first)
    table = first.after
    for seat, person in enumerate((winner, loser)):
        table = appended(store, carried_out(table, sit(table, seat, person, "Name", "nonce", None), 1.0))
    appended(store, carried_out(table, resign(table, [Seat(1)], None), 1.0))


def appended(store: GameStore, change: Change) -> Table:
    assert store.append([Batch(change)]) == [Stored()]
    return change.after


def test_a_dozen_puppets_lift_nobody_and_the_rating_stays_provisional(store: GameStore) -> None:
    people = People(store)
    ada = people.welcome("Ada", "en", 0.0)[0].id
    for number in range(12):
        ended(store, f"g{number}", ada, people.welcome("Puppet", "en", 0.0)[0].id)
    [standing] = people.standings(ada)
    assert standing.games == 12
    assert FIRST[0] < standing.mu < FIRST[0] + 5
    assert standing.provisional
    assert people.rating(ada, "fjords", 2) is None


def test_games_against_the_same_person_count_less_and_less(store: GameStore) -> None:
    people = People(store)
    ada, bo = (people.welcome(name, "en", 0.0)[0].id for name in ("Ada", "Bo"))
    weights = [0.0]
    for number in range(8):
        ended(store, f"g{number}", ada, bo)
        weights.append(people.standings(ada)[0].weight)
    gains = [after - before for before, after in pairwise(weights)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0] / 3


def test_many_games_against_known_people_make_a_rating_that_is_shown(store: GameStore) -> None:
    people = People(store)
    all_of_them = [people.welcome(f"Person {n}", "en", 0.0)[0].id for n in range(12)]
    choose, number = random.Random(7), 0
    while people.standings(all_of_them[0])[:1] == [] or people.standings(all_of_them[0])[0].weight < SETTLED:
        winner, loser = choose.sample(all_of_them, 2)
        ended(store, f"g{number}", winner, loser)
        number += 1
        assert number < 2_000
    assert people.rating(all_of_them[0], "fjords", 2) is not None

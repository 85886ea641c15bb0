"""Rounds of a tournament that begin by time."""

import asyncio

from longhouse.service.tables import TableService
from longhouse.service.tournaments import TournamentRunner
from longhouse.storage.games import GameStore
from longhouse.table.setup import NoClock
from longhouse.table.verbs.seating import sit

HOUR = 3_600.0


def test_a_round_begins_when_its_time_has_come_and_unfinished_games_are_decided(store: GameStore) -> None:
    async def played() -> None:
        now = 1_000.0
        house = TableService(store, now=lambda: now)
        runner = TournamentRunner(house)
        people = [house.people.welcome(name, "en", now, "")[0].id for name in ("Ada", "Bo", "Cleo", "Dag")]
        club = house.clubs.make("The Café", people[0], now)
        code = house.clubs.seen(club, people[0]).code
        for person in people[1:]:
            house.clubs.join(code, person, now)
        seen = house.clubs.seen(club, people[0])
        begun = await runner.begin(seen, "round-robin", "fjords", {"players": 2}, HOUR, NoClock())
        assert (len(begun.boards), begun.next_at) == (1, now + HOUR)
        await runner.begin_due(begun.id)  # too early: nothing happens
        assert len((await runner.look(begun.id)).boards) == 1
        # One of the four sits down; nobody else comes.
        first = begun.boards[0][0]
        assert first.game is not None
        sitter = begun.entrants[first.pairing.one].person
        assert sitter is not None
        await house.act(first.game, lambda table: sit(table, 0, sitter, "Ada", "nonce", None))
        now += HOUR
        await runner.begin_due(begun.id)
        later = await runner.look(begun.id)
        assert [board.pairing.score for board in later.boards[0]] == ["one", "none"]
        assert (len(later.boards), later.next_at) == (2, now + HOUR)
        assert all(board.game is not None for board in later.boards[1])
        for _ in range(2):
            now += HOUR
            await runner.begin_due(begun.id)
        over = await runner.look(begun.id)
        assert over.over
        assert len(over.boards) == 3
        await house.close()

    asyncio.run(played())

"""The daily deal: promised before its day, the same for everybody, told to nobody before it is over."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path

import msgspec
from sqlalchemy import create_engine, text
from support.services import TINY

from longhouse.bots.client import BotPool
from longhouse.games.chance import Source, commitment
from longhouse.games.game import Seat
from longhouse.puzzles import daily
from longhouse.service.bot_turns import BotTurns
from longhouse.service.daily_deals import DailyDeals, sealed_until
from longhouse.service.tables import TableService
from longhouse.storage.database import migrate
from longhouse.storage.deals import DealStore
from longhouse.storage.games import GameStore
from longhouse.table.entries import Made
from longhouse.table.export import record
from longhouse.table.setup import Setup
from longhouse.table.summary import summary
from longhouse.table.verbs.abandon import resign
from longhouse.table.verbs.rematch import again, may_deal_again
from longhouse.table.verbs.seating import sit

DAY = date(2026, 11, 18)
A_DAY = timedelta(days=1)
SECRET = "a secret that several servers share"


class Clock:
    """A wall clock that a test sets."""

    def __init__(self, day: date, hour: int = 12) -> None:
        self.turn_to(day, hour)

    def turn_to(self, day: date, hour: int = 12) -> None:
        self.now = datetime(day.year, day.month, day.day, hour, tzinfo=UTC).timestamp()

    def __call__(self) -> float:
        return self.now


def at_a_server(
    store: GameStore,
    clock: Clock,
    work: Callable[[TableService, DailyDeals], Awaitable[None]],
    secret: str | None = None,
) -> None:
    async def run() -> None:
        tables = TableService(store, now=clock)
        pool = BotPool(1, TINY)
        deals = DailyDeals(tables, pool, BotTurns(tables, pool), secret)
        try:
            await work(tables, deals)
        finally:
            await pool.close()

    asyncio.run(run())


async def prepared(deals: DailyDeals, days: int) -> None:
    """Let the background task work until as many deals are promised."""
    running = asyncio.create_task(deals.run())
    while len(await deals.told(0)) < days:
        await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_a_deal_is_promised_before_its_day_and_revealed_after_it(store: GameStore) -> None:
    clock = Clock(DAY)

    async def work(_: TableService, deals: DailyDeals) -> None:
        await prepared(deals, 3)
        promised = {each.day: each.commitment for each in await deals.told(0)}
        assert list(promised) == [DAY, DAY + A_DAY, DAY + 2 * A_DAY]
        assert all(deals.seed_told(each) is None for each in await deals.told(0))
        due = DAY + 2 * A_DAY
        for later, told in ((2, False), (3, False), (4, True)):
            clock.turn_to(DAY + later * A_DAY, 0)
            deal = await deals.of(due)
            assert deal is not None
            assert deal.commitment == promised[due]
            seed = deals.seed_told(deal)
            assert (seed is not None) == told
            assert deals.can_start(due) is not told
        assert seed is not None
        assert commitment(seed) == promised[due]

    at_a_server(store, clock, work)


def test_a_promise_is_kept_even_if_the_secret_changes(store: GameStore) -> None:
    clock = Clock(DAY)
    promised: list[str] = []

    async def work(_: TableService, deals: DailyDeals) -> None:
        await prepared(deals, 3)
        promised.append(" ".join(each.commitment for each in await deals.told(0)))

    at_a_server(store, clock, work)
    at_a_server(store, clock, work, "another secret of this server here")
    assert promised[0] == promised[1]


def test_two_servers_have_different_deals_and_a_shared_secret_makes_them_equal(tmp_path: Path) -> None:
    seeds: dict[str, tuple[str, bool]] = {}
    for name, secret in (("one", None), ("two", None), ("three", SECRET), ("four", SECRET)):
        store = GameStore.at(f"sqlite:///{tmp_path / name}.db")

        async def work(_: TableService, deals: DailyDeals, name: str = name) -> None:
            deal = await deals.of(DAY)
            assert deal is not None
            seeds[name] = (deal.seed, deal.shared)

        at_a_server(store, Clock(DAY), work, secret)
        store.close()
    assert seeds["one"][0] != seeds["two"][0]
    assert seeds["three"] == seeds["four"] == (daily.seed_of(DAY, SECRET), True)
    assert not seeds["one"][1]


def test_a_day_that_is_long_over_has_no_deal_if_it_had_none(store: GameStore) -> None:
    async def work(_: TableService, deals: DailyDeals) -> None:
        assert await deals.of(DAY - A_DAY) is not None
        assert await deals.of(DAY - 2 * A_DAY) is None

    at_a_server(store, Clock(DAY), work)


def test_a_game_of_the_day_that_is_over_does_not_tell_its_seed_before_the_day_is_over(store: GameStore) -> None:
    clock = Clock(DAY)

    async def work(tables: TableService, deals: DailyDeals) -> None:
        deal = await deals.of(DAY)
        assert deal is not None
        setup = Setup(game=daily.DEAL_GAME, options=daily.OPTIONS, sealed_until=sealed_until(DAY))
        made = await tables.make(setup, [None], [], Made(), deal.seed)
        await tables.act(made.id, partial(sit, seat=0, person="ada", name="Ada", nonce=daily.NONCE, rating=None))
        await tables.act(made.id, partial(resign, seats=[Seat(0)], seat=Seat(0)))
        table = await tables.table(made.id)
        assert table.stage == "over"
        for told in (record(table), record(table, clock())):
            assert (told.seed, told.nonces, told.commitment) == (None, None, deal.commitment)
        assert deal.seed.encode() not in msgspec.json.encode(summary(table))
        assert again(table, "next")[0].setup.sealed_until is None
        assert may_deal_again(table, "ada").sealed_until == sealed_until(DAY)
        clock.turn_to(DAY + 2 * A_DAY, 0)
        assert record(table, clock()).seed == deal.seed

    at_a_server(store, clock, work)


def test_a_bot_plays_the_deals_before_their_days_and_its_points_are_the_par(store: GameStore) -> None:
    async def work(tables: TableService, deals: DailyDeals) -> None:
        pool = BotPool(1, TINY)
        turns = BotTurns(tables, pool)
        turns.ready = True
        running = asyncio.create_task(DailyDeals(tables, pool, turns, None).run())
        while len(told := await deals.told(0)) < 3 or any(each.par is None for each in told):
            await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await pool.close()
        for deal in told:
            state, source, drawn = daily.game().start(), Source(deal.seed, [daily.NONCE]), 0
            while state.result is None:
                if state.chance is not None:
                    state, drawn = state.take(state.chance.draw(source.output(drawn))), drawn + 1
                else:
                    state = state.apply(state.legal()[0])  # as the tiny bot plays
            assert deal.par == state.result.points[0]

    at_a_server(store, Clock(DAY), work)


def test_the_days_that_were_played_with_shipped_deals_keep_their_pars(database: str) -> None:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    migrate(engine, "0006")
    with engine.begin() as connection:
        for name, seed in (("g1", "puzzles-1/deal/5"), ("g2", "an own seed")):
            connection.execute(
                text(
                    "INSERT INTO games (id, game, setup, seed, made, visibility, stage, moved, bot_due, summary)"
                    " VALUES (:name, 'northwood', '{}', :seed, 0, 'private', 'over', 0, :no, '')"
                ),
                {"name": name, "seed": seed, "no": False},
            )
        connection.execute(
            text("INSERT INTO people (id, name, language, notify, made) VALUES ('ada', 'Ada', 'en', :no, 0)"),
            {"no": False},
        )
        connection.execute(
            text("INSERT INTO days (person, day, deal) VALUES ('ada', '2026-11-16', 'g1'), ('ada', '2026-11-17', 'g2')")
        )
    migrate(engine)
    engine.dispose()
    store = GameStore.at(database)
    kept = DealStore(store).between(date(2026, 1, 1), date(2027, 1, 1))
    assert [(each.day.isoformat(), each.seed, each.par) for each in kept] == [("2026-11-16", "puzzles-1/deal/5", 12)]
    store.close()

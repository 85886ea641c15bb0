"""Offers that nobody answers."""

import asyncio
from functools import partial

import pytest
from support.services import BOTH, first_action, started

from longhouse.service.tables import TableService
from longhouse.service.unanswered import UnansweredOffers
from longhouse.storage.games import GameStore
from longhouse.table.verbs import offers
from longhouse.table.verbs.offers import propose

ASK = partial(propose, seats=BOTH, offer="takeback")  # whoever of them made the first move


def test_an_offer_ends_by_itself_when_its_time_is_over(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "TIME_TO_ANSWER", 0.1)

    async def asked_in_vain() -> None:
        house = TableService(store)
        unanswered = UnansweredOffers(house)
        table = await started(house)
        await house.act(table.id, first_action)
        rejected = asyncio.Event()
        house.bus.subscribe(lambda heard: rejected.set() if heard.change and not heard.change.after.offers else None)
        await house.act(table.id, ASK)
        rejected.clear()
        await rejected.wait()
        unanswered.close()
        await house.close()

    asyncio.run(asked_in_vain())


def test_an_offer_whose_node_went_down_ends_with_the_next_command(store: GameStore) -> None:
    async def left_behind() -> None:
        now = 1000.0
        house = TableService(store, now=lambda: now)
        table = await started(house)
        await house.act(table.id, first_action)
        await house.act(table.id, ASK)
        assert (await house.table(table.id)).offers
        now += offers.TIME_TO_ANSWER
        await house.act(table.id, lambda _: [])
        assert (await house.table(table.id)).offers == ()
        await house.close()

    asyncio.run(left_behind())

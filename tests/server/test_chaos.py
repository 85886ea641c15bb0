"""Parts of a cluster break while people play: nobody loses anything. `make chaos` does it for an hour."""

import asyncio

import pytest
from chaos import chaos
from support.cluster import FAULTS, schedule
from support.postgres import programs
from support.running_redis import PROGRAM


@pytest.mark.skipif(PROGRAM is None or programs() is None, reason="needs PostgreSQL and Redis")
def test_whatever_breaks_every_acknowledged_event_is_there_once_in_order_and_for_everybody() -> None:
    outcome = asyncio.run(chaos(8.0, seed=3, pairs=3, pause=0.8))
    assert outcome.faults == []
    assert outcome.moves > 0
    assert outcome.struck > 0


def test_a_seed_repeats_the_faults_of_a_run() -> None:
    kinds = list(FAULTS)
    assert schedule(7, 3600.0, kinds) == schedule(7, 3600.0, kinds)
    assert schedule(7, 3600.0, kinds) != schedule(8, 3600.0, kinds)
    assert {fault.kind for fault in schedule(7, 3600.0, kinds)} == set(kinds)

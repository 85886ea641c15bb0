"""Permute what is hidden, and every byte that is sent stays the same: no view tells what a seat must not know."""

import random
from collections.abc import Sequence

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from support.tables import happen

from longhouse.games.chance import commitment
from longhouse.games.game import JsonObject, Seat
from longhouse.server.sockets.messages import write
from longhouse.server.sockets.updates import entries_told, table_told, update, view
from longhouse.table.change import Change, LogStep, carried_out
from longhouse.table.entries import Body, Entry, Made, Sat
from longhouse.table.export import record
from longhouse.table.setup import Setup
from longhouse.table.summary import summary
from longhouse.table.table import Table
from longhouse.table.verbs.act import move
from longhouse.table.verbs.seating import sit

GAMES: list[tuple[str, JsonObject, int]] = [
    ("fjords", {"players": 3, "runes": ["water", "journey", "wisdom"]}, 3),
    ("fjords", {"edition": "2005", "oversight": True, "rounds": 1}, 2),
    ("northwood", {"setup": "full"}, 1),
]


def all_that_is_sent(change: Change) -> list[bytes]:
    """Everything that leaves the server about what happened, to every seat and to onlookers."""
    before, entries, after = change.before, change.entries, change.after
    sent: list[bytes] = []
    seats = [Seat(seat) for seat in range(after.game.seats)]
    for held in [(), *[(seat,) for seat in seats], tuple(seats)]:
        sent.append(write(update(change, held)))
        sent.append(msgspec.json.encode([table_told(after, held), view(after, after.eyes(held))]))
    sent.append(msgspec.json.encode([summary(after), entries_told(before, entries)]))
    sent.append(record(after).write().encode())
    return sent


def with_other_secrets(table: Table, log: list[Entry], seed: str, nonces: list[str]) -> list[Change]:
    """The same log with another seed and other nonces, step by step: whoever cannot see these sees the same game."""
    steps: list[Change] = []
    now = Table.laid(table.id, table.setup, seed)
    for entry in log:
        body: Body = entry.body
        if isinstance(body, Sat):
            body = msgspec.structs.replace(body, nonce=nonces[body.seat])
        changed = Entry(entry.ply, entry.at, body)
        steps.append(Change(now, [changed], now.after(changed)))
        now = steps[-1].after
    return steps


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(1, 60))
def test_permuting_what_is_hidden_changes_no_byte_that_is_sent(
    given_game: tuple[str, JsonObject, int], number: int, actions: int
) -> None:
    name, options, seats = given_game
    choose = random.Random(number)
    seed = f"{choose.getrandbits(256):064x}"
    table = Table.laid("game", Setup(game=name, options=options), seed)
    log: list[Entry] = []

    def add(steps: Sequence[LogStep]) -> None:
        nonlocal table
        change = carried_out(table, steps, 5.0)
        log.extend(change.entries)
        table = change.after

    add([Made(reserved=(None,) * seats)])
    for seat in range(seats):
        add(sit(table, seat, f"person {seat}", f"Name {seat}", f"{choose.getrandbits(128):x}", None))
    for _ in range(actions):
        if table.turn is None:
            break
        add(move(table, [table.turn], table.ply, choose.choice(table.state.legal())))

    other_seed = f"{choose.getrandbits(256):064x}"
    same = with_other_secrets(table, log, seed, [held.nonce or "" for held in table.held])
    other = with_other_secrets(table, log, other_seed, [f"{choose.getrandbits(128):x}" for _ in range(seats)])
    for one, permuted in zip(same, other, strict=True):
        if one.after.stage == "over":
            break
        sent = all_that_is_sent(one)
        expected = all_that_is_sent(permuted)
        hidden = commitment(seed).encode(), commitment(other_seed).encode()
        assert [message.replace(*hidden) for message in sent] == expected
        for message in sent:
            assert seed.encode() not in message
            assert not any(held.nonce and f'"{held.nonce}"'.encode() in message for held in one.after.held)


def test_once_the_game_is_over_the_seed_is_in_what_is_sent() -> None:
    """So the test above would notice."""
    setup = Setup(game="northwood", options={})
    table = happen(Table.laid("game", setup, "a seed"), [Made(reserved=(None,))])
    table = happen(table, sit(table, 0, "ada", "Ada", "a-nonce", None))
    choose = random.Random(1)
    while table.turn is not None:
        change = carried_out(table, move(table, [table.turn], table.ply, choose.choice(table.state.legal())), 0.0)
        table = change.after
    assert b"a seed" in all_that_is_sent(change)[0]

"""Entries of a log, as they are told."""

from typing import Any, get_args

import msgspec
import pytest

from longhouse.games.game import Seat
from longhouse.table import entries as log
from longhouse.table.entries import Body, Entry, EntryKind, EntryTold, LevelName, Ply, public_entry

BODIES: list[Body] = [
    log.Made(events=("*first 0",), reserved=("ada", None), record="{}"),
    log.Sat(seat=Seat(0), name="Ada", nonce="secret", person="ada", rating=25.0),
    log.Sat(seat=Seat(1), name="karl", nonce="bot", level=LevelName("karl")),
    log.Began(),
    log.Happened(text="*row 12", revealed=True),
    log.Happened(text="house", seat=Seat(0)),
    log.Offer(seat=Seat(0), offer="takeback", to=0),
    log.Offer(seat=Seat(1), offer="substitute", about=Seat(0), level=LevelName("jarl")),
    log.Answer(offer=Ply(7), seat=Seat(0), yes=False),
    log.TookBack(to=0, seat=Seat(0)),
    log.Substitute(seat=Seat(0), level=LevelName("karl"), why="timeout"),
    log.Left(seat=Seat(0)),
    log.Back(seat=Seat(0)),
    log.Pause(seconds=0.0),
    log.EndedEarly(by="resign", seat=Seat(0)),
    log.Over(result={"scores": [0, 0], "winners": []}),
    log.Rematch(game="another"),
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: msgspec.json.encode(body).decode())
def test_an_entry_is_told_with_all_it_has_but_secrets(body: Body) -> None:
    content: dict[str, Any] = msgspec.to_builtins(body)
    content.pop("nonce", None)
    if isinstance(body, log.Made):
        content = {"kind": "made"}
    n = 3 if isinstance(body, log.Happened) else None
    expected = {"ply": 5, "at": 1.5, **content, **({} if n is None else {"n": n})}
    entry = public_entry(Entry(Ply(5), 1.5, body), n)
    assert msgspec.to_builtins(entry) == expected
    assert msgspec.convert(expected, EntryTold) == entry


def test_every_kind_of_entry_is_tried_here() -> None:
    kinds = {msgspec.to_builtins(body)["kind"] for body in BODIES}
    assert kinds == set(get_args(EntryKind)) == {body.__struct_config__.tag for body in get_args(Body)}

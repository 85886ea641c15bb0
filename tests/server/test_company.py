"""Company at a table: who looks at it, who watches, what is said, and offers that find people elsewhere in the app."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from support.houses import Player, RunningHouse, Visitor
from support.patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

ANYTHING = [
    ("\u202e backwards\u202c", "backwards"),
    ("\x00nul\x07 and \u200bzero", "nul and zero"),
    ("👨‍👩‍👧 🏳️‍🌈 é́́ ẛ̣", "👨‍👩‍👧 🏳️‍🌈 é́́ ẛ̣"),
    ("  a\n\n b\t\u2028c ", "a b c"),
    ("<b onclick=alert(1)>&amp;", "<b onclick=alert(1)>&amp;"),
    ("x" * 500, "x" * 500),
]


@contextmanager
def watched(house: RunningHouse, person: Visitor) -> Iterator[ClientConnection]:
    """The lobby, as a person sees it."""
    with connect(f"ws{house.address[4:]}/api/lobby", open_timeout=PATIENCE, max_queue=None) as lobby:
        lobby.send(json.dumps({"type": "watch", "secret": person.secret}))
        yield lobby


def heard(lobby: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(lobby.recv(PATIENCE))
        if message["type"] == kind:
            return message


@contextmanager
def at_table(house: RunningHouse) -> Iterator[tuple[Visitor, Visitor, Player, Player]]:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    tokens = ada.sit(game, 0), bo.sit(game, 1)
    with Player(house, game, tokens[0]).join() as first, Player(house, game, tokens[1]).join() as second:
        yield ada, bo, first, second


def test_who_does_not_look_is_away_until_they_do_on_one_of_their_devices(house: RunningHouse) -> None:
    with at_table(house) as (_, _, first, second):
        second.do("attend", away=True)
        while not (told := first.until("presence"))["away"]:
            pass
        assert told["seats"] == [True, True]
        assert told["away"][0] is None
        assert told["away"][1] > 0
        with Player(house, second.game, *second.tokens).join():  # a second tab, which is looked at
            while first.until("presence")["away"]:
                pass
        while not first.until("presence")["away"]:
            pass
        second.do("attend")
        while first.until("presence")["away"]:
            pass


def test_spectators_are_counted_and_named_if_they_like_and_not_to_those_who_block_them(house: RunningHouse) -> None:
    with at_table(house) as (ada, _, first, second):
        cora = Visitor(house, "Cora")
        with Player(house, first.game, secret=cora.secret).join() as watcher, Player(house, first.game).join() as guest:
            while second.until("presence")["watching"] != 2:
                pass
            assert all(not each.get("names") for each in second.received if each["type"] == "presence")
            guest.do("attend", named=True)  # nobody knows a name of theirs
            watcher.do("attend", named=True)
            while second.until("presence")["names"] != ["Cora"]:
                pass
            assert house.ask("PUT", f"/api/me/blocked/{cora.id}", secret=ada.secret)[0] == 204
            with Player(house, first.game, *first.tokens).join() as blocking:
                blocking.do("ping")
                assert [each["names"] for each in blocking.received if each["type"] == "presence"][-1] == []
            watcher.do("attend", named=False)
            while second.until("presence")["names"]:
                pass


def test_an_offer_finds_a_person_elsewhere_in_the_app_and_is_answered_there(house: RunningHouse) -> None:
    with at_table(house) as (ada, bo, one, other):
        first, second, away = (one, other, bo) if one.table["turn"] == 0 else (other, one, ada)
        with watched(house, away) as lobby:
            heard(lobby, "waiting")
            first.move()
            first.do("takeback", ply=first.ply)
            [asked] = heard(lobby, "asked")["offers"]
            assert (asked["game"], asked["name"], asked["who"], asked["offer"]["kind"]) == (
                first.game,
                "fjords",
                "Ada" if away is bo else "Bo",
                "takeback",
            )
            assert asked["offer"]["until"] is not None
            path = f"/api/games/{first.game}/offers/{asked['offer']['ply']}"
            assert house.ask("POST", path, {"yes": True}, Visitor(house, "Cora").secret)[0] == 403
            assert house.ask("POST", path, {"yes": True}, away.secret)[0] == 204
            assert heard(lobby, "asked")["offers"] == []
            assert house.ask("POST", path, {"yes": True}, away.secret)[1]["error"]["key"] == "table-offer-gone"
        while not any(entry["kind"] == "takeback" for entry in second.told.values()):
            second.receive()


def test_an_offer_waits_for_who_comes_later_and_is_gone_when_it_is_withdrawn(house: RunningHouse) -> None:
    with at_table(house) as (_, bo, first, second):
        second.close()
        first.do("abandon", ply=first.ply)
        with watched(house, bo) as lobby:
            [asked] = heard(lobby, "asked")["offers"]
            first.do("answer", offer=asked["offer"]["ply"], yes=False)
            assert heard(lobby, "asked")["offers"] == []


@pytest.mark.parametrize(("text", "shown"), ANYTHING, ids=range(len(ANYTHING)))
def test_any_characters_can_be_said(house: RunningHouse, text: str, shown: str) -> None:
    with at_table(house) as (_, _, first, second):
        assert first.do("chat", text=text)["type"] == "ack"
        assert second.until("chat")["text"] == shown


@pytest.mark.parametrize("text", ["", " \n\t", "\u200b\u202e", "x" * 501, "x" * 2_001])
def test_what_cannot_be_said_is_refused_with_a_word(house: RunningHouse, text: str) -> None:
    with at_table(house) as (_, _, first, _):
        assert first.do("chat", text=text)["key"] in {"table-chat", "server-bad-message"}
        assert house.get(f"/api/games/{first.game}/chat") == []

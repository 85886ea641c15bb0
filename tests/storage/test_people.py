"""Sessions and seat tokens of people: somebody who asks for ever more keeps the latest."""

import pytest
from support.stored_games import stored

from longhouse.games.game import Seat
from longhouse.storage import games, people
from longhouse.storage.batch import SeatToken
from longhouse.storage.games import GameStore
from longhouse.storage.links import LoginLinks
from longhouse.storage.people import People, hashed


def test_of_very_many_sessions_the_latest_used_are_kept(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "_MOST_SESSIONS", 3)
    known, links = People(store), LoginLinks(store)
    ada, first = known.welcome("Ada", "en", 0.0)
    bo, other = known.welcome("Bo", "en", 0.0)
    secrets = []
    for number in range(1, 6):
        now = 10_000.0 * number
        known.who(first, now)  # the first device stays in use
        secrets.append(links.follow(links.make(ada.id, now), now, f"device {number}", None)[1])
    assert [session.device for session in known.sessions(ada.id)] == ["", "device 5", "device 4"]
    assert known.who(first) == known.who(secrets[-1]) == ada
    assert known.who(secrets[0]) is None
    assert known.who(other) == bo


def test_of_very_many_tokens_for_a_seat_the_latest_are_kept(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_MOST_TOKENS", 3)
    stored(store)
    phone, table = hashed("phone"), hashed("table")
    store.add_token("g", SeatToken(hashed("elsewhere"), Seat(0), table))
    for number in range(4):
        store.add_token("g", SeatToken(hashed(f"token {number}"), Seat(0), phone))
    assert store.seats_opened("g", [hashed("token 3")]) == [0]
    assert store.seats_opened("g", [hashed("elsewhere")]) == [0]
    assert store.seats_opened("g", [hashed("token 0")]) == []

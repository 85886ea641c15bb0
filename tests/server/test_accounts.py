"""Passwords and sessions: a change needs the old password and ends the other sessions, with the seats they opened."""

from contextlib import suppress

from support.houses import Player, RunningHouse, Visitor
from support.refused import refused

from longhouse.errors import TooManyRequests
from longhouse.server.access.addresses import network_of
from longhouse.server.access.logins import LoginLimiter

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def with_account(house: RunningHouse, login: str) -> Visitor:
    ada = Visitor(house)
    account = {"login": login, "password": "correct horse"}
    assert house.ask("PUT", "/api/me/account", account, ada.secret)[0] == 204
    return ada


def logged_in(house: RunningHouse, login: str) -> str:
    """The secret of another device."""
    status, told = house.ask(
        "POST", "/api/login", {"login": login, "password": "correct horse"}, headers={"User-Agent": FIREFOX}
    )
    assert status == 200
    secret: str = told["secret"]
    return secret


def test_a_password_is_changed_with_the_old_one_and_other_sessions_end(house: RunningHouse) -> None:
    ada = with_account(house, "changer")
    other = logged_in(house, "changer")
    wanted = {"login": "changer", "password": "battery staple"}
    for wrong in (wanted, {**wanted, "old": "wrong horse"}):
        status, told = house.ask("PUT", "/api/me/account", wrong, ada.secret)
        assert (status, told["error"]["key"]) == (401, "table-wrong-password")
    assert house.ask("GET", "/api/me", secret=other)[0] == 200
    assert house.ask("PUT", "/api/me/account", {**wanted, "old": "correct horse"}, ada.secret)[0] == 204
    assert house.ask("GET", "/api/me", secret=other)[0] == 401
    assert house.ask("GET", "/api/me", secret=ada.secret)[0] == 200
    assert house.ask("POST", "/api/login", {"login": "changer", "password": "correct horse"})[0] == 401
    assert house.ask("POST", "/api/login", {"login": "changer", "password": "battery staple"})[0] == 200


def test_sessions_are_listed_and_ended_one_by_one_or_all_at_once(house: RunningHouse) -> None:
    ada = with_account(house, "lister")
    other = logged_in(house, "lister")
    told = house.get("/api/me/sessions", ada.secret)
    assert [each["current"] for each in told].count(True) == 1
    [firefox] = [each for each in told if not each["current"]]
    assert firefox["device"] == "Firefox · Linux"
    assert other not in str(told)
    stranger = Visitor(house, "Eve")
    assert house.ask("DELETE", f"/api/me/sessions/{firefox['id']}", secret=stranger.secret)[0] == 404
    assert house.ask("DELETE", f"/api/me/sessions/{firefox['id']}", secret=ada.secret)[0] == 204
    assert house.ask("GET", "/api/me", secret=other)[0] == 401
    again = logged_in(house, "lister")
    assert house.ask("DELETE", "/api/me/sessions", secret=ada.secret)[0] == 204
    assert [house.ask("GET", "/api/me", secret=secret)[0] for secret in (ada.secret, again)] == [401, 401]


def test_a_seat_that_an_ended_session_opened_is_closed_to_it(house: RunningHouse) -> None:
    ada = with_account(house, "sitter")
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    own = ada.sit(game, 0)
    other = logged_in(house, "sitter")
    token = house.post(f"/api/games/{game}/seats/0/token", None, other)["token"]
    with Player(house, game, token) as player:
        player.join()
    assert house.ask("POST", "/api/logout", secret=other)[0] == 204
    with Player(house, game, token) as player:
        assert player.do("join", tokens=[token])["key"] == "server-wrong-token"
    with Player(house, game, own) as player:
        player.join()


def test_two_tokens_of_one_seat_open_it_once(house: RunningHouse) -> None:
    ada = Visitor(house)
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    tokens = [ada.sit(game, 0), house.post(f"/api/games/{game}/seats/0/token", None, ada.secret)["token"]]
    with Player(house, game, *tokens) as player:
        assert player.do("join", tokens=tokens)["seats"] == [0]
    with Player(house, game, *tokens, "x" * 43) as player:
        assert player.do("join", tokens=[*tokens, "x" * 43])["key"] == "server-wrong-token"


def test_wrong_passwords_make_a_caller_wait_longer_and_longer_and_nobody_else() -> None:
    now = [0.0]
    limiter = LoginLimiter(3, lambda: now[0])
    waits: list[object] = []
    for other in range(40):
        try:
            limiter.attempt(network_of("2001:db8::1"))
        except TooManyRequests as refusal:
            wait = refusal.params["seconds"]
            assert isinstance(wait, int)
            waits.append(wait)
            now[0] += wait  # as long as it was told, and not less
        limiter.attempt(f"192.0.2.{other}")
    assert waits[:5] == [2, 4, 8, 16, 32]
    assert waits[-1] == 600
    with suppress(TooManyRequests):
        limiter.attempt(network_of("2001:db8::1"))
    with refused("server-too-fast"):
        limiter.attempt(network_of("2001:db8::2"))


def test_who_logs_in_rightly_never_waits() -> None:
    limiter = LoginLimiter(3, lambda: 0.0)
    for _ in range(20):
        limiter.attempt("192.0.2.1")
        limiter.succeeded("192.0.2.1")

"""Login links: a second device becomes the same person, once, and nobody loses their games."""

from functools import partial

from server.test_profiles import befriend
from support.houses import RunningHouse, Visitor


def code_of(house: RunningHouse, visitor: Visitor) -> str:
    status, told = house.ask("POST", "/api/me/links", secret=visitor.secret)
    assert status == 201
    code: str = told["code"]
    return code


def begin_a_game(house: RunningHouse, visitor: Visitor) -> None:
    setup = {"game": "northwood", "options": {}, "seats": [{"kind": "me"}]}
    status, made = house.ask("POST", "/api/games", setup, visitor.secret)
    assert status == 201
    assert house.ask("POST", f"/api/games/{made['id']}/seats/0", {"nonce": "n"}, visitor.secret)[0] == 201


def test_a_link_logs_a_new_device_in_once(house: RunningHouse) -> None:
    ada = Visitor(house, "Ada")
    code = code_of(house, ada)
    assert house.ask("GET", "/api/me", secret=code)[0] == 401  # a code is not a secret
    status, told = house.ask("POST", f"/api/links/{code}")
    assert (status, told["name"]) == (200, "Ada")
    assert house.get("/api/me", told["secret"])["person"] == told["person"]
    assert house.ask("POST", f"/api/links/{code}")[0] == 404
    assert len(house.get("/api/me/sessions", ada.secret)) == 2


def test_a_new_link_ends_the_one_before(house: RunningHouse) -> None:
    ada = Visitor(house, "Ada")
    first, second = code_of(house, ada), code_of(house, ada)
    assert house.ask("POST", f"/api/links/{first}")[0] == 404
    assert house.ask("POST", f"/api/links/{second}")[0] == 200


def test_the_device_with_games_stays_who_it_is_and_the_other_joins_it(house: RunningHouse) -> None:
    terminal, browser = Visitor(house, "Terminal"), Visitor(house, "Browser")
    begin_a_game(house, browser)
    path = f"/api/links/{code_of(house, terminal)}"
    status, told = house.ask("POST", f"{path}?sure=true", secret=browser.secret)
    assert (status, told["name"]) == (200, "Browser")
    assert house.get("/api/me", terminal.secret)["name"] == "Browser"
    assert len(house.get("/api/me/games", terminal.secret)) == 1


def test_two_people_who_both_have_games_stay_apart(house: RunningHouse) -> None:
    terminal, browser = Visitor(house, "Terminal"), Visitor(house, "Browser")
    begin_a_game(house, browser)
    begin_a_game(house, terminal)
    code = code_of(house, terminal)
    status, told = house.ask("POST", f"/api/links/{code}", secret=browser.secret)
    assert (status, told["error"]["key"]) == (409, "server-link-two")
    assert house.get("/api/me", terminal.secret)["name"] == "Terminal"


def test_a_link_of_a_stranger_gives_nothing_away_without_consent(house: RunningHouse) -> None:
    """A stranger could send their own link, to become whoever follows it."""

    def has_an_account(person: Visitor) -> None:
        account = {"login": f"p{person.id}", "password": "correct horse"}
        assert house.ask("PUT", "/api/me/account", account, person.secret)[0] == 204

    def has_a_club(person: Visitor) -> None:
        house.post("/api/clubs", {"name": "A club"}, person.secret)

    def has_a_friend(person: Visitor) -> None:
        befriend(house, person, Visitor(house))

    def has_tried_a_puzzle(person: Visitor) -> None:
        puzzle = house.get("/api/puzzles/next?game=fjords")["id"]
        house.post(f"/api/puzzles/{puzzle}/solution", {}, person.secret)

    for does in (partial(begin_a_game, house), has_an_account, has_a_club, has_a_friend, has_tried_a_puzzle):
        stranger, victim = Visitor(house, "Stranger"), Visitor(house, "Victim")
        does(victim)
        path = f"/api/links/{code_of(house, stranger)}"
        status, told = house.ask("POST", path, secret=victim.secret)
        assert (status, told["error"]["key"]) == (409, "server-link-sure"), does
        assert "Stranger" in told["error"]["text"]
        assert house.get("/api/me", stranger.secret)["name"] == "Stranger"
        assert house.get("/api/me", victim.secret)["name"] == "Victim"
        assert house.ask("POST", f"{path}?sure=true", secret=victim.secret)[0] == 200  # the link still works

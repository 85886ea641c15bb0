"""Login links: a second device becomes the same person, once, and nobody loses their games."""

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
    status, told = house.ask("POST", f"/api/links/{code_of(house, terminal)}", secret=browser.secret)
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

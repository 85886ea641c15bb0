"""Profiles, friends and leaderboards: what is public by choice alone, and links that make friends once."""

from datetime import date
from typing import Any
from urllib.parse import urlencode

from support.houses import Player, RunningHouse, Visitor

from longhouse.puzzles import daily


def refused(answer: tuple[int, Any]) -> tuple[int, str]:
    status, told = answer
    return status, told["error"]["key"]


def resigned(house: RunningHouse, loser: Visitor, winner: Visitor, **given: Any) -> str:
    """A game that one gives up at once."""
    game: str = loser.make(seats=[{"kind": "me"}, {"kind": "open"}], **given)["id"]
    token = loser.sit(game, 0)
    winner.sit(game, 1)
    with Player(house, game, token) as player:
        player.join()
        assert player.do("resign", ply=player.ply)["type"] == "ack"
    return game


def befriend(house: RunningHouse, one: Visitor, other: Visitor) -> None:
    code = house.post("/api/me/friends/links", None, one.secret)["code"]
    assert house.ask("POST", f"/api/friends/{code}", None, other.secret)[0] == 200


def test_a_profile_is_private_until_its_owner_publishes_it_and_again_afterwards(house: RunningHouse) -> None:
    ada, bo, eve = (Visitor(house, name) for name in ("Ada", "Bo", "Eve"))
    game = resigned(house, bo, ada, rated=True)
    path = f"/api/people/{ada.id}/profile"
    for asking in (None, eve.secret):
        assert refused(house.ask("GET", path, secret=asking)) == (404, "server-no-profile")
    own = house.get("/api/me/profile", ada.secret)
    assert (own["mine"], own["published"], own["ranked"]) == (True, False, False)
    [rating] = own["ratings"]
    assert (rating["games"], rating["provisional"]) == (1, True)
    [course] = own["courses"]
    assert [point["rating"] for point in course["course"]] == [rating["rating"]]
    assert rating["rating"] > 25
    [result] = own["results"]
    assert (result["id"], result["outcome"], result["rated"]) == (game, "won", True)
    assert result["rivals"] == [{"name": "Bo", "person": bo.id, "level": None}]
    assert house.ask("PUT", "/api/me/profile", {"published": True, "ranked": False}, ada.secret)[0] == 204
    told = house.get(path)
    assert told["ratings"] == told["courses"] == []  # provisional ones are hers alone
    [result] = told["results"]
    assert (result["id"], result["outcome"]) == ("", "won")  # the game is not public
    assert result["rivals"] == [{"name": "", "person": None, "level": None}]  # nor is Bo
    [result] = house.get(path, bo.secret)["results"]
    assert result["id"] == game  # Bo was there
    assert house.ask("PUT", "/api/me/profile", {"published": False, "ranked": False}, ada.secret)[0] == 204
    assert house.ask("GET", path, secret=eve.secret)[0] == 404


def test_a_friend_link_works_once_for_one_person_and_never_for_its_maker(house: RunningHouse) -> None:
    ada, bo, eve = (Visitor(house, name) for name in ("Ada", "Bo", "Eve"))
    code = house.post("/api/me/friends/links", None, ada.secret)["code"]
    assert house.get(f"/api/friends/{code}") == {"name": "Ada", "mine": False}
    assert house.get(f"/api/friends/{code}", ada.secret)["mine"] is True
    assert refused(house.ask("POST", f"/api/friends/{code}", None, ada.secret)) == (400, "server-friend-own-link")
    for _ in range(2):  # twice by the same person changes nothing
        told = house.post(f"/api/friends/{code}", None, bo.secret)
        assert (told["person"], told["state"]) == (ada.id, "friend")
    assert refused(house.ask("POST", f"/api/friends/{code}", None, eve.secret)) == (409, "server-friend-link-used")
    assert refused(house.ask("POST", "/api/friends/nothing", None, eve.secret)) == (404, "server-friend-link-over")
    assert [each["name"] for each in house.get("/api/me/friends", ada.secret)] == ["Bo"]
    assert house.get(f"/api/people/{ada.id}/profile", bo.secret)["friend"] == "friend"
    assert house.ask("GET", f"/api/people/{ada.id}/profile", secret=eve.secret)[0] == 404
    assert house.ask("DELETE", f"/api/me/friends/{ada.id}", secret=bo.secret)[0] == 204
    assert house.get("/api/me/friends", ada.secret) == house.get("/api/me/friends", bo.secret) == []
    assert house.ask("GET", f"/api/people/{ada.id}/profile", secret=bo.secret)[0] == 404


def test_somebody_with_a_profile_is_asked_and_agrees_and_a_block_ends_it(house: RunningHouse) -> None:
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    ask = f"/api/me/friends/{ada.id}"
    assert refused(house.ask("PUT", ask, None, bo.secret)) == (404, "server-no-person")  # her profile is private
    house.ask("PUT", "/api/me/profile", {"published": True, "ranked": True}, ada.secret)
    assert house.ask("PUT", ask, None, bo.secret)[1]["state"] == "asked"
    [asking] = house.get("/api/me/friends", ada.secret)
    assert (asking["person"], asking["state"]) == (bo.id, "asks")
    assert house.ask("GET", f"/api/people/{bo.id}/profile", secret=ada.secret)[0] == 404  # not before she agrees
    assert house.ask("PUT", f"/api/me/friends/{bo.id}", None, ada.secret)[1]["state"] == "friend"
    assert refused(house.ask("PUT", f"/api/me/friends/{bo.id}", None, bo.secret))[0] == 400
    house.ask("PUT", f"/api/me/blocked/{bo.id}", None, ada.secret)
    assert house.get("/api/me/friends", bo.secret) == []
    assert house.ask("GET", f"/api/people/{ada.id}/profile", secret=bo.secret)[0] == 404
    code = house.post("/api/me/friends/links", None, ada.secret)["code"]
    assert refused(house.ask("POST", f"/api/friends/{code}", None, bo.secret)) == (403, "server-friend-blocked")


def test_how_others_did_is_told_after_ones_own_result_and_only_by_choice_with_names(house: RunningHouse) -> None:
    ada, bo, eve = (Visitor(house, name) for name in ("Ada", "Bo", "Eve"))
    befriend(house, ada, bo)
    day = house.get("/api/daily")["day"]
    puzzle = house.get("/api/daily")["puzzle"]
    assert puzzle == daily.puzzle_of(date.fromisoformat(day)).id
    others = f"/api/daily/{day}/others"
    assert house.ask("POST", f"/api/puzzles/{puzzle}/solution", {"day": day}, bo.secret)[0] in (200, 201)
    told = house.get(others, ada.secret)
    assert (told["puzzle"], told["deal"], told["friends"]) == (None, None, [])
    house.ask("POST", f"/api/puzzles/{puzzle}/solution", {"day": day}, ada.secret)
    told = house.get(others, ada.secret)
    assert told["puzzle"]["tried"] >= 2
    assert told["friends"] == [{"person": bo.id, "name": "Bo", "right": False, "points": None}]
    assert house.ask("GET", others)[0] == 401
    board = house.get(f"/api/leaderboards/deal?day={day}", eve.secret)
    assert (board["rows"], board["later"]) == ([], True)
    streak = house.get("/api/leaderboards/streak", eve.secret)["rows"]
    assert not {"Ada", "Bo"} & {row["name"] for row in streak}  # neither chose to be there
    mine = house.get("/api/leaderboards/streak?among=friends", ada.secret)["rows"]
    assert [(row["name"], row["place"], row["value"]) for row in mine if row["mine"]] == [("Ada", 1, 1.0)]
    assert len(mine) == 2
    house.ask("PUT", "/api/me/profile", {"published": False, "ranked": True}, ada.secret)
    [row] = [row for row in house.get("/api/leaderboards/streak", eve.secret)["rows"] if row["name"] == "Ada"]
    assert (row["person"], row["value"]) == (None, 1.0)  # on the board, but no profile to see


def test_bad_questions_about_boards_are_refused_in_words(house: RunningHouse) -> None:
    for path in ("everything", "rating?game=chess", "rating?players=99", "rating?among=all", "deal?day=today"):
        status, told = house.ask("GET", f"/api/leaderboards/{path}")
        assert status in (400, 404), path
        assert told["error"]["text"]
    assert house.get("/api/leaderboards/rating?game=fjords") == {
        "rows": [],
        "people": 0,
        "listed": False,
        "later": False,
    }
    bots = house.get("/api/ladder")["fjords"]
    assert bots["karl"] == 25.0
    assert sorted(bots, key=bots.__getitem__) == ["thrall", "karl", "jarl", "skald", "vala", "norn"]


def test_a_name_finds_only_people_whose_profile_one_may_see(house: RunningHouse) -> None:
    names = ("Ünal Sørensen", "unaLDa", "Unalik", "Dunal", "ünal%_\\")
    ada, friend, hidden, inside, odd = (Visitor(house, name) for name in names)
    eve = Visitor(house, "Eve")

    def found(name: str, asking: Visitor | None = eve, page: int = 0) -> list[tuple[str, str]]:
        path = f"/api/people/search?{urlencode({'name': name, 'page': page})}"
        people = house.get(path, None if asking is None else asking.secret)["people"]
        return [(each["person"], each["friend"]) for each in people]

    assert found("ünal") == []  # nobody has chosen it
    for each in (ada, inside, odd):
        house.ask("PUT", "/api/me/profile", {"published": True, "ranked": False}, each.secret)
    befriend(house, friend, eve)
    assert found(" UNAL") == [(ada.id, "none"), (odd.id, "none"), (friend.id, "friend")]
    assert found("Unal", None) == found("Unal", hidden) == [(ada.id, "none"), (odd.id, "none")]
    assert found("søren") == found("ünal sør") == [(ada.id, "none")]
    assert found("unal%") == [(odd.id, "none")]
    assert found("%") == found("_") == found("\u0301") == found(" ") == []
    assert found("unal", page=1) == found("unal", page=50) == []
    assert found("ünal", ada) == [(odd.id, "none")]  # never oneself
    for wrong in ("", "?name=u&page=51", "?name=u&page=-1", f"?name={'u' * 101}"):
        assert house.ask("GET", f"/api/people/search{wrong}")[0] == 400
    house.ask("PUT", f"/api/me/blocked/{eve.id}", None, ada.secret)
    house.ask("PATCH", "/api/me", {"name": "Çelik"}, odd.secret)
    assert found("unal") == [(friend.id, "friend")]
    assert found("celik") == [(odd.id, "none")]
    house.ask("PUT", "/api/me/profile", {"published": False, "ranked": False}, odd.secret)
    house.ask("DELETE", "/api/me", secret=friend.secret)
    assert found("unal") == found("celik") == []


def test_people_with_one_name_are_found_page_by_page(house: RunningHouse) -> None:
    crowd = [Visitor(house, "Crowded Hall") for _ in range(25)]
    for each in crowd:
        house.ask("PUT", "/api/me/profile", {"published": True, "ranked": False}, each.secret)
    pages = [house.get(f"/api/people/search?name=hall&page={page}") for page in (0, 1)]
    assert [(len(page["people"]), page["more"]) for page in pages] == [(20, True), (5, False)]
    assert {person["person"] for page in pages for person in page["people"]} == {each.id for each in crowd}

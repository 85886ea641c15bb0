"""Clubs: joined by link up to sixteen people, games and results of their own, and tournaments played to their table."""

from typing import Any

from support.houses import Player, RunningHouse, Visitor
from support.seeking import TEN


def refused(answer: tuple[int, Any]) -> tuple[int, str]:
    status, told = answer
    return status, told["error"]["key"]


def club_of(house: RunningHouse, *names: str) -> tuple[str, list[Visitor]]:
    """A club of these people; the first is its owner."""
    people = [Visitor(house, name) for name in names]
    club = house.post("/api/clubs", {"name": "The Café"}, people[0].secret)["id"]
    code = house.get(f"/api/clubs/{club}", people[0].secret)["code"]
    for person in people[1:]:
        assert house.ask("POST", f"/api/clubs/join/{code}", None, person.secret)[0] == 200
    return club, people


def give_up(house: RunningHouse, game: str, people: list[Visitor], loser: str) -> None:
    """Let both sit down at a game, and one of them resign at once."""
    seats = house.get(f"/api/games/{game}", people[0].secret)["seats"]
    for number, seat in enumerate(seats):
        person = next(each for each in people if each.id == seat["reserved"])
        token = person.sit(game, number)
        if person.id == loser:
            mine = token
    with Player(house, game, mine) as player:
        player.join()
        assert player.do("resign", ply=player.ply)["type"] == "ack"


def test_a_tournament_of_four_is_played_to_its_table(house: RunningHouse) -> None:
    club, people = club_of(house, "Ada", "Bo", "Cleo", "Dag")
    owner, path = people[0], f"/api/clubs/{club}"
    begin = {"kind": "round-robin", "game": "fjords", "options": {"players": 2}}
    assert refused(house.ask("POST", f"{path}/tournaments", begin, people[1].secret)) == (403, "server-club-owner")
    told = house.post(f"{path}/tournaments", begin, owner.secret)
    assert refused(house.ask("POST", f"{path}/tournaments", begin, owner.secret)) == (409, "server-tournament-running")
    again = f"{path}/tournaments/{told['id']}/rounds"
    strength = {person.id: rank for rank, person in enumerate(people)}  # Ada beats all, Dag nobody
    for number in range(1, 4):
        assert len(told["boards"]) == number
        refusal = refused(house.ask("POST", again, None, owner.secret))
        assert refusal == (400, "server-tournament-undecided")
        for pairing in told["boards"][-1]:
            pair = [told["players"][pairing[side]]["person"] for side in ("one", "other")]
            give_up(house, pairing["game"], people, max(pair, key=strength.__getitem__))
        if number < 3:
            told = house.post(again, None, owner.secret)
    told = house.get(path, people[3].secret)
    [held] = told["tournaments"]
    assert held["over"]
    table = [(held["players"][row["player"]]["name"], row["place"], row["points"]) for row in held["table"]]
    assert table == [("Ada", 1, 3), ("Bo", 2, 2), ("Cleo", 3, 1), ("Dag", 4, 0)]
    assert [(each["name"], each["played"], each["won"]) for each in told["members"]] == [
        ("Ada", 3, 3),
        ("Bo", 3, 2),
        ("Cleo", 3, 1),
        ("Dag", 3, 0),
    ]
    assert len(told["games"]) == 6


def test_who_leaves_in_the_middle_loses_the_open_game_and_nothing_else_is_lost(house: RunningHouse) -> None:
    club, people = club_of(house, "Ada", "Bo", "Cleo")
    path = f"/api/clubs/{club}"
    told = house.post(
        f"{path}/tournaments", {"kind": "swiss", "game": "fjords", "options": {"players": 2}}, people[0].secret
    )
    [pairing, bye] = told["boards"][0]
    assert bye["other"] is None
    leaver, unbegun = told["players"][pairing["one"]]["person"], pairing["game"]
    assert house.get(f"/api/games/{unbegun}", people[0].secret)["state"] == "open"
    left = next(person for person in people if person.id == leaver)
    assert house.ask("DELETE", f"{path}/members/{leaver}", None, left.secret)[0] == 204
    assert refused(house.ask("GET", path, secret=left.secret)) == (404, "server-no-club")
    stays = [person for person in people if person is not left]
    [held] = house.get(path, stays[0].secret)["tournaments"]
    assert (held["boards"][0][0]["score"], held["boards"][0][0]["game"]) == ("other", None)
    assert refused(house.ask("GET", f"/api/games/{unbegun}", secret=stays[0].secret))[0] == 404
    assert held["players"][pairing["one"]]["gone"] is True
    owner = house.get(path, stays[0].secret)["owner"]
    secret = next(person.secret for person in stays if person.id == owner)
    held = house.post(f"{path}/tournaments/{held['id']}/rounds", None, secret)
    [again] = held["boards"][1]
    assert {held["players"][again[side]]["person"] for side in ("one", "other")} == {person.id for person in stays}
    for bad in ("2/7", "2/-1", "1/0", "0/0"):
        decide = f"{path}/tournaments/{held['id']}/rounds/{bad}"
        assert house.ask("PUT", decide, {"score": "one"}, secret)[0] in (400, 404)
    decide = f"{path}/tournaments/{held['id']}/rounds/2/0"
    held = house.ask("PUT", decide, {"score": "drawn"}, secret)[1]
    assert held["over"]
    assert sorted(row["points"] for row in held["table"]) == [0, 1.5, 1.5]
    assert refused(house.ask("PUT", decide, {"score": "one"}, secret)) == (400, "server-tournament-round")


def test_a_club_has_room_for_sixteen_and_its_owner_removes_people(house: RunningHouse) -> None:
    club, people = club_of(house, *(f"Number {n}" for n in range(16)))
    path, owner = f"/api/clubs/{club}", people[0]
    code = house.get(path, owner.secret)["code"]
    late = Visitor(house, "Late")
    assert house.get(f"/api/clubs/join/{code}", late.secret) == {"name": "The Café", "people": 16, "member": False}
    assert refused(house.ask("POST", f"/api/clubs/join/{code}", None, late.secret)) == (409, "server-club-full")
    assert house.ask("POST", f"/api/clubs/join/{code}", None, people[3].secret)[0] == 200  # again changes nothing
    assert refused(house.ask("GET", path, secret=late.secret)) == (404, "server-no-club")
    remove = f"{path}/members/{people[3].id}"
    assert refused(house.ask("DELETE", remove, secret=people[4].secret)) == (403, "server-club-owner")
    assert house.ask("DELETE", remove, secret=owner.secret)[0] == 204
    assert refused(house.ask("POST", f"/api/clubs/join/{code}", None, people[3].secret)) == (404, "server-club-link")
    game = house.post(f"{path}/games", {"game": "fjords", "people": [people[1].id]}, owner.secret)
    assert [seat["reserved"] for seat in game["seats"]] == [owner.id, people[1].id]
    assert refused(house.ask("POST", f"{path}/games", {"game": "fjords", "people": [late.id]}, owner.secret))[0] == 404
    assert refused(house.ask("POST", f"{path}/games", {"game": "fjords", "people": [owner.id]}, owner.secret))[0] == 400
    solo = {"kind": "swiss", "game": "northwood"}
    assert refused(house.ask("POST", f"{path}/tournaments", solo, owner.secret)) == (400, "server-tournament-seats")
    assert house.ask("DELETE", path, secret=owner.secret)[0] == 204
    assert house.get("/api/clubs", owner.secret) == []
    assert house.get(f"/api/games/{game['id']}", owner.secret)["id"] == game["id"]  # the game is still there
    few, [alone, *_] = club_of(house, "Alone", "And one")
    begin = {"kind": "swiss", "game": "fjords"}
    assert refused(house.ask("POST", f"/api/clubs/{few}/tournaments", begin, alone.secret))[1] == (
        "server-tournament-people"
    )
    for name in ("", "x" * 500, "\u0000"):
        assert house.ask("POST", "/api/clubs", {"name": name}, alone.secret)[0] == 400


def test_games_of_a_tournament_that_nobody_will_play_are_deleted(house: RunningHouse) -> None:
    """So a person waits in one game of a tournament at most, however many are begun."""
    club, people = club_of(house, "Ada", "Bo", "Cleo", "Dag")
    path, owner = f"/api/clubs/{club}", people[0].secret
    begin = {"kind": "round-robin", "game": "fjords", "options": {"players": 2}}
    held = house.post(f"{path}/tournaments", begin, owner)
    assert refused(house.ask("POST", f"{path}/tournaments", begin, owner)) == (409, "server-tournament-running")
    first, second = (board["game"] for board in held["boards"][0])
    decided = house.ask("PUT", f"{path}/tournaments/{held['id']}/rounds/1/0", {"score": "one"}, owner)[1]
    assert [board["game"] for board in decided["boards"][0]] == [None, second]
    assert refused(house.ask("GET", f"/api/games/{first}", secret=owner))[0] == 404
    # One sits down in the other game and deletes their data: what has not begun ends with them.
    reserved = [seat["reserved"] for seat in house.get(f"/api/games/{second}", owner)["seats"]]
    leaver = next(person for person in people if person.id in reserved and person is not people[0])
    waiting = leaver.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    assert house.ask("DELETE", "/api/me", None, leaver.secret)[0] == 204
    for game in (second, waiting):
        assert refused(house.ask("GET", f"/api/games/{game}", secret=owner))[0] == 404
    [held] = house.get(path, owner)["tournaments"]
    assert all(board["score"] for board in held["boards"][0])
    held = house.post(f"{path}/tournaments/{held['id']}/rounds", None, owner)
    games = [board["game"] for board in held["boards"][1] if board["game"] is not None]
    assert len(games) == 1
    assert house.ask("DELETE", path, secret=owner)[0] == 204
    assert refused(house.ask("GET", f"/api/games/{games[0]}", secret=owner))[0] == 404


def test_games_of_a_club_and_of_its_tournaments_have_the_clock_that_was_chosen(house: RunningHouse) -> None:
    club, people = club_of(house, "Ada", "Bo", "Cleo")
    path, owner = f"/api/clubs/{club}", people[0].secret
    game = house.post(f"{path}/games", {"game": "fjords", "people": [people[1].id], "clock": TEN}, owner)
    assert game["clock"] == TEN
    begin = {"kind": "swiss", "game": "fjords", "options": {"players": 2}, "clock": TEN}
    told = house.post(f"{path}/tournaments", begin, owner)
    assert told["clock"] == TEN
    assert house.get(f"/api/games/{told['boards'][0][0]['game']}", owner)["clock"] == TEN
    house.ask("PUT", f"{path}/tournaments/{told['id']}/rounds/1/0", {"score": "one"}, owner)
    told = house.post(f"{path}/tournaments/{told['id']}/rounds", None, owner)
    assert house.get(f"/api/games/{told['boards'][1][0]['game']}", owner)["clock"] == TEN
    begin["clock"] = {"kind": "move", "seconds": 0}
    assert refused(house.ask("POST", f"{path}/tournaments", begin, owner)) == (400, "server-bad-request")


def test_nobody_wins_a_pairing_by_blocking_the_other(house: RunningHouse) -> None:
    club, people = club_of(house, "Ada", "Bo", "Cleo")
    begin = {"kind": "swiss", "game": "fjords", "options": {"players": 2}}
    told = house.post(f"/api/clubs/{club}/tournaments", begin, people[0].secret)
    pairing = told["boards"][0][0]
    known = {person.id: person for person in people}
    first, second = (known[told["players"][pairing[side]]["person"]] for side in ("one", "other"))
    first.sit(pairing["game"], 0)
    assert house.ask("PUT", f"/api/me/blocked/{second.id}", None, first.secret)[0] == 204
    second.sit(pairing["game"], 1)
    assert house.get(f"/api/games/{pairing['game']}")["state"] == "running"
    outside = first.make(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    first.sit(outside, 0)
    taking = house.ask("POST", f"/api/games/{outside}/seats/1", {"nonce": "n"}, second.secret)
    assert refused(taking) == (403, "server-blocked")

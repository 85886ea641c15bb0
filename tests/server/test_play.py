"""Playing over the socket: the whole protocol with a real server."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from support.houses import Player, RunningHouse, Visitor

from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.record import Record

RECORDS = Path(__file__).parent.parent / "golden" / "records"


def at_one_screen(house: RunningHouse, game: str = "fjords", **given: Any) -> Player:
    """A game in which one person holds every seat."""
    ada = Visitor(house)
    made = ada.make(game, **given)
    tokens = [ada.sit(made["id"], seat) for seat in range(len(made["seats"]))]
    return Player(house, made["id"], *tokens).join()


def two_people(house: RunningHouse, **given: Any) -> tuple[Player, Player]:
    """A game between two people; the first of the two is to move."""
    ada, bo = Visitor(house, "Ada"), Visitor(house, "Bo")
    game = ada.make(seats=[{"kind": "me"}, {"kind": "open"}], **given)["id"]
    tokens = ada.sit(game, 0), bo.sit(game, 1)
    players = [Player(house, game, token).join() for token in tokens]
    return (players[0], players[1]) if players[0].table["turn"] == 0 else (players[1], players[0])


def play_to_the_end(player: Player, seed: int) -> None:
    choose = random.Random(seed)
    while player.table["state"] != "over":
        assert player.move(choose.choice(player.view["legal"]))["type"] == "ack"


@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_a_whole_game_is_played_and_its_record_is_fair(house: RunningHouse, game: str) -> None:
    with at_one_screen(house, game) as player:
        commitment = player.table["fair"]["commitment"]
        play_to_the_end(player, 1)
        assert player.table["fair"]["commitment"] == commitment
        assert player.table["result"] == player.view["result"]
        status, content = house.ask("GET", f"/api/games/{player.game}/record")
        assert status == 200
        record = Record.read(json.dumps(content))
        record.verify(fair=True)
        assert record.commitment == commitment
        view = house.get(f"/api/games/{player.game}/positions/{len(record.events)}")["view"]
        assert view == {**player.view, "seat": None}


def test_what_one_does_the_other_is_told_and_each_sees_their_own_view(house: RunningHouse) -> None:
    first, second = two_people(house)
    with first, second:
        assert "legal" in first.view
        assert "legal" not in second.view
        ack = first.move()
        second.up_to(first.ply)
        assert ack["type"] == "ack"
        assert second.told[ack["ply"]]["kind"] == "event"
        assert first.told == {ply: entry for ply, entry in second.told.items() if ply in first.told}
        assert first.view["board"] == second.view["board"]


def test_an_onlooker_sees_and_cannot_move(house: RunningHouse) -> None:
    first, second = two_people(house)
    with first, second, Player(house, first.game).join() as onlooker:
        assert onlooker.view["seat"] is None
        answer = onlooker.do("move", ply=onlooker.ply, action=first.view["legal"][0])
        assert answer["key"] == "table-only-watching"
        first.move()
        onlooker.up_to(first.ply)
        assert onlooker.view["board"] == first.view["board"]


def test_a_private_game_is_for_those_who_sit_there(house: RunningHouse) -> None:
    first, second = two_people(house, visibility="private")
    with first, second:
        stranger = Player(house, first.game)
        with stranger:
            assert stranger.do("join", tokens=[], language="de")["key"] == "server-not-yours"
        assert house.ask("GET", f"/api/games/{first.game}/record")[0] == 403
        assert house.ask("GET", f"/api/games/{first.game}")[0] == 403


def test_who_comes_back_gets_exactly_what_was_missed(house: RunningHouse) -> None:
    player = at_one_screen(house)
    choose = random.Random(4)
    other = Player(house, player.game, *player.tokens).join()
    for _ in range(4):
        player.move(choose.choice(player.view["legal"]))
    other.up_to(player.ply)
    other.close()
    missed_from = other.ply
    for _ in range(50):
        player.move(choose.choice(player.view["legal"]))
    back = Player(house, player.game, *player.tokens, since=missed_from)
    back.view = other.view
    with player, back:
        back.join(since=missed_from)
        back.up_to(player.ply)
        assert back.view == player.view
        assert sorted(back.told) == list(range(missed_from + 1, player.ply + 1))
        assert {**back.told, **player.told} == {**player.told, **back.told}
        assert all(message.get("view") is None for message in back.received)


def test_who_comes_back_at_once_has_missed_nothing(house: RunningHouse) -> None:
    player = at_one_screen(house)
    player.close()
    back = Player(house, player.game, *player.tokens, since=player.ply)
    with back:
        welcome = back.do("join", tokens=list(player.tokens), since=player.ply)
        assert (welcome["entries"], welcome["changes"], welcome["view"]) == ([], [], None)


def test_the_same_command_is_done_once_and_answered_twice(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        action, ply = player.view["legal"][0], player.ply
        first = player.do("move", id="again", ply=ply, action=action)
        second = player.do("move", id="again", ply=ply, action=action)
        assert first == second
        with Player(house, player.game, *player.tokens).join() as other:
            assert other.do("move", id="again", ply=ply, action=action) == first
        assert [entry["text"] for entry in player.told.values()].count(action) == 1


def test_a_refusal_tells_the_rule_and_a_sentence_in_ones_language(house: RunningHouse) -> None:
    player = at_one_screen(house)
    with player:
        player.do("join", tokens=list(player.tokens), language="fr")
        error = player.move("viking 0,0")
        assert (error["type"], error["rule"], error["key"]) == ("error", "F4.1", "fjords-due-lay")
        assert "tuile" in error["text"]
        because = player.do("why", action="lay 99 0,0 PPPPPP")
        assert because["legal"] is False
        assert because["rule"] is not None
        assert player.do("why", action=player.view["legal"][0]) == {
            "type": "because",
            "id": because_id(player),
            "legal": True,
            "rule": None,
            "key": None,
            "params": None,
            "text": None,
        }


def because_id(player: Player) -> Any:
    return player.received[-1]["id"]


def test_with_oversight_nothing_tells_where_a_tile_fits(house: RunningHouse) -> None:
    with at_one_screen(house, options={"oversight": True}) as player:
        assert "legal" not in player.view
        assert player.view["kinds"] == ["lay", "nothing"]
        refused = player.do("why", action="lay 99 0,0 PPPPPP")
        assert (refused["type"], refused["rule"]) == ("error", "F5.5")
        assert player.do("hint", ply=player.ply)["rule"] == "F5.5"


def test_takebacks_at_one_screen_are_free(house: RunningHouse) -> None:
    with at_one_screen(house, casual=True) as player:
        before = dict(player.view)
        player.move()
        assert player.table["takeback"] is not None
        assert player.do("takeback", ply=player.ply)["type"] == "ack"
        assert player.view == before


def test_between_people_takebacks_are_asked_for(house: RunningHouse) -> None:
    first, second = two_people(house, casual=True)
    with first, second:
        before = dict(first.view)
        first.move()
        second.up_to(first.ply)
        first.do("takeback", ply=first.ply)
        second.until("update")
        [offer] = second.table["offers"]
        assert (offer["kind"], offer["seat"]) == ("takeback", first.received[-1].get("seat", offer["seat"]))
        assert second.do("answer", offer=offer["ply"], yes=True)["type"] == "ack"
        first.up_to(second.ply)
        assert first.view == before
        assert first.table["offers"] == []


def test_resigning_reveals_the_seed_and_a_rematch_keeps_the_seats(house: RunningHouse) -> None:
    first, second = two_people(house)
    with first, second:
        assert first.table["fair"]["seed"] is None
        assert first.do("resign", ply=first.ply)["type"] == "ack"
        second.up_to(first.ply)
        assert second.table["ended"]["by"] == "resign"
        assert second.table["fair"]["seed"] is not None
        second.do("rematch", ply=second.ply)
        first.up_to(second.ply)
        first.do("answer", offer=first.table["offers"][0]["ply"], yes=True)
        again = house.get(f"/api/games/{first.table['rematch']}")
        assert again["state"] == "open"
        assert all(seat["reserved"] for seat in again["seats"])


def test_chat_reaches_everyone_who_is_not_muted(house: RunningHouse) -> None:
    first, second = two_people(house)
    with first, second:
        assert first.do("mute", on=True)["type"] == "ack"
        second.do("chat", text="<script>alert(1)</script>  hello")
        [said] = [message for message in second.received if message["type"] == "chat"]
        assert said["text"] == "<script>alert(1)</script> hello"
        first.do("ping")
        assert not [message for message in first.received if message["type"] == "chat"]
        assert [said["n"] for said in house.get(f"/api/games/{first.game}/chat")] == [1]


def test_presence_tells_who_is_there(house: RunningHouse) -> None:
    first, second = two_people(house)
    with first:
        with second:
            pass
        while (told := first.until("presence"))["seats"].count(True) == 2:
            pass
        assert sorted(told["seats"]) == [False, True]


def test_no_message_of_a_four_player_game_is_larger_than_8_kb(house: RunningHouse) -> None:
    record = Record.read((RECORDS / "fjords-base-4-all-runes.json").read_text("utf-8"))
    settling = next(count for count in range(len(record.events)) if isinstance(record.replay(count), Settlement))
    origin: dict[str, Any] = {"from": {"record": json.loads(record.write()), "events": settling}}
    options = {"players": 4, "runes": list(RUNES)}
    with at_one_screen(house, seats=[{"kind": "me"}] * 4, options=options, **origin) as player:
        play_to_the_end(player, 3)
        with Player(house, player.game, *player.tokens).join() as late:
            assert max(late.sizes) <= 8_192
        assert max(player.sizes) <= 8_192
        # Sending a move does not resend the board.
        assert sum(player.sizes) / len(player.sizes) < 2_500


def test_a_settled_board_is_finished_at_once(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        choose = random.Random(2)
        while player.table["state"] != "over":
            player.move(choose.choice(player.view["legal"]))
            if player.view.get("due") == "settle" and player.outlook()["finish"]:
                assert player.do("finish", ply=player.ply)["type"] == "ack"
        assert player.told[player.ply]["kind"] == "over"


def test_games_are_imported_one_by_one_and_those_before_a_bad_one_stay(house: RunningHouse) -> None:
    ada = Visitor(house)
    one = json.loads((RECORDS / "fjords-base-2.json").read_text("utf-8"))
    other = {**one, "players": ["Ada", "Bo"]}
    bad = {**one, "events": [*one["events"][:8], "lay 1 9,9 PPPPPP"]}
    status, told = house.ask("POST", "/api/me/import", {"games": [one, bad, other]}, ada.secret)
    assert (status, told["error"]["key"], told["error"]["params"]["number"]) == (400, "server-import-refused", 2)
    assert len(house.get("/api/me/games", ada.secret)) == 1
    # The same game twice in a file is one game.
    games = {"games": [one, other, other], "format": "longhouse-games/1"}
    assert house.post("/api/me/import", games, ada.secret) == {"imported": 1, "known": 2}


def test_an_exported_game_can_be_brought_in_again_and_played_on_from(house: RunningHouse) -> None:
    with at_one_screen(house) as player:
        play_to_the_end(player, 5)
        record = house.get(f"/api/games/{player.game}/record")
    bo = Visitor(house, "Bo")
    games = {"format": "longhouse-games/1", "games": [record]}
    assert house.post("/api/me/import", games, bo.secret) == {"imported": 1, "known": 0}
    assert house.post("/api/me/import", games, bo.secret) == {"imported": 0, "known": 1}
    [mine] = house.get("/api/me/games", bo.secret)
    assert mine["state"] == "over"
    assert house.get("/api/me/export", bo.secret)["games"] == [record]
    ply = next(n for n, event in enumerate(record["events"]) if event.startswith("lay"))
    origin: dict[str, Any] = {"from": {"record": record, "events": ply}}
    on = bo.make(**origin)
    tokens = [bo.sit(on["id"], seat) for seat in (0, 1)]
    with Player(house, on["id"], *tokens).join() as player:
        assert record["events"][ply] in player.view["legal"]
        assert player.table["fair"]["commitment"] is None


def test_the_chance_to_win_each_fief_is_told_before_a_visit(house: RunningHouse) -> None:
    with at_one_screen(house, "northwood") as player:
        told = player.do("chances", ply=player.ply)
        assert [each["action"] for each in sorted(told["chances"], key=lambda each: str(each["action"]))] == [
            f"visit {fief}" for fief in range(8)
        ]
        assert all(0 <= each["chance"] <= 1 for each in told["chances"])


def test_the_same_deal_is_played_again_by_the_same_person_alone(house: RunningHouse) -> None:
    ada = Visitor(house)
    game = ada.make("northwood")["id"]
    with Player(house, game, ada.sit(game, 0)).join() as player:
        dealt = player.view["fiefs"], player.view["hand"]
        assert (
            house.ask("POST", f"/api/games/{game}/same-deal", None, ada.secret)[1]["error"]["key"] == "table-not-over"
        )
        play_to_the_end(player, 1)
    status, begun = house.ask("POST", f"/api/games/{game}/same-deal", None, ada.secret)
    assert status == 201
    with Player(house, begun["game"]["id"], begun["token"]).join() as player:
        assert (player.view["fiefs"], player.view["hand"]) == dealt
        play_to_the_end(player, 2)
        _, content = house.ask("GET", f"/api/games/{player.game}/record")
        Record.read(json.dumps(content)).verify(fair=True)
    stranger = Visitor(house, "Bo")
    _, refused = house.ask("POST", f"/api/games/{game}/same-deal", None, stranger.secret)
    assert refused["error"]["key"] == "table-same-deal"

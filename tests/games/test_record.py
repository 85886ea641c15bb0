"""Records: what is read, what is refused, and with which rule and place."""

import json
from typing import Any

import pytest
from support.lines import random_line

from longhouse.errors import BadRecord, NoSuchPosition
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.match import Fjords
from longhouse.games.game import Seat
from longhouse.games.playout import random_game
from longhouse.games.record import Ended, Record


def finished(**options: Any) -> dict[str, Any]:
    game = game_with("fjords", options)
    content: dict[str, Any] = json.loads(random_game(game, "9").record.write())
    return content


def refused(content: object) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        Record.read(json.dumps(content)).verify()
    return refusal.value


def test_a_record_of_a_whole_game_is_accepted() -> None:
    content = finished()
    assert Record.read(json.dumps(content)).verify().result == Fjords.read_result(content["result"])


@pytest.mark.parametrize("key", ["format", "game", "options", "events"])
def test_a_required_key_that_is_missing_is_named(key: str) -> None:
    content = finished()
    del content[key]
    refusal = refused(content)
    assert (refusal.key, refusal.params["name"], refusal.rule, refusal.index) == ("field-missing", key, None, None)


@pytest.mark.parametrize("key", ["players", "seed", "commitment", "result", "rules"])
def test_an_optional_key_may_be_missing(key: str) -> None:
    content = finished()
    del content[key]
    Record.read(json.dumps(content)).verify()


def test_an_unknown_key_is_refused() -> None:
    assert refused({**finished(), "colour": "red"}).key == "field-unknown"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": "longhouse/2"}, "field-choice"),
        ({"format": 1}, "field-type"),
        ({"game": "chess"}, "game-unknown"),
        ({"options": []}, "field-not-object"),
        ({"options": {"players": True}}, "field-type"),
        ({"options": {"players": 2.0}}, "field-type"),
        ({"options": {"players": 5}}, "field-choice"),
        ({"options": {"colour": 1}}, "field-unknown"),
        ({"options": {"runes": "home"}}, "field-type"),
        ({"options": {"runes": ["homes"]}}, "field-choice"),
        ({"options": {"runes": ["home", "home"]}}, "fjords-rune-twice"),
        ({"options": {"rounds": 3}}, "fjords-rounds"),
        ({"options": {"edition": "2005", "variant": "base"}}, "fjords-variant-2005"),
        ({"options": {"tiles": "unknown"}}, "field-choice"),
        ({"options": {"tiles": 7}}, "field-type"),
        ({"events": "*first 0"}, "field-type"),
        ({"players": ["one"]}, "record-one-per-seat"),
        ({"players": [1, 2]}, "field-type"),
        ({"nonces": ["a\nb", "c"]}, "record-one-line"),
        ({"seed": "a\nb"}, "record-one-line"),
        ({"commitment": "abc"}, "record-commitment-form"),
        ({"rules": 2}, "field-choice"),
        ({"ended": {"by": "magic", "seat": 0}}, "field-choice"),
        ({"ended": {"by": "resign"}}, "field-missing"),
        ({"ended": {"by": "resign", "seat": 2}}, "no-such-seat"),
        ({"ended": {"by": "resign", "seat": 0}}, "record-ended-and-over"),
    ],
)
def test_what_is_wrong_outside_the_events_has_no_index_and_no_rule(change: dict[str, Any], key: str) -> None:
    refusal = refused({**finished(), **change})
    assert (refusal.key, refusal.index, refusal.rule) == (key, None, None)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"variant": "epic", "players": 3}, "F9.1"),
        ({"variant": "classic", "players": 4}, "F9.2"),
        ({"variant": "classic", "runes": ["home"]}, "F9.2"),
        ({"edition": "2005", "players": 3}, None),
        ({"edition": "2005", "runes": ["home"]}, None),
    ],
)
def test_a_variant_that_does_not_fit_cites_its_rule(options: dict[str, Any], rule: str | None) -> None:
    refusal = refused({**finished(), "options": options})
    assert (refusal.rule, refusal.index) == (rule, None)


def test_a_bad_event_is_refused_with_its_index_and_rule() -> None:
    content = finished()
    lay = next(i for i, event in enumerate(content["events"]) if event.startswith("lay"))
    content["events"][lay] = "lay 99 0,0 PPPPPP"
    refusal = refused(content)
    assert (refusal.index, refusal.rule) == (lay, "F2.2")


def test_an_event_that_is_no_text_cannot_be_read() -> None:
    content = finished()
    content["events"][3] = 17
    refusal = refused(content)
    assert (refusal.index, refusal.rule) == (3, "F11")


@pytest.mark.parametrize(
    ("options", "rule"), [({}, "F8.3"), ({"variant": "classic"}, "F8.4"), ({"edition": "2005", "rounds": 1}, "F8.4")]
)
def test_a_wrong_result_has_the_index_after_the_last_event(options: dict[str, Any], rule: str) -> None:
    content = finished(**options)
    content["result"]["scores"][0] += 1
    refusal = refused(content)
    assert (refusal.index, refusal.rule) == (len(content["events"]), rule)


def test_a_result_is_wrong_while_the_game_runs() -> None:
    content = finished()
    del content["events"][-5:]
    assert refused(content).rule == "F8.3"


def test_a_match_of_three_rounds_adds_its_rounds() -> None:
    assert len(finished(edition="2005")["result"]["rounds"]) == 3
    assert "rounds" not in finished(edition="2005", rounds=1)["result"]


def test_a_running_game_that_was_resigned_is_accepted_and_written_back() -> None:
    content = finished()
    del content["events"][20:], content["result"]
    content["ended"] = {"by": "resign", "seat": 1}
    record = Record.read(json.dumps(content))
    record.verify()
    assert record.ended == Ended("resign", Seat(1))
    assert json.loads(record.write())["ended"] == {"by": "resign", "seat": 1}


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"\x00" * 1_000_000, b"nonsense", b'{"a": 1, "a": 2}', b"9" * 5000],
)
def test_garbage_is_refused_in_one_piece(text: bytes) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.read(text)
    assert refusal.value.index is None


def test_replaying_stops_at_any_ply_and_not_beyond() -> None:
    record = Record.read(json.dumps(finished()))
    assert record.replay(0).chance is not None
    with pytest.raises(NoSuchPosition) as refusal:
        record.replay(len(record.events) + 1)
    assert refusal.value.key == "record-no-such-ply"


def test_options_are_written_with_their_defaults() -> None:
    assert game_with("fjords", {}).options() == {
        "edition": "2021",
        "variant": "base",
        "players": 2,
        "runes": [],
        "oversight": False,
        "tiles": "reconstruction-1",
    }
    assert game_with("fjords", {"edition": "2005"}).options()["rounds"] == 3


class TestFairness:
    def test_a_game_drawn_from_its_seed_is_fair(self) -> None:
        Record.read(json.dumps(finished())).verify(fair=True)

    def test_nonces_are_mixed_in(self) -> None:
        content = {**finished(), "nonces": ["a", "b"]}
        assert self.unfair(content).key == "fair-other-chance"

    def test_another_seed_than_the_one_committed_to_is_found(self) -> None:
        assert self.unfair({**finished(), "seed": "8"}).key == "fair-other-seed"

    def test_a_chance_event_that_the_seed_does_not_give_is_found_at_its_place(self) -> None:
        game = game_with("fjords", {})
        line = list(random_line(game, "other"))
        events = [game.text(event) for _, event in line if event is not None]
        result = line[-1][0].result
        assert result is not None
        content = {**finished(), "events": events, "result": result.to_json()}
        refusal = self.unfair(content)
        assert refusal.key == "fair-other-chance"
        assert refusal.index is not None
        assert events[refusal.index].startswith("*")

    @pytest.mark.parametrize("key", ["seed", "commitment"])
    def test_what_was_not_revealed_cannot_be_checked(self, key: str) -> None:
        content = finished()
        del content[key]
        assert self.unfair(content).key == "fair-not-revealed"

    def test_a_swap_may_be_written_in_any_order(self) -> None:
        game = game_with("fjords", {"oversight": True})
        for number in range(200):
            record = random_game(game, f"{number}").record
            swap = next((i for i, text in enumerate(record.events) if text.startswith("*swap")), None)
            if swap is not None:
                content = json.loads(record.write())
                verb, *tiles = content["events"][swap].split()
                content["events"][swap] = " ".join([verb, *reversed(tiles)])
                Record.read(json.dumps(content)).verify(fair=True)
                return
        pytest.fail("no random game swapped its row")

    @staticmethod
    def unfair(content: dict[str, Any]) -> BadRecord:
        record = Record.read(json.dumps(content))
        with pytest.raises(BadRecord) as refusal:
            record.verify(fair=True)
        return refusal.value

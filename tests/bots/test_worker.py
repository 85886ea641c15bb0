"""The worker as a real process: what it answers, and that nothing it is sent can end it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest
from support.compiled import all_but_one
from support.lines import first_decision, random_line
from support.patience import PATIENCE

from longhouse.games.catalogue import game_with
from longhouse.games.record import Record

Line = dict[str, Any]
RECORDS = Path(__file__).parent.parent / "golden" / "records"


class Process:
    """A worker, spoken to line by line."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "longhouse.bots.worker"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.hello = self.hear()

    def say(self, *lines: dict[str, object] | bytes) -> None:
        stdin: IO[bytes] | None = self.process.stdin
        assert stdin is not None
        for line in lines:
            stdin.write(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n")
        stdin.flush()

    def hear(self) -> Line:
        assert self.process.stdout is not None
        told: Line = json.loads(self.process.stdout.readline())
        return told

    def ask(self, request: dict[str, object] | bytes) -> Line:
        self.say(request)
        return self.hear()

    def leave(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def worker() -> Iterator[Process]:
    """One process for all tests of this file: what one test sends must not spoil the next."""
    process = Process()
    yield process
    assert process.leave() == 0


def long_thought(*, progress: bool = True) -> dict[str, object]:
    """A request that is thought about until it is cancelled: this search does not end when a choice is clear."""
    state = first_decision("northwood")
    return move(1, view=state.view(state.turn), player="norn@600s", progress=progress)


def move(number: int, **fields: Any) -> dict[str, object]:
    state = first_decision("fjords")
    return {"id": number, "ask": "move", "view": state.view(state.turn), "player": "random", "seed": 1, **fields}


def test_it_says_who_can_play_what(worker: Process) -> None:
    assert worker.hello["hello"] == "longhouse-bot/1"
    assert worker.hello["players"]["fjords"] == worker.hello["players"]["northwood"]


@pytest.mark.parametrize(
    ("line", "number", "key"),
    [
        (b"\n{\n", None, "json-broken"),
        (b"\xff\xfe\n", None, "json-not-text"),
        (b"[" * 100_000 + b"\n", None, "json-broken"),
        (b"[]\n", None, "field-not-object"),
        (b"17\n", None, "field-not-object"),
        (b'{"id": 1, "id": 2}\n', None, "json-key-twice"),
        ({"ask": "move"}, None, "field-missing"),
        ({"id": [1], "ask": "move"}, None, "bot-id"),
        ({"id": 2, "ask": "dance"}, 2, "field-choice"),
        ({"id": "three", "ask": "move"}, "three", "field-missing"),
        ({"id": 4, "ask": "move", "view": 7}, 4, "field-not-object"),
        ({"id": 5, "ask": "move", "view": {}}, 5, "field-missing"),
        ({"id": 6, "ask": "move", "view": {"game": "chess", "options": {}}}, 6, "game-unknown"),
        ({"id": 7, "ask": "move", "view": {"game": "fjords", "options": {}}}, 7, None),
        ({"id": 8, "ask": "move", "view": {"game": "fjords", "options": {"players": 9}}}, 8, "field-choice"),
        (move(9, player="odin"), 9, "player-unknown"),
        (move(10, seed="x"), 10, "field-type"),
        (move(11, colour="red"), 11, "field-unknown"),
        ({"id": 12, "ask": "analyse", "record": {"format": "longhouse/1"}}, 12, "field-missing"),
        ({"id": 13, "ask": "hint", "view": first_decision("fjords").view(None), "player": "random"}, 13, None),
    ],
)
def test_bad_input_is_answered_with_one_error_and_the_next_request_is_served(
    worker: Process, line: dict[str, object] | bytes, number: int | str | None, key: str | None
) -> None:
    told = worker.ask(line)
    assert told["id"] == number
    assert key in (None, told["error"]["key"])
    assert "answer" in worker.ask(move(99))


def test_a_view_cut_anywhere_is_refused_or_played(worker: Process) -> None:
    """A view with one part missing never ends the worker."""
    state = first_decision("fjords")
    view = state.view(state.turn)
    for name in view:
        told = worker.ask(move(1, view={key: part for key, part in view.items() if key != name}))
        assert ("error" in told) != ("answer" in told), name


def test_every_position_of_a_game_is_played_from_its_view(worker: Process) -> None:
    games = [
        game_with("fjords", {"players": 3, "runes": ["wisdom", "home"]}),
        game_with("northwood", {"setup": "full"}),
    ]
    for game in games:
        for number, (state, _) in enumerate(random_line(game, "5")):
            if state.turn is not None and number % 7 == 0:
                told = worker.ask(move(number, view=state.view(state.turn)))
                assert told["answer"]["action"] in state.legal()


def test_the_same_view_and_seed_give_the_same_action_whatever_is_to_come(worker: Process) -> None:
    answers = [worker.ask(move(number))["answer"]["action"] for number in range(3)]
    assert len(set(answers)) == 1
    assert len({worker.ask(move(number, seed=number))["answer"]["action"] for number in range(20)}) > 1


def test_a_request_that_is_cancelled_while_it_is_thought_about_is_answered_with_what_was_found(worker: Process) -> None:
    worker.say(long_thought())
    while "progress" in (told := worker.hear()):
        worker.say({"id": 1, "ask": "cancel"})
    assert told["answer"]["action"] in first_decision("northwood").legal()


def test_one_that_waits_is_cancelled_without_a_thought(worker: Process) -> None:
    assert "progress" in worker.ask(long_thought())
    worker.say(move(2), {"id": 2, "ask": "cancel"}, {"id": 1, "ask": "cancel"})
    answers: dict[int, Line] = {}
    while len(answers) < 2:
        told = worker.hear()
        if "progress" not in told:
            answers[told["id"]] = told
    assert "action" in answers[1]["answer"]
    assert answers[2]["error"]["key"] == "bot-cancelled"


def test_the_same_id_twice_is_refused_while_the_first_is_open(worker: Process) -> None:
    worker.say(long_thought(progress=False), move(1))
    assert worker.hear()["error"]["key"] == "bot-asked-twice"
    assert worker.ask({"id": 1, "ask": "cancel"})["id"] == 1


def test_cancelling_what_is_not_asked_is_nothing(worker: Process) -> None:
    worker.say({"id": 77, "ask": "cancel"})
    assert worker.ask(move(78))["id"] == 78


def test_hints_and_whole_games_are_asked_for_in_the_same_way(worker: Process) -> None:
    state = first_decision("northwood")
    asked: dict[str, object] = {
        "id": 1,
        "ask": "hint",
        "view": state.view(state.turn),
        "player": "norn@60n",
        "count": 2,
    }
    candidates = worker.ask(asked)["answer"]["candidates"]
    assert len(candidates) == 2
    assert all({"action", "value", "win", "hit", "reason"} <= set(each) for each in candidates)
    record = json.loads((RECORDS / "fjords-base-2.json").read_text())
    analysis = worker.ask({"id": 2, "ask": "analyse", "record": record, "player": "karl@20n"})["answer"]
    assert analysis["complete"]


@pytest.mark.parametrize("name", ["fjords-classic-3-rounds", "fjords-oversight-4", "northwood-full"])
def test_a_decision_is_judged_from_its_view_as_it_is_from_the_record(worker: Process, name: str) -> None:
    content = (RECORDS / f"{name}.json").read_bytes()
    record, states = json.loads(content), list(Record.read(content))
    plies = [ply for ply, state in enumerate(states) if len(state.actions()) > 1][::9]
    asked: Line = {"ask": "analyse", "record": record, "player": "norn@60n", "seed": 5, "plies": plies}
    analysed = worker.ask({"id": 0, **asked})["answer"]["moves"]
    assert [move["ply"] for move in analysed] == plies
    for move in analysed:
        ply, state = move["ply"], states[move["ply"]]
        played: Line = {"view": state.view(state.turn), "action": record["events"][ply], "ply": ply}
        judged = worker.ask({"id": ply, "ask": "judge", **played, "player": "norn@60n", "seed": 5})
        assert judged == {"id": ply, "answer": move}


def test_a_decision_that_the_rules_do_not_allow_is_not_judged(worker: Process) -> None:
    state = first_decision("fjords")
    asked: Line = {"id": 1, "ask": "judge", "view": state.view(state.turn), "ply": 7, "player": "norn@60n"}
    assert worker.ask(asked)["error"]["key"] == "field-missing"
    assert worker.ask({**asked, "action": "viking 0,0"})["error"]["type"] == "IllegalAction"


def test_it_prepares_itself_for_a_game_when_it_is_asked_to(worker: Process) -> None:
    assert worker.ask({"id": 3, "ask": "prepare", "game": "northwood"}) == {"id": 3, "answer": {}}
    assert worker.ask({"id": 4, "ask": "prepare", "game": "chess"})["error"]["key"] == "field-choice"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"players": ["karl", "odin"]}, "player-unknown"),
        ({"players": ["karl", "karl@0n"]}, "player-budget"),
        ({"players": "karl"}, "field-type"),
        ({"view": game_with("fjords", {}).start().view(None)}, "player-nothing-to-decide"),
    ],
)
def test_what_it_could_not_do_later_it_does_not_prepare_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fields: Line, key: str
) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    process = Process()
    told = process.ask({"id": 1, "ask": "prepare", "game": "fjords", **fields})
    assert told["error"]["key"] == key
    assert process.leave() == 0
    assert not list(tmp_path.rglob("*.kernel"))


def test_it_tells_how_far_it_is_while_it_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    all_but_one(tmp_path)
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    asked: Line = {"id": 1, "ask": "prepare", "game": "northwood", "players": ["karl"], "progress": True}
    process = Process()
    done, of = process.ask(asked)["progress"]
    assert 0 <= done < of
    while "progress" in (told := process.hear()):
        pass
    assert told == {"id": 1, "answer": {}}
    assert process.ask(asked) == {"id": 1, "answer": {}}, "it is asked again, and has nothing to compile"
    assert process.leave() == 0


def test_nobody_to_move_is_refused(worker: Process) -> None:
    start = game_with("fjords", {}).start()
    assert worker.ask(move(1, view=start.view(None)))["error"]["key"] == "player-nothing-to-decide"


def test_it_leaves_when_its_input_ends() -> None:
    process = Process()
    process.say(move(1, player="norn@600s"))
    assert process.leave() == 0

"""The port to bots, from the side of a table: real processes, killed, silent, and talking nonsense."""

import asyncio
import os
import signal
import sys
import threading
from concurrent.futures import CancelledError
from pathlib import Path

import msgspec
import pytest
from support.lines import first_decision
from support.patience import PATIENCE
from support.refused import because

from longhouse.bots.client import BotPool, BotProcess, PendingRequest
from longhouse.bots.protocol import BotMove, BotReason, MoveRequest, Request, decoded
from longhouse.errors import BotError, BotUnavailable, LonghouseError

ECHO = """
import json, sys
from pathlib import Path

def say(number, **told):
    print(json.dumps({"id": number, **told}), flush=True)

print(json.dumps({"hello": "longhouse-bot/1", "players": {"fjords": ["echo"]}}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    number, player = asked["id"], asked.get("player")
    if asked["ask"] == "cancel":
        say(number, answer={"stopped": True})
    elif player == "dies" or (player == "dies-once" and not Path(asked["file"]).exists()):
        Path(asked["file"]).touch()
        sys.exit(1)
    elif player == "mumbles":
        print("good morning\\n[1, 2\\n[1]\\n{}")
        say(10**6, answer={})
        say(number, error="no")
    elif player == "babbles":
        for nonsense in ("[" * 10**5, json.dumps({"id": number, "progress": "far"})):
            print(nonsense, flush=True)
        say(number, answer=json.loads(asked["file"]))
    elif player != "silent":
        for done in range(asked.get("steps", 0)):
            say(number, progress=[done, 1.0])
        say(number, answer={"echo": player})
"""


class Echoed(msgspec.Struct, frozen=True):
    """What that bot answers."""

    echo: str | None = None
    stopped: bool = False


class Say(Request[Echoed], frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """What it is asked."""

    player: str
    file: str = ""
    steps: int = 0

    def read(self, answer: object) -> Echoed:
        return decoded(answer, Echoed)


@pytest.fixture
def echo(tmp_path: Path) -> tuple[str, ...]:
    """The command of a small bot that does what its name says."""
    file = tmp_path / "echo.py"
    file.write_text(ECHO)
    return sys.executable, str(file)


def test_the_bots_of_the_house_answer_a_view_with_a_legal_action_and_a_reason() -> None:
    state = first_decision("fjords")
    with BotProcess() as worker:
        assert "norn" in worker.players("fjords")
        answer = worker.ask(MoveRequest(view=state.view(state.turn), player="random", seed=1)).result(PATIENCE)
    assert answer.action in state.legal()
    assert answer.reason == BotReason("reason-by-chance")


def test_many_requests_are_answered_each_with_its_own(echo: tuple[str, ...]) -> None:
    with BotProcess(echo) as worker:
        asked = [worker.ask(Say(player=f"p{number}")) for number in range(200)]
        assert [each.result(PATIENCE).echo for each in asked] == [f"p{number}" for number in range(200)]


def test_it_can_be_awaited(echo: tuple[str, ...]) -> None:
    async def answer(worker: BotProcess, name: str) -> Echoed:
        return await worker.ask(Say(player=name))

    async def both(worker: BotProcess) -> tuple[Echoed, Echoed]:
        first, second = await asyncio.gather(answer(worker, "a"), answer(worker, "b"))
        return first, second

    with BotProcess(echo) as worker:
        assert asyncio.run(both(worker)) == (Echoed("a"), Echoed("b"))


def test_cancelling_the_task_that_waits_gives_the_request_up(echo: tuple[str, ...]) -> None:
    async def impatient(worker: BotProcess) -> Echoed:
        with pytest.raises(asyncio.TimeoutError):
            async with asyncio.timeout(0.2):
                await worker.ask(Say(player="silent"))
        return await worker.ask(Say(player="after"))

    with BotProcess(echo) as worker:
        assert asyncio.run(impatient(worker)) == Echoed("after")


def test_a_request_that_is_stopped_is_answered_with_what_there_is(echo: tuple[str, ...]) -> None:
    with BotProcess(echo) as worker:
        asked = worker.ask(Say(player="silent"))
        asked.stop()
        assert asked.result(PATIENCE) == Echoed(stopped=True)


def test_progress_is_told_before_the_answer(echo: tuple[str, ...]) -> None:
    told: list[tuple[float, float]] = []
    with BotProcess(echo) as worker:
        worker.ask(Say(player="p", steps=3), told.append).result(PATIENCE)
    assert told == [(0, 1.0), (1, 1.0), (2, 1.0)]


def test_a_bot_that_dies_is_started_again_and_asked_again(echo: tuple[str, ...], tmp_path: Path) -> None:
    once = str(tmp_path / "once")
    with BotProcess(echo) as worker:
        asked = [worker.ask(Say(player="dies-once", file=once)), worker.ask(Say(player="p"))]
        assert [each.result(PATIENCE) for each in asked] == [Echoed("dies-once"), Echoed("p")]


def test_what_kills_every_bot_is_given_up_and_the_next_request_answered(echo: tuple[str, ...], tmp_path: Path) -> None:
    with BotProcess(echo) as worker:
        with pytest.raises(BotUnavailable, check=because("bot-died")):
            worker.ask(Say(player="dies", file=str(tmp_path / "each"))).result(PATIENCE)
        assert worker.ask(Say(player="p")).result(PATIENCE) == Echoed("p")


def test_a_bot_of_the_house_that_is_killed_while_it_thinks_is_asked_again() -> None:
    state = first_decision("fjords")
    with BotProcess() as worker:
        worker.players("fjords", PATIENCE)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        asked = worker.ask(MoveRequest(view=state.view(state.turn), player="random", seed=1))
        os.kill(worker.pid, signal.SIGKILL)
        assert asked.result(PATIENCE).action in state.legal()


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_a_process_that_hangs_is_ended_and_another_one_is_asked() -> None:
    state = first_decision("fjords")
    request = MoveRequest(view=state.view(state.turn), player="random", seed=1)

    async def hung() -> None:
        async with BotPool(2, longest_silence=3.0) as workers:
            await asyncio.gather(workers.ask(request), workers.ask(request))
            before = workers.pids
            assert len(before) == 2
            for pid in before[:1]:
                os.kill(pid, signal.SIGSTOP)
            async with asyncio.timeout(PATIENCE):
                answers = await asyncio.gather(*(workers.ask(request) for _ in range(4)))
            assert {answer.action for answer in answers} <= set(state.legal())
            assert before[0] not in workers.pids
            await asyncio.gather(*(workers.ask(request) for _ in range(4)))
            assert len(workers.pids) == 2, "it is replaced"

    asyncio.run(hung())


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_nobody_waits_for_a_process_that_does_not_read(echo: tuple[str, ...]) -> None:
    """Requests that are larger than a pipe, to a process that is stopped: asking, checking and closing go on."""
    with BotProcess(echo) as worker:
        assert worker.ask(Say(player="early")).result(PATIENCE) == Echoed("early")
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        asked: list[PendingRequest[Echoed]] = []

        def ask() -> None:
            asked.extend(worker.ask(Say(player="late", file="x" * 1_000_000)) for _ in range(3))
            worker.check(PATIENCE)

        asking = threading.Thread(target=ask, daemon=True)
        asking.start()
        asking.join(PATIENCE)
        os.kill(worker.pid, signal.SIGCONT)
        assert len(asked) == 3
        assert {each.result(PATIENCE) for each in asked} == {Echoed("late")}
        os.kill(worker.pid, signal.SIGSTOP)
        worker.ask(Say(player="silent", file="x" * 1_000_000))


def test_of_several_bots_the_one_with_least_to_do_is_asked(echo: tuple[str, ...]) -> None:
    async def both() -> None:
        workers = BotPool(2, echo)
        silent = workers.ask(Say(player="silent"))
        assert await workers.ask(Say(player="p")) == Echoed("p")
        assert await workers.levels("fjords") == ["echo"]
        await workers.close()
        assert silent.future.cancelled()

    asyncio.run(both())


def test_nonsense_is_not_heard_and_a_refusal_without_a_reason_is_still_one(echo: tuple[str, ...]) -> None:
    with BotProcess(echo) as worker, pytest.raises(BotError, check=because("bot-unclear")):
        worker.ask(Say(player="mumbles")).result(PATIENCE)


def test_a_command_that_does_not_exist_is_refused() -> None:
    worker = BotProcess(("no-such-bot",))
    with pytest.raises(BotUnavailable, check=because("bot-not-started")):
        worker.ask(Say(player="p")).result(PATIENCE)
    with pytest.raises(BotUnavailable, check=because("bot-not-started")):
        worker.players("fjords", PATIENCE)


def test_a_refusal_of_the_bot_is_raised_with_its_key_and_parameters() -> None:
    state = first_decision("fjords")
    with BotProcess() as worker, pytest.raises(LonghouseError) as refused:
        worker.ask(MoveRequest(view=state.view(state.turn), player="odin")).result(PATIENCE)
    assert (refused.value.key, refused.value.params["name"]) == ("player-unknown", "odin")


def test_closing_ends_the_process_and_gives_up_what_is_asked(echo: tuple[str, ...]) -> None:
    worker = BotProcess(echo)
    asked = worker.ask(Say(player="silent"))
    threading.Timer(0.3, worker.close).start()
    with pytest.raises(CancelledError):
        asked.result(PATIENCE)
    with pytest.raises(BotError, check=because("bot-closed")):
        worker.ask(Say(player="p"))


def test_who_waits_for_a_greeting_is_told_when_the_process_is_closed() -> None:
    worker = BotProcess((sys.executable, "-c", "import time; time.sleep(600)"))
    told: list[BaseException] = []

    def greeted() -> None:
        try:
            worker.players("fjords")
        except BotUnavailable as refusal:
            told.append(refusal)

    waiting = threading.Thread(target=greeted, daemon=True)
    waiting.start()
    while worker.pid is None:
        pass
    worker.close()
    waiting.join(PATIENCE)
    assert len(told) == 1


@pytest.mark.parametrize("answer", ["null", "7", "[]", "{}", '{"action": 7}', '{"action": "house", "reason": "why"}'])
def test_an_answer_that_makes_no_sense_is_told_as_such_and_the_next_is_heard(
    echo: tuple[str, ...], answer: str
) -> None:
    class Chosen(MoveRequest, frozen=True, kw_only=True, omit_defaults=True, tag="move"):
        file: str

    with BotProcess(echo) as worker:
        with pytest.raises(BotError, check=because("bot-unclear")):
            worker.ask(Chosen(view={}, player="babbles", file=answer), lambda _: None).result(PATIENCE)
        chosen = worker.ask(Chosen(view={}, player="babbles", file='{"action": "house", "news": 1}')).result(PATIENCE)
        assert chosen == BotMove(action="house")


@pytest.mark.parametrize("players", ['"all"', '{"fjords": 3}', "null"])
def test_a_greeting_that_makes_no_sense_is_told_as_such(tmp_path: Path, players: str) -> None:
    file = tmp_path / "rude.py"
    file.write_text(f"""print('{{"hello": "longhouse-bot/1", "players": {players}}}', flush=True); input()""")
    with BotProcess((sys.executable, str(file))) as worker, pytest.raises(BotError, check=because("bot-unclear")):
        worker.players("fjords", PATIENCE)

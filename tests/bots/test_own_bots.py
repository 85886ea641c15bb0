"""Bots of one's own: found by name, asked within their time, and replaced or beaten where they fail."""

import asyncio
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from support import high_card
from support.patience import PATIENCE
from support.refused import refused

from longhouse.bot import Bot
from longhouse.bots import hosting
from longhouse.bots.own_process import OwnBotProcess
from longhouse.bots.playing import contestants, play, started
from longhouse.bots.protocol import MoveRequest, line
from longhouse.bots.registry import OwnBot, own_bots
from longhouse.cli import main
from longhouse.errors import BotFailed
from longhouse.games.catalogue import game_with
from longhouse.games.game import Seat, State
from longhouse.games.play import Play
from longhouse.lab.arena import games_of, match_of
from longhouse.lab.executing.local import ThisProcess
from longhouse.lab.standings import standings
from longhouse.terminal.client.home import Identities, at_home

UNRULY = str(Path(__file__).parent.parent / "support" / "unruly_bot.py")
FJORDS = game_with("fjords", {})


def unruly(how: str, seconds: float = 20.0) -> OwnBot:
    return OwnBot("unruly", (sys.executable, UNRULY, how), seconds)


@pytest.fixture(autouse=True)
def no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The user's list of bots, empty at first."""
    file = tmp_path / "bots.toml"
    monkeypatch.setenv("LONGHOUSE_BOTS", str(file))
    return file


def test_bots_are_found_on_the_command_line_and_in_the_file(no_file: Path) -> None:
    no_file.write_text('[hermit]\ncommand = ["./hermit", "--slow"]\nseconds = 2.5\n[scout]\ncommand = ["scout"]\n')
    assert own_bots(["scout=python 'my bot.py'"]) == {
        "hermit": OwnBot("hermit", ("./hermit", "--slow"), 2.5),
        "scout": OwnBot("scout", ("python", "my bot.py")),
    }


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("hermit", "own-bot-given"),
        ("hermit=", "own-bot-given"),
        ("hermit='", "own-bot-given"),
        ("Hermit=x", "own-bot-name"),
        ("=x", "own-bot-name"),
        ("a" * 31 + "=x", "own-bot-name"),
        ("norn=x", "own-bot-taken"),
        ("norn-1=x", "own-bot-taken"),
        ("you=x", "own-bot-taken"),
    ],
)
def test_a_bot_that_is_named_badly_is_refused(given: str, key: str) -> None:
    with refused(key):
        own_bots([given])


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ("[hermit", "own-bot-file"),
        ("[hermit]\n", "field-missing"),
        ('[hermit]\ncommand = "x"\n', "field-type"),
        ("[hermit]\ncommand = []\n", "own-bot-given"),
        ('[hermit]\ncommand = ["x"]\nseconds = 0\n', "field-amount"),
        ('[hermit]\ncommand = ["x"]\ntime = 1\n', "field-unknown"),
        ('[norn]\ncommand = ["x"]\n', "own-bot-taken"),
    ],
)
def test_a_bad_file_is_refused(no_file: Path, content: str, key: str) -> None:
    no_file.write_text(content)
    with refused(key):
        own_bots()


def test_a_bot_of_ones_own_plays_a_match_and_it_is_resumed(tmp_path: Path) -> None:
    own = {"unruly": unruly("well")}
    match = match_of(FJORDS, ["unruly", "random"], "7", 4, own)
    file = tmp_path / "results.jsonl"
    games = list(games_of(match, file, ThisProcess()))
    assert [game.to_json() for game in games_of(match, file, ThisProcess())] == [game.to_json() for game in games]
    assert [stand.games for stand in standings(match, games)] == [4, 4]
    assert all(game.result is not None and game.slowest[0] > 0 for game in games)


def test_games_of_a_bot_that_was_changed_are_not_those_of_the_former_one(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("one")
    own = {"hermit": OwnBot("hermit", ("sh", "-c", "x" * 5000, str(file), str(tmp_path)))}
    first, again = (match_of(FJORDS, ["hermit", "random"], "7", 4, own).key() for _ in range(2))
    file.write_text("two")
    assert first == again != match_of(FJORDS, ["hermit", "random"], "7", 4, own).key()


FAILURES = {
    "cheating": "which is not allowed here",
    "garbage": "can’t be read",
    "refusing": "I am tired",
    "crashing": "The bot crashed",
    "hanging": "did not answer within",
    "speechless": "did not answer within",
    "flooding": "sends too much output",
    "endless": "sends too much output",
    "elsewhere": "does not play",
}


@pytest.mark.parametrize("how", FAILURES)
def test_a_bot_that_fails_loses_by_forfeit_and_leaves_nothing_running(how: str) -> None:
    slow = how in {"hanging", "speechless"}
    bots = started(contestants(FJORDS, ["random", "unruly"], {"unruly": unruly(how, 1.0 if slow else 60.0)}))
    played = play(FJORDS, bots, "7")
    assert played.forfeit is not None
    assert played.forfeit.seat == 1
    assert FAILURES[how] in played.forfeit.problem
    process = bots[1]
    assert isinstance(process, OwnBotProcess)
    process.close()
    with pytest.raises(BotFailed, match="stopped"):
        process.plays("fjords")


@pytest.mark.parametrize("ends_by_itself", [False, True])
def test_what_a_bot_has_started_ends_with_it(tmp_path: Path, ends_by_itself: bool) -> None:
    """A pipe is open as long as somebody may write to it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    script = f"sleep 1000 > {pipe} & " + ("exit" if ends_by_itself else "cat > /dev/null; wait")
    with OwnBotProcess(OwnBot("unruly", ("sh", "-c", script), seconds=0.5)) as bot, pytest.raises(BotFailed):
        bot.plays("northwood")
    os.set_blocking(reading, True)
    assert os.read(reading, 1) == b""
    os.close(reading)


def test_a_command_that_does_not_exist_is_named() -> None:
    bot = OwnBotProcess(OwnBot("unruly", ("/nowhere/bot",)))
    with pytest.raises(BotFailed, match=r"unruly.*/nowhere/bot"):
        bot.plays("fjords")


def test_forfeits_are_counted_as_losses_and_kept_in_the_file(tmp_path: Path) -> None:
    match = match_of(FJORDS, ["unruly", "random"], "7", 2, {"unruly": unruly("refusing")})
    file = tmp_path / "results.jsonl"
    games = list(games_of(match, file, ThisProcess()))
    assert [game.to_json() for game in games_of(match, file, ThisProcess())] == [game.to_json() for game in games]
    mine, other = standings(match, games)
    assert (mine.won.figure, mine.forfeits, other.won.figure, other.forfeits) == (0.0, 2, 1.0, 0)
    assert mine.rating is not None
    assert other.rating is not None
    assert mine.rating[0] < other.rating[0]


def test_the_secrets_of_a_server_are_not_in_the_environment_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_DATABASE", "postgresql://me:secret@host/db")
    monkeypatch.setenv("PGPASSWORD", "secret")
    view = Play(FJORDS, "7").state.view(Seat(0))
    with OwnBotProcess(unruly("telling")) as bot, pytest.raises(BotFailed) as failure:
        bot.move(MoveRequest(view=view))
    told = str(failure.value)
    assert "PATH" in told
    assert "LONGHOUSE_DATABASE" not in told
    assert "PGPASSWORD" not in told


HERMIT = """
class Hermit:
    games = ("northwood",)
    def choose(self, position):
        print("a print in the wrong place")
        if position.game.options()["goal"] == 18:
            raise RuntimeError("I only play for sixteen")
        return sorted(position.legal())[-1]
"""


@pytest.fixture
def hermit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with a bot that is a class."""
    (tmp_path / "hermits.py").write_text(HERMIT)
    about = tmp_path / "hermits-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hermits\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[longhouse.bots]\nhermit = hermits:Hermit\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))


def longhouse(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "longhouse.cli", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "LONGHOUSE_LANGUAGE": "en"},
    )


@pytest.mark.usefixtures("hermit")
def test_a_class_that_a_package_registers_plays_and_its_mistakes_are_told() -> None:
    done = longhouse("arena", "northwood", "--players", "hermit", "--games", "3", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["players"][0]["games"] == 3
    done = longhouse(
        "arena", "northwood", "--players", "hermit", "--games", "1", "--options", '{"setup": "full", "goal": 18}'
    )
    assert "I only play for sixteen" in done.stderr
    assert "hermit lost 1 game by forfeit" in done.stdout


@pytest.mark.usefixtures("hermit")
def test_the_library_finds_registered_bots_by_name() -> None:
    code = (
        "import longhouse as lh\n"
        "play = lh.Play(lh.northwood(), seed='7')\n"
        "with lh.Bot('hermit') as bot:\n"
        "    print(bot.choose(play) == sorted(play.legal)[-1])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert done.stdout == "True\n", done.stderr


class Noting:
    """A bot that notes down all that it can find in its position."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def choose(self, position: State) -> str:
        self.seen.append(f"{position!r} {[position.view(seat) for seat in (None, Seat(0), Seat(1))]} {position.result}")
        return position.legal()[0]


def test_what_is_hidden_from_a_seat_is_hidden_from_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "game_with", lambda *_: high_card.HighCard(1))
    bot, answers = Noting(), io.BytesIO()
    states = [high_card.HighCard(1).start().apply(f"*deal 3 {theirs}") for theirs in (0, 1, 2, 4)]
    requests = [line(MoveRequest(id=1, view=state.view(Seat(0)), player="noting")) for state in states]
    hosting.Host("noting", bot, answers).serve(io.BytesIO(b"".join(requests)))
    assert len(bot.seen) == len(states)
    assert len(set(bot.seen)) == 1
    assert answers.getvalue().count(b'"action"') == len(states)


def test_sim_says_what_a_bot_did_wrong() -> None:
    command = f"unruly={sys.executable} {UNRULY}"
    assert longhouse("sim", "fjords", "--players", "unruly,random", "--bot", f"{command} well").returncode == 0
    done = longhouse("sim", "fjords", "--players", "unruly,random", "--bot", f"{command} cheating")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("longhouse: The bot “unruly” failed.")
    assert "Traceback" not in done.stderr


def test_a_bot_given_by_its_command_is_asked_as_before() -> None:
    play = Play(FJORDS, "7")
    with Bot("other", command=[sys.executable, UNRULY, "well"]) as bot:
        assert bot.choose(play) == play.legal[0]


def test_in_a_plain_game_a_bot_of_ones_own_has_a_seat(tmp_path: Path) -> None:
    done = played_plainly(tmp_path, "well", "hermit,random")
    assert done.returncode == 0, done
    assert "plays this move" not in done.stdout
    assert "Type “save” to keep the game" in done.stdout  # it was played to its end


def test_in_a_plain_game_karl_moves_for_a_bot_that_fails(tmp_path: Path) -> None:
    done = played_plainly(tmp_path, "cheating", "hermit,random")
    assert "For this move, karl plays in its place." in done.stdout
    assert "Type “save” to keep the game" in done.stdout


def played_plainly(folder: Path, how: str, players: str) -> subprocess.CompletedProcess[str]:
    """Let `longhouse play --plain` play a game in which nobody is asked."""
    return subprocess.run(
        [
            *(sys.executable, "-m", "longhouse.cli", "play", "fjords", "--plain", "--language", "en", "--seed", "7"),
            *("--players", players, "--bot", f"hermit={sys.executable} {UNRULY} {how}"),
        ],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        check=False,
        timeout=120,
    )


def test_the_terminal_app_offers_bots_of_ones_own(tmp_path: Path) -> None:
    async def offered() -> Sequence[str]:
        database = f"sqlite:///{tmp_path / 'games.db'}"
        client = await at_home(database, "en", "Ann", Identities(tmp_path / "secrets.json"), [unruly("well")])
        try:
            async with asyncio.timeout(PATIENCE):
                while "fjords" not in (bots := (await client.catalogue()).bots):  # the bots have not said who they are
                    await asyncio.sleep(0.1)
            return bots["fjords"]
        finally:
            await client.close()

    assert "unruly" in asyncio.run(offered())


def test_with_a_server_elsewhere_a_bot_cannot_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhouse.cli.play._needs_lines", lambda _: False)
    monkeypatch.setattr("longhouse.cli.play._why_no_app", lambda: None)
    assert main(["play", "fjords", "--server", "http://127.0.0.1:1", "--bot", "hermit=x"]) == 2

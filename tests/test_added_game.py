"""A third game, added by an installed package through its `GameKind` alone, is played everywhere.

The package lies in `tests/support/added_game`, and its code is the example of docs/add-a-game.md. What meets it runs in
processes of its own, so that no other test does.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.houses import Player, RunningHouse, Visitor
from support.watched import in_a_terminal

PACKAGE = Path(__file__).parent / "support" / "added_game"
TINY = Path(__file__).parent / "support" / "tiny_bot.py"
PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package is there for every process that a test starts."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(PACKAGE), *filter(None, [os.environ.get("PYTHONPATH")])]))


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def longhouse(*arguments: str, given: str = "", within: Path | None = None) -> str:
    command = [sys.executable, "-m", "longhouse.cli", *arguments]
    environment = {**os.environ, "LONGHOUSE_LANGUAGE": "en"}
    done = subprocess.run(
        command, input=given, capture_output=True, encoding="utf-8", check=False, env=environment, cwd=within
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_in_the_catalogue_and_conforms() -> None:
    code = """
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.conformance import conforms
from longhouse.games.kind_conformance import conforms_kind
conforms(game_with("pig", {"goal": 30}))
conforms_kind(GAMES["pig"])
print(*GAMES)
"""
    assert run(code) == "fjords northwood pig\n"


def test_it_is_played_through_the_library_and_recorded(tmp_path: Path) -> None:
    file = tmp_path / "pig.json"
    code = f"""
import longhouse as lh
from longhouse.games.catalogue import game_with
play = lh.Play(game_with("pig", {{}}), seed="7")
print(play.state)
while not play.over:
    play.act("hold" if play.state.view(play.turn)["pot"] > 9 else "roll")
play.record.save({str(file)!r})
print(play.result.outcome(0), lh.Record.load({str(file)!r}).verify(fair=True).result == play.result)
try:
    play.act("roll")
except lh.IllegalAction as error:
    print(error.rule, error)
"""
    shown = run(code)
    assert "points: [0, 0]\n" in shown
    assert shown.endswith("True\nP1 That is not possible now. Choose roll or hold when it is your turn.\n")
    assert longhouse("verify", "--fair", str(file))


@pytest.mark.parametrize("bot", ["'random'", f"command=[{sys.executable!r}, {str(TINY)!r}]"])
def test_a_bot_of_another_process_plays_it(bot: str) -> None:
    code = f"""
import longhouse as lh
from longhouse.games.catalogue import game_with
play = lh.Play(game_with("pig", {{}}), seed="7")
with lh.Bot({bot}) as bot:
    for _ in range(6):
        print(bot.choose(play.state) in play.legal)
        play.act("hold")
"""
    assert run(code) == "True\n" * 6


def test_bots_play_a_tournament_of_it_at_random_and_give_no_advice(tmp_path: Path) -> None:
    players = json.loads(longhouse("arena", "pig", "--players", "random,random", "--games", "4", "--json"))["players"]
    assert [(each["player"], each["games"]) for each in players] == [("random", 4)]
    longhouse("sim", "pig", "--players", "random,random", "--seed", "3", "--out", str(tmp_path))
    (file,) = tmp_path.glob("*.json")
    for verb, *where in (("hint", "--at", "0"), ("analyse",), ("solve", "--at", "0")):
        command = [sys.executable, "-m", "longhouse.cli", verb, str(file), *where]
        environment = {**os.environ, "LONGHOUSE_LANGUAGE": "en"}
        refused = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=environment)
        assert refused.returncode == 2, verb
        assert refused.stdout == ""
        assert any(why in refused.stderr for why in ("“norn”", "can’t solve")), refused.stderr


def test_it_is_played_in_the_plain_terminal(tmp_path: Path) -> None:
    given = "roll\nbet\n1\nquit\n"
    shown = longhouse("play", "pig", "--players", "you,random", "--seed", "1", given=given, within=tmp_path)
    assert "pot: 3\n" in shown
    assert "Choose a move." in shown
    assert "P1: This is no move of Pig. Type roll or hold." in shown


def test_who_can_be_played_against_in_a_terminal_is_what_the_bots_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = in_a_terminal("play", "pig", "--seed", "1", typed="1\nhold\nsave with-a-bot.json\nquit\n")
    menu = shown[: shown.index("no bot")]
    assert "Pig for 2 players. Who plays against you?" in menu
    assert "   1  a bot that plays at random\n" in menu
    assert "   2  " not in menu
    assert json.loads((tmp_path / "with-a-bot.json").read_text())["players"] == ["Ochre", "bot:random"]
    in_a_terminal("play", "pig", "--seed", "1", typed="0\nhold\nsave with-a-friend.json\nquit\n")
    assert json.loads((tmp_path / "with-a-friend.json").read_text())["players"] == ["Ochre", "Raven"]


def add_package(folder: Path, name: str, module: str, points: str) -> None:
    """Write an installed package with these entry points for games."""
    (folder / f"{name}.py").write_text(module, "utf-8")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[longhouse.games]\n{points}\n", "utf-8")


BROKEN = {
    "raising": ("raise RuntimeError('the disk is full')", "chess = raising:CHESS", "the disk is full"),
    "leaving": ("import sys; sys.exit(3)", "chess = leaving:CHESS", "SystemExit(3)"),
    "lacking": ("", "chess = lacking:CHESS", "AttributeError"),
    "misleading": ("CHESS = 'chess'", "chess = misleading:CHESS", "misleading:CHESS is no GameKind"),
    "claiming": ("from longhouse.games.fjords.kind import FJORDS", "sea = claiming:FJORDS", "is called fjords"),
    "doubling": ("from pig import PIG as HOG", "hog = doubling:HOG", "is called pig"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_package_whose_game_cannot_be_used_leaves_the_others_alone(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, points, warning = BROKEN[name]
    add_package(tmp_path, name, module, points)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ["PYTHONPATH"], str(tmp_path)]))
    command = [sys.executable, "-c", "from longhouse.games.catalogue import *; print(*GAMES)"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "fjords northwood pig\n"
    assert len(done.stderr.splitlines()) == 1
    assert warning in done.stderr


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}")
    yield house
    house.stop()


def test_it_is_played_at_a_table_of_a_server_with_a_bot_and_its_record_can_be_audited(
    house: RunningHouse, tmp_path: Path
) -> None:
    assert house.get("/api/lessons/pig") == []
    catalogue = {entry["name"]: entry for entry in house.get("/api/catalogue")["games"]}
    assert catalogue["pig"]["seats"] == [2]
    ada = Visitor(house)
    made = ada.make("pig", [{"kind": "me"}, {"kind": "bot", "level": "random"}], options={"goal": 10})
    with Player(house, made["id"], ada.sit(made["id"], 0)) as player:
        player.join()
        assert player.do("move", ply=player.ply, action="bet")["key"] == "pig-unreadable"
        while player.table["state"] != "over":
            if player.table["turn"] == 0:
                player.move("hold" if player.view["pot"] > 3 else "roll")
            else:
                player.wait()
    record = house.get(f"/api/games/{made['id']}/record")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert longhouse("verify", "--fair", str(file))


def test_the_page_that_tells_how_to_add_a_game_has_its_code() -> None:
    page = PAGE.read_text("utf-8")
    assert (PACKAGE / "pig.py").read_text("utf-8") in page
    assert (PACKAGE / "pig-1.0.dist-info" / "entry_points.txt").read_text("utf-8") in page
    assert (PACKAGE / "pig_texts" / "en" / "pig.ftl").read_text("utf-8") in page

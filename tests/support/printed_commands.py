"""Runs the commands of a document as they are printed, in order, in an empty folder."""

import fcntl
import os
import re
import select
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

PATIENCE = 300.0

PRINTS = {
    "analyse": r"!",  # marks the moves that lost most
    "arena": r"\b2\b",
    "benchmark": r"settlement-small +50",
    "completion": r"longhouse",
    "dataset": r"positions?: .*parquet",
    "engine": r"\d",
    "hint": r"lay \d\d \S+ [MPS]{6} .*%",
    "new-bot": r"plays at random",
    "legal": r'^\["lay ',
    "perft": r"^[1-9]\d*$",
    "show": r"\bvikings\b",
    "sim": r"\d games?/s|games_per_second",
    "solve": r"viking -?\d",
    "verify": r"^ok$",
}
"""For each verb, a pattern that useful output of its commands must contain."""
SMALLER = {
    "analyse": "--budget 20n",
    "arena": "--games 2",
    "benchmark": "--sets settlement-small",
    "dataset": "--games 1",
    "hint": "--budget 40n",
}
"""Options appended to the commands of a verb so that they end within seconds; they override earlier ones."""
LEVELS = ("thrall", "karl", "jarl", "skald", "vala", "norn")


Run = Callable[[str, list[str], Path], None]


def way_to_run(command: str) -> Run:
    """The function that runs a command so that it ends soon; fails the test if there is none."""
    match shlex.split(command):
        case ["longhouse"] | ["longhouse", "--lan"]:
            return serves
        case ["longhouse", "play", *_]:
            return plays
        case ["longhouse", verb, *_] if verb in PRINTS:
            return prints
    pytest.fail(f"No test knows how to run this command: {command}")


def prints(command: str, _: list[str], folder: Path) -> None:
    """Run a command that ends by itself, and check its output."""
    verb = shlex.split(command)[1]
    sooner = re.sub(r"(?<=--players )\S+", with_few_nodes, command)
    done = run(f"{sooner} {SMALLER.get(verb, '')}", folder)
    assert re.search(PRINTS[verb], done.stdout, re.MULTILINE), f"{command}:\n{done.stdout}"


def with_few_nodes(players: re.Match[str]) -> str:
    """Give a budget of a few nodes to each built-in level, so that none of them thinks for seconds about a move."""
    return ",".join(f"{each}@20n" if each in LEVELS else each for each in players[0].split(","))


def plays(command: str, commands: list[str], folder: Path) -> None:
    """Run a text game: play one move, and save the game if a later command resumes it."""
    resumed = next((found[1] for each in commands if (found := re.search(r"--resume (\S+)", each))), None)
    saved = resumed is not None and (folder / resumed).exists()
    typed = ["1", "quit"] if resumed is None or saved else ["1", f"save {resumed}", "quit"]
    if command == "longhouse play":
        typed.insert(0, "1")  # which game
    done = run(command, folder, stdin="".join(f"{line}\n" for line in typed))
    assert done.stdout.count(" > ") >= len(typed), f"{command}:\n{done.stdout}"


def run(command: str, folder: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment(folder),
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, ""), f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
    assert done.stdout.strip(), f"{command} prints nothing"
    return done


def serves(command: str, _: list[str], folder: Path) -> None:
    """Run a server until its page has been fetched from the address it opens in the browser."""
    opened = folder / "opened"
    opened.unlink(missing_ok=True)
    os.mkfifo(opened)
    with (
        alone_at_its_port(),
        subprocess.Popen(
            ["bash", "-c", f"exec {command}"],
            cwd=folder,
            env={**environment(folder), "BROWSER": f"sh -c 'echo \"$0\" > {opened}' %s"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        ) as house,
    ):
        try:
            assert house.stdout is not None
            told = house.stdout.readline()
            assert "http" in told, f"{command}: {told}{house.communicate(timeout=PATIENCE)[1]}"
            with urlopen(written_to(opened), timeout=PATIENCE) as page:
                assert b"Longhouse" in page.read()
            house.send_signal(signal.SIGINT)
            problems = house.communicate(timeout=PATIENCE)[1]
            assert (house.returncode, problems) == (0, "")
        finally:
            house.kill()


def written_to(pipe: Path) -> str:
    """Wait for a line in a named pipe and return it."""
    end = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    try:
        ready, _, _ = select.select([end], [], [], PATIENCE)
        assert ready, "no browser was opened"
        return os.read(end, 1_000).decode().strip()
    finally:
        os.close(end)


@contextmanager
def alone_at_its_port() -> Iterator[None]:
    """Hold a lock of the whole machine: `--lan` has a fixed port, which tests of another clone may be using."""
    with (Path(tempfile.gettempdir()) / f"longhouse-readme-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def environment(folder: Path) -> dict[str, str]:
    """Environment variables for a command: English, data in `folder`, and the usual kernel cache."""
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": programs, "LONGHOUSE_LANGUAGE": "en", "XDG_DATA_HOME": str(folder)}

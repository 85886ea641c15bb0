"""Installs the wheel and the sdist of a folder, each into a new virtual environment, and tests what is installed.

`python tools/check_distributions.py dist` (`make dist` builds them first). The environments have no extras, like those
of most users, and do not use the repository.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "longhouse"
WEB_APP = Path("server", "web")


def main(folder: Path) -> None:
    (wheel,) = folder.glob("*.whl")
    (sdist,) = folder.glob("*.tar.gz")
    for distribution in (wheel, sdist):
        with tempfile.TemporaryDirectory() as place:
            check(Installed(distribution.resolve(), Path(place)))
        print(f"{distribution.name}: ok", flush=True)


class Installed:
    """A distribution installed in a new virtual environment."""

    def __init__(self, distribution: Path, place: Path) -> None:
        self.place = place
        environment = place / "environment"
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        self._programs = environment / ("Scripts" if os.name == "nt" else "bin")
        self.run(
            *("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("-c", str(ROOT / "constraints.txt"), str(distribution)),
        )
        self.package = Path(self.run("python", "-c", "import longhouse; print(longhouse.__path__[0])").strip())
        assert self.package.is_relative_to(place.resolve()), f"imported from {self.package}"

    def run(self, program: str, *arguments: str, language: str = "en", code: int = 0) -> str:
        """Run a program of the environment and return its output; asserts that it exits with `code`."""
        done = subprocess.run(
            self.command(program, *arguments),
            cwd=self.place,
            env=self.variables(language),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == code, f"{program} {' '.join(arguments)}: {done.returncode}\n{done.stdout}"
        return done.stdout

    def command(self, program: str, *arguments: str) -> list[str]:
        return [str(self._programs / program), *arguments]

    def variables(self, language: str) -> dict[str, str]:
        """The environment variables for programs, with all data inside this folder."""
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        return {
            **kept,
            "LONGHOUSE_CACHE": str(self.place / "cache"),
            "LONGHOUSE_LANGUAGE": language,
            "XDG_DATA_HOME": str(self.place / "data"),
        }


def check(installed: Installed) -> None:
    """Check everything that a user without extras can expect."""
    installed.run("python", "-m", "pip", "check")
    has_all_files(installed)
    speaks_all_languages(installed)
    plays_and_verifies(installed)
    serves_the_web_app(installed)
    says_what_postgresql_needs(installed)


def has_all_files(installed: Installed) -> None:
    there, here = files_of(installed.package), files_of(PACKAGE)
    assert there == here, f"missing: {sorted(here - there)}, too many: {sorted(there - here)}"


def files_of(package: Path) -> set[str]:
    """The files of the package; those of the web app have names that depend on the build."""
    paths = [file.relative_to(package) for file in package.rglob("*") if file.is_file()]
    return {str(path) for path in paths if "__pycache__" not in path.parts and not path.is_relative_to(WEB_APP)}


def speaks_all_languages(installed: Installed) -> None:
    helps = {installed.run("longhouse", "--help", language=folder.name) for folder in languages()}
    assert len(helps) == len(languages()) == 3


def languages() -> list[Path]:
    return [folder for folder in (PACKAGE / "words").iterdir() if (folder / "terminal.ftl").exists()]


def plays_and_verifies(installed: Installed) -> None:
    for game in ("fjords", "northwood"):
        told = installed.run("longhouse", "sim", game, "--games", "2", "--seed", "7", "--out", game, "--json")
        assert json.loads(told)["games"] == 2
        records = [str(file) for file in sorted((installed.place / game).iterdir())]
        assert len(records) == 2
        assert installed.run("longhouse", "verify", "--fair", *records) == "ok\n"


def serves_the_web_app(installed: Installed) -> None:
    """Check a server with SQLite: its page, every file that the page refers to, and an answer of the API."""
    with subprocess.Popen(
        installed.command("longhouse", "serve", "--lazy-bots"),
        cwd=installed.place,
        env=installed.variables("en"),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as server:
        try:
            assert server.stdout is not None
            address = next(token for token in server.stdout.readline().split() if token.startswith("http"))
            page = fetched(address)
            named = re.findall(r'(?:src|href)="/?([^":]+)"', page)
            assert any(name.endswith(".js") for name in named), page
            for name in named:
                assert fetched(address + name), f"{name} is empty"
            assert json.loads(fetched(address + "health"))
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0


def fetched(address: str) -> str:
    with urlopen(address, timeout=60) as answer:
        content: bytes = answer.read()
    return content.decode(errors="replace")


def says_what_postgresql_needs(installed: Installed) -> None:
    told = installed.run("longhouse", "admin", "list", "--database", "postgresql://nobody@127.0.0.1:1/none", code=2)
    assert len(told.splitlines()) == 1, told
    assert "longhouse[nodes]" in told, told


if __name__ == "__main__":
    main(Path(sys.argv[1]))

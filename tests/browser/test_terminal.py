"""A browser against the terminal app: both play one game, each by its own keys."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
from playwright.sync_api import Page

from browser.driver import play_on
from browser.house import House
from browser.making import make


@contextmanager
def terminal(folder: Path, arguments: str) -> Iterator[None]:
    """The real program in a pseudo-terminal, with somebody at it who presses Enter all the time."""
    environment = {
        **os.environ,
        "TERM": "xterm-256color",
        "PYTHONIOENCODING": "utf-8",
        "LONGHOUSE_LANGUAGE": "en",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = f"{sys.executable} -m longhouse.cli play {arguments}"
    child = pexpect.spawn(command, env=environment, dimensions=(24, 80), encoding="utf-8", timeout=90)
    gone = threading.Event()

    def press() -> None:
        child.expect("Fjords")
        while not gone.wait(0.3):
            child.send("\r")
            try:
                child.read_nonblocking(100_000, timeout=0.1)
            except pexpect.TIMEOUT:
                continue

    pressing = threading.Thread(target=press, daemon=True)
    pressing.start()
    yield
    gone.set()
    pressing.join(30)
    child.close(force=True)


def test_a_browser_and_a_terminal_play_each_other(page: Page, house: House, tmp_path: Path) -> None:
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    with terminal(tmp_path, f"--join {page.url}"):
        play_on(page, until="settle")
        assert page.locator(".laid").count() > 30

"""Both games in Firefox: that they open, are played and survive a reload."""

from pathlib import Path

from support.firefox import Firefox

from browser.driver import PLAY, START_FJORDS, START_NORTHWOOD
from browser.house import House
from browser.making import MAKE

_TABLE = "main[data-ply]"
_PLY = f"() => document.querySelector('{_TABLE}').dataset.ply"
_DUE = f"() => document.querySelector('{_TABLE}').dataset.due"
_MY_TURN = f"{_TABLE}:not(:has(.dots))"


def move_with_the_mouse(firefox: Firefox) -> None:
    """One decision of the exploration."""
    firefox.wait_for(_MY_TURN)
    before = firefox.call(_PLY)
    if firefox.call(_DUE) == "lay":
        firefox.click(".tile:enabled:not(.dim)")
        firefox.click("button.cell")
    firefox.click(".actions .button.main:enabled")
    firefox.wait_for(f"{_TABLE}:not([data-ply='{before}'])")


def test_both_games_are_played_in_firefox(house: House, tmp_path: Path) -> None:
    with Firefox(tmp_path) as firefox:
        firefox.goto(house.address)
        firefox.wait_for(START_FJORDS)
        made = firefox.call(MAKE, ["fjords", {}, [{"kind": "me"}, {"kind": "bot", "level": "random"}]])
        firefox.goto(f"{house.address}#/game/{made}")
        firefox.reload()
        for _ in range(6):
            move_with_the_mouse(firefox)
        firefox.wait_for(_MY_TURN)
        before = firefox.call(_PLY)
        firefox.reload()
        firefox.wait_for(_TABLE)
        assert firefox.call(_PLY) == before
        move_with_the_mouse(firefox)
        firefox.goto(f"{house.address}#/")
        firefox.click(START_NORTHWOOD)
        firefox.wait_for(f"{_TABLE}.northwood")
        firefox.call(PLAY, "reply")
        assert firefox.problems == []

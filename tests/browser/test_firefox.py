"""Both games in Firefox: that they open, are played and survive a reload."""

from pathlib import Path

from support.firefox import Firefox

from browser.driver import PLAY, START_FJORDS
from browser.house import House
from browser.making import MAKE

_TABLE = "main[data-ply]"
_PLY = f"() => document.querySelector('{_TABLE}').dataset.ply"
_DUE = f"() => document.querySelector('{_TABLE}').dataset.due"
_READY = ".actions .button.main:enabled"
_MY_TURN = """() => new Promise((go) => {
  let [ply, since] = ['', 0];
  const begun = performance.now();
  const look = () => {
    const table = document.querySelector('main[data-ply]');
    const open = table?.querySelector('.tile:enabled:not(.dim), .actions .button.main:enabled');
    const now = open && !table.querySelector('.dots') ? table.dataset.ply : '';
    if (now !== ply) [ply, since] = [now, performance.now()];
    if (ply && performance.now() - since > 800) go(null);
    else if (performance.now() - begun > 120_000) go(`${location.hash} ${table?.outerHTML ?? document.body.outerHTML}`);
    else setTimeout(look, 50);
  };
  look();
})"""
"""Waits for a decision of mine, until what the others did has been shown, one position after the other.

Returns null, or what is on the page if no decision comes.
"""


def move_with_the_mouse(firefox: Firefox) -> None:
    """One decision of the exploration. A click on what moves away under the mouse is lost: then it is done again."""
    assert firefox.call(_MY_TURN) is None
    before = firefox.call(_PLY)
    for _ in range(5):
        if firefox.call(_DUE) == "lay" and not firefox.appears(_READY, 0):
            firefox.click(".tile:enabled:not(.dim)")
            if not firefox.appears("button.cell", 5):
                continue
            firefox.click("button.cell")
        if not firefox.appears(_READY, 5):
            continue
        firefox.click(_READY)
        if firefox.appears(f"{_TABLE}:not([data-ply='{before}'])", 10):
            return
    raise AssertionError(f"The mouse could not make a move at ply {before}.")


def test_both_games_are_played_in_firefox(house: House, tmp_path: Path) -> None:
    with Firefox(tmp_path) as firefox:
        firefox.goto(house.address)
        firefox.wait_for(START_FJORDS)
        made = firefox.call(MAKE, ["fjords", {}, [{"kind": "me"}, {"kind": "bot", "level": "random"}]])
        firefox.goto(f"{house.address}#/game/{made}")
        firefox.reload()
        for _ in range(6):
            move_with_the_mouse(firefox)
        assert firefox.call(_MY_TURN) is None
        before = firefox.call(_PLY)
        firefox.reload()
        firefox.wait_for(_TABLE)
        assert firefox.call(_PLY) == before
        move_with_the_mouse(firefox)
        solo = firefox.call(MAKE, ["northwood", {}, [{"kind": "me"}]])
        firefox.goto(f"{house.address}#/game/{solo}")
        firefox.reload()
        firefox.wait_for(f"{_TABLE}.northwood")
        firefox.call(PLAY, "reply")
        # a reload cuts the lobby's connection of the page that is left
        assert [problem for problem in firefox.problems if "/api/lobby" not in problem] == []

"""A new version comes while a page is open: the page hears of it, and loads it when no move is planned."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

import longhouse
from browser.conftest import new_page
from browser.driver import MAIN_BUTTON, after, due, ply
from browser.house import House

MAKE = """async () => {
    const ask = async (method, path, body, secret) => {
        const headers = {'Content-Type': 'application/json', ...(secret ? {Authorization: `Bearer ${secret}`} : {})};
        const answer = await fetch(`api/${path}`, {method, headers, ...(body ? {body: JSON.stringify(body)} : {})});
        return answer.json();
    };
    const people = [await ask('POST', 'people', {name: 'Ada'}), await ask('POST', 'people', {name: 'Bo'})];
    const setup = {game: 'fjords', seats: [{kind: 'open'}, {kind: 'open'}]};
    const {id} = await ask('POST', 'games', setup, people[0].secret);
    const tokens = [];
    for (const [seat, {secret}] of people.entries())
        tokens.push((await ask('POST', `games/${id}/seats/${seat}`, {nonce: `n${seat}`}, secret)).token);
    const {turn} = await ask('GET', `games/${id}`);
    localStorage.setItem('longhouse.person', JSON.stringify(people[turn]));
    localStorage.setItem(`longhouse.seats.${id}`, JSON.stringify([tokens[turn]]));
    return id;
}"""
"""Makes a game for two, and sits down at the seat that is to move."""


def another_version(folder: Path) -> Path:
    """The program with another web app."""
    package = folder / "longhouse"
    shutil.copytree(Path(longhouse.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    page = package / "server" / "web" / "index.html"
    page.write_text(
        page.read_text("utf-8").replace("</head>", '<meta name="version" content="next" /></head>'), "utf-8"
    )
    return folder


def test_a_page_loads_a_new_version_after_the_planned_move_and_not_before(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    house = House(tmp_path / "data")
    house.open()
    page = new_page(chromium)
    page.goto(house.address)
    game = page.evaluate(MAKE)
    page.goto(f"{house.address}#/game/{game}")
    page.locator(".tile:enabled:not(.dim)").first.click()
    page.locator("button.cell").first.click()
    ghost, newer = page.locator(".ghost"), page.locator("meta[name=version]")
    expect(ghost).to_be_visible()
    house.close()
    house.packages = (another_version(tmp_path / "next"),)
    house.open()
    try:
        expect(page.get_by_text("There is a new version.")).to_be_visible()
        expect(ghost).to_be_visible()
        expect(newer).to_have_count(0)
        page.locator(MAIN_BUTTON).click()
        expect(ghost).to_have_count(0)
        while due(page) == "build" and newer.count() == 0:  # the same player decides whether to build
            seen = ply(page)
            page.locator(MAIN_BUTTON).click()
            after(page, seen)
        expect(newer).to_have_count(1)
        expect(page.locator(".laid")).not_to_have_count(1)  # the first tile and the one that was planned
        expect(page.get_by_text("There is a new version.")).to_have_count(0)
    finally:
        page.context.close()
        house.close()

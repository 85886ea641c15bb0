"""Games seen again: by keyboard, slider and list, from a file, and played on from there."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.house import House
from browser.making import RECORDS, bring

BOARD = "main[data-ply]"


def opened(page: Page, house: House, name: str) -> Any:
    """A record opened from a file."""
    page.goto(f"{house.address}#/replay")
    page.get_by_label("Open a game file").last.set_input_files(RECORDS / f"{name}.json")
    expect(page.locator(BOARD)).to_have_attribute("data-ply", "0")
    return json.loads((RECORDS / f"{name}.json").read_text("utf-8"))


def shows(page: Page, at: int) -> None:
    expect(page.locator(BOARD)).to_have_attribute("data-ply", str(at))
    expect(page.locator(".moves [aria-current]")).to_have_count(1)


def test_a_record_is_played_through_by_keys_slider_and_list(page: Page, house: House) -> None:
    record = opened(page, house, "fjords-base-2")
    for key, at in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Shift+ArrowRight", 5), ("PageDown", 8)]:
        page.keyboard.press(key)
        shows(page, at)
    expect(page.locator(".laid")).to_have_count(4)
    page.keyboard.press("End")
    shows(page, len(record["events"]))
    expect(page.locator(".scores li").first).to_contain_text(str(record["result"]["scores"][0]))
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.locator(BOARD)).not_to_have_attribute("data-ply", "0")
    page.keyboard.press(" ")
    page.get_by_role("slider", name="Position").fill("60")
    shows(page, 60)
    page.locator(".moves li button").nth(100).click()
    shows(page, 100)
    page.get_by_role("slider", name="Position").fill("40")
    page.get_by_label("View as").select_option("Everything revealed")
    expect(page.get_by_text("Next to be drawn")).to_be_visible()
    shows(page, 40)
    assert serious_problems(page) == []
    picture(page, "replay")


def test_a_record_is_shared_by_link_and_taken_along_as_record_and_picture(page: Page, house: House) -> None:
    record = opened(page, house, "northwood-full")
    page.get_by_role("slider", name="Position").fill("40")
    page.get_by_role("button", name="Save and share").click()
    for kind, begins in [("JSON", b"{"), ("PNG", b"\x89PNG"), ("Drawing", b"<svg")]:
        with page.expect_download() as download:
            page.get_by_role("button", name=kind).click()
        content = Path(download.value.path()).read_bytes()
        assert content.startswith(begins), kind
        if kind == "JSON":
            assert json.loads(content) == record
        elif begins == b"<svg":
            # nothing in it lies elsewhere
            assert not re.search(rb'(href|src)="(?!data:|#)', content)
    assert serious_problems(page) == []
    page.get_by_role("button", name="Link").click()
    link = page.locator("dialog input").input_value()
    page.goto("about:blank")
    page.goto(link)
    shows(page, 40)


def test_a_film_of_a_game_is_a_video_and_a_gif_where_the_browser_encodes_none(
    page: Page, house: House, tmp_path: Path
) -> None:
    record = json.loads((RECORDS / "northwood-full.json").read_text("utf-8"))
    begun = tmp_path / "begun.json"
    begun.write_text(
        json.dumps(
            {key: value for key, value in record.items() if key != "result"} | {"events": record["events"][:12]}
        ),
        "utf-8",
    )
    video = film_of(page, house, begun)
    assert video[4:8] == b"ftyp" or video.startswith(b"\x1a\x45\xdf\xa3"), "neither MP4 nor WebM"
    assert serious_problems(page) == []
    page.add_init_script("delete globalThis.VideoEncoder")
    page.reload()
    assert film_of(page, house, begun).startswith(b"GIF89a")


def test_a_browser_that_can_make_no_film_says_so_and_still_saves_the_game(page: Page, house: House) -> None:
    page.add_init_script("delete globalThis.VideoEncoder; delete globalThis.OffscreenCanvas")
    page.reload()
    to_be_kept(page, house, RECORDS / "northwood-intro.json")
    page.get_by_role("button", name="Film").click()
    expect(page.get_by_role("alert")).to_contain_text("This browser can’t make that file.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Game file").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["game"] == "northwood"
    expect(page.get_by_role("alert")).to_have_count(0)


def to_be_kept(page: Page, house: House, record: Path) -> None:
    page.goto(f"{house.address}#/replay")
    page.get_by_label("Open a game file").last.set_input_files(record)
    page.get_by_role("button", name="Save and share").click()


def film_of(page: Page, house: House, record: Path) -> bytes:
    to_be_kept(page, house, record)
    with page.expect_download() as download:
        page.get_by_role("button", name="Film").click()
    return Path(download.value.path()).read_bytes()


def test_a_private_game_that_is_over_is_shared_with_everybody_by_its_link(
    page: Page, chromium: Browser, house: House
) -> None:
    bring(page, house, "northwood-intro")  # what somebody brings along is private
    expect(page.locator(".list a")).to_have_text("For Northwood! random")
    page.locator(".list a").click()
    page.get_by_role("slider", name="Position").fill("8")
    page.get_by_role("button", name="Save and share").click()
    page.get_by_role("button", name="Link").click()
    link = page.locator("dialog input").input_value()
    other = new_page(chromium)
    other.goto(page.url)
    expect(other.get_by_role("alert")).to_be_visible()
    other.goto(link)
    shows(other, 8)
    other.context.close()


def test_a_file_that_is_no_record_and_one_that_breaks_the_rules_are_told_apart(page: Page, house: House) -> None:
    page.goto(f"{house.address}#/replay")
    chooser = page.get_by_label("Open a game file").last
    chooser.set_input_files({"name": "notes.json", "mimeType": "application/json", "buffer": b"not JSON"})
    expect(page.get_by_role("alert")).to_have_text("notes.json is not a game file. Choose another.")
    record = json.loads((RECORDS / "fjords-base-2.json").read_text("utf-8"))
    record["events"][5] = "lay 34 0,0 SSSPPS"
    chooser.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()})
    expect(page.get_by_role("alert")).to_contain_text(
        "Step 6 of this game file breaks a rule: There is already a tile there."
    )
    assert serious_problems(page) == []
    page.get_by_role("alert").get_by_role("link", name="Rule F3.1").click()
    expect(page.get_by_role("dialog")).to_contain_text("F3.1")


def test_a_game_is_played_on_from_a_position_of_a_record(page: Page, house: House) -> None:
    opened(page, house, "northwood-intro")
    page.get_by_role("slider", name="Position").fill("8")  # before somebody listens
    page.get_by_role("button", name="Analysis board").click()
    expect(page).to_have_url(re.compile("#/board/northwood/r-.*/8$"))
    expect(page.locator(BOARD)).to_have_attribute("data-due", "listen")
    opened(page, house, "northwood-intro")
    page.get_by_role("slider", name="Position").fill("8")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Start new game", exact=True).click()
    expect(page).to_have_url(re.compile("#/game/"))
    page.locator(".actions .main").last.click()
    expect(page.locator(BOARD)).to_have_attribute("data-due", "reply")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".moves li")).to_have_count(11)
    expect(page.get_by_role("button", name="Analysis board")).to_have_count(0)  # nobody helps while it is played
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(BOARD)).to_have_attribute("data-due", "reply")

"""The table of Fjords as hands and eyes meet it: keys, dragging, a board that stays still, marks and aids."""

from itertools import pairwise

from playwright.sync_api import Browser, Page, expect

from browser.axe import serious_problems
from browser.conftest import new_page, picture
from browser.driver import MAIN_BUTTON, START_FJORDS, after, move_in_fjords, ply
from browser.house import House
from browser.making import hot_seat, make
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Json, State

SIZES = [(1024, 768), (360, 640), (390, 844), (2560, 1440)]

# Where the board is on the screen.
_PLACE = "() => document.querySelector('.frame .moved').style.transform"
# The focus and what is due.
_FOCUS = """() => {
  const { tagName, className } = document.activeElement;
  return `${tagName} ${typeof className === 'string' ? className : ''}`;
}"""
# Waits until the focus is on a decision, and nowhere else, or until the game is over; tells what is due.
_DECIDES = """async () => {
  for (;;) {
    const main = document.querySelector('main.fjords');
    if (main.dataset.due === 'over') return 'over';
    if (main.contains(document.activeElement) && !document.activeElement.matches('.frame')) return main.dataset.due;
    await new Promise((done) => setTimeout(done, 10));
  }
}"""
# Counts the frames in which there is cardboard without a picture on it, or with one that still comes down.
_WATCH = """() => {
  window.blank = 0;
  const look = () => {
    const cardboard = document.querySelector('.ground .edge')?.getAttribute('d')?.split('M').length - 1;
    const there = (laid) => laid.querySelector('img')?.complete && getComputedStyle(laid).opacity > 0.98;
    const painted = [...document.querySelectorAll('.laid')].filter(there).length;
    if (cardboard > painted) window.blank += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
# What sticks out of a player's card or of the head of the table.
_STICKS_OUT = """() => ['.players li', 'header'].flatMap((around) =>
  [...document.querySelectorAll(`main.fjords ${around}`)].flatMap((whole) => {
    const { left, right, bottom } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll('.supply svg, .supply time, nav .button')]
      .map((part) => [part, part.getBoundingClientRect()])
      .filter(([, box]) => box.width && (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1))
      .map(([part]) => `${around}: ${part.getAttribute('aria-label') ?? part.outerHTML.slice(0, 60)}`);
  }))"""
# Whether all words of a refusal are in sight: within the board, and below no button.
_READABLE = """() => {
  const words = document.querySelector('.frame .reason')?.getBoundingClientRect();
  const within = (x) => document.querySelector('.frame').contains(document.elementFromPoint(x, words.top + 8));
  return words && within(words.left + 4) && within(words.right - 4);
}"""
# Counts the frames in which there are pieces, and not one tile below them.
_AFLOAT = """() => {
  window.afloat = 0;
  const look = () => {
    const pieces = document.querySelectorAll('.frame .world > img').length;
    if (pieces && !document.querySelector('.ground .edge')?.getAttribute('d')) window.afloat += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# Takes a refusal away as soon as the picture of its tile has come, before it is on the screen.
_TAKEN_AWAY = """() => document.addEventListener('load', async ({ target }) => {
  if (!target.closest?.('.refused')) return;
  await target.decode();
  requestAnimationFrame(() => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    window.taken = true;
  });
}, true)"""
# What reaches beyond the screen, or lies over another part of the table.
_OVERLAPS = """() => {
  const names = ['header nav', '.title', '.tray section', '.players', '.saga:not(.whole)', '.tile', '.bag',
    '.prompt h2', '.actions'];
  const parts = names
    .flatMap((selector) => [...document.querySelectorAll(`main.fjords ${selector}`)].map((part) => [selector, part]))
    .map(([selector, part]) => [selector, part, part.getBoundingClientRect()])
    .filter(([, , { width, height }]) => width > 0 && height > 0);
  const found = [];
  for (const [name, part, box] of parts) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${name} leaves the screen`);
    for (const [other, second, beside] of parts) {
      if (part === second || part.contains(second) || second.contains(part)) continue;
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (across > 3 && down > 3 && name <= other) found.push(`${name} over ${other}`);
    }
  }
  return [...new Set(found)];
}"""


def _exploring(state: State) -> bool:
    return isinstance(state, Exploration) and state.due == "lay" and len(state.bag) <= 14


def _settling(state: State) -> bool:
    return isinstance(state, Settlement)


def test_a_whole_game_is_played_by_keyboard_from_the_start_page(page: Page) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(f"{START_FJORDS}:focus").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator("main.fjords")).to_be_attached()
    while page.evaluate(_DECIDES) != "over":
        focus, seen = page.evaluate(_FOCUS), ply(page)
        page.keyboard.press("Enter")
        page.wait_for_function(
            f"([focus, ply]) => document.querySelector('main').dataset.ply !== ply || ({_FOCUS})() !== focus",
            arg=[focus, seen],
        )
    assert page.evaluate("() => document.activeElement !== document.body")


def test_arrows_and_letters_work_after_a_tile_is_chosen(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2})
    page.locator("main.fjords").wait_for()
    shortcut = page.locator(".tile:not(.dim)").first.get_attribute("aria-keyshortcuts")
    page.keyboard.press(shortcut or "")
    expect(page.locator("button.cell:focus")).to_have_count(1)
    first = page.locator("button.cell:focus").get_attribute("data-cell")
    if page.locator("button.cell").count() > 1:
        for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            page.keyboard.press(arrow)
        assert page.locator("button.cell:focus").count() == 1
    page.keyboard.press("Enter")
    expect(page.locator("button.cell.planned:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("button.cell:not(.planned):focus")).to_have_count(1)
    assert first is not None
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Rotate the tile")
    page.keyboard.press("Escape")
    expect(page.locator("button.cell:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("main[data-due=build]")).to_be_attached()
    expect(page.locator(f"{MAIN_BUTTON}:focus")).to_have_text("Build")
    page.keyboard.press("Enter")
    expect(page.locator("[role=status]").first).to_contain_text("longhouse")


def test_the_board_stays_where_it_is_while_a_move_is_planned(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=_exploring)
    place = page.evaluate(_PLACE)
    tiles = page.locator(".tile:enabled")
    for number in range(tiles.count()):
        tiles.nth(number).click()
        assert page.evaluate(_PLACE) == place
    page.locator(".tile:enabled:not(.dim)").first.click()
    page.locator("button.cell").first.click()
    assert page.evaluate(_PLACE) == place
    page.get_by_role("button", name="Rotate", exact=True).last.click()
    assert page.evaluate(_PLACE) == place
    page.mouse.click(120, 420)  # far from the land
    expect(page.locator(".reason")).to_be_visible()
    page.wait_for_function(_READABLE)
    assert page.evaluate(_PLACE) == place
    page.mouse.click(70, 420)  # at the edge of the screen
    page.wait_for_function(_READABLE)


def test_a_refusal_that_is_taken_away_before_its_tile_is_seen_leaves_no_error(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=_exploring)
    page.locator(".tile:enabled:not(.dim)").first.click()
    page.evaluate(_TAKEN_AWAY)
    page.mouse.click(120, 420)  # far from the land
    page.wait_for_function("() => window.taken")
    expect(page.locator(".refused")).to_have_count(0)
    page.evaluate("() => new Promise((done) => setTimeout(done, 200))")


def test_a_tile_is_dragged_from_the_tray_with_a_mouse_and_laid_by_a_click(chromium: Browser, house: House) -> None:
    page = new_page(chromium, lively=True)
    hot_seat(page, house, {"players": 2}, until=_exploring)
    page.wait_for_function("() => document.querySelectorAll('.laid img').length > 10")
    page.evaluate(_WATCH)
    tile = page.locator(".tile:enabled:not(.dim)").first
    tile.hover()
    page.mouse.down()
    page.mouse.move(600, 600, steps=3)
    cell = page.locator("button.cell").first.bounding_box()
    assert cell is not None
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".prompt")).to_contain_text("again to lay")
    seen = ply(page)
    page.mouse.click(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    after(page, seen)
    for _ in range(4):
        move_in_fjords(page)
    assert page.evaluate("window.blank") == 0
    page.context.close()


def test_no_piece_is_seen_before_the_land_it_stands_on(page: Page, house: House) -> None:
    page.add_init_script(f"({_AFLOAT})()")
    hot_seat(page, house, {"players": 2}, until=_settling)
    page.locator(".frame .world > img").first.wait_for()
    assert page.evaluate("window.afloat") == 0


def test_a_finger_drags_a_tile_and_a_long_press_tells_what_fits(chromium: Browser, house: House) -> None:
    page = new_page(chromium, phone=True)
    hot_seat(page, house, {"players": 2}, until=_exploring)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1], "id": 0}] if at else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    tile = page.locator(".tile:enabled:not(.dim)").first.bounding_box()
    assert tile is not None
    touch("touchStart", tile["x"] + 30, tile["y"] + 40)
    touch("touchMove", tile["x"] + 30, tile["y"] - 30)
    cell = page.locator("button.cell").first.bounding_box()
    assert cell is not None
    middle = (cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    touch("touchMove", middle[0], middle[1] + 52)  # what is below a finger would be hidden
    touch("touchEnd")
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Escape")
    land = page.locator(".laid").evaluate_all("all => Math.max(...all.map((e) => e.getBoundingClientRect().right))")
    touch("touchStart", tile["x"] + 30, tile["y"] + 40)
    touch("touchMove", tile["x"] + 30, tile["y"] - 30)
    touch("touchMove", land + 10, middle[1] + 52)
    touch("touchEnd")
    expect(page.locator(".ghost")).to_have_count(0)
    page.wait_for_function(_READABLE)
    page.keyboard.press("Escape")
    touch("touchStart", *middle)
    expect(page.get_by_role("region", name="Which tiles fit here?")).to_contain_text("remaining tiles")
    touch("touchEnd")
    expect(page.get_by_role("region", name="Which tiles fit here?")).to_be_visible()
    expect(page.get_by_role("button", name="Show whole board")).to_have_count(0)  # it would lie over what is told
    picture(page, "fjords-fits-phone")
    page.context.close()


def test_what_fits_agrees_with_the_places_of_each_tile(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=_exploring)
    row = page.locator(".tile:enabled").count()
    places: dict[str, int] = {}
    for number in range(row):
        page.keyboard.press(str(number + 1))
        for cell in page.locator("button.cell").evaluate_all("all => all.map((each) => each.dataset.cell)"):
            places[cell] = places.get(cell, 0) + 1
        page.keyboard.press("Escape")
    cell = max(places, key=lambda each: places[each])
    for number in range(row):
        page.keyboard.press(str(number + 1))
        if page.locator(f"button.cell[data-cell='{cell}']").count():
            break
    page.locator(f"button.cell[data-cell='{cell}']").click(button="right")
    told = page.get_by_role("region", name="Which tiles fit here?")
    expect(told.locator("li.row").first).to_be_visible()
    counts = [text.split()[0] for text in told.locator("li.row span:first-of-type").all_inner_texts()]
    assert sum(int(count) if count.isdigit() else 1 for count in counts) == places[cell]
    assert serious_problems(page) == []
    picture(page, "fjords-fits")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.get_by_role("region", name="If the exploration ended now")).to_contain_text("tiles to settle")


def test_the_aids_are_switched_off_in_the_settings(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=_exploring)
    expect(page.get_by_role("region", name="If the exploration ended now")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("who would get which land").uncheck()
    page.get_by_label("gaps that no tile can fill").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="If the exploration ended now")).to_have_count(0)
    page.keyboard.press("f")
    expect(page.get_by_role("region", name="Which tiles fit here?")).to_have_count(0)


def test_without_placement_help_nothing_tells_what_fits(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2, "oversight": True})
    page.keyboard.press("1")
    page.keyboard.press("f")
    expect(page.get_by_role("region", name="Which tiles fit here?")).to_have_count(0)
    expect(page.locator("button.cell.blind:focus")).to_have_count(1)  # a place to try, by keyboard too
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_be_visible()


def test_the_marks_of_land_are_explained_counted_and_switched(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 4}, until=_settling)
    legend = page.get_by_role("region", name="What the marks mean")
    if legend.count() == 0:
        page.keyboard.press("m")
    row = legend.locator("li", has_text="You can settle here")
    expect(row.locator("b")).to_have_text(str(page.locator("button.cell").count()))
    row.hover()
    expect(page.locator("path.lit")).to_have_count(page.locator("button.cell").count())
    assert page.locator(".mark").count() > 0
    assert serious_problems(page) == []
    picture(page, "fjords-marks")
    legend.get_by_role("switch").click()
    expect(page.locator(".mark")).to_have_count(0)


def test_signs_and_words_grow_with_a_very_large_screen(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=_settling)
    coin = page.locator("button.cell circle").first
    small = coin.bounding_box()
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.wait_for_function("() => +getComputedStyle(document.querySelector('main')).getPropertyValue('--big') > 1.3")
    page.wait_for_timeout(400)  # the camera comes to rest
    large = coin.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.3 * small["width"]


def test_the_notice_to_pass_the_device_covers_no_button(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 2}, until=_exploring)
    notice, buttons = page.get_by_text("Pass the device to"), page.locator("header nav")
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        over, under = notice.bounding_box(), buttons.bounding_box()
        assert over is not None
        assert under is not None
        assert over["x"] + over["width"] <= under["x"], f"{width} × {height}"


def test_nothing_overlaps_at_any_size(page: Page, house: House) -> None:
    hot_seat(page, house, {"players": 4}, until=_exploring)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.querySelectorAll('.tile img').length >= 4")
        assert page.evaluate(_OVERLAPS) == [], f"{width} × {height}"
        expect(page.locator(".phases .now")).to_be_visible()
        expect(page.locator(".players .house").first).to_be_visible()
        picture(page, f"fjords-{width}")
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("button", name="The saga so far").click()
    expect(page.locator("dialog .saga li")).not_to_have_count(0)
    assert serious_problems(page) == []


def test_stones_clocks_and_buttons_stay_within_cards_and_head_at_any_size(chromium: Browser, house: House) -> None:
    ada, sigrun = new_page(chromium), new_page(chromium)
    options: dict[str, Json] = {"players": 2, "runes": ["journey", "horse", "wisdom", "home"]}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    make(ada, house, "fjords", options, seats, clock={"kind": "move", "seconds": 86_400})
    sigrun.goto(ada.url)
    expect(sigrun.get_by_role("heading", name="Ada invites you to a game")).to_be_visible()
    expect(sigrun.locator(".invite")).to_have_count(0)  # whoever has no seat is asked to sit down, not to invite
    sigrun.get_by_label("Your name").fill("Sigrun")
    sigrun.get_by_role("button", name="Take this seat").click()
    expect(ada.locator("main[data-ply]")).to_be_attached()
    for width, height in [*SIZES, (1440, 900)]:
        ada.set_viewport_size({"width": width, "height": height})
        expect(ada.locator(".runes svg:visible")).to_have_count(8)
        expect(ada.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)
        assert ada.evaluate(_STICKS_OUT) == [], f"{width} × {height}"
    for page in (ada, sigrun):
        page.context.close()


def test_a_hint_leaves_the_tiles_in_the_tray_their_room(page: Page, house: House) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(house.address)
    make(page, house, "fjords", {"players": 2}, [{"kind": "me"}, {"kind": "bot", "level": "thrall"}])
    expect(page.locator(".tile:enabled").first).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".prompt .said")).to_contain_text("Hint:")
    boxes = [tile.bounding_box() for tile in page.locator("section.tray .tile").all()]
    sides = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert all(left >= before - 1 for (_, before), (left, _) in pairwise(sides)), sides

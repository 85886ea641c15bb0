"""Hands at the two tables: what a person clicks to play on."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

START_FJORDS = "article.fjords .play"
START_NORTHWOOD = "article.northwood .play"
TABLE = "main[data-ply]"
MAIN_BUTTON = ".actions .button.main"

# Plays on by clicking what can be clicked, as fast as the app and the server go, until something is due.
PLAY = """async (until) => {
  const first = (selector) => document.querySelector(selector);
  const table = () => first('main[data-ply]').dataset;
  const settled = (done) => new Promise((go, stop) => {
    const late = Date.now() + 900_000; // a bot may have to compile its engine first
    const look = () => {
      if (done()) go();
      else if (Date.now() < late) setTimeout(look, 5);
      else stop(new Error(`nothing happens: ${JSON.stringify(table())}`));
    };
    look();
  });
  const click = async (selector, then) => { first(selector)?.click(); await settled(then); };
  const main = () => [...document.querySelectorAll('.actions .button.main:enabled')].at(-1);
  while (table().due !== until) {
    const ply = table().ply;
    const due = table().due;
    if (first('.scene .onward') && first('main.fjords')) { // what is told holds the game
      await click('.scene .onward', () => !first('.scene .onward'));
      continue;
    }
    if (!first('.tray .dots') && !first('.tray .scene')) {
      if (due === 'lay') {
        await click('.tile:enabled:not(.dim)', () => first('button.cell'));
        await click('button.cell', main);
      } else if (due === 'settle') {
        while (!main()) await click('button.cell', () => main() || first('button.cell')); // Wisdom asks for two cells
      } else if (due !== 'dialogue' && due !== 'listen')
        await click('.fief.open, .card.playable, .ally.ask', main);
      await settled(() => main() || table().ply !== ply);
      if (table().ply === ply) main().click();
    }
    await settled(() => table().ply !== ply);
  }
}"""


def play_on(page: Page, *, until: str = "over") -> None:
    """Play for everybody at this screen until something is due."""
    expect(page.locator(TABLE)).to_be_attached()
    page.evaluate(PLAY, until)


def play_together(pages: Sequence[Page]) -> None:
    """Play a game to its end from several browsers at once, each for those who sit at it."""
    for page in pages:
        expect(page.locator(TABLE)).to_be_attached()
    for page in pages:
        page.evaluate(f"() => {{ window.played = ({PLAY})('over'); }}")
    for page in pages:
        page.evaluate("() => window.played")


def sums(page: Page) -> Locator:
    """The table of points at the end of a game of Fjords."""
    page.get_by_role("button", name="How the points add up").click()
    return page.get_by_role("dialog")


def due(page: Page) -> str:
    """What is to be decided at the table."""
    return page.locator(TABLE).get_attribute("data-due") or ""


def ply(page: Page) -> str:
    """The number of the last thing that happened."""
    return page.locator(TABLE).get_attribute("data-ply") or ""


def after(page: Page, seen: str) -> None:
    """Wait until something happened at the table."""
    expect(page.locator(f"{TABLE}:not([data-ply='{seen}'])")).to_be_attached()


def lay(page: Page) -> None:
    """Lay the first tile that fits where it fits first."""
    seen = ply(page)
    page.locator(".tile:enabled:not(.dim)").first.click()
    page.locator("button.cell").first.click()
    page.locator(MAIN_BUTTON).click()
    after(page, seen)


def move_in_fjords(page: Page) -> None:
    """One decision, whichever is due."""
    if due(page) == "lay":
        return lay(page)
    seen = ply(page)
    if due(page) == "settle":
        page.locator("button.cell").first.click()
    page.locator(MAIN_BUTTON).click()
    return after(page, seen)


def move_in_northwood(page: Page) -> None:
    """One decision: the first fief or card that may be chosen, or the main button."""
    seen = ply(page)
    choices = page.locator(".fief.open, .card.playable, .ally.ask")
    if due(page) not in {"dialogue", "listen"} and choices.count() > 0:
        choices.first.click()
    page.locator(MAIN_BUTTON).last.click()
    after(page, seen)

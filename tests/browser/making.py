"""Games set up by the app's own means, without clicking through the set-up page."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.house import House
from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, State
from longhouse.games.playout import random_game

RECORDS = Path(__file__).parents[1] / "golden" / "records"

MAKE = """async ([game, options, seats, from, clock]) => {
  const base = location.href.split('#')[0];
  const ask = async (path, body, secret) => (await fetch(new URL('api/' + path, base), {
    method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(secret ? {Authorization: 'Bearer ' + secret} : {})},
  })).json();
  const person = await ask('people', {name: 'Ada'});
  localStorage.setItem('longhouse.person', JSON.stringify(person));
  const wishes = seats.map(({kind, level}) => level ? {kind, level} : {kind});
  const setup = {game, options, seats: wishes, visibility: 'link', ...(from ? {from} : {}), ...(clock ? {clock} : {})};
  const made = await ask('games', setup, person.secret);
  const tokens = [];
  for (const [seat, {kind, name}] of seats.entries())
    if (kind === 'me') tokens.push((await ask(`games/${made.id}/seats/${seat}`,
      {nonce: crypto.randomUUID(), ...(name ? {name} : {})}, person.secret)).token);
  localStorage.setItem('longhouse.seats.' + made.id, JSON.stringify(tokens));
  return made.id;
}"""

BRING = """async (record) => {
  const ask = async (path, body, headers) => (await fetch(new URL('api/' + path, location.href.split('#')[0]), {
    method: 'POST', body: JSON.stringify(body), headers: {'Content-Type': 'application/json', ...headers},
  })).json();
  const person = await ask('people', {name: 'Ada'}, {});
  localStorage.setItem('longhouse.person', JSON.stringify(person));
  const games = {format: 'longhouse-games/1', games: [JSON.parse(record)]};
  await ask('me/import', games, {Authorization: 'Bearer ' + person.secret});
}"""


def make(
    page: Page,
    house: House,
    game: str,
    options: dict[str, Json],
    seats: list[dict[str, str]],
    origin: dict[str, Json] | None = None,
    clock: dict[str, Json] | None = None,
) -> None:
    """Set a game up in this browser, or one that goes on from a position of a record, and go to its table."""
    page.goto(house.address)
    made = page.evaluate(MAKE, [game, options, seats, origin, clock])
    page.goto(f"{house.address}#/game/{made}")
    page.reload()
    expect(page.locator("main:not([aria-busy=true])")).to_be_attached()


def hot_seat(
    page: Page,
    house: House,
    options: dict[str, Json],
    until: Callable[[State], bool] | None = None,
    names: Sequence[str] = ("Ada", "Sigrun", "Olaf", "Freya"),
) -> None:
    """A game of Fjords with everybody at this screen; played at random up to a position, if one is asked for."""
    players = int(str(options["players"]))
    seats = [{"kind": "me", "name": name} for name in names[:players]]
    make(page, house, "fjords", options, seats, None if until is None else played(options, until))


def bring(page: Page, house: House, record: str) -> None:
    """Be somebody who has brought a game from elsewhere, and look at what was played."""
    page.goto(house.address)
    page.evaluate(BRING, (RECORDS / f"{record}.json").read_text("utf-8"))
    page.goto(f"{house.address}#/replay")
    expect(page.locator(".list a")).to_have_count(1)


def seat_two(page: Page, kind: str) -> None:
    """Choose on the set-up page of Fjords who takes the second seat."""
    page.get_by_role("group", name="Seat 2").get_by_text(kind, exact=True).click()


def played(options: dict[str, Json], until: Callable[[State], bool], seed: str = "in the browser") -> dict[str, Json]:
    """The first position of a random game that is as asked for."""
    game = game_with("fjords", options)
    record = random_game(game, seed).record
    events_played = next(count for count, state in enumerate(record) if until(state))
    return {"record": json.loads(record.write()), "events": events_played}

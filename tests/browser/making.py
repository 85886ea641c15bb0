"""Games set up by the app's own means, without clicking through the set-up page."""

from playwright.sync_api import Page, expect

from browser.house import House
from longhouse.games.game import Json

MAKE = """async ([game, options, seats]) => {
  const base = location.href.split('#')[0];
  const ask = async (path, body, secret) => (await fetch(new URL('api/' + path, base), {
    method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(secret ? {Authorization: 'Bearer ' + secret} : {})},
  })).json();
  const person = await ask('people', {name: 'Ada'});
  localStorage.setItem('longhouse.person', JSON.stringify(person));
  const wishes = seats.map(({kind, level}) => level ? {kind, level} : {kind});
  const made = await ask('games', {game, options, seats: wishes, visibility: 'link'}, person.secret);
  const tokens = [];
  for (const [seat, {kind, name}] of seats.entries())
    if (kind === 'me') tokens.push((await ask(`games/${made.id}/seats/${seat}`,
      {nonce: crypto.randomUUID(), ...(name ? {name} : {})}, person.secret)).token);
  localStorage.setItem('longhouse.seats.' + made.id, JSON.stringify(tokens));
  return made.id;
}"""


def make(page: Page, house: House, game: str, options: dict[str, Json], seats: list[dict[str, str]]) -> None:
    """Set a game up in this browser and go to its table."""
    page.goto(house.address)
    made = page.evaluate(MAKE, [game, options, seats])
    page.goto(f"{house.address}#/game/{made}")
    page.reload()
    expect(page.locator("main:not([aria-busy])")).to_be_attached()


def hot_seat(page: Page, house: House, options: dict[str, Json]) -> None:
    """A game of Fjords with everybody at this screen."""
    names = ("Ada", "Sigrun", "Olaf", "Freya")
    players = int(str(options["players"]))
    make(page, house, "fjords", options, [{"kind": "me", "name": name} for name in names[:players]])

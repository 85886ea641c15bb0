"""The cards of a hand: whatever is pointed at is what one sees there."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.conftest import new_page, picture
from browser.house import House
from browser.making import make

CARDS = [f"{value}{suit}" for suit in "CFLE" for value in range(1, 9)]

# The cards that do not lie uppermost at the middle of their buttons, and, if wanted, at the middle of their faces.
_COVERED = """(faces) => [...document.querySelectorAll('.hand .card')].filter((card) =>
  [card, ...(faces ? [card.querySelector('.face')] : [])].some((seen) => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.card') !== card;
  })).map((card) => card.innerText)"""


# The number of stars, of cards that would score, that another card covers.
_HIDDEN = """() => {
  const cards = [...document.querySelectorAll('.hand .card')];
  return cards.filter((card, i) => {
    const star = card.querySelector('.would');
    if (!star) return false;
    const { left, top, width, height } = star.getBoundingClientRect();
    const over = [0.15, 0.5, 0.85].map((part) => document.elementFromPoint(left + part * width, top + height / 2));
    return over.some((each) => cards.indexOf(each?.closest('.card')) > i);
  }).length;
}"""


class Dealer:
    """Stands between the server and a page, and deals hands that would take long to come by."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._sockets: list[tuple[WebSocketRoute, dict[str, Any]]] = []
        page.route_web_socket(lambda address: "/games/" in address, self._listen)

    def _listen(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                self._sockets.append((socket, told))
            socket.send(message)

        server.on_message(tell)

    def deal(self, count: int) -> None:
        """So many cards, of which every third may be the answer."""
        hand = CARDS[: 2 * count : 2]
        legal = [f"reply {card}" for card in hand[::3]]
        view = {"hand": hand, "due": "reply", "legal": legal, "scoring": hand[::3]}
        socket, welcome = self._sockets[-1]
        known = {key: welcome[key] for key in ("ply", "you", "table")}
        changes = [["set", [key], value] for key, value in view.items()]
        socket.send(json.dumps({"type": "update", "entries": [], "changes": changes, **known}))
        expect(self._page.locator(".hand .card")).to_have_count(count)
        expect(self._page.locator(".hand .playable")).to_have_count(len(hand[::3]))


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_no_card_of_a_hand_is_covered_where_one_clicks(chromium: Browser, house: House, phone: bool) -> None:
    page = new_page(chromium, phone=phone)
    dealer = Dealer(page)
    make(page, house, "northwood", {}, [{"kind": "me"}])
    for count in range(1, 15):
        dealer.deal(count)
        assert page.evaluate(_COVERED, not phone) == [], f"{count} cards"
        assert page.evaluate(_HIDDEN) == 0, f"a star among {count} cards"
        chosen = page.locator(".hand .playable").nth(count // 6)
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(_COVERED, False) == [], f"{count} cards, one of them chosen"
    picture(page, f"hand-of-fourteen{'-phone' if phone else ''}")
    page.context.close()

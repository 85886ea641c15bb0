"""The installed app: it opens without a connection, shows what was loaded before, and says what needs the server."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import new_page, picture
from browser.house import House
from browser.making import bring

CONTROLLED = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 20));
}"""
"""Waits until the service worker has stored the app."""


@pytest.fixture
def installed(chromium: Browser, house: House) -> Iterator[Page]:
    """A browser whose service worker has stored the app."""
    page = new_page(chromium, service_workers=True)
    page.goto(house.address)
    page.evaluate(CONTROLLED)
    yield page
    page.context.close()


def test_chromium_finds_nothing_that_keeps_the_app_from_being_installed(installed: Page) -> None:
    session = installed.context.new_cdp_session(installed)
    errors = {each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # where tests are, and nobody installs anything
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["display"] == "standalone"


def test_without_a_connection_the_app_shows_what_was_loaded_and_says_what_needs_the_server(
    installed: Page, house: House
) -> None:
    page = installed
    bring(page, house, "fjords-base-2")
    page.locator(".list a").click()
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible()
    replay = page.url
    page.goto(f"{house.address}#/learn/fjords/2")
    expect(page.locator("#lesson")).to_have_text("Corner to corner")
    page.context.set_offline(True)
    page.goto(f"{house.address}#/learn/fjords/2")
    page.reload()
    expect(page.locator("#lesson")).to_have_text("Corner to corner")
    page.goto(f"{house.address}#/rules/northwood/all")  # never opened before
    expect(page.locator("#N1")).to_be_attached()
    page.goto(replay)
    page.reload()
    slider.fill("40")
    expect(page.locator(".laid").first).to_be_attached()
    page.goto(f"{house.address}#/puzzles")  # never opened before, and they come from the server
    expect(page.get_by_role("alert").first).to_contain_text("The server can’t be reached.")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    picture(page, "offline")
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)


def test_what_was_kept_of_a_person_goes_when_they_log_out(installed: Page, house: House) -> None:
    page = installed
    bring(page, house, "fjords-base-2")
    kept = "async () => (await (await caches.open('longhouse-data')).keys()).length"
    page.wait_for_function(f"async () => (await ({kept})()) > 0")
    page.goto(f"{house.address}#/account")
    page.get_by_label("Username").fill("offline-ada")
    page.get_by_label("Password").fill("a good password")
    page.get_by_role("button", name="Create an account").click()
    page.wait_for_function("() => ['', '#/'].includes(location.hash)")
    page.goto(f"{house.address}#/account")
    assert page.evaluate(kept) > 0
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.wait_for_function("() => localStorage.getItem('longhouse.person') === null")
    own = "async () => (await (await caches.open('longhouse-data')).keys()).some(({url}) => url.includes('/api/me'))"
    assert page.evaluate(own) is False


def test_a_notification_is_shown_while_no_page_of_the_app_is_open(installed: Page, house: House) -> None:
    page = installed
    page.context.grant_permissions(["notifications"], origin=house.address.rstrip("/"))
    told = {"title": "Fjords", "text": "It’s your turn.", "game": "abc", "tag": "turn-abc"}
    deliver(page, house, told)
    shown = """async () => {
        const worker = await navigator.serviceWorker.ready;
        for (;;) {
            const [shown] = await worker.getNotifications();
            if (shown) return [shown.title, shown.body, shown.tag, shown.data];
            await new Promise((go) => setTimeout(go, 20));
        }
    }"""
    page.goto(house.address)
    assert page.evaluate(shown) == ["Fjords", "It’s your turn.", "turn-abc", "abc"]


def deliver(page: Page, house: House, content: object) -> None:
    """Push a message to the service worker while no page of the app is open."""
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(ids(told)))
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    origin = house.address.rstrip("/")
    message = {"origin": origin, "registrationId": registrations[0], "data": json.dumps(content)}
    session.send("ServiceWorker.deliverPushMessage", message)


def ids(told: dict[str, list[dict[str, str]]]) -> list[str]:
    return [each["registrationId"] for each in told["registrations"]]


def test_a_browser_without_notifications_says_so_in_words(chromium: Browser, house: House) -> None:
    page = new_page(chromium, service_workers=True)
    page.goto(house.address)
    page.evaluate(CONTROLLED)
    bring(page, house, "fjords-base-2")
    page.goto(f"{house.address}#/account")
    status = page.locator("section[aria-labelledby=device] [role=status]")
    expect(status).to_contain_text("This browser can tell you")
    page.get_by_role("button", name="Turn on notifications").click()  # headless Chromium refuses by itself
    expect(status).to_contain_text("doesn’t let Longhouse show notifications")
    page.context.close()


def test_over_plain_http_in_a_local_network_the_page_says_why_it_cannot_be_installed(page: Page, house: House) -> None:
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    page.goto(f"{house.address}#/account")
    page.reload()
    about = page.locator("section[aria-labelledby=device]")
    expect(about).to_contain_text("Longhouse can’t be installed from this address.")

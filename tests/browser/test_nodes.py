"""Strangers in browsers on two nodes of one server."""

import pytest
from playwright.sync_api import Browser, expect
from server.test_nodes import Village
from support.lifetimes import free_port
from support.postgres import programs, running_postgres
from support.running_redis import PROGRAM, running_redis

from browser.conftest import new_page
from browser.driver import lay

pytestmark = pytest.mark.skipif(PROGRAM is None or programs() is None, reason="needs PostgreSQL and Redis")


def test_strangers_on_two_nodes_find_each_other_and_play(chromium: Browser) -> None:
    pages = [new_page(chromium), new_page(chromium)]
    with running_postgres() as postgres, running_redis() as redis:
        village = Village(postgres, redis)
        try:
            village.nodes += [village.node(free_port()), village.node(free_port())]
            for page, node in zip(pages, village.nodes, strict=True):
                page.goto(f"{node.address}/#/play")
                page.locator(".clocks").get_by_text("10 min + 10 s").click()
                page.get_by_label("Play Karl (a bot) while I wait").uncheck()
                page.get_by_role("button", name="Find a game").click()
            for page in pages:
                page.get_by_role("alertdialog").get_by_role("button", name="Take your seat").click()
            for page in pages:
                expect(page.locator("main[data-due=lay]")).to_be_attached()
            mover, other = pages if pages[0].locator(".tile:enabled").count() else pages[::-1]
            tiles = other.locator(".laid").count()
            lay(mover)
            expect(other.locator(".laid")).to_have_count(tiles + 1)
        finally:
            for page in pages:
                page.context.close()
            for node in village.nodes:
                node.kill()

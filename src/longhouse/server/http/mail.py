"""The pages that links in e-mails lead to.

Opening such a page changes nothing, because mail programs open links on their own; a button on the page does.
"""

from html import escape

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery

from longhouse.errors import NotFound
from longhouse.server.mail import Mailer
from longhouse.server.mail_links import Link, Purpose, address_hash
from longhouse.service.tables import TableService
from longhouse.words import Words

_HTML = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>Longhouse</title>
<style>body {{ font: 18px/1.5 sans-serif; max-width: 30em; margin: 15vh auto; padding: 0 1em }}</style>
<h1>Longhouse</h1>
<p>{text}</p>
{form}
</html>
"""


class MailRoutes(Controller):
    """Pages on which a person confirms their e-mail address or stops e-mail to it. No login is needed."""

    path = "/mail"
    include_in_schema = False

    @get("/confirm", media_type=MediaType.HTML)
    async def ask_confirm(
        self,
        token: FromQuery[str],
        mailer: NamedDependency[Mailer | None],
        tables: NamedDependency[TableService],
        words: NamedDependency[Words],
    ) -> Response[str]:
        """Return a page that asks the person to confirm the address that the token names."""
        _read("confirm", token, mailer, tables)
        return _page(words, "server-mail-confirm-ask", "server-mail-confirm-button")

    @post("/confirm", status_code=200, media_type=MediaType.HTML)
    async def confirm(
        self,
        token: FromQuery[str],
        mailer: NamedDependency[Mailer | None],
        tables: NamedDependency[TableService],
        words: NamedDependency[Words],
    ) -> Response[str]:
        """Mark the address that the token names as confirmed."""
        link = _read("confirm", token, mailer, tables)
        await _change(link, tables, confirmed=True)
        return _page(words, "server-mail-confirmed")

    @get("/unsubscribe", media_type=MediaType.HTML)
    async def ask_unsubscribe(
        self,
        token: FromQuery[str],
        mailer: NamedDependency[Mailer | None],
        tables: NamedDependency[TableService],
        words: NamedDependency[Words],
    ) -> Response[str]:
        """Return a page that asks whether to stop sending e-mail."""
        _read("unsubscribe", token, mailer, tables)
        return _page(words, "server-mail-unsubscribe-ask", "server-mail-unsubscribe-button")

    @post("/unsubscribe", status_code=200, media_type=MediaType.HTML)
    async def unsubscribe(
        self,
        token: FromQuery[str],
        mailer: NamedDependency[Mailer | None],
        tables: NamedDependency[TableService],
        words: NamedDependency[Words],
    ) -> Response[str]:
        """Stop sending e-mail to the address that the token names. Mail programs also call this on their own (RFC
        8058).
        """
        link = _read("unsubscribe", token, mailer, tables)
        await _change(link, tables, notify=False)
        return _page(words, "server-mail-unsubscribed")


def _read(purpose: Purpose, token: str, mailer: Mailer | None, tables: TableService) -> Link:
    if mailer is None:
        raise NotFound("server-not-found")
    return mailer.links.read(purpose, token, tables.wall())


async def _change(
    link: Link, tables: TableService, *, confirmed: bool | None = None, notify: bool | None = None
) -> None:
    person = (await tables.wait_for(tables.people.named, [link.person])).get(link.person)
    if person is not None and person.email is not None and address_hash(person.email) == link.address:
        await tables.wait_for(tables.people.mark_address, person.id, person.email, confirmed, notify)


def _page(words: Words, text: str, button: str | None = None) -> Response[str]:
    form = "" if button is None else f'<form method="post"><button>{escape(words.say(button))}</button></form>'
    content = _HTML.format(language=words.language, text=escape(words.say(text)), form=form)
    return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})

"""Sends e-mail to people who want to be notified when it is their turn in a game whose clock counts days."""

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from longhouse.errors import BadSettings
from longhouse.server.errors import words_of
from longhouse.service.notifications import Heard
from longhouse.service.tables import TableService
from longhouse.storage.people import Person
from longhouse.table.setup import DaysClock
from longhouse.table.table import Table

_log = logging.getLogger(__name__)
_PATIENCE = 20.0


class Mailer:
    """Sends notifications through one SMTP server."""

    def __init__(self, tables: TableService, address: str, public_url: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("smtp", "smtps") or parts.hostname is None:
            raise BadSettings("server-smtp")
        self._parts = parts
        self._sender = parse_qs(parts.query).get("from", [f"longhouse@{parts.hostname}"])[0]
        self._tables = tables
        self._public_url = public_url.rstrip("/")
        self._writing: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(self._heard)

    async def close(self) -> None:
        """Wait for e-mails that are being sent."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _heard(self, heard: Heard) -> None:
        if heard.change is None or heard.node is not None:
            return
        before, after = heard.change.before, heard.change.after
        if after.turn is None or after.turn == before.turn or not isinstance(after.setup.clock, DaysClock):
            return
        person = after.held[after.turn].person
        if person is not None and after.bot_to_move is None:
            task = asyncio.get_running_loop().create_task(self._notify(person, after))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _notify(self, person_id: str, table: Table) -> None:
        person = (await self._tables.wait_for(self._tables.people.named, [person_id])).get(person_id)
        if person is None or person.email is None or not person.notify:
            return
        try:
            await asyncio.to_thread(self._send, letter(person, table, self._sender, self._public_url))
        except OSError as error:  # errors of SMTP are OSErrors too; no retry before the next turn
            _log.warning("mail", extra={"fields": {"game": table.id, "problem": str(error)}})

    def _send(self, message: EmailMessage) -> None:
        parts = self._parts
        connect = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with connect(parts.hostname or "", parts.port or 0, timeout=_PATIENCE) as host:
            if parts.scheme == "smtp" and host.has_extn("starttls"):
                host.starttls()
            if parts.username:
                host.login(unquote(parts.username), unquote(parts.password or ""))
            host.send_message(message)


def letter(person: Person, table: Table, sender: str, public_url: str) -> EmailMessage:
    """The e-mail that tells a person that it is their turn."""
    words = words_of(person.language)
    message = EmailMessage()
    message["From"] = sender
    message["To"] = person.email or ""
    message["Subject"] = words.say("server-mail-subject", game=table.setup.game)
    link = f"{public_url}/#/game/{table.id}"
    message.set_content(words.say("server-mail-text", name=person.name, game=table.setup.game, link=link))
    return message

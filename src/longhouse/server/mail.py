"""Sends e-mail: to confirm an address, and to tell people that it is their turn in a game that lasts for days.

E-mails contain no text written by players, so that nobody can write to strangers through a server. They are sent by a
separate thread, so that a mail server that hangs delays neither the games nor the shutdown.
"""

import asyncio
import logging
import math
import queue
import smtplib
import threading
import time
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from longhouse.errors import BadSettings, LonghouseError, TooManyRequests
from longhouse.server.errors import words_of
from longhouse.server.mail_links import MailLinks, Purpose
from longhouse.service.notifications import Heard
from longhouse.service.planned_moves import answers_at_once
from longhouse.service.tables import TableService
from longhouse.storage.letters import LetterStore
from longhouse.storage.people import Person
from longhouse.table.table import Table
from longhouse.words.titles import title

_log = logging.getLogger(__name__)
_PATIENCE = 20.0
_MOST_WAITING = 1_000
_TOO_OLD = 3_600.0
"""Seconds after which an e-mail that could not be sent is no longer of any use."""
_MOST_A_DAY = 20
_MOST_CONFIRMATIONS_A_DAY = 5
_CONFIRM_WITHIN = 3 * 86_400.0
_UNSUBSCRIBE_WITHIN = 10 * 366 * 86_400.0
_TIME_TO_FINISH = 0.5


class Mailer:
    """Sends e-mails through one SMTP server."""

    def __init__(self, tables: TableService, address: str, public_url: str) -> None:
        self._post = _Post(address)
        self._tables = tables
        self._public_url = public_url.rstrip("/")
        self._counts = LetterStore(tables.store)
        self.links = MailLinks(tables.store.secret("mail-secret"))
        self._writing: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(self._heard)

    async def close(self) -> None:
        """Stop sending. Messages that the SMTP server has not accepted within a short time are dropped."""
        for task in self._writing:
            task.cancel()
        await asyncio.gather(*self._writing, return_exceptions=True)
        until = time.monotonic() + _TIME_TO_FINISH
        while self._post.busy and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def ask_to_confirm(self, person: Person) -> None:
        """Send a person the e-mail that asks them to confirm their address.

        Raises `TooManyRequests` after too many of these in a day.
        """
        assert person.email is not None
        wait = await self._counted(person, _MOST_CONFIRMATIONS_A_DAY)
        if wait:
            raise TooManyRequests("server-mail-too-many", seconds=math.ceil(wait))
        words = words_of(person.language)
        letter = self._letter(person, words.say("server-mail-confirm-subject"))
        link = self._link("confirm", person, _CONFIRM_WITHIN)
        letter.set_content(words.say("server-mail-confirm-text", link=link))
        self._post.send(letter)

    def _heard(self, heard: Heard) -> None:
        if heard.change is None or heard.node is not None:
            return
        person = heard.change.called
        if person is not None:
            task = asyncio.get_running_loop().create_task(self._notify(person, heard.change.after))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _notify(self, person_id: str, table: Table) -> None:
        try:
            person = (await self._tables.wait_for(self._tables.people.named, [person_id])).get(person_id)
            if person is None or person.email is None or not (person.notify and person.confirmed):
                return
            if await answers_at_once(self._tables, table):
                return
            if not await self._counted(person, _MOST_A_DAY):
                self._post.send(self._your_turn(person, table))
        except LonghouseError as refusal:  # such as a database that does not answer
            _log.warning("mail", extra={"fields": {"game": table.id, "problem": str(refusal)}})

    def _your_turn(self, person: Person, table: Table) -> EmailMessage:
        """Return the e-mail that tells a person that it is their turn."""
        words = words_of(person.language)
        letter = self._letter(person, words.say("server-mail-subject", game=title(words, table.setup.game)))
        unsubscribe = self._link("unsubscribe", person, _UNSUBSCRIBE_WITHIN)
        letter["List-Unsubscribe"] = f"<{unsubscribe}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        link = f"{self._public_url}/#/game/{table.id}"
        letter.set_content(words.say("server-mail-your-turn", link=link, unsubscribe=unsubscribe))
        return letter

    def _letter(self, person: Person, subject: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self._post.sender
        letter["To"] = person.email or ""
        letter["Subject"] = subject
        return letter

    def _link(self, purpose: Purpose, person: Person, seconds: float) -> str:
        token = self.links.token(purpose, person.id, person.email or "", self._tables.wall() + seconds)
        return f"{self._public_url}/mail/{purpose}?token={token}"

    async def _counted(self, person: Person, most: int) -> float:
        return await self._tables.wait_for(self._counts.count, person.id, person.email or "", self._tables.wall(), most)


@dataclass(frozen=True, slots=True)
class _Waiting:
    letter: EmailMessage
    since: float


class _Post:
    """Sends e-mails one after the other, in a daemon thread."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("smtp", "smtps") or parts.hostname is None:
            raise BadSettings("server-smtp")
        self._parts = parts
        self.sender = parse_qs(parts.query).get("from", [f"longhouse@{parts.hostname}"])[0]
        self._waiting: queue.Queue[_Waiting] = queue.Queue(_MOST_WAITING)
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether an e-mail waits or is being sent."""
        return self._waiting.unfinished_tasks > 0

    def send(self, letter: EmailMessage) -> None:
        """Queue an e-mail; if too many are waiting already, it is dropped."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="mail", daemon=True)
            self._thread.start()
        try:
            self._waiting.put_nowait(_Waiting(letter, time.monotonic()))
        except queue.Full:
            _log.warning("mail", extra={"fields": {"problem": "too many letters wait"}})

    def _work(self) -> None:
        while True:
            waiting = self._waiting.get()
            try:
                if time.monotonic() - waiting.since < _TOO_OLD:
                    self._hand_over(waiting.letter)
            except (OSError, ValueError) as error:  # errors of SMTP are OSErrors too; no retry before the next turn
                _log.warning("mail", extra={"fields": {"problem": _problem(error)}})
            except Exception:
                _log.exception("mail")
            finally:
                self._waiting.task_done()

    def _hand_over(self, letter: EmailMessage) -> None:
        parts = self._parts
        connect = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with connect(parts.hostname or "", parts.port or 0, timeout=_PATIENCE) as host:
            if parts.scheme == "smtp" and host.has_extn("starttls"):
                host.starttls()
            if parts.username:
                host.login(unquote(parts.username), unquote(parts.password or ""))
            host.send_message(letter)


def _problem(error: OSError | ValueError) -> str:
    """Describe why an e-mail was not sent, without its address and what the mail server says, which often names it."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return f"recipient refused ({', '.join(str(code) for code, _ in error.recipients.values())})"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{type(error).__name__} ({error.smtp_code})"
    known = isinstance(error, OSError) and not isinstance(error, smtplib.SMTPException)
    return str(error) if known else type(error).__name__

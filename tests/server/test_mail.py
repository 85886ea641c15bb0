"""E-mail: nothing to an address that is not confirmed, no text of others, and a mail host that hangs delays nothing."""

import email
import email.policy
import queue
import re
import signal
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest
from support.houses import RunningHouse, Visitor, running_house

from longhouse.storage.games import GameStore
from longhouse.storage.letters import LetterStore
from longhouse.storage.people import People

PATIENCE = 60.0
LINK = re.compile(r"https?://\S+/mail/(confirm|unsubscribe)\?token=\S+")


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail host that keeps letters, with as much of SMTP as they need."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Receiving)
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.refuses = False
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}/?from=house@example.org"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)


class _Receiving(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, Mailbox)
        self.wfile.write(b"220 here\r\n")
        content: list[bytes] | None = None
        for line in self.rfile:
            if content is not None:
                if line != b".\r\n":
                    content.append(line)
                    continue
                letter = email.message_from_bytes(b"".join(content), policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.server.letters.put(letter)
                content = None
                self.wfile.write(b"250 kept\r\n")
                continue
            verb = line[:4].upper()
            if verb == b"DATA":
                content = []
            if verb == b"RCPT" and self.server.refuses:
                self.wfile.write(b"550 there is no unmistakable@example.org here\r\n")
                continue
            self.wfile.write({b"DATA": b"354 go on\r\n", b"QUIT": b"221 bye\r\n"}.get(verb, b"250 ok\r\n"))


@contextmanager
def mailing(tmp_path: Path) -> Iterator[tuple[RunningHouse, Mailbox]]:
    with Mailbox() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        with running_house(f"sqlite:///{tmp_path / 'house.db'}", "--no-limits", "--smtp", box.url) as house:
            yield house, box
        box.shutdown()


def path_of(letter: EmailMessage, purpose: str) -> str:
    found = next(each[0] for each in LINK.finditer(letter.get_content()) if each[1] == purpose)
    return found[found.index("/mail/") :]


def by_turns(people: list[Visitor]) -> str:
    """A game over days that has begun."""
    game: str = people[0].make(seats=[{"kind": "me"}, {"kind": "open"}], clock={"kind": "days", "days": 1})["id"]
    for seat, person in enumerate(people):
        person.sit(game, seat)
    return game


def test_an_address_is_confirmed_before_anything_else_is_sent_and_unsubscribed_without_logging_in(
    tmp_path: Path,
) -> None:
    with mailing(tmp_path) as (house, box):
        people = [Visitor(house, "Visit http://evil.example"), Visitor(house, "Buy now")]
        for number, person in enumerate(people):
            wish = {"email": f"p{number}@example.org", "notify": True}
            status, told = house.ask("PATCH", "/api/me", wish, person.secret)
            assert (status, told["confirmed"]) == (200, False)
        confirmations = [box.next(), box.next()]
        by_turns(people)  # nobody is confirmed, so nobody is told
        for letter in confirmations:
            address = path_of(letter, "confirm")
            status, page = house.ask("GET", address)  # as a mail scanner does; nothing happens
            assert (status, "<form" in page) == (200, True)
            assert not any(house.get("/api/me", person.secret)["confirmed"] for person in people)
        for letter in confirmations:
            assert house.ask("POST", path_of(letter, "confirm"))[0] == 200
        assert all(house.get("/api/me", person.secret)["confirmed"] for person in people)
        game = by_turns(people)
        letter = box.next()
        assert f"#/game/{game}" in letter.get_content()
        assert "Fjords" in str(letter["Subject"])
        for each in (*confirmations, letter):
            assert not re.search("evil|Buy", each.as_string())
        assert str(letter["List-Unsubscribe"]).strip("<>").endswith(path_of(letter, "unsubscribe"))
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        address = path_of(letter, "unsubscribe")
        assert house.ask("GET", address)[0] == 200
        assert house.ask("POST", address, b"List-Unsubscribe=One-Click", headers=form)[0] == 200
        told_to = str(letter["To"])
        [lost] = [each for person in people if (each := house.get("/api/me", person.secret))["email"] == told_to]
        assert lost["notify"] is False
        assert box.letters.empty()


def test_links_that_were_changed_or_are_for_something_else_are_refused(tmp_path: Path) -> None:
    with mailing(tmp_path) as (house, box):
        ada = Visitor(house)
        house.ask("PATCH", "/api/me", {"email": "ada@example.org"}, ada.secret)
        address = path_of(box.next(), "confirm")
        other = address.replace("confirm", "unsubscribe")
        for wrong in (address[:-2], other, "/mail/confirm?token=x", f"{address}%C3%A9"):
            status, told = house.ask("POST", wrong)
            assert (status, told["error"]["key"]) == (400, "server-mail-link"), wrong
        house.ask("PATCH", "/api/me", {"email": "other@example.org"}, ada.secret)
        house.ask("POST", address)  # of the address before
        assert house.get("/api/me", ada.secret)["confirmed"] is False


def test_nobody_can_be_flooded_with_letters(tmp_path: Path) -> None:
    with mailing(tmp_path) as (house, _):
        ada = Visitor(house)
        one_person = [(ada, f"a{number}@example.org") for number in range(8)]
        one_address = [(Visitor(house), "victim@example.org") for _ in range(8)]
        for letters in (one_person, one_address):
            asked = [house.ask("PATCH", "/api/me", {"email": to}, person.secret)[0] for person, to in letters]
            assert asked == [200] * 5 + [429] * 3


def test_letters_are_counted_per_person_and_per_address_for_a_day(store: GameStore) -> None:
    people, letters = People(store), LetterStore(store)
    ada, bo = (people.welcome(name, "en", 0.0)[0].id for name in ("Ada", "Bo"))
    day = 86_400.0
    assert [letters.count(ada, "a@x", at, 2) for at in (1.0, 2.0, 3.0)] == [0, 0, day - 2]
    assert letters.count(ada, "b@x", 4.0, 2) == day - 3
    assert letters.count(bo, "A@X", 4.0, 2) == day - 3
    assert letters.count(bo, "b@x", 4.0, 2) == 0
    assert letters.count(ada, "a@x", day + 1, 2) == 0


def test_a_mail_host_that_hangs_delays_neither_requests_nor_the_shutdown(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # accepts, and never says a word
        smtp = f"smtp://127.0.0.1:{silent.getsockname()[1]}/"
        with running_house(f"sqlite:///{tmp_path / 'house.db'}", "--no-limits", "--smtp", smtp) as house:
            for number in range(4):
                wish = {"email": f"p{number}@example.org"}
                assert house.ask("PATCH", "/api/me", wish, Visitor(house).secret)[0] == 200
            house.process.send_signal(signal.SIGINT)
            silent.settimeout(PATIENCE)
            connection, _ = silent.accept()  # held open until the server is gone
            with connection:
                assert house.process.wait(PATIENCE) == 0
                assert connection.recv(1) == b""  # it hung up when it ended, and not because of its patience


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    opened = GameStore.at(f"sqlite:///{tmp_path / 'house.db'}")
    yield opened
    opened.close()


def test_a_mail_host_that_refuses_an_address_leaves_it_in_no_log(tmp_path: Path) -> None:
    with mailing(tmp_path) as (house, box):
        box.refuses = True
        house.ask("PATCH", "/api/me", {"email": "unmistakable@example.org"}, Visitor(house).secret)
        house.wait_for("recipient refused (550)")
        assert "unmistakable" not in house.logged()

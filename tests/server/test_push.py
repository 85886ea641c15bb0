"""Push notifications: a browser hears of its turn and of offers through a push service, and through no other host."""

import json
import queue
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from support.houses import Player, RunningHouse, Visitor, running_house

PATIENCE = 60.0
AUTH = b"0123456789abcdef"


@dataclass(frozen=True)
class Pushed:
    """A notification that reached the push service."""

    path: str
    headers: Mapping[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """A push service that keeps what it gets; browsers under `/gone` have unsubscribed there."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Receiving)
        self.pushed: queue.Queue[Pushed] = queue.Queue()
        self.url = f"http://127.0.0.1:{self.server_address[1]}"

    def next(self) -> Pushed:
        return self.pushed.get(timeout=PATIENCE)


class _Receiving(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, PushService)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path.startswith("/cut"):
            self.close_connection = True
            return
        if self.path.startswith("/elsewhere"):
            self.send_response(307)
            self.send_header("Location", f"{self.server.url}/reached")
        else:
            self.send_response(410 if self.path.startswith("/gone") else 201)
        self.send_header("Content-Length", "0")
        self.end_headers()
        self.server.pushed.put(Pushed(self.path, {name.lower(): text for name, text in self.headers.items()}, body))

    def log_message(self, *_: object) -> None:
        pass


class Browser:
    """The keys of a browser that subscribed at a push service."""

    def __init__(self, service: PushService, path: str) -> None:
        self._key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self._endpoint = service.url + path

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self._endpoint, "expirationTime": None, "keys": {"p256dh": text(point), "auth": text(AUTH)}}

    def read(self, pushed: Pushed) -> dict[str, str]:
        """Decrypt a notification, as only this browser can."""
        content: dict[str, str] = json.loads(http_ece.decrypt(pushed.body, private_key=self._key, auth_secret=AUTH))
        return content


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


@contextmanager
def pushing(tmp_path: Path) -> Iterator[tuple[RunningHouse, PushService]]:
    with PushService() as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        database = f"sqlite:///{tmp_path / 'house.db'}"
        with running_house(database, "--no-limits", "--push-service", service.url) as house:
            yield house, service
        service.shutdown()


def two_people(house: RunningHouse, **setup: Any) -> tuple[list[Visitor], str]:
    people = [Visitor(house, "Visit http://evil.example"), Visitor(house, "Buy now")]
    game: str = people[0].make(seats=[{"kind": "me"}, {"kind": "open"}], **setup)["id"]
    return people, game


def subscribe(house: RunningHouse, person: Visitor, browser: Browser) -> None:
    assert house.ask("PUT", "/api/me/push", browser.subscription, person.secret)[0] == 204


def test_a_browser_is_told_of_its_turn_in_a_game_over_days(tmp_path: Path) -> None:
    with pushing(tmp_path) as (house, service):
        people, game = two_people(house, clock={"kind": "days", "days": 1})
        browsers = [Browser(service, f"/{seat}") for seat in range(2)]
        for person, browser in zip(people, browsers, strict=True):
            assert house.get("/api/me/push", person.secret)["subscribed"] is False
            subscribe(house, person, browser)
            assert house.get("/api/me/push", person.secret)["subscribed"] is True
        for seat, person in enumerate(people):
            person.sit(game, seat)
        pushed = service.next()
        first = house.get(f"/api/games/{game}")["turn"]
        assert pushed.path == f"/{first}"
        told = browsers[first].read(pushed)
        assert told == {"title": "Fjords", "text": "It’s your turn.", "game": game, "tag": f"turn-{game}"}
        key = house.get("/api/me/push", people[0].secret)["key"]
        assert f"k={key}" in pushed.headers["authorization"]
        assert Vapid02.verify(pushed.headers["authorization"])  # it is really this server that sends
        assert pushed.headers["ttl"] == "86400"
        assert len(pushed.headers["topic"]) <= 32
        mine = house.get("/api/me/data", people[0].secret)["push"]
        assert mine == [browsers[0].subscription["endpoint"]]


def test_who_is_asked_is_told_of_the_offer_and_who_asks_is_not(tmp_path: Path) -> None:
    with pushing(tmp_path) as (house, service):
        people, game = two_people(house)
        browsers = [Browser(service, f"/{seat}") for seat in range(2)]
        for person, browser in zip(people, browsers, strict=True):
            subscribe(house, person, browser)
        token, _ = [person.sit(game, seat) for seat, person in enumerate(people)]
        with Player(house, game, token) as asker:
            asker.join()
            assert asker.do("abandon", ply=asker.ply)["type"] == "ack"
        pushed = service.next()
        assert pushed.path == "/1"
        told = browsers[1].read(pushed)
        assert (told["tag"], told["game"]) == (f"offer-{game}", game)
        assert service.pushed.empty()


def test_a_browser_that_unsubscribed_or_was_logged_out_hears_nothing(tmp_path: Path) -> None:
    with pushing(tmp_path) as (house, service):
        people, game = two_people(house, clock={"kind": "days", "days": 1})
        for seat, person in enumerate(people):
            subscribe(house, person, Browser(service, f"/{seat}"))
        assert house.ask("DELETE", "/api/me/push", secret=people[0].secret)[0] == 204
        assert house.get("/api/me/push", people[0].secret)["subscribed"] is False
        subscribe(house, people[0], Browser(service, "/gone/a"))
        subscribe(house, people[1], Browser(service, "/gone/b"))  # in place of the one before
        for seat, person in enumerate(people):
            person.sit(game, seat)
        gone = service.next()
        assert gone.path.startswith("/gone/")
        lost = people[0 if gone.path == "/gone/a" else 1]
        while house.get("/api/me/push", lost.secret)["subscribed"]:  # the service knows it no longer
            pass
        other = people[1] if lost is people[0] else people[0]
        assert house.ask("DELETE", "/api/me/sessions", secret=other.secret)[0] == 204
        assert service.pushed.empty()


def test_no_other_host_is_asked(tmp_path: Path) -> None:
    with pushing(tmp_path) as (house, service):
        ada = Visitor(house)
        subscription = Browser(service, "/a").subscription
        wrong = (
            "http://127.0.0.1:1/a",
            "https://127.0.0.1/a",
            "https://example.org/a",
            "https://googleapis.com.example.org/a",
            "https://storage.googleapis.com/a",
            service.url.replace("http://", "http://me@") + "/a",
            "http://[",
            "",
        )
        for endpoint in wrong:
            status, told = house.ask("PUT", "/api/me/push", {**subscription, "endpoint": endpoint}, ada.secret)
            assert (status, told["error"]["key"]) == (400, "server-push-service"), endpoint
        known = {**subscription, "endpoint": "https://fcm.googleapis.com/fcm/send/a"}
        assert house.ask("PUT", "/api/me/push", known, ada.secret)[0] == 204
        for keys in ({}, {"p256dh": "?", "auth": "x"}, {"p256dh": "x" * 300, "auth": text(AUTH)}):
            assert house.ask("PUT", "/api/me/push", {**subscription, "keys": keys}, ada.secret)[0] == 400
        assert house.ask("PUT", "/api/me/push", subscription)[0] == 401


def test_a_push_service_leads_the_server_to_no_other_address(tmp_path: Path) -> None:
    with pushing(tmp_path) as (house, service):
        people, game = two_people(house, clock={"kind": "days", "days": 1})
        for seat, person in enumerate(people):
            subscribe(house, person, Browser(service, f"/elsewhere/{seat}"))
            person.sit(game, seat)
        assert service.next().path.startswith("/elsewhere")
        house.wait_for("status 307")
        assert service.pushed.empty()


def test_who_challenges_somebody_again_and_again_does_not_keep_them_from_hearing_of_their_turn(tmp_path: Path) -> None:
    with pushing(tmp_path) as (house, service):
        people, game = two_people(house, clock={"kind": "days", "days": 1})
        for seat, person in enumerate(people):
            subscribe(house, person, Browser(service, f"/{seat}"))
        loki = Visitor(house, "Loki")
        for person in people:
            for _ in range(35):
                seats: list[object] = [{"kind": "me"}, {"kind": "open", "person": person.id}]
                challenge = loki.make(seats=seats)["id"]
                assert house.ask("DELETE", f"/api/me/challenges/{challenge}", secret=loki.secret)[0] == 204
        for seat, person in enumerate(people):
            person.sit(game, seat)
        turn, told = sha256(f"turn-{game}".encode()).hexdigest()[:32], 0
        while service.next().headers["topic"] != turn:
            told += 1
        assert told <= 20


def test_a_browser_that_cannot_be_told_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    """The push service of one browser cuts the connection, another gave a key that is none: the third is told."""
    with pushing(tmp_path) as (house, service):
        people, game = two_people(house, clock={"kind": "days", "days": 1})
        no_key = {"p256dh": text(b"\4" + bytes([1]) * 64), "auth": text(AUTH)}
        for seat, person in enumerate(people):
            wrong = {**Browser(service, f"/never/{seat}").subscription, "keys": no_key}
            theirs = (Browser(service, f"/cut/{seat}").subscription, wrong, Browser(service, f"/{seat}").subscription)
            for subscription in theirs:
                code = house.post("/api/me/links", None, person.secret)["code"]
                session = house.post(f"/api/links/{code}")["secret"]
                assert house.ask("PUT", "/api/me/push", subscription, session)[0] == 204
        for seat, person in enumerate(people):
            person.sit(game, seat)
        assert service.next().path == f"/{house.get(f'/api/games/{game}')['turn']}"


def test_a_push_service_that_hangs_delays_nothing(tmp_path: Path) -> None:
    with pushing(tmp_path) as (house, service):
        people, game = two_people(house, clock={"kind": "days", "days": 1})
        for seat, person in enumerate(people):
            subscribe(house, person, Browser(service, f"/{seat}"))
        service.shutdown()  # connections are taken and never answered
        for seat, person in enumerate(people):
            person.sit(game, seat)
        assert house.get(f"/api/games/{game}")["turn"] in (0, 1)
        house.stop()

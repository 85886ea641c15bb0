"""Measure company: how soon a chat line and an offer are seen by a thousand sockets, and what 500 people cost who wait.

    python bench/company.py [--sockets 1000] [--seekers 500] [--seconds 20]

It starts a server of its own on this machine, with an empty database, and ends it.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

GAMES_OF = 2
"""Sockets per game: two players, who hear each other."""


class Server:
    """A server process, asked over HTTP."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "longhouse.cli", "serve", "--port", "0", "--no-limits", "--lazy-bots"]
        command += ["--database", f"sqlite:///{folder}/games.sqlite"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")

    def ask(self, method: str, path: str, body: object = None, secret: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if secret is not None:
            headers["Authorization"] = f"Bearer {secret}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    def person(self, name: str) -> Any:
        return self.ask("POST", "/api/people", {"name": name})

    def used(self) -> float:
        """Return the seconds of processor time that the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100


async def company(server: Server, sockets: int, seconds: float) -> tuple[list[float], list[float]]:
    """Return how long chat lines and offers took from their sender to the other player, in milliseconds."""
    ada, bo = server.person("Ada"), server.person("Bo")
    plan = {"game": "fjords", "seats": [{"kind": "me"}, {"kind": "open"}]}
    took: list[float] = []
    offered: list[float] = []
    asked: dict[int, float] = {}
    games: list[tuple[str, str, str]] = []
    for _ in range(sockets // GAMES_OF):
        game = server.ask("POST", "/api/games", plan, ada["secret"])["id"]
        tokens = [
            server.ask("POST", f"/api/games/{game}/seats/{seat}", {"nonce": f"n{seat}"}, who["secret"])["token"]
            for seat, who in enumerate((ada, bo))
        ]
        games.append((game, tokens[0], tokens[1]))

    async def join(game: str, token: str) -> Any:
        socket = await connect(f"ws{server.address[4:]}/api/games/{game}/play", open_timeout=120)
        await socket.send(json.dumps({"type": "join", "id": "join", "tokens": [token]}))
        return socket

    pairs = [(await join(game, one), await join(game, other)) for game, one, other in games]
    until = time.monotonic() + seconds

    async def speak(number: int, speaker: Any) -> None:
        await asyncio.sleep(number % 100 / 100 * 5)
        n = 0
        while time.monotonic() < until:
            n += 1
            text = json.dumps({"type": "chat", "id": f"c{n}", "text": str(time.monotonic())})
            await speaker.send(text)
            await asyncio.sleep(5)
            asked[number] = time.monotonic()
            await speaker.send(json.dumps({"type": "abandon", "id": f"o{n}", "ply": 1_000_000}))
            await asyncio.sleep(5)

    async def listen(number: int, listener: Any) -> None:
        async for message in listener:
            told = json.loads(message)
            if told["type"] == "chat":
                took.append((time.monotonic() - float(told["text"])) * 1000)
            for entry in told.get("entries", []) if told["type"] == "update" else []:
                if entry["kind"] == "offer":
                    offered.append((time.monotonic() - asked[number]) * 1000)
                    no = {"type": "answer", "id": f"a{entry['ply']}", "offer": entry["ply"], "yes": False}
                    await listener.send(json.dumps(no))

    async def drain(socket: Any) -> None:
        async for _ in socket:
            pass

    listening = [asyncio.create_task(listen(number, other)) for number, (_, other) in enumerate(pairs)]
    listening += [asyncio.create_task(drain(one)) for one, _ in pairs]
    await asyncio.gather(*(speak(number, one) for number, (one, _) in enumerate(pairs)))
    await asyncio.sleep(2)
    for task in listening:
        task.cancel()
    await asyncio.gather(*(socket.close() for pair in pairs for socket in pair), return_exceptions=True)
    return sorted(took), sorted(offered)


async def pairing(server: Server, seekers: int, seconds: float) -> float:
    """Return the share of a core that people cost who wait and find nobody: each looks for a clock of their own."""
    sockets = []
    for n in range(seekers):
        person = server.person(f"P{n}")
        socket = await connect(f"ws{server.address[4:]}/api/lobby", open_timeout=120)
        await socket.send(json.dumps({"type": "watch", "secret": person["secret"]}))
        wish = {"game": "fjords", "clock": {"kind": "fischer", "seconds": 60 + n}, "rated": n % 2 == 0}
        server.ask("PUT", "/api/me/seek", wish, person["secret"])
        sockets.append(socket)

    async def drain(socket: Any) -> None:
        async for _ in socket:
            pass

    draining = [asyncio.create_task(drain(socket)) for socket in sockets]
    await asyncio.sleep(5)
    before, began = server.used(), time.monotonic()
    await asyncio.sleep(seconds)
    share = (server.used() - before) / (time.monotonic() - began)
    for task in draining:
        task.cancel()
    await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
    return share


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--sockets", type=int, default=1000)
    arguments.add_argument("--seekers", type=int, default=500)
    arguments.add_argument("--seconds", type=float, default=20.0)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            for what, took in zip(
                ("chat lines", "offers"),
                asyncio.run(company(server, given.sockets, given.seconds)),
                strict=True,
            ):
                at = [took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.99)]
                print(f"{given.sockets} sockets: {len(took)} {what}, p50 {at[0]:.0f} ms, p99 {at[1]:.0f} ms")
            share = asyncio.run(pairing(server, given.seekers, given.seconds))
            print(f"quick pairing, {given.seekers} people wait: {100 * share:.1f} % of a core")
        finally:
            server.process.kill()
            server.process.wait()


if __name__ == "__main__":
    main()

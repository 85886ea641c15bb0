"""Plays on two nodes with PostgreSQL, Redis and bots while parts of it break, and checks what everybody saw.

`PYTHONPATH=tests python tests/chaos.py [--seconds 3600] [--seed 7] [--pairs 4]` (`make chaos`, an hour or
`LONGHOUSE_CHAOS_SECONDS`). Processes are killed and stopped, disks are full, clocks jump, connections are cut, slowed
and held. The faults follow from the seed and are printed, so that a run can be repeated. Exits with 1 if the history
has a fault.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from support.cluster import Cluster, running_cluster, schedule
from support.history import StoredGame, Story, faults
from support.houses import Player, RunningHouse, Visitor
from support.stubborn import LOST
from support.witness import Witness

from longhouse.games.game import Seat
from longhouse.server.sockets.updates import entries_told
from longhouse.storage.chat import ChatStore
from longhouse.storage.games import GameStore
from longhouse.table.entries import Happened
from longhouse.table.export import record
from longhouse.table.setup import FischerClock
from longhouse.table.table import Table

CLOCK = 1800.0
"""Seconds on each clock: less than a clock jumps, more than anybody needs."""
_TO_CALM_DOWN = 120.0
_TO_AGREE = 60.0
_A_MOMENT = 0.2
_HTTP_PATIENCE = 5.0


@dataclass
class Game:
    """A game of a run, and the clients that play and watch it."""

    id: str
    begun: float
    timed: bool
    witnesses: list[Witness]


@dataclass
class Outcome:
    """What a run came to."""

    faults: list[str] = field(default_factory=list)
    games: int = 0
    moves: int = 0
    lines: int = 0
    struck: int = 0
    seconds: float = 0.0


class Run:
    """One run: the people, their games, and somebody who tries to take their seats."""

    def __init__(self, cluster: Cluster, seed: int, pairs: int) -> None:
        self.cluster = cluster
        self.games: list[Game] = []
        self.intrusions: list[str] = []
        self._seed = seed
        self._pairs = pairs
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Let everybody come in and begin to play."""
        node = self.cluster.nodes[0].house
        assert node is not None
        for number in range(self._pairs):
            people = [await asyncio.to_thread(Visitor, node, f"P{number}.{seat}") for seat in (0, 1)]
            choose = random.Random(f"{self._seed}/{number}")
            self._playing.append(asyncio.create_task(self._play(people, number % 3 == 2, choose)))
        thief = await asyncio.to_thread(Visitor, node, "Thief")
        self._playing.append(asyncio.create_task(self._steal(thief, random.Random(f"{self._seed}/thief"))))

    @property
    def acknowledged(self) -> int:
        return sum(witness.acknowledged for game in self.games for witness in game.witnesses)

    def failed(self) -> list[str]:
        """What went wrong in the clients themselves."""
        done = [task for task in self._playing if task.done() and not task.cancelled()]
        return [f"a client failed: {task.exception()!r}" for task in done if task.exception() is not None]

    async def end(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _play(self, people: list[Visitor], against_bot: bool, choose: random.Random) -> None:
        """Play one game after the other."""
        while True:
            game = await self._made(people, against_bot, choose)
            async with asyncio.TaskGroup() as group:
                for witness in game.witnesses:
                    group.create_task(witness.run())

    async def _made(self, people: list[Visitor], against_bot: bool, choose: random.Random) -> Game:
        """Make a game and take its seats, as often as it takes; what was left half done is left alone."""
        timed = choose.random() < 0.7
        while True:
            begun = time.monotonic()
            try:
                return await self._make(people, against_bot, timed, begun, choose)
            except (AssertionError, *LOST):
                await asyncio.sleep(_A_MOMENT)

    async def _make(
        self, people: list[Visitor], against_bot: bool, timed: bool, begun: float, choose: random.Random
    ) -> Game:
        node = choose.choice(self.cluster.nodes).house
        if node is None:
            raise ConnectionError
        clock = {"kind": "fischer", "seconds": CLOCK} if timed else {"kind": "none"}
        bot = {"kind": "bot", "level": "random"}
        plans = [{"kind": "me"}, bot] if against_bot else [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "fjords", "seats": plans, "clock": clock}
        game = str((await post(node, "/api/games", body, people[0]))["id"])
        tokens = []
        for seat, person in enumerate(people[:1] if against_bot else people):
            sat = await post(node, f"/api/games/{game}/seats/{seat}", {"nonce": f"n{seat}"}, person)
            tokens.append((seat, person, str(sat["token"])))
        doors = self.cluster.doors
        clients = [
            Witness(doors, Story(game, seat, person.id), token, random.Random(choose.random()))
            for seat, person, token in tokens
        ]
        clients.append(Witness(doors, Story(game), None, random.Random(choose.random())))
        made = Game(game, begun, timed, clients)
        self.games.append(made)
        return made

    async def _steal(self, thief: Visitor, choose: random.Random) -> None:
        """Try to take seats that are taken."""
        while True:
            await asyncio.sleep(1.0)
            node = choose.choice(self.cluster.nodes).house
            if node is None or not self.games:
                continue
            game, seat = choose.choice(self.games), choose.randrange(2)
            try:
                await post(node, f"/api/games/{game.id}/seats/{seat}", {"nonce": "mine"}, thief)
            except (AssertionError, *LOST):
                continue
            self.intrusions.append(f"{game.id}: seat {seat} was given away a second time")


async def post(node: RunningHouse, path: str, body: object, person: Visitor) -> Any:
    """Send a request that has to succeed soon."""
    status, told = await asyncio.to_thread(node.ask, "POST", path, body, person.secret, None, _HTTP_PATIENCE)
    assert status in (200, 201), told
    return told


async def chaos(
    seconds: float,
    seed: int,
    pairs: int = 4,
    pause: float = 4.0,
    say: Callable[[str], None] = lambda _: None,
    only: list[str] | None = None,
) -> Outcome:
    """Do one run and return what it came to."""
    outcome = Outcome()
    async with running_cluster() as cluster:
        kinds = [kind for kind in cluster.kinds if only is None or kind in only]
        if not cluster.disk.mounted:
            say("This machine does not allow to mount a small disk: no disk is ever full.")
        if "clock jump" not in cluster.kinds:
            say("faketime is not installed: no clock jumps.")
        run = Run(cluster, seed, pairs)
        supervising = asyncio.create_task(cluster.supervise(say))
        await run.begin()
        began = time.monotonic()
        striking = []
        for fault in schedule(seed, seconds, kinds, pause):
            await asyncio.sleep(max(0.0, began + fault.at - time.monotonic()))
            say(str(fault))
            striking.append(asyncio.create_task(cluster.strike(fault)))
            if run.failed():
                break
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        struck = await asyncio.gather(*striking, return_exceptions=True)
        outcome.faults += [f"a fault could not be made: {error!r}" for error in struck if error is not None]
        outcome.struck = len(striking)
        await cluster.mend()
        outcome.faults += await calm(run)
        await run.end()
        outcome.faults += [*run.failed(), *run.intrusions]
        outcome.seconds = time.monotonic() - began
        await asyncio.to_thread(check, cluster, run, outcome)
        supervising.cancel()
        await asyncio.gather(supervising, return_exceptions=True)
        await asyncio.gather(*(asyncio.to_thread(node.end) for node in cluster.nodes))
        for node in cluster.nodes:
            outcome.faults += [f"node {node.number} logged: {log}" for log in map(traceback_in, node.logs) if log]
    return outcome


async def calm(run: Run) -> list[str]:
    """Wait until every game that is not over has gone on; returns what stands still."""
    until = time.monotonic() + _TO_CALM_DOWN
    still = {game.id: [witness.ply for witness in game.witnesses] for game in run.games}
    while time.monotonic() < until:
        waiting = [
            game
            for game in run.games
            if game.id in still
            and not all(witness.over.is_set() for witness in game.witnesses)
            and any(witness.ply <= before for witness, before in zip(game.witnesses, still[game.id], strict=True))
        ]
        if not waiting or run.failed():
            return []
        await asyncio.sleep(_A_MOMENT)
    return [f"{game.id}: nothing goes on any more ({standstill(game)})" for game in waiting]


def standstill(game: Game) -> str:
    """Where a game stands that does not go on: what each client saw last."""
    seen = [
        f"seat {witness.story.seat} at {witness.ply}, turn of {witness.table.get('turn')}" for witness in game.witnesses
    ]
    return "; ".join(seen)


def check(cluster: Cluster, run: Run, outcome: Outcome) -> None:
    """Compare what everybody saw with what is stored, and with what both nodes say now."""
    store = GameStore.at(cluster.postgres.url)
    try:
        for game in run.games:
            stories = [witness.story for witness in game.witnesses]
            outcome.faults += faults(stored_game(store, game), stories, cluster.away)
            outcome.faults += shown_faults(cluster, store, game)
            outcome.games += 1
            outcome.moves += sum(witness.acknowledged for witness in game.witnesses)
            outcome.lines += sum(len(story.said) for story in stories)
    finally:
        store.close()


def stored_game(store: GameStore, game: Game) -> StoredGame:
    """What is stored of a game."""
    table = store.find(game.id)
    assert table is not None, game.id
    record(table).verify()
    entries = store.entries(game.id)
    now = Table.laid(game.id, table.setup, table.seed)
    told = [msgspec.to_builtins(entry) for entry in entries_told(now, entries)]
    charged = {}
    for entry in entries:
        before, now = now, now.after(entry)
        if isinstance(entry.body, Happened) and entry.body.seat is not None:
            had, has = before.clocks.left[entry.body.seat], now.clocks.left[entry.body.seat]
            if had is not None and has is not None and before.clocks.running == entry.body.seat:
                charged[int(entry.ply)] = had - has
    commands = {command: store.done(game.id, command) for each in game.witnesses for command in each.story.moves}
    timed = isinstance(table.setup.clock, FischerClock)
    return StoredGame(
        game.id,
        told,
        commands,
        charged,
        [line.text for line in ChatStore(store).since(game.id, 0)],
        game.begun,
        CLOCK if timed else None,
    )


def shown_faults(cluster: Cluster, store: GameStore, game: Game) -> list[str]:
    """What the nodes show to those who come now, if it is not what is stored."""
    found = []
    for node in cluster.nodes:
        assert node.house is not None
        for witness in game.witnesses:
            seat = witness.story.seat
            until = time.monotonic() + _TO_AGREE
            while not _shows(node.house, store, game.id, witness.tokens, seat):
                if time.monotonic() > until:
                    found.append(f"{game.id}: node {node.number} shows seat {seat} another position than is stored")
                    break
                time.sleep(_A_MOMENT)
    return found


def _shows(node: RunningHouse, store: GameStore, game: str, tokens: Sequence[str], seat: int | None) -> bool:
    """Whether a node shows the stored position; not while a bot moves."""
    try:
        with Player(node, game, *tokens).join() as fresh:
            table = store.find(game)
            assert table is not None
            return (fresh.ply, fresh.view) == (table.ply, table.view(None if seat is None else Seat(seat)))
    except LOST:  # it is being started again
        return False


def traceback_in(log: str) -> str | None:
    """The part of a log with a traceback; None if it has none."""
    lines = [line for line in log.splitlines() if "Traceback" in line]
    return lines[0][-3000:] if lines else None


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=3600.0)
    reader.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    reader.add_argument("--pairs", type=int, default=4)
    reader.add_argument("--pause", type=float, default=4.0, help="mean seconds between two faults")
    reader.add_argument("--only", nargs="*", help="kinds of faults")
    chosen = reader.parse_args()
    print(f"seed {chosen.seed}, {chosen.seconds:.0f} seconds", flush=True)
    say = partial(print, flush=True)
    outcome = asyncio.run(chaos(chosen.seconds, chosen.seed, chosen.pairs, chosen.pause, say, chosen.only))
    print(
        f"{outcome.seconds / 60:.1f} minutes, {outcome.struck} faults of the machines, {outcome.games} games, "
        f"{outcome.moves} acknowledged moves, {outcome.lines} lines of chat"
    )
    for fault in outcome.faults:
        print(f"FAULT {fault}")
    print(f"{len(outcome.faults)} faults of the server. Repeat: --seed {chosen.seed} --seconds {chosen.seconds:.0f}")
    sys.exit(bool(outcome.faults))


if __name__ == "__main__":
    main()

"""Tournaments between bots: each deal is played with rotated seats, in parallel processes, and every result is stored.

A match is identified by its parameters: rerun it with the same ones to resume it. The result of each game is appended
to a file as soon as the game is over, so at most the running games are lost.
"""

import hashlib
import inspect
import json
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing.connection import wait as wait_for
from multiprocessing.synchronize import Event as Signal
from multiprocessing.util import Finalize
from pathlib import Path

import longhouse
from longhouse.bots.levels import Level
from longhouse.bots.mind import prepare
from longhouse.bots.own_process import OwnBotProcess
from longhouse.bots.playing import Contestant, SeatedBot, check_seats, contestants, needs_engine, play, started
from longhouse.bots.registry import OwnBot
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.game import Game
from longhouse.lab.results import MatchGame, read_games, write_game

_START = 0.9
"""CPU seconds that it takes to start a process and to load the compiled code."""
_GAIN, _GAIN_WHERE_BUSY = 4, 20
"""The remaining work needed to start another process, in multiples of `_START`: with free cores, and without."""


@dataclass(frozen=True)
class BotMatch:
    """A match between bots: its game, players and deals. A deal is a seed, played once in each rotation of the seats.

    In a game for one player, each player plays each deal alone.
    """

    game: Game
    players: tuple[Contestant, ...]
    seed: str
    deals: int

    @property
    def rotations(self) -> int:
        return len(self.players)

    @property
    def games(self) -> int:
        return self.deals * self.rotations

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def key(self) -> str:
        """Return a hash of all parameters except the number of deals; it marks the results of this match in a file."""
        parameters: dict[str, object] = {
            "game": self.game.name,
            "options": self.game.options(),
            "players": [player.to_json() for player in self.players],
            "seed": self.seed,
            "sources": _sources(self.game.name),
        }
        return hashlib.sha256(json.dumps(parameters, sort_keys=True).encode()).hexdigest()[:16]

    def seats(self, rotation: int) -> tuple[int, ...]:
        """For each seat, return the index of the player who sits there in this rotation."""
        if self.game.seats == 1:
            return (rotation,)
        return tuple((seat + rotation) % self.rotations for seat in range(self.game.seats))


@cache
def _sources(game: str) -> str:
    """Return a hash of all source and data files that can influence how the bots play a game."""
    digest = hashlib.sha256()
    package = Path(longhouse.__file__).parent
    for room in ("games", "engine", "bots"):
        for part in ("", game, f"{game}/data"):
            for source in sorted((package / room / part).glob("*.*")):
                if source.is_file() and source.suffix != ".toml":  # levels are part of a match by their values
                    digest.update(source.read_bytes())
    digest.update(Path(inspect.getfile(GAMES[game].game)).read_bytes())  # a game may come from another package
    return digest.hexdigest()


def match_of(
    game: Game, names: Sequence[str], seed: str, games: int, own: Mapping[str, OwnBot] | None = None
) -> BotMatch:
    """Create a match of at least `games` games; in a game for one player, of `games` games for each player.

    All built-in bots use one thread, and their time limits are CPU time: so games can run in parallel, even on a
    machine that is busy with other work. Bots of one's own (`own`, by name) have limits of real time. Raises
    `BadOptions` if the number of names is wrong, and `UnknownBot` if nobody has a name.
    """
    if game.seats > 1:
        check_seats(game, names)
    players = tuple(
        replace(player, budget=replace(player.budget, threads=1, clock=time.process_time))
        if isinstance(player, Level)
        else player
        for player in contestants(game, names, own or {})
    )
    deals = games if game.seats == 1 else -(-games // len(players))
    return BotMatch(game=game, players=players, seed=seed, deals=deals)


def games_of(match: BotMatch, file: Path | None, jobs: int) -> Generator[MatchGame, None, None]:
    """Yield every game of a match: first those stored in `file`, then the others as they end.

    They are played in up to `jobs` processes, and appended to the file.
    """
    key = match.key()
    done: set[int] = set()
    for game in read_games(file, key, match.game) if file is not None else ():
        if game.number < match.games and game.number not in done:
            done.add(game.number)
            yield game
    due = [number for number in range(match.games) if number not in done]
    for game in _played(match, due, jobs):
        if file is not None:
            write_game(file, key, game)
        yield game


def worth_another(left: int, seconds: float, processes: int, *, busy: bool) -> bool:
    """Return whether another worker process would save more time than its start costs.

    `left` games of `seconds` of CPU time each are to be played, and `processes` are running. On a busy machine another
    process may not help: Linux shares the CPU between sessions or containers, not between single processes.

    >>> [worth_another(games, 0.02, 1, busy=busy) for games, busy in [(500, False), (100, False), (500, True)]]
    [True, False, False]
    """
    return left * seconds > (_GAIN_WHERE_BUSY if busy else _GAIN) * _START * processes


def _busy() -> bool:
    """Return whether all cores of this machine were in use in the last minute, by the load average."""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1) - 0.5


def _played(match: BotMatch, due: Sequence[int], jobs: int) -> Iterator[MatchGame]:
    """Play these games. One process starts first and compiles missing kernels; more are started if that saves time."""
    if not due:
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    parameters = (match.game.name, match.game.options(), match.players, match.seed)
    with ProcessPoolExecutor(jobs, context, _take_seat, (stop, *parameters)) as processes:
        try:
            waiting = deque(due)
            work, played, wanted = 0.0, 0, 1
            # The pool starts a process whenever it receives a task and none is idle, so games are submitted one by one.
            running = {processes.submit(_play, waiting.popleft())}
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                found = [game.result() for game in ended]
                work += sum(worked for _, worked in found)
                played += len(found)
                if wanted < jobs and worth_another(len(waiting), work / played, wanted, busy=_busy()):
                    wanted += 1
                while waiting and len(running) < wanted:
                    running.add(processes.submit(_play, waiting.popleft()))
                for game, _ in found:
                    yield game
        finally:
            stop.set()
            processes.shutdown(wait=True, cancel_futures=True)


# The code below runs in the worker processes.

_match: BotMatch
_bots: list[SeatedBot]
_stop: Signal


def _take_seat(
    stop: Signal, game: str, options: Mapping[str, object], players: tuple[Contestant, ...], seed: str
) -> None:
    global _match, _bots, _stop  # noqa: PLW0603 (a process pool can share data with all its tasks only by globals)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _match = BotMatch(game=game_with(game, options), players=players, seed=seed, deals=0)
    _bots = started(players)
    Finalize(None, _dismiss, exitpriority=1)
    _stop = stop
    if needs_engine(players):
        prepare(game)


def _dismiss() -> None:
    """End the processes of bots of one's own, also of those that ignore the end of their input."""
    for bot in _bots:
        if isinstance(bot, OwnBotProcess):
            bot.close()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _play(number: int) -> tuple[MatchGame, float]:
    """Play a game; return it and the CPU seconds it took."""
    began = time.process_time()
    deal, rotation = divmod(number, _match.rotations)
    seats = _match.seats(rotation)
    bots = [_bots[player] for player in seats]
    played = play(_match.game, bots, f"{_match.seed}/{deal}", _stop.is_set)
    game = MatchGame(
        number=number,
        deal=deal,
        seats=seats,
        result=None if played.forfeit is not None else played.play.result,
        seconds=played.seconds,
        slowest=played.slowest,
        forfeit=played.forfeit,
    )
    return game, time.process_time() - began

"""Tournaments between bots: each deal is played with rotated seats, and every result is stored.

A match is identified by its parameters: rerun it with the same parameters to resume it. The result of each game is
appended to a file as soon as the game is over, so at most the running games are lost.
"""

import hashlib
import json
import time
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from longhouse.bots.levels import Level
from longhouse.bots.mind import prepare
from longhouse.bots.own_process import OwnBotProcess
from longhouse.bots.playing import Contestant, SeatedBot, check_seats, contestants, needs_engine, play, started
from longhouse.bots.registry import OwnBot
from longhouse.games.catalogue import game_with
from longhouse.games.game import Game
from longhouse.lab.executing.sources import sources_of
from longhouse.lab.executing.work import Executor, Work, WorkStopped
from longhouse.lab.results import MatchGame, read_games, write_game


@dataclass(frozen=True)
class BotMatch:
    """A match between bots. A deal is a seed, played once in each rotation of the seats.

    In a solo game, each player plays each deal alone.
    """

    game: Game
    """The game with its options."""
    players: tuple[Contestant, ...]
    """The bots: in a game of several seats one for each seat, in a solo game any number."""
    seed: str
    """The text that the seeds of all deals are made from."""
    deals: int
    """The number of deals."""

    @property
    def rotations(self) -> int:
        """The number of games of each deal, which is the number of players."""
        return len(self.players)

    @property
    def games(self) -> int:
        """The number of games of the match."""
        return self.deals * self.rotations

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(player.name for player in self.players)

    def key(self) -> str:
        """Return a hash of all parameters except the number of deals; this key identifies the results of the match in a
        file.
        """
        parameters: dict[str, object] = {
            "game": self.game.name,
            "options": self.game.options(),
            "players": [player.to_json() for player in self.players],
            "seed": self.seed,
            "sources": sources_of(self.game.name),
        }
        return hashlib.sha256(json.dumps(parameters, sort_keys=True).encode()).hexdigest()[:16]

    def seats(self, rotation: int) -> tuple[int, ...]:
        """Return for each seat the index in `players` of the bot that sits there in this rotation.

        In a solo game the only seat has the player whose index is `rotation`.
        """
        if self.game.seats == 1:
            return (rotation,)
        return tuple((seat + rotation) % self.rotations for seat in range(self.game.seats))


def match_of(
    game: Game, names: Sequence[str], seed: str, games: int, own: Mapping[str, OwnBot] | None = None
) -> BotMatch:
    """Create a match between the bots with these names, of at least `games` games; in a solo game, of `games` games for
    each bot.

    - `seed`: the text that the seeds of all deals are made from.
    - `own`: the user's own bots, by name.

    All built-in bots use one thread, and their time limits are CPU time, so that games can run in parallel, even on a
    machine that is busy with other work. The user's own bots have limits in real time. Raises `BadOptions` if the
    number of names is wrong, and `UnknownBot` if there is no bot with one of the names.
    """
    if game.seats > 1:
        check_seats(game, names)
    players = in_one_thread(contestants(game, names, own or {}))
    deals = games if game.seats == 1 else -(-games // len(players))
    return BotMatch(game=game, players=players, seed=seed, deals=deals)


def in_one_thread(players: Iterable[Contestant]) -> tuple[Contestant, ...]:
    """Return the players, with built-in bots limited to one thread and their time limits changed to CPU time."""
    return tuple(
        replace(player, budget=replace(player.budget, threads=1, clock=time.process_time))
        if isinstance(player, Level)
        else player
        for player in players
    )


def games_of(match: BotMatch, file: Path | None, executor: Executor) -> Generator[MatchGame, None, None]:
    """Yield every game of a match: first those stored in `file`, then the others as they end.

    The executor plays the games that are not stored, and they are appended to the file. If `file` is None, nothing is
    stored.
    """
    key = match.key()
    done: set[int] = set()
    for game in read_games(file, key, match.game) if file is not None else ():
        if game.number < match.games and game.number not in done:
            done.add(game.number)
            yield game
    due = [number for number in range(match.games) if number not in done]
    for _, game in executor.run(GamesOfMatch(match), due):
        if file is not None:
            write_game(file, key, game)
        yield game


class GamesOfMatch(Work[int, MatchGame]):
    """Plays games of a match; a task is the number of a game, counted from 0."""

    def __init__(self, match: BotMatch) -> None:
        self._match = match
        self._bots: list[SeatedBot] = []

    def __getstate__(self) -> tuple[str, Mapping[str, object], tuple[Contestant, ...], str]:
        return self._match.game.name, self._match.game.options(), self._match.players, self._match.seed

    def __setstate__(self, sent: tuple[str, Mapping[str, object], tuple[Contestant, ...], str]) -> None:
        name, options, players, seed = sent
        self._match = BotMatch(game=game_with(name, options), players=players, seed=seed, deals=0)
        self._bots = []

    def begin(self) -> None:
        self._bots = started(self._match.players)
        if needs_engine(self._match.players):
            prepare(self._match.game.name)

    def do(self, task: int, stopped: WorkStopped) -> MatchGame:
        deal, rotation = divmod(task, self._match.rotations)
        seats = self._match.seats(rotation)
        bots = [self._bots[player] for player in seats]
        played = play(self._match.game, bots, f"{self._match.seed}/{deal}", stopped)
        return MatchGame(
            number=task,
            deal=deal,
            seats=seats,
            result=None if played.forfeit is not None else played.play.result,
            seconds=played.seconds,
            slowest=played.slowest,
            forfeit=played.forfeit,
        )

    def end(self) -> None:
        """End the processes of the user's own bots, including those that ignore the end of their input."""
        for bot in self._bots:
            if isinstance(bot, OwnBotProcess):
                bot.close()

"""Runs the benchmark for one bot: asks it for a move in every position, and lets it play fixed bots (anchors)."""

import hashlib
import json
import time
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from longhouse.bots.levels import Level
from longhouse.bots.mind import prepare
from longhouse.bots.own_process import OwnBotProcess
from longhouse.bots.player import choose, search_seed
from longhouse.bots.playing import Contestant, SeatedBot, contestants, needs_engine, started
from longhouse.bots.protocol import MoveRequest
from longhouse.bots.registry import OwnBot
from longhouse.errors import BotFailed
from longhouse.games.catalogue import game_with
from longhouse.games.game import Game
from longhouse.lab.arena import BotMatch, games_of, in_one_thread, match_of
from longhouse.lab.benchmark.kinds import Ladder, benchmarks
from longhouse.lab.benchmark.positions import VERSION, BenchmarkPosition, suite
from longhouse.lab.executing.sources import sources_of
from longhouse.lab.executing.work import Executor, Work, WorkStopped
from longhouse.lab.results import MatchGame, add_line, read_games

RungPair = tuple[str, str | None]
"""A match on a ladder: the name of the ladder, and the name of the anchor.

In a solo game the anchor is None: the bot and all anchors play alone, in one match.
"""


@dataclass(frozen=True, slots=True)
class BenchmarkAnswer:
    """A bot's answer in a position of a set."""

    position: str
    """The id of the position."""
    action: str | None
    """The action as text; None if the bot failed."""
    seconds: float
    """The seconds that the bot took: CPU time for a built-in bot, real time for a user's own bot."""
    problem: str | None = None
    """An English sentence that says how the bot failed; None if it did not."""


@dataclass(frozen=True)
class BenchmarkRun:
    """What one run of the benchmark asks of a bot: moves in the positions of some sets, and matches on ladders."""

    bot: str
    """The name of the bot."""
    game: str
    """The name of the game."""
    player: Contestant
    """The bot itself."""
    sets: Mapping[str, tuple[BenchmarkPosition, ...]]
    """The positions in which the bot is asked for a move, by the name of their set."""
    matches: Mapping[RungPair, BotMatch]
    """The matches that the bot plays, by the names of the ladder and the anchor."""

    @property
    def tasks(self) -> int:
        """The number of positions in which the bot is asked, plus the number of games that it plays."""
        return sum(map(len, self.sets.values())) + sum(match.games for match in self.matches.values())

    def key(self) -> str:
        """Return a hash of everything that could change the bot's answer in a position; it marks the bot's answers in a
        file.
        """
        parameters = {"suite": VERSION, "player": self.player.to_json(), "sources": sources_of(self.game)}
        return hashlib.sha256(json.dumps(parameters, sort_keys=True).encode()).hexdigest()[:16]


def run_of(
    game: str, bot: str, own: Mapping[str, OwnBot], only: Sequence[str] | None = None, deals: int | None = None
) -> BenchmarkRun:
    """Prepare a run of the benchmark in which the bot with the name `bot` plays the game with the name `game`.

    - `own`: the user's own bots, by name.
    - `only`: the names of the sets and ladders to use; None for all of this game.
    - `deals`: the number of deals per ladder; None for the number that each ladder has.

    Raises `UnknownBot` if there is no bot with this name.
    """
    benchmark = benchmarks()[game]
    (player,) = in_one_thread(contestants(game_with(game, {}), [bot], own))
    ladders = {name: ladder for name, ladder in benchmark.ladders.items() if only is None or name in only}
    matches = {
        (name, opponent): match
        for name, ladder in ladders.items()
        for opponent, match in _matches(game_with(game, ladder.options), ladder, bot, own, deals or ladder.deals)
    }
    sets = {name: suite()[name] for name in benchmark.sets if only is None or name in only}
    return BenchmarkRun(bot, game, player, sets, matches)


def names_of(game: str) -> list[str]:
    """Return the names of all sets and ladders of the game with this name."""
    benchmark = benchmarks()[game]
    return [*benchmark.sets, *benchmark.ladders]


def _matches(
    game: Game, ladder: Ladder, bot: str, own: Mapping[str, OwnBot], deals: int
) -> Iterator[tuple[str | None, BotMatch]]:
    """Yield the matches of a ladder by anchor: one against each, or in a game for one a single match of all."""
    anchors = [anchor for anchor in ladder.anchors if anchor != bot]
    if game.seats == 1:
        yield None, match_of(game, [bot, *anchors], f"benchmark-{VERSION}", deals, own)
        return
    for anchor in anchors:
        yield anchor, match_of(game, [bot, anchor], f"benchmark-{VERSION}", deals * game.seats, own)


def known(run: BenchmarkRun, file: Path) -> tuple[dict[str, BenchmarkAnswer], int]:
    """Return what a file already has of a run: the answers, by the id of the position, and the number of games."""
    answers = {answer.position: answer for answer in _answers(file, run.key())}
    games = sum(
        sum(game.number < match.games for game in read_games(file, match.key(), match.game))
        for match in run.matches.values()
    )
    return answers, games


@dataclass(frozen=True, slots=True)
class Findings:
    """The results of a run so far; `results` adds to them."""

    answers: defaultdict[str, list[BenchmarkAnswer]] = field(default_factory=lambda: defaultdict(list))
    """For each set, by its name, the answers in its positions."""
    games: defaultdict[RungPair, list[MatchGame]] = field(default_factory=lambda: defaultdict(list))
    """For each match on a ladder, its games."""


def results(run: BenchmarkRun, file: Path, executor: Executor, findings: Findings) -> Generator[str | None, None, None]:
    """Add every answer and every game of a run to `findings`: first those stored in `file`, then the others as they
    end.

    Each new result is appended to the file at once. For each result, yields an English sentence that says how a bot
    failed, or None if none did.
    """
    key = run.key()
    stored, _ = known(run, file)
    places = {position.id: (name, number) for name, each in run.sets.items() for number, position in enumerate(each)}
    for position, answer in stored.items():
        if position in places:
            findings.answers[places[position][0]].append(answer)
            yield answer.problem
    due = [place for position, place in places.items() if position not in stored]
    with closing(executor.run(AnswersOfBot(run.game, run.player), due)) as answering:
        for (name, _), answer in answering:
            add_line(file, json.dumps({"answers": key, **_to_json(answer)}).encode())
            findings.answers[name].append(answer)
            yield answer.problem
    for pair, match in run.matches.items():
        with closing(games_of(match, file, executor)) as games:
            for game in games:
                findings.games[pair].append(game)
                yield None if game.forfeit is None else game.forfeit.problem


class AnswersOfBot(Work[tuple[str, int], BenchmarkAnswer]):
    """Asks a bot for moves in positions of the suite.

    A task is the name of a set, and the index of a position in this set.
    """

    def __init__(self, game: str, player: Contestant) -> None:
        self._game = game
        self._player = player
        self._bot: SeatedBot | None = None

    def begin(self) -> None:
        if needs_engine([self._player]):
            prepare(self._game)
        (self._bot,) = started([self._player])

    def do(self, task: tuple[str, int], stopped: WorkStopped) -> BenchmarkAnswer:  # noqa: ARG002 (one move)
        name, number = task
        position = suite()[name][number]
        state = position.state()
        seed = search_seed(f"benchmark-{VERSION}/{position.id}")
        bot = self._bot
        if isinstance(bot, Level):
            began = time.process_time()
            action = choose(state, bot, seed).action
            return BenchmarkAnswer(position.id, state.game.text(action), time.process_time() - began)
        assert bot is not None
        assert state.turn is not None
        began = time.perf_counter()
        request = MoveRequest(view=state.view(state.turn), seed=seed % 2**53, occasion=position.id)
        try:
            found = state.game.text(state.read(bot.move(request).action))
        except BotFailed as failure:
            return BenchmarkAnswer(position.id, None, time.perf_counter() - began, str(failure))
        return BenchmarkAnswer(position.id, found, time.perf_counter() - began)

    def end(self) -> None:
        if isinstance(self._bot, OwnBotProcess):
            self._bot.close()


def _answers(file: Path, key: str) -> Iterator[BenchmarkAnswer]:
    if not file.exists():
        return
    with file.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            try:
                content = cast(dict[str, object], json.loads(line))
                if content.get("answers") == key:
                    yield _from_json(content)
            except (ValueError, KeyError, TypeError, AttributeError):
                continue  # a line that was cut off, or something else


def _to_json(answer: BenchmarkAnswer) -> dict[str, object]:
    content: dict[str, object] = {
        "position": answer.position,
        "action": answer.action,
        "seconds": round(answer.seconds, 4),
    }
    return content if answer.problem is None else content | {"problem": answer.problem}


def _from_json(content: Mapping[str, object]) -> BenchmarkAnswer:
    action, problem = content["action"], content.get("problem")
    return BenchmarkAnswer(
        str(content["position"]),
        None if action is None else str(action),
        float(cast(float, content["seconds"])),
        None if problem is None else str(problem),
    )

"""Checks that a `GameKind` describes its game correctly, and that each of its parts can be used.

`conforms` checks the rules of a game; `conforms_kind` checks the rest, over random games:

- the game has defaults for all options, and its number of seats is one that the kind names;
- options, views and results have the fields of their types, and no others;
- every part can be loaded, the board draws every view, its texts exist, and every event can be described in words;
- where `GameKind.closing` says that it can play the rest of a phase, it does so with legal events.

>>> from longhouse.games.catalogue import GAMES
>>> conforms_kind(GAMES["fjords"], seeds=["1"])
"""

import json
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from longhouse.errors import BadOptions
from longhouse.games.chance import Source
from longhouse.games.conformance import NotConforming
from longhouse.games.game import Event, Game, Seat, State
from longhouse.games.kinds import Closer, GameKind, Lazy, Opening
from longhouse.games.play_on import play_on
from longhouse.games.typed import misfit

if TYPE_CHECKING:
    from longhouse.terminal.board import TextBoard
    from longhouse.words import Words
    from longhouse.words.events import Scene, Telling

MOST_LOOKS: Final = 40
"""The maximum number of positions of a random game for which it is checked whether they are decided.

These are the last ones of the game in which that question can be asked.
"""

_ENGLISH: "Lazy[Words]" = Lazy("longhouse.words:ENGLISH")
_SCENE: "Lazy[type[Scene]]" = Lazy("longhouse.words.events:Scene")


def conforms_kind(
    kind: GameKind, options: Iterable[Mapping[str, object]] = ({},), seeds: Iterable[str] = ("1", "2", "3")
) -> None:
    """Check a game kind: its parts, and for each of the `options` a random game from each seed.

    Raises `NotConforming` if a check fails.
    """
    try:
        default = kind.game.with_options({})
    except BadOptions as error:
        raise NotConforming(f"{kind.name} cannot be played without options: {error}") from error
    checked = _KindCheck(kind, default)
    seeds = tuple(seeds)
    checked.guarded(checked.check_parts)
    checked.guarded(checked.check_learning_path)
    for chosen in options:
        for seed in seeds:
            one = _KindCheck(kind, kind.game.with_options(chosen), seed)
            one.guarded(one.check_game)


class _KindCheck:
    """Checks a kind with one game; remembers where the check is, for error messages."""

    def __init__(self, kind: GameKind, game: Game, seed: str | None = None) -> None:
        self.kind = kind
        self.game = game
        self.seed = seed
        self.ply: int | None = None
        self.event: str | None = None

    def broken(self, what: str) -> NotConforming:
        return NotConforming(what, self.game, self.seed, self.ply, self.event)

    def guarded(self, check: Callable[[], None]) -> None:
        """Run a check; report any error that the kind's own code raises as a fault of the kind."""
        try:
            check()
        except NotConforming:
            raise
        except Exception as error:
            raise self.broken(f"an unexpected error was raised: {error!r}") from error

    # The kind itself

    def check_parts(self) -> None:
        """Check that every part can be loaded and that the game has a title."""
        for field in fields(self.kind):
            part = getattr(self.kind, field.name)
            if isinstance(part, Lazy):
                try:
                    part.load()
                except (ImportError, AttributeError, ValueError) as error:
                    raise self.broken(f"{field.name} cannot be loaded from {part.place}: {error!r}") from error
        if self.kind.title is not None and not _ENGLISH.load().say(self.kind.title):
            raise self.broken("the title is empty")
        scenarios = self.kind.scenarios()
        if len(set(scenarios)) < len(scenarios):
            raise self.broken("a scenario is listed twice")

    def check_learning_path(self) -> None:
        learn = self.kind.learn
        if (learn is None) != (not self.kind.learning):
            raise self.broken("learn and learning go together, but only one of them is there")
        for number in range(1, len(self.kind.learning) + 1):
            assert learn is not None
            self.kind.game.with_options(learn(number))

    # A random game

    def check_game(self) -> None:
        if self.game.seats not in self.kind.seats:
            raise self.broken(f"the game has {self.game.seats} seats, but the kind has {self.kind.seats}")
        if wrong := misfit(_as_json(self.game.options()), self.kind.options, "options"):
            raise self.broken(wrong)
        line = self.played()
        for ply, (state, event) in enumerate(line):
            self.ply, self.event = ply, None if ply == 0 else self.text(line[ply - 1][1])
            self.check_views(state)
            if event is not None:
                self.check_telling(event, state, line[ply + 1][0])
        self.check_end(line)
        if self.kind.closing is not None:
            self.check_closing(self.kind.closing.load(), line)

    def played(self) -> list[tuple[State, Event | None]]:
        """Return the positions of a random game, each with the event that follows it."""
        choose = random.Random(f"{self.seed}/kind").choice
        state = self.game.start()
        line: list[tuple[State, Event | None]] = []
        for event, after in play_on(state, Source(str(self.seed)), choose=lambda here: choose(here.actions())):
            line.append((state, event))
            state = after
        return [*line, (state, None)]

    def text(self, event: Event | None) -> str:
        return "" if event is None else self.game.text(event)

    def check_views(self, state: State) -> None:
        board: TextBoard | None = None if self.kind.board is None else self.kind.board.load()
        words = _ENGLISH.load()
        for viewer in dict.fromkeys((None, state.turn)):
            view = state.view(viewer)
            found = [misfit(_as_json(view), each, "view") for each in self.kind.views]
            if None not in found:
                raise self.broken(f"a view fits no type of the kind: {'; '.join(map(str, found))}")
            if board is not None:
                board.draw(view, words, sorted(board.marks(state.legal())))
                terms = board.terms(view)
                words.say(board.due, due=str(view["due"]), **terms)
                words.say(board.help, **terms)
        if board is not None and self.ply == 0:
            for key in (board.welcome, board.hidden):
                words.say(key)
            words.say(board.hint, action="", value="", win="", hit="")
            words.say(board.decided, success="true")

    def check_telling(self, event: Event, before: State, after: State) -> None:
        if self.kind.telling is None:
            return
        tell: Telling = self.kind.telling.load()
        names = [f"Ada {seat}" for seat in range(self.game.seats)]
        for scene in (None, _SCENE.load()(before.view(None), after.view(None), names)):
            if not tell(_ENGLISH.load(), self.text(event), names[0], scene):
                raise self.broken(f"nothing is told of {self.text(event)!r}")

    def check_end(self, line: list[tuple[State, Event | None]]) -> None:
        result = line[-1][0].result
        if result is None:
            raise self.broken("the game stops without a result")
        if wrong := misfit(_as_json(result.to_json()), self.kind.result, "result"):
            raise self.broken(wrong)
        for seat in map(Seat, range(self.game.seats)):
            own = [self.text(event) for state, event in line if state.turn == seat]
            if not isinstance(self.kind.opening(own), Opening):
                raise self.broken(f"the opening of seat {seat} is no Opening")

    def check_closing(self, closing: Closer, line: list[tuple[State, Event | None]]) -> None:
        plies = [ply for ply, (state, _) in enumerate(line) if state.turn is not None and closing.applies(state)]
        for ply in plies[: -MOST_LOOKS - 1 : -1]:
            state = line[ply][0]
            self.ply, self.event = ply, self.text(line[ply - 1][1])
            if closing.look(state).can_finish:
                drawn = sum(self.text(event).startswith("*") for _, event in line[:ply])
                self.check_rest(closing, state, drawn)

    def check_rest(self, closing: Closer, state: State, drawn: int) -> None:
        """Play the rest of a phase that can be finished: every choice must be legal."""

        def choose(here: State) -> Event:
            event = closing.choose(here)
            if event not in here.actions():
                raise self.broken(f"the rest of the phase has {event}, which is not legal")
            return event

        for _ in play_on(state, Source(str(self.seed)), drawn, choose, within=type(state)):
            pass


def _as_json(content: object) -> object:
    return json.loads(json.dumps(content))

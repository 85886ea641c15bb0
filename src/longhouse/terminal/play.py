"""The line mode: a game in the terminal that people at one keyboard play with each other and against bots."""

import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from importlib import import_module
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from longhouse.bots.client import BotProcess
from longhouse.bots.own_process import OwnBotProcess
from longhouse.bots.protocol import BotMove, BotReason, HintRequest, MoveRequest, PrepareRequest
from longhouse.bots.registry import OwnBot
from longhouse.errors import BadOptions, BotError, BotFailed, GameOver, LonghouseError, UnknownBot
from longhouse.games.catalogue import GAMES
from longhouse.games.chance import Source, commitment
from longhouse.games.fields import shown
from longhouse.games.game import Event, Game, Seat, State, View
from longhouse.games.play_on import play_on
from longhouse.games.record import Ended, Record
from longhouse.terminal.board import board_of
from longhouse.terminal.columns import fitted
from longhouse.terminal.moves import MoveList
from longhouse.terminal.progress import Bars
from longhouse.words import Words
from longhouse.words.reasons import reason_text
from longhouse.words.titles import title

_WITHOUT_WORKER = ("you", "random")
"""The players that need no bot process: a person, and random moves."""
_NO_OPPONENTS = ("random", "greedy")
"""Bots that are yardsticks for the others: the menu has them only if a game has no others."""
_BOT = "bot:"
_HINTS = 3
_COLUMNS = 80
_MOST_LISTED = 24
"""How many moves are listed unless all are asked for."""
_ADVISER = "norn"
_SUBSTITUTE = "karl"
"""Who moves for a bot of one's own that fails."""


def start_or_resume(
    game: Game, record: Record | None, named: str | None, seed: str, words: Words, own: Mapping[str, OwnBot]
) -> int:
    """Play a new game or, if a record is given, continue that game; return the exit code.

    - `game`: the game, which is that of the record if there is one.
    - `named`: the names of the players, separated by commas. If it is None, they are taken from the record; if it has
      none, or there is no record, the program asks for them.
    - `seed`: the seed of a new game.
    - `own`: the user's own bots, by name.
    """
    console = Console(width=_COLUMNS, highlight=False, markup=False, emoji=False)
    with suppress(ImportError):  # Windows has an own one
        import_module("readline")  # lines can be edited, and earlier ones called back
    with BotProcess() as worker, ExitStack() as stack:
        if named is not None:
            players = _checked(game, named.split(","), worker, own)
        elif record is not None and record.players is not None:
            recorded = [name.removeprefix(_BOT) if name.startswith(_BOT) else "you" for name in record.players]
            players = _checked(game, recorded, worker, own)
        else:
            players = _ask_players(game, words, console, worker, own)
        if bots := [player for player in players if player not in _WITHOUT_WORKER and player not in own]:
            prepare(game, bots, words, worker)
        seated = {name: stack.enter_context(OwnBotProcess(own[name])) for name in {*players} & {*own}}
        table = TextGame(game=game, players=players, seed=seed, words=words, console=console, worker=worker, own=seated)
        if record is not None:
            table.take_over(record)
        table.run()
    return 0


def prepare(game: Game, bots: Sequence[str], words: Words, worker: BotProcess, view: View | None = None) -> None:
    """Wait until bots are ready to play a game; while they compile, show a progress bar.

    - `bots`: the names of the bots.
    - `worker`: the process of the bots.
    - `view`: a position that the bots must be able to evaluate; None for none.

    Raises `UnknownBot` if there is no bot with one of the names.
    """
    with Bars(words) as bars:
        compiling = bars.compiling

        def show(progress: tuple[float, float]) -> None:
            if compiling is not None:
                done, of = progress
                compiling(int(done), int(of))

        heard = None if compiling is None else show
        try:
            worker.ask(PrepareRequest(game=game.name, players=tuple(bots), view=view), heard).result()
        except UnknownBot:
            raise
        except BotError:  # bots without preparation refuse the request
            pass


class TextGame:
    """A game in the line mode: people play it by typing commands."""

    def __init__(
        self,
        game: Game,
        players: list[str],
        seed: str,
        words: Words,
        console: Console,
        worker: BotProcess,
        own: Mapping[str, OwnBotProcess],
    ) -> None:
        self._game = game
        self._worker = worker
        self._own = own
        self._board = board_of(game.name)
        closing = GAMES[game.name].closing
        self._closing = None if closing is None else closing.load()
        self._players = players
        self._seed = seed
        self._source = Source(seed)
        self._choose = random.Random(f"{seed}/players").choice
        self._words = words
        self._console = console
        self._events: list[Event] = []
        self._states: list[State] = [game.start()]
        self._viewed: tuple[State, View] | None = None
        self._listed: tuple[State, MoveList] | None = None
        self._resumed = False
        self._saved: Path | None = None
        self._saved_events: list[Event] = []
        self._shown = ""
        self._ended: Ended | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "board": self._show,
            "moves": self._list_all,
            "hint": self._hint,
            "finish": self._finish,
            "undo": self._undo,
            "resign": self._resign,
            "save": self._save,
        }

    def take_over(self, record: Record) -> None:
        """Continue the game of a record.

        The game then has no seed, because no single seed leads to both its earlier and its later chance events.
        """
        for text, state in zip(record.events, list(record.states())[1:], strict=True):
            self._events.append(self._game.parse(text))
            self._states.append(state)
        self._resumed = True
        self._saved_events = list(self._events)

    def run(self) -> None:
        """Play until the person quits. If there are decisions that are not saved, the game is then saved."""
        self._say(self._board.welcome)
        try:
            while self._go_on():
                pass
        except (EOFError, KeyboardInterrupt):
            self._console.print()
        if self._events != self._saved_events and self._last_decision() is not None:
            self._save("")

    @property
    def _state(self) -> State:
        return self._states[-1]

    @property
    def _drawn(self) -> int:
        """The number of chance events so far."""
        return sum(event[0].startswith("*") for event in self._events)

    def _go_on(self) -> bool:
        """Draw the chance events that are due, then play one action; returns False if the person wants to quit."""
        for event, after in play_on(self._state, self._source, self._drawn):
            self._events.append(event)
            self._states.append(after)
        state = self._state
        if state.turn is None or self._ended is not None:
            self._show_if_changed()
            self._say("play-over")
            return self._ask("> ")
        if self._players[state.turn] != "you":
            action, why = self._bots_move(self._players[state.turn])
            self._console.print(f"  {self._moves.described(action)}{why}")
            self._happen(action)
            return True
        self._show_if_changed()
        self._list()
        return self._ask(f"{self._name(state.turn)} > ")

    def _bots_move(self, player: str) -> tuple[Event, str]:
        """Ask a bot for its action, and for the reason as text."""
        state = self._state
        if player == "random":
            return self._choose(state.actions()), ""
        request = MoveRequest(view=state.view(state.turn), player=player, occasion=commitment(self._seed))
        answer = self._own_move(request) if player in self._own else self._worker.ask(request).result()
        return state.read(answer.action), "" if answer.reason is None else f" · {self._said(answer.reason)}"

    def _own_move(self, request: MoveRequest) -> BotMove:
        """Ask a bot of one's own; if it fails, tell why, and ask a built-in bot instead."""
        assert request.player is not None
        try:
            return self._own[request.player].move(request)
        except BotFailed as failure:
            self._say("play-replaced", problem=self._words.refusal(failure), bot=_SUBSTITUTE)
            return self._worker.ask(replace(request, player=_SUBSTITUTE)).result()

    def _ask(self, prompt: str) -> bool:
        """Read input until the position has changed; returns False if the person wants to quit."""
        before = len(self._events), self._ended
        while (len(self._events), self._ended) == before:
            line = input(prompt).strip()
            command, _, argument = line.partition(" ")
            if command == "quit":
                return False
            if command in self._commands:
                self._commands[command](argument)
            elif line:
                self._play(line)
        return True

    def _play(self, line: str) -> None:
        try:
            if self._ended is not None:
                raise GameOver("table-over")
            moves = None if self._hides_moves() else self._moves
            found = moves and (moves.numbered(line) or moves.worded(line))
            self._happen(found or self._state.read(line))
        except LonghouseError as refusal:
            self._console.print(self._words.refusal(refusal), style="red")

    def _happen(self, event: Event) -> None:
        state = self._state.take(event)
        self._events.append(event)
        self._states.append(state)

    @property
    def _moves(self) -> MoveList:
        """The legal moves, cached per position."""
        if self._listed is None or self._listed[0] is not self._state:
            self._listed = self._state, MoveList(self._game, self._state, self._words, self._names)
        return self._listed[1]

    @property
    def _names(self) -> list[str]:
        return [self._name(Seat(seat)) for seat in range(self._game.seats)]

    def _view(self) -> View:
        """Return the view of the seat to move, cached per position."""
        if self._viewed is None or self._viewed[0] is not self._state:
            self._viewed = self._state, self._state.view(self._state.turn)
        return self._viewed[1]

    def _hides_moves(self) -> bool:
        """Return whether the legal moves are hidden (F5.5)."""
        return self._state.turn is not None and "legal" not in self._view()

    def _show(self, _: str) -> None:
        """Draw the board."""
        drawn = self._drawn_board()
        self._shown = drawn.plain
        self._console.print(drawn, end="", soft_wrap=True)

    def _show_if_changed(self) -> None:
        """Draw the board, unless it is the same as before."""
        if self._drawn_board().plain != self._shown:
            self._show("")

    def _drawn_board(self) -> Text:
        marked = set() if self._hides_moves() else self._board.marks(self._state.legal())
        drawn = self._board.draw(self._view(), self._words, sorted(marked))
        return fitted(drawn, _COLUMNS, self._words, picture=self._board.picture)

    def _list_all(self, _: str) -> None:
        self._list(most=None)

    def _list(self, most: int | None = _MOST_LISTED) -> None:
        """Say what is due, and list the moves: all, or the first ones."""
        view = self._view()
        said = self._words.say(self._board.due, due=str(view["due"]), **self._board.terms(view))
        self._console.print(said, style="bold")
        if self._hides_moves():
            self._say(self._board.hidden)
            return
        actions = self._moves.actions
        listed = actions if most is None or len(actions) <= most else actions[:most]
        for number, action in enumerate(listed, 1):
            self._console.print(f"{number:4}  {self._moves.described(action)}")
        if len(listed) < len(actions):
            self._say("play-more", count=len(actions) - len(listed))
        if self._closing is not None:
            success = self._closing.look(self._state).success
            if success is not None:
                self._say(self._board.decided, success="true" if success else "false")

    def _resign(self, _: str) -> None:
        """Give the game up; it can be saved like any other."""
        turn = self._state.turn
        if turn is None or self._ended is not None:
            self._say("table-over")
            return
        self._ended = Ended("resign", turn)
        self._say("web-ended", by="resign", who=self._name(turn), you="yes" if self._game.seats == 1 else "no")

    def _help(self, _: str) -> None:
        self._say(self._board.help, **self._board.terms(self._view()))
        self._say("play-commands")

    def _hint(self, _: str) -> None:
        """Print the best moves according to the strongest bot, with reasons."""
        view = self._state.view(self._state.turn)
        try:
            prepare(self._game, [_ADVISER], self._words, self._worker, view)
            answer = self._worker.ask(HintRequest(view=view, player=_ADVISER, count=_HINTS)).result()
        except LonghouseError as refusal:
            self._console.print(self._words.refusal(refusal), style="red")
            return
        for advice in answer.candidates:
            figures = {"value": f"{advice.value:+.1f}", "win": _percent(advice.win), "hit": _percent(advice.hit)}
            line = self._words.say(
                self._board.hint, action=self._moves.described(self._state.read(advice.action)), **figures
            )
            self._console.print(f"  {line} · {self._said(advice.reason)}")

    def _said(self, reason: BotReason) -> str:
        return reason_text(self._words, reason.key, reason.params)

    def _finish(self, _: str) -> None:
        """Play a decided phase to its end, or print that it is not decided."""
        if self._closing is None or not self._closing.look(self._state).can_finish:
            self._say("play-not-decided")
            return
        choose, within = self._closing.choose, type(self._state)
        for event, _state in play_on(self._state, self._source, self._drawn, choose, within=within):
            self._happen(event)

    def _undo(self, _: str) -> None:
        """Take back all events since the last decision of a person. Chance events that come again have the same
        outcomes.
        """
        ply = self._last_decision()
        if ply is None:
            self._say("play-nothing-to-undo")
        else:
            del self._events[ply:], self._states[ply + 1 :]
            self._ended = None

    def _last_decision(self) -> int | None:
        """Return the ply of the last event that a person decided; None if there is none."""
        for ply in range(len(self._events) - 1, -1, -1):
            turn = self._states[ply].turn
            if turn is not None and self._players[turn] == "you":
                return ply
        return None

    def _save(self, name: str) -> None:
        file = Path(name.strip()) if name.strip() else self._saved or _unused_name(self._game)
        try:
            if file != self._saved and file.exists():
                self._say("play-file-exists", file=str(file))
                return
            file.write_text(self._record().write(), "utf-8")
        except (OSError, ValueError) as error:
            self._say("play-not-saved", file=shown(file), problem=shown(error))
            return
        self._saved, self._saved_events = file, list(self._events)
        self._say("play-saved", file=str(file), game=self._game.name)

    def _record(self) -> Record:
        result = self._state.result
        publishes_seed = result is not None and not self._resumed
        return Record(
            game=self._game,
            events=tuple(map(self._game.text, self._events)),
            players=tuple(
                self._name(Seat(seat)) if player == "you" else f"{_BOT}{player}"
                for seat, player in enumerate(self._players)
            ),
            seed=self._seed if publishes_seed else None,
            commitment=commitment(self._seed) if publishes_seed else None,
            ended=self._ended,
            result=result,
        )

    def _name(self, seat: Seat) -> str:
        return self._words.say("seat-name", seat=seat) if self._game.seats > 1 else self._words.say("play-you")

    def _say(self, key: str, **params: str | int) -> None:
        self._console.print(self._words.say(key, **params))


def _checked(game: Game, players: list[str], worker: BotProcess, own: Mapping[str, OwnBot]) -> list[str]:
    """Check the number and names of players. The budget after `@` in a bot's name is checked later, by `prepare`."""
    bots = {player.partition("@")[0] for player in players if player not in own} - set(_WITHOUT_WORKER)
    known = {*_WITHOUT_WORKER, *own, *(worker.players(game.name) if bots else ())}
    if len(players) != game.seats or not bots <= known:
        given, named = shown(",".join(players)), ", ".join([*_WITHOUT_WORKER, *sorted(known - set(_WITHOUT_WORKER))])
        raise BadOptions("play-players", given=given, seats=game.seats, players=named)
    return players


def _percent(chance: float | None) -> str:
    """Return a probability in percent; a dash for None."""
    return "–" if chance is None else f"{100 * chance:.0f}"


def _ask_players(
    game: Game, words: Words, console: Console, worker: BotProcess, own: Mapping[str, OwnBot]
) -> list[str]:
    """Ask who plays: one person against bots of a level, or people only.

    If the input is not a terminal, one person plays against random bots.
    """
    if game.seats == 1:
        return ["you"]
    if not sys.stdin.isatty():
        return ["you"] + ["random"] * (game.seats - 1)
    bots = worker.players(game.name)
    offered = [*([bot for bot in bots if bot not in _NO_OPPONENTS] or bots), *own]
    console.print(words.say("play-who", game=title(words, game.name), seats=game.seats))
    for number, bot in enumerate(offered, 1):
        console.print(f"{number:4}  {words.say('play-opponent', bot=bot)}")
    console.print(f"{0:4}  {words.say('play-no-opponent')}")
    line = input("> ").strip()
    if line == "0":
        return ["you"] * game.seats
    numbered = dict(zip(map(str, range(1, len(offered) + 1)), offered, strict=True))
    return ["you"] + [numbered.get(line, offered[0])] * (game.seats - 1)


def _unused_name(game: Game) -> Path:
    """Return a file that does not exist yet, named after the game and the time."""
    stem = f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (Path(f"{stem}{suffix}.json") for suffix in ("", *(f"-{number}" for number in range(2, 100))))
    return next((name for name in names if not name.exists()), Path(f"{stem}-{time.monotonic_ns()}.json"))

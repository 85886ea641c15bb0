"""Answers the requests of the bot protocol (docs/bots.md), in a worker process or in the caller's own process."""

import json
import secrets
from collections.abc import Callable, Mapping
from typing import cast

from msgspec.structs import replace

from longhouse.bots import protocol
from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.levels import Level, level_named
from longhouse.bots.minds import prepare
from longhouse.engine.thinking import Progress
from longhouse.errors import BadView, BotError
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fields import Fields
from longhouse.games.game import Game, State, View

Answer = protocol.BotMove | protocol.BotHint | protocol.BotAnalysis | protocol.Done

DEFAULT = "norn"

_MOST_CANDIDATES = 1_000


class Answers:
    """Answers requests one at a time; caches the game of the last view, since the next view is usually of the same."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._asks: Mapping[str, Callable[[Fields, CancellationToken, Progress | None], Answer]] = {
            "move": self._move,
            "hint": self._hint,
            "analyse": self._analyse,
            "prepare": self._prepare,
        }

    @property
    def asks(self) -> tuple[str, ...]:
        """The kinds of request that `answer` accepts."""
        return tuple(self._asks)

    def answer(
        self, ask: str, fields: Fields, token: CancellationToken | None = None, progress: Progress | None = None
    ) -> Answer:
        """Answer a request of the kind `ask`. Raises `BotError` or `BadView` if it cannot be answered.

        Another thread can stop the search through `token`; `progress` is called while the bot thinks.
        """
        return self._asks[ask](fields, token or CancellationToken(), progress)

    def _move(self, fields: Fields, token: CancellationToken, progress: Progress | None) -> protocol.BotMove:
        from longhouse.bots.player import USUAL, choose, form_of  # noqa: PLC0415
        from longhouse.bots.reasons import BY_CHANCE, reason  # noqa: PLC0415

        state = self._position(fields)
        level, seed = _who(fields, state.game)
        occasion = fields.text("occasion", default="")
        fields.done()
        if level.plays != "random" and state.actions():
            prepare(state.game.name)
        form = form_of(occasion, state.turn) if occasion else USUAL
        choice = choose(state, level, seed, token, progress, form=form)
        why = BY_CHANCE if level.plays == "random" else reason(state, choice.action, choice.verdict)
        answer = protocol.BotMove(action=state.game.text(choice.action), reason=why.told())
        if choice.verdict is None:
            return answer
        candidate = next(each for each in choice.verdict.candidates if each.action == choice.action)
        return replace(
            answer,
            value=candidate.value,
            win=candidate.win,
            hit=candidate.hit,
            nodes=choice.verdict.nodes,
            seconds=choice.verdict.seconds,
        )

    def _hint(self, fields: Fields, token: CancellationToken, progress: Progress | None) -> protocol.BotHint:
        from longhouse.bots.analysis import hint  # noqa: PLC0415

        state = self._position(fields)
        level, seed = _who(fields, state.game)
        count = fields.amount("count", 1, _MOST_CANDIDATES, default=_MOST_CANDIDATES)
        fields.done()
        return hint(state, level, seed, int(count), token, progress).told(state.game)

    def _analyse(self, fields: Fields, token: CancellationToken, progress: Progress | None) -> protocol.BotAnalysis:
        from longhouse.bots.analysis import analyse  # noqa: PLC0415
        from longhouse.bots.moves import read_move  # noqa: PLC0415
        from longhouse.games.record import Record  # noqa: PLC0415

        record = Record.read(json.dumps(fields.required("record")))
        level, seed = _who(fields, record.game)
        plies = fields.items("plies") if "plies" in fields else None
        known = [read_move(move, record.game) for move in fields.objects("known")] if "known" in fields else []
        fields.done()
        return analyse(record, level, seed, token, progress, plies, known).told(record.game)

    def _prepare(self, fields: Fields, _: CancellationToken, progress: Progress | None) -> protocol.Done:
        """Compile and load what the bots need, so that nobody waits for it in a game.

        All fields are checked first, so that a bad request compiles nothing.
        """
        from longhouse.bots.analysis import check  # noqa: PLC0415

        game = fields.choice("game", tuple(GAMES))
        levels = [level_named(game, name) for name in fields.texts("players", default=(DEFAULT,))]
        state = self._position(fields) if "view" in fields else None
        fields.done()
        if state is not None:
            for level in levels:
                check(state, level)
        if any(level.plays != "random" for level in levels):
            prepare(game, progress)
        return protocol.Done()

    def _position(self, fields: Fields) -> State:
        """The position described by the request's view."""
        view = fields.required("view")
        shown = Fields(view, "view", BadView)
        name, options = shown.text("game"), Fields(shown.required("options"), "view.options", BadView).rest()
        key = json.dumps([name, dict(options)], sort_keys=True)
        if key not in self._games:
            self._games = {key: game_with(name, cast(Mapping[str, object], options))}
        return self._games[key].position(cast(View, view))


def _who(fields: Fields, game: Game) -> tuple[Level, int]:
    """The level that the request names, and the seed for its random numbers."""
    level = level_named(game.name, fields.text("player", default=DEFAULT))
    return level, fields.number("seed") if "seed" in fields else secrets.randbits(64)


def question(fields: object) -> Fields:
    """The fields of a request, to be read one by one."""
    return Fields(fields, "request", BotError)

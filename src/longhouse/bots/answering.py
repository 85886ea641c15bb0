"""Answers the requests of the bot protocol (docs/bots.md), in a worker process or in the caller's own process."""

import json
import secrets
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.levels import Level, level_named
from longhouse.bots.mind import prepare
from longhouse.bots.protocol import (
    AnalyseRequest,
    BotAnalysis,
    BotHint,
    BotMove,
    Done,
    HintRequest,
    JudgedMove,
    JudgeRequest,
    MoveRequest,
    PrepareRequest,
)
from longhouse.bots.requests import converted
from longhouse.engine.thinking import Progress
from longhouse.errors import BadView, BotError
from longhouse.games.catalogue import GAMES, game_with
from longhouse.games.fields import shown
from longhouse.games.game import Game, State, View

BotAnswer = BotMove | BotHint | JudgedMove | BotAnalysis | Done
"""The answers to the requests, one type for each kind of request."""

DEFAULT = "norn"
"""The level that answers a request without the name of a player."""

_MOST_CANDIDATES = 1_000


class _ViewHead(msgspec.Struct, frozen=True):
    """The fields that every view has."""

    game: str
    options: Mapping[str, object]


class Answers:
    """Answers requests one at a time.

    The game of the last view is cached, since the next view is usually of the same game.
    """

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}

    def answer(
        self,
        request: MoveRequest | HintRequest | JudgeRequest | AnalyseRequest | PrepareRequest,
        token: CancellationToken | None = None,
        progress: Progress | None = None,
    ) -> BotAnswer:
        """Answer a request. Raises `BotError` or `BadView` if it cannot be answered.

        - `token`: lets another thread cancel the search.
        - `progress`: called while the bot thinks, with the nodes searched so far and the seconds elapsed; in an
          analysis, with the number of moves judged so far and the number of moves to judge.
        """
        token = token or CancellationToken()
        match request:
            case MoveRequest():
                return self._move(request, token, progress)
            case HintRequest():
                return self._hint(request, token, progress)
            case JudgeRequest():
                return self._judge(request, token)
            case AnalyseRequest():
                return self._analyse(request, token, progress)
            case PrepareRequest():
                return self._prepare(request, progress)

    def _move(self, request: MoveRequest, token: CancellationToken, progress: Progress | None) -> BotMove:
        from longhouse.bots.player import USUAL, choose, form_of
        from longhouse.bots.reasons import BY_CHANCE, reason

        state = self._position(request.view)
        level, seed = _who(request, state.game)
        if level.plays != "random" and state.actions():
            prepare(state.game.name, searches=level.searches, proves=bool(level.solve), deep=level.deep)
        form = form_of(request.occasion, state.turn) if request.occasion else USUAL
        choice = choose(state, level, seed, token, progress, form=form)
        why = BY_CHANCE if level.plays == "random" else reason(state, choice.action, choice.verdict)
        answer = BotMove(action=state.game.text(choice.action), reason=why)
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

    def _hint(self, request: HintRequest, token: CancellationToken, progress: Progress | None) -> BotHint:
        from longhouse.bots.analysis import hint

        state = self._position(request.view)
        level, seed = _who(request, state.game)
        count = _MOST_CANDIDATES if request.count is None else request.count
        if not 1 <= count <= _MOST_CANDIDATES:
            raise BotError("field-amount", where="request", name="count", least="1", most=str(_MOST_CANDIDATES))
        return hint(state, level, seed, count, token, progress)

    def _judge(self, request: JudgeRequest, token: CancellationToken) -> JudgedMove:
        from longhouse.bots.analysis import judge_move

        state = self._position(request.view)
        level, seed = _who(request, state.game)
        return judge_move(state, state.read(request.action), request.ply, level, seed, token)

    def _analyse(self, request: AnalyseRequest, token: CancellationToken, progress: Progress | None) -> BotAnalysis:
        from longhouse.bots.analysis import analyse
        from longhouse.games.record import Record

        record = Record.read(json.dumps(request.record))
        level, seed = _who(request, record.game)
        return analyse(record, level, seed, token, progress, request.plies, request.known)

    def _prepare(self, request: PrepareRequest, progress: Progress | None) -> Done:
        """Compile and load what the bots need, so that no player waits for it in a game.

        All fields are checked first, so that an invalid request compiles nothing.
        """
        from longhouse.bots.analysis import check

        if request.game not in GAMES:
            given, games = shown(request.game), ", ".join(GAMES)
            raise BotError("field-choice", where="request", name="game", given=given, choices=games)
        names = (DEFAULT,) if request.players is None else request.players
        levels = [level_named(request.game, name) for name in names]
        if request.view is not None:
            state = self._position(request.view)
            for level in levels:
                check(state, level)
        proves, deep = any(level.solve for level in levels), any(level.deep for level in levels)
        searches = request.view is not None or any(level.searches for level in levels)
        prepare(request.game, progress, searches=searches, proves=proves, deep=deep)
        return Done()

    def _position(self, view: View) -> State:
        """Return the position described by the request's view."""
        head = converted(view, _ViewHead, "view", BadView)
        key = json.dumps([head.game, head.options], sort_keys=True)
        if key not in self._games:
            self._games = {key: game_with(head.game, head.options)}
        return self._games[key].position(view)


def _who(request: MoveRequest | HintRequest | JudgeRequest | AnalyseRequest, game: Game) -> tuple[Level, int]:
    """Return the bot level that the request names, and the seed for its random numbers."""
    level = level_named(game.name, DEFAULT if request.player is None else request.player)
    return level, secrets.randbits(64) if request.seed is None else request.seed

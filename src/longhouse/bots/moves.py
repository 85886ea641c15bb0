"""Judges the decisions of a game: the action played, the best action, and why it is best."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import cast

from longhouse.bots import protocol
from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.levels import Level
from longhouse.bots.minds import compare, part_of, think
from longhouse.bots.reasons import Reason, reason
from longhouse.engine.thinking import Budget, RatedAction
from longhouse.games.fields import Fields
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Game, Seat, State

_FIRST_LOOK = 0.6
"""The fraction of the budget spent on all actions; the rest is for comparing the played action with the best."""
_MOST = 1_000_000.0


@dataclass(frozen=True, slots=True)
class Move:
    """A judged decision of a game: the action played, the best action and why, and the difference.

    Values are from the view of the seat that moved. `lost` is in points (Fjords) or stars (Northwood), `lost_win` in
    the chance to win; both are 0 if the search did not find the move to be worse. `proven` values are exact.
    """

    ply: int
    seat: Seat
    played: RatedAction
    best: RatedAction
    reason: Reason
    proven: bool

    @property
    def lost(self) -> float:
        return max(0.0, self.best.value - self.played.value)

    @property
    def lost_win(self) -> float:
        return max(0.0, self.best.win - self.played.win)

    def told(self, game: Game) -> protocol.JudgedMove:
        return protocol.JudgedMove(
            ply=self.ply,
            seat=self.seat,
            played=candidate_told(self.played, game),
            best=candidate_told(self.best, game),
            reason=self.reason.told(),
            lost=round(self.lost, 3),
            lost_win=round(self.lost_win, 4),
            proven=self.proven,
        )


def judged(
    state: State, action: Event, ply: int, level: Level, budget: Budget, seed: int, token: CancellationToken
) -> Move:
    """Judge the move `action`: search for the best action and compare both.

    The search of Fjords drops weak actions after few playouts, and the leader was lucky in some of its own. So both
    actions are tried again, in the same playouts as each other but in other ones than before.
    """
    assert state.turn is not None
    verdict = think(state, level, part_of(budget, _FIRST_LOOK), seed, token)
    best = verdict.best
    meant = kind_of(state.game, action)
    played = next(each for each in verdict.candidates if kind_of(state.game, each.action) == meant)
    if played is not best and not verdict.proven and not token.cancelled and isinstance(state.game, Fjords):
        pair = (best.action, played.action)
        again = compare(state, pair, part_of(budget, 1 - _FIRST_LOOK), seed + 1, token)
        bounds = {each.action: each for each in (best, played)}
        best = _within(bounds, again.best)
        played = next(_within(bounds, each) for each in again.candidates if each.action == played.action)
    elif played.value >= best.value and played.win >= best.win:
        best = played
    why = reason(state, best.action, verdict)
    if verdict.proven:
        best, played = _in_all(best, state), _in_all(played, state)
    return Move(ply, state.turn, _rounded(replace(played, action=action)), _rounded(best), why, verdict.proven)


def kind_of(game: Game, action: Event) -> tuple[object, ...]:
    """A key that equivalent actions share: it does not matter which one of several identical tiles is laid."""
    match action:
        case ("lay", int(tile), *where) if isinstance(game, Fjords):
            return ("lay", game.stones.get(tile), *where)
        case ("point", *_):  # F5.5: whatever is pointed out, the claimant must lay
            return ("point",)
        case _:
            return action


def candidate_told(candidate: RatedAction, game: Game) -> protocol.Candidate:
    """A candidate as the bot protocol sends it; bounds only if both are known, `hit` only in Northwood."""
    bounded = candidate.low is not None and candidate.high is not None
    return protocol.Candidate(
        action=game.text(candidate.action),
        value=round(candidate.value, 3),
        win=round(candidate.win, 4),
        visits=candidate.visits,
        low=candidate.low if bounded else None,
        high=candidate.high if bounded else None,
        hit=None if candidate.hit is None else round(candidate.hit, 4),
    )


def read_move(fields: Fields, game: Game) -> Move:
    """Parse a move that was sent as a `protocol.JudgedMove`."""
    why = fields.section("reason")
    params = {str(name): cast(str | int, given) for name, given in why.section("params").rest().items()}
    return Move(
        fields.number("ply"),
        Seat(fields.number("seat")),
        _read_candidate(fields.section("played"), game),
        _read_candidate(fields.section("best"), game),
        Reason(why.text("key"), params),
        fields.flag("proven", default=False),
    )


def _read_candidate(fields: Fields, game: Game) -> RatedAction:
    def number(name: str) -> float | None:
        return fields.amount(name, -_MOST, _MOST) if name in fields else None

    return RatedAction(
        game.parse(fields.text("action")),
        fields.amount("value", -_MOST, _MOST),
        fields.amount("win", 0.0, 1.0),
        fields.number("visits"),
        number("low"),
        number("high"),
        number("hit"),
    )


def _within(bounds: Mapping[Event, RatedAction], again: RatedAction) -> RatedAction:
    """The result of the second search, with the bounds that were proven in the first."""
    return replace(again, low=bounds[again.action].low, high=bounds[again.action].high)


def _in_all(candidate: RatedAction, state: State) -> RatedAction:
    """A candidate proven for the current round, with the lead from earlier rounds added."""
    if not isinstance(state, Settlement | Exploration) or not state.match.past:
        return candidate
    assert candidate.low is not None
    assert candidate.high is not None
    me, other = state.seat, state.game.left_of[state.seat]
    ahead = sum(each.scores[me] - each.scores[other] for each in state.match.past)
    return replace(candidate, value=candidate.value + ahead, low=candidate.low + ahead, high=candidate.high + ahead)


def _rounded(candidate: RatedAction) -> RatedAction:
    """A candidate rounded as the protocol sends it, so that clients derive the same figures from it."""
    hit = None if candidate.hit is None else round(candidate.hit, 4)
    return replace(candidate, value=round(candidate.value, 3), win=round(candidate.win, 4), hit=hit)

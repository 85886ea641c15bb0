"""The `Mind` for Fjords: its searches, and its proofs for two-player settlements and the last turn before them."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from importlib import resources
from typing import TypeGuard

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.mind import Mind
from longhouse.bots.protocol import BotReason
from longhouse.bots.reasons import ESTIMATE
from longhouse.bots.sights import LevelSight
from longhouse.engine.thinking import Budget, Progress, RatedAction, SolvedPosition, Verdict
from longhouse.errors import NotSolvable
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, Game, State

_MOST_VACANT, _MANY_RUNES = 14, 3
"""A settlement with more vacant tiles than the first number, in which the seats together can still spend the second
number of runes that carry a viking, is hardly ever proven within the time of a move.
"""


class FjordsMind(Mind):
    """What the bots need to know to play Fjords: levels, searches, proofs and reasons.

    Each attribute and method has the meaning that `Mind` documents.
    """

    levels = (resources.files("longhouse.bots.fjords") / "levels.toml").read_text("utf-8")
    solves = True
    kernels = ("longhouse.engine.fjords.search",)
    kernels_to_prove = ("longhouse.engine.fjords.solver", "longhouse.engine.fjords.proofs")
    kernels_to_search_deeply = ("longhouse.engine.fjords.deep",)

    def look(self, state: State, sight: LevelSight, *, forgets_runes: bool) -> list[tuple[Event, float]]:
        from longhouse.bots.fjords.sight import looked_at  # few need it

        return looked_at(state, sight, forgets_runes=forgets_runes)

    def search(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        from longhouse.engine.fjords import search  # compiled code

        return search.search(state, budget, seed, token.next_search(), progress)

    def search_deeply(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        from longhouse.engine.fjords import deep

        return deep.search(state, budget, seed, token.next_search(), progress)

    def greedy(self, state: State, seed: int) -> Event:
        from longhouse.engine.fjords import search

        return search.greedy(state, seed)

    def compare(
        self, state: State, actions: Collection[Event], budget: Budget, seed: int, token: CancellationToken
    ) -> Verdict:
        """Rate only these actions, all with the same random playouts.

        A search is less fair: it drops weak actions after a few playouts, and the action that it rates best may only
        have been lucky.
        """
        from longhouse.engine.fjords import deep

        return deep.compare(state, actions, budget, seed, token.next_search())

    def reason(self, state: State, action: Event, verdict: Verdict | None) -> BotReason:
        from longhouse.bots.fjords import reasons_in_exploration, reasons_in_settlement  # few need them

        match state:
            case Settlement():
                return reasons_in_settlement.reason(state, action)
            case Exploration():
                return reasons_in_exploration.reason(state, action)
            case _:
                return ESTIMATE

    def check_size(self, state: State, *, proves: bool) -> None:
        ending = isinstance(state, Settlement) or (isinstance(state, Exploration) and not state.bag)
        if proves and ending and state.game.seats == 2:
            return  # the solver may be enough
        from longhouse.engine.fjords import rules

        assert isinstance(state.game, Fjords)
        rules.check_size(state.game)

    def can_prove(self, state: State) -> TypeGuard[Settlement | Exploration]:
        """Return whether a proof should be tried: in every exploration and settlement of a two-player game.

        In an exploration a proof can succeed only in the last turn; before, it is given up at once.
        """
        return isinstance(state, Settlement | Exploration) and state.game.seats == 2

    def proves_in_vain(self, state: State) -> bool:
        """Return whether several runes can still carry vikings in a large settlement: its proofs take too long."""
        if not isinstance(state, Settlement) or state.vacant.bit_count() <= _MOST_VACANT:
            return False
        return sum(len(state.unspent(seat)) for seat in state.game.left_of) >= _MANY_RUNES

    def prove_best(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> Verdict | None:
        if not isinstance(state, Settlement):
            return self.prove_all(state, budget, token, progress)
        from longhouse.engine.fjords import settling

        found = settling.solve(state, budget, token.next_search(), progress)
        winner = settling.winner(state, found.low)
        if not found.solved and winner != state.seat and not token.cancelled:
            return None
        best = RatedAction(
            action=found.best,
            value=(found.low + found.high) / 2,
            win=0.5 if winner is None else float(winner == state.seat),
            visits=found.nodes,
            low=found.low,
            high=found.high,
        )
        return Verdict((best,), nodes=found.nodes, seconds=found.seconds, line=found.line, proven=found.solved)

    def prove_all(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> Verdict | None:
        if isinstance(state, Settlement):
            from longhouse.engine.fjords import settling

            return settling.values(state, budget, token.next_search(), progress)
        from longhouse.engine.fjords.last_turn import prove_last_turn

        assert isinstance(state, Exploration)
        return prove_last_turn(state, budget, token.next_search())

    def equivalence(self, game: Game, action: Event) -> Hashable:
        """Return a key that is the same for equivalent actions, such as laying either of two identical tiles in the
        same way.
        """
        match action:
            case ("lay", int(tile), *where):
                assert isinstance(game, Fjords)
                return ("lay", game.stones.get(tile), *where)
            case ("point", *_):  # F5.5: whatever is pointed out, the claimant must lay
                return ("point",)
            case _:
                return action

    def in_whole_game(self, state: State, rated: RatedAction) -> RatedAction:
        if not isinstance(state, Settlement | Exploration) or not state.match.past:
            return rated
        assert rated.low is not None
        assert rated.high is not None
        me, other = state.seat, state.game.left_of[state.seat]
        ahead = sum(each.scores[me] - each.scores[other] for each in state.match.past)
        return replace(rated, value=rated.value + ahead, low=rated.low + ahead, high=rated.high + ahead)

    def can_solve(self, state: State) -> TypeGuard[Settlement]:
        return isinstance(state, Settlement) and state.game.seats == 2

    def kernels_to_solve(self, state: State) -> tuple[str, ...]:
        from longhouse.engine.fjords import settling
        from longhouse.engine.warm import SOLVERS

        return SOLVERS if self.can_solve(state) and settling.within_reach(state) else ()

    def solve(
        self, state: State, budget: Budget, token: CancellationToken, progress: Progress | None
    ) -> SolvedPosition:
        if not self.can_solve(state):
            raise NotSolvable("solve-no-settlement")
        from longhouse.engine.fjords import settling

        return settling.solve(state, budget, token.next_search(), progress)


MIND = FjordsMind()

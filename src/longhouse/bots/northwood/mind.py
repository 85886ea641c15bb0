"""The `Mind` for For Northwood!: the search, and how the time for a game is divided among its decisions."""

from importlib import resources

from longhouse.bots.cancelling import CancellationToken
from longhouse.bots.mind import Column, Mind
from longhouse.bots.protocol import BotReason
from longhouse.bots.reasons import ESTIMATE
from longhouse.engine.northwood.allotment import WHOLE_GAME, allotment, weight_ahead
from longhouse.engine.thinking import Budget, Progress, Verdict
from longhouse.games.game import Event, State
from longhouse.games.northwood.journey import Camp
from longhouse.games.northwood.visit import Visit


class NorthwoodMind(Mind):
    """What the bots need to know to play For Northwood!: levels, search, reasons and allotment of time.

    Each attribute and method has the meaning that `Mind` documents.
    """

    levels = (resources.files("longhouse.bots.northwood") / "levels.toml").read_text("utf-8")
    kernels = ("longhouse.engine.northwood.search", "longhouse.engine.northwood.playouts")
    columns = (Column("advice-stars", "points"), Column("advice-goal", "win"), Column("advice-hit", "hit"))
    loss_in = "win"
    least_loss = 0.02
    shares_time = True

    def search(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        from longhouse.engine.northwood import search  # compiled code

        return search.search(state, budget, seed, token.next_search(), progress)

    def search_deeply(
        self, state: State, budget: Budget, seed: int, token: CancellationToken, progress: Progress | None
    ) -> Verdict:
        from longhouse.engine.northwood import search

        return search.search(state, budget, seed, token.next_search(), progress, merges=True)

    def greedy(self, state: State, seed: int) -> Event:
        from longhouse.engine.northwood import search

        return search.greedy(state, seed)

    def reason(self, state: State, action: Event, verdict: Verdict | None) -> BotReason:
        from longhouse.bots.northwood import reasons_in_visit  # few need it

        if isinstance(state, Camp | Visit):
            return reasons_in_visit.reason(state, action, verdict)
        return ESTIMATE

    def share_of_time(self, state: State, whole: float, left: float | None, *, deep: bool) -> float:
        hope = None
        if deep and isinstance(state, Visit) and len(state.actions()) > 1:
            from longhouse.engine.northwood import search

            hope = search.prospect(state)
        if left is None:
            left = whole * min(1.0, weight_ahead(state) / WHOLE_GAME)
        return allotment(state, left, hope)


MIND = NorthwoodMind()

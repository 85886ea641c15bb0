"""One-line reasons for actions: a message key and its parameters, derived from facts of the position."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from longhouse.bots import protocol
from longhouse.engine.thinking import Verdict
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import Event, State
from longhouse.games.northwood.journey import Camp
from longhouse.games.northwood.visit import Visit


@dataclass(frozen=True, slots=True)
class Reason:
    """A key of `longhouse.words` with its parameters."""

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)

    def told(self) -> protocol.BotReason:
        return protocol.BotReason(self.key, dict(self.params))


ONLY_CHOICE = Reason("reason-only-choice")
BY_CHANCE = Reason("reason-by-chance")
ESTIMATE = Reason("reason-estimate")


def reason(state: State, action: Event, verdict: Verdict | None) -> Reason:
    """The reason for an action. `verdict` is the search's opinion of all actions, if there was a search."""
    from longhouse.bots.fjords import reasons_in_exploration, reasons_in_settlement  # noqa: PLC0415
    from longhouse.bots.northwood import reasons_in_visit  # noqa: PLC0415

    if len(state.actions()) == 1:
        return ONLY_CHOICE
    match state:
        case Settlement():
            return reasons_in_settlement.reason(state, action)
        case Exploration():
            return reasons_in_exploration.reason(state, action)
        case Camp() | Visit():
            return reasons_in_visit.reason(state, action, verdict)
        case _:
            return ESTIMATE

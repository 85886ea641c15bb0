"""Finds one-line reasons for actions: a text key with parameters, derived from facts of the position."""

from longhouse.bots.mind import mind_of
from longhouse.bots.protocol import BotReason
from longhouse.engine.thinking import Verdict
from longhouse.games.game import Event, State

ONLY_CHOICE = BotReason("reason-only-choice")
"""The reason for an action if it is the only legal one."""
BY_CHANCE = BotReason("reason-by-chance")
"""The reason for an action that was chosen at random."""
ESTIMATE = BotReason("reason-estimate")
"""The reason for an action if only the search's estimate speaks for it."""


def reason(state: State, action: Event, verdict: Verdict | None) -> BotReason:
    """Return the reason for choosing this action. `verdict` is the result of the search, or None if there was no
    search.
    """
    if len(state.actions()) == 1:
        return ONLY_CHOICE
    return mind_of(state.game.name).reason(state, action, verdict)

"""Answers questions on the play socket: why an action is illegal, which actions are best, and how likely each action is
to succeed.
"""

from collections.abc import Sequence

from longhouse.bots.protocol import BotReason
from longhouse.errors import LonghouseError, Refused
from longhouse.games.game import Seat
from longhouse.server.errors import problem
from longhouse.server.sockets import commands
from longhouse.server.sockets import messages as say
from longhouse.service.bot_turns import BotTurns
from longhouse.table.table import Table
from longhouse.table.verbs.explain import may_have_chances, may_have_hint, why
from longhouse.words import Words
from longhouse.words.reasons import reason_text

_MOST_CANDIDATES = 10


def because(command: commands.Why, table: Table, words: Words) -> say.BecauseTold:
    """Return the answer to the question whether an action is legal and, if not, which rule it breaks."""
    refusal: LonghouseError | None = why(table.state, command.action)
    if refusal is None:
        return say.BecauseTold(id=command.id, legal=True)
    described = problem(refusal, words)
    return say.BecauseTold(
        id=command.id,
        legal=False,
        rule=described.rule,
        key=described.key,
        params=described.params,
        text=described.text,
    )


async def hint(
    command: commands.AskHint, table: Table, seats: Sequence[Seat], bots: BotTurns | None, words: Words
) -> say.HintTold:
    """Ask a bot for the best actions of the seat to move, which must be one of `seats`, and return the answer to the
    client.

    Raises an error if a hint is not allowed, or if the server has no bots.
    """
    seat = may_have_hint(table, seats, command.ply)
    if bots is None:
        raise Refused("server-no-bots")
    hinted = await bots.hint(table, seat)
    candidates = [
        say.CandidateTold(
            action=each.action, value=each.value, win=each.win, hit=each.hit, reasons=[_reason(words, each.reason)]
        )
        for each in hinted.candidates[:_MOST_CANDIDATES]
    ]
    return say.HintTold(id=command.id, ply=table.ply, candidates=candidates)


async def chances(
    command: commands.AskChances, table: Table, seats: Sequence[Seat], bots: BotTurns | None
) -> say.ChancesTold:
    """Ask a bot for the probability of success of each action of the seat to move, which must be one of `seats`.

    Returns the answer to the client. Raises an error if that is not allowed, or if the server has no bots.
    """
    seat = may_have_chances(table, seats, command.ply)
    if bots is None:
        raise Refused("server-no-bots")
    found = await bots.chances(table, seat)
    told = [say.ChanceTold(action, chance) for action, chance in found.items()]
    return say.ChancesTold(id=command.id, ply=table.ply, chances=told)


def _reason(words: Words, reason: BotReason) -> say.ReasonTold:
    return say.ReasonTold(reason.key, reason.params, reason_text(words, reason.key, reason.params))

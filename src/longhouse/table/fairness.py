"""Chance at a table (docs/chance.md): a seed that is committed to before anybody names a nonce, revealed at the end."""

import re
import secrets
from collections.abc import Sequence

from longhouse.errors import Refused
from longhouse.games.chance import Source
from longhouse.games.game import Game, State
from longhouse.table.entries import Happened

BOT_NONCE = "bot"
"""Of a bot's seat: the server must have no choice here, for it knows the seed."""

_NONCE = re.compile(r"[!-~]{1,100}")


def new_seed() -> str:
    """A seed that nobody can guess from its hash."""
    return secrets.token_hex(32)


def checked_nonce(nonce: str) -> str:
    """A nonce of a person, if it is one: visible ASCII, so that every language writes the same bytes."""
    if not _NONCE.fullmatch(nonce):
        raise Refused("table-nonce")
    return nonce


def follow(state: State, source: Source, drawn: int) -> tuple[list[Happened], State]:
    """What chance brings until somebody has to decide, or the game is over, and the position then."""
    happened: list[Happened] = []
    while (chance := state.chance) is not None:
        event = chance.draw(source.output(drawn + len(happened)))
        revealed = chance.probability(event) < 1
        happened.append(Happened(text=state.game.text(event), revealed=revealed))
        state = state.take(event)
    return happened, state


def replayed(game: Game, events: Sequence[Happened]) -> State:
    """The position after events of a log, which were checked when they were written."""
    state = game.start()
    for event in events:
        state = state.take(game.parse(event.text))
    return state

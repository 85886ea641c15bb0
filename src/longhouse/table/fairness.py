"""Provably fair chance (docs/chance.md).

The server commits to a seed before players send their nonces; seed and nonces are revealed when the game is over.
"""

import re
import secrets
from collections.abc import Sequence

from longhouse.errors import Refused
from longhouse.games.chance import Source
from longhouse.games.game import Game, State
from longhouse.table.entries import Happened

BOT_NONCE = "bot"
"""The nonce of every bot. It is constant, because the server knows the seed and must not be able to choose nonces."""

_NONCE = re.compile(r"[!-~]{1,100}")


def new_seed() -> str:
    """A random seed of 256 bits, which cannot be guessed from its hash."""
    return secrets.token_hex(32)


def checked_nonce(nonce: str) -> str:
    """Return `nonce` if it is visible ASCII, which every auditing program encodes alike; otherwise raise `Refused`."""
    if not _NONCE.fullmatch(nonce):
        raise Refused("table-nonce")
    return nonce


def follow(state: State, source: Source, drawn: int) -> tuple[list[Happened], State]:
    """Draw chance events until a player has to decide or the game is over; returns them and the new state.

    `drawn` is the number of chance events drawn before.
    """
    happened: list[Happened] = []
    while (chance := state.chance) is not None:
        event = chance.draw(source.output(drawn + len(happened)))
        revealed = chance.probability(event) < 1
        happened.append(Happened(text=state.game.text(event), revealed=revealed))
        state = state.take(event)
    return happened, state


def replayed(game: Game, events: Sequence[Happened]) -> State:
    """The state after the events of a log, which are trusted, since they were checked before they were stored."""
    state = game.start()
    for event in events:
        state = state.take(game.parse(event.text))
    return state

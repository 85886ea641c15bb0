"""Provably fair chance: players can check that the server did not choose the random events (docs/chance.md).

The server commits to a seed before players send their nonces; seed and nonces are revealed when the game is over.
"""

import re
import secrets
from collections.abc import Sequence

from longhouse.errors import Refused
from longhouse.games.game import Event, Game, State
from longhouse.table.entries import Happened

BOT_NONCE = "bot"
"""The nonce of every bot. It is constant, because the server knows the seed and must not be able to choose nonces."""

_NONCE = re.compile(r"[!-~]{1,100}")


def new_seed() -> str:
    """Return a random seed of 256 bits, so that it cannot be guessed from its hash."""
    return secrets.token_hex(32)


def checked_nonce(nonce: str) -> str:
    """Return `nonce` if it consists of visible ASCII characters; otherwise raise `Refused`.

    Only ASCII is allowed, so that every program that audits the game encodes the nonce to the same bytes.
    """
    if not _NONCE.fullmatch(nonce):
        raise Refused("table-nonce")
    return nonce


def entry_of(state: State, event: Event) -> Happened:
    """Return the log entry for an event that is played in this position.

    A chance event that has only one possible outcome is not marked as revealing something.
    """
    chance = state.chance
    revealed = chance is not None and chance.probability(event) < 1
    return Happened(text=state.game.text(event), seat=state.turn, revealed=revealed)


def replayed(game: Game, events: Sequence[Happened]) -> State:
    """Return the position after the events of a log. They are not checked again, because each was checked when it was
    stored.
    """
    state = game.start()
    for event in events:
        state = state.take(game.parse(event.text))
    return state

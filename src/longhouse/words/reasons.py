"""Turns the bots' reasons for their actions into text."""

from collections.abc import Mapping, Sequence

from longhouse.words import Words


def reason_text(
    words: Words, key: str, params: Mapping[str, str | int], players: Sequence[str] = (), you: int | None = None
) -> str:
    """Return the text of a bot's reason, given by the key of the text and its parameters.

    - `params`: the parameters. If one is a seat, the text names the seat's player.
    - `players`: the names of the players by seat. A seat without a name here is called by its clan.
    - `you`: the seat of the reader, whom the text addresses as "you"; None if the reader has no seat.

    >>> reason_text(Words("en"), "reason-denies", {"seat": 1, "tiles": 3})
    'This move keeps Raven from securing 3 tiles.'
    >>> reason_text(Words("en"), "reason-denies", {"seat": 1, "tiles": 3}, ["Ada", "Karl"])
    'This move keeps Karl from securing 3 tiles.'
    """
    seat = params.get("seat")
    if not isinstance(seat, int):
        return words.quote(key, params)
    who = players[seat] if seat < len(players) else words.say("seat-name", seat=seat)
    return words.quote(key, {**params, "who": who, "you": "yes" if seat == you else "no"})

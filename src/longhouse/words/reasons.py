"""Turns the bots' reasons for their actions into text."""

from collections.abc import Mapping

from longhouse.words import Words


def reason_text(words: Words, key: str, params: Mapping[str, str | int]) -> str:
    """Return the text of a reason. A seat in it is called by the name of its clan.

    >>> reason_text(Words("en"), "reason-denies", {"seat": 1, "tiles": 3})
    'This move keeps Raven from securing 3 tiles.'
    """
    seat = params.get("seat")
    about = {} if seat is None else {"who": words.say("seat-name", seat=seat), "you": "no"}
    return words.quote(key, {**params, **about})

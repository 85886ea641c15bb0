"""Describes the events of For Northwood! as text."""

from longhouse.words import Words
from longhouse.words.events import Scene

_ON_CHARACTERS = ("call", "use", "ready")


def tell(words: Words, event: str, _: str, __: Scene | None) -> str:
    """Describe an event of For Northwood!, given in notation, in words.

    The last two arguments, the player's name and the positions, are ignored: the only player is not named.
    """
    verb, *about = event.removeprefix("*").split(" ")
    first = about[0] if about else ""
    return words.say(
        "replay-northwood",
        verb=verb,
        count=len(about),
        fief=first,
        character=first if verb in _ON_CHARACTERS else "",
        value=first[:1],
        suit=first[-1:],
    )

"""Describes the events of a record as text.

>>> told(Words("en"), "fjords", "lay 17 2,-1 PPMMPP", "Raven")
'Raven lays tile 17 on 2,-1'
>>> told(Words("en"), "northwood", "*state 7C", "")
'The ruler says: 7 of Claws'
"""

from collections.abc import Sequence

from longhouse.games.game import Seat
from longhouse.words import Words

_BOT = "bot:"
_ON_CHARACTERS = ("call", "use", "ready")
_RUNES = ("journey", "horse", "wisdom")


def told(words: Words, game: str, event: str, who: str) -> str:
    """The text of a valid event; `who` is the name of the player who acts or, for chance events, whom it concerns."""
    verb, *about = event.removeprefix("*").split(" ")
    if game == "fjords":
        return _of_fjords(words, "drawn" if event.startswith("*draw") else verb, about, who)
    return _of_northwood(words, verb, about)


def name_at(words: Words, players: Sequence[str] | None, seat: Seat) -> str:
    """The name of a seat: its player's name or bot level; the clan's name if that is missing or not unique."""
    name = "" if players is None or players.count(players[seat]) > 1 else players[seat]
    if name.startswith(_BOT):
        return words.say("web-level", level=name.removeprefix(_BOT))
    return name or words.say("seat-name", seat=seat)


def _of_fjords(words: Words, verb: str, about: Sequence[str], who: str) -> str:
    cell = next((word for word in reversed(about) if "," in word), "")
    return words.say(
        "replay-fjords",
        verb="rune" if verb in _RUNES else verb,
        who=who,
        tile=about[0] if about else "",
        cell=cell,
        rune=verb,
    )


def _of_northwood(words: Words, verb: str, about: Sequence[str]) -> str:
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

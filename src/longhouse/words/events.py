"""Describes the events of a record as text.

>>> event_text(Words("en"), "fjords", "lay 17 2,-1 PPMMPP", "Raven")
'Raven lays a slope'
>>> event_text(Words("en"), "northwood", "*state 7C", "")
'The ruler says: 7 of Claws'
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Seat, View
from longhouse.words import Words

_BOT = "bot:"


@dataclass(frozen=True, slots=True)
class Scene:
    """The positions around an event, for texts that say where it happens."""

    before: View
    after: View | None
    names: Sequence[str]
    """The names of all players, by seat."""


Telling = Callable[[Words, str, str, Scene | None], str]
"""Describes a valid event in words, given the name of the player who acts or, for chance events, of the player
concerned, and the positions around it where they are known."""


def event_text(words: Words, game: str, event: str, who: str, scene: Scene | None = None) -> str:
    """Describe a valid event in words. If the game has no texts for its events, return the event's notation.

    `who` is the name of the player who acts or, for chance events, of the player concerned.
    """
    telling = GAMES[game].telling
    return event if telling is None else telling.load()(words, event, who, scene)


def name_at(words: Words, players: Sequence[str] | None, seat: Seat) -> str:
    """Return the name of a seat: the name of its player or the level of its bot.

    If the name is missing or not unique, the name of the seat's clan is returned.
    """
    name = "" if players is None or players.count(players[seat]) > 1 else players[seat]
    if name.startswith(_BOT):
        return words.say("web-level", level=name.removeprefix(_BOT))
    return name or words.say("seat-name", seat=seat)

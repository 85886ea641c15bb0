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
    """The positions before and after an event, for texts that say where on the board it happens."""

    before: View
    """The position before the event, as seen by somebody who may read the text."""
    after: View | None
    """The position after the event; None if it is not known."""
    names: Sequence[str]
    """The names of all players, by seat."""


Telling = Callable[[Words, str, str, Scene | None], str]
"""A function that describes a valid event of one game in words.

Its four arguments are the texts of a language; the event in notation; the name of the player who acts or, for a chance
event, of the player concerned; and the positions before and after the event, None if they are not known.
"""


def event_text(words: Words, game: str, event: str, who: str, scene: Scene | None = None) -> str:
    """Describe a valid event in words. If the game has no texts for its events, return the event's notation.

    - `game`: the name of the game.
    - `who`: the name of the player who acts or, for a chance event, of the player concerned.
    - `scene`: the positions before and after the event. Without it, the text does not say where the event happens.
    """
    telling = GAMES[game].telling
    return event if telling is None else telling.load()(words, event, who, scene)


def name_at(words: Words, players: Sequence[str] | None, seat: Seat) -> str:
    """Return the name by which a seat is called: that of its player or the level of its bot.

    If the name is missing or not unique, the name of the seat's clan is returned. `players` are the names by seat, with
    `bot:LEVEL` for a bot and an empty text for no name; None if there are no names at all.
    """
    name = "" if players is None or players.count(players[seat]) > 1 else players[seat]
    if name.startswith(_BOT):
        return words.say("web-level", level=name.removeprefix(_BOT))
    return name or words.say("seat-name", seat=seat)

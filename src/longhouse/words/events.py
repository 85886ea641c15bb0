"""Describes the events of a record as text.

>>> event_text(Words("en"), "fjords", "lay 17 2,-1 PPMMPP", "Raven")
'Raven lays tile 17 on 2,-1'
>>> event_text(Words("en"), "northwood", "*state 7C", "")
'The ruler says: 7 of Claws'
"""

from collections.abc import Callable, Sequence

from longhouse.games.catalogue import GAMES
from longhouse.games.game import Seat
from longhouse.words import Words

_BOT = "bot:"

Telling = Callable[[Words, str, str], str]
"""Tells a valid event of a game, given the name of the player who acts or, for chance events, whom it concerns."""


def event_text(words: Words, game: str, event: str, who: str) -> str:
    """The text of a valid event; its notation if the game does not tell its events.

    `who` is the name of the player who acts or, for chance events, whom it concerns.
    """
    telling = GAMES[game].telling
    return event if telling is None else telling.load()(words, event, who)


def name_at(words: Words, players: Sequence[str] | None, seat: Seat) -> str:
    """The name of a seat: its player's name or bot level; the clan's name if that is missing or not unique."""
    name = "" if players is None or players.count(players[seat]) > 1 else players[seat]
    if name.startswith(_BOT):
        return words.say("web-level", level=name.removeprefix(_BOT))
    return name or words.say("seat-name", seat=seat)

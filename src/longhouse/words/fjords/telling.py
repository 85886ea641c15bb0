"""Describes the events of Fjords as text: a tile by the land it shows and, where the board is known, by its place."""

from typing import cast

from longhouse.games.fjords.views import BoardView
from longhouse.words import Words
from longhouse.words.events import Scene
from longhouse.words.fjords.lands import land_of
from longhouse.words.fjords.places import PlaceNames

_RUNES = ("journey", "horse", "wisdom")
_SETTLES = ("viking", *_RUNES)


def tell(words: Words, event: str, who: str, scene: Scene | None) -> str:
    """Describe an event of Fjords in words.

    - `event`: the event in notation.
    - `who`: the name of the player who acts.
    - `scene`: the positions before and after the event; None if they are not known.
    """
    verb, *about = event.removeprefix("*").split(" ")
    what, where = _placed(words, verb, about, scene) if scene else (_unplaced(words, verb, about), "none")
    told = "drawn" if event.startswith("*draw") else "rune" if verb in _RUNES else verb
    return words.say("replay-fjords", verb=told, who=who, what=what, where=where, rune=verb)


def _unplaced(words: Words, verb: str, about: list[str]) -> str:
    """Return the words for the tile of an event, without a place, because the board is unknown."""
    if verb in ("lay", "point"):
        return words.say("place-a", land=land_of(about[-1]))
    return words.say("place-some") if verb in _SETTLES else "none"


def _placed(words: Words, verb: str, about: list[str], scene: Scene) -> tuple[str, str]:
    """Return the tile of an event, and the place where it happens; "none" for events that have neither."""
    # a tile is named where it lies; what is settled lies there before, and after the last viking a new round may begin
    view = scene.after if verb == "lay" and scene.after is not None else scene.before
    places = PlaceNames(words, view, scene.names)
    if verb in ("lay", "point"):
        return places.new_tile(about[2], about[1]), places.where(about[1])
    if verb in _SETTLES:
        cell = about[1] if verb == "wisdom" else about[0]
        return places.tile(cell), places.where(cell)
    board = cast("BoardView", view)["board"]
    return "none", places.where(board[-1]["cell"]) if verb == "house" and board else "none"

"""Types for the requests and responses of quick pairing."""

import json
from typing import Annotated

import msgspec

from longhouse.storage.seeks import Seek
from longhouse.table.entries import AnyObject, AnyOptions, GameName
from longhouse.table.setup import Clock, NoClock


class SeekWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to look for a game by quick pairing."""

    game: Annotated[str, msgspec.Meta(max_length=50)]
    """The name of the game."""
    options: AnyObject = {}
    """The options of the game; what is left out has its default."""
    clock: Clock = NoClock()
    rated: bool = False
    """Whether the game counts for ratings."""
    public: bool = False
    """Whether others may watch the game; it is public if all of its players agree to that."""
    anybody: bool = False
    """Whether opponents of any strength are welcome in a rated game; otherwise only those whose rating is near the
    person's.
    """


class SeekTold(msgspec.Struct, frozen=True):
    """The game that a person looks for by quick pairing: the fields of the person's wish, and when the search began."""

    game: GameName
    options: AnyOptions
    clock: Clock
    rated: bool
    public: bool
    """Whether the person agrees that others may watch the game."""
    anybody: bool
    """Whether opponents of any strength are welcome in a rated game."""
    since: float
    """The time at which the person started to look for the game."""


def seek_told(seek: Seek) -> SeekTold:
    """Convert a person's search for a game, as it is stored, to the form that clients receive."""
    wish = seek.seeker.wish
    return SeekTold(
        game=wish.game,
        options=json.loads(wish.options),
        clock=wish.clock,
        rated=wish.rated,
        public=wish.public,
        anybody=wish.anybody,
        since=seek.seeker.since,
    )

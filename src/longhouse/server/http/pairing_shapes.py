"""Types for the requests and responses of quick pairing."""

import json
from typing import Annotated

import msgspec

from longhouse.storage.seeks import Seek
from longhouse.table.entries import AnyObject, AnyOptions, GameName
from longhouse.table.setup import Clock, NoClock


class SeekWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person looks for: a game, its options and clock."""

    game: Annotated[str, msgspec.Meta(max_length=50)]
    options: AnyObject = {}
    clock: Clock = NoClock()
    rated: bool = False
    public: bool = False
    """Whether others may watch the game."""
    anybody: bool = False
    """Whether opponents of any strength are welcome; otherwise, in rated games, only those near the person's rating."""


class SeekTold(msgspec.Struct, frozen=True):
    """What a person looks for, and since when."""

    game: GameName
    options: AnyOptions
    clock: Clock
    rated: bool
    public: bool
    anybody: bool
    since: float


def seek_told(seek: Seek) -> SeekTold:
    """Return what a person looks for, in the form that clients receive."""
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

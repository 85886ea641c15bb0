"""The class `Northwood`: the rules of For Northwood! under one set of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from longhouse.games.game import Event, Game, State, View
from longhouse.games.northwood import notation, seen
from longhouse.games.northwood.cards import ALL_CARDS, BEATEN_BY, NO_SUIT
from longhouse.games.northwood.characters import CHARACTERS, SUIT
from longhouse.games.northwood.journey import Arrival, all_hands
from longhouse.games.northwood.options import NorthwoodSettings, read_options
from longhouse.games.northwood.result import NorthwoodResult
from longhouse.games.northwood.views import NorthwoodOptions


class Northwood(Game):
    """The rules of For Northwood! under one set of options."""

    name: ClassVar[Literal["northwood"]] = "northwood"
    notation_rule: ClassVar[str] = notation.RULE
    result_rule = "N3.7"

    def __init__(self, options: NorthwoodSettings) -> None:
        self.chosen = options
        self.seats = 1
        self.goal = options.goal
        """The number of stars to be reached."""
        self.rules = options.rules
        """The special rules of the scenario; empty without a scenario."""
        self.characters = CHARACTERS
        """All characters; a character's number is its index here."""
        self.deal = options.deal
        """The chance event that deals allies and rulers."""
        # The settings below can be changed by special rules (`prepare`).
        self.cards = ALL_CARDS
        """The set of cards that are in the game."""
        self.hand_size = 8
        """The number of cards with which a visit begins."""
        self.must_follow = True
        """Whether a reply must have the suit of the statement if the hand has such a card."""
        self.has_trump = True
        """Whether the suit of the ruler is trump."""
        self.beaten_by = BEATEN_BY
        """For each trump and statement, the set of replies that score."""
        for rule in self.rules:
            rule.prepare(self)
        self.hands = all_hands(self.cards, self.hand_size)
        """The chance event that draws the hand for a visit."""

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        return cls(read_options(options))

    def options(self) -> NorthwoodOptions:
        return self.chosen.to_json()

    def start(self) -> Arrival:
        return Arrival(self)

    def position(self, view: View) -> State:
        """Build the position that a view shows. Raises `BadView` if no position of this game has such a view."""
        return seen.position(self, view)

    @classmethod
    def read_result(cls, content: object) -> NorthwoodResult:
        return NorthwoodResult.from_json(content)

    def text(self, event: Event) -> str:
        return notation.text(event)

    def parse(self, text: str) -> Event:
        return notation.parse(text)

    def trump_of(self, ruler: int) -> int:
        """Return the trump suit of a visit to a ruler (N3.1); `ruler` is the number of a character.

        The result is `NO_SUIT` if a special rule allows no trump.
        """
        return SUIT[ruler] if self.has_trump else NO_SUIT

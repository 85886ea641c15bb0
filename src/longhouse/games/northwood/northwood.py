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
        self.rules = options.rules
        """The special rules of the scenario; empty without a scenario."""
        self.characters = CHARACTERS
        self.deal = options.deal
        # The settings below can be changed by special rules (`prepare`).
        self.cards = ALL_CARDS
        self.hand_size = 8
        self.must_follow = True
        self.has_trump = True
        self.beaten_by = BEATEN_BY
        for rule in self.rules:
            rule.prepare(self)
        self.hands = all_hands(self.cards, self.hand_size)

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        return cls(read_options(options))

    def options(self) -> NorthwoodOptions:
        return self.chosen.to_json()

    def start(self) -> Arrival:
        return Arrival(self)

    def position(self, view: View) -> State:
        """Build the position that a view (`State.view`) shows. Raises `BadView` if it is impossible."""
        return seen.position(self, view)

    @classmethod
    def read_result(cls, content: object) -> NorthwoodResult:
        return NorthwoodResult.from_json(content)

    def text(self, event: Event) -> str:
        return notation.text(event)

    def parse(self, text: str) -> Event:
        return notation.parse(text)

    def trump_of(self, ruler: int) -> int:
        """Return the trump suit of a visit to this ruler (N3.1)."""
        return SUIT[ruler] if self.has_trump else NO_SUIT

"""High Card: a minimal game with hidden information, for tests.

Each of two seats is dealt one of five cards, which only this seat sees. Seat 0 bets 1 or 2, seat 1 calls or folds.
Its errors use texts of For Northwood!.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import ClassVar, Literal, NotRequired, Self, TypedDict

from longhouse.errors import BadOptions, BadRecord, BadView, IllegalAction, UnreadableAction
from longhouse.games.chance import Chance, Stream
from longhouse.games.fields import Fields
from longhouse.games.game import Event, Game, Outcome, Result, Seat, State, View, value
from longhouse.games.kinds import GameKind

CARDS = range(5)
UNKNOWN = -1
VERBS = {"*deal": 2, "bet": 1, "call": 0, "fold": 0}


class HighCardOptions(TypedDict):
    ante: int


class HighCardResultTold(TypedDict):
    winner: int
    stake: int


class HighCardView(TypedDict):
    game: Literal["high-card"]
    options: HighCardOptions
    turn: Seat | None
    due: Literal["*deal", "bet", "answer", "over"]
    cards: list[int | None]
    bet: int
    last: str
    legal: NotRequired[list[str]]


class Deal(Chance):
    """The chance event that deals one card to each seat."""

    def draw(self, stream: Stream) -> Event:
        one = stream.below(5)
        return ("*deal", one, (one + 1 + stream.below(4)) % 5)

    def probability(self, event: Event) -> float:
        verb, *dealt = event
        return 1 / 20 if verb == "*deal" and len(dealt) == len(set(dealt) & set(CARDS)) == 2 else 0.0

    def outcomes(self) -> Iterator[tuple[Event, float]]:
        for dealt in permutations(CARDS, 2):
            yield ("*deal", *dealt), 1 / 20

    def further(self, picked: Sequence[int]) -> Sequence[int]:
        return [card for card in CARDS if card not in picked] if len(picked) < 2 else ()

    def brought(self, picked: Sequence[int]) -> Event:
        return ("*deal", *picked)


@dataclass(frozen=True, slots=True)
class HighCardResult(Result):
    winner: int
    stake: int

    @property
    def points(self) -> tuple[int, ...]:
        return (self.stake, -self.stake) if self.winner == 0 else (-self.stake, self.stake)

    def to_json(self) -> HighCardResultTold:
        return {"winner": self.winner, "stake": self.stake}

    def _outcome(self, seat: Seat) -> Outcome:
        return "won" if seat == self.winner else "lost"


class HighCard(Game):
    name: ClassVar[str] = "high-card"
    notation_rule: ClassVar[str] = "H2"
    result_rule = "H1"
    seats = 2

    def __init__(self, ante: int) -> None:
        self.ante = ante

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        fields = Fields(options, "options", BadOptions)
        game = cls(fields.choice("ante", (1, 2), default=1))
        fields.done()
        return game

    def options(self) -> HighCardOptions:
        return {"ante": self.ante}

    def start(self) -> State:
        return Hand(self, (), 0, "")

    def position(self, view: View) -> State:
        fields = Fields(view, "view", BadView)
        cards = tuple(card if type(card) is int else UNKNOWN for card in fields.items("cards"))
        bet, last = fields.choice("bet", (0, 1, 2)), fields.choice("last", ("", "call", "fold"))
        if len(cards) not in (0, 2) or not all(card in (UNKNOWN, *CARDS) for card in cards):
            raise BadView("view-impossible", part="cards")
        return Hand(self, cards, bet, last)

    @classmethod
    def read_result(cls, content: object) -> Result:
        fields = Fields(content, "result", BadRecord)
        return HighCardResult(fields.number("winner"), fields.number("stake"))

    def parse(self, text: str) -> Event:
        verb, *numbers = text.split(" ")
        if VERBS.get(verb) != len(numbers) or not all(number in ("0", "1", "2", "3", "4") for number in numbers):
            raise UnreadableAction("northwood-unreadable", rule=self.notation_rule, event=text, text=text)
        return (verb, *map(int, numbers))


@value
class Hand(State):
    high_card: HighCard
    cards: tuple[int, ...]
    bet: int
    last: str

    @property
    def game(self) -> HighCard:
        return self.high_card

    @property
    def turn(self) -> Seat | None:
        return None if self.last or not self.cards else Seat(int(self.bet > 0))

    def actions(self) -> list[Event]:
        if self.turn is None:
            return []
        return [("bet", 1), ("bet", 2)] if self.turn == 0 else [("call",), ("fold",)]

    @property
    def chance(self) -> Chance | None:
        return None if self.cards else Deal()

    def take(self, event: Event) -> State:
        game = self.high_card
        match event[0]:
            case "*deal":
                return Hand(game, event[1:], 0, "")
            case "bet":
                return Hand(game, self.cards, event[1:][0], "")
        return Hand(game, self.cards, self.bet, event[0])

    def read(self, text: str) -> Event:
        event = self.game.parse(text)
        if event in self.actions() or (self.chance is not None and self.chance.probability(event)):
            return event
        raise IllegalAction("northwood-bad-draw", rule="H1", event=text)

    def view(self, seat: Seat | None) -> View:
        shown = self.last == "call"
        cards = [card if shown or owner == seat else None for owner, card in enumerate(self.cards)]
        view: HighCardView = {
            "game": "high-card",
            "options": self.game.options(),
            "turn": self.turn,
            "due": "over" if self.last else "answer" if self.bet else "bet" if self.cards else "*deal",
            "cards": cards,
            "bet": self.bet,
            "last": self.last,
        }
        if seat is not None and seat == self.turn:
            view["legal"] = self.legal()
        return view

    @property
    def result(self) -> Result | None:
        if not self.last:
            return None
        winner = 0 if self.last == "fold" else self.cards.index(max(self.cards))
        return HighCardResult(winner, self.high_card.ante if self.last == "fold" else self.bet)


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """The same state with the cards that `seat` has not seen replaced by random ones."""
    assert isinstance(state, Hand)
    if not state.cards or state.last == "call":
        return state
    known = () if seat is None else (state.cards[seat],)
    others = rng.sample([card for card in CARDS if card not in known], 2)
    cards = tuple(card if owner == seat else others[owner] for owner, card in enumerate(state.cards))
    return Hand(state.game, cards, state.bet, state.last)


KIND = GameKind(game=HighCard, seats=(2,), options=HighCardOptions, views=(HighCardView,), result=HighCardResultTold)

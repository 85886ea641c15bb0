"""Pig, a game of dice: roll as often as you dare, or hold what you have rolled; a one loses it."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Literal, NotRequired, Self, TypedDict

from longhouse.errors import BadOptions, BadView, IllegalAction, UnreadableAction
from longhouse.games.chance import Chance, OneOf
from longhouse.games.fields import Fields
from longhouse.games.game import Event, Game, Seat, State, View, value
from longhouse.games.kinds import GameKind
from longhouse.games.points import PointsResult, PointsTold

ROLL, HOLD = ("roll",), ("hold",)


class PigOptions(TypedDict):
    """The options of Pig."""

    goal: int
    """The points that win."""


class PigView(TypedDict):
    """A view of Pig; nothing is hidden."""

    game: Literal["pig"]
    options: PigOptions
    turn: Seat | None
    mover: Seat
    due: Literal["choose", "roll", "over"]
    points: list[int]
    pot: int
    """What the seat to move has rolled in this turn."""
    legal: NotRequired[list[str]]


class Pig(Game):
    """Pig for two players."""

    name: ClassVar[str] = "pig"
    notation_rule: ClassVar[str] = "P1"
    result_rule = "P2"
    seats = 2

    def __init__(self, goal: int) -> None:
        self.goal = goal

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        fields = Fields(options, "options", BadOptions)
        goal = int(fields.amount("goal", 10, 100, default=20))
        fields.done()
        return cls(goal)

    def options(self) -> PigOptions:
        return {"goal": self.goal}

    def start(self) -> "Turn":
        return Turn(self, Seat(0), (0, 0), 0, rolling=False)

    def position(self, view: View) -> "Turn":
        fields = Fields(dict(view), "view", BadView)
        due = fields.choice("due", ("choose", "roll", "over"))
        points = tuple(fields.numbers("points"))
        if len(points) != self.seats:
            raise BadView("pig-points", seats=self.seats)
        mover = Seat(fields.choice("mover", (0, 1)))
        return Turn(self, mover, points, fields.number("pot"), rolling=due == "roll")

    @classmethod
    def read_result(cls, content: object) -> PointsResult:
        return PointsResult.read(content)

    def parse(self, text: str) -> Event:
        match text.split(" "):
            case ["roll"]:
                return ROLL
            case ["hold"]:
                return HOLD
            case ["*roll", "1" | "2" | "3" | "4" | "5" | "6" as pips]:
                return ("*roll", int(pips))
        raise UnreadableAction("pig-unreadable", rule="P1", event=text)


@value
class Turn(State):
    """A position: whose turn it is, the points, and what was rolled in this turn."""

    rules: Pig
    seat: Seat
    points: tuple[int, ...]
    pot: int
    rolling: bool

    @property
    def game(self) -> Pig:
        return self.rules

    @property
    def turn(self) -> Seat | None:
        return None if self.rolling or self.result is not None else self.seat

    def actions(self) -> list[Event]:
        return [] if self.turn is None else [ROLL, HOLD]

    @property
    def chance(self) -> Chance | None:
        return OneOf("*roll", range(1, 7)) if self.rolling else None

    def take(self, event: Event) -> "Turn":
        match event:
            case ("roll",):
                return Turn(self.rules, self.seat, self.points, self.pot, rolling=True)
            case ("*roll", int(pips)) if pips > 1:
                return Turn(self.rules, self.seat, self.points, self.pot + pips, rolling=False)
        points = list(self.points)
        if event == HOLD:
            points[self.seat] += self.pot
        return Turn(self.rules, Seat(1 - self.seat), tuple(points), 0, rolling=False)

    def read(self, text: str) -> Event:
        event = self.game.parse(text)
        if event not in self.actions() and (self.chance is None or not self.chance.probability(event)):
            raise IllegalAction("pig-not-now", rule="P1", event=text)
        return event

    def view(self, seat: Seat | None) -> View:
        told: PigView = {
            "game": "pig",
            "options": self.game.options(),
            "turn": self.turn,
            "mover": self.seat,
            "due": "over" if self.result is not None else "roll" if self.rolling else "choose",
            "points": list(self.points),
            "pot": self.pot,
        }
        if self.turn is not None and seat == self.turn:
            told["legal"] = self.legal()
        return told

    @property
    def result(self) -> PointsResult | None:
        return PointsResult(self.points) if max(self.points) >= self.rules.goal else None


PIG = GameKind(
    game=Pig,
    title="pig-title",
    seats=(2,),
    options=PigOptions,
    views=(PigView,),
    result=PointsTold,
    texts=Path(__file__).parent / "pig_texts",
)

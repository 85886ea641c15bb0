"""Records as they go over HTTP: their positions, replays, analyses, and the lessons that are made of them."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from longhouse.bots.protocol import Candidate, Course
from longhouse.games.game import Seat
from longhouse.games.record import Ended
from longhouse.server.messages import ReasonTold
from longhouse.server.shapes import Problem
from longhouse.table.changes import Edit
from longhouse.table.entries import AnyOptions, AnyRecord, AnyResult, AnyView, GameName


class Position(msgspec.Struct, frozen=True):
    """A position after so many events, and the last of them."""

    events: int
    view: AnyView
    last: str | None


class AskPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a record."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action in a position of a record."""

    record: AnyRecord
    action: Annotated[str, msgspec.Meta(max_length=200)]
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None


Eyes = Annotated[int, msgspec.Meta(ge=0, le=1_000)] | Literal["turn", "all"] | None
"""Whose eyes look: a seat, whoever is to move, somebody who is told all once it is over, or an onlooker."""


class AskReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The positions of a record from some event on; with `play`, also what these actions lead to."""

    record: AnyRecord
    seat: Eyes = None
    begin: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(default=0, name="from")
    play: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=1_000)] | None = None
    seed: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Step(msgspec.Struct, frozen=True):
    """An event, who decided it (nobody for chance), it in words, and what it changes in the view."""

    event: str
    seat: int | None
    text: str
    changes: list[Edit]


class Replay(msgspec.Struct, frozen=True):
    """A line of positions."""

    game: GameName
    options: AnyOptions
    players: list[str] | None
    over: bool
    ended: Ended | None
    result: AnyResult | None
    begin: int = msgspec.field(name="from")
    first: AnyView
    steps: list[Step]


class Kept(msgspec.Struct, frozen=True):
    """The name of a record that is kept here."""

    id: str


class Because(msgspec.Struct, frozen=True):
    """Why an action would be refused; nothing is said of one that is legal."""

    legal: bool
    rule: str | None = None
    key: str | None = None
    params: dict[str, str | int] | None = None
    text: str | None = None


class AskChance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What chance can bring in a position of a record, after these were picked of it."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)]
    picked: Annotated[list[str], msgspec.Meta(max_length=100)] = []


class Picks(msgspec.Struct, frozen=True):
    """What can be picked next, and how many altogether; once that is all, the event that brings it."""

    items: list[str]
    count: int
    event: str | None


class AskAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be analysed."""

    record: AnyRecord


class CandidateInWords(Candidate, frozen=True, kw_only=True, omit_defaults=True):
    """An action, what is thought of it, and it in words."""

    text: str


class AdviceInWords(CandidateInWords, frozen=True, kw_only=True, omit_defaults=True):
    """The same, and why it is good."""

    reason: ReasonTold


class JudgedInWords(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a game as it was judged, with its reason and what would have been best in words."""

    ply: int
    seat: Seat
    played: Candidate
    best: CandidateInWords
    reason: ReasonTold
    """Why the best is best."""
    lost: float
    """Points or stars that the move gave away."""
    lost_win: float
    """The chance to win that it gave away."""
    proven: bool


class Analysis(Course, frozen=True, kw_only=True):
    """What a game was like, in the language of who asks."""

    game: GameName
    moves: list[JudgedInWords]


class AnalysisTold(msgspec.Struct, frozen=True):
    """How far an analysis is: how many decisions were looked at, and once it is done what was found."""

    key: str
    state: Literal["none", "running", "left", "failed", "done"]
    done: int
    due: int
    analysis: Analysis | None
    problem: Problem | None


class AskBest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is best in a position of a record, after thinking for so long."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    milliseconds: Annotated[int, msgspec.Meta(ge=20, le=3_000)] = 500


class ExpectedStep(msgspec.Struct, frozen=True):
    """A decision that is expected, and it in words."""

    action: str
    text: str


class BestTold(msgspec.Struct, frozen=True, kw_only=True):
    """What is best in a position, the best first, and which decisions are expected until chance is next."""

    seat: Seat | None
    candidates: list[AdviceInWords]
    line: list[ExpectedStep]
    proven: bool
    nodes: int
    seconds: float


class LessonStep(msgspec.Struct, frozen=True):
    """One thing to do in a lesson, as in `lessons.course`."""

    goal: tuple[str, ...]
    then: tuple[str, ...]
    wrong: Mapping[str, str]
    poor: Mapping[str, tuple[str, ...]]


class LessonTold(msgspec.Struct, frozen=True):
    """A lesson: the rules it teaches, the record it begins with, and what is to be done from there."""

    id: str
    rules: tuple[str, ...]
    record: AnyRecord
    steps: list[LessonStep]

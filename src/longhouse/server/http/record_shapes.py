"""Types for the HTTP requests and responses about records: positions, replays, analyses and lessons."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from longhouse.bots.protocol import Candidate, Course
from longhouse.games.game import Seat
from longhouse.games.record import Ended
from longhouse.server.http.shapes import Problem
from longhouse.server.sockets.messages import ReasonTold
from longhouse.table.diffs import Edit
from longhouse.table.entries import AnyOptions, AnyRecord, AnyResult, AnyView, GameName


class PositionTold(msgspec.Struct, frozen=True):
    """The position after `events` events, with the last of these events."""

    events: int
    view: AnyView
    last: str | None


class AskPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a position of a record; by default the last one, as a spectator sees it."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to explain an action in a position of a record."""

    record: AnyRecord
    action: Annotated[str, msgspec.Meta(max_length=200)]
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None


Eyes = Annotated[int, msgspec.Meta(ge=0, le=1_000)] | Literal["turn", "all"] | None
"""Whose view is shown: a seat, the seat to move (`turn`), everything once the game is over (`all`), or a spectator."""


class AskReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for all positions of a record after `from` events.

    If `play` has actions, they are played after these events, in place of the rest of the record.
    """

    record: AnyRecord
    seat: Eyes = None
    begin: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(default=0, name="from")
    play: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=1_000)] | None = None
    seed: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Step(msgspec.Struct, frozen=True):
    """One event of a replay: the seat that decided it (null for chance), its text, and how it changes the view."""

    event: str
    seat: int | None
    text: str
    changes: list[Edit]


class Replay(msgspec.Struct, frozen=True):
    """The positions of a record: the first view, and for each event the changes that lead to the next view."""

    game: GameName
    options: AnyOptions
    seats: int
    players: list[str] | None
    over: bool
    ended: Ended | None
    result: AnyResult | None
    begin: int = msgspec.field(name="from")
    first: AnyView
    steps: list[Step]


class Kept(msgspec.Struct, frozen=True):
    """The id of a record that was stored."""

    id: str


class Because(msgspec.Struct, frozen=True):
    """Whether an action is legal; if not, the rule that it would break."""

    legal: bool
    rule: str | None = None
    key: str | None = None
    params: dict[str, str | int] | None = None
    text: str | None = None


class AskChance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the items that can be picked next in the coming chance event; `picked` has those picked before."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)]
    picked: Annotated[list[str], msgspec.Meta(max_length=100)] = []


class Picks(msgspec.Struct, frozen=True):
    """The items that can be picked next, how many the chance event needs, and the whole event once all are picked."""

    items: list[str]
    count: int
    event: str | None


class AskAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to analyse a record."""

    record: AnyRecord


class CandidateInWords(Candidate, frozen=True, kw_only=True, omit_defaults=True):
    """An action with its evaluation and its text."""

    text: str


class AdviceInWords(CandidateInWords, frozen=True, kw_only=True, omit_defaults=True):
    """An action with its evaluation, its text, and the reason why it is good."""

    reason: ReasonTold


class JudgedInWords(msgspec.Struct, frozen=True, kw_only=True):
    """The evaluation of one decision of a game, with the best action as text."""

    ply: int
    seat: Seat
    played: Candidate
    best: CandidateInWords
    reason: ReasonTold
    """Why the best action is best."""
    lost: float
    """The points or stars that the played action lost."""
    lost_win: float
    """The probability of winning that the played action lost."""
    proven: bool


class Analysis(Course, frozen=True, kw_only=True):
    """The analysis of a game, with texts in the client's language."""

    game: GameName
    moves: list[JudgedInWords]


class AnalysisTold(msgspec.Struct, frozen=True):
    """The progress of an analysis (`done` of `due` decisions), and its result once it is done."""

    key: str
    state: Literal["none", "running", "left", "failed", "done"]
    done: int
    due: int
    analysis: Analysis | None
    problem: Problem | None


class AskBest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the best moves in a position of a record, with a time budget."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    milliseconds: Annotated[int, msgspec.Meta(ge=20, le=3_000)] = 500


class ExpectedStep(msgspec.Struct, frozen=True):
    """A decision that the bot expects: its action, the seat that decides, and its text."""

    action: str
    seat: Seat
    text: str


class BestTold(msgspec.Struct, frozen=True, kw_only=True):
    """The best moves in a position, best first, and the decisions expected up to the next chance event."""

    seat: Seat | None
    candidates: list[AdviceInWords]
    line: list[ExpectedStep]
    proven: bool
    nodes: int
    seconds: float


class LessonStep(msgspec.Struct, frozen=True):
    """One step of a lesson; its fields are explained in `lessons.course.CourseStep`."""

    goal: tuple[str, ...]
    then: tuple[str, ...]
    wrong: Mapping[str, str]
    poor: Mapping[str, tuple[str, ...]]


class LessonTold(msgspec.Struct, frozen=True):
    """A lesson: the rules it teaches, the record it starts from, and its steps."""

    id: str
    rules: tuple[str, ...]
    record: AnyRecord
    steps: list[LessonStep]

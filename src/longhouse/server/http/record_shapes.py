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
    """One position of a game."""

    events: int
    """The number of events before the position."""
    view: AnyView
    last: str | None
    """The last of these events; null at the start."""


class AskPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for one position of a record."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of events before the position; null for the last position."""
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The seat whose view is returned; null for the view of a spectator."""


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to explain why an action is illegal in a position of a record."""

    record: AnyRecord
    action: Annotated[str, msgspec.Meta(max_length=200)]
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of events before the position; null for the last position."""


Eyes = Annotated[int, msgspec.Meta(ge=0, le=1_000)] | Literal["turn", "all"] | None
"""Whose view is shown: that of a seat, given by number; that of the seat to move (`turn`); everything (`all`), which is
possible once the game is over; or that of a spectator (null).
"""


class AskReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the positions of a record, from one position on."""

    record: AnyRecord
    seat: Eyes = None
    """Whose view of the positions is returned: that of a seat (its number), of the seat to move (`turn`), or of a
    spectator (null); `all` shows everything, once the game is over.
    """
    begin: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(default=0, name="from")
    """The number of events before the first position."""
    play: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=1_000)] | None = None
    """Actions that are played from the first position on, instead of the rest of the record; null for the record as it
    is.
    """
    seed: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """The seed from which chance events between these actions are drawn; null for a random one."""


class Step(msgspec.Struct, frozen=True):
    """One event of a replay."""

    event: str
    """The event in the notation of the rules."""
    seat: int | None
    """The seat that decided the event; null for a chance event."""
    text: str
    """What happened, in words."""
    changes: list[Edit]
    """The changes that turn the view before the event into the view after it."""


class Replay(msgspec.Struct, frozen=True):
    """The positions of a record, from one position on."""

    game: GameName
    options: AnyOptions
    seats: int
    """The number of seats."""
    players: list[str] | None
    """The names of the players, by seat; null if the record has none."""
    over: bool
    """Whether the game is over at the end of the record."""
    ended: Ended | None
    """Why the game ended before it was played out; null if it was played out or is not over."""
    result: AnyResult | None
    """The result; null if the game was not played out."""
    begin: int = msgspec.field(name="from")
    """The number of events before the first position."""
    first: AnyView
    """The view of the first position."""
    steps: list[Step]
    """The events after the first position."""


class Kept(msgspec.Struct, frozen=True):
    """A record that was stored, to be shared by link."""

    id: str
    """The id, which depends only on the content of the record."""


class Because(msgspec.Struct, frozen=True):
    """Why an action is illegal. The fields after `legal` are null if it is legal."""

    legal: bool
    rule: str | None = None
    """The number of the rule that the action would break; null if it is legal or breaks none."""
    key: str | None = None
    """The key of the message that explains it."""
    params: dict[str, str | int] | None = None
    """The parameters of this message, by name."""
    text: str | None = None
    """The message in the client's language."""


class AskChance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the items (tiles or cards) that the next chance event of a record may consist of.

    With it, a client lets a person choose the event item by item.
    """

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)]
    """The number of events before the chance event."""
    picked: Annotated[list[str], msgspec.Meta(max_length=100)] = []
    """The items that were picked so far, as text."""


class Picks(msgspec.Struct, frozen=True):
    """The items (tiles or cards) that can be picked next for a chance event."""

    items: list[str]
    """The items, as text; empty if all are picked or no chance event is due."""
    count: int
    """The number of items that the chance event consists of."""
    event: str | None
    """The whole chance event in the notation of the rules, once all items are picked; until then null."""


class AskAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to analyse a record."""

    record: AnyRecord


class CandidateInWords(Candidate, frozen=True, kw_only=True, omit_defaults=True):
    """A possible action, with its value and a description in words."""

    text: str
    """The action in words."""


class AdviceInWords(CandidateInWords, frozen=True, kw_only=True, omit_defaults=True):
    """A recommended action, with its value, a description in words, and the reason why it is good."""

    reason: ReasonTold


class JudgedInWords(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of an analysed game."""

    ply: int
    """The number of events before the decision."""
    seat: Seat
    """The seat that decided."""
    played: Candidate
    """The action that was played."""
    best: CandidateInWords
    """The best action in the position."""
    reason: ReasonTold
    """Why the best action is best."""
    lost: float
    """How much worse the played action is than the best one, in points or stars."""
    lost_win: float
    """How much lower the probability of winning or of reaching the goal is after the played action than after the best
    one.
    """
    proven: bool
    """Whether the values are proven, not estimated."""


class Analysis(Course, frozen=True, kw_only=True):
    """The analysis of a game, with texts in the client's language."""

    game: GameName
    moves: list[JudgedInWords]
    """The judged decisions, in order."""


class AnalysisTold(msgspec.Struct, frozen=True):
    """The progress of an analysis, and its result."""

    key: str
    """The key under which the client asks for the analysis."""
    state: Literal["none", "running", "left", "failed", "done"]
    """Whether the analysis was never started (`none`), is running, stopped before its end and can be continued
    (`left`), failed, or is done.
    """
    done: int
    """The number of decisions judged so far."""
    due: int
    """The number of all decisions to judge."""
    analysis: Analysis | None
    """The result; null until the analysis is done."""
    problem: Problem | None
    """Why the analysis failed; null unless it did."""


class AskBest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the best moves in a position of a record."""

    record: AnyRecord
    events: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of events before the position; null for the last position."""
    milliseconds: Annotated[int, msgspec.Meta(ge=20, le=3_000)] = 500
    """How long the bot may think."""


class ExpectedStep(msgspec.Struct, frozen=True):
    """A decision in the continuation that the bot expects."""

    action: str
    """The action in the notation of the rules."""
    seat: Seat
    """The seat that decides."""
    text: str
    """The action in words."""


class BestTold(msgspec.Struct, frozen=True, kw_only=True):
    """The best moves in a position."""

    seat: Seat | None
    """The seat to move; null if the game is over or chance is due."""
    candidates: list[AdviceInWords]
    """The best moves, best first."""
    line: list[ExpectedStep]
    """The decisions that the bot expects, up to the next chance event."""
    proven: bool
    """Whether the first move is proven to be best."""
    nodes: int
    """The number of positions that the bot searched."""
    seconds: float
    """The time that the bot took, in seconds."""


class LessonStep(msgspec.Struct, frozen=True):
    """One task of a lesson. In the actions that its fields contain, `*` stands for any text."""

    goal: tuple[str, ...]
    """The actions that complete the step."""
    then: tuple[str, ...]
    """The events that follow automatically after one of these actions."""
    wrong: Mapping[str, str]
    """Illegal actions from which a person can learn, each with the number of the rule that it breaks."""
    poor: Mapping[str, tuple[str, ...]]
    """Legal actions that miss the point of the lesson, in groups. The name of each group is part of the key of the text
    that explains what is wrong with its actions.
    """


class LessonTold(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    id: str
    """The id of the lesson, unique within its game."""
    rules: tuple[str, ...]
    """The numbers of the rules that the lesson teaches."""
    record: AnyRecord
    """The record from whose last position the lesson starts."""
    steps: list[LessonStep]
    """The tasks, one after the other."""

"""The heavy jobs: they read records that clients sent, replay them, and write the answer as JSON.

They run in separate processes (`worker`). This module uses neither the event loop nor the database.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from longhouse.errors import BadRequest, NoSuchPosition, NoSuchSeat, Refused
from longhouse.games.chance import Chance, Source
from longhouse.games.fields import shown
from longhouse.games.game import Seat, State, View
from longhouse.games.play_on import play_on
from longhouse.games.record import Record
from longhouse.server.access.limits import checked_options
from longhouse.server.http.record_shapes import (
    AskReplay,
    Because,
    ExpectedStep,
    Eyes,
    Picks,
    PositionTold,
    Replay,
    Step,
)
from longhouse.table.diffs import changes
from longhouse.table.entries import AnyObject
from longhouse.table.fairness import new_seed
from longhouse.table.summary import result_told
from longhouse.table.verbs.explain import why
from longhouse.words import Words
from longhouse.words.events import Scene, event_text, name_at


class Job(msgspec.Struct, frozen=True, kw_only=True, tag_field="job"):
    """A piece of heavy work on a game record."""

    record: str
    """The record as JSON text."""
    language: str = "en"
    """The language of texts in the result."""

    def done(self) -> object:
        """Do the work and return its result, which is sent to the server as JSON."""
        raise NotImplementedError


class PositionJob(Job, frozen=True, kw_only=True, tag="position"):
    """A job: return one position of the record, as one seat sees it."""

    events: int | None
    """The number of events before the position; None for the last position."""
    seat: int | None
    """The seat whose view is returned; None for the view of a spectator."""

    def done(self) -> PositionTold:
        record = Record.read(self.record)
        if self.seat is not None and self.seat >= record.game.seats:
            raise NoSuchSeat("no-such-seat", seat=self.seat)
        state = record.replay(self.events)
        count = len(record.events) if self.events is None else self.events
        last = record.events[count - 1] if count else None
        return PositionTold(count, state.view(None if self.seat is None else Seat(self.seat)), last)


class WhyJob(Job, frozen=True, kw_only=True, tag="why"):
    """A job: return the rule that an action would break in a position of the record."""

    events: int | None
    """The number of events before the position; None for the last position."""
    action: str
    """The action as text."""

    def done(self) -> Because:
        refusal = why(Record.read(self.record).replay(self.events), self.action)
        if refusal is None:
            return Because(legal=True)
        params = dict(refusal.params)
        text = _words(self.language).quote(refusal.key, params)
        return Because(legal=False, rule=refusal.rule, key=refusal.key, params=params, text=text)


class PicksJob(Job, frozen=True, kw_only=True, tag="picks"):
    """A job: help a person to choose the next chance event of the record, item by item (tiles or cards).

    The result has the items that can be picked next.
    """

    events: int
    """The number of events before the chance event."""
    picked: list[str]
    """The items picked so far, as text."""

    def done(self) -> Picks:
        state = Record.read(self.record).replay(self.events)
        chance = state.chance
        if chance is None:
            return Picks([], 0, None)
        whole = _whole(chance, [])
        verb = chance.brought(whole)[0]

        def items(so_far: Sequence[int]) -> dict[str, int]:
            return {state.game.text((verb, item)).split(" ")[1]: item for item in chance.further(so_far)}

        so_far: list[int] = []
        for text in self.picked:
            item = items(so_far).get(text)
            if item is None:
                raise BadRequest("analysis-cannot-come", text=shown(text))
            so_far.append(item)
        further = items(so_far)
        return Picks(list(further), len(whole), None if further else state.game.text(chance.brought(so_far)))


class ReplayJob(Job, frozen=True, kw_only=True, tag="replay"):
    """A job: return the positions of the record, in the view that `seat` chooses."""

    seat: Eyes
    """Whose view of the positions is returned; see `Eyes`."""
    begin: int
    """The number of events before the first position."""
    play: list[str] | None
    """Actions that are played from the first position on, instead of the rest of the record; None for the record as it
    is.
    """
    seed: str | None
    """The seed of the chance events between the actions of `play`; None for a random one."""

    def done(self) -> Replay:
        asked = AskReplay({}, self.seat, self.begin, self.play, self.seed)
        return replay(Record.read(self.record), asked, _words(self.language))


class Checked(msgspec.Struct, frozen=True):
    """A record that was checked, with the properties by which it is compared with others."""

    record: str
    """The record as text, in the form in which it is stored."""
    game: str
    """The name of the game."""
    options: AnyObject
    seats: int
    """The number of seats."""
    events: int
    """The number of events."""
    commitment: str | None
    """The hash of the game's seed; None if the record has none."""


class CheckJob(Job, frozen=True, kw_only=True, tag="check"):
    """A job: check the record against the rules, and return it with the properties by which it is compared with
    others.
    """

    def done(self) -> Checked:
        record = Record.read(self.record)
        record.verify()
        game = record.game
        options = dict(game.options())
        checked_options(options)
        return Checked(record.write(), game.name, options, game.seats, len(record.events), record.commitment)


class DecisionDue(msgspec.Struct, frozen=True):
    """The decision that is due in a position of a record."""

    game: str
    """The name of the game."""
    players: list[str] | None
    """The names of the players, by seat; None if the record has none."""
    turn: int | None
    """The seat to move; None if chance is due or the game is over."""
    view: AnyObject | None
    """The view of the seat to move; None if there is none."""
    over: bool
    """Whether the game is over."""


class TurnJob(Job, frozen=True, kw_only=True, tag="turn"):
    """A job: return which decision is due in a position of the record."""

    events: int | None
    """The number of events before the position; None for the last position."""

    def done(self) -> DecisionDue:
        record = Record.read(self.record)
        state = record.replay(self.events)
        view = None if state.turn is None else dict(state.view(state.turn))
        players = None if record.players is None else list(record.players)
        return DecisionDue(record.game.name, players, state.turn, view, state.result is not None)


class LineJob(Job, frozen=True, kw_only=True, tag="line"):
    """A job: describe an expected line of play, one decision after the other, up to its first chance event."""

    events: int | None
    """The number of events before the position from which the line is played; None for the last position."""
    line: list[str]
    """The events of the line, as text."""

    def done(self) -> list[ExpectedStep]:
        record, words = Record.read(self.record), _words(self.language)
        state = record.replay(self.events)
        steps: list[ExpectedStep] = []
        for action in self.line:
            if state.turn is None:
                break
            after = state.apply(action)
            text = _told(words, record, action, state, after)
            steps.append(ExpectedStep(action, state.turn, text))
            state = after
        return steps


class Origin(msgspec.Struct, frozen=True):
    """The position from which a new game continues."""

    events: list[str]
    """The events of the record up to the position from which the new game continues."""
    over: bool
    """Whether the game is over in that position."""


class OriginJob(Job, frozen=True, kw_only=True, tag="origin"):
    """A job: return the position of the record from which a new game continues.

    Raises `Refused` if the record has another game or other options than the new game.
    """

    game: str
    """The name of the new game."""
    options: AnyObject
    """The options of the new game."""
    events: int | None
    """The number of events to take from the record; None for all."""

    def done(self) -> Origin:
        record = Record.read(self.record)
        if record.game.name != self.game or record.game != record.game.with_options(self.options):
            raise Refused("server-other-game")
        over = record.replay(self.events).result is not None
        return Origin(list(record.events[: self.events]), over)


AnyJob = PositionJob | WhyJob | PicksJob | ReplayJob | CheckJob | TurnJob | LineJob | OriginJob
"""All kinds of jobs."""


@cache
def _words(language: str) -> Words:
    return Words(language)


def _whole(chance: Chance, picked: list[int]) -> list[int]:
    """Return any complete choice of items for a chance event, to know how many items it has."""
    further = chance.further(picked)
    return _whole(chance, [*picked, further[0]]) if further else picked


def replay(record: Record, asked: AskReplay, words: Words) -> Replay:
    """Return the replay of a record.

    `asked` names the first position, the seat whose view is shown, and the actions played instead of the rest of the
    record; its field `record` is not used. `words` has the texts of the events.
    """
    if isinstance(asked.seat, int) and asked.seat >= record.game.seats:
        raise NoSuchSeat("no-such-seat", seat=asked.seat)
    if asked.play is not None:
        record = played_on(record, asked.begin, asked.play, asked.seed or new_seed())
    states = list(record.states())
    if asked.begin >= len(states):
        raise NoSuchPosition("record-no-such-ply", given=asked.begin, events=len(record.events))
    over = record.ended is not None or states[-1].result is not None
    if asked.seat == "all" and not over:
        raise Refused("server-not-over")
    views = [_seen(state, asked.seat) for state in states[asked.begin :]]
    steps = []
    for n, event in enumerate(record.events[asked.begin :], asked.begin):
        edits = changes(views[n - asked.begin], views[n - asked.begin + 1])
        seat = states[n].turn
        steps.append(Step(event, seat, _told(words, record, event, states[n], states[n + 1]), edits))
    return Replay(
        game=record.game.name,
        options=record.game.options(),
        seats=record.game.seats,
        players=None if record.players is None else list(record.players),
        over=over,
        ended=record.ended,
        result=result_told(states[-1]),
        begin=asked.begin,
        first=views[0],
        steps=steps,
    )


def played_on(record: Record, begin: int, actions: list[str], seed: str) -> Record:
    """Return the first `begin` events of a record, continued with these actions.

    The chance events between the actions are drawn from `seed`.
    """
    if begin > len(record.events):
        raise NoSuchPosition("record-no-such-ply", given=begin, events=len(record.events))
    states = list(Record(record.game, record.events[:begin]).states())
    drawn = sum(state.chance is not None for state in states[:-1])
    source, state = Source(seed), states[-1]
    events = list(record.events[:begin])
    for action in (None, *actions):
        if action is not None:
            read = state.read(action)
            events.append(record.game.text(read))
            state = state.take(read)
        for event, after in play_on(state, source, drawn):
            events.append(record.game.text(event))
            state, drawn = after, drawn + 1
    return Record(record.game, tuple(events), record.players)


def _seen(state: State, eyes: Eyes) -> View:
    match eyes:
        case "turn":
            return state.view(state.turn)
        case "all":
            # If the game hides legal moves (F5.5), they are shown only after its end.
            return {**state.view(state.turn), "legal": state.legal()}
        case None:
            return state.view(None)
        case seat:
            return state.view(Seat(seat))


def _told(words: Words, record: Record, event: str, before: State, after: State) -> str:
    seat = Seat(int(event.split(" ")[1])) if event.startswith("*first") else before.turn
    names = [name_at(words, record.players, Seat(each)) for each in range(record.game.seats)]
    scene = Scene(before.view(None), after.view(None), names)
    return event_text(words, record.game.name, event, "" if seat is None else names[seat], scene)

"""Tests whether a new game implements the interfaces of `game.py` correctly; for authors of games.

`conforms` plays random games and checks each of their positions:

- there is exactly one of: a seat to move, a chance event, a result; and a result has an outcome for every seat;
- an event has the same meaning as text and as tuple, and an illegal event is refused with its rule and a sentence;
- every outcome of a chance event has a probability above 0, and the probabilities sum to one;
- positions are immutable, and the same events lead to equal positions;
- views are JSON, have the fields of `CommonView`, and show a seat only what it may know;
- from each view, a position that has this view can be built;
- a record of the game can be replayed, and chance events that were not drawn from its seed are detected;
- options are unchanged after they are written and read again.

>>> from longhouse.games.catalogue import game_with
>>> conforms(game_with("northwood", {}), seeds=["1"])
"""

import copy
import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import isclose
from typing import Final

from longhouse.errors import BadOptions, BadRecord, BadView, IllegalAction, NoSuchSeat, UnreadableAction
from longhouse.games.chance import Chance, Source, commitment
from longhouse.games.game import CommonView, Event, Game, Result, Seat, State, View
from longhouse.games.play import Play
from longhouse.games.play_on import play_on
from longhouse.games.record import Record

Resample = Callable[[State, Seat | None, random.Random], State]
"""A function that returns a position that differs from the given one only in what the seat may not know.

Its arguments are the position, the seat (None: a spectator) and a random generator.
"""

MOST_EVENTS: Final = 20_000
"""The maximum number of events in a random game; a longer game is assumed never to end."""
MOST_OUTCOMES: Final = 4_000
"""The maximum number of outcomes of a chance event up to which all are checked. If there are more, `FEW` are checked.
"""
FEW: Final = 50
"""The number of outcomes that are checked if a chance event has more than `MOST_OUTCOMES`.

If a chance event has at most `FEW` outcomes, all ways of building them item by item are tried, too.
"""

_UNREADABLE = ("", " ", "?", "no such event", "\n")
_STRANGE = ("0", "1", "9", "-1", "?", "é", "✗", "*", ",", "/", "A", "z")
_NONSENSE: tuple[object, ...] = (None, -1, 1, 3, 99, 0.5, "", "0", "0,0", "?", [], {}, True)


class NotConforming(AssertionError):
    """Raised when a game does not implement the interfaces of `game.py` correctly."""

    broken: str
    """What is wrong, as a sentence."""
    seed: str | None
    """The seed of the random game in which a check failed; None if no random game was involved."""
    ply: int | None
    """The number of events before the position where the check failed; None if no position was involved."""
    event: str | None
    """The event that led to this position, as text; None for the first position of a game, or if no position was
    involved.
    """

    def __init__(
        self,
        broken: str,
        game: Game | None = None,
        seed: str | None = None,
        ply: int | None = None,
        event: str | None = None,
    ) -> None:
        self.broken, self.seed, self.ply, self.event = broken, seed, ply, event
        where = [] if game is None else [f"{game.name} with {dict(game.options())}"]
        where += [] if seed is None else [f"seed {seed!r}"]
        where += [] if ply is None else [f"ply {ply}"]
        where += [] if event is None else [f"after {event!r}"]
        super().__init__(": ".join([", ".join(where), broken] if where else [broken]))


def conforms(game: Game, seeds: Iterable[str] = ("1", "2", "3"), *, resample: Resample | None = None) -> None:
    """Check the options of a game, and a random game from each seed. Raises `NotConforming` if a check fails.

    `resample` is needed for a game in which seats know different things: it returns a position that differs only in
    what a seat may not know. Without it nothing may be hidden: a position built from a view must equal the original.
    """
    check_options(game)
    for seed in seeds:
        check(game, seed, resample=resample)


def check(game: Game, seed: str, *, resample: Resample | None = None) -> None:
    """Check every position of one random game. Raises `NotConforming` if a check fails.

    `resample` is needed for a game in which seats know different things: it returns a position that differs only in
    what a seat may not know. Without it nothing may be hidden: a position built from a view must equal the original.
    """
    inspection = _Inspection(game, seed, resample)
    try:
        inspection.run()
    except NotConforming:
        raise
    except Exception as error:
        raise inspection.broken(f"an unexpected error was raised: {error!r}") from error


def check_options(game: Game) -> None:
    """Check that creating a game from its own options gives an equal game, and that unknown options are refused.

    Raises `NotConforming` if a check fails.
    """
    options = game.options()
    written = _through_json(options)
    if written != options:
        raise NotConforming(f"the options come back from JSON as {written}", game)
    if not isinstance(written, dict):
        raise NotConforming("the options are no JSON object", game)
    again = type(game).with_options(written)
    if again != game or hash(again) != hash(game) or again.options() != options:
        raise NotConforming(f"with_options(options()) is another game, with {dict(again.options())}", game)
    try:
        type(game).with_options({**written, "no such option": 1})
    except BadOptions:
        return
    raise NotConforming("an unknown option is accepted", game)


class _Inspection:
    """One random game that is checked; remembers where in the game the check is, for error messages."""

    def __init__(self, game: Game, seed: str, resample: Resample | None) -> None:
        self.game = game
        self.seed = seed
        self.resample = resample
        self.rng = random.Random(f"{seed}/conformance")
        self.viewers = (None, *map(Seat, range(game.seats)))
        self.explained: set[str] = set()
        self.ply = 0
        self.led_here: Event | None = None
        self.line: list[tuple[State, Event | None]] = []
        self.possible: frozenset[Event] | None = None
        """The outcomes of the chance event that is due; None if they are too many to list."""
        self.chance_texts: dict[str, list[str]] = {}
        """The texts of the chance events that happened, by their verbs."""
        self.texts: list[str] = []
        """The texts of all events that happened or could have been chosen, to try them at other positions."""

    def run(self) -> None:
        self.play()
        for state in self.positions():
            self.check_what_is_due(state)
            self.check_refusals(state)
            self.check_views(state)
        self.check_result(self.line[-1][0].result)
        self.check_values()
        self.check_records()

    def broken(self, what: str) -> NotConforming:
        event = None if self.led_here is None else self.game.text(self.led_here)
        return NotConforming(what, self.game, self.seed, self.ply, event)

    def positions(self) -> Iterator[State]:
        """Go through the positions of the game, and remember the current one for error messages."""
        for ply, (state, _) in enumerate(self.line):
            self.go_to(ply)
            yield state

    def go_to(self, ply: int) -> None:
        self.ply, self.led_here = ply, self.line[ply - 1][1] if ply else None

    def play(self) -> None:
        """Play the game at random; chance is drawn from the seed."""
        texts: dict[str, None] = {}  # in their order, so that the same seed always checks the same

        def choose(state: State) -> Event | None:
            actions = state.actions()
            texts.update(dict.fromkeys(map(self.game.text, actions)))
            return self.rng.choice(actions) if actions else None

        state = self.game.start()
        for event, after in play_on(state, Source(self.seed), choose=choose):
            self.line.append((state, event))
            texts[self.game.text(event)] = None
            if event[0].startswith("*"):
                self.chance_texts.setdefault(event[0], []).append(self.game.text(event))
            self.ply, self.led_here = len(self.line), event
            if len(self.line) > MOST_EVENTS:
                raise self.broken(f"the game goes on after {MOST_EVENTS} events")
            state = after
        self.line.append((state, None))
        self.texts = list(texts)

    # What is due

    def check_what_is_due(self, state: State) -> None:
        turn, chance, actions, result = state.turn, state.chance, state.actions(), state.result
        if [turn is None, chance is None, result is None].count(False) != 1:
            raise self.broken(f"a turn, chance or a result is due, but turn={turn}, {chance=}, {result=}")
        if turn is not None and turn not in range(self.game.seats):
            raise self.broken(f"it is the turn of seat {turn}, but there are {self.game.seats} seats")
        if bool(actions) != (turn is not None):
            raise self.broken(f"turn is {turn}, but there are {len(actions)} actions")
        if state.game != self.game:
            raise self.broken("the position belongs to another game")
        self.check_actions(state, actions)
        if chance is not None:
            self.check_chance(state, chance)

    def check_actions(self, state: State, actions: list[Event]) -> None:
        texts = [self.game.text(action) for action in actions]
        if state.legal() != texts:
            raise self.broken("legal() has other events than actions()")
        if len(set(texts)) < len(texts) or len(set(actions)) < len(actions):
            raise self.broken("an action is listed twice")
        for action, text in zip(actions, texts, strict=True):
            if action[0].startswith("*"):
                raise self.broken(f"the action {text!r} begins with *, as only chance events do")
            self.check_forms(state, action, text)
        for place in self.rng.sample(range(len(actions)), min(2, len(actions))):
            if state.apply(texts[place]) != state.take(actions[place]):
                raise self.broken(f"apply({texts[place]!r}) and take({actions[place]}) lead to different positions")

    def check_forms(self, state: State, event: Event, text: str) -> None:
        if self.game.parse(text) != event:
            raise self.broken(f"{event} is written {text!r}, which is parsed as {self.game.parse(text)}")
        if state.read(text) != event:
            raise self.broken(f"{event} is written {text!r}, which is read as {state.read(text)}")

    # Chance

    def check_chance(self, state: State, chance: Chance) -> None:
        drawn = self.line[self.ply][1]
        assert drawn is not None
        self.possible = known = self.check_outcomes(chance)
        source = Source(f"{self.seed}/{self.ply}")
        several = [drawn, *(chance.draw(source.output(n)) for n in range(2)), *islice(self.picks(chance), 3)]
        for event in several:
            text = self.game.text(event)
            if chance.probability(event) <= 0 or (known is not None and event not in known):
                raise self.broken(f"chance brings {text!r}, which is no possible outcome")
            if not event[0].startswith("*"):
                raise self.broken(f"the chance event {text!r} does not begin with *")
            self.check_forms(state, event, text)
        strange: list[Event] = [("*no such event", *drawn[1:])]
        if known is not None:
            strange += [(drawn[0],), (*drawn, 0), *(self.neighbour(drawn) for _ in range(3))]
        for event in strange:
            if chance.probability(event) != 0 and (known is None or event not in known):
                raise self.broken(f"{event} is impossible, but has probability {chance.probability(event)}")
        text = self.game.text(drawn)
        if state.apply(text) != state.take(drawn):
            raise self.broken(f"apply({text!r}) and take({drawn}) lead to different positions")
        if self.resample is not None:
            self.check_secrets(state, several)

    def check_outcomes(self, chance: Chance) -> frozenset[Event] | None:
        """Check the distribution of a chance event, and return all outcomes; None if they are too many."""
        (_, first), *_ = islice(chance.outcomes(), 1)
        most = MOST_OUTCOMES if first * MOST_OUTCOMES > 1 else FEW
        outcomes = list(islice(chance.outcomes(), most))
        for event, probability in outcomes:
            if not 0 < probability <= 1 or not isclose(chance.probability(event), probability):
                raise self.broken(
                    f"{self.game.text(event)!r} has probability {probability} in outcomes(), "
                    f"but probability() says {chance.probability(event)}"
                )
        events = frozenset(event for event, _ in outcomes)
        if len(events) < len(outcomes):
            raise self.broken("an outcome of a chance event is listed twice")
        if len(outcomes) == most:
            return None
        total = sum(probability for _, probability in outcomes)
        if not isclose(total, 1):
            raise self.broken(f"the probabilities of a chance event sum to {total}")
        if len(events) <= FEW:
            self.check_every_pick(chance, events)
        return events

    def check_every_pick(self, chance: Chance, outcomes: frozenset[Event]) -> None:
        """Check that picking item by item reaches all outcomes, if there are few ways to pick."""
        brought: set[Event] = set()
        ways: list[tuple[int, ...]] = [()]
        while ways and len(brought) <= len(outcomes) and len(ways) <= 4 * FEW:
            picked = ways.pop()
            if further := chance.further(picked):
                ways += [(*picked, item) for item in further]
            else:
                brought.add(chance.brought(picked))
        if brought - outcomes or (not ways and brought != outcomes):
            raise self.broken("further() and brought() reach other events than outcomes() lists")

    def picks(self, chance: Chance) -> Iterator[Event]:
        """Yield outcomes of a chance event without end, each built by picking items at random."""
        while True:
            picked: list[int] = []
            while further := chance.further(picked):
                picked.append(self.rng.choice(further))
            yield chance.brought(picked)

    def neighbour(self, drawn: Event) -> Event:
        """Build an event that resembles the drawn one but may be impossible, to test whether impossible draws are
        refused.

        Its last token is replaced by the last token of another chance event.
        """
        tokens, other = self.game.text(drawn).split(" "), self.rng.choice(self.chance_texts[drawn[0]]).split(" ")
        return self.game.parse(" ".join([*tokens[:-1], other[-1]]))

    # Refusals

    def check_refusals(self, state: State) -> None:
        legal, chance, over = set(state.actions()), state.chance, state.result is not None
        tried = [*self.rng.sample(self.texts, min(6, len(self.texts))), *(self.mangled() for _ in range(3))]
        for text in tried if self.ply else (*tried, *_UNREADABLE):
            event = self.parsed(text)
            if event is not None and (event in legal or (chance is not None and self.can_come(chance, event))):
                if state.read(text) != event:
                    raise self.broken(f"{text!r} is read as {state.read(text)}, but parsed as {event}")
                continue
            try:
                read = state.read(text)
            except IllegalAction as refusal:
                self.check_explanation(refusal, text)
                if event is None and not over and refusal.rule != self.game.notation_rule:
                    raise self.broken(f"{text!r} is unreadable, but refused by rule {refusal.rule}") from None
            else:
                raise self.broken(f"{text!r} is not legal, but read as {read}")

    def can_come(self, chance: Chance, event: Event) -> bool:
        return chance.probability(event) > 0 if self.possible is None else event in self.possible

    def parsed(self, text: str) -> Event | None:
        try:
            event = self.game.parse(text)
        except UnreadableAction as refusal:
            self.check_explanation(refusal, text)
            if refusal.rule != self.game.notation_rule:
                raise self.broken(f"{text!r} is unreadable, but refused by rule {refusal.rule}") from None
            return None
        if text in _UNREADABLE:
            raise self.broken(f"{text!r} is no event, but parsed as {event}")
        return event

    def check_explanation(self, refusal: IllegalAction, text: str) -> None:
        if not refusal.rule:
            raise self.broken(f"{text!r} is refused without a rule")
        if refusal.event != text:
            raise self.broken(f"{text!r} is refused, but the error is about {refusal.event!r}")
        if refusal.key not in self.explained:
            self.explained.add(refusal.key)
            if refusal.key in str(refusal):  # the key is shown where there is no text, or where a parameter is missing
                raise self.broken(f"{text!r} is refused without a sentence: {refusal}")

    def mangled(self) -> str:
        """Return a text that looks like an event but has a mistake."""
        tokens, others = (self.rng.choice(self.texts).split(" ") for _ in range(2))
        place = self.rng.randrange(len(tokens))
        match self.rng.randrange(5):
            case 0:
                del tokens[place]
            case 1:
                tokens.insert(place, tokens[place])
            case 2:
                tokens[place:] = others[place:]
            case 3:
                tokens[place] = tokens[place][:-1] + self.rng.choice(_STRANGE)
            case _:
                tokens = self.rng.choices(_STRANGE, k=3)
        return " ".join(tokens)

    # Views

    def check_views(self, state: State) -> None:
        seat = Seat(self.ply % self.game.seats)
        for viewer in dict.fromkeys((None, seat, state.turn)):
            view = state.view(viewer)
            self.check_common_fields(state, viewer, view)
            if "legal" in view and (viewer is None or viewer != state.turn or view["legal"] != state.legal()):
                raise self.broken(f"the view of {_whose(viewer)} has other actions than are legal for it")
            sent = _through_json(view)
            if sent != view or not isinstance(sent, dict):
                raise self.broken(f"the view of {_whose(viewer)} is not JSON")
            if self.resample is not None:
                other = self.resample(state, viewer, self.rng)
                if other.view(viewer) != view or (viewer == state.turn and other.legal() != state.legal()):
                    raise self.broken(f"the view of {_whose(viewer)} shows what it may not know")
            if viewer == seat or self.rng.random() < 0.1:
                self.check_seen(state, viewer, sent)
            if viewer == seat and self.rng.random() < 0.3:
                self.check_tampered(sent)

    def check_common_fields(self, state: State, viewer: Seat | None, view: View) -> None:
        for name in sorted(CommonView.__required_keys__):
            if name not in view:
                raise self.broken(f"the view of {_whose(viewer)} has no {name!r}")
        told = {"game": self.game.name, "options": self.game.options(), "turn": state.turn}
        for name, right in told.items():
            if view[name] != right:
                raise self.broken(f"the view of {_whose(viewer)} has {view[name]!r} as {name!r}, not {right!r}")
        due = view["due"]
        if not isinstance(due, str) or (due == "over") != (state.result is not None):
            raise self.broken(f"the view of {_whose(viewer)} says that {due!r} is due")

    def check_seen(self, state: State, viewer: Seat | None, sent: View) -> None:
        """Check that a view can be turned back into a position, and that this position fits the view.

        A seat must know at least what a spectator knows.
        """
        seen = self.game.position(sent)
        if self.resample is None and seen != state:
            raise self.broken(f"the view of {_whose(viewer)} leads to another position")
        if self.resample is not None and (seen.view(viewer) != sent or seen.view(None) != state.view(None)):
            raise self.broken(f"the view of {_whose(viewer)} leads to a position with another view")
        if seen.turn != state.turn or seen.result != state.result:
            raise self.broken(f"the view of {_whose(viewer)} leads to a position with another turn or result")
        if viewer is not None and viewer == state.turn and seen.actions() != state.actions():
            raise self.broken(f"the view of {_whose(viewer)} leads to a position with other actions")

    def check_tampered(self, view: dict[str, object]) -> None:
        """Change one thing in a view, and check that the view is refused or still gives a playable position."""
        _tamper(view, self.rng)
        try:
            seen = self.game.position(view)
        except BadView:
            return
        seen.actions()

    def check_secrets(self, state: State, events: Sequence[Event]) -> None:
        """Check that two outcomes of chance that look the same to a seat also look the same to a spectator."""
        one, *others = (state.take(event) for event in events)
        for other in others:
            for viewer in self.viewers:
                if one.view(viewer) == other.view(viewer) and one.view(None) != other.view(None):
                    raise self.broken(f"a spectator sees more of a chance event than {_whose(viewer)}")

    # The end

    def check_result(self, result: Result | None) -> None:
        assert result is not None  # checked with what is due
        seats = [Seat(seat) for seat in range(self.game.seats)]
        if len(result.points) != len(seats):
            raise self.broken(f"{len(seats)} seats have the points {result.points}")
        outcomes = [result.outcome(seat) for seat in seats]
        if not set(outcomes) <= {"won", "drawn", "lost"} or outcomes.count("drawn") == 1:
            raise self.broken(f"the outcomes of the seats are {outcomes}")
        total = sum(result.share(seat) for seat in seats)
        if not (isclose(total, 1) or (len(seats) == 1 and total == 0)):
            raise self.broken(f"the shares of the victory sum to {total}")
        for stranger in (-1, len(seats)):
            try:
                result.outcome(Seat(stranger))
            except NoSuchSeat:
                continue
            raise self.broken(f"there is no seat {stranger}, but it has an outcome")
        read = self.game.read_result(_through_json(result.to_json()))
        if read != result or read.to_json() != result.to_json():
            raise self.broken(f"the result {result.to_json()} is read as {read.to_json()}")
        if not self.game.result_rule:
            raise self.broken("no rule can be cited for a wrong result")

    def check_values(self) -> None:
        """Play the same events again: the positions must be equal to those that were used for all checks."""
        again = self.game.start()
        for state in self.positions():
            if again != state:
                raise self.broken("the same events lead to another position, or a check has changed the position")
            if copy.copy(state) is not state or copy.deepcopy(state) is not state:
                raise self.broken("a copy is another object")
            if type(state).__hash__ is not None:
                raise self.broken("a position can be hashed, though equal ones would have different hashes")
            event = self.line[self.ply][1]
            if event is not None:
                again = again.take(event)

    def check_records(self) -> None:
        events = [event for _, event in self.line if event is not None]
        last, record = self.line[-1][0], self.played_again(events)
        read = Record.read(record.write())
        if read != record or read.write() != record.write():
            raise self.broken("a record that was written is read as another one")
        if read.verify(fair=True) != last:
            raise self.broken("the record leads to another position")
        for ply in self.rng.sample(range(len(events)), min(2, len(events))):
            self.go_to(ply)
            cut = replace(record, events=record.events[:ply], result=None)
            if cut.verify(fair=True) != self.line[ply][0]:
                raise self.broken("the record up to here leads to another position")
        self.check_fraud(record)

    def played_again(self, events: Sequence[Event]) -> Record:
        """Play the game again with a `Play`, its first half with actions as texts, the rest with tuples; return its
        record.
        """
        actions = [event for event in events if not event[0].startswith("*")]
        half = len(actions) // 2
        play = Play(self.game, self.seed)
        for action in actions[:half]:
            play.act(self.game.text(action))
        left = iter(actions[half:])
        play.play_out(lambda _: next(left))
        if play.events != events or play.state != self.line[-1][0]:
            raise self.broken("a Play with the same seed and actions has other events, or ends otherwise")
        if play.record.commitment != commitment(self.seed) or play.record.result != self.line[-1][0].result:
            raise self.broken("the record of a Play has another commitment or result")
        return play.record

    def check_fraud(self, record: Record) -> None:
        """Check that a chance event that does not come from the seed is found, at the right place."""
        for ply in self.rng.sample(range(len(self.line)), len(self.line)):
            state, drawn = self.line[ply]
            chance = state.chance
            others = () if chance is None else (event for event in islice(self.picks(chance), 20) if event != drawn)
            other = next(iter(others), None)
            if other is None:
                continue
            self.go_to(ply)
            forged = replace(record, events=(*record.events[:ply], self.game.text(other)), result=None)
            forged.verify()
            try:
                forged.verify(fair=True)
            except BadRecord as error:
                if error.index == ply:
                    return
            raise self.broken(f"{self.game.text(other)!r} was not drawn from the seed, but passes as fair")


def _through_json(content: object) -> object:
    return json.loads(json.dumps(content, allow_nan=False))


def _whose(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _tamper(content: dict[str, object], rng: random.Random) -> None:
    """Change one thing somewhere in a JSON object."""
    place: dict[str, object] | list[object] = content
    while True:
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        inner = place[key]  # type: ignore[index,call-overload]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.1:
            place[key] = rng.choice(_NONSENSE)  # type: ignore[index,call-overload]
            return
        place = inner

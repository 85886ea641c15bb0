"""Records: a whole game as one JSON object that can be replayed without a random generator.

>>> record = Record(game_with("fjords", {}), ("*first 0", "*row 12", "*row 17", "*row 30", "*row 07"))
>>> len(record), record[1].turn, record[-1].turn
(6, None, 0)
>>> Record.load("no such file.json")
Traceback (most recent call last):
    ...
FileNotFoundError: [Errno 2] No such file or directory: 'no such file.json'
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, NotRequired, Self, TypedDict, cast

from longhouse.errors import BadOptions, BadRecord, IllegalAction, NoSuchPosition
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source, commitment
from longhouse.games.fields import Fields, read_json, shown
from longhouse.games.game import Game, Outcome, Result, Seat, State

FORMAT = "longhouse/1"
RULES = 1

Ending = Literal["resign", "timeout", "abandon"]
ENDINGS: tuple[Ending, ...] = ("resign", "timeout", "abandon")

_LINE = re.compile(r"[^\x00-\x1f\x7f\u2028\u2029]{0,200}")
_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Ended:
    """The reason why a game ended before it was played out."""

    by: Ending
    """`resign`, `timeout` or `abandon`."""
    seat: Seat
    """The seat that resigned, ran out of time, or proposed to abandon the game."""

    def outcome(self, seat: Seat) -> Outcome | None:
        """Return the outcome for a seat: the seat that resigned or ran out of time lost, the others won.

        None if the game was abandoned.
        """
        if self.by == "abandon":
            return None
        return "lost" if seat == self.seat else "won"


class RecordFile(TypedDict):
    """The JSON object in a record's file (docs/rules/records.md)."""

    format: Literal["longhouse/1"]
    """The name of the file format and its version."""
    rules: NotRequired[int]
    """The version of the rules; 1 if it is absent."""
    game: str
    """The name of the game."""
    options: Mapping[str, object]
    """All options of the game."""
    players: NotRequired[list[str]]
    """A name for each seat; those of bots begin with `bot:`."""
    commitment: NotRequired[str]
    """The SHA-256 of the seed in hex, published before the game (docs/chance.md)."""
    nonces: NotRequired[list[str]]
    """For each seat, the random text that it added to the seed (docs/chance.md)."""
    seed: NotRequired[str]
    """The seed of all chance events; published when the game is over."""
    events: list[str]
    """All events, chance included, in the notation of the rules."""
    ended: NotRequired[Mapping[str, object]]
    """Why the game ended early, with the fields of `Ended`; absent if the game was played to its end."""
    result: NotRequired[Mapping[str, object]]
    """The result; absent if the game was not played to its end."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game and its events (docs/rules/records.md). The events are not checked until they are replayed.

    A record is a sequence of positions: `record[0]` is the position before the first event, `record[n]` the one after n
    events, `record[-1]` the last. Replaying raises `BadRecord` at the first illegal event.
    """

    game: Game
    """The game with its options."""
    events: tuple[str, ...]
    """All events as texts, chance included."""
    players: tuple[str, ...] | None = None
    """The names of the players, one per seat; None if they are unknown."""
    seed: str | None = None
    """The seed that all chance was drawn from; None if it is not published."""
    commitment: str | None = None
    """The SHA-256 of the seed in hex, published before the game; None if there was none."""
    nonces: tuple[str, ...] | None = None
    """The random texts that the seats added to the seed, one per seat (docs/chance.md); None if there were none."""
    ended: Ended | None = None
    """Why the game ended early; None if it did not."""
    result: Result | None = None
    """The result; None if the game was not played to its end."""

    @classmethod
    def load(cls, file: str | Path) -> Self:
        """Read a record from a file. Raises `BadRecord` if it is not a record, `OSError` if the file cannot be read."""
        return cls.read(Path(file).read_bytes())

    def save(self, file: str | Path) -> None:
        """Write the record to a file."""
        Path(file).write_bytes(self.write().encode())

    @classmethod
    def read(cls, text: str | bytes) -> Self:
        """Read a record from JSON text. Raises `BadRecord` if it is not a record."""
        fields = Fields(read_json(text, BadRecord), "record", BadRecord)
        fields.choice("format", (FORMAT,))
        name = fields.text("game")
        try:
            game = game_with(name, cast(Mapping[str, object], fields.required("options")))
        except BadOptions as error:
            raise BadRecord.because(error) from error
        events = tuple(_event(game, item, index) for index, item in enumerate(fields.items("events")))
        players = _one_per_seat(game, "players", fields) if "players" in fields else None
        nonces = _one_per_seat(game, "nonces", fields) if "nonces" in fields else None
        seed = _line("seed", fields.text("seed")) if "seed" in fields else None
        committed = fields.optional_text("commitment")
        if committed is not None and not _HASH.fullmatch(committed):
            raise BadRecord("record-commitment-form")
        ended = _ended(game, fields.section("ended")) if "ended" in fields else None
        fields.choice("rules", (RULES,), default=RULES)
        result = fields.section("result").rest() if "result" in fields else None
        fields.done()
        record = cls(
            game=game,
            events=events,
            players=players,
            seed=seed,
            commitment=committed,
            nonces=nonces,
            ended=ended,
        )
        return record if result is None else replace(record, result=record._read_result(result))

    def write(self) -> str:
        """Return the record as JSON text."""
        content: dict[str, object] = {
            "format": FORMAT,
            "rules": RULES,
            "game": self.game.name,
            "options": self.game.options(),
        }
        if self.players is not None:
            content["players"] = list(self.players)
        if self.commitment is not None:
            content["commitment"] = self.commitment
        if self.nonces is not None:
            content["nonces"] = list(self.nonces)
        if self.seed is not None:
            content["seed"] = self.seed
        content["events"] = list(self.events)
        if self.ended is not None:
            content["ended"] = {"by": self.ended.by, "seat": self.ended.seat}
        if self.result is not None:
            content["result"] = self.result.to_json()
        return json.dumps(content, ensure_ascii=False, indent=1) + "\n"

    def states(self) -> Iterator[State]:
        """Yield the position before the first event, then the one after each event.

        Raises `BadRecord` at the first illegal event.
        """
        state = self.game.start()
        yield state
        for index, text in enumerate(self.events):
            try:
                state = state.apply(text)
            except IllegalAction as refusal:
                raise BadRecord.because(refusal).at(index) from refusal
            yield state

    def replay(self, plies: int | None = None) -> State:
        """Return the position after `plies` events, by default after all.

        Raises `NoSuchPosition` if the record has fewer events, and `BadRecord` at the first illegal event.
        """
        last = len(self.events) if plies is None else plies
        if not 0 <= last <= len(self.events):
            raise NoSuchPosition("record-no-such-ply", given=last, events=len(self.events))
        for ply, state in enumerate(self.states()):
            if ply == last:
                return state
        raise AssertionError("a record has one state more than it has events")

    def __len__(self) -> int:
        return len(self.events) + 1

    def __getitem__(self, place: int) -> State:
        if not isinstance(place, int):
            raise TypeError(f"a record is asked for one position by its number, not by {shown(place)}")
        return self.replay(place if place >= 0 else len(self) + place)

    def __iter__(self) -> Iterator[State]:
        return self.states()

    def verify(self, *, fair: bool = False) -> State:
        """Check that every event is legal and the result is right, and return the last position.

        With `fair`, also check that the seed matches the commitment and that every chance event was drawn from the seed
        and the nonces. Raises `BadRecord` if a check fails.
        """
        state = self._verify_rules()
        if fair:
            self._verify_chance()
        return state

    def _verify_rules(self) -> State:
        state = self.replay()
        if self.result is not None and self.result != state.result:
            raise self._wrong_result()
        if self.ended is not None and state.result is not None:
            raise BadRecord("record-ended-and-over")
        return state

    def _verify_chance(self) -> None:
        if self.seed is None or self.commitment is None:
            raise BadRecord("fair-not-revealed", what="seed" if self.seed is None else "commitment")
        if commitment(self.seed) != self.commitment:
            raise BadRecord("fair-other-seed")
        source = Source(self.seed, self.nonces or ())
        drawn = 0
        for index, (before, text) in enumerate(zip(self.states(), self.events, strict=False)):
            chance = before.chance
            if chance is None:
                continue
            due = chance.draw(source.output(drawn))
            drawn += 1
            if before.read(text) != due:
                raise BadRecord("fair-other-chance", event=text, due=self.game.text(due), text=shown(text)).at(index)

    def _read_result(self, content: object) -> Result:
        try:
            return self.game.read_result(content)
        except BadRecord:
            self.replay()  # a bad event is refused before the result that follows it
            raise self._wrong_result() from None

    def _wrong_result(self) -> BadRecord:
        return BadRecord("record-result", rule=self.game.result_rule).at(len(self.events))


def _event(game: Game, item: object, index: int) -> str:
    if not isinstance(item, str):
        raise BadRecord("record-event-type", rule=game.notation_rule).at(index)
    return item


def _one_per_seat(game: Game, name: str, fields: Fields) -> tuple[str, ...]:
    given = fields.texts(name)
    if len(given) != game.seats:
        raise BadRecord("record-one-per-seat", name=name, given=len(given), seats=game.seats)
    return tuple(_line(name, each) for each in given)


def _line(name: str, text: str) -> str:
    """Return the text; raise `BadRecord` if it is too long or has more than one line.

    `Source` joins such texts with line breaks to one key, which must stay unambiguous.
    """
    if not _LINE.fullmatch(text):
        raise BadRecord("record-one-line", name=name)
    return text


def _ended(game: Game, fields: Fields) -> Ended:
    by = fields.choice("by", ENDINGS)
    seat = fields.number("seat")
    if not 0 <= seat < game.seats:
        raise BadRecord("no-such-seat", seat=seat)
    fields.done()
    return Ended(by, Seat(seat))

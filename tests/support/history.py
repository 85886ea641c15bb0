"""What clients of a server saw, and a check of it against what is stored.

A client writes a `Story` while it plays: what it sent, what was acknowledged, what it was told. `faults` compares the
stories of a game with its log: every acknowledged command is there once, everybody was told the same in the same
order, no clock lost time that did not pass, and no seat was played by somebody else.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

TOLERANCE = 1.5
"""Seconds by which a clock may differ from what a client measured."""
UNNOTICED = 12.0
"""Seconds without any node that may count on clocks: nodes give a sign of life only every few seconds."""

EntryTold = Mapping[str, Any]
"""A log entry in the form that clients receive (docs/protocol.md)."""


@dataclass
class SentMove:
    """A move that a client sent, perhaps several times with the same id."""

    action: str
    first_sent: float
    """The monotonic time, as all times of a history."""
    ply: int | None = None
    """The ply of the acknowledgement; None if there was none."""
    acknowledged: float | None = None
    refused: bool = False


@dataclass
class Story:
    """What one client of a game saw. A spectator has no seat."""

    game: str
    seat: int | None = None
    person: str | None = None
    moves: dict[str, SentMove] = field(default_factory=dict)
    """The moves it sent, by the id under which the server stores the command."""
    said: list[str] = field(default_factory=list)
    """The lines of chat that were acknowledged, in order."""
    told: list[tuple[int, list[EntryTold]]] = field(default_factory=list)
    """For each connection, the ply before the first entry and all entries that arrived."""
    intrusions: list[str] = field(default_factory=list)
    """What this client was allowed to do although it has no right to."""


@dataclass
class StoredGame:
    """What is stored of a game."""

    game: str
    entries: Sequence[EntryTold]
    commands: Mapping[str, int | None]
    """The ply of every command that a client sent; None if it is not stored."""
    charged: Mapping[int, float] = field(default_factory=dict)
    """The seconds that a move cost on the clock of its seat, by ply."""
    chat: Sequence[str] = ()
    begun: float = 0.0
    """The time at which the game was made."""
    seconds: float | None = None
    """The time on each clock, which is longer than the run, so that nobody may lose on time; None without clocks."""


def faults(stored: StoredGame, stories: Sequence[Story], away: Sequence[tuple[float, float]] = ()) -> list[str]:
    """All contradictions between a game and what its clients saw; `away` are the times without any node."""
    players = {story.seat: story for story in stories if story.seat is not None}
    found = [*_log_faults(stored), *_seat_faults(stored, players), *_chat_faults(stored, stories)]
    for story in stories:
        found += [*_told_faults(stored, story), *_command_faults(stored, story), *story.intrusions]
    found += _clock_faults(stored, players, away)
    return [f"{stored.game}: {fault}" for fault in found]


def _log_faults(stored: StoredGame) -> Iterator[str]:
    plies = [entry["ply"] for entry in stored.entries]
    if plies != list(range(1, len(plies) + 1)):
        yield f"the log has the plies {plies}"
    times = [entry["at"] for entry in stored.entries]
    if times != sorted(times):
        yield "time runs backwards in the log"


def _told_faults(stored: StoredGame, story: Story) -> Iterator[str]:
    kept = {entry["ply"]: entry for entry in stored.entries}
    who = "a spectator" if story.seat is None else f"seat {story.seat}"
    for since, entries in story.told:
        plies = [entry["ply"] for entry in entries]
        if plies != list(range(since + 1, since + 1 + len(plies))):
            yield f"{who} was told {plies} after {since}: not each once and in order"
        for entry in entries:
            if entry["ply"] not in kept:
                yield f"{who} was told of ply {entry['ply']}, which is lost"
            elif entry != kept[entry["ply"]]:
                yield f"{who} was told {dict(entry)}, but {dict(kept[entry['ply']])} is stored"


def _command_faults(stored: StoredGame, story: Story) -> Iterator[str]:
    kept = {entry["ply"]: entry for entry in stored.entries}
    for command, move in story.moves.items():
        ply = stored.commands.get(command)
        if move.refused and ply is not None:
            yield f"{command} was refused, but stored at ply {ply}"
        if move.ply is not None and ply is None:
            yield f"{command} was acknowledged at ply {move.ply}, but is lost"
        elif move.ply is not None and ply != move.ply:
            yield f"{command} was acknowledged at ply {move.ply}, but stored at {ply}"
        if ply is not None and (kept.get(ply, {}).get("text"), kept.get(ply, {}).get("seat")) != (
            move.action,
            story.seat,
        ):
            yield f"{command} is {move.action}, but at ply {ply} there is {dict(kept.get(ply, {}))}"
    plies = [move.ply for move in story.moves.values() if move.ply is not None]
    if plies != sorted(set(plies)):
        yield f"the moves of seat {story.seat} were acknowledged as {plies}: not each once and in order"


def _seat_faults(stored: StoredGame, players: Mapping[int, Story]) -> Iterator[str]:
    sat = [entry for entry in stored.entries if entry["kind"] == "sat"]
    for seat, count in Counter(entry["seat"] for entry in sat).items():
        if count > 1:
            yield f"seat {seat} was taken {count} times"
    for entry in sat:
        story = players.get(entry["seat"])
        if story is not None and entry.get("person") != story.person:
            yield f"seat {entry['seat']} belongs to {entry.get('person')} and not to {story.person}"
    for entry in stored.entries:
        if entry["kind"] in ("substitute", "left"):
            yield f"somebody else plays seat {entry['seat']} since ply {entry['ply']}"
    for seat, story in players.items():
        own = [stored.commands.get(command) for command in story.moves]
        for entry in stored.entries:
            if entry["kind"] == "event" and entry.get("seat") == seat and entry["ply"] not in own:
                yield f"nobody on seat {seat} sent the move at ply {entry['ply']}"
        twice = [ply for ply, count in Counter(ply for ply in own if ply is not None).items() if count > 1]
        if twice:
            yield f"several commands of seat {seat} are one at plies {twice}"


def _chat_faults(stored: StoredGame, stories: Sequence[Story]) -> Iterator[str]:
    for story in stories:
        mine = set(story.said)
        kept = [line for line in stored.chat if line in mine]
        if kept != story.said:
            yield f"seat {story.seat} said {story.said}, but {kept} is stored"


def _clock_faults(
    stored: StoredGame, players: Mapping[int, Story], away: Sequence[tuple[float, float]]
) -> Iterator[str]:
    if stored.seconds is None:
        return
    moves = {stored.commands.get(command): move for story in players.values() for command, move in story.moves.items()}
    began = stored.begun
    for entry in stored.entries:
        move = moves.get(entry["ply"])
        if entry["kind"] == "event" and move is not None:
            charged = stored.charged.get(entry["ply"])
            if charged is None:
                yield f"the clock did not run before ply {entry['ply']}"
            elif move.acknowledged is not None:
                passed = move.acknowledged - began - _unfairly_gone(began, move.acknowledged, away)
                if charged > passed + TOLERANCE:
                    yield f"ply {entry['ply']} cost {charged:.1f} s of the clock in {passed:.1f} s"
            began = move.first_sent
        if entry["kind"] == "ended" and entry.get("by") == "timeout":
            yield f"seat {entry['seat']} lost on time, which was {stored.seconds:.0f} s: longer than the run"


def _unfairly_gone(begin: float, end: float, away: Sequence[tuple[float, float]]) -> float:
    """The seconds between two times without any node, as far as nodes must have noticed that."""
    return sum(max(0.0, min(end, until) - max(begin, since) - UNNOTICED) for since, until in away)

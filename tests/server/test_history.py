"""The check of histories finds what must not happen: here it is given histories in which it did."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from support.history import EntryTold, SentMove, StoredGame, Story, faults

Case = tuple[StoredGame, list[Story]]


def entry(ply: int, kind: str, **fields: object) -> EntryTold:
    return {"ply": ply, "at": 100.0 + ply, "kind": kind, **fields}


def true_history() -> Case:
    """Two people make two moves each, and a spectator comes late. Every move takes two seconds."""
    entries = [
        entry(1, "made"),
        entry(2, "sat", seat=0, person="ada"),
        entry(3, "sat", seat=1, person="bo"),
        entry(4, "began"),
        *(entry(ply, "event", seat=ply % 2, text=f"move {ply}") for ply in (5, 6, 7, 8)),
    ]
    stories = []
    for seat, person in ((0, "ada"), (1, "bo")):
        moves = {
            f"seat:{seat}:c{ply}": SentMove(f"move {ply}", 10.0 + 2 * ply, ply=ply, acknowledged=10.5 + 2 * ply)
            for ply in (5, 6, 7, 8)
            if ply % 2 == seat
        }
        stories.append(Story("g", seat, person, moves, [f"hello {seat}"], [(0, entries[:6]), (6, entries[6:])]))
    stories.append(Story("g", told=[(4, entries[4:])]))
    commands = {command: move.ply for story in stories for command, move in story.moves.items()}
    charged = {5: 1.0, 6: 2.0, 7: 2.0, 8: 2.0}
    return StoredGame("g", entries, commands, charged, ["hello 0", "hello 1"], begun=18.0, seconds=600.0), stories


def lost(case: Case) -> Case:
    stored, stories = case
    commands = {command: ply for command, ply in stored.commands.items() if ply != 8}
    return replace(stored, entries=stored.entries[:-1], commands=commands), stories


def lost_command(case: Case) -> Case:
    stored, stories = case
    return replace(stored, commands={**stored.commands, "seat:0:c8": None}), stories


def doubled(case: Case) -> Case:
    stored, stories = case
    return replace(stored, entries=[*stored.entries, entry(9, "event", seat=0, text="move 8")]), stories


def told_twice(case: Case) -> Case:
    stored, stories = case
    since, entries = stories[2].told[0]
    return stored, [*stories[:2], replace(stories[2], told=[(since, [*entries, entries[-1]])])]


def reordered(case: Case) -> Case:
    stored, stories = case
    since, entries = stories[1].told[0]
    return stored, [stories[0], replace(stories[1], told=[(since, [*entries[:4], entries[5], entries[4]])]), stories[2]]


def left_out(case: Case) -> Case:
    stored, stories = case
    since, entries = stories[1].told[0]
    return stored, [stories[0], replace(stories[1], told=[(since, entries[1:])]), stories[2]]


def told_otherwise(case: Case) -> Case:
    stored, stories = case
    return stored, [*stories[:2], replace(stories[2], told=[(4, [entry(5, "event", seat=1, text="another")])])]


def foreign_seat(case: Case) -> Case:
    stored, stories = case
    entries = [entry(3, "sat", seat=1, person="eve") if each["ply"] == 3 else each for each in stored.entries]
    return replace(stored, entries=entries), [replace(story, told=[]) for story in stories]


def foreign_move(case: Case) -> Case:
    stored, stories = case
    moves = {command: move for command, move in stories[0].moves.items() if move.ply != 8}
    return stored, [replace(stories[0], moves=moves), *stories[1:]]


def intruder(case: Case) -> Case:
    stored, stories = case
    return stored, [*stories, Story("g", intrusions=["a spectator may move"])]


def refused_and_stored(case: Case) -> Case:
    stored, stories = case
    moves = {**stories[0].moves, "seat:0:c8": SentMove("move 8", 26.0, refused=True)}
    return stored, [replace(stories[0], moves=moves), *stories[1:]]


def clock_lost(case: Case) -> Case:
    stored, stories = case
    return replace(stored, charged={**stored.charged, 7: 3602.0}), stories


def clock_stopped(case: Case) -> Case:
    stored, stories = case
    return replace(stored, charged={5: 1.0, 6: 2.0, 8: 2.0}), stories


def flag_fell(case: Case) -> Case:
    stored, stories = case
    return replace(stored, entries=[*stored.entries, entry(9, "ended", seat=1, by="timeout")]), stories


def chat_doubled(case: Case) -> Case:
    stored, stories = case
    return replace(stored, chat=["hello 0", "hello 1", "hello 0"]), stories


def time_runs_backwards(case: Case) -> Case:
    stored, stories = case
    entries = [*stored.entries[:-1], {**stored.entries[-1], "at": 3.0}]
    return replace(stored, entries=entries), [replace(story, told=[]) for story in stories]


def test_a_true_history_has_no_fault() -> None:
    assert faults(*true_history()) == []


@pytest.mark.parametrize(
    ("falsified", "says"),
    [
        (lost, "is lost"),
        (lost_command, "acknowledged at ply 8, but is lost"),
        (doubled, "nobody on seat 0 sent the move at ply 9"),
        (told_twice, "not each once and in order"),
        (reordered, "not each once and in order"),
        (left_out, "not each once and in order"),
        (told_otherwise, "is stored"),
        (foreign_seat, "belongs to eve"),
        (foreign_move, "nobody on seat 0 sent the move at ply 8"),
        (intruder, "a spectator may move"),
        (refused_and_stored, "was refused, but stored"),
        (clock_lost, "cost 3602.0 s of the clock"),
        (clock_stopped, "the clock did not run"),
        (flag_fell, "lost on time"),
        (chat_doubled, "said"),
        (time_runs_backwards, "time runs backwards"),
    ],
)
def test_a_false_history_is_found(falsified: Callable[[Case], Case], says: str) -> None:
    assert any(says in fault for fault in faults(*falsified(true_history())))


def test_time_without_any_node_must_not_count_on_a_clock() -> None:
    stored, stories = true_history()
    late = replace(stories[1].moves["seat:1:c7"], acknowledged=124.0)
    stories[1].moves["seat:1:c7"] = late
    assert faults(replace(stored, charged={**stored.charged, 7: 100.0}), stories) == []
    away = [(23.0, 123.0)]
    found = faults(replace(stored, charged={**stored.charged, 7: 100.0}), stories, away)
    assert any("ply 7 cost 100.0 s" in fault for fault in found)
    assert faults(replace(stored, charged={**stored.charged, 7: 13.0}), stories, away) == []

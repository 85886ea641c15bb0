"""Tournaments: balanced seats, kept game by game, gone on with after any interruption."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from support.patience import PATIENCE
from support.refused import because

from longhouse.errors import BadOptions
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.game import Json, Seat
from longhouse.lab.arena import BotMatch, games_of, match_of
from longhouse.lab.executing.local import LocalProcesses, ThisProcess
from longhouse.lab.results import MatchGame, read_games
from longhouse.lab.standings import Interval, against_each, mean, share, standings

ARENA = [sys.executable, "-m", "longhouse.cli", "arena"]


def match(names: str = "random,random", games: int = 4, **options: Json) -> BotMatch:
    return match_of(game_with("fjords", options), names.split(","), "7", games)


def lines_of(file: Path) -> list[int]:
    return [json.loads(line)["number"] for line in file.read_text().splitlines()]


def test_each_player_sits_once_on_each_seat_of_each_deal() -> None:
    played = list(games_of(match("random,random,random", 6, players=3), None, ThisProcess()))
    seats = Counter((game.deal, seat, player) for game in played for seat, player in enumerate(game.seats))
    assert seats == Counter((deal, seat, player) for deal in range(2) for seat in range(3) for player in range(3))


def test_a_deal_that_is_begun_is_played_in_all_rotations() -> None:
    assert match(games=5).games == 6


def test_names_and_seats_must_agree() -> None:
    with pytest.raises(BadOptions, check=because("player-seats")):
        match("random,random,random")


def test_a_game_depends_on_nothing_but_the_match_and_its_number() -> None:
    one, other = (
        sorted(games_of(match(games=8), None, executor), key=lambda game: game.number)
        for executor in (ThisProcess(), LocalProcesses(2))
    )
    assert [game.result for game in one] == [game.result for game in other]
    assert len({game.result for game in one}) > 1


def test_a_match_is_gone_on_with_and_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    games = games_of(match(games=8), file, ThisProcess())
    kept = list(islice(games, 3))
    games.close()
    before = file.read_bytes()
    assert [game.number for game in kept] == lines_of(file)
    assert len(list(games_of(match(games=8), file, ThisProcess()))) == 8
    assert file.read_bytes().startswith(before)
    assert sorted(lines_of(file)) == list(range(8))
    assert len(list(games_of(match(games=10), file, ThisProcess()))) == 10
    assert sorted(lines_of(file)) == list(range(10))


def test_other_matches_in_the_same_file_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(games_of(match(games=4), file, ThisProcess()))
    other = match_of(game_with("fjords", {}), ["random", "random"], "8", 2)
    assert len(list(games_of(other, file, ThisProcess()))) == 2
    assert len(list(read_games(file, match().key(), match().game))) == 4


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(games_of(match(games=4), file, ThisProcess()))
    file.write_bytes(file.read_bytes()[:-30])
    assert len(list(games_of(match(games=4), file, ThisProcess()))) == 4
    assert len(list(read_games(file, match().key(), match().game))) == 4


def test_killed_in_the_middle_it_loses_nothing_that_was_over_and_leaves_no_process(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = [*ARENA, "fjords", "--players", "random,random", "--games", "100000", "--jobs", "2", "--out", str(file)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    wait_for_lines(file, 20)
    running.kill()
    running.wait()
    deadline = time.monotonic() + PATIENCE
    while group_exists(running.pid):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    done = len([line for line in file.read_bytes().split(b"\n") if line.endswith(b"}")])
    command[command.index("100000")] = str(2 * done)
    figures = json.loads(subprocess.run([*command, "--json"], capture_output=True, check=True).stdout)
    assert figures["games"] == 2 * done
    assert len(lines_of_whole(file)) == 2 * done


def test_interrupted_it_says_how_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = [*ARENA, "fjords", "--players", "random,random", "--games", "100000", "--out", str(file), "--json"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        wait_for_lines(file, 5)
        running.send_signal(signal.SIGINT)
        told, complaints = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == 130
    assert complaints == b""
    assert json.loads(told)["games"] == len(lines_of(file))


def wait_for_lines(file: Path, count: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def group_exists(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def lines_of_whole(file: Path) -> set[int]:
    """The numbers of the games whose line was not cut off."""
    numbers = set()
    for line in file.read_text().splitlines():
        if line.endswith("}"):
            numbers.add(json.loads(line)["number"])
    return numbers


def test_alone_each_player_plays_each_deal() -> None:
    alone = match_of(game_with("northwood", {}), ["random"], "7", 5)
    (stands,) = standings(alone, list(games_of(alone, None, ThisProcess())))
    assert (stands.games, len(stands.fiefs), stands.rating) == (5, 8, None)
    assert [least for least, _ in stands.reached] == [16, 18, 20]


def test_the_table_counts_wins_margins_and_ties() -> None:
    between = match("random,greedy", 4)
    results = [
        FjordsResult((30, 20), (Seat(0),)),
        FjordsResult((10, 20), (Seat(1),)),
        FjordsResult((25, 15), (Seat(0),)),
        FjordsResult((18, 18), ()),
    ]
    games = [
        MatchGame(number, number // 2, between.seats(number % 2), result, (1, 2), (1, 2))
        for number, result in enumerate(results)
    ]
    one, other = standings(between, games)
    assert (one.won.figure, other.won.figure) == (3.5 / 4, 0.5 / 4)  # it wins on seat 0, then on seat 1, then on 0
    assert (one.margin.figure, other.margin.figure) == (7.5, -7.5)
    assert one.rating is not None
    assert other.rating is not None
    assert one.rating[0] > other.rating[0]
    assert standings(between, games[::-1]) == [one, other]


def test_a_share_against_several_is_told_as_a_share_against_each() -> None:
    one = against_each(Interval(0.5, 0.25, 0.75), 1)
    assert (one.figure, one.low, one.high) == pytest.approx((0.5, 0.25, 0.75))
    assert against_each(share(25, 100), 3).figure == pytest.approx(0.5)  # chance in a game of four
    rng = random.Random(3)
    strong, others = 3.0, 2  # each plays as if by the first of some clocks that ring at these rates
    games = [min(rng.expovariate(1.0) for _ in range(others)) > rng.expovariate(strong) for _ in range(20_000)]
    found = against_each(share(sum(games), len(games)), others)
    assert found.low < strong / (strong + 1) < found.high


def test_the_interval_holds_the_truth_in_about_95_of_100_experiments() -> None:
    rng = random.Random(1)
    for chance in (0.5, 0.95):
        held = 0
        for _ in range(1_000):
            found = share(sum(rng.random() < chance for _ in range(100)), 100)
            held += found.low <= chance <= found.high
        assert 920 <= held <= 980
    held = 0
    for _ in range(1_000):
        found = mean([rng.gauss(3, 5) for _ in range(100)])
        held += found.low <= 3 <= found.high
    assert 920 <= held <= 980

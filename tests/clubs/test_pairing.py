"""Tournaments of any size, with byes, draws and people who leave: whatever happens, the pairings are fair."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from longhouse.clubs.pairing import LEAST, MOST, RoundPairing, TournamentKind, TournamentScore, paired, rounds_of, table

SIZES = st.integers(LEAST, MOST)
SCORES: list[TournamentScore] = ["one", "other", "drawn", "none"]


def played(kind: TournamentKind, players: int, data: st.DataObject, leaving: bool = False) -> list[list[RoundPairing]]:
    """A whole tournament with any results; players may leave between rounds."""
    rounds: list[list[RoundPairing]] = []
    gone: set[int] = set()
    for _ in range(rounds_of(kind, players)):
        found = paired(kind, players, gone, rounds)
        here = [player for pairing in found for player in (pairing.one, pairing.other) if player is not None]
        assert sorted(here) == [player for player in range(players) if player not in gone]
        assert sum(pairing.other is None for pairing in found) <= (players if leaving else players % 2)
        rounds.append([RoundPairing(each.one, each.other, data.draw(st.sampled_from(SCORES))) for each in found])
        if leaving and data.draw(st.booleans()):
            gone.add(data.draw(st.integers(0, players - 1)))
    return rounds


@given(SIZES, st.data())
def test_in_a_round_robin_everybody_meets_everybody_once(players: int, data: st.DataObject) -> None:
    rounds = played("round-robin", players, data)
    met = [frozenset((each.one, each.other)) for found in rounds for each in found if each.other is not None]
    assert len(met) == len(set(met)) == players * (players - 1) // 2
    byes = [each.one for found in rounds for each in found if each.other is None]
    assert sorted(byes) == (list(range(players)) if players % 2 else [])


@given(SIZES, st.data())
def test_in_a_swiss_tournament_nobody_meets_twice_or_rests_twice(players: int, data: st.DataObject) -> None:
    rounds = played("swiss", players, data)
    met = [frozenset((each.one, each.other)) for found in rounds for each in found if each.other is not None]
    assert len(met) == len(set(met))
    byes = [each.one for found in rounds for each in found if each.other is None]
    assert len(byes) == len(set(byes))


@given(st.sampled_from(["round-robin", "swiss"]), SIZES, st.data())
def test_who_leaves_is_not_paired_and_the_table_keeps_what_was_played(
    kind: TournamentKind, players: int, data: st.DataObject
) -> None:
    rounds = played(kind, players, data, leaving=True)
    rows = table(kind, players, rounds)
    assert sorted(row.player for row in rows) == list(range(players))
    assert [row.halves for row in rows] == sorted((row.halves for row in rows), reverse=True)
    given_out = sum(
        2 * (each.score in ("one", "other", "drawn")) if each.other is not None else 2 * (kind == "swiss")
        for found in rounds
        for each in found
    )
    assert sum(row.halves for row in rows) == given_out
    for above, below in pairwise(rows):
        assert above.place <= below.place


def test_of_equal_points_those_against_the_stronger_count_more() -> None:
    rounds = [
        [RoundPairing(0, 1, "one"), RoundPairing(2, 3, "one")],
        [RoundPairing(0, 2, "one"), RoundPairing(1, 3, "one")],
    ]
    rows = table("swiss", 4, rounds)
    assert [row.player for row in rows] == [0, 1, 2, 3]
    assert [(row.place, row.halves, row.buchholz) for row in rows] == [(1, 4, 4), (2, 2, 4), (2, 2, 4), (4, 0, 4)]


def test_the_winners_of_the_first_round_meet_in_the_second() -> None:
    first = [RoundPairing(0, 1, "other"), RoundPairing(2, 3, "other")]
    assert {frozenset((each.one, each.other)) for each in paired("swiss", 4, (), [first])} == {
        frozenset((1, 3)),
        frozenset((0, 2)),
    }

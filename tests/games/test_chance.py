"""The generator, held against its description in docs/chance.md, written once more."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.games.chance import Handful, OneOf, Source, commitment

bounds = st.integers(1, 2**64 - 1)


def described(seed: str, nonces: list[str], n: int, bound: int, count: int) -> list[int]:
    """What docs/chance.md says, step by step."""
    key = hashlib.sha256("\n".join(["longhouse/1", seed, *nonces]).encode("utf-8")).digest()
    numbers: list[int] = []
    block = 0
    while len(numbers) < count:
        digest = hashlib.sha256(key + n.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        further = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
        numbers += [number % bound for number in further if number < 2**64 - 2**64 % bound]
        block += 1
    return numbers[:count]


@given(st.text(max_size=20), st.lists(st.text(max_size=9), max_size=4), st.integers(0, 10**6), bounds)
def test_numbers_are_those_of_the_description(seed: str, nonces: list[str], n: int, bound: int) -> None:
    stream = Source(seed, nonces).output(n)
    assert [stream.below(bound) for _ in range(9)] == described(seed, nonces, n, bound, 9)


def test_an_output_does_not_depend_on_what_was_asked_before() -> None:
    source = Source("seed")
    alone = source.output(5).below(1000)
    [source.output(n).below(7) for n in range(5)]
    assert source.output(5).below(1000) == alone


def test_a_nonce_changes_everything() -> None:
    plain, mixed = Source("seed", ["a", "b"]), Source("seed", ["a", "c"])
    assert [plain.output(n).below(10**6) for n in range(4)] != [mixed.output(n).below(10**6) for n in range(4)]


def test_a_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_each_choice_is_as_likely_as_the_others() -> None:
    source = Source("dice")
    counts = Counter(source.output(n).below(6) for n in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_one_of_several_knows_its_probabilities() -> None:
    chance = OneOf("*row", (3, 5, 8, 9))
    assert chance.probability(("*row", 5)) == 0.25
    assert chance.probability(("*row", 4)) == chance.probability(("*draw", 5)) == chance.probability(("*row",)) == 0
    assert {event for event, _ in chance.outcomes()} == {("*row", 3), ("*row", 5), ("*row", 8), ("*row", 9)}
    assert chance.draw(Source("1").output(0)) in dict(chance.outcomes())


def test_a_handful_is_written_in_ascending_order_and_has_no_tile_twice() -> None:
    chance = Handful("*swap", (9, 1, 7, 4, 2), 3)
    assert chance.probability(("*swap", 1, 4, 9)) == pytest.approx(1 / 10)
    assert chance.probability(("*swap", 1, 1, 9)) == chance.probability(("*swap", 1, 9)) == 0
    drawn = [chance.draw(Source("1").output(n)) for n in range(300)]
    assert all(list(event[1:]) == sorted(set(event[1:])) for event in drawn)
    assert {event for event, _ in chance.outcomes()} == set(drawn)


def test_what_chance_brings_can_be_picked_one_by_one_in_any_order() -> None:
    one, several = OneOf("*row", (3, 5)), Handful("*swap", (9, 1, 7), 2)
    assert (one.further([]), one.further([5]), one.brought([5])) == ((3, 5), (), ("*row", 5))
    assert several.further([]) == [1, 7, 9]
    assert several.further([9]) == [1, 7]
    assert several.further([9, 1]) == ()
    assert several.brought([9, 1]) == ("*swap", 1, 9)

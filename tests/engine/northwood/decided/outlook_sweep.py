"""More of what test_outlook.py checks than there is time for each time: `make outlook`.

All hands of up to three of six cards in every situation: with any two allies, with LL and whom she can refresh, and
with QL under every ruler.
"""

from itertools import combinations

import pytest
from support.outlook import CODES, compare, small_visits

SIZES = (1, 2, 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pair", list(combinations(CODES, 2)), ids=" ".join)
def test_with_any_two_allies(pair: tuple[str, str], size: int) -> None:
    assert compare(small_visits(" ".join(pair), size=size)) > 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("other", [code for code in CODES if code != "LL"])
def test_with_any_ally_who_can_be_refreshed(other: str, size: int) -> None:
    assert compare(small_visits("LL", other, size=size), most=20_000) > 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ruler", [code for code in CODES if code != "QL"])
def test_with_the_text_of_any_ruler(ruler: str, size: int) -> None:
    assert compare(small_visits("QL", ruler=ruler, size=size), most=20_000) > 0


@pytest.mark.parametrize("size", SIZES)
def test_with_scores_that_have_to_be_lowered_twice(size: int) -> None:
    assert compare(small_visits("QC LL", "BF PE", ruler="BL", size=size), most=20_000) > 0

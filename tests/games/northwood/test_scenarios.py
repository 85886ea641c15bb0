"""The book of scenarios: complete, validated, explained in three languages, and winnable."""

import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression

import longhouse
from longhouse.errors import LonghouseError
from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, Seat
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.scenarios import SEASONS, longhouse_year, read_book
from longhouse.games.northwood.special_rules import SPECIAL_RULES
from longhouse.games.record import Record
from longhouse.words import LANGUAGES

RECORDS = Path(__file__).parent / "records"
WORDS = Path(longhouse.__file__).parent / "words"


def test_the_year_has_four_scenarios_per_season_in_order() -> None:
    assert [scenario.season for scenario in longhouse_year().values()] == [s for s in SEASONS for _ in range(4)]


def test_the_year_uses_every_special_rule() -> None:
    used = {
        rule.name for scenario in longhouse_year().values() for rule in (*scenario.rules, *scenario.challenge.rules)
    }
    assert used == set(SPECIAL_RULES)
    assert len({rule.name for scenario in longhouse_year().values() for rule in scenario.rules}) >= 12


@pytest.mark.parametrize("challenge", [False, True])
@pytest.mark.parametrize("scenario", longhouse_year())
def test_a_scenario_can_be_won(scenario: str, challenge: bool) -> None:
    record = Record.read((RECORDS / f"{scenario}{'-challenge' if challenge else ''}.json").read_bytes())
    assert record.game.options() == {"scenario": scenario, "challenge": challenge}
    result = record.verify(fair=True).result
    assert result is not None
    assert result.outcome(Seat(0)) == "won"
    assert record.result == result


@pytest.mark.parametrize("scenario", longhouse_year())
def test_a_challenge_is_harder_and_goes_back_into_a_record(scenario: str) -> None:
    plain = game_with("northwood", {"scenario": scenario})
    harder = game_with("northwood", {"scenario": scenario, "challenge": True})
    assert plain.options() == {"scenario": scenario, "challenge": False}
    assert harder.options() == {"scenario": scenario, "challenge": True}
    challenge = longhouse_year()[scenario].challenge
    assert challenge.goal > longhouse_year()[scenario].goal or challenge.rules


def variants(language: str, key: str) -> set[str]:
    """What a text that depends on its parameter knows."""
    resource = FluentParser().parse((WORDS / language / "northwood.ftl").read_text("utf-8"))
    (found,) = [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name == key]
    assert isinstance(found.value, Pattern)
    (placeable,) = found.value.elements
    assert isinstance(placeable, Placeable)
    assert isinstance(placeable.expression, SelectExpression)
    return {str(getattr(variant.key, "name", "")) for variant in placeable.expression.variants} - {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_every_language(language: str) -> None:
    codes = {character.code for character in CHARACTERS}
    assert variants(language, "northwood-character") == codes
    assert variants(language, "northwood-ability") == codes
    assert variants(language, "northwood-special-rule") == set(SPECIAL_RULES)
    assert variants(language, "northwood-scenario-title") == set(longhouse_year())
    assert variants(language, "northwood-scenario-text") == set(longhouse_year())
    assert variants(language, "northwood-season") == set(SEASONS)


GOOD = """
[[scenarios]]
id = "a"
season = "spring"
goal = 10
rules = [{ rule = "visit-last", fief = 3 }]
challenge = { goal = 12 }
"""
DEAL = """
[scenarios.deal]
allies = ["JC", "JF", "JL", "JE"]
rulers = ["QC", "KC", "QF", "KF", "QL", "KL", "QE", "KE"]
"""


def test_a_scenario_may_name_its_allies_and_rulers() -> None:
    read_book(tomllib.loads(GOOD))
    read_book(tomllib.loads(GOOD + DEAL))
    (fixed,) = read_book(tomllib.loads(GOOD + DEAL + "in-order = true")).values()
    assert fixed.deal is not None
    assert len(list(fixed.deal.outcomes())) == 1


@pytest.mark.parametrize(
    ("book", "key"),
    [
        (GOOD + GOOD, "northwood-scenario-twice"),
        (GOOD.replace('"a"', '"A b"'), "northwood-scenario-id"),
        (GOOD.replace('"a"', "7"), "field-type"),
        (GOOD.replace("spring", "monsoon"), "field-choice"),
        (GOOD.replace("goal = 10\n", ""), "field-missing"),
        (GOOD.replace("goal = 10", "goal = 21"), "northwood-scenario-goal"),
        (GOOD.replace("goal = 12", "goal = 10"), "northwood-scenario-challenge"),
        (GOOD.replace("visit-last", "visit-never"), "northwood-scenario-rule"),
        (GOOD.replace("fief = 3", "fief = 8"), "field-choice"),
        (GOOD.replace(", fief = 3", ""), "field-missing"),
        (GOOD.replace("fief = 3", "fief = 3, size = 3"), "field-unknown"),
        (GOOD.replace("goal = 12", 'rules = [{ rule = "visit-last", fief = 4 }]'), "northwood-scenario-rule-twice"),
        (GOOD + 'colour = "red"', "field-unknown"),
        (GOOD + DEAL.replace('"JC"', '"XC"'), "northwood-scenario-character"),
        (GOOD + DEAL.replace('"JC"', '"QC"'), "northwood-scenario-deal"),
        (GOOD + DEAL.replace('"JC", ', ""), "northwood-scenario-deal"),
    ],
)
def test_a_bad_scenario_is_refused_when_it_is_loaded(book: str, key: str) -> None:
    with pytest.raises(LonghouseError) as refusal:
        read_book(tomllib.loads(book))
    assert refusal.value.key == key


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"scenario": "no-such"}, "northwood-scenario-unknown"),
        ({"scenario": "first-thaw", "goal": 16}, "northwood-scenario-has-its-own"),
        ({"scenario": "first-thaw", "setup": "full"}, "northwood-scenario-has-its-own"),
        ({"challenge": True}, "northwood-challenge-alone"),
        ({"setup": "half"}, "field-choice"),
        ({"goal": 17}, "field-choice"),
        ({"goal": "16"}, "field-type"),
        ({"players": 1}, "field-unknown"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Json], key: str) -> None:
    with pytest.raises(LonghouseError) as refusal:
        game_with("northwood", options)
    assert refusal.value.key == key


def test_options_have_defaults() -> None:
    assert game_with("northwood", {}).options() == {"setup": "intro", "goal": 16}
    assert game_with("northwood", {"challenge": False}).options() == {"setup": "intro", "goal": 16}

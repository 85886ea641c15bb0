"""Scenarios (section 6): set-up, special rules and goal as data. The sixteen shipped ones form *The Longhouse Year*."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from longhouse.errors import BadData, BadOptions
from longhouse.games.chance import Chance
from longhouse.games.fields import Fields, shown
from longhouse.games.northwood.characters import NUMBER, SUIT
from longhouse.games.northwood.draws import ALLIES, Certain, Deal
from longhouse.games.northwood.fiefs import FIEFS
from longhouse.games.northwood.special_rules import SPECIAL_RULES, SpecialRule
from longhouse.games.northwood.views import SetupName

SETUPS: tuple[SetupName, ...] = ("intro", "full")
SEASONS = ("spring", "summer", "autumn", "winter")
MOST_STARS = 20

_ID = re.compile(r"[a-z][a-z0-9-]{0,31}")


@dataclass(frozen=True, slots=True)
class Challenge:
    """The harder version of a scenario: its goal, and additional rules."""

    goal: int
    """The number of stars to be reached."""
    rules: tuple[SpecialRule, ...]
    """The special rules that are added to those of the scenario."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario. Its title and texts are in `longhouse.words`, under the id of the scenario."""

    id: str
    """The id by which options name the scenario."""
    season: str
    """The season that the scenario belongs to: `spring`, `summer`, `autumn` or `winter`."""
    setup: SetupName
    """The name of the set-up, `intro` or `full`."""
    deal: Chance | None
    """The chance event that deals allies and rulers; None to deal them as usual with this set-up."""
    goal: int
    """The number of stars to be reached."""
    rules: tuple[SpecialRule, ...]
    """The special rules."""
    challenge: Challenge
    """The harder version of the scenario."""


def scenario_with(id_: str) -> Scenario:
    """Find the shipped scenario with this id. Raises `BadOptions` if there is none."""
    book = longhouse_year()
    if id_ not in book:
        raise BadOptions("northwood-scenario-unknown", scenario=shown(id_), scenarios=", ".join(book))
    return book[id_]


@cache
def longhouse_year() -> Mapping[str, Scenario]:
    """Return the sixteen shipped scenarios (*The Longhouse Year*) by id, in their order."""
    file = resources.files("longhouse.games.northwood") / "data" / "longhouse-year.toml"
    return read_book(tomllib.loads(file.read_text("utf-8")))


def read_book(content: object) -> Mapping[str, Scenario]:
    """Read a collection of scenarios from the parsed content of its TOML file. Raises `BadData` if it is invalid."""
    fields = Fields(content, "book", BadData)
    book: dict[str, Scenario] = {}
    for entry in fields.objects("scenarios"):
        scenario = read_scenario(entry)
        if scenario.id in book:
            raise BadData("northwood-scenario-twice", scenario=scenario.id)
        book[scenario.id] = scenario
    fields.done()
    return book


def read_scenario(fields: Fields) -> Scenario:
    """Read one scenario from its TOML table. Raises `BadData` if it is invalid."""
    id_ = fields.text("id")
    if not _ID.fullmatch(id_):
        raise BadData("northwood-scenario-id", scenario=shown(id_))
    season = fields.choice("season", SEASONS)
    setup = fields.choice("setup", SETUPS, default="intro")
    deal = _read_deal(id_, fields.section("deal")) if "deal" in fields else None
    goal = _read_goal(id_, fields)
    rules = _read_rules(id_, fields, taken=())
    harder = fields.section("challenge")
    challenge_goal = _read_goal(id_, harder) if "goal" in harder else goal
    challenge = Challenge(challenge_goal, _read_rules(id_, harder, taken=rules))
    harder.done()
    fields.done()
    if challenge.goal < goal or (challenge.goal == goal and not challenge.rules):
        raise BadData("northwood-scenario-challenge", scenario=id_)
    return Scenario(id=id_, season=season, setup=setup, deal=deal, goal=goal, rules=rules, challenge=challenge)


def _read_goal(id_: str, fields: Fields) -> int:
    goal = fields.number("goal")
    if not 1 <= goal <= MOST_STARS:
        raise BadData("northwood-scenario-goal", scenario=id_, goal=goal, most=MOST_STARS)
    return goal


def _read_deal(id_: str, fields: Fields) -> Chance:
    """Read the deal of a scenario: allies and rulers by code. The rulers are shuffled unless `in-order` is set."""
    allies, rulers = fields.texts("allies"), fields.texts("rulers")
    in_order = fields.flag("in-order", default=False)
    fields.done()
    for code in (*allies, *rulers):
        if code not in NUMBER:
            raise BadData("northwood-scenario-character", scenario=id_, character=shown(code))
    if len(allies) != ALLIES or len(rulers) != FIEFS or len({*allies, *rulers}) != ALLIES + FIEFS:
        raise BadData("northwood-scenario-deal", scenario=id_)
    team = sorted((NUMBER[code] for code in allies), key=lambda ally: (SUIT[ally], ally))
    court = [NUMBER[code] for code in rulers]
    return Certain(("*setup", *[*team, *court])) if in_order else Deal(team, court)


def _read_rules(id_: str, fields: Fields, taken: tuple[SpecialRule, ...]) -> tuple[SpecialRule, ...]:
    rules: list[SpecialRule] = []
    for entry in fields.objects("rules") if "rules" in fields else ():
        name = entry.text("rule")
        if name not in SPECIAL_RULES:
            raise BadData("northwood-scenario-rule", scenario=id_, name=shown(name))
        if any(rule.name == name for rule in (*taken, *rules)):
            raise BadData("northwood-scenario-rule-twice", scenario=id_, name=name)
        kind = SPECIAL_RULES[name]
        number = 0
        if kind.takes is not None:
            parameter, allowed = kind.takes
            number = entry.choice(parameter, tuple(allowed))
        entry.done()
        rules.append(kind(len(taken) + len(rules), number))
    return tuple(rules)

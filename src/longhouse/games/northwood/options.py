"""Reads the options for For Northwood! (docs/rules/records.md)."""

from collections.abc import Mapping
from dataclasses import dataclass

from longhouse.errors import BadOptions
from longhouse.games.chance import Chance
from longhouse.games.fields import Fields
from longhouse.games.northwood.characters import NUMBER, SUIT
from longhouse.games.northwood.draws import Deal, Reveal
from longhouse.games.northwood.scenarios import Scenario, scenario_with
from longhouse.games.northwood.special_rules import SpecialRule
from longhouse.games.northwood.views import NorthwoodOptions, SetupName

GOALS = (16, 18, 20)
"""The numbers of stars to reach in the Standard, Advanced and Idealist game (N3.7)."""
SETUPS: Mapping[SetupName, Chance] = {
    "intro": Deal(
        [NUMBER["J" + suit] for suit in "CFLE"],
        [NUMBER[rank + suit] for suit in "CFLE" for rank in "QK"],
    ),
    "full": Reveal(SUIT),
}


@dataclass(frozen=True, slots=True)
class NorthwoodSettings:
    """A valid combination of options: a set-up and a goal, or a scenario, which has its own set-up and goal."""

    setup: SetupName
    """The name of the set-up, `intro` or `full`."""
    goal: int
    """The number of stars to be reached."""
    deal: Chance
    """The chance event that deals allies and rulers."""
    rules: tuple[SpecialRule, ...] = ()
    """The special rules in play; empty without a scenario."""
    scenario: Scenario | None = None
    """The scenario; None if a set-up and a goal were chosen instead."""
    challenge: bool = False
    """Whether the harder version of the scenario is played."""

    def to_json(self) -> NorthwoodOptions:
        """Return all options as a record stores them, defaults included."""
        if self.scenario is None:
            return {"setup": self.setup, "goal": self.goal}
        return {"scenario": self.scenario.id, "challenge": self.challenge}


def read_options(given: Mapping[str, object]) -> NorthwoodSettings:
    """Parse options from a record or a command line. Raises `BadOptions` if they are invalid."""
    fields = Fields(given, "options", BadOptions)
    scenario = fields.optional_text("scenario")
    challenge = fields.flag("challenge", default=False)
    if scenario is not None:
        for name in ("setup", "goal"):
            if name in fields:
                raise BadOptions("northwood-scenario-has-its-own", name=name)
        fields.done()
        return _of_scenario(scenario_with(scenario), challenge)
    if challenge:
        raise BadOptions("northwood-challenge-alone")
    setup = fields.choice("setup", tuple(SETUPS), default="intro")
    goal = fields.choice("goal", GOALS, default=GOALS[0])
    fields.done()
    return NorthwoodSettings(setup, goal, SETUPS[setup])


def _of_scenario(scenario: Scenario, challenge: bool) -> NorthwoodSettings:
    return NorthwoodSettings(
        setup=scenario.setup,
        goal=scenario.challenge.goal if challenge else scenario.goal,
        deal=scenario.deal or SETUPS[scenario.setup],
        rules=scenario.rules + (scenario.challenge.rules if challenge else ()),
        scenario=scenario,
        challenge=challenge,
    )

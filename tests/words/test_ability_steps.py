"""Each decision within an ability has words of its own in the browser."""

import inspect

import pytest

from longhouse.games.northwood.characters import claws, eyes, flowers, leaves
from longhouse.games.northwood.steps import AbilityStep
from longhouse.words import LANGUAGES, Words

MODULES = (claws, eyes, flowers, leaves)
DECISIONS = sorted(
    {
        name
        for module in MODULES
        for name, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, AbilityStep) and each.actions is not AbilityStep.actions
    }
)
OTHERWISE = "StopOrMore"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_a_sentence(language: str) -> None:
    words = Words(language)
    told = {step: words.say("web-northwood-step", step=step, count=2, pile="discard") for step in DECISIONS}
    assert OTHERWISE in told
    assert len(set(told.values())) == len(DECISIONS), "a step without a sentence is told with that of another"

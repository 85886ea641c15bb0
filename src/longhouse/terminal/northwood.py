"""For Northwood! in letters: the fiefs in a row, the allies with their abilities, the piles and the hand."""

from collections.abc import Collection
from typing import cast

from rich.text import Text

from longhouse.games.game import JsonObject, Seat
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.options import GOALS
from longhouse.games.northwood.scenarios import scenario_with
from longhouse.words import Words

_SUITS = {"C": "red3", "F": "magenta", "L": "green", "E": "dodger_blue1"}
_WIDTH = 10
_MEDALS = dict(zip(GOALS, ("bronze", "silver", "gold"), strict=True))
_SEEN = {"left": "northwood-show-left", "from": "northwood-show-from", "last": "northwood-show-last"}
"""What a special rule may let see of its state, and how it is said."""


def draw(view: JsonObject, words: Words, marked: Collection[str] = ()) -> Text:
    """A view as text; nothing of it is ever marked."""
    del marked
    text = Text()
    _add_scenario(text, view, words)
    if "fiefs" in view:
        _add_fiefs(text, view, words)
        _add_allies(text, view, words)
    if "fief" in view:
        _add_visit(text, view, words)
    if view.get("hand") is not None:
        _add_cards(text, words.say("northwood-show-hand"), cast(list[str], view["hand"]))
    if "result" in view:
        _add_result(text, view, words)
    return text


def _add_scenario(text: Text, view: JsonObject, words: Words) -> None:
    scenario = cast(dict[str, str], view["options"]).get("scenario")
    if scenario is not None:
        season = scenario_with(scenario).season
        text.append(words.say("northwood-show-scenario", season=season, scenario=scenario) + "\n", "bold")
        text.append(words.say("northwood-scenario-text", scenario=scenario) + "\n", "italic")
    for rule in cast(list[JsonObject], view["rules"]):
        number = next((value for name, value in rule.items() if name not in ("rule", "seen")), 0)
        said = words.say("northwood-special-rule", rule_name=str(rule["rule"]), number=cast(int, number))
        text.append(f"* {said}\n")
        for name, value in cast(dict[str, int], rule.get("seen") or {}).items():
            if name in _SEEN:
                text.append(f"  {words.say(_SEEN[name], number=value)}\n")
    stars = cast(int, view.get("stars", 0))
    text.append(words.say("northwood-show-goal", goal=cast(int, view["goal"]), stars=stars) + "\n")


def _add_fiefs(text: Text, view: JsonObject, words: Words) -> None:
    fiefs = cast(list[dict[str, str | int | None]], view["fiefs"])
    here = view.get("fief")
    rows = {
        "northwood-show-fief": [f"{fief['fief']} {'*' * int(fief['worth'] or 0)}" for fief in fiefs],
        "northwood-show-ruler": [str(fief["ruler"] or "–") for fief in fiefs],
    }
    for key, cells in rows.items():
        text.append(words.say(key).ljust(_WIDTH), "dim")
        for cell in cells:
            text.append(cell.ljust(_WIDTH), _SUITS.get(cell[-1], ""))
        text.rstrip()
        text.append("\n")
    text.append(" " * _WIDTH)
    for fief in fiefs:
        fate = "here" if fief["fief"] == here else str(fief["fate"])
        text.append(words.say("northwood-show-fate", fate=fate).ljust(_WIDTH), "bold" if fate == "here" else "")
    text.rstrip()
    text.append("\n\n")


def _add_allies(text: Text, view: JsonObject, words: Words) -> None:
    for ally in cast(list[dict[str, str | bool | None]], view["allies"]):
        role = "ready" if ally["ready"] else "exhausted"
        if ally["substitute"]:
            _add_character(text, words, str(ally["substitute"]), role, covers=str(ally["ally"]))
        else:
            _add_character(text, words, str(ally["ally"]), role)
    for friend in _callable(view):
        _add_character(text, words, friend, "friend")
    text.append("\n")


def _callable(view: JsonObject) -> list[str]:
    """The friendly rulers who can be called as substitutes now (N3.2).

    Whenever a later dialogue begins, a statement lies on the discard pile. An onlooker is not told the legal moves.
    """
    if view.get("due") != "dialogue" or view["discard"]:
        return []
    if any(rule["rule"] == "no-substitutes" for rule in cast(list[JsonObject], view["rules"])):
        return []
    substitutes = [ally["substitute"] for ally in cast(list[dict[str, str | None]], view["allies"])]
    if None not in substitutes:
        return []
    fiefs = cast(list[dict[str, str | bool | None]], view["fiefs"])
    return [str(fief["ruler"]) for fief in fiefs if fief["friendly"] and fief["ruler"] not in substitutes]


def _add_character(text: Text, words: Words, code: str, role: str, covers: str = "none") -> None:
    tired = role == "exhausted"
    text.append(f"{code}  ", _SUITS[code[-1]])
    label = words.say("northwood-show-character", character=code, role=role, ally=covers)
    text.append(label, "dim" if tired else "bold")
    text.append(f" {words.say('northwood-ability', character=code)}\n", "dim" if tired else "")


def _add_visit(text: Text, view: JsonObject, words: Words) -> None:
    score = cast(list[str], view["score"])
    trump = str(view["trump"] or "none")
    head = words.say("northwood-show-visit", fief=cast(int, view["fief"]), suit=trump, score=len(score))
    text.append(head + "\n", "bold")
    fiefs = cast(list[dict[str, str | None]], view["fiefs"])
    _add_character(text, words, str(fiefs[cast(int, view["fief"])]["ruler"]), "ruler")
    deck = cast(dict[str, int | list[str]], view["deck"])
    text.append(words.say("northwood-show-deck", count=cast(int, deck["count"])))
    top = cast(list[str], deck["top"])
    if top:
        text.append(" · " + words.say("northwood-show-top", cards=" ".join(top)))
    text.append("\n")
    _add_cards(text, words.say("northwood-show-discard"), cast(list[str], view["discard"]))
    _add_cards(text, words.say("northwood-show-score"), score)
    if view["ability"] is not None:
        text.append(words.say("northwood-show-carried-out", ability=str(view["ability"])) + "\n")
    if view["statement"] is not None:
        _add_cards(text, words.say("northwood-show-statement"), [str(view["statement"])])


def _add_result(text: Text, view: JsonObject, words: Words) -> None:
    """Whether the goal was reached, and the medal for the stars whatever the goal was (N3.7); scenarios have none."""
    result = Northwood.read_result(view["result"])
    won = "true" if result.outcome(Seat(0)) == "won" else "false"
    text.append(words.say("northwood-show-result", won=won, stars=result.stars) + "\n", "bold")
    reached = [medal for goal, medal in _MEDALS.items() if result.stars >= goal]
    if reached and "scenario" not in cast(JsonObject, view["options"]):
        text.append(words.say("northwood-show-medal", medal=reached[-1]) + "\n", "bold")


def _add_cards(text: Text, label: str, cards: list[str]) -> None:
    text.append(label)
    for card in cards:
        text.append(f" {card}", _SUITS.get(card[-1], ""))
    text.append("\n")

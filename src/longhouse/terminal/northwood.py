"""For Northwood! in letters: the fiefs in a row, the allies with their abilities, the piles and the hand."""

from collections.abc import Collection
from typing import cast

from rich.text import Text

from longhouse.games.game import JsonObject
from longhouse.games.northwood.scenarios import scenario_with
from longhouse.words import Words

_SUITS = {"C": "red3", "F": "magenta", "L": "green", "E": "dodger_blue1"}
_WIDTH = 10
_SHOWN_DISCARDS = 8


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
        result = cast(JsonObject, view["result"])
        won = "true" if result["won"] else "false"
        text.append(words.say("northwood-show-result", won=won, stars=cast(int, result["stars"])) + "\n", "bold")
    return text


def _add_scenario(text: Text, view: JsonObject, words: Words) -> None:
    scenario = cast(dict[str, str], view["options"]).get("scenario")
    if scenario is not None:
        season = words.say("northwood-season", season=scenario_with(scenario).season)
        text.append(f"{season}: {words.say('northwood-scenario-title', scenario=scenario)}\n", "bold")
        text.append(words.say("northwood-scenario-text", scenario=scenario) + "\n", "italic")
    for rule in cast(list[dict[str, str | int]], view["rules"]):
        name, *numbers = rule.values()
        number = int(numbers[0]) if numbers else 0
        text.append("* " + words.say("northwood-special-rule", rule_name=name, number=number) + "\n")
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
        code = str(ally["substitute"] or ally["ally"])
        text.append(f"{code}  ", _SUITS[code[-1]])
        text.append(words.say("northwood-character", character=code), "bold" if ally["ready"] else "dim")
        if ally["substitute"]:
            text.append(" " + words.say("northwood-show-covers", ally=str(ally["ally"])))
        if not ally["ready"]:
            text.append(f" ({words.say('northwood-show-exhausted')})", "dim")
        text.append(f": {words.say('northwood-ability', character=code)}\n", "" if ally["ready"] else "dim")
    text.append("\n")


def _add_visit(text: Text, view: JsonObject, words: Words) -> None:
    score = cast(list[str], view["score"])
    trump = str(view["trump"] or "none")
    head = words.say("northwood-show-visit", fief=cast(int, view["fief"]), suit=trump, score=len(score))
    text.append(head + "\n", "bold")
    deck = cast(dict[str, int | list[str]], view["deck"])
    text.append(f"{words.say('northwood-show-deck')}: {deck['count']}")
    top = cast(list[str], deck["top"])
    if top:
        text.append(" · " + words.say("northwood-show-top", cards=" ".join(top)))
    text.append("\n")
    discard = cast(list[str], view["discard"])
    shown = discard if len(discard) <= _SHOWN_DISCARDS else ["…", *discard[-_SHOWN_DISCARDS:]]
    _add_cards(text, words.say("northwood-show-discard"), shown)
    _add_cards(text, words.say("northwood-show-score"), score)
    if view["ability"] is not None:
        text.append(words.say("northwood-show-carried-out", ability=str(view["ability"])) + "\n")
    if view["decided"] is not None:
        decided = "true" if view["decided"] else "false"
        text.append(words.say("northwood-show-decided", decided=decided) + "\n", "italic")
    if view["statement"] is not None:
        _add_cards(text, words.say("northwood-show-statement"), [str(view["statement"])])


def _add_cards(text: Text, label: str, cards: list[str]) -> None:
    text.append(f"{label}:")
    for card in cards:
        text.append(f" {card}", _SUITS.get(card[-1], ""))
    text.append("\n")

"""Draws For Northwood! as text: the fiefs in a row, the allies with their abilities, the piles and the hand."""

from collections.abc import Collection

from rich.text import Text

from longhouse.games.game import Seat, View
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.options import GOALS
from longhouse.games.northwood.scenarios import scenario_with
from longhouse.games.northwood.views import (
    CampView,
    FinishedNorthwoodView,
    NorthwoodView,
    SpecialRuleTold,
    VisitView,
    as_view,
)
from longhouse.terminal.board import TextBoard
from longhouse.words import Words

Dealt = CampView | VisitView | FinishedNorthwoodView
"""A view after the cards were dealt."""

_SUITS = {"C": "red3", "F": "magenta", "L": "green", "E": "dodger_blue1"}
_WIDTH = 8
_MEDALS = dict(zip(GOALS, ("bronze", "silver", "gold"), strict=True))
_SEEN = {"left": "northwood-show-left", "from": "northwood-show-from", "last": "northwood-show-last"}
"""The visible values of special rules, and the message keys for them."""


def draw(shown: View, words: Words, marked: Collection[str] = ()) -> Text:
    """Draw a view as text. `marked` is ignored, because this game has no places to highlight."""
    del marked
    view = as_view(shown)
    text = Text()
    _add_scenario(text, view, words)
    if "fiefs" in view:
        _add_fiefs(text, view, words)
        _add_allies(text, view, words)
    if "fief" in view:
        _add_visit(text, view, words)
    if "hand" in view and view["hand"] is not None:
        _add_cards(text, words.say("northwood-show-hand"), view["hand"])
    if "result" in view:
        _add_result(text, view, words)
    return text


def _add_scenario(text: Text, view: NorthwoodView, words: Words) -> None:
    scenario = view["options"].get("scenario")
    if scenario is not None:
        season = scenario_with(scenario).season
        text.append(words.say("northwood-show-scenario", season=season, scenario=scenario) + "\n", "bold")
        text.append(words.say("northwood-scenario-text", scenario=scenario) + "\n", "italic")
    for rule in view["rules"]:
        said = words.say("northwood-special-rule", rule_name=rule["rule"], number=_number(rule))
        text.append(f"* {said}\n")
        for name, value in rule.get("seen", {}).items():
            if name in _SEEN:
                text.append(f"  {words.say(_SEEN[name], number=value)}\n")
    stars = 0
    if "stars" in view:
        stars = view["stars"]
    text.append(words.say("northwood-show-goal", goal=view["goal"], stars=stars) + "\n")


def _number(rule: SpecialRuleTold) -> int:
    """Return the number in the parameters of a special rule; 0 if it has none."""
    return rule.get("fief", rule.get("favours", rule.get("size", rule.get("value", 0))))


def _add_fiefs(text: Text, view: Dealt, words: Words) -> None:
    here = None
    if "fief" in view:
        here = view["fief"]
    rows = {
        "northwood-show-fief": [f"{fief['fief']} {'*' * fief['worth']}" for fief in view["fiefs"]],
        "northwood-show-ruler": [fief["ruler"] or "–" for fief in view["fiefs"]],
    }
    for key, cells in rows.items():
        text.append(words.say(key).ljust(_WIDTH), "dim")
        for cell in cells:
            text.append(cell.ljust(_WIDTH), _SUITS.get(cell[-1], ""))
        text.rstrip()
        text.append("\n")
    text.append(" " * _WIDTH)
    for fief in view["fiefs"]:
        fate = "here" if fief["fief"] == here else fief["fate"]
        text.append(words.say("northwood-show-fate", fate=fate).ljust(_WIDTH), "bold" if fate == "here" else "")
    text.rstrip()
    text.append("\n\n")


def _add_allies(text: Text, view: Dealt, words: Words) -> None:
    for ally in view["allies"]:
        role = "ready" if ally["ready"] else "exhausted"
        if ally["substitute"]:
            _add_character(text, words, ally["substitute"], role, covers=ally["ally"])
        else:
            _add_character(text, words, ally["ally"], role)
    for friend in _callable(view):
        _add_character(text, words, friend, "friend")
    text.append("\n")


def _callable(view: Dealt) -> list[str]:
    """Return the friendly rulers who can be called as substitutes now (N3.2).

    They can be called before the first dialogue of a visit, when no statement is on the discard pile yet. The list of
    legal moves would show this as well, but spectators do not receive it.
    """
    if "discard" not in view or view["due"] != "dialogue" or view["discard"]:
        return []
    if any(rule["rule"] == "no-substitutes" for rule in view["rules"]):
        return []
    substitutes = [ally["substitute"] for ally in view["allies"]]
    if None not in substitutes:
        return []
    friends = [fief["ruler"] for fief in view["fiefs"] if fief["friendly"]]
    return [ruler for ruler in friends if ruler is not None and ruler not in substitutes]


def _add_character(text: Text, words: Words, code: str, role: str, covers: str = "none") -> None:
    tired = role == "exhausted"
    text.append(f"{code}  ", _SUITS[code[-1]])
    label = words.say("northwood-show-character", character=code, role=role, ally=covers)
    text.append(label, "dim" if tired else "bold")
    text.append(f" {words.say('northwood-ability', character=code)}\n", "dim" if tired else "")


def _add_visit(text: Text, view: VisitView, words: Words) -> None:
    fief, deck = view["fief"], view["deck"]
    trump = view["trump"] or "none"
    text.append(words.say("northwood-show-visit", fief=fief, suit=trump, score=len(view["score"])) + "\n", "bold")
    _add_character(text, words, str(view["fiefs"][fief]["ruler"]), "ruler")
    text.append(words.say("northwood-show-deck", count=deck["count"]))
    if deck["top"]:
        text.append(" · " + words.say("northwood-show-top", cards=" ".join(deck["top"])))
    text.append("\n")
    _add_cards(text, words.say("northwood-show-discard"), view["discard"])
    _add_cards(text, words.say("northwood-show-score"), view["score"])
    if view["ability"] is not None:
        text.append(words.say("northwood-show-carried-out", ability=view["ability"]) + "\n")
    if view["statement"] is not None:
        _add_cards(text, words.say("northwood-show-statement"), [view["statement"]])


def _add_result(text: Text, view: FinishedNorthwoodView, words: Words) -> None:
    """Append whether the goal was reached and, except in scenarios, the medal for the stars (N3.7)."""
    result = Northwood.read_result(view["result"])
    won = "true" if result.outcome(Seat(0)) == "won" else "false"
    text.append(words.say("northwood-show-result", won=won, stars=result.stars) + "\n", "bold")
    reached = [medal for goal, medal in _MEDALS.items() if result.stars >= goal]
    if reached and "scenario" not in view["options"]:
        text.append(words.say("northwood-show-medal", medal=reached[-1]) + "\n", "bold")


def _add_cards(text: Text, label: str, cards: list[str]) -> None:
    text.append(label)
    for card in cards:
        text.append(f" {card}", _SUITS.get(card[-1], ""))
    text.append("\n")


BOARD = TextBoard(
    draw=draw,
    welcome="northwood-welcome",
    help="northwood-help",
    due="northwood-due",
    hint="northwood-hint",
    decided="northwood-decided",
)

"""What can be chosen at the table of For Northwood!: fiefs, allies, cards and buttons, each with its action."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.games.northwood.views import NorthwoodView
from longhouse.words import Words

_OF_CARDS = ("reply", "discard", "score", "swap", "choose")
_BUTTONS = ("listen", "name", "more", "stop")


@dataclass(frozen=True, slots=True)
class TableTarget:
    """A thing at the table that can be chosen."""

    place: str
    """The name of the thing: `fief 3`, `ally JC`, `card 7E` or `button listen`."""
    action: str
    """The action that is played when the thing is chosen. For a ruler who may be called as a substitute, this is
    `calling` and the ruler, such as `calling KC`: the player still has to choose the ally to replace.
    """
    legal: bool
    """Whether the thing can be chosen now."""
    label: str = ""
    """The text on a button; empty for other things."""


def targets(view: NorthwoodView, legal: Sequence[str], calling: str | None, words: Words) -> list[list[TableTarget]]:
    """Return all things that can be chosen, row by row: fiefs, allies, buttons, cards.

    - `legal`: the legal actions, as text.
    - `calling`: the ruler who is being called as a substitute, so that an ally to be replaced has to be chosen; None if
      none is.
    """
    if "fiefs" not in view:
        return []
    allowed = set(legal)
    rows = [
        [_fief(each["fief"], each["ruler"], legal) for each in view["fiefs"]],
        [_ally(each["ally"], each["substitute"], legal, calling) for each in view["allies"]],
        _buttons(view, legal, words),
    ]
    hand = view["hand"] if "hand" in view and view["hand"] is not None else []
    verb = next((text.split(" ")[0] for text in legal if text.split(" ")[0] in _OF_CARDS), "reply")
    rows.append([TableTarget(f"card {card}", f"{verb} {card}", f"{verb} {card}" in allowed) for card in hand])
    return rows


def _fief(number: int, ruler: str | None, legal: Sequence[str]) -> TableTarget:
    for action in (f"visit {number}", f"fief {number}"):
        if action in legal:
            return TableTarget(f"fief {number}", action, True)
    if ruler is not None and any(text.startswith(f"call {ruler} ") for text in legal):
        return TableTarget(f"fief {number}", f"calling {ruler}", True)
    return TableTarget(f"fief {number}", f"visit {number}", False)


def _ally(ally: str, substitute: str | None, legal: Sequence[str], calling: str | None) -> TableTarget:
    there = substitute or ally
    if calling is not None:
        action = f"call {calling} {ally}"
        return TableTarget(f"ally {ally}", action, action in legal)
    for action in (f"use {there}", f"ready {there}"):
        if action in legal:
            return TableTarget(f"ally {ally}", action, True)
    return TableTarget(f"ally {ally}", f"use {there}", False)


def _buttons(view: NorthwoodView, legal: Sequence[str], words: Words) -> list[TableTarget]:
    chosen = [text for text in legal if text.split(" ")[0] in _BUTTONS]
    return [TableTarget(f"button {text}", text, True, button_text(words, text, view)) for text in chosen]


def button_text(words: Words, action: str, view: NorthwoodView) -> str:
    """Return the text for the button that plays `action`, an action in text form."""
    verb, *about = action.split(" ")
    declines = verb == "stop" and "steps" in view and any(step["step"] == "Trade" for step in view["steps"][:1])
    first = about[0] if about else ""
    return words.say("web-northwood-do", verb="decline" if declines else verb, value="", suit=first, character="none")

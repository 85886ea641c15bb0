"""The description of For Northwood! for the terminal app."""

from collections.abc import Sequence

from longhouse.games.game import View
from longhouse.games.northwood.options import GOALS
from longhouse.games.northwood.scenarios import longhouse_year
from longhouse.games.northwood.views import as_view
from longhouse.terminal.app.game_table import Choices, FormChoice, Moment, TerminalGame
from longhouse.terminal.client.sitting import Sitting
from longhouse.terminal.northwood.table import NorthwoodTable
from longhouse.words import Words

_MEDALS = dict(zip(GOALS, ("bronze", "silver", "gold"), strict=True))
_NONE = "none"
_OF_CHARACTERS = ("use", "call", "ready")


def _is_plain(chosen: Choices) -> bool:
    return chosen.get("scenario", _NONE) == _NONE


def options(chosen: Choices) -> dict[str, object]:
    """Return the options of the game for the values that were chosen in the form."""
    if _is_plain(chosen):
        return {"setup": chosen["setup"], "goal": chosen["goal"]}
    return {"scenario": chosen["scenario"], "challenge": chosen["challenge"] == "yes"}


def action_text(words: Words, action: str, view: View, players: Sequence[str]) -> str:
    """Describe an action, given as text, as advice to the player.

    `view` is the view before the action; `players` is ignored, because the only player is not named.
    """
    del players
    verb, *about = action.split(" ")
    first = about[0] if about else ""
    steps = as_view(view).get("steps")
    declines = verb == "stop" and isinstance(steps, list) and bool(steps) and steps[0]["step"] == "Trade"
    return words.say(
        "web-northwood-advice",
        verb="decline" if declines else verb,
        value=first[:1],
        suit=first[-1:],
        character=first if verb in _OF_CHARACTERS else "none",
    )


def ending(words: Words, sitting: Sitting) -> Moment:
    """Return the announcement for the end of a game: the stars of each fief, and the medal."""
    assert sitting.view is not None
    view = as_view(sitting.view)
    assert "result" in view
    won = view["result"]["won"]
    lines = [words.say("northwood-show-result", won="true" if won else "false", stars=view["result"]["stars"])]
    medal = _MEDALS.get(view["goal"])
    if won and medal is not None and "scenario" not in view["options"]:
        lines.append(words.say("northwood-show-medal", medal=medal))
    lines.append("")
    for fief in view["fiefs"]:
        stars = "★" * fief["stars"] if fief["fate"] == "won" else "☆" * fief["worth"]
        fate = words.say("northwood-show-fate", fate=fief["fate"])
        ruler = "" if fief["ruler"] is None else words.say("northwood-character", character=fief["ruler"])
        lines.append(f"{fief['fief']}  {stars:4} {fate:8} {ruler}".rstrip())
    return Moment(words.say("web-northwood-over", won="yes" if won else "no"), lines, "good" if won else "bad")


TERMINAL = TerminalGame(
    table=NorthwoodTable,
    choices=(
        FormChoice(
            "setup",
            lambda words: words.say("terminal-option", option="setup"),
            ("intro", "full"),
            lambda words, value: words.say("web-setup-name", setup=str(value)),
            lambda words, value: words.say("web-setup-about", setup=str(value)),
            _is_plain,
        ),
        FormChoice(
            "goal",
            lambda words: words.say("terminal-option", option="goal"),
            GOALS,
            lambda words, value: words.say("web-goal", stars=int(str(value))),
            applies=_is_plain,
        ),
        FormChoice(
            "scenario",
            lambda words: words.say("terminal-option", option="scenario"),
            (_NONE, *longhouse_year()),
            lambda words, value: (
                words.say("terminal-no-scenario")
                if value == _NONE
                else words.say("northwood-scenario-title", scenario=str(value))
            ),
            lambda words, value: "" if value == _NONE else words.say("northwood-scenario-text", scenario=str(value)),
        ),
        FormChoice(
            "challenge",
            lambda words: words.say("terminal-option", option="challenge"),
            ("no", "yes"),
            lambda words, value: words.say("terminal-yes-no", answer=str(value)),
            applies=lambda chosen: not _is_plain(chosen),
        ),
    ),
    options=options,
    action_text=action_text,
    ending=ending,
)

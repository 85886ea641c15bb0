"""The description of Fjords for the terminal app."""

from collections.abc import Sequence

from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.views import as_view
from longhouse.games.game import Seat, View
from longhouse.terminal.app.game_table import Choices, FormChoice, Moment, TerminalGame
from longhouse.terminal.client.sitting import Sitting
from longhouse.terminal.fjords.table import FjordsTable
from longhouse.words import Words
from longhouse.words.fjords.places import PlaceNames

_VARIANTS = ("base", "epic", "classic", "first")
_RUNES = ("journey", "horse", "wisdom")
_PARTS = ("vikings", "land", "strength", "water", "friendship", "home", "total")


def options(chosen: Choices) -> dict[str, object]:
    """Return the options of the game for the values that were chosen in the form.

    The form lists the edition of 2005 as one of the variants; the options name it in `edition`, not in `variant`.
    """
    given = {name: value for name, value in chosen.items() if name != "variant"}
    given["oversight"] = chosen.get("oversight") == "yes"
    if chosen["variant"] == "first":
        return {**given, "edition": "2005"}
    return {**given, "variant": chosen["variant"]}


def action_text(words: Words, action: str, view: View, players: Sequence[str]) -> str:
    """Describe an action, given as text, as advice to the player. Tiles are called by their land and their place.

    `view` is the view before the action, and `players` are the names of the players by seat.
    """
    verb, *about = action.split(" ")
    places = PlaceNames(words, view, players)
    tile = where = ""
    if verb in ("lay", "point"):
        tile, where = places.new_tile(about[2], about[1]), places.where(about[1])
    elif about:
        tile = places.tile(about[-1])
    edition = int(as_view(view)["options"]["edition"])
    told = "rune" if verb in _RUNES else verb
    return words.say("web-hint-action", verb=told, tile=tile, where=where, edition=edition, rune=verb)


def ending(words: Words, sitting: Sitting) -> Moment:
    """Return the announcement for the end of a game: the points of each seat, listed by source, and the
    winners.
    """
    assert sitting.view is not None
    view = as_view(sitting.view)
    assert "result" in view
    result = Fjords.read_result(view["result"])
    seats = range(len(result.scores))
    edition = int(view["options"]["edition"])
    lines = [" " * 27 + "".join(f"{name[:9]:>10}" for name in sitting.players)]
    for part in _PARTS:
        points = [dict(view["scores"][seat]).get(part) for seat in seats]
        if any(each is not None for each in points):
            row = words.say("web-score-row", row=part, edition=edition)
            lines.append(f"{row[:26]:27}" + "".join(f"{'' if each is None else str(each):>10}" for each in points))
    for number, past in enumerate(view["rounds"], 1):
        if len(view["rounds"]) > 1:
            row = words.say("terminal-fjords-round", round=number)
            lines.append(f"{row:27}" + "".join(f"{each:>10}" for each in past))
    winners = [seat for seat in seats if result.outcome(Seat(seat)) == "won"]
    names = ", ".join(sitting.players[seat] for seat in winners)
    won = words.say("fjords-show-winner", count=len(winners), winners=names)
    mine = any(seat in sitting.seats for seat in winners)
    return Moment(won, lines, "good" if mine else "plain")


TERMINAL = TerminalGame(
    table=FjordsTable,
    choices=(
        FormChoice(
            "variant",
            lambda words: words.say("terminal-option", option="variant"),
            _VARIANTS,
            lambda words, value: words.say("fjords-variant-name", variant=str(value)),
            lambda words, value: words.say("web-variant-about", variant=str(value)),
        ),
        FormChoice(
            "players",
            lambda words: words.say("terminal-players"),
            (2, 3, 4),
            lambda words, value: words.say("web-players", count=int(str(value))),
            applies=lambda chosen: chosen["variant"] == "base",
        ),
        FormChoice(
            "runes",
            lambda words: words.say("web-runes"),
            RUNES,
            lambda words, value: words.say("rune-name", rune=str(value)),
            lambda words, value: words.say("web-rune-brief", rune=str(value)),
            applies=lambda chosen: chosen["variant"] in ("base", "epic"),
            several=True,
        ),
        FormChoice(
            "rounds",
            lambda words: words.say("web-rounds"),
            (3, 1),
            lambda _words, value: str(value),
            applies=lambda chosen: chosen["variant"] in ("classic", "first"),
        ),
        FormChoice(
            "oversight",
            lambda words: words.say("web-oversight"),
            ("no", "yes"),
            lambda words, value: words.say("terminal-yes-no", answer=str(value)),
            lambda words, _value: words.say("web-oversight-about"),
        ),
    ),
    options=options,
    action_text=action_text,
    ending=ending,
)

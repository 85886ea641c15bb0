"""Writes docs/views.md: the fields of all views, from their types, with examples from games.

`python tools/write_views.py`; with `--print` the text goes to standard output instead. A test compares the two.
"""

import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import longhouse as lh
from longhouse.games.fjords import views as fjords
from longhouse.games.game import Seat, View
from longhouse.games.northwood import views as northwood
from longhouse.server.schema import bases_of, texts_of

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "views.md"

INTRODUCTION = """# Views

<!-- Written by tools/write_views.py from src/longhouse/games/*/views.py; edit those. -->

A *view* is all that one seat, or a spectator, may know of a position. It is a JSON object, built anew for each
position, and contains nothing that is hidden from its owner.

- Bots receive it as `view` in `move` and `hint` ([Bots](bots.md#requests)).
- Clients receive it in `welcome`, and then only what changes in it ([The protocol](protocol.md#from-the-server)).
- In Python it is `State.view(seat)`, and `Game.position(view)` is the way back.

Every view has `game`, `options`, `turn` and `due`, and for the seat to move `legal`, unless the game hides what is
legal. The other fields belong to a game, and often to one phase of it. `game` and `due` tell which view it is: the
values of `due` differ from phase to phase, and `over` is the end of every game. Ignore fields that you do not know;
later versions may add some.

The same fields as JSON Schema: `GET /api/schema/play.json` of a server, under `View`.
"""

NOTATION = {
    "fjords": """Tiles are written by their id (`17`), cells as `q,r` (F1.1), corners as `P` plains, `M` mountain and
`S` sea. Actions are written as in [section 11 of the rules](rules/fjords.md).
""",
    "northwood": """Cards are written as value and suit (`7E`), characters as rank and suit (`KL`). The suits are
`C` Claws, `F` Flowers, `L` Leaves and `E` Eyes. Actions are written as in
[section 7 of the rules](rules/northwood.md).
""",
}

MOST_ITEMS = 2
"""The maximum number of list items that an example shows."""


def document() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for title, name, module, phases in (
        ("Fjords", "fjords", fjords, get_args(fjords.FjordsView)),
        ("For Northwood!", "northwood", northwood, get_args(northwood.NorthwoodView)),
    ):
        common = bases_of(phases[0])[0]
        parts += [f"## {title}\n", NOTATION[name], section(common, f"All views of {title}")]
        shared = dict.fromkeys(base for phase in phases for base in ancestors(phase) if base is not common)
        parts += [section(base, heading_of(base)) for base in shared]
        parts += [section(phase, heading_of(phase)) for phase in phases]
        parts += [section(part, part.__name__) for part in parts_of(module, {common, *shared, *phases})]
        parts += [example(*shown) for shown in examples(name)]
    return "\n".join(parts)


def section(kind: type, heading: str) -> str:
    """A table of the fields that a type adds to those of its bases."""
    inherited = {name for base in bases_of(kind) for name in get_type_hints(base)}
    hints, texts = get_type_hints(kind, include_extras=True), texts_of(kind)
    intro = linked(str(kind.__doc__))
    if bases_of(kind):
        others = " and ".join(f"[{heading_of(base)}](#{anchor(heading_of(base))})" for base in bases_of(kind))
        intro += f" It also has the fields of {others}."
    rows = [
        f"| `{name}` | {type_text(hint)} | {linked(texts[name])} |"
        for name, hint in hints.items()
        if name not in inherited
    ]
    return "\n".join([f"### {heading}\n", intro, "", "| field | type | meaning |", "|---|---|---|", *rows, ""])


def linked(text: str) -> str:
    """A text with links to the pages it names."""
    return re.sub(r"docs/([\w/-]+)\.md", r"[\1.md](\1.md)", text)


def heading_of(kind: type) -> str:
    """The heading for a view, or for a part of one."""
    return {
        fjords.CommonFjordsView: "All views of Fjords",
        fjords.BoardView: "The board",
        fjords.SettledView: "The settled land",
        fjords.ExplorationView: "Exploration",
        fjords.SettlementView: "Settlement",
        fjords.FinishedFjordsView: "A finished game of Fjords",
        northwood.CommonNorthwoodView: "All views of For Northwood!",
        northwood.OnTheWay: "On the way",
        northwood.ArrivalView: "Arrival",
        northwood.CampView: "Camp",
        northwood.VisitView: "Visit",
        northwood.FinishedNorthwoodView: "A finished journey",
    }.get(kind, kind.__name__)


def anchor(heading: str) -> str:
    """The anchor of a heading, as GitHub and the documentation site generate it."""
    kept = [letter for letter in heading.lower() if letter.isalnum() or letter in " -_"]
    return "".join(kept).replace(" ", "-")


def ancestors(kind: type) -> Iterator[type]:
    for base in bases_of(kind):
        yield from ancestors(base)
        yield base


def parts_of(module: types.ModuleType, views: set[type]) -> list[type]:
    """The objects that views are made of."""
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return [kind for kind in own if kind not in views]


def type_text(hint: Any) -> str:
    """A type as text for readers of JSON, such as "list of number, optional"."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return f"{type_text(inner[0])}, optional"
    if origin in (Union, types.UnionType):
        literals = [value for one in inner if get_origin(one) is Literal for value in get_args(one)]
        others = [type_text(one) for one in inner if get_origin(one) is not Literal]
        return " or ".join([*([quoted(literals)] if literals else []), *others])
    if origin is Literal:
        return quoted(list(inner))
    if origin is list:
        return f"list of {type_text(inner[0])}"
    if origin is dict:
        return f"object of {type_text(inner[1])}"
    names: dict[object, str] = {
        Seat: "seat",
        str: "text",
        int: "number",
        bool: "true or false",
        type(None): "null",
        object: "any value",
    }
    return names[hint] if hint in names else f"[{hint.__name__}](#{hint.__name__.lower()})"


def quoted(values: list[object]) -> str:
    return ", ".join(f"`{json.dumps(value)}`" for value in values)


def examples(game: str) -> list[tuple[str, View]]:
    """Example views from games, each with a caption."""
    if game == "fjords":
        play = lh.Play(lh.fjords(runes=["strength", "horse"]), seed="7")
        laying = play.state.view(Seat(0))
        while play.state.view(None)["due"] != "settle":
            play.act(play.legal[0])
        for _ in range(4):
            play.act(play.legal[0])
        return [("seat 0 lays a tile", laying), ("a spectator watches the settlement", play.state.view(None))]
    play = lh.Play(lh.northwood(), seed="7")
    while play.state.view(None)["due"] != "reply":
        play.act("listen" if "listen" in play.legal else play.legal[0])
    return [("the player replies to a statement", play.state.view(Seat(0)))]


def example(text: str, view: View) -> str:
    lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in shortened(view).items()]
    content = "{\n" + ",\n".join(lines) + "\n}"
    cut = "Long lists and objects are cut; `…` stands for the rest."
    return f"### Example: {text}\n\n{cut}\n\n```json\n{content}\n```\n"


def shortened(value: Any) -> Any:
    """A copy in which long lists and objects are cut after the first items."""
    match value:
        case list():
            kept = [shortened(item) for item in value[:MOST_ITEMS]]
            return kept if len(value) <= MOST_ITEMS else [*kept, "…"]
        case dict() if all(isinstance(inner, str) for inner in value.values()) and len(value) > 2 * MOST_ITEMS:
            return {**dict(list(value.items())[:MOST_ITEMS]), "…": "…"}
        case dict():
            return {name: shortened(inner) for name, inner in value.items()}
    return value


if __name__ == "__main__":
    if sys.argv[1:] == ["--print"]:
        sys.stdout.buffer.write(document().encode())
    else:
        DOCUMENT.write_text(document(), "utf-8")

"""The description of Fjords as a `GameKind`."""

from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import get_args

from longhouse.games.fjords.likeness import likeness
from longhouse.games.fjords.match import Fjords
from longhouse.games.fjords.options import LEARNING_PATH, learning_path
from longhouse.games.fjords.views import FjordsOptions, FjordsResultTold, FjordsView
from longhouse.games.kinds import Daily, GameKind, Lazy, Opening

_SETTLING = ("viking", "journey", "horse", "wisdom")


def opening(actions: Sequence[str]) -> Opening:
    """Describe a seat's opening in the first round, for statistics, from all actions of this seat as texts.

    The result has the corners of the first tile that the seat laid and, for each longhouse of the seat, the number of
    tiles that the seat had laid when it built the longhouse.
    """
    exploring = list(takewhile(lambda tokens: tokens[0] not in _SETTLING, (action.split(" ") for action in actions)))
    laid = 0
    built: list[int] = []
    for verb, *_ in exploring:
        laid += verb == "lay"
        if verb in ("house", "home"):
            built.append(laid)
    return Opening(next((tokens[-1] for tokens in exploring if tokens[0] == "lay"), None), tuple(built))


FJORDS = GameKind(
    game=Fjords,
    title="fjords-title",
    seats=(2, 3, 4),
    options=FjordsOptions,
    views=get_args(FjordsView),
    result=FjordsResultTold,
    learning=LEARNING_PATH,
    learn=learning_path,
    opening=opening,
    likeness=likeness,
    daily=Daily("puzzle"),
    lessons=Path(__file__).parents[2] / "lessons" / "fjords.toml",
    analysis_nodes=20_000,
    closing=Lazy("longhouse.games.fjords.closing:CLOSING"),
    board=Lazy("longhouse.terminal.fjords.text:BOARD"),
    terminal=Lazy("longhouse.terminal.fjords.kind:TERMINAL"),
    telling=Lazy("longhouse.words.fjords.telling:tell"),
    mind=Lazy("longhouse.bots.fjords.mind:MIND"),
    environment=Lazy("longhouse.envs.fjords:ENVIRONMENT"),
    puzzles=Lazy("longhouse.lab.fjords.puzzles:PUZZLES"),
    benchmark=Lazy("longhouse.lab.fjords.benchmark:BENCHMARK"),
)

"""Players that look at the board as it is: what they count, what they overlook, and that nothing is compiled for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.lines import random_line

from longhouse.bots.fjords.sight import looked_at
from longhouse.bots.sights import LevelSight
from longhouse.games.catalogue import game_with
from longhouse.games.fjords.exploration import Exploration
from longhouse.games.fjords.options import RUNES
from longhouse.games.fjords.settlement import Settlement
from longhouse.games.game import JsonObject, State

KINDS: list[JsonObject] = [
    {},
    {"players": 4, "runes": list(RUNES)},
    {"edition": "2005", "rounds": 1},
    {"variant": "epic", "oversight": True},
]


def positions(options: JsonObject, seed: str = "sight") -> list[State]:
    return [state for state, _ in random_line(game_with("fjords", options), seed) if len(state.actions()) > 1]


@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("sight", ["own land", "board"])
def test_every_action_of_every_position_is_looked_at(options: JsonObject, sight: LevelSight) -> None:
    for state in positions(options):
        seen = looked_at(state, sight, forgets_runes=False)
        assert [action for action, _ in seen] == state.actions()


def test_only_the_whole_board_shows_what_an_action_takes_from_others() -> None:
    settling = next(state for state in positions({}) if isinstance(state, Settlement))
    own = [value for _, value in looked_at(settling, "own land", forgets_runes=False)]
    board = [value for _, value in looked_at(settling, "board", forgets_runes=False)]
    assert all(value >= 0 for value in own), "tiles and vikings are counted, nothing is taken off"
    assert all(lead <= mine for mine, lead in zip(own, board, strict=True))
    assert own != board


def test_a_longhouse_beside_much_land_seems_better_than_none_and_late_ones_cost_less() -> None:
    builds = [state for state in positions({}) if isinstance(state, Exploration) and state.due == "build"]
    gains = [dict(looked_at(state, "own land", forgets_runes=False)) for state in builds]
    assert any(each["house",] > each["none",] for each in gains)


def test_whoever_forgets_the_runes_uses_none_and_counts_none() -> None:
    found = 0
    for state in positions({"runes": list(RUNES)}):
        if isinstance(state, Settlement):
            forgetful = dict(looked_at(state, "board", forgets_runes=True))
            mindful = dict(looked_at(state, "board", forgets_runes=False))
            best = max(forgetful, key=lambda action: forgetful[action])
            if any(action[0] == "viking" for action in forgetful):
                assert best[0] == "viking"
            found += forgetful != mindful
    assert found > 3


_WITHOUT_COMPILER = """
import json, sys
from longhouse.bots.answering import Answers
from longhouse.bots.protocol import MoveRequest, PrepareRequest
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source

state = game_with("fjords", {}).start()
source, drawn = Source("1"), 0
answers = Answers()
while drawn < 12:
    if state.chance is not None:
        state = state.take(state.chance.draw(source.output(drawn)))
        drawn += 1
    else:
        player = "karl" if drawn % 2 else "thrall"
        answers.answer(PrepareRequest(game="fjords", players=(player,)))
        answer = answers.answer(MoveRequest(view=state.view(state.turn), player=player, seed=1))
        state = state.apply(answer.action)
print([name for name in ("numba", "llvmlite") if name in sys.modules])
"""


def test_thrall_and_karl_play_without_anything_compiled(tmp_path: Path) -> None:
    environment = {**os.environ, "LONGHOUSE_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", _WITHOUT_COMPILER]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")
    assert list(tmp_path.iterdir()) == []

"""Registers both games with OpenSpiel, when imported, as `longhouse_fjords` and `longhouse_northwood`.

Chance is explicit. An outcome with several items, such as a hand of cards, is drawn item by item; each item is a chance
node whose outcomes are equally likely. A chance event with only one possible outcome gets no node.

>>> import pyspiel
>>> import longhouse.envs.openspiel
>>> game = pyspiel.load_game("longhouse_fjords", {"players": 3, "runes": "water+home"})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()[0][0]
(True, 0)
"""

from longhouse.games.catalogue import GAMES

for _kind in GAMES.values():
    if _kind.environment is not None:
        _kind.environment.load().openspiel.load()()

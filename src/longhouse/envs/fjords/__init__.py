"""Reinforcement learning environments for Fjords."""

from longhouse.envs.environment import Environment
from longhouse.games.kinds import Lazy

ENVIRONMENT = Environment(
    Lazy("longhouse.envs.fjords.coding:FjordsCoding"),
    Lazy("longhouse.envs.fjords.boards:FjordsBoards"),
    Lazy("longhouse.envs.fjords.openspiel:register"),
)

"""Reinforcement learning environments for For Northwood!."""

from longhouse.envs.environment import Environment
from longhouse.games.kinds import Lazy

ENVIRONMENT = Environment(
    Lazy("longhouse.envs.northwood.coding:NorthwoodCoding"),
    Lazy("longhouse.envs.northwood.boards:NorthwoodBoards"),
    Lazy("longhouse.envs.northwood.openspiel:register"),
)

"""Environments for reinforcement learning: action ids, observations, adapters for Gymnasium, PettingZoo and OpenSpiel.

Importing this package registers the Gymnasium ids, if Gymnasium is installed. docs/envs.md has the details.
"""

from importlib.util import find_spec

from longhouse.envs.coding import Coding, coding_of

__all__ = ["Coding", "coding_of"]

if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register, registry

    if "longhouse/Northwood-v0" not in registry:
        register(
            "longhouse/Northwood-v0",
            entry_point="longhouse.envs.northwood.env:NorthwoodEnv",
            vector_entry_point="longhouse.envs.northwood.vector:NorthwoodVectorEnv",
        )

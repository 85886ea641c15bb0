"""For Northwood! with Stable-Baselines3 and action masks (`MaskablePPO`). It needs an extra of its own, with PyTorch.

pip install 'longhouse[sb3]'
python examples/stable_baselines.py [--steps 200000] [--seed 1] [--tests 200]
"""

import argparse
import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from longhouse.envs.northwood.env import NorthwoodEnv
from longhouse.envs.spaces import Seen

try:
    from sb3_contrib import MaskablePPO
except ModuleNotFoundError as missing:
    sys.exit(f"The package “{missing.name}” is missing. Install it: pip install 'longhouse[sb3]'")


class Masked(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """Returns the observation alone, and the mask through `action_masks`, where `MaskablePPO` looks for it."""

    def __init__(self) -> None:
        self._env = NorthwoodEnv(reward="stars")
        self.observation_space = spaces.Box(0, 255, (self._env.coding.size,), np.uint8)
        self.action_space = spaces.Discrete(self._env.coding.actions)
        self._mask = np.ones(0, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        seen, info = self._env.reset(seed=seed, options=options)
        return self._told(seen), info

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        seen, reward, terminated, truncated, info = self._env.step(action)
        return self._told(seen), reward, terminated, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return self._mask

    def _told(self, seen: Seen) -> NDArray[np.uint8]:
        self._mask = seen["action_mask"].astype(np.bool_)
        observation: NDArray[np.uint8] = seen["observation"]
        return observation


def main() -> None:
    """Learn, and print the mean stars in other games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=200, help="games of the test at the end")
    chosen = parser.parse_args()
    env = Masked()
    model = MaskablePPO("MlpPolicy", env, seed=chosen.seed, device="cpu", n_steps=min(2048, chosen.steps))
    model.learn(chosen.steps)
    stars = []
    for game in range(chosen.tests):
        seen, info = env.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(np.int64(action))
        stars.append(info["stars"])
    print(f"{chosen.steps:,} steps; {np.mean(stars):.2f} stars on average in {chosen.tests} other games")


if __name__ == "__main__":
    main()

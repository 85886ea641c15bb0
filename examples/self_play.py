"""Fjords learned by self-play through PettingZoo: all seats share one small policy, which plays against itself.

The policy sees the seven cells around every place where something can be laid or put, and has weights for what it sees,
separately for each plane of actions (docs/envs.md). After each game the actions of the winner become likelier, those of
the others less likely (REINFORCE). At the end it plays against random players.

python examples/self_play.py [--games 3000] [--seed 1] [--players 2]
"""

import argparse
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from longhouse.envs.fjords.aec import FjordsEnv

Reals = NDArray[np.float64]

PLAIN = 6
"""The first ids are actions without a place; then come planes of one id for each cell."""
AROUND = ((0, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""A cell and its neighbours, in the coordinates q and r."""
RATE, FASTEST = 0.02, 0.5
"""The rate of learning, and the longest step of one game."""


@dataclass(slots=True)
class Decision:
    """What the policy remembers of a decision: what it saw at each legal action, and what it chose."""

    rows: NDArray[np.int64]
    sights: Reals
    surprise: Reals
    """1 for the action that was taken, minus the chance of each action."""


class Policy:
    """A linear policy with weights for each plane of actions."""

    def __init__(self, env: FjordsEnv, seed: int) -> None:
        self._board = env.coding.parts["board"]
        self._seats = len(env.possible_agents)
        self._side = self._board.shape[1]
        planes = (env.coding.actions - PLAIN) // self._side**2
        self.weights = np.zeros((PLAIN + planes, len(AROUND) * (4 + 3 * self._seats)))
        self._rng = np.random.default_rng(seed)

    def choose(self, seen: dict[str, NDArray[np.uint8]], *, best: bool = False) -> tuple[int, Decision]:
        """Choose an action by chance, or the likeliest one."""
        legal = seen["action_mask"].nonzero()[0]
        rows, sights = self._sights(seen["observation"], legal)
        scores = (self.weights[rows] * sights).sum(axis=1)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        place = int(chances.argmax()) if best else int(self._rng.choice(len(legal), p=chances))
        surprise = -chances
        surprise[place] += 1
        return int(legal[place]), Decision(rows, sights, surprise)

    def learn(self, decisions: list[Decision], reward: float) -> None:
        """Make the actions of a seat likelier if it won, and less likely if it lost."""
        step = np.zeros_like(self.weights)
        for each in decisions:
            np.add.at(step, each.rows, each.surprise[:, None] * each.sights)
        step *= RATE * reward
        self.weights += step * min(1.0, FASTEST / (float(np.abs(step).max()) + 1e-9))

    def _sights(self, observation: NDArray[np.uint8], legal: NDArray[np.int64]) -> tuple[NDArray[np.int64], Reals]:
        """For each legal action return its row of weights, and what lies around its place."""
        board, side = self._board.of(observation), self._side
        plane, cell = np.divmod(np.maximum(legal - PLAIN, 0), side * side)
        q, r = np.divmod(cell, side)
        corners = board[
            2:8, (q[:, None] + [dq for dq, _ in AROUND]) % side, (r[:, None] + [dr for _, dr in AROUND]) % side
        ]
        pieces = board[
            10:, (q[:, None] + [dq for dq, _ in AROUND]) % side, (r[:, None] + [dr for _, dr in AROUND]) % side
        ]
        ground = np.stack([(corners == terrain).sum(axis=0) / 6 for terrain in range(4)])
        standing = np.concatenate([pieces == piece for piece in (1, 2, 3)])
        sights = np.concatenate([ground, standing]).transpose(1, 2, 0).reshape(len(legal), -1)
        placed = legal >= PLAIN
        sights[~placed] = 0
        sights[~placed, 0] = 1
        return np.where(placed, PLAIN + plane, legal), sights


def main() -> None:
    """Let the policy learn, and print how it does against random players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tests", type=int, default=200, help="games of each test")
    chosen = parser.parse_args()
    env = FjordsEnv(players=chosen.players)
    env.reset(seed=chosen.seed)
    policy = Policy(env, chosen.seed)
    print(f"before: mean reward {tested(env, policy, chosen.tests):+.2f} against random players", flush=True)
    for _ in range(chosen.games):
        memory, rewards = played(env, policy)
        for agent, decisions in memory.items():
            policy.learn(decisions, rewards[agent])
    reward = tested(env, policy, chosen.tests)
    print(f"after {chosen.games} games: mean reward {reward:+.2f} against random players")


def played(env: FjordsEnv, policy: Policy) -> tuple[dict[str, list[Decision]], dict[str, float]]:
    """Play a game of the policy against itself; return the decisions and the reward of each seat."""
    env.reset()
    memory: dict[str, list[Decision]] = {agent: [] for agent in env.agents}
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
            continue
        action, decision = policy.choose(seen)
        memory[agent].append(decision)
        env.step(action)
    return memory, rewards


def tested(env: FjordsEnv, policy: Policy, games: int) -> float:
    """Play against random players, from each seat in turn; return the policy's mean reward."""
    rng, total = np.random.default_rng(7), 0.0
    for game in range(games):
        env.reset()
        own = env.possible_agents[game % len(env.possible_agents)]
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            if terminated:
                total += reward if agent == own else 0.0
                env.step(None)
            elif agent == own:
                env.step(policy.choose(seen, best=True)[0])
            else:
                env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
    return total / games


if __name__ == "__main__":
    main()

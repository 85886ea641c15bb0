"""A bot of one's own: a program that speaks JSON lines (docs/bots.md). This one settles far from the middle.

python examples/my_bot.py --demo        play it against Karl
"""

import json
import sys

import longhouse as lh


def choose(view: dict[str, list[str]]) -> str:
    """The legal action that is farthest from the middle of the board; actions without a place come last."""

    def distance(action: str) -> int:
        cells = [token for token in action.split() if "," in token]
        return max((abs(q) + abs(r) for q, r in (map(int, cell.split(",")) for cell in cells)), default=-1)

    return max(view["legal"], key=distance)


def serve() -> None:
    """Answer what is asked until the input ends."""
    print(json.dumps({"hello": "longhouse-bot/1", "players": {"fjords": ["hermit"]}}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        if request["ask"] == "move":
            print(json.dumps({"id": request["id"], "answer": {"action": choose(request["view"])}}), flush=True)
        elif request["ask"] != "cancel":
            refusal = {"key": "bot-cannot", "params": {"ask": request["ask"]}}
            print(json.dumps({"id": request["id"], "error": refusal}), flush=True)


def demo() -> None:
    """Play a game of this bot against one of the house."""
    play = lh.Play(lh.fjords(), seed="7", players=["hermit", "karl"])
    with lh.Bot("hermit", command=[sys.executable, __file__]) as mine, lh.Bot("karl", inline=True, seed=1) as karl:
        while not play.over:
            play.act((mine if play.turn == 0 else karl).choose(play))
    assert play.result is not None
    print("hermit against karl:", play.result.points)


demo() if "--demo" in sys.argv else serve()

"""How often bots succeed in uncertain visits of For Northwood!, which is a finer measure than whole games.

python bench/uncertain_visits.py measure PLAYER [PLAYER ...] [--visits N] [--decks N] [--seed TEXT] [--jobs N]
python bench/uncertain_visits.py make [--visits N] [--jobs N]

`measure` lets each player play the stored visits on the same decks, and prints how often each succeeds and how much
better or worse it is than the first. Confirm a difference with another `--seed`, which means other decks. `make` wrote
the stored visits, `bench/uncertain-visits.jsonl.gz`; it was run once. Both take `--ray [ADDRESS]`, too.
"""

import argparse
import gzip
import sys
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec

from longhouse.lab.executing.choosing import add_arguments, executor_for
from longhouse.lab.executing.work import Executor
from longhouse.lab.northwood.yardstick import Replays, UncertainVisit, VisitsOfGames, share
from longhouse.lab.standings import Interval

STORED = Path(__file__).parent / "uncertain-visits.jsonl.gz"
MADE_BY = "norn-1@300n"
AT_ONCE = 20


def main() -> None:
    """Make the visits, or measure players by them."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = reader.add_subparsers(dest="verb", required=True)
    measuring = verbs.add_parser("measure")
    measuring.add_argument("players", nargs="+")
    measuring.add_argument("--visits", type=int, help="how many of the stored visits; by default all")
    measuring.add_argument("--decks", type=int, default=5)
    measuring.add_argument("--seed", default="yardstick")
    making = verbs.add_parser("make")
    making.add_argument("--visits", type=int, default=600)
    for each in (measuring, making):
        add_arguments(each)
    chosen = reader.parse_args()
    with executor_for(chosen) as executor:
        if chosen.verb == "make":
            make(chosen.visits, executor)
        else:
            measure(chosen.players, stored()[: chosen.visits], chosen.decks, chosen.seed, executor)


def stored() -> list[UncertainVisit]:
    """Return the stored visits."""
    decoder = msgspec.json.Decoder(UncertainVisit)
    return [decoder.decode(line) for line in gzip.decompress(STORED.read_bytes()).splitlines()]


def make(visits: int, executor: Executor) -> None:
    """Collect visits from games, and write them to the file."""
    found: list[UncertainVisit] = []
    for batch in count():
        seeds = [f"visits/{batch * AT_ONCE + number}" for number in range(AT_ONCE)]
        with closing(executor.run(VisitsOfGames(MADE_BY), seeds)) as running:
            made = dict(running)
        for seed in seeds:
            found += made[seed]
        print(f"{len(found)} visits", flush=True)
        if len(found) >= visits:
            break
    lines = b"".join(msgspec.json.encode(visit) + b"\n" for visit in found[:visits])
    STORED.write_bytes(gzip.compress(lines, mtime=0))


def measure(players: list[str], visits: list[UncertainVisit], decks: int, seed: str, executor: Executor) -> None:
    """Let each player play the visits, and print the table."""
    tasks = [(player, visit.id, deck) for visit in visits for deck in range(decks) for player in players]
    hits: dict[str, dict[str, list[float]]] = {
        player: {visit.id: [0.0] * decks for visit in visits} for player in players
    }
    with closing(executor.run(Replays({visit.id: visit for visit in visits}, seed), tasks)) as running:
        for done, ((player, visit, deck), hit) in enumerate(running, 1):
            hits[player][visit][deck] = float(hit)
            if sys.stderr.isatty() and done % 20 == 0:
                print(f"\r{done} of {len(tasks)}", end="", file=sys.stderr, flush=True)
    first = hits[players[0]]
    print(f"| player | visits × decks | succeeded (95 %) | better than {players[0]} |\n|---|---|---|---|")
    for number, player in enumerate(players):
        better = {
            visit: [one - other for one, other in zip(hits[player][visit], first[visit], strict=True)]
            for visit in first
        }
        compared = "" if number == 0 else _points(share(better), sign="+")
        print(f"| {player} | {len(visits)} × {decks} | {_points(share(hits[player]))} | {compared} |", flush=True)


def _points(each: Interval, sign: str = "") -> str:
    return f"{100 * each.figure:{sign}.1f} ± {50 * (each.high - each.low):.1f} %"


if __name__ == "__main__":
    main()

"""Makes the positions of the benchmark's suite; they were made once, and a changed suite gets another version.

python bench/make_benchmark.py [--positions N] [--jobs N] [--ray [ADDRESS]]

The result is `src/longhouse/lab/benchmark/data/suite-VERSION.jsonl.gz`.
"""

import argparse
import gzip
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec

import longhouse.lab.benchmark as home
from longhouse.lab.benchmark.kinds import benchmarks
from longhouse.lab.benchmark.positions import VERSION, BenchmarkPosition, PositionsOfGames
from longhouse.lab.executing.choosing import add_arguments, executor_for

AT_ONCE = 20


def main() -> None:
    """Make every set and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=60, help="positions of each set")
    add_arguments(parser)
    chosen = parser.parse_args()
    made: list[BenchmarkPosition] = []
    with executor_for(chosen) as executor:
        for game, benchmark in benchmarks().items():
            for name in benchmark.sets:
                found: dict[str, BenchmarkPosition] = {}
                for batch in count():
                    seeds = [f"benchmark-{VERSION}/{name}/{batch * AT_ONCE + number}" for number in range(AT_ONCE)]
                    with closing(executor.run(PositionsOfGames(), [(game, name, seed) for seed in seeds])) as running:
                        results = {task[2]: positions for task, positions in running}
                    for seed in seeds:
                        found |= {position.id: position for position in results[seed]}
                    print(f"{name}: {len(found)}", flush=True)
                    if len(found) >= chosen.positions:
                        break
                made += list(found.values())[: chosen.positions]
    content = b"".join(msgspec.json.encode(position) + b"\n" for position in made)
    file = Path(home.__file__).parent / "data" / f"suite-{VERSION}.jsonl.gz"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(content, mtime=0))
    print(f"{len(made)} positions, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()

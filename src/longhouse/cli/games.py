"""The commands for games and records: `sim`, `verify`, `legal`, `perft`, `show`."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from longhouse.cli.inputs import FAILED, Failure, folder, game_of, position_of, read, write
from longhouse.errors import LonghouseError
from longhouse.games.game import Game
from longhouse.terminal.progress import Bars
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.games.play import Play


def sim(chosen: argparse.Namespace, words: Words) -> int:
    """Command `sim`: simulate games between bots (by default random ones), and print the speed. Returns the
    exit code.
    """
    from longhouse.games.playout import actions_in

    game = game_of(chosen, words)
    names = ["random"] * game.seats if chosen.players is None else chosen.players.split(",")
    out = None if chosen.out is None else folder(chosen.out, words)
    steps = 0
    playing = 0.0
    with Bars(words) as bars:
        play_one = _one_game(game, names, chosen, bars)
        for number in bars.over(range(1, chosen.games + 1), words.say("cli-sim-progress"), chosen.games):
            seed = f"{chosen.seed}/{number}"
            began = time.perf_counter()
            played = play_one(seed)
            playing += time.perf_counter() - began
            steps += actions_in(played.events)
            if out is not None:
                write(out / f"{number:04}.json", played.record.write(), words)
    per_second = {"games_per_second": _rate(chosen.games / playing), "steps_per_second": _rate(steps / playing)}
    if chosen.json:
        about = {"game": game.name, "options": game.options(), "players": names, "seed": chosen.seed}
        print(json.dumps({**about, "games": chosen.games, "steps": steps, "seconds": round(playing, 6), **per_second}))
    else:
        counts = {"games": chosen.games, "steps": steps, **{name: f"{rate:g}" for name, rate in per_second.items()}}
        print(words.say("cli-sim-figures", seconds=f"{playing:.2f}", **counts))
    return 0


def _one_game(game: Game, names: list[str], chosen: argparse.Namespace, bars: Bars) -> Callable[[str], "Play"]:
    """Return a function that plays a game from a seed. The bots are imported only if bots are named."""
    if chosen.players is None:
        from longhouse.games.playout import random_game

        return partial(random_game, game)
    from longhouse.bots import playing
    from longhouse.bots.mind import prepare
    from longhouse.bots.registry import own_bots

    playing.check_seats(game, names)
    players = playing.contestants(game, names, own_bots(chosen.bot))
    if playing.needs_engine(players):
        prepare(game.name, bars.compiling)
    bots = playing.started(players)

    def one_game(seed: str) -> "Play":
        played = playing.play(game, bots, seed)
        if played.forfeit is not None:
            raise Failure("longhouse: " + played.forfeit.problem, FAILED)
        return played.play

    return one_game


def _rate(per_second: float) -> float:
    """Round a rate: to a whole number from 100 on, otherwise to two decimals."""
    return round(per_second) if per_second >= 100 else round(per_second, 2)


def verify(chosen: argparse.Namespace, words: Words) -> int:
    """Command `verify`: check records against the rules event by event. Returns the exit code.

    With `--fair`, it also checks their chance events against the seed.
    """
    from longhouse.games.record import Record

    worst = 0
    for file in chosen.files:
        try:
            Record.read(read(file, words)).verify(fair=chosen.fair)
        except LonghouseError as refusal:
            worst = max(worst, FAILED)
            print(f"{file}: {words.refusal(refusal)}", file=sys.stderr)
        except Failure as failure:
            worst = max(worst, failure.code)
            print(failure.line, file=sys.stderr)
    if not worst:
        print("ok")
    return worst


def legal(chosen: argparse.Namespace, words: Words) -> int:
    """Command `legal`: print the legal actions of a position as JSON. Returns the exit code."""
    print(json.dumps(position_of(chosen, words).legal()))
    return 0


def perft(chosen: argparse.Namespace, words: Words) -> int:
    """Command `perft`: count the action sequences of a given length, and print the number. Returns the exit code."""
    from longhouse.games import playout
    from longhouse.games.chance import Source

    print(playout.perft(game_of(chosen, words).start(), Source(chosen.seed), chosen.depth))
    return 0


def show(chosen: argparse.Namespace, words: Words) -> int:
    """Command `show`: print a position as text. Returns the exit code."""
    from rich.console import Console

    from longhouse.terminal import board

    state = position_of(chosen, words)
    Console(soft_wrap=True, highlight=False, markup=False, emoji=False).print(
        board.draw(state.view(None), words), end=""
    )
    return 0

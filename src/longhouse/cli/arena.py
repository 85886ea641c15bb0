"""The `arena` command: runs tournaments between bots."""

import argparse
import json
import signal
import sys
from contextlib import closing
from typing import TYPE_CHECKING

from longhouse.cli.drawing import console, interval, percent, table
from longhouse.cli.inputs import INTERRUPTED, appendable, game_of
from longhouse.terminal.progress import Bars
from longhouse.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from longhouse.lab.arena import BotMatch
    from longhouse.lab.results import MatchGame
    from longhouse.lab.standings import PlayerStanding


def arena(chosen: argparse.Namespace, words: Words) -> int:
    """Command `arena`: play or resume a match between bots, and print the standings. Returns the exit code."""
    from longhouse.bots.playing import needs_engine
    from longhouse.bots.registry import own_bots
    from longhouse.cli.executing import executing
    from longhouse.lab.arena import games_of, match_of
    from longhouse.lab.results import read_games
    from longhouse.lab.standings import standings

    own = own_bots(chosen.bot)
    match = match_of(game_of(chosen, words), chosen.players.split(","), chosen.seed, chosen.games, own)
    file = None if chosen.out is None else appendable(chosen.out, words)
    found: list[MatchGame] = []
    interrupted = False
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # print the standings also after SIGTERM
    known = 0 if file is None else sum(1 for _ in read_games(file, match.key(), match.game))
    with (
        Bars(words) as bars,
        executing(chosen, words, bars, [match.game.name] if needs_engine(match.players) else []) as executor,
        closing(games_of(match, file, executor)) as games,
    ):
        try:
            for game in bars.over(games, words.say("cli-sim-progress"), match.games, known):
                found.append(game)
                _tell_forfeit(game, words)
        except KeyboardInterrupt:
            interrupted = True
    stands = standings(match, found)
    if chosen.json:
        about = {"game": match.game.name, "options": match.game.options(), "seed": chosen.seed, "games": len(found)}
        print(json.dumps({**about, "players": [standing.to_json() for standing in stands]}))
    else:
        _show(match, stands, len(found), words)
    return INTERRUPTED if interrupted else 0


def _show(match: "BotMatch", standings: "list[PlayerStanding]", games: int, words: Words) -> None:
    printed = console()
    printed.print(words.say("arena-games", games=games, of=match.games))
    printed.print(_alone(standings, words) if match.game.seats == 1 else _together(standings, words))
    for each in standings:
        if each.forfeits:
            printed.print(words.say("arena-forfeits", player=each.name, games=each.forfeits))


def _tell_forfeit(game: "MatchGame", words: Words) -> None:
    """Print to standard error why a user's own bot forfeited a game, for its author."""
    if game.forfeit is not None:
        number = game.number + 1
        print(words.say("arena-forfeit", number=number, problem=game.forfeit.problem), file=sys.stderr)


def _together(standings: "list[PlayerStanding]", words: Words) -> "Table":
    rows = table(words, "arena-player", "arena-won", "arena-margin", "arena-rating", "arena-seconds", "arena-slowest")
    for each in standings:
        assert each.rating is not None
        rating = words.say("arena-rated", rating=f"{each.rating[0]:.1f}", spread=f"{each.rating[1]:.1f}")
        rows.add_row(each.name, percent(each.won, words), interval(each.margin, words), rating, *_times(each))
    return rows


def _alone(standings: "list[PlayerStanding]", words: Words) -> "Table":
    rows = table(
        words,
        "arena-player",
        "arena-won",
        "arena-stars",
        "arena-reached",
        "arena-fiefs",
        "arena-seconds",
        "arena-slowest",
    )
    for each in standings:
        reached = " / ".join(f"{part:.1%}" for _, part in each.reached)
        fiefs = " ".join(f"{part:.0%}" for part in each.fiefs)
        rows.add_row(each.name, percent(each.won, words), interval(each.margin, words), reached, fiefs, *_times(each))
    return rows


def _times(standing: "PlayerStanding") -> tuple[str, str]:
    return f"{standing.seconds:.2f}", f"{standing.slowest:.3f}"

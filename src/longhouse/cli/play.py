"""The `play` command: starts the terminal app, or the text game in line mode."""

import argparse
import os
import secrets
import sys
from typing import TYPE_CHECKING

from longhouse.cli.inputs import BAD_USAGE, FAILED, Failure, game_of, record_of, replayed
from longhouse.errors import LonghouseError
from longhouse.games.game import Game
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.games.record import Record


def play(chosen: argparse.Namespace, words: Words) -> int:
    """Command `play`: play a game in the terminal. Returns the exit code."""
    if chosen.plain or _needs_lines(chosen):
        return _play_plain(chosen, words)
    problem = _why_no_app()
    if problem is None:
        return _play_in_app(chosen, words)
    if chosen.server is not None:
        raise Failure("longhouse: " + words.say(problem), FAILED)
    print(words.say(problem), file=sys.stderr)
    return _play_plain(chosen, words)


def _needs_lines(chosen: argparse.Namespace) -> bool:
    """Return whether the line mode must be used: input or output is no terminal, or an option exists only there."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return True
    return any(given is not None for given in (chosen.seed, chosen.players, chosen.tiles))


def _why_no_app() -> str | None:
    """Return the key of the sentence that says why the app cannot be used in this terminal; None if it can."""
    from importlib.util import find_spec

    if find_spec("textual") is None:
        return "terminal-no-textual"
    if os.environ.get("TERM", "") == "dumb":
        return "terminal-dumb"
    if "utf" not in (sys.stdout.encoding or "").lower():
        return "terminal-no-utf8"
    return None


def _play_in_app(chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.bots.registry import own_bots
    from longhouse.cli.serve import given
    from longhouse.server.address import running_server
    from longhouse.server.settings import default_database
    from longhouse.terminal.app.run import Wanted, run

    database = given(chosen, "database")
    if chosen.bot and (chosen.server or chosen.join or running_server(database or default_database())):
        raise Failure("longhouse: " + words.say("play-bot-elsewhere"), BAD_USAGE)
    record = None if chosen.resume is None else _resumed(chosen, words)
    game = None if chosen.game is None or record is not None else game_of(chosen, words)
    wanted = Wanted(
        game=game,
        begins=game is not None and (chosen.options, chosen.learn, chosen.against) != (None, None, None),
        record=record,
        against=chosen.against,
        server=chosen.server,
        join=chosen.join,
        login=chosen.login,
        database=database,
        own_bots=tuple(own_bots(chosen.bot).values()),
    )
    try:
        return run(wanted, words, language_chosen=chosen.language is not None)
    except LonghouseError as refusal:
        raise Failure(f"longhouse: {words.refusal(refusal)}", FAILED) from None


def _play_plain(chosen: argparse.Namespace, words: Words) -> int:
    from longhouse.bots.registry import own_bots
    from longhouse.terminal.play import start_or_resume

    own = own_bots(chosen.bot)
    if chosen.server is not None or chosen.join is not None:
        raise Failure("longhouse: " + words.say("terminal-needs-app"), BAD_USAGE)
    if chosen.game is None:
        chosen.game = _ask_game(words)
    seed = secrets.token_hex(16) if chosen.seed is None else chosen.seed
    if chosen.resume is None:
        game = game_of(chosen, words)
        return start_or_resume(game, None, _at_the_table(game, chosen, words), seed, words, own)
    record = _resumed(chosen, words)
    return start_or_resume(record.game, record, _at_the_table(record.game, chosen, words), seed, words, own)


def _ask_game(words: Words) -> str:
    """Ask which game is played; by default the first."""
    from longhouse.games.catalogue import GAMES
    from longhouse.words.titles import title

    names = list(GAMES)
    for number, name in enumerate(names, 1):
        print(f"{number:4}  {title(words, name)}")
    answer = input(words.say("play-which") + " > ").strip()
    return names[int(answer) - 1] if answer in map(str, range(1, len(names) + 1)) else names[0]


def _resumed(chosen: argparse.Namespace, words: Words) -> "Record":
    record = record_of(chosen.resume, words)
    replayed(record, chosen.resume, None, words)
    if (chosen.options, chosen.tiles, chosen.learn) != (None, None, None) or chosen.game != record.game.name:
        raise Failure("longhouse: " + words.say("cli-resume-as-it-is", game=record.game.name), BAD_USAGE)
    return record


def _at_the_table(game: Game, chosen: argparse.Namespace, words: Words) -> str | None:
    """Return the players of all seats from `--players` or `--against`, separated by commas; None if neither is
    given.
    """
    players: str | None = chosen.players
    if chosen.against is None:
        return players
    if players is not None or game.seats == 1:
        raise Failure("longhouse: " + words.say("cli-against-whom"), BAD_USAGE)
    return ",".join(["you", *[chosen.against] * (game.seats - 1)])

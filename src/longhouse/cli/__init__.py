"""One command, few verbs. Each verb imports what it needs when it is called, so that all of them start at once."""

import argparse
import io
import os
import secrets
import sys
from collections.abc import Callable
from typing import NoReturn

from longhouse.cli import arena, games
from longhouse.cli.given import BAD_USAGE, FAILED, INTERRUPTED, Failure, reason
from longhouse.games.fields import shown
from longhouse.games.game import Illegal
from longhouse.words import LANGUAGES, Words, language_of

_LONGEST_SEED = 200


def main(arguments: list[str] | None = None) -> int:
    """Run one verb and return the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # one that was closed is None
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(_language(given))
    try:
        chosen = _parser(words).parse_args(given or ["play", "fjords"])
        code: int = chosen.verb(chosen, words)
        sys.stdout.flush()
    except Failure as failure:
        print(failure.line, file=sys.stderr)
        return failure.code
    except Illegal as refusal:
        print(f"longhouse: {words.refusal(refusal)}", file=sys.stderr)
        return BAD_USAGE
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return 0
    except OSError as error:  # a full disk behind the output
        _let_go_of_output()
        print(f"longhouse: {reason(error, words)}", file=sys.stderr)
        return FAILED
    return code


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog="longhouse", description=words.say("cli-about"))
    parser.add_argument("--version", action="version", version=_version())
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    def verb(name: str, run: Callable[[argparse.Namespace, Words], int]) -> argparse.ArgumentParser:
        added = verbs.add_parser(name, help=words.say(f"cli-{name}"), description=words.say(f"cli-{name}"))
        added.add_argument("--language", choices=LANGUAGES, help=words.say("cli-language"))
        added.set_defaults(verb=run)
        return added

    def about_a_game(added: argparse.ArgumentParser) -> None:
        added.add_argument("game", metavar="GAME", help=words.say("cli-game"))
        added.add_argument("--options", metavar="JSON", help=words.say("cli-options"))
        added.add_argument("--tiles", metavar="FILE", help=words.say("cli-tiles"))
        added.add_argument("--seed", type=_seed(words), default=secrets.token_hex(16), help=words.say("cli-seed"))

    def about_a_position(added: argparse.ArgumentParser) -> None:
        added.add_argument("file", metavar="FILE", help=words.say("cli-file"))
        added.add_argument("--at", type=_whole(0, words), metavar="N", help=words.say("cli-at"))

    added = verb("play", games.play)
    about_a_game(added)
    added.add_argument("--players", metavar="A,B", help=words.say("cli-players"))
    added.add_argument("--learn", type=_whole(1, words), metavar="N", help=words.say("cli-learn"))
    added.add_argument("--resume", metavar="FILE", help=words.say("cli-resume"))
    added = verb("sim", games.sim)
    about_a_game(added)
    added.add_argument("--players", metavar="A,B", help=words.say("cli-bots"))
    added.add_argument("--games", type=_whole(1, words), default=1, metavar="N", help=words.say("cli-games"))
    added.add_argument("--out", metavar="DIR", help=words.say("cli-out"))
    added.add_argument("--json", action="store_true", help=words.say("cli-json"))
    added = verb("verify", games.verify)
    added.add_argument("files", nargs="+", metavar="FILE", help=words.say("cli-file"))
    added.add_argument("--fair", action="store_true", help=words.say("cli-fair"))
    about_a_position(verb("legal", games.legal))
    added = verb("perft", games.perft)
    about_a_game(added)
    added.add_argument("--depth", type=_whole(0, words), required=True, metavar="N", help=words.say("cli-depth"))
    about_a_position(verb("show", games.show))
    added = verb("arena", arena.arena)
    about_a_game(added)
    added.set_defaults(seed="arena")  # the same match is gone on with if it is asked for again
    added.add_argument("--players", required=True, metavar="A,B", help=words.say("cli-bots"))
    added.add_argument("--games", type=_whole(1, words), default=100, metavar="N", help=words.say("cli-games"))
    added.add_argument("--jobs", type=_whole(1, words), default=1, metavar="N", help=words.say("cli-jobs"))
    added.add_argument("--out", metavar="FILE", help=words.say("cli-results"))
    added.add_argument("--json", action="store_true", help=words.say("cli-json"))
    return parser


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise Failure(f"{self.prog}: {' '.join(message.split())}", BAD_USAGE)


def _whole(least: int, words: Words) -> Callable[[str], int]:
    def whole_number(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
            raise argparse.ArgumentTypeError(words.say("cli-whole-number", given=shown(text), least=least))
        return int(text)

    return whole_number


def _seed(words: Words) -> Callable[[str], str]:
    def seed(text: str) -> str:
        if not text.isprintable() or len(text) > _LONGEST_SEED:
            raise argparse.ArgumentTypeError(words.say("cli-bad-seed", given=shown(text)))
        return text

    return seed


def _language(given: list[str]) -> str:
    """The language to speak, also while the rest of the arguments is still being read."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language")
    try:
        chosen: str | None = early.parse_known_args(given)[0].language
    except argparse.ArgumentError:  # it is told when all arguments are read
        chosen = None
    return chosen if chosen in LANGUAGES else language_of(os.environ)


def _version() -> str:
    from importlib.metadata import version  # noqa: PLC0415

    return f"longhouse {version('longhouse')}"


def _let_go_of_output() -> None:
    """Let the exit flush into nothing, so that it does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

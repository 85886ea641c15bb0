"""The command-line parser: all commands and their arguments."""

import argparse
import secrets
from collections.abc import Callable
from typing import NoReturn

from longhouse.cli import advice, arena, benchmark, completion, dataset, engine, games, new_bot, play, serve
from longhouse.cli.inputs import BAD_USAGE, Failure
from longhouse.cli.usage import say_in
from longhouse.games.fields import shown
from longhouse.words import LANGUAGES, Words

_LONGEST_SEED = 200


def parser(words: Words) -> argparse.ArgumentParser:
    """Return the command-line parser, with help texts in the language of `words`."""
    say_in(words)
    reader = _Parser(prog="longhouse", description=words.say("cli-about"))
    reader.add_argument("--version", action=_Version, nargs=0)
    verbs = _Verbs(reader, words)
    _of_games(verbs, words)
    _of_players(verbs, words)
    _of_houses(verbs, words)
    return reader


def _of_games(verbs: "_Verbs", words: Words) -> None:
    added = verbs.verb("play", play.play)
    verbs.about_a_game(added, needed=False)
    added.set_defaults(seed=None)  # the app lets the server draw; a given seed is for playing line by line
    added.add_argument("--players", metavar="A,B", help=words.say("cli-players"))
    added.add_argument("--against", metavar="NAME", help=words.say("cli-against"))
    verbs.about_own_bots(added)
    added.add_argument("--learn", type=_whole(1, words), metavar="N", help=words.say("cli-learn"))
    added.add_argument("--resume", metavar="FILE", help=words.say("cli-resume"))
    added.add_argument("--plain", action="store_true", help=words.say("cli-plain"))
    added.add_argument("--database", metavar="URL", help=words.say("cli-database"))
    added.add_argument("--server", metavar="URL", help=words.say("cli-server"))
    added.add_argument("--join", metavar="LINK", help=words.say("cli-join"))
    added.add_argument("--login", metavar="NAME", help=words.say("cli-login"))
    added = verbs.verb("sim", games.sim)
    verbs.about_a_game(added)
    added.add_argument("--players", metavar="A,B", help=words.say("cli-bot-names"))
    verbs.about_own_bots(added)
    added.add_argument("--games", type=_whole(1, words), default=1, metavar="N", help=words.say("cli-games"))
    added.add_argument("--out", metavar="DIR", help=words.say("cli-out"))
    added.add_argument("--json", action="store_true", help=words.say("cli-json"))
    added = verbs.verb("verify", games.verify)
    added.add_argument("files", nargs="+", metavar="FILE", help=words.say("cli-file"))
    added.add_argument("--fair", action="store_true", help=words.say("cli-fair"))
    verbs.about_a_position(verbs.verb("legal", games.legal))
    added = verbs.verb("perft", games.perft)
    verbs.about_a_game(added)
    added.add_argument("--depth", type=_whole(0, words), required=True, metavar="N", help=words.say("cli-depth"))
    verbs.about_a_position(verbs.verb("show", games.show))


def _of_players(verbs: "_Verbs", words: Words) -> None:
    added = verbs.verb("hint", advice.hint)
    verbs.about_a_position(added)
    verbs.about_thinking(added, "2s")
    verbs.about_chance_in_thinking(added)
    added = verbs.verb("analyse", advice.analyse)
    added.add_argument("file", metavar="FILE", help=words.say("cli-file"))
    verbs.about_thinking(added, "200ms")
    verbs.about_chance_in_thinking(added)
    added = verbs.verb("solve", advice.solve)
    verbs.about_a_position(added)
    verbs.about_thinking(added, "60s")
    added = verbs.verb("arena", arena.arena)
    verbs.about_a_game(added)
    added.set_defaults(seed="arena")  # a fixed seed, so that running the command again resumes the match
    added.add_argument("--players", required=True, metavar="A,B", help=words.say("cli-bot-names"))
    verbs.about_own_bots(added)
    added.add_argument("--games", type=_whole(1, words), default=100, metavar="N", help=words.say("cli-games"))
    verbs.about_executor(added)
    added.add_argument("--out", metavar="FILE", help=words.say("cli-results"))
    added.add_argument("--json", action="store_true", help=words.say("cli-json"))
    added = verbs.verb("benchmark", benchmark.benchmark)
    added.add_argument("bot_name", metavar="BOT", help=words.say("cli-benchmark-bot"))
    added.add_argument("--game", metavar="GAME", help=words.say("cli-benchmark-game"))
    added.add_argument("--sets", metavar="A,B", help=words.say("cli-benchmark-sets"))
    added.add_argument("--deals", type=_whole(1, words), metavar="N", help=words.say("cli-benchmark-deals"))
    verbs.about_own_bots(added)
    verbs.about_executor(added)
    added.add_argument("--out", metavar="FILE", help=words.say("cli-benchmark-out"))
    added.add_argument("--json", action="store_true", help=words.say("cli-json"))
    added = verbs.verb("dataset", dataset.dataset)
    added.add_argument("folder", metavar="DIR", help=words.say("cli-dataset-folder"))
    added.add_argument("--games", type=_whole(1, words), default=100, metavar="N", help=words.say("cli-dataset-games"))
    added.add_argument("--seed", type=_seed(words), default="dataset", help=words.say("cli-seed"))
    verbs.about_executor(added)
    added = verbs.verb("new-bot", new_bot.new_bot)
    added.add_argument("folder", metavar="DIR", help=words.say("cli-new-bot-folder"))
    about = words.say("cli-new-bot-in")
    added.add_argument("--in", dest="programmed", choices=tuple(new_bot.PROGRAMS), default="python", help=about)
    added = verbs.verb("engine", engine.warm)
    added.add_argument("what", choices=("warm",), help=words.say("cli-engine-warm"))
    added.add_argument("--jobs", type=_whole(1, words), default=2, metavar="N", help=words.say("cli-engine-jobs"))


def _of_houses(verbs: "_Verbs", words: Words) -> None:
    added = verbs.verb("serve", serve.serve)
    added.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words.say("cli-host"))
    added.add_argument("--port", type=_whole(0, words), default=0, metavar="N", help=words.say("cli-port"))
    added.add_argument("--lan", action="store_true", help=words.say("cli-lan"))
    added.add_argument("--open", action="store_true", help=words.say("cli-open"))
    added.add_argument("--database", metavar="URL", help=words.say("cli-database"))
    added.add_argument("--redis", metavar="URL", help=words.say("cli-redis"))
    added.add_argument("--public-url", metavar="URL", help=words.say("cli-public-url"))
    added.add_argument("--passphrase", metavar="TEXT", help=words.say("cli-passphrase"))
    added.add_argument(
        "--trusted-proxies", default="127.0.0.1", metavar="ADDRESSES", help=words.say("cli-trusted-proxies")
    )
    added.add_argument("--smtp", metavar="URL", help=words.say("cli-smtp"))
    about_push = words.say("cli-push-service")
    added.add_argument("--push-service", action="append", default=[], metavar="URL", help=about_push)
    added.add_argument("--daily-secret", metavar="FILE", help=words.say("cli-daily-secret"))
    verbs.about_own_bots(added)
    added.add_argument("--remote-bots", action="store_true", help=words.say("cli-remote-bots"))
    added.add_argument("--lazy-bots", action="store_true", help=words.say("cli-lazy-bots"))
    added.add_argument("--no-limits", action="store_true", help=words.say("cli-no-limits"))
    added.add_argument("--verbose", action="store_true", help=words.say("cli-verbose"))
    added = verbs.verb("bots", serve.bots)
    added.add_argument("--redis", metavar="URL", help=words.say("cli-redis"))
    added.add_argument("--jobs", type=_whole(1, words), metavar="N", help=words.say("cli-bots-jobs"))
    added.add_argument("--lazy-bots", action="store_true", help=words.say("cli-lazy-bots"))
    added.add_argument("--verbose", action="store_true", help=words.say("cli-verbose"))
    added = verbs.verb("admin", serve.admin)
    added.add_argument("what", choices=serve.ADMIN, help=words.say("cli-admin-what"))
    added.add_argument("name", nargs="?", metavar="NAME", help=words.say("cli-admin-name"))
    added.add_argument("text", nargs="?", metavar="TEXT", help=words.say("cli-admin-text"))
    added.add_argument("--database", metavar="URL", help=words.say("cli-database"))
    added = verbs.verb("completion", completion.completion)
    added.add_argument("shell", choices=completion.SHELLS, help=words.say("cli-completion-shell"))


class _Verbs:
    """Adds verbs to the parser, and arguments that several verbs share."""

    def __init__(self, reader: argparse.ArgumentParser, words: Words) -> None:
        self._words = words
        self._verbs = reader.add_subparsers(required=True, metavar="VERB")

    def verb(self, name: str, run: Callable[[argparse.Namespace, Words], int]) -> argparse.ArgumentParser:
        about = self._words.say(f"cli-{name}")
        added = self._verbs.add_parser(name, help=about, description=about)
        added.add_argument("--language", choices=LANGUAGES, help=self._words.say("cli-language"))
        added.set_defaults(verb=run)
        return added

    def about_a_game(self, added: argparse.ArgumentParser, *, needed: bool = True) -> None:
        words = self._words
        added.add_argument("game", metavar="GAME", nargs=None if needed else "?", help=words.say("cli-game"))
        added.add_argument("--options", metavar="JSON", help=words.say("cli-options"))
        added.add_argument("--tiles", metavar="FILE", help=words.say("cli-tiles"))
        added.add_argument("--seed", type=_seed(words), default=secrets.token_hex(16), help=words.say("cli-seed"))

    def about_own_bots(self, added: argparse.ArgumentParser) -> None:
        about = self._words.say("cli-own-bot")
        added.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help=about)

    def about_executor(self, added: argparse.ArgumentParser) -> None:
        words = self._words
        added.add_argument("--jobs", type=_whole(1, words), metavar="N", help=words.say("cli-jobs"))
        added.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=words.say("cli-ray"))

    def about_a_position(self, added: argparse.ArgumentParser) -> None:
        added.add_argument("file", metavar="FILE", help=self._words.say("cli-file"))
        added.add_argument("--at", type=_whole(0, self._words), metavar="N", help=self._words.say("cli-at"))

    def about_thinking(self, added: argparse.ArgumentParser, budget: str) -> None:
        words = self._words
        added.add_argument("--budget", default=budget, metavar="TIME", help=words.say("cli-budget"))
        added.add_argument("--json", action="store_true", help=words.say("cli-json"))

    def about_chance_in_thinking(self, added: argparse.ArgumentParser) -> None:
        words = self._words
        added.add_argument("--seed", type=_seed(words), default="advice", help=words.say("cli-search-seed"))


class _Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

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


class _Version(argparse.Action):
    """Prints the version. It is looked up only when it is asked for, because that is slow."""

    def __call__(self, reader: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"longhouse {version('longhouse')}")
        reader.exit()

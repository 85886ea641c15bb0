"""One command, few verbs. Each verb imports what it needs when it is called, so that all of them start at once."""

import argparse
import io
import json
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeVar

from longhouse.games.fields import read_json, shown
from longhouse.games.game import Game, Illegal, Json, JsonObject

if TYPE_CHECKING:
    from longhouse.games.game import State
    from longhouse.games.record import Record

from longhouse.words import LANGUAGES, Words, language_of

FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130
_LONGEST_SEED = 200

_Item = TypeVar("_Item")


class Failure(Exception):
    """What a verb could not do, in one line, and the exit code to leave with."""

    def __init__(self, line: str, code: int) -> None:
        super().__init__(line)
        self.line = line
        self.code = code


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
        print(f"longhouse: {_reason(error, words)}", file=sys.stderr)
        return FAILED
    return code


def sim(chosen: argparse.Namespace, words: Words) -> int:
    """Play random games, and say how fast that was."""
    from longhouse.games.playout import actions_in, random_game, record_of_random_game  # noqa: PLC0415

    game = _game(chosen, words)
    out = None if chosen.out is None else _folder(chosen.out, words)
    steps = 0
    playing = 0.0
    for number in _with_progress(range(1, chosen.games + 1), words.say("cli-sim-progress")):
        seed = f"{chosen.seed}/{number}"
        began = time.perf_counter()
        state, events = random_game(game, seed)
        playing += time.perf_counter() - began
        steps += actions_in(events)
        if out is not None:
            _write(out / f"{number:04}.json", record_of_random_game(game, seed, state, events).write(), words)
    per_second = {"games_per_second": round(chosen.games / playing), "steps_per_second": round(steps / playing)}
    if chosen.json:
        about = {"game": game.name, "options": game.options(), "seed": chosen.seed}
        print(json.dumps({**about, "games": chosen.games, "steps": steps, "seconds": round(playing, 6), **per_second}))
    else:
        counts = {"games": chosen.games, "steps": steps, **per_second}
        print(words.say("cli-sim-figures", seconds=f"{playing:.2f}", **counts))
    return 0


def verify(chosen: argparse.Namespace, words: Words) -> int:
    """Check records event by event, and with --fair their chance too."""
    from longhouse.games.record import Record  # noqa: PLC0415

    worst = 0
    for file in chosen.files:
        try:
            record = Record.read(_read(file, words))
            if chosen.fair:
                record.check_fair()
            else:
                record.check()
        except Illegal as refusal:
            worst = max(worst, FAILED)
            print(f"{file}: {words.refusal(refusal)}", file=sys.stderr)
        except Failure as failure:
            worst = max(worst, failure.code)
            print(failure.line, file=sys.stderr)
    if not worst:
        print("ok")
    return worst


def legal(chosen: argparse.Namespace, words: Words) -> int:
    """Print the legal actions of a position as JSON."""
    print(json.dumps(_position(chosen, words).legal()))
    return 0


def perft(chosen: argparse.Namespace, words: Words) -> int:
    """Print the number of action sequences."""
    from longhouse.games import playout  # noqa: PLC0415
    from longhouse.games.chance import Source  # noqa: PLC0415

    print(playout.perft(_game(chosen, words).start(), Source(chosen.seed), chosen.depth))
    return 0


def show(chosen: argparse.Namespace, words: Words) -> int:
    """Draw a position."""
    from rich.console import Console  # noqa: PLC0415

    from longhouse.terminal import tables  # noqa: PLC0415

    state = _position(chosen, words)
    Console(soft_wrap=True, highlight=False, markup=False, emoji=False).print(
        tables.draw(state.view(None), words), end=""
    )
    return 0


def play(chosen: argparse.Namespace, words: Words) -> int:
    """Play in the terminal."""
    from longhouse.terminal.play import start_or_resume  # noqa: PLC0415

    if chosen.resume is None:
        return start_or_resume(_game(chosen, words), None, chosen.players, chosen.seed, words)
    record = _record(chosen.resume, words)
    _replayed(record, chosen.resume, None, words)
    if (chosen.options, chosen.tiles, chosen.learn) != (None, None, None) or chosen.game != record.game.name:
        raise Failure("longhouse: " + words.say("cli-resume-as-it-is", game=record.game.name), BAD_USAGE)
    return start_or_resume(record.game, record, chosen.players, chosen.seed, words)


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

    added = verb("play", play)
    about_a_game(added)
    added.add_argument("--players", metavar="A,B", help=words.say("cli-players"))
    added.add_argument("--learn", type=_whole(1, words), metavar="N", help=words.say("cli-learn"))
    added.add_argument("--resume", metavar="FILE", help=words.say("cli-resume"))
    added = verb("sim", sim)
    about_a_game(added)
    added.add_argument("--games", type=_whole(1, words), default=1, metavar="N", help=words.say("cli-games"))
    added.add_argument("--out", metavar="DIR", help=words.say("cli-out"))
    added.add_argument("--json", action="store_true", help=words.say("cli-json"))
    added = verb("verify", verify)
    added.add_argument("files", nargs="+", metavar="FILE", help=words.say("cli-file"))
    added.add_argument("--fair", action="store_true", help=words.say("cli-fair"))
    about_a_position(verb("legal", legal))
    added = verb("perft", perft)
    about_a_game(added)
    added.add_argument("--depth", type=_whole(0, words), required=True, metavar="N", help=words.say("cli-depth"))
    about_a_position(verb("show", show))
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


def _game(chosen: argparse.Namespace, words: Words) -> Game:
    from longhouse.games.catalogue import game_with  # noqa: PLC0415

    options = {} if chosen.options is None else _options(chosen.options, words)
    named = "longhouse"
    if chosen.tiles is not None:
        options["tiles"] = _toml(chosen.tiles, words)
        named = chosen.tiles
    if getattr(chosen, "learn", None) is not None:
        from longhouse.games.fjords.options import learning_path  # noqa: PLC0415

        if chosen.game != "fjords":
            raise Failure("longhouse: " + words.say("cli-learn-fjords"), BAD_USAGE)
        options |= learning_path(chosen.learn)
    try:
        return game_with(chosen.game, options)
    except Illegal as refusal:
        raise Failure(f"{named}: {words.refusal(refusal)}", BAD_USAGE) from None


def _options(text: str, words: Words) -> JsonObject:
    try:
        options = read_json(text)
    except Illegal as refusal:
        raise Failure(f"longhouse: --options: {words.refusal(refusal)}", BAD_USAGE) from None
    if not isinstance(options, dict):
        raise Failure("longhouse: " + words.say("field-not-object", where="--options"), BAD_USAGE)
    return options


def _toml(file: str, words: Words) -> Json:
    import tomllib  # noqa: PLC0415

    try:
        content: JsonObject = tomllib.loads(_read(file, words).decode())
    except (ValueError, RecursionError) as error:
        raise Failure(f"{file}: {words.say('cli-not-toml', problem=shown(error))}", BAD_USAGE) from None
    return content


def _record(file: str, words: Words) -> "Record":
    from longhouse.games.record import Record  # noqa: PLC0415

    try:
        return Record.read(_read(file, words))
    except Illegal as refusal:
        raise Failure(f"{file}: {words.refusal(refusal)}", FAILED) from None


def _position(chosen: argparse.Namespace, words: Words) -> "State":
    return _replayed(_record(chosen.file, words), chosen.file, chosen.at, words)


def _replayed(record: "Record", file: str, plies: int | None, words: Words) -> "State":
    try:
        return record.replay(plies)
    except Illegal as refusal:
        code = BAD_USAGE if refusal.index is None else FAILED
        raise Failure(f"{file}: {words.refusal(refusal)}", code) from None


def _read(file: str, words: Words) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise Failure(f"{file}: {_reason(error, words)}", BAD_USAGE) from None


def _write(file: Path, text: str, words: Words) -> None:
    encoded = text.encode()
    try:
        file.write_bytes(encoded)
    except OSError as error:
        raise Failure(f"{file}: {_reason(error, words)}", BAD_USAGE) from None


def _folder(name: str, words: Words) -> Path:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Failure(f"{name}: {_reason(error, words)}", BAD_USAGE) from None
    return Path(name)


def _let_go_of_output() -> None:
    """Let the exit flush into nothing, so that it does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _reason(error: OSError | ValueError, words: Words) -> str:
    return words.say("cli-file-problem", problem=(isinstance(error, OSError) and error.strerror) or str(error))


def _with_progress(items: Iterable[_Item], label: str) -> Iterable[_Item]:
    """The items, with a progress bar where a person is watching."""
    if not sys.stderr.isatty():
        return items
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    return track(items, label, console=Console(stderr=True), transient=True)


if __name__ == "__main__":
    sys.exit(main())

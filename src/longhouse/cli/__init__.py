"""The program `longhouse` and its commands. A command imports what it needs when it is called, to start fast.

Each command is a function that receives the parsed arguments (`chosen`) and the texts of the user's language (`words`),
and returns the exit code of the program.
"""

import argparse
import io
import os
import sys

from longhouse.cli.arguments import parser
from longhouse.cli.inputs import BAD_USAGE, FAILED, INTERRUPTED, Failure
from longhouse.errors import LonghouseError
from longhouse.words import LANGUAGES, Words, language_of


def main(arguments: list[str] | None = None) -> int:
    """Run the command that the arguments name, and return the exit code.

    Without `arguments`, those of the process are used.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a closed stream is None
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(_language(given))
    try:
        chosen = parser(words).parse_args(_with_verb(given))
        code: int = chosen.verb(chosen, words)
        sys.stdout.flush()
    except Failure as failure:
        print(failure.line, file=sys.stderr)
        return failure.code
    except LonghouseError as refusal:
        print(f"longhouse: {words.refusal(refusal)}", file=sys.stderr)
        return BAD_USAGE
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return 0
    except OSError as error:  # for example a full disk, or a cache folder without write permission
        _let_go_of_output()
        print(f"longhouse: {words.say('cli-system-problem', problem=_problem(error))}", file=sys.stderr)
        return FAILED
    return code


def _with_verb(given: list[str]) -> list[str]:
    """Return the arguments with the default verb `serve --open` if none is given."""
    if given in ([], ["--lan"]):
        return ["serve", "--open", *given]
    return given


def _language(given: list[str]) -> str:
    """Return the language of messages, read before all other arguments, so that their errors can use it."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language")
    try:
        chosen: str | None = early.parse_known_args(given)[0].language
    except argparse.ArgumentError:  # the main parser reports it
        chosen = None
    return chosen if chosen in LANGUAGES else language_of(os.environ)


def _problem(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def _let_go_of_output() -> None:
    """Redirect standard output to the null device, so that the flush at exit does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

"""The `new-bot` command: writes a simple working bot, as a starting point for authors."""

import argparse
from importlib.resources import files
from pathlib import Path

from longhouse.cli.inputs import BAD_USAGE, Failure, reason
from longhouse.words import Words

PROGRAMS = {"python": ("python", "bot.py"), "javascript": ("node", "bot.js")}
"""For each programming language, the command that runs a program, and the name of the bot's file."""


def new_bot(chosen: argparse.Namespace, words: Words) -> int:
    """Command `new-bot`: write a simple bot into a new folder, and print how to play against it. Returns the
    exit code.
    """
    from longhouse.bots.registry import own_bots

    folder = Path(chosen.folder)
    name = folder.resolve().name
    own_bots([f"{name}=x"])  # raises if no bot can have this name
    runs, program = PROGRAMS[chosen.programmed]
    file = folder / program
    template = files("longhouse.bots") / "templates" / chosen.programmed / program
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as written:
            written.write(template.read_text("utf-8").replace("NAME", name))
    except OSError as error:
        raise Failure(f"{file}: {reason(error, words)}", BAD_USAGE) from None
    print(words.say("cli-new-bot-written", file=str(file)))
    print(f'longhouse arena fjords --players {name},thrall --bot {name}="{runs} {file.as_posix()}"')
    print(f'longhouse serve --open --bot {name}="{runs} {file.as_posix()}"')
    return 0

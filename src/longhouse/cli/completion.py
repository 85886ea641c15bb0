"""The `completion` command: prints a script with which a shell completes commands, options, games and files."""

import argparse

from longhouse.words import Words

SHELLS = ("bash", "zsh", "tcsh")


def completion(chosen: argparse.Namespace, words: Words) -> int:
    """Command `completion`: print the completion script for one shell. Returns the exit code."""
    import shtab

    from longhouse.cli.arguments import parser  # it imports the verbs

    reader = parser(words)
    _mark(reader)
    print(shtab.complete(reader, chosen.shell))
    return 0


def _mark(reader: argparse.ArgumentParser) -> None:
    """Tell shtab which arguments are games, files or folders, by their metavar."""
    import shtab

    from longhouse.games.catalogue import GAMES

    for action in reader._actions:
        if isinstance(action, argparse._SubParsersAction):
            for verb in action.choices.values():
                _mark(verb)
        elif action.metavar == "GAME":
            action.choices = tuple(GAMES)
        elif action.metavar == "FILE":
            vars(action)["complete"] = shtab.FILE
        elif action.metavar == "DIR":
            vars(action)["complete"] = shtab.DIRECTORY

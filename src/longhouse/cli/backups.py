"""The backup commands of `longhouse admin`: `backup`, `restore`, `verify`."""

from pathlib import Path
from typing import TYPE_CHECKING

from longhouse.cli.inputs import BAD_USAGE, FAILED, Failure
from longhouse.words import Words

if TYPE_CHECKING:
    from longhouse.storage.games import GameStore


def back_up(store: "GameStore", target: Path, words: Words) -> int:
    """Write a backup of a database to the file `target`, and check the backup; return the exit code."""
    from longhouse.storage import backups

    if target.exists():
        raise Failure("longhouse: " + words.say("play-file-exists", file=str(target)), BAD_USAGE)
    backups.back_up(store.engine, target)
    return 0


def restore(backup: Path, database: str, words: Words) -> int:
    """Restore a backup into a database that does not exist yet, and check all games in it; return the exit code.

    `database` is the path or the URL of the database.
    """
    from longhouse.storage.restoring import restore

    store = restore(backup, database)
    try:
        return check_games(store, words)
    finally:
        store.close()


def verify_backup(backup: Path, words: Words) -> int:
    """Check that a backup is complete and, if it is an SQLite database of this version, the games in it.

    Prints the result and returns the exit code. Raises `BadSettings` if the file is no backup, and `Unavailable` if the
    backup is damaged.
    """
    from longhouse.storage.backups import read_backup
    from longhouse.storage.games import GameStore

    contents = read_backup(backup)
    checksum = "yes" if contents.has_checksum else "no"
    print(words.say("serve-backup-verified", games=contents.rows["games"], checksum=checksum))
    store = GameStore.in_backup(backup, contents)
    if store is None:
        return 0
    try:
        return check_games(store, words)
    finally:
        store.close()


def verify(store: "GameStore", words: Words) -> int:
    """Check the database, and the logs of all games in it; return the exit code."""
    from longhouse.storage.checking import check_file

    check_file(store)
    return check_games(store, words)


def check_games(store: "GameStore", words: Words) -> int:
    """Check the logs of all games, and print an error for each that is damaged; return the exit code."""
    from longhouse.storage.checking import damaged_games

    damaged = [words.refusal(refusal) for refusal in damaged_games(store)]
    for sentence in damaged:
        print(sentence)
    games = sum(store.lists.counts().values())
    print(words.say("serve-verified", games=games, damaged=len(damaged)))
    return FAILED if damaged else 0

"""Restores a backup into a new or empty database. It never overwrites existing data."""

import secrets
import shutil
import subprocess
from pathlib import Path

from sqlalchemy.engine import URL

from longhouse.errors import BadSettings, Unavailable
from longhouse.storage.backups import address_and_environment, place, program, read_backup, said_by, sync
from longhouse.storage.database import file_of, is_empty, left_of, target_of
from longhouse.storage.games import GameStore
from longhouse.storage.schema import VERSION


def restore(backup: Path, url: str) -> GameStore:
    """Check a backup, restore it into the new database at `url`, and open that database.

    A backup of an older version is migrated. Raises `BadSettings` if there is already a database at `url`, if the
    backup is of a newer version, or if it is of another kind of database than `url`; and `Unavailable` if it cannot be
    restored.
    """
    target = target_of(url)
    contents = read_backup(backup)
    if contents.kind != target.get_backend_name():
        raise BadSettings("table-backup-kind", file=str(backup), kind=contents.kind)
    if contents.version > VERSION:
        raise BadSettings("table-database-newer")
    if contents.kind == "sqlite":
        _restore_copy(backup, target)
    else:
        _restore_dump(backup, url)
    store = GameStore.at(url)
    if sum(store.lists.counts().values()) != contents.rows["games"]:
        raise Unavailable("table-restore-failed", problem="games")
    return store


def _restore_copy(backup: Path, target: URL) -> None:
    file = file_of(target)
    if file is None:
        raise BadSettings("table-database-file")
    for there in (file, *left_of(file)):
        if there.exists():
            raise BadSettings("table-database-exists", database=str(there))
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(backup, beside)
        sync(beside)
        place(beside, file)
    except OSError as error:
        raise Unavailable("table-restore-failed", problem=f"{error.filename}: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)


def _restore_dump(backup: Path, url: str) -> None:
    if not is_empty(url):
        raise BadSettings("table-database-exists", database=str(target_of(url).database))
    address, environment = address_and_environment(target_of(url))
    options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-acl"]
    command = [program("pg_restore"), *options, f"--dbname={address}", str(backup)]
    done = subprocess.run(command, check=False, env=environment, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Unavailable("table-restore-failed", problem=said_by(done))

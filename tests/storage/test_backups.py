"""Backups of both kinds of database: whole when they have their name, checked, and restored to the same games."""

import random
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from support.postgres import archived_postgres
from support.refused import refused
from support.stored_games import appended, next_move, stored
from support.stores import KINDS, OTHERS_LEAVE

from longhouse.cli import main
from longhouse.storage.backups import back_up, checksum_file, read_backup
from longhouse.storage.checking import damaged_games
from longhouse.storage.games import GameStore
from longhouse.storage.people import People
from longhouse.storage.restoring import restore
from longhouse.storage.schema import VERSION
from longhouse.table.table import Table


def games_in(store: GameStore) -> list[Table]:
    """Some games with moves."""
    tables = []
    for number in range(3):
        table = stored(store, f"g{number}")
        choose = random.Random(number)
        for _ in range(10):
            table = appended(store, next_move(table, choose))
        tables.append(table)
    People(store).welcome("A name\nwith \\. and\ttabs", "en", 1.0)
    return tables


def found(store: GameStore) -> list[Table | None]:
    return [store.find(f"g{number}") for number in range(3)]


@pytest.fixture
def elsewhere(database: str, tmp_path: Path) -> Iterator[str]:
    """The address of another empty database of the same kind."""
    if database.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'elsewhere' / 'house.db'}"
        return
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS elsewhere"))
        connection.execute(text("CREATE DATABASE elsewhere"))
        yield database.replace("/postgres", "/elsewhere")
        connection.execute(text(OTHERS_LEAVE))
    engine.dispose()


def test_a_backup_is_checked_has_a_checksum_and_is_restored_to_the_same_games(
    store: GameStore, elsewhere: str, tmp_path: Path
) -> None:
    tables = games_in(store)
    file = tmp_path / "copy"
    back_up(store.engine, file)
    appended(store, next_move(tables[0], random.Random(9)))  # after the backup
    assert {each.name for each in tmp_path.glob("copy*")} == {"copy", "copy.sha256"}
    assert subprocess.run(["sha256sum", "--check", "copy.sha256"], cwd=tmp_path, check=False).returncode == 0
    contents = read_backup(file)
    assert (contents.version, contents.has_checksum) == (VERSION, True)
    assert contents.rows["games"] == 3
    assert contents.rows["entries"] == sum(table.ply for table in tables)
    restored = restore(file, elsewhere)
    assert found(restored) == tables
    assert list(damaged_games(restored)) == []
    restored.close()
    with refused("table-database-exists"):
        restore(file, elsewhere)


def test_a_backup_replaces_no_file(store: GameStore, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("mine")
    with refused("table-backup-exists"):
        back_up(store.engine, file)
    assert file.read_text() == "mine"


def test_a_backup_that_cannot_be_written_leaves_nothing(store: GameStore, tmp_path: Path) -> None:
    with refused("table-backup-failed"):
        back_up(store.engine, tmp_path / "nowhere" / "copy")
    assert not list(tmp_path.glob("**/copy*"))


def change(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-3_000])


@pytest.mark.parametrize("harm", [change, cut_off])
def test_a_damaged_backup_is_refused_and_nothing_is_restored(
    store: GameStore, elsewhere: str, tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    games_in(store)
    file = tmp_path / "copy"
    back_up(store.engine, file)
    harm(file)
    with refused("table-backup-damaged"):
        restore(file, elsewhere)
    with refused("table-database-missing"):
        GameStore.existing(elsewhere)


def test_a_backup_that_was_cut_off_is_found_out_without_its_checksum_too(store: GameStore, tmp_path: Path) -> None:
    games_in(store)
    file = tmp_path / "copy"
    back_up(store.engine, file)
    checksum_file(file).unlink()
    assert not read_backup(file).has_checksum
    cut_off(file)
    with refused("table-backup-damaged"):
        read_backup(file)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    with refused("table-no-backup"):
        read_backup(tmp_path / "nothing")
    (tmp_path / "text").write_text("hello")
    with refused("table-not-a-backup"):
        read_backup(tmp_path / "text")
    with sqlite3.connect(tmp_path / "songs") as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()
    with refused("table-not-a-backup"):
        read_backup(tmp_path / "songs")


def test_a_backup_is_restored_only_beside_no_remains_of_another_database(tmp_path: Path) -> None:
    store = GameStore.at(f"sqlite:///{tmp_path / 'house.db'}")
    back_up(store.engine, tmp_path / "copy")
    store.close()
    (tmp_path / "house.db").unlink()
    (tmp_path / "house.db-wal").write_bytes(b"changes of a database that is gone")
    with refused("table-database-exists"):
        restore(tmp_path / "copy", f"sqlite:///{tmp_path / 'house.db'}")
    with refused("table-database-remains"):
        GameStore.at(f"sqlite:///{tmp_path / 'house.db'}")


def test_a_backup_of_a_newer_version_or_the_other_kind_is_not_restored(tmp_path: Path) -> None:
    store = GameStore.at(f"sqlite:///{tmp_path / 'house.db'}")
    with store.engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    back_up(store.engine, tmp_path / "copy")
    store.close()
    with refused("table-database-newer"):
        restore(tmp_path / "copy", f"sqlite:///{tmp_path / 'other.db'}")
    assert not (tmp_path / "other.db").exists()
    with refused("table-backup-kind"):
        restore(tmp_path / "copy", "postgresql://nobody@127.0.0.1:1/nothing")


def test_backups_are_made_verified_and_restored_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*arguments: str, of: str = "house.db") -> tuple[int, str, str]:
        code = main(["admin", *arguments, "--database", f"sqlite:///{tmp_path / of}", "--language", "en"])
        said = capsys.readouterr()
        return code, said.out, said.err

    store = GameStore.at(f"sqlite:///{tmp_path / 'house.db'}")
    games_in(store)
    store.close()
    copy = tmp_path / "copy"
    assert admin("backup", str(copy)) == (0, "", "")
    assert admin("verify", str(copy))[0] == 0
    assert admin("restore", str(copy), of="again.db") == (0, "Games checked: 3. Damaged: 0.\n", "")
    with sqlite3.connect(tmp_path / "again.db") as connection:
        connection.execute("UPDATE entries SET at = 0 WHERE game = 'g1' AND ply = 3")
    connection.close()
    code, out, _ = admin("verify", of="again.db")
    assert code == 1
    assert "g1" in out
    assert admin("backup", str(tmp_path / "damaged"), of="again.db")[0] == 0
    code, out, _ = admin("verify", str(tmp_path / "damaged"))
    assert code == 1
    assert "g1" in out
    before = sorted(tmp_path.iterdir())
    for verb in ("list", "verify", "backup"):
        code, out, err = admin(verb, *(["x"] if verb == "backup" else []), of="hosue.db")
        assert (code, out) == (2, "")
        assert "hosue.db" in err
    change(copy)
    code, out, err = admin("restore", str(copy), of="third.db")
    assert (code, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.skipif("postgresql" not in KINDS, reason="needs PostgreSQL")
def test_a_postgresql_archive_restores_every_move_up_to_the_crash() -> None:
    """As docs/deployment.md describes it: a base backup, the archived log, and a recovery from both."""
    with archived_postgres() as first:
        store = GameStore.at(first.url)
        first.back_up_base()
        tables = games_in(store)  # after the base backup: they are in the archived log only
        first.archive_now()
        store.close()
        first.lose_everything_but_the_archive()
        first.recover()
        again = GameStore.at(first.url)
        assert found(again) == tables
        assert list(damaged_games(again)) == []
        appended(again, next_move(tables[0], random.Random(1)))
        again.close()

"""Appends entries to the logs of many games in one transaction, and updates the columns of `games` derived from them.

An entry is stored only if its ply is the next in its game. On PostgreSQL everything is a single statement, because a
round trip costs more than the work itself. SQLite has no such statement, and needs none: it runs in this process.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, Engine, bindparam, text, update

from longhouse.storage import schema
from longhouse.storage.batch import Batch
from longhouse.storage.chain import content_hash
from longhouse.table import entries as log
from longhouse.table.summary import summary, write
from longhouse.table.table import Table

Append = Callable[[Connection, Sequence[Batch]], set[str]]
"""A function that appends batches of different games, each completely or not at all. It returns the ids of the games
whose batch was stored.
"""

# Statements needed for every move are built once: SQLAlchemy takes longer to build them than the database to run them.
_INSERT_NEXT = text(
    """
    INSERT INTO entries (game, ply, at, command, body, chain)
    SELECT :game, :ply, :at, :command, :body, link(before.chain, :content)
    FROM entries AS before WHERE before.game = :game AND before.ply = :ply - 1
    ON CONFLICT DO NOTHING RETURNING ply
    """
)
_TOLD = ("visibility", "stage", "moved", "turn", "bot_due", "deadline", "summary")
_UPDATE = (
    update(schema.games)
    .where(schema.games.c.id == bindparam("of_game"))
    .values({name: bindparam(name) for name in _TOLD})
)
_APPEND = text(
    """
    WITH RECURSIVE incoming AS MATERIALIZED (
        SELECT * FROM json_to_recordset(CAST(:entries AS json))
        AS entry (game text, ply integer, at double precision, command text, body text, content text, opens boolean)
    ), chained AS (
        SELECT incoming.*, sha256(before.chain || decode(content, 'hex')) AS chain
        FROM incoming JOIN entries AS before ON before.game = incoming.game AND before.ply = incoming.ply - 1
        WHERE opens
        UNION ALL
        SELECT incoming.*, sha256(chained.chain || decode(incoming.content, 'hex'))
        FROM chained JOIN incoming ON incoming.game = chained.game AND incoming.ply = chained.ply + 1
    ), stored AS (
        INSERT INTO entries (game, ply, at, command, body, chain)
        SELECT game, ply, at, command, body, chain FROM chained WHERE opens ORDER BY game
        ON CONFLICT DO NOTHING RETURNING game
    ), followed AS (
        INSERT INTO entries (game, ply, at, command, body, chain)
        SELECT game, ply, at, command, body, chain FROM chained JOIN stored USING (game) WHERE NOT opens
    ), updated AS (
        UPDATE games
        SET visibility = now.visibility, stage = now.stage, moved = now.moved, turn = now.turn,
            bot_due = now.bot_due, deadline = now.deadline, summary = now.summary
        FROM json_to_recordset(CAST(:games AS json))
        AS now (of_game text, visibility text, stage text, moved double precision, turn integer,
                bot_due boolean, deadline double precision, summary text)
        JOIN stored ON stored.game = now.of_game
        WHERE games.id = now.of_game
    )
    SELECT game FROM stored
    """
)


def appending(engine: Engine) -> Append:
    """Return the function that appends batches of log entries to the kind of database that `engine` uses."""
    return _each if engine.dialect.name == "sqlite" else _all_at_once


@dataclass(frozen=True, slots=True)
class EntryColumns:
    """The columns of an entry as the database stores it, without its hash."""

    game: str
    """The id of the game."""
    ply: int
    at: float
    command: str | None
    """The id of the command that made the entry; None if there is none, or if it is not the command's first entry."""
    body: str
    """What happened, as text."""

    @property
    def content(self) -> bytes:
        """The hash of this entry alone (`chain.content_hash`); its hash in the chain is computed from that."""
        return content_hash(self.ply, self.at, self.command, self.body)

    def columns(self) -> dict[str, object]:
        """Return the columns by name."""
        return {"game": self.game, "ply": self.ply, "at": self.at, "command": self.command, "body": self.body}


def rows(batch: Batch) -> list[EntryColumns]:
    """Return the entries of a batch as database rows. Only the first row has the id of the command."""
    return [
        EntryColumns(
            batch.change.after.id,
            entry.ply,
            entry.at,
            batch.command if number == 0 else None,
            log.write(entry.body),
        )
        for number, entry in enumerate(batch.change.entries)
    ]


def columns_of(table: Table) -> dict[str, object]:
    """Return the columns of the database table `games` that are computed from a game's log, by name.

    With them, queries can list games without reading their logs.
    """
    return {
        "visibility": table.setup.visibility,
        "stage": table.stage,
        "moved": table.moved_at,
        "turn": table.turn,
        "bot_due": table.bot_to_move is not None,
        "deadline": table.deadline,
        "summary": write(summary(table)),
    }


def _all_at_once(connection: Connection, batches: Sequence[Batch]) -> set[str]:
    entries = [
        {**row.columns(), "content": row.content.hex(), "opens": number == 0}
        for batch in batches
        for number, row in enumerate(rows(batch))
    ]
    games = [{"of_game": batch.change.after.id, **columns_of(batch.change.after)} for batch in batches]
    parameters = {"entries": msgspec.json.encode(entries).decode(), "games": msgspec.json.encode(games).decode()}
    return set(connection.scalars(_APPEND, parameters))


def _each(connection: Connection, batches: Sequence[Batch]) -> set[str]:
    stored: set[str] = set()
    for batch in batches:
        first, *others = [{**row.columns(), "content": row.content} for row in rows(batch)]
        if connection.scalar(_INSERT_NEXT, first) is not None:
            stored.add(batch.change.after.id)
            for other in others:
                connection.execute(_INSERT_NEXT, other)
            connection.execute(_UPDATE, {"of_game": batch.change.after.id, **columns_of(batch.change.after)})
    return stored

"""Add the hash chain to the entries, and chain the logs that exist."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("chain", sa.LargeBinary))
    connection = op.get_bind()
    games = connection.execute(sa.text("SELECT id, setup, seed FROM games")).all()
    for game, setup, seed in games:
        before = sha256("\n".join((game, setup, seed)).encode()).digest()
        rows = connection.execute(
            sa.text("SELECT ply, at, command, body FROM entries WHERE game = :game ORDER BY ply"), {"game": game}
        )
        links: list[dict[str, object]] = []
        for ply, at, command, body in rows:
            content = sha256(f"{ply}\n{at!r}\n{command or ''}\n{body}".encode()).digest()
            before = sha256(before + content).digest()
            links.append({"game": game, "ply": ply, "chain": before})
        if links:
            connection.execute(sa.text("UPDATE entries SET chain = :chain WHERE game = :game AND ply = :ply"), links)

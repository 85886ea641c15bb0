"""Add people's names in the form in which they are searched."""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("people", sa.Column("sought", sa.Text))
    connection = op.get_bind()
    named = [
        {"person": person, "sought": _sought(name)}
        for person, name in connection.execute(sa.text("SELECT id, name FROM people")).all()
    ]
    if named:
        connection.execute(sa.text("UPDATE people SET sought = :sought WHERE id = :person"), named)


def _sought(name: str) -> str:
    plain = "".join(each for each in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(each))
    return "".join(f" {part}" for part in plain.split())

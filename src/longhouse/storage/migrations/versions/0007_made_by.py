"""Add the creator of each game, so that one person's games can be counted without reading all."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("games", sa.Column("made_by", sa.Text))
    connection = op.get_bind()
    made = [
        {"game": game, "made_by": json.loads(setup).get("made_by")}
        for game, setup in connection.execute(sa.text("SELECT id, setup FROM games")).all()
    ]
    if made:
        connection.execute(sa.text("UPDATE games SET made_by = :made_by WHERE id = :game"), made)
    op.create_index("games_made_by", "games", ["made_by", "stage"])

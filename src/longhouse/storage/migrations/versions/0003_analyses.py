"""Add stored analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("held_until", sa.Float, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("complete", sa.Boolean, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )

"""Add push notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("session", sa.LargeBinary, sa.ForeignKey("secrets.hash", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_push_session", "push", ["session"])

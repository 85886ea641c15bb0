"""Add challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("by", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("to", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("answer", sa.Text),
    )
    op.create_index("ix_challenges_by", "challenges", ["by"])
    op.create_index("ix_challenges_to", "challenges", ["to"])

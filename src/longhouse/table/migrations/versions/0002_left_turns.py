"""Turns of bots that were left are found by how long ago that was."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("games_bot_due", "games")
    op.create_index("games_bot_due", "games", ["bot_due", "moved"])

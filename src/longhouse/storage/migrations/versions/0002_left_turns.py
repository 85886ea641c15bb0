"""Add the time of the last move to the index of pending bot turns."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("games_bot_due", "games")
    op.create_index("games_bot_due", "games", ["bot_due", "moved"])

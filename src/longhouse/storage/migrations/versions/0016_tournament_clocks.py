"""Add the clock of the games of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("clock", sa.Text))

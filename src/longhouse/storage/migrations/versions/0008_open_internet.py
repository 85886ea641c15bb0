"""Add tables and columns for daily deals, sessions, confirmed addresses, weights of rated games, and moderation."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_OLD_DEAL = "puzzles-1/deal/"
_OLD_PARS = """
    20 20 20 20 20 12 13 20 20 20 17 16 18 20 20 16 20 20 20 18 20 20 20 12 20 19 16 20 20 20 20 16 20 20 20 16 20
    20 20 16 20 18 20 15 14 20 20 18 20 20 20 17 20 20 19 16 20 20 13 16 17 19 20 13 17 20 19 16 18 20 20 20 20 18
    20 20 14 17 20 20 18 16 13 20 20 19 20 16 20 18 16 16 20 20 20 20 20 17 20 16 20 16 20 20 19 20 19 20 20 16 16
    20 13 17 20 16 20 20 17 20 15 20 20 20 20 20 20 14 20 16 16 20 16 20 18 20 16 14 20 18 18 16 20 18 20 16 16 17
    16 17 20 20 17 20 20 16 20 20 20 20 12 20 20 13 20 20 20 18 20 20 20 16 17 20 16 20 16 20 16 16 20 20 20 20 20
    20 20 16 15 20 20 18 20 16 20 18 20 20 20 20 19 16 20 20 20 20 20 20 14 20 20 13 11 18 19 16 16 20 20 20 20 18
    20 16 20 16 14 20 20 20 18 16 19 20 20 20 20 20 20 20 16 19 20 20 20 19 20 16 20 19 20 20 16 16 20 20 20 12 18
    20 20 20 19 20 19 20 20 20 20 20 20 20 19 20 20 20 20 20 20 18 20 19 15 20 17 20 17 20 20 20 17 20 20 17 20 16
    20 20 20 20 20 17 18 12 20 11 16 16 19 20 16 20 20 20 16 20 20 18 9 20 20 20 17 15 20 18 17 20 20 16 20 17 20
    20 16 16 19 20 20 13 20 16 15 16 16 20 20 20 20 20 20 20 19 14 17 20 20 20 20 20 20 20 20 16 16 20 16 20 20 14
    16 20 20 20 17 20 20 20 20 20 15 20 17 15 20 20 20 20 17 20 18 20 20 17 20 20 18 13 20 12 20 17 20 16 20 16 20
    19 20 16 20 20 20 10 20 20 20 20 20 16 20 18 20 16 20 16 20 16 13 18 20 17 19 20 20 20 20 15 20 20 18 16 17 20
    20 19 20 20 16 20 12 20 19 20 20 20 16 20 20 20 20 20 16 16 20 18 16 20 20 20 18 20 20 10 20 16 20 16 20 15 20
    18 14 20 16 20 20 17 20 16 18 20 16 19 16 20 10 17 20 17 20 20 17 13 15 12 20 20 17 16 16 16 17 15 20 20 16 20
    14 20 20 19 12 20 13 20 20 16 20 16 16 16 16 20 6 16 20 20 20 16 18 20 20 20 20 16 20 19 19 20 13 14 15 20 18
    20 20 20 20 13 20 19 16 16 16 20 20 17 19 18 16 17 20 20 20 18 20 20 12 20 20 16 20 20 20 15 20 20 18 20 9 16
    19 12 20 20 19 20 20 20 20 20 20 20 18 20 20 20 20 16 20 17 12 16 20 20 20 16 16 20 16 20 20 12 20 20 20 20 19
    14 16 16 20 20 20 13 15 20 9 20 20 14 20 20 13 18 19 18 13 12 20 20 18 20 20 20 20 16 20 20 20 17 20 20 19 20
    20 19 17 20 16 20 20 20 14 20 13 19 19 20 16 20 18 17 15 16 18 16 20 20 20 20 20 17 20 16 18 20 17 20 20 20 20
    16 20 20 16 16 20 20 16 20 20 19 19 20 13 16 20 16 16 20 17 19 17 20 12 20 17 20
"""
"""The pars of the deals that earlier versions shipped, by their number; the seeds of days that were played name it."""


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("secrets", sa.Column("used", sa.Float))
    op.add_column("secrets", sa.Column("device", sa.Text))
    op.add_column("tokens", sa.Column("session", sa.LargeBinary))
    op.create_index("ix_tokens_session", "tokens", ["session"])
    op.add_column("games", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("games_rated", "games", ["rated", "stage"])
    op.execute(
        sa.text("UPDATE games SET rated = :rated WHERE setup LIKE :written").bindparams(
            rated=True, written='%"rated":true%'
        )
    )
    op.add_column("ratings", sa.Column("weight", sa.Float))
    op.create_table(
        "meetings",
        sa.Column("one", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_meetings_other", "meetings", ["other"])
    op.create_table(
        "deals",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("par", sa.Integer),
    )
    op.create_table(
        "letters",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("address", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_letters_person", "letters", ["person"])
    op.create_index("ix_letters_address", "letters", ["address"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("blocked", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("by", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("about", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "moderation",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    _keep_old_deals(op.get_bind())


def _keep_old_deals(connection: sa.Connection) -> None:
    """Store the deals of days that were played, which earlier versions computed from the shipped data."""
    played = connection.execute(
        sa.text("SELECT days.day, MIN(games.seed) FROM days JOIN games ON games.id = days.deal GROUP BY days.day")
    )
    pars = _OLD_PARS.split()
    kept = [
        {"day": day, "seed": seed, "par": int(pars[int(seed.removeprefix(_OLD_DEAL))])}
        for day, seed in played.all()
        if seed.startswith(_OLD_DEAL)
    ]
    if kept:
        connection.execute(
            sa.text("INSERT INTO deals (day, seed, shared, par) VALUES (:day, :seed, :shared, :par)"),
            [{**deal, "shared": True} for deal in kept],
        )

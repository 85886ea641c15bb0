"""Add profiles, friends, the course of ratings, and the points of daily deals."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("published", sa.Boolean, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("friend", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "friend_links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("ix_friend_links_person", "friend_links", ["person"])
    op.create_table(
        "rating_steps",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rating_steps_at", "rating_steps", ["game", "players", "at"])
    op.add_column("days", sa.Column("points", sa.Integer))
    op.create_index("days_points", "days", ["day", "points"])
    _count_points(op.get_bind())


def _count_points(connection: sa.Connection) -> None:
    """Store the points of the daily deals that were played to their end, from the summaries of their games."""
    played = connection.execute(
        sa.text("SELECT days.deal, games.summary FROM days JOIN games ON games.id = days.deal WHERE stage = 'over'")
    )
    for deal, summary in played.all():
        result = json.loads(summary).get("result") if summary else None
        if result is not None and "stars" in result:
            connection.execute(
                sa.text("UPDATE days SET points = :points WHERE deal = :deal"),
                {"points": result["stars"], "deal": deal},
            )

"""The current database schema. New databases are created from it; `migrations/` brings older ones up to it."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

VERSION = "0016"
"""The number of the latest migration; a test compares it with the files."""

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("sought", Text),  # the name as it is searched (names.py); empty if a server wrote it that searches none
    Column("language", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("email", Text),
    Column("confirmed", Boolean, nullable=False, server_default=false()),  # whether the address is really theirs
    Column("notify", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("made", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("used", Float),
    Column("device", Text),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("made", Float, nullable=False),
    # Denormalised from the log, so that games can be found and listed without reading it.
    Column("visibility", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("moved", Float, nullable=False),
    Column("turn", Integer),
    Column("bot_due", Boolean, nullable=False),
    Column("deadline", Float),
    Column("summary", Text, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("made_by", Text),
    Index("games_made_by", "made_by", "stage"),
    Index("games_listed", "visibility", "stage", "moved"),
    Index("games_deadline", "deadline"),
    Index("games_bot_due", "bot_due", "moved"),
    Index("games_rated", "rated", "stage"),
)

entries = Table(
    "entries",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("command", Text),
    Column("body", Text, nullable=False),
    Column("chain", LargeBinary),  # the hash chain (chain.py); empty if a server wrote it that knows none
    UniqueConstraint("game", "command", name="entries_command"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("session", LargeBinary, index=True),  # the hash of the secret with which the seat was opened
)

chat = Table(
    "chat",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", Text),
    UniqueConstraint("game", "command", name="chat_command"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("weight", Float),  # of all its games; empty if a server counted them that weighs none
)

rating_steps = Table(
    "rating_steps",
    metadata,
    # The rating of a person after each rated game.
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_steps_at", "game", "players", "at"),
)

meetings = Table(
    "meetings",
    metadata,
    # Two people, in alphabetical order, and how many rated games of one kind they ended.
    Column("one", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", Text, primary_key=True),
    Column("games", Integer, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("content", Text, nullable=False),
    Column("made", Float, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("correct", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

solvers = Table(
    "solvers",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

days = Table(
    "days",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Text, primary_key=True),
    Column("correct", Boolean),
    Column("deal", Text),
    Column("points", Integer),  # of the deal; empty until its game is over, or if it was given up
    Index("days_points", "day", "points"),
)

deals = Table(
    "deals",
    metadata,
    Column("day", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("par", Integer),
)

letters = Table(
    "letters",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", LargeBinary, nullable=False, index=True),
    Column("at", Float, nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    # What a person makes public; nothing without a row.
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("published", Boolean, nullable=False),
    Column("ranked", Boolean, nullable=False),
)

friends = Table(
    "friends",
    metadata,
    # A person who wants to be friends with another. They are friends if there is a row in both directions.
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

friend_links = Table(
    "friend_links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("used", Float),  # a used link is kept until it is too old, to say so
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("code", Text, nullable=False, unique=True),  # of the link by which people join
    Column("made", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("joined", Float, nullable=False),
)

club_games = Table(
    "club_games",
    metadata,
    Column("club", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("made", Float, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("club", Text, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # the last that has begun
    Column("every", Float),
    Column("next_at", Float, index=True),
    Column("over", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("clock", Text),  # of its games; empty if they have none
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("gone", Boolean, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("one", Integer, nullable=False),
    Column("other", Integer),
    Column("game", Text, ForeignKey("games.id", ondelete="SET NULL"), index=True),
    Column("score", Text),
)

push = Table(
    "push",
    metadata,
    Column("key", LargeBinary, primary_key=True),
    Column("session", LargeBinary, ForeignKey("secrets.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("made", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("by", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Text),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

moderation = Table(
    "moderation",
    metadata,
    # Without a foreign key: what an operator did is known even after the person is gone.
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("what", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("detail", Text, nullable=False),
)

house = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("key", Text, primary_key=True),
    Column("begun", Float, nullable=False),
    # The node that works on it extends this time; after a crash it passes, and another node may take over.
    Column("held_until", Float, nullable=False),
    Column("done", Integer, nullable=False),
    Column("due", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("body", Text, nullable=False),
)

seeks = Table(
    "seeks",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("wish", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rating", Float),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # Once others are found: the game that is reserved for them, and when it is given up.
    Column("table", Text, index=True),
    Column("until", Float),
)

plans = Table(
    "plans",
    metadata,
    # Conditional moves, which only the player of the seat may know.
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("plan", Text, nullable=False),
    Column("made", Float, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    # The game may be gone, as when a challenge was declined.
    Column("game", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("by", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("to", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Float, nullable=False),
    Column("answer", Text),
)

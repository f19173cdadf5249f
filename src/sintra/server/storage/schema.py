"""The tables. `events` is the log: one row for each version of a game, kept so that a decision, nearly all that is ever written, changes one page."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("agreement", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # never leaves the server before the game is over
    Column("summary", LargeBinary, nullable=False),  # seats, scores and winners, for lists
    Column("due", BigInteger),  # not later than something happens by itself; nothing: it does not
    Index("games_by_phase", "phase", "listed", "updated"),
    Index("games_by_due", "due"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", String(32), nullable=False),
    Index("sitting_by_owner", "owner"),
)

events = Table(
    "events",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("client", String(128)),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

archives = Table(
    "chronicles",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),  # address or guest
    Column("what", String(64), primary_key=True),  # the address, or the sign of the guest
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # nothing: for ever
    Column("note", String(200), nullable=False),
)

revocations = Table(
    "revocations",
    metadata,
    Column("guest", String(64), primary_key=True),  # the sign of the guest
    Column("before", BigInteger, nullable=False),  # cookies that were signed before this are nobody's
)

transfers = Table(
    "transfers",
    metadata,
    Column("code", String(64), primary_key=True),  # its hash
    Column("guest", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("address", String(128), nullable=False),  # where the others reach it
    Column("lock", BigInteger, nullable=False),  # the advisory lock that its session holds as long as it lives
    Column("seen", BigInteger, nullable=False),  # its last sign of life
)

owners = Table(
    "owners",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), ForeignKey("processes.name", ondelete="CASCADE"), nullable=False),
    Index("owners_by_process", "process"),
)

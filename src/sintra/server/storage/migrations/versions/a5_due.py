"""Games are taken up when something is due in them or somebody comes, not when the server starts; times in which no server ran are kept."""

import sqlalchemy as sa
from alembic import op

revision = "a5"
down_revision = "a4"


def upgrade() -> None:
    op.add_column("games", sa.Column("due", sa.BigInteger))
    op.create_index("games_by_due", "games", ["due"])
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    games = sa.table("games", *(sa.column(name) for name in ("due", "updated", "phase", "timed")))
    running = sa.and_(games.c.phase == "playing", games.c.timed.is_(sa.true()))
    op.execute(sa.update(games).where(running).values(due=games.c.updated))  # too early at worst: then it is looked at, and put right


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_index("games_by_due", "games")
    op.drop_column("games", "due")  # in place: a copy of the table would take the events of all games with it

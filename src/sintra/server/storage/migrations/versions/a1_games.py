"""Games, who sits at them, and everything that happened."""

import sqlalchemy as sa
from alembic import op

revision = "a1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("timed", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("agreement", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sitting",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ply", sa.Integer),
        sa.Column("client", sa.String(128)),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("game", "ply", name="one_event_a_ply"),
        sa.UniqueConstraint("game", "client", name="one_event_an_action"),
    )
    op.create_table("facts", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.LargeBinary, nullable=False))


def downgrade() -> None:
    for table in ("facts", "events", "sitting", "games"):
        op.drop_table(table)

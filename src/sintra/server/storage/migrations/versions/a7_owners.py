"""Several server processes: which of them there are, and on which of them a game lives."""

import sqlalchemy as sa
from alembic import op

revision = "a7"
down_revision = "a6"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(128), nullable=False),
        sa.Column("lock", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String(32), sa.ForeignKey("processes.name", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("owners_by_process", "owners", ["process"])


def downgrade() -> None:
    for table in ("owners", "processes"):
        op.drop_table(table)

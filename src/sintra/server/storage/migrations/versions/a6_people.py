"""For whoever runs a server and whoever plays there: bans, cookies that were revoked, and codes by which somebody comes over to another device."""

import sqlalchemy as sa
from alembic import op

revision = "a6"
down_revision = "a5"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("note", sa.String(200), nullable=False),
    )
    op.create_table(
        "revocations",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("before", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("transfers", "revocations", "bans"):
        op.drop_table(table)

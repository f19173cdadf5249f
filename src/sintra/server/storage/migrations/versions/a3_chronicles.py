"""Finished games are kept position by position, so that they can be looked at when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "a3"
down_revision = "a2"


def upgrade() -> None:
    op.create_table(
        "chronicles",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chronicles")

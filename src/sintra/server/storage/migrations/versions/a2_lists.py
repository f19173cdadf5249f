"""Lists of games are asked for by phase and by who sits there."""

from alembic import op

revision = "a2"
down_revision = "a1"


def upgrade() -> None:
    op.create_index("games_by_phase", "games", ["phase", "listed", "updated"])
    op.create_index("sitting_by_owner", "sitting", ["owner"])


def downgrade() -> None:
    op.drop_index("sitting_by_owner", "sitting")
    op.drop_index("games_by_phase", "games")

"""An event is stored once, in its game's order, and nothing beside it.

That a version is there at most once keeps plies and actions from being there twice, too: anyone who adds an event has read all before it. Two indices
and SQLite's own order of rows made every decision change four pages instead of one.
"""

import sqlalchemy as sa
from alembic import op

revision = "a4"
down_revision = "a3"


def upgrade() -> None:
    with op.batch_alter_table("events", table_kwargs={"sqlite_with_rowid": False}) as events:
        events.drop_constraint("one_event_a_ply")
        events.drop_constraint("one_event_an_action")
        events.drop_column("ply")


def downgrade() -> None:
    with op.batch_alter_table("events", table_kwargs={"sqlite_with_rowid": True}) as events:
        events.add_column(sa.Column("ply", sa.Integer))
        events.create_unique_constraint("one_event_a_ply", ["game", "ply"])
        events.create_unique_constraint("one_event_an_action", ["game", "client"])

"""Alembic's way in: it runs on the connection that `sintra.server.upgrade` gives it."""

from alembic import context

from sintra.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

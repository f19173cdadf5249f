"""How the database came to look as it does: one file a step, each of which can be undone."""

"""Several server processes on one PostgreSQL: who is there, which game lives where, and how the others pass on what is asked of it."""

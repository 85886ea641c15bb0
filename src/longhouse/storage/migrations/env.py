"""Alembic's entry point: runs the migrations in the transaction that `database.migrate` opened."""

from alembic import context

from longhouse.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

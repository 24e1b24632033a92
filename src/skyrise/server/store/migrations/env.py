"""Where Alembic begins: it runs this file with the connection that ``migrate`` handed over."""

from __future__ import annotations

from alembic import context

from skyrise.server.store.schema import metadata


def run() -> None:
    """Takes the missing steps, inside the transaction that the caller has begun."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    context.run_migrations()


if __name__ == "env_py":  # what Alembic calls this file; an import does nothing
    run()

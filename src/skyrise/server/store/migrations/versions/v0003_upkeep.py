"""Links of entries, packed journals, when records were last wanted, and an index for what changed lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("entries", sa.Column("link", sa.String(64), nullable=True))
    op.add_column("records", sa.Column("used", sa.Double, nullable=True))
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_table(
        "packs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_packs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packs_table_id_tables"),
    )

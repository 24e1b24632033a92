"""How far each journal goes is kept with its table: entries missing at its end are missed. Orders may have a text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_KNOWN = """
UPDATE tables SET
    head_version = (SELECT MAX(version) FROM entries WHERE table_id = tables.id),
    head_link = (SELECT link FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("head_version", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("head_link", sa.String(64), nullable=True))
    op.execute(_KNOWN)
    op.add_column("orders", sa.Column("text", sa.Text, nullable=True))

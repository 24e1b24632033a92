"""The tables of the database, as they are now; ``migrations`` makes them so."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMES)
"""What is kept for ever."""

passing = MetaData(naming_convention=NAMES)
"""What only says how things are now, and belongs into no backup."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(128), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("updated", Double, nullable=False),
    Column("aside", Text),  # JSON
    Column("head_version", Integer),  # of the latest entry, and its link: a journal that ends before is cut off
    Column("head_link", String(64)),
    Index(None, "status", "listed", "created"),
    Index(None, "status", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("link", String(64)),
    sqlite_with_rowid=False,
)

packs = Table(
    "packs",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), index=True),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("used", Double),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("subject", String(64), primary_key=True),  # the hash of a cookie, an address, a table, or everybody
    Column("at", Double, nullable=False),
    Column("text", Text),  # of an announcement
)

ladder_bots = Table(
    "ladder_bots",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("secret", String(64)),  # the hash of its token; NULL: a level of bots of our own
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

ladder_games = Table(
    "ladder_games",
    metadata,
    Column("table_id", String(32), primary_key=True),  # outlives its table, which an administrator may delete
    Column("begun", Double, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

servers = Table(
    "servers",
    passing,
    Column("name", String(64), primary_key=True),
    Column("beat", BigInteger, nullable=False),  # grows as long as the server lives
)

leases = Table(
    "leases",
    passing,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("server", String(64), index=True),  # whose entries the journal takes; nobody's if it is NULL
    Column("fence", BigInteger, nullable=False),  # grows with every owner
)

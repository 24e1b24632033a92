"""Reading editions: those that come with the game, the user's own, and those that records carry.

An edition file names its base and what it changes; loading merges the chain, checks every value against
``schema.SCHEMA`` and what the values say together, and freezes the result.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from .edition_checks import check_edition
from .editions import DEFAULT_EDITION, Edition, Provenance, Value
from .errors import BadComponent, refusing
from .frozen import frozen
from .names import OTHER_BOOK, PROVENANCES
from .published import CURRENT, FIRST, editions_folder, versions
from .reading import Node, read_text
from .reasons import Reason
from .schema import BEFORE, MAX_BUILDING_NUMBER, SCHEMA, Setting

HEADER = ("id", "base", "name", "language", "components")
OF_VALUE = ("value", "from", "book", "printed")


class Header(NamedTuple):
    """What a file says of an edition before its values."""

    id: str
    name: str
    language: str
    base: str | None
    components: str


def edition_ids(version: str = CURRENT) -> tuple[str, ...]:
    """The editions that come with the game, the default first.

    >>> edition_ids()
    ('retail', 'manual', 'polish', 'preview', 'russian')
    """
    names = sorted(path.stem for path in editions_folder(version).glob("*.toml"))
    return (DEFAULT_EDITION, *(name for name in names if name != DEFAULT_EDITION))


def load_edition(name: str = DEFAULT_EDITION, version: str = CURRENT) -> Edition:
    """An edition that comes with the game, by its id, or one of the user's own, by the path of its file. The id of an
    older version has the version behind it.

    >>> load_edition("preview").number("visionary.excess")
    8
    >>> load_edition("retail@1").number("wonders.9.per_disc")
    1
    """
    if name.endswith(".toml"):
        path = Path(name)
        return read_edition(path.name, read_text(path, refusing(path.name)), version, own=True)
    ident, _, older = name.partition("@")
    return _published(ident, older or version)


def is_published(ident: str) -> bool:
    """Is it the id of an edition that comes with the game, in any version? ``retail@1`` is one as well."""
    return any(ident.partition("@")[0] in edition_ids(version) for version in versions())


@lru_cache(maxsize=32)
def _published(name: str, version: str) -> Edition:
    if version not in versions() or name not in edition_ids(version):
        raise BadComponent(Reason.EDITION_NAME, file=name, editions=", ".join(edition_ids()))
    path = editions_folder(version) / f"{name}.toml"
    return read_edition(path.name, read_text(path, refusing(path.name)), version, own=False)


def read_edition(file: str, text: str, version: str = CURRENT, *, own: bool) -> Edition:
    """An edition from the text of its file; its base is of the version that it names, else of this one."""
    return edition_of_tables(file, _parse(file, text), version, own=own)


def edition_of_tables(file: str, document: dict[str, Any], version: str = CURRENT, *, own: bool) -> Edition:
    """An edition from what its file says."""
    table = document.pop("edition", None)
    if not isinstance(table, dict):
        raise BadComponent(Reason.EDITION_HEADER, file=file, key="edition", names=", ".join(HEADER))
    header = _header(Node(table, "edition", refusing(file)), version)
    if own and is_published(header.id):
        raise BadComponent(Reason.EDITION_TAKEN, file=file, key="edition.id", id=header.id)
    base = None if header.base is None else load_edition(header.base, header.components)
    values, conditions = ({}, {}) if base is None else (dict(base.values), dict(base.conditions))
    for key, node in Node(document.pop("conditions", {}), "conditions", refusing(file)).fields().items():
        if base is not None and key not in base.conditions:
            raise node.error(Reason.EDITION_KEY)
        conditions[key] = _provenance(node)
    for key, raw in _leaves(file, document):
        values[key] = _value(file, key, raw, values.get(key), own=own)
    return _edition(file, header, values, conditions, own=own)


def read_edition_document(file: str, raw: object) -> Edition:
    """The edition inside a record (see ``Edition.document``); what is asked for is as in its base."""
    document = Node(raw, "", refusing(file))
    values = {
        key: _value(file, key, setting, None, own=True)
        for key, setting in _leaves(file, document.field("values").table())
    }
    head = {name: field for name, field in document.table().items() if name != "values"}
    header = _header(Node(head, "", refusing(file)), FIRST)
    base = load_edition(header.base or DEFAULT_EDITION, header.components)
    return _edition(file, header, values, base.conditions, own=True)


def _edition(
    file: str, header: Header, values: dict[str, Value], conditions: Mapping[str, Provenance], *, own: bool
) -> Edition:
    for key, setting in BEFORE.items():
        values.setdefault(key, Value(setting, Provenance("house")))
    ordered = {key: values[key] for key in SCHEMA if key in values}
    edition = Edition(*header, frozen(ordered), frozen(conditions), own)
    check_edition(file, edition)
    return edition


def _parse(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # no TOML, or a number of thousands of digits
        raise BadComponent(Reason.EDITION_TOML, file=file, why=str(error)) from error


def _header(table: Node, version: str) -> Header:
    fields = table.fields()
    if unknown := set(fields) - set(HEADER):
        raise fields[min(unknown)].error(Reason.EDITION_HEADER_KEY, known=", ".join(HEADER))
    ident, base = table.field("id").text(), table.get("base")
    components = table.get("components", version).choice(versions())
    return Header(
        ident,
        table.get("name", ident).text(),
        table.get("language", "en").text(),
        None if base.is_null else base.choice(edition_ids(components)),
        components,
    )


def _leaves(file: str, table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """The known keys that a file sets, which it may nest in tables."""
    for name, raw in table.items():
        key = f"{path}{name}"
        if key in SCHEMA:
            yield key, raw
        elif isinstance(raw, dict) and any(known.startswith(f"{key}.") for known in SCHEMA):
            yield from _leaves(file, raw, f"{key}.")
        else:
            raise BadComponent(Reason.EDITION_KEY, file=file, key=key)


def _value(file: str, key: str, raw: object, base: Value | None, *, own: bool) -> Value:
    """A bare value in a user's file is its author's own; elsewhere provenance is required. An edition that only vouches
    for a value of its base need not repeat it."""
    if own and not isinstance(raw, dict):
        raw = {"value": raw, "from": "own"}
    if not isinstance(raw, dict) or "from" not in raw or not set(raw) <= set(OF_VALUE):
        raise BadComponent(Reason.EDITION_VALUE, file=file, key=key)
    if "value" in raw:
        setting = SCHEMA[key].read(Node(raw["value"], key, refusing(file)))
    elif base is not None:
        setting = base.setting
    else:
        raise BadComponent(Reason.EDITION_VALUE, file=file, key=key)
    node = Node(raw, key, refusing(file))
    return Value(setting, _provenance(node), _printed(node, setting))


def _provenance(node: Node) -> Provenance:
    """Who vouches for it; where another edition's book does, which one."""
    kind, book = node.field("from").choice(PROVENANCES), node.get("book")
    if (kind == OTHER_BOOK) == book.is_null:
        raise node.error(Reason.EDITION_BOOK, kind=OTHER_BOOK)
    return Provenance(kind, None if book.is_null else book.choice(edition_ids()))


def _printed(node: Node, setting: Setting) -> tuple[int, ...]:
    """Of a list of numbers, those that the book prints."""
    printed = tuple(item.number(0, MAX_BUILDING_NUMBER) for item in node.get("printed", []).items())
    if printed and not (isinstance(setting, tuple) and set(printed) <= set(setting)):
        raise node.field("printed").error(Reason.EDITION_PRINTED)
    return printed

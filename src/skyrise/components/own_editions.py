"""Editions that somebody puts together from a published one, with what is printed in their box.

They are checked value by value, made into an edition, and written as the edition file that says the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from .edition_files import edition_of_tables, load_edition
from .editions import DEFAULT_EDITION, Edition, Value
from .errors import BadComponent, refusing
from .reading import Node
from .reasons import Reason
from .schema import SCHEMA, Setting

OWN = "own"
"""The provenance of what somebody types in; and the id of an edition whose name has no letter or digit."""


def own_edition(name: str, base: str, components: str, values: Mapping[str, object]) -> Edition:
    """The edition that changes some values of a published one.

    >>> mine = own_edition("My box", "retail", "2", {"wonders.13.per_tall": 2})
    >>> mine.id, mine.number("wonders.13.per_tall"), mine.own
    ('my-box', 2, True)
    """
    for trouble in troubles_of(values):
        raise trouble
    name = Node(name.strip(), "edition.name", refusing("")).text()
    header = {"id": own_id(name), "name": name, "base": base, "components": components}
    changed: dict[str, Any] = {key: {"value": setting, "from": OWN} for key, setting in values.items()}
    return edition_of_tables("", {**changed, "edition": header}, own=True)


def own_id(name: str) -> str:
    """The id of an edition that has only a name.

    >>> own_id("  My box, 2nd printing "), own_id("!")
    ('my-box-2nd-printing', 'own')
    """
    return re.sub(r"\W+", "-", name.lower()).strip("-_") or OWN


def troubles_of(values: Mapping[str, object]) -> Iterator[BadComponent]:
    """What is wrong with single values. Whether they fit together, only a whole edition can tell."""
    for key, setting in values.items():
        if key not in SCHEMA:
            yield BadComponent(Reason.EDITION_KEY, key=key)
            continue
        try:
            SCHEMA[key].read(Node(setting, key, refusing("")))
        except BadComponent as trouble:
            yield trouble


def base_of(edition: Edition) -> Edition:
    """The published edition that an own one starts from."""
    return load_edition(edition.base or DEFAULT_EDITION, edition.components)


def changed_settings(edition: Edition) -> dict[str, Setting]:
    """What an edition says otherwise than its base."""
    return {key: value.setting for key, value, _ in edition.differences(base_of(edition))}


def write_edition(edition: Edition) -> str:
    """The edition file of an own edition, which ``read_edition`` reads.

    >>> print(write_edition(own_edition("My box", "retail", "2", {"wonders.13.per_tall": 2})))
    [edition]
    id = "my-box"
    base = "retail"
    name = "My box"
    components = "2"
    <BLANKLINE>
    [wonders.13]
    per_tall = 2
    <BLANKLINE>
    """
    base = base_of(edition)
    header = {"id": edition.id, "base": base.id, "name": edition.name, "components": edition.components}
    tables = {"edition": [f"{key} = {_toml(text)}" for key, text in header.items()]}
    for key, value in edition.values.items():
        if value != base.values[key]:
            table, _, name = key.rpartition(".")
            tables.setdefault(table, []).append(f"{name} = {_toml_value(value)}")
    return "\n\n".join("\n".join([f"[{table}]", *lines]) for table, lines in tables.items()) + "\n"


def _toml_value(value: Value) -> str:
    """A value that its author vouches for is bare."""
    if value.provenance.kind == OWN:
        return _toml(value.setting)
    fields = ", ".join(f"{name} = {_toml(field)}" for name, field in value.document().items())
    return f"{{ {fields} }}"


def _toml(setting: Setting | list[int]) -> str:
    """Numbers, texts, lists and flags are written in TOML as in JSON, but for one character."""
    return json.dumps(setting, ensure_ascii=False).replace("\x7f", "\\u007f")

"""An edition with some values changed, as ``--set wonders.13.per_tall=2`` asks."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from skyrise.components import Edition, Reason, load_edition, read_edition_document

from ..errors import ArenaError


def changed_edition(name: str, changes: Sequence[str]) -> Edition:
    """The edition of a name, or of a file, with changes; each is checked as in an edition file.

    >>> changed_edition("retail", ["wonders.13.per_tall=2"]).number("wonders.13.per_tall")
    2
    """
    edition = load_edition(name)
    if not changes:
        return edition
    document = edition.document()
    for change in changes:
        key, value = _parse(change)
        document["values"][key] = {"value": value, "from": "own"}
    title = f"{edition.id} with {', '.join(changes)}"
    return read_edition_document("--set", {**document, "id": title, "name": title})


def _parse(change: str) -> tuple[str, object]:
    key, sign, value = (part.strip() for part in change.partition("="))
    if not sign or not key:
        raise ArenaError(Reason.LAB_CHANGE, place=f"--set {change}")
    try:
        return key, tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key, value  # a word without quotes

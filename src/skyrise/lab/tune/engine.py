"""A digest of what plays: a search goes on only with the rules and the judgement that it began with."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from skyrise.kernel.rooms import PACKAGE, core_files
from skyrise.search import weights


@cache
def engine_digest() -> str:
    """Of the source of all cores, and of the learned weights."""
    found = sha256()
    for file in (*core_files(), weights.FILE):
        found.update(f"{file.relative_to(PACKAGE).as_posix()}|".encode() + file.read_bytes())
    return found.hexdigest()[:16]

"""What a run depends on: a stopped run is only resumed by a command that asks for the same games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any


def digest(document: object) -> str:
    """A short hash of a JSON document."""
    return sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:16]


def differing(mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> str:
    """What differs between two runs, in words; empty if nothing does."""
    keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    return ", ".join(f"{key} ({theirs.get(key)} there, {mine.get(key)} here)" for key in keys)

"""What is made from the declared types is what they say today."""

from __future__ import annotations

from pathlib import Path

import pytest

from make_types import targets

TARGETS = targets()


@pytest.mark.parametrize("path", TARGETS, ids=lambda path: path.name)
def test_what_is_made_is_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == TARGETS[path], "run: make types"

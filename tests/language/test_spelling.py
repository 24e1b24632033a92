"""One spelling of English, the rulebook's: American, in the messages and in what is read about the project."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from language.catalogue import FOLDER

ROOT = FOLDER.parent.parent.parent
TEXTS = [*(FOLDER / "en").glob("*.ftl"), *(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"]
BRITISH = re.compile(
    r"\b\w*(?:colour|neighbour|behaviour|favour|honour|flavour|labour|rumour|catalogue|travelling|cancelled|modelling)\w*"
    r"|\b(?:centre|centres|defence|grey|theatre|metre|metres|licence)\b"
    r"|\b\w*(?:organ|recogn|real|normal|final|general|optim|minim|maxim|initial|summar|random|serial|visual)is(?:e|es|ed|ing|ation)\b",
    re.IGNORECASE,
)
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)


@pytest.mark.parametrize("path", sorted(TEXTS), ids=lambda path: str(path.relative_to(ROOT)))
def test_english_is_spelled_as_in_america(path: Path) -> None:
    assert BRITISH.findall(CODE.sub("", path.read_text(encoding="utf-8"))) == []

"""Published data never change under a version, or old records would replay to other games."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from skyrise.components.published import editions_folder, islands_folder, versions

FINGERPRINTS = {
    "1": "bd792a07af3624edb2648cfdc42f66628dc544c5a239eeb68633f6af251eb4cd",
    "2": "db6852e6e51becf7c67ea7d22eaeb98e14d0becf2c34fd0d39ec579cb6529980",
}


def _islands(version: str) -> list[Path]:
    """The maps; the layout hints are for drawing, and may change."""
    return [path for path in islands_folder(version).iterdir() if path.name != "layout_hints.json"]


def fingerprint(version: str) -> str:
    files = [*sorted(editions_folder(version).iterdir()), *sorted(_islands(version))]
    digest = sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def test_every_version_has_its_fingerprint() -> None:
    assert set(versions()) == set(FINGERPRINTS)


@pytest.mark.parametrize("version", versions())
def test_published_data_have_not_changed(version: str) -> None:
    assert fingerprint(version) == FINGERPRINTS[version], "make a new version instead, and leave this one as it is"

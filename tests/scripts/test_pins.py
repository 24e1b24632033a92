"""Every pinned package has its hashes: pip takes no other file."""

from __future__ import annotations

from pathlib import Path

import pytest

from pin_hashes import FOLDER, is_of, unhashed, without_hashes


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.name)
def test_every_requirement_has_hashes(file: Path) -> None:
    text = file.read_text()
    assert unhashed(text) == []
    assert any("==" in line for line in without_hashes(text))


def test_a_requirement_without_a_hash_is_found() -> None:
    assert unhashed("# about\na==1 \\\n    --hash=sha256:00\nb==2\n") == ["b==2"]


@pytest.mark.parametrize(
    ("file", "is_one"),
    [
        ("orjson-3.13.0-cp311-cp311-win_amd64.whl", True),
        ("orjson-3.13.0.tar.gz", True),
        ("orjson-3.13.01.tar.gz", False),
        ("orjson_x-3.13.0-py3-none-any.whl", False),
    ],
)
def test_files_of_a_version_are_known_by_their_names(file: str, is_one: bool) -> None:
    assert is_of(file, "orjson", "3.13.0") is is_one

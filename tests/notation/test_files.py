"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyrise.notation import BadDocument
from skyrise.notation.files import write_text, write_whole


def test_a_file_is_written_with_the_folders_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "game.json"
    write_text(file, "é")
    assert file.read_bytes() == "é".encode()
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]


def test_a_file_stays_as_it_was_when_writing_fails(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_text(file, "before")

    def fail(part: Path) -> None:
        part.write_text("half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(file, fail)
    assert file.read_text() == "before"


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDocument, match="cannot be written") as refused:
        write_text(tmp_path / "file" / "game.json", "")
    assert refused.value.place == str(tmp_path / "file" / "game.json")

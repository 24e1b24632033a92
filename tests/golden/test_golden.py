"""Golden files: records that must replay forever, and texts that people and screen readers get."""

from __future__ import annotations

from pathlib import Path

import pytest

from make_records import record_name
from skyrise import Game, edition_ids
from skyrise.components.published import versions
from skyrise.language import describe, language, message_of
from skyrise.notation import read_record, write_record

RECORDS = Path(__file__).parent / "records"
TEXT = Path(__file__).parent / "retail-3p.txt"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("version", versions())
def test_golden_records_replay_to_their_result(version: str, edition: str, players: int) -> None:
    text = (RECORDS / record_name(edition, players, version)).read_text(encoding="utf-8")
    record = read_record(text)
    assert record.result is not None
    assert record.match.edition.components == version
    game = Game.from_record(record)  # refuses another result than the recorded one
    assert write_record(game.record()) == text


def playthrough() -> str:
    """A game as text: the log that a spectator reads, and every seat's text view at some moments."""
    record = read_record((RECORDS / "retail-3p.json").read_text(encoding="utf-8"))
    game = Game.from_record(record.until(0))
    lines: list[str] = []
    for ply, action in enumerate(record.actions):
        if ply in (0, 40, 71, len(record.actions) - 1):
            for seat in (None, 0, 1, 2):
                lines += [f"== after {ply} actions, seen by {seat}", describe(game.view(seat).position), ""]
        lines.append(f"> {action}")
        lines += [language("en").say(message_of(event, None), game.names) for event in game.play(action)]
    return "\n".join([*lines, "== at the end", describe(game.view(None).position), ""])


def test_the_playthrough_reads_as_before() -> None:
    """If a text was changed on purpose: delete the file, and run this test twice."""
    if not TEXT.exists():
        TEXT.write_text(playthrough(), encoding="utf-8")
        pytest.fail("written anew: look at it, and run again")
    assert playthrough() == TEXT.read_text(encoding="utf-8")

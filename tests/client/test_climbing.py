"""A program on the ladder outlives a game that the server takes away from it."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from client.test_calls import Answer, server
from skyrise.client import Calls, Refused, climb

GAME: Answer = (200, {}, {"game": {"table": "here", "token": "seat"}})
NO_GAME: Answer = (200, {}, {"game": None})


def news(**now: Any) -> Answer:
    """How a table stands, for whoever has its first seat."""
    usual = {"status": "playing", "result": None, "view": None, "you": {"seat": 0, "links": {"0": "seat"}}}
    return 200, {}, {"version": 1, "since": 0, "now": usual | now}


WON = news(status="over", result={"scores": [40, 30]})
TO_ACT = news(view={"to_act": 0, "legal": ["pass"]})
TAKEN_AWAY: dict[str, list[Answer]] = {
    "unknown": [(404, {}, {"reason": "table.unknown"})],
    "removed": [TO_ACT, (410, {}, {"reason": "table.damaged"})],
    "over": [TO_ACT, TO_ACT, (409, {}, {"reason": "table.over"})],
    "no result": [TO_ACT, news(status="over")],
}


def results(*answers: Answer, keep: Path, games: int) -> tuple[list[Any], list[float]]:
    """What climbing gives with these answers, and how long it slept."""
    keep.write_text(json.dumps({"token": "mine"}))
    slept: list[float] = []
    with server(*answers) as (address, _):
        calls = Calls(address, sleep=slept.append)
        climbing = climb(f"{address}/ladder", "Ann", lambda view: view["legal"][0], keep=keep, calls=calls)
        return list(islice(climbing, games)), slept


@pytest.mark.parametrize("how", TAKEN_AWAY)
def test_the_next_game_is_played(how: str, tmp_path: Path) -> None:
    answers = [NO_GAME, GAME, *TAKEN_AWAY[how], GAME, WON, WON, GAME, WON, WON]
    played, slept = results(*answers, keep=tmp_path / "ann.json", games=2)
    assert [one["scores"] for one in played] == [[40, 30], [40, 30]]
    assert slept == [5.0], "nobody is asked again at once"


def test_what_the_bot_does_wrong_is_told(tmp_path: Path) -> None:
    wrong: Answer = (422, {}, {"reason": "action.illegal", "detail": "That is not legal."})
    with pytest.raises(Refused, match="not legal"):
        results(GAME, TO_ACT, TO_ACT, wrong, keep=tmp_path / "ann.json", games=1)

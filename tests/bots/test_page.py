"""The messages in docs/bots.md are real ones."""

from __future__ import annotations

import re
from pathlib import Path

from skyrise import Game
from skyrise.bots import Clock, program, protocol, stdio
from skyrise.bots.protocol import DecisionRequest

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")


def shown() -> list[str]:
    """The messages of the page as patterns: lines are joined, and … stands for anything."""
    blocks = re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)
    lines = ["".join(line.strip() for line in block.splitlines()) for block in blocks]
    return [".*".join(map(re.escape, line.split("…"))) for line in lines]


def test_the_messages_are_those_of_a_game() -> None:
    game = Game.new(2, seed=7)
    view = game.view(game.to_act)
    real = [
        protocol.start_line(view, "a seed"),
        protocol.decide_line(DecisionRequest(1, view, view.legal, Clock(0.5))),
        protocol.answer_line(1, view.legal[0]),
        protocol.end_line(),
    ]
    for pattern, line in zip(shown(), real, strict=True):
        assert re.fullmatch(pattern, line.strip()), line


def test_the_limits_are_those_of_the_code() -> None:
    limits = f"({stdio.GRACE:g} s after the clock, {stdio.LIMIT:g} s if there is none; {stdio.START_UP:g} s more for"
    assert limits in PAGE.replace("\n", " ")
    assert f"at most {program.LONGEST_LINE} bytes" in PAGE

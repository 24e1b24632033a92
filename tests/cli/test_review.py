"""``skyrise review`` and the words of ``skyrise explain``."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from typer.testing import CliRunner

from skyrise import Game
from skyrise.bots import make_bot
from skyrise.bots.game_loop import play_bots
from skyrise.cli import review as command
from skyrise.cli.app import app
from skyrise.language import LANGUAGES, language
from skyrise.notation import write_record
from skyrise.notation.schemas import schema_text
from skyrise.teacher.thinking import Effort

runner = CliRunner()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a short game, which is reviewed at little depth."""
    monkeypatch.setattr(command, "DEPTH", Effort(deals=2, simulations=8, further=24))
    game = Game.new(players=2, seed=2)
    play_bots(game, [make_bot("random", seat) for seat in range(2)])
    path = tmp_path / "game.json"
    path.write_text(write_record(game.record()), encoding="utf-8")
    return path


def test_the_json_fits_its_schema(file: Path) -> None:
    result = runner.invoke(app, ["review", str(file), "--json"])
    assert result.exit_code == 0, result.output
    Draft202012Validator(json.loads(schema_text("review"))).validate(json.loads(result.stdout))


class Balance(HTMLParser):
    """Counts what is opened and closed, and what a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "polygon", "polyline"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("polygon", "polyline"):
            assert self.open.pop() == tag


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_is_one_file_in_the_language_asked_for(file: Path, tmp_path: Path, code: str) -> None:
    page = tmp_path / "review.html"
    result = runner.invoke(app, ["review", str(file), "--html", str(page), "--language", code])
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    parser = Balance()
    parser.feed(text)
    assert parser.open == []
    assert parser.loads == []
    assert f'<html lang="{code}">' in text
    assert 'role="img"' in text
    assert "<desc>" in text
    assert not re.search(r"\{ ?\$|None", text)
    assert language(code).words("analysis-then", line="*").split("*")[0] in text, "what an action leads to"


def test_the_moments_that_mattered_are_printed(file: Path) -> None:
    result = runner.invoke(app, ["review", str(file), "--language", "en"])
    assert result.exit_code == 0, result.output
    assert "Key moments" in result.stdout
    assert "better: " in result.stdout


def test_explain_says_why(file: Path) -> None:
    result = runner.invoke(app, ["explain", str(file), "--at", "0", "--bot", "casual", "--json"])
    assert result.exit_code == 0, result.output
    assert all(one["reasons"] for one in json.loads(result.stdout)["actions"])

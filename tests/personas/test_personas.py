"""Each kind of user in a clean environment, with the docs alone. Minutes each, and a network: for ``make long``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from personas.newcomer import Newcomer
from thorough import IS_LONG

pytestmark = pytest.mark.skipif(not IS_LONG, reason="installs packages into new environments: make long")


def test_a_programmer_plays_games_from_python(tmp_path: Path) -> None:
    programmer = Newcomer(tmp_path)
    programmer.try_examples("quickstart.md")
    programmer.try_examples("formats.md")
    assert programmer.follow("quickstart.md")
    listed = programmer.run("pip", "list", "--format", "json")
    assert "numpy" not in {package["name"] for package in json.loads(listed)}, "the library needs little"


def test_a_bot_author_writes_a_bot(tmp_path: Path) -> None:
    author = Newcomer(tmp_path, "lab,fast,web")
    assert len(author.follow("write-a-bot.md")) >= 10
    assert "mason" in author.run("skyrise", "bots")


def test_a_researcher_steps_environments_and_reads_a_dataset(tmp_path: Path) -> None:
    researcher = Newcomer(tmp_path, "rl,lab,fast")
    researcher.try_examples("gymnasium.md")
    researcher.try_examples("pettingzoo.md")
    assert researcher.follow("dataset.md")
    assert (researcher.folder / "lessons" / "README.md").is_file()


def test_a_designer_changes_an_edition_and_measures_it(tmp_path: Path) -> None:
    designer = Newcomer(tmp_path, "lab,fast")
    designer.try_examples("extending.md")
    box = designer.folder / "my-box.toml"
    box.write_text('[edition]\nid = "my-box"\nbase = "retail"\n\n[wonders.13]\nper_tall = 2\n', encoding="utf-8")
    assert "per_tall" in designer.run("skyrise", "editions", "my-box.toml", "--against", "retail")
    assert json.loads(designer.run("skyrise", "schema", "edition"))["title"].startswith("Skyrise edition")
    designer.run("skyrise", "lab", "compare", "retail", "my-box.toml", "--games", "20", "--players", "2")
    assert (designer.folder / "comparison.html").is_file()
    assert designer.follow("laboratory.md")

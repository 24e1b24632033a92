"""The page "how to add" lists the true files: each is there, and what the example is called stands in no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to-add.md").read_text("utf-8")
RECIPE = re.compile(r"^## (.+?)\n(?:(?!^## ).*\n)*?```text\nexample: (.+)\n([^`]+)```", flags=re.MULTILINE)
WANTED = ["A Wonder", "An event", "A document of the wire", "A screen", "A bot level", "A language", "A store"]
SEARCHED = ("src/skyrise", "web/src", "scripts")
MADE = ("__pycache__", "static")


@dataclass(frozen=True)
class Recipe:
    """One kind of addition."""

    title: str
    example: re.Pattern[str]
    """What the example is called, wherever it is declared."""
    lines: tuple[str, ...]

    @property
    def files(self) -> set[Path]:
        return {path for line in self.lines for path in ROOT.glob(line)}


RECIPES = [Recipe(title, re.compile(words), tuple(files.split())) for title, words, files in RECIPE.findall(PAGE)]


def searched() -> Iterator[tuple[Path, str]]:
    """The text of every file of the package, the page and the scripts; tests may name anything."""
    for folder in SEARCHED:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not set(MADE) & set(path.parts) and not path.name.endswith(".test.ts"):
                yield path, path.read_text("utf-8", errors="ignore")


FILES = dict(searched())


def test_every_recipe_can_be_read() -> None:
    assert [recipe.title for recipe in RECIPES] == WANTED == re.findall(r"^## (.+)$", PAGE, flags=re.MULTILINE)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_every_file_of_a_recipe_is_there(recipe: Recipe) -> None:
    assert [line for line in recipe.lines if not any(ROOT.glob(line))] == []
    assert len(set(recipe.lines)) == len(recipe.lines)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_the_example_stands_in_files_of_its_recipe_alone(recipe: Recipe) -> None:
    found = {path for path, text in FILES.items() if recipe.example.search(text)}
    assert len(found & recipe.files) >= 3, "the example is called otherwise now"
    assert sorted(str(path.relative_to(ROOT)) for path in found - recipe.files) == []


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_a_recipe_has_a_test(recipe: Recipe) -> None:
    assert any(line.startswith("tests/") for line in recipe.lines)

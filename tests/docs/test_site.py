"""The docs site: built strictly, with every page and every public name, and nothing in it is fetched from elsewhere."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest

import docs_site
from docstring_examples import fenced
from skyrise.components.pictures import Pictured

ROOT = docs_site.ROOT
ROOMS = [modules[0] for modules in docs_site.REFERENCE.values() if hasattr(import_module(modules[0]), "__all__")]
"""They say in ``__all__`` what is public."""


class Fetched(HTMLParser):
    """What a browser fetches of itself when it opens a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.addresses += [found["src"] or ""] if "src" in found else []
        self.addresses += [found["href"] or ""] if tag == "link" and "href" in found else []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    call = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_page_is_there(site: Path) -> None:
    pages = {*(ROOT / "docs").glob("*.md"), *(Path(name) for name in docs_site.PAGES.values())}
    assert [page.stem for page in pages if not (site / f"{page.stem}.html").is_file()] == []


def imported() -> set[tuple[str, str]]:
    """The modules and names that the docs and the examples tell people to import."""
    files = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").rglob("*.py")]
    found = re.findall(r"from (skyrise[.\w]*) import ([\w, ]+)", "\n".join(file.read_text("utf-8") for file in files))
    return {(module, name.split(" as ")[0]) for module, names in found for name in names.split(", ")}


@pytest.mark.parametrize(("module", "name"), sorted(imported()))
def test_whatever_people_are_told_to_import_is_in_the_reference(module: str, name: str) -> None:
    if ".core" in module or module.startswith(("skyrise.kernel.wasm", "skyrise_learned", "skyrise_network")):
        return  # the insides, which the page about the kernel shows
    pages = {one for modules in docs_site.REFERENCE.values() for one in modules}
    assert module in pages or f"{module}.{name}" in pages


def test_every_room_that_says_what_is_public_is_in_the_reference() -> None:
    pages = {one for modules in docs_site.REFERENCE.values() for one in modules}
    rooms = (path.parent for path in (ROOT / "src/skyrise").glob("*/__init__.py") if "__all__" in path.read_text())
    assert {f"skyrise.{room.name}" for room in rooms} - pages == {"skyrise.cli"}


def test_everything_public_says_what_it_is() -> None:
    """No ``object at 0x…`` in anybody's notebook."""
    silent = [
        f"{module}.{name}"
        for modules in docs_site.REFERENCE.values()
        for module in modules
        for name, value in vars(import_module(module)).items()
        if inspect.isclass(value)
        and (value.__module__ == module or name in getattr(import_module(module), "__all__", ()))
        if value.__repr__ is object.__repr__ and not is_abstract(value)
    ]
    assert silent == []


def is_abstract(kind: type) -> bool:
    return inspect.isabstract(kind) or getattr(kind, "_is_protocol", False) or kind in (object, Pictured)


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_has_its_place(site: Path, room: str) -> None:
    """Under the room, or under the module where it is made."""
    pages = [page.read_text("utf-8") for page in (site / "api").glob("*.html")]
    places = {place for page in pages for place in re.findall(r'id="([\w.]+)"', page)}
    public = {name: getattr(import_module(room), name) for name in import_module(room).__all__ if name[0] != "_"}
    homes = {name: f"{getattr(value, '__module__', room)}.{name}" for name, value in public.items()}
    assert [name for name, home in homes.items() if places.isdisjoint((f"{room}.{name}", home))] == []


def test_no_page_fetches_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        fetched = Fetched(page.read_text("utf-8")).addresses
        assert fetched
        assert [address for address in fetched if re.match(r"(https?:)?//", address)] == [], page.name


def test_examples_in_docstrings_are_shown_as_python() -> None:
    assert fenced("Says so.\n\n>>> 1 + 1\n2\n\nAnd more.") == "Says so.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nAnd more."
    assert fenced("No example.") == "No example."

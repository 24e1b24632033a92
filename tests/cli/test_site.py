"""``skyrise site``: the folder that it writes, and what it says where there is nothing to write."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from skyrise.browser.site import SCREENS, SITE, write_site
from skyrise.cli import site as command
from skyrise.cli.app import app

WORKER = Path(__file__).parents[2] / "web" / "public" / "sw.js"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as it is built, but small."""
    page = tmp_path / "page"
    (page / "assets" / "engine-1").mkdir(parents=True)
    (page / "index.html").write_text('<html data-engine="/assets/engine-1/" lang="en"></html>')
    (page / "assets" / "engine-1" / "skyrise.zip").write_bytes(b"the game")
    (page / "assets" / "engine-1" / "skyrise.zip.br").write_bytes(b"packed")
    (page / "sw.js").write_text(WORKER.read_text())
    monkeypatch.setattr(command, "write_site", partial(write_site, page=page))
    return page


def test_it_writes_a_folder_that_any_host_can_serve(page: Path, tmp_path: Path) -> None:
    out = tmp_path / "web"
    done = CliRunner().invoke(app, ["site", str(out)])
    assert done.exit_code == 0, done.output
    assert f"3 files in {out}" in done.stdout
    assert f"python -m http.server --directory {out}" in done.stdout
    assert '<html data-server="none" data-base="/" data-engine=' in (out / "index.html").read_text()
    for name in ("404.html", *(f"{screen}/index.html" for screen in SCREENS)):
        assert (out / name).read_text() == (out / "index.html").read_text()
    kept = SITE.search((out / "sw.js").read_text())
    assert kept
    assert json.loads(kept[1])["files"] == ["/index.html", "/assets/engine-1/skyrise.zip"]
    assert not list(out.rglob("*.br"))


def test_without_the_engine_it_says_how_to_build_it(page: Path, tmp_path: Path) -> None:
    (page / "index.html").write_text("<html></html>")
    done = CliRunner().invoke(app, ["site", str(tmp_path / "web")])
    assert done.exit_code == 1
    assert "run `make site` in the project's folder" in done.output.replace("\n", " ")
    assert not (tmp_path / "web").exists()


def test_a_folder_below_a_path_calls_everything_by_it(page: Path, tmp_path: Path) -> None:
    """Pages of projects on many hosts lie there."""
    (page / "manifest.en.webmanifest").write_text('{"id": "/", "start_url": "/", "icons": [{"src": "/icon.png"}]}')
    out = tmp_path / "web"
    done = CliRunner().invoke(app, ["site", str(out), "--base", "games/skyrise"])
    assert done.exit_code == 0, done.output
    index = (out / "index.html").read_text()
    assert '<html data-server="none" data-base="/games/skyrise/" data-engine="/games/skyrise/assets/engine-1/"' in index
    manifest = json.loads((out / "manifest.en.webmanifest").read_text())
    assert manifest == {
        "id": "/games/skyrise/",
        "start_url": "/games/skyrise/",
        "icons": [{"src": "/games/skyrise/icon.png"}],
    }
    kept = SITE.search((out / "sw.js").read_text())
    assert kept
    assert "/games/skyrise/assets/engine-1/skyrise.zip" in json.loads(kept[1])["files"]


def test_a_folder_that_moves_leaves_nothing_behind(page: Path, tmp_path: Path) -> None:
    out = tmp_path / "web"
    write_site(out, page, "/skyrise/")
    (page / "assets" / "engine-1").rename(page / "assets" / "engine-2")
    (page / "index.html").write_text('<html data-engine="/assets/engine-2/" lang="en"></html>')
    write_site(out, page)
    assert not (out / "assets" / "engine-1").exists()
    assert 'data-base="/"' in (out / "index.html").read_text()


@pytest.mark.parametrize("base", ["/a b/", "/../", "https://example.org/", '/"/'])
def test_a_base_that_is_no_path_is_refused(page: Path, tmp_path: Path, base: str) -> None:
    done = CliRunner().invoke(app, ["site", str(tmp_path / "web"), "--base", base])
    assert done.exit_code == 2
    assert not (tmp_path / "web").exists()

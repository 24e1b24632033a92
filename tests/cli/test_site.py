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
    assert '<html data-server="none" data-engine=' in (out / "index.html").read_text()
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

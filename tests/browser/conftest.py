"""Browsers, and a server with the built page, for tests of the whole."""

from __future__ import annotations

import fcntl
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

import build_engine
from browser.launching import launched
from browser.people import PATIENCE, NewPerson, Person
from browser.serving import Server, TimedServer
from files_served import served
from skyrise.browser.site import write_site

FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)

SOLO = """if (location.protocol.startsWith("http")) {
  const kept = JSON.parse(localStorage.getItem("skyrise-settings") ?? "{}");
  localStorage.setItem("skyrise-settings", JSON.stringify({ solo: "%s", ...kept }));
}"""
"""Who plays games that need nobody elsewhere, unless the person chooses: tests of the server want the server."""


@pytest.fixture(scope="session")
def page_is_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page and its engine as their sources say; of several test processes one builds it, the others wait."""
    shared = tmp_path_factory.getbasetemp().parent / "skyrise-page.lock"
    with shared.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_engine.build()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What steers browsers; a process has one."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """A browser that was built without windows, if there is one: it takes a third less of the processor."""
    with launched(driver, "chromium-headless-shell", "chromium") as browser:
        yield browser


@pytest.fixture(scope="module")
def server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server with a database and deals of its own."""
    server = Server(tmp_path_factory.mktemp("data"), request.path.stem)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def timed_server(
    page_is_built: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[TimedServer]:
    """A server whose tables' time the test moves."""
    server = TimedServer(tmp_path_factory.mktemp("timed"), request.path.stem)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def site(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the folder that ``skyrise site`` writes, behind a plain file server."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    with served(folder) as address:
        yield address


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tells fixtures whether their test failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def new_person(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes people, each with a browser context of their own; none of them may have had troubles."""
    people: list[Person] = []

    def make(
        width: int = 1280, height: int = 720, *, address: str = server.address, solo: str = "server", **options: Any
    ) -> Person:
        settings = {"locale": "en", "reduced_motion": "reduce", "color_scheme": "light", **options}
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)
        context.add_init_script(SOLO % solo)
        people.append(Person(context, address))
        return people[-1]

    yield make
    for number, person in enumerate(people):
        if request.node.stash[FAILED]:
            person.look(f"failed-{request.node.name}-{number}")
        person.context.close()
    for person in people:
        person.has_no_troubles()


@pytest.fixture
def record() -> Path:
    """A finished game that the package's golden records have."""
    return Path(__file__).parents[1] / "golden" / "records" / "retail-4p.json"

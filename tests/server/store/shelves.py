"""A browser's shelf of journals (IndexedDB), as the tests of stores reach it: in a page of a real Chromium."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, cast

import pytest
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from files_served import served
from skyrise.browser.ports import Shelf
from skyrise.browser.shelf_store import ShelfStore

WEB = Path(__file__).parents[3] / "web"
CALL = "([method, given]) => window.callShelf(method, given).then((found) => found ?? null)"


class Elsewhere:
    """An event loop of its own, on a thread: a browser outlives the loops of single tests."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """No more."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()

    def do(self, work: Any) -> Awaitable[Any]:
        """Something done there, to be waited for here."""
        return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def do_now(self, work: Any) -> Any:
        """Something done there, before anything else here."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()


class PageShelf:
    """A ``Shelf`` in a page: each method is one of ``web/src/engine/shelf.ts``."""

    def __init__(self, elsewhere: Elsewhere, page: Page) -> None:
        self._elsewhere, self._page = elsewhere, page

    def __getattr__(self, method: str) -> Any:
        return lambda *given: self._elsewhere.do(self._page.evaluate(CALL, [method, list(given)]))


class Shelves:
    """Tabs of one browser, which share what is kept."""

    def __init__(self, elsewhere: Elsewhere, context: BrowserContext, address: str) -> None:
        self._elsewhere, self._context, self._address = elsewhere, context, address

    async def store(self) -> ShelfStore:
        """A store in a tab of its own."""
        page = await self._elsewhere.do(self._open())
        return ShelfStore(cast(Shelf, PageShelf(self._elsewhere, page)))

    async def _open(self) -> Page:
        page = await self._context.new_page()
        await page.goto(self._address)
        await page.wait_for_function("window.callShelf !== undefined")
        return page


class ShelfBrowser:
    """A browser, and the test page of the shelf."""

    def __init__(self, elsewhere: Elsewhere, browser: Browser, address: str) -> None:
        self._elsewhere, self._browser, self._address = elsewhere, browser, address

    @contextmanager
    def shelves(self) -> Iterator[Shelves]:
        """Shelves that are empty."""
        context = self._elsewhere.do_now(self._browser.new_context())
        yield Shelves(self._elsewhere, context, self._address)
        self._elsewhere.do_now(context.close())


@contextmanager
def shelf_browser(folder: Path) -> Iterator[ShelfBrowser]:
    """Starts a browser; a test is skipped where there is none, or nothing to build the page with."""
    node, chromium = shutil.which("node"), shutil.which("chromium")
    if node is None or chromium is None or not (WEB / "node_modules").is_dir():
        pytest.skip("there is no Chromium, Node.js or page to build on this machine")
    subprocess.run([node, str(WEB / "hosts" / "build.js"), str(folder), "shelf"], check=True, cwd=WEB)
    elsewhere = Elsewhere()
    playing = async_playwright()
    playwright = elsewhere.do_now(playing.__aenter__())
    browser = elsewhere.do_now(playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"]))
    with served(folder) as address:
        yield ShelfBrowser(elsewhere, browser, address)
    elsewhere.do_now(browser.close())
    elsewhere.do_now(playing.__aexit__())
    elsewhere.end()

"""Starts one of the browsers that a machine may have."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Playwright

ARGUMENTS = ("--no-sandbox", "--disable-gpu")


@contextmanager
def launched(driver: Playwright, *programs: str) -> Iterator[Browser]:
    """The first of some kinds of Chromium that is installed; without any, the test is skipped."""
    found = next(filter(None, map(shutil.which, programs)), None)
    if found is None:
        pytest.skip(f"there is no Chromium on this machine (Debian: apt-get install {programs[0]})")
    browser = driver.chromium.launch(executable_path=found, args=ARGUMENTS)
    yield browser
    browser.close()

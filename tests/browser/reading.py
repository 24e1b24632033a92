"""Words on the screen that are not of the reader's language."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from language.catalogue import vocabulary

READ = """() => {
    let text = document.body.innerText;
    for (const { innerText } of document.querySelectorAll("time, [translate=no]")) text = text.replace(innerText, " ");
    const said = [document.title, text];
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], option")) {
        for (const name of ["aria-label", "title", "placeholder"]) said.push(element.getAttribute(name) ?? "");
        if (element.localName === "option") said.push(element.text);
    }
    return said.join("\\n");
}"""
"""All but dates, which the browser writes, and codes of tables, which may look like words."""

CODES = re.compile(r"https?://\S+|\b[\w.]*\d[\w.]*\b")
"""Addresses, and whatever has a digit: neighborhoods, codes of tables, fingerprints, versions."""

WORD = re.compile(r"[^\W\d_]{2,}")

ON_BUTTONS = frozenset({"en", "pl", "ru"})
"""The languages, as the switch on the first screen has them."""


@cache
def known(code: str) -> frozenset[str]:
    """The words of the messages of a language."""
    return frozenset(vocabulary(code))


def foreign_words(page: Page, code: str) -> list[str]:
    """Every word that is shown, or said to those who listen, and that no message of the language has."""
    text = CODES.sub(" ", page.evaluate(READ)).lower()
    return sorted(set(WORD.findall(text)) - known(code) - ON_BUTTONS)

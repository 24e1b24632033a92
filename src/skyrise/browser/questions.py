"""Questions and orders: the paths of a server's API that make sense in a browser, answered here."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from skyrise.components import Reason, Refusal

JSON: Final = "application/json"
PLAIN: Final = "text/plain"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, as a request of HTTP would ask it."""

    path: str
    parts: tuple[str, ...]
    """What the path names: a table, a record, an edition."""
    query: Mapping[str, str]
    body: str

    @property
    def seat(self) -> int | None:
        """Whose eyes are meant."""
        return self.number("seat") if "seat" in self.query else None

    def number(self, name: str) -> int:
        """A whole number of the query."""
        text = self.query.get(name, "0")
        if not re.fullmatch("[0-9]{1,9}", text):
            raise Refusal(Reason.REQUEST_INVALID, place=f"query.{name}")
        return int(text)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is answered, as a response of HTTP would say it."""

    text: str
    status: int = 200
    media_type: str = JSON
    filename: str = ""
    """Of an answer that is a file."""


def document_answer(document: object, status: int = 200) -> Answer:
    """A document as JSON."""
    return Answer(json.dumps(document, ensure_ascii=False, separators=(",", ":")), status)


Handler = Callable[[Question], Awaitable[Answer]]
Routes = Mapping[str, Handler]
"""By method and path, in which ``*`` stands for a part that is named."""


def find(routes: Routes, method: str, target: str, body: str) -> tuple[Handler, Question] | None:
    """Who answers a question, if somebody does."""
    for route, handler in routes.items():
        known, _, pattern = route.partition(" ")
        question = question_of(pattern, target, body)
        if known == method and question is not None:
            return handler, question
    return None


def question_of(pattern: str, target: str, body: str = "") -> Question | None:
    """The question of a path with its query, if it is of this pattern."""
    url = urlsplit(target)
    found = re.fullmatch(pattern.replace("*", "([0-9a-z@-]+)"), url.path)
    return None if found is None else Question(url.path, found.groups(), dict(parse_qsl(url.query)), body)

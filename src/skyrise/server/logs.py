"""What a server writes about trouble: no visitor can forge a line of it, or fill a disk with it."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

MOST_ALIKE: Final = 20
"""Lines of one kind in a minute; the others are left out."""
MINUTE: Final = 60.0
SECRETS: Final = re.compile(
    r"(skyrise_player=|(?i:bearer )|[#?&](?:seat|token)=|://[^/\s:@]*:(?=[^\s/@]*@))[^\s;&\"'@]+"
)
"""What goes before something that only its owner may know."""
ANSWERED: Final = "ASGI callable returned without completing handshake."
"""What uvicorn says of a socket that was refused with an answer."""


class OneLine(logging.Formatter):
    """What comes from outside may hold control characters: they are written as escapes."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        said = without_secrets(record.message)
        record.message = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in said)
        return super().formatMessage(record)


class JsonLine(logging.Formatter):
    """A line of JSON for programs: when, how bad, where, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=True)


def without_secrets(text: str) -> str:
    """No cookie, token or password: whoever reads a log may not sit on anybody's seat."""
    return SECRETS.sub(r"\1…", text)


class Calm(logging.Filter):
    """Lets so many lines of one kind through in a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since = clock()
        self._counts: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg == ANSWERED:
            return False
        if self._clock() >= self._since + MINUTE:
            self._since = self._clock()
            self._counts.clear()
        kind = f"{record.name} {record.msg}"[:200]
        self._counts[kind] = self._counts.get(kind, 0) + 1
        return self._counts[kind] <= MOST_ALIKE


def write_calmly(*, as_json: bool = False) -> None:
    """Warnings and errors go to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLine() if as_json else OneLine("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])

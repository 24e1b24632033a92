"""News over a WebSocket; one that breaks is opened again, from the version one has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

from skyrise.notation.documents import News

from .calls import Calls, Refused
from .changes import with_changes

REFUSED: Final = "refused"


def listen(calls: Calls, path: str, version: int) -> Iterator[News]:
    """News after a version, without end: whoever has heard enough stops asking."""
    address = "ws" + calls.server.removeprefix("http") + path + "/socket?changes=true&since="
    pauses, news = calls.pauses(), None
    while True:
        try:
            with connect(f"{address}{version}", additional_headers=_headers(calls)) as socket:
                for text in socket:
                    document = json.loads(text)
                    if document.get("type") == REFUSED:
                        raise Refused(int(document["problem"]["status"]), document["problem"])
                    if "now" in document:
                        pauses, version = calls.pauses(), document["version"]
                        news = with_changes(news, document)
                        yield news
        except InvalidStatus as error:
            if error.response.status_code < 429:
                raise Refused(error.response.status_code, {}) from None
            pauses.wait(error)
        except (OSError, WebSocketException, ValueError) as error:
            pauses.wait(error)
        else:
            pauses.wait(ConnectionError("the socket was closed"))


def _headers(calls: Calls) -> dict[str, str]:
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in calls.cookies)
    return calls.headers | ({"cookie": cookies} if cookies else {})

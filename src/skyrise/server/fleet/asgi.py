"""Requests and their messages as servers hand them on: the text or the bytes apart, all the rest as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from starlette.types import Message, Receive, Scope

Packed: TypeAlias = dict[str, Any]
"""A scope or a message of ASGI as JSON; ASGI itself has no types for what is in them."""
PASSED_ON: Final = "skyrise.passed_on"
"""Marks a scope that came from another server: it is answered here, and passed on no more."""
PIECE: Final = 256 * 1024
"""Bytes of an answer in one envelope; NATS takes a megabyte."""
_LETTERS: Final = "latin-1"
_CARRIED: Final = ("text", "bytes", "body")


def packed_scope(scope: Scope) -> Packed:
    """What the owner has to know of a request."""
    return {
        "type": scope["type"],
        "http_version": scope.get("http_version", "1.1"),
        "scheme": scope.get("scheme", "http"),
        "path": scope["path"],
        "query_string": scope["query_string"].decode(_LETTERS),
        "headers": [[name.decode(_LETTERS), value.decode(_LETTERS)] for name, value in scope["headers"]],
        "client": scope.get("client"),
        "server": scope.get("server"),
        "extensions": {name: {} for name in scope.get("extensions") or ()},
        **({"method": scope["method"]} if scope["type"] == "http" else {"subprotocols": []}),
    }


def unpacked_scope(packed: Packed) -> Scope:
    """The same as an app gets it."""
    client, server = packed["client"], packed["server"]
    return {
        **packed,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "raw_path": packed["path"].encode(),
        "root_path": "",
        "query_string": packed["query_string"].encode(_LETTERS),
        "headers": [(name.encode(_LETTERS), value.encode(_LETTERS)) for name, value in packed["headers"]],
        "client": None if client is None else tuple(client),
        "server": None if server is None else tuple(server),
        "state": {},
        PASSED_ON: True,
    }


def packed_message(message: Message) -> tuple[Packed, bytes]:
    """A message as JSON, and what it carries."""
    head: Packed = {key: value for key, value in message.items() if key not in _CARRIED and value is not None}
    if "headers" in head:
        head["headers"] = [[name.decode(_LETTERS), value.decode(_LETTERS)] for name, value in head["headers"]]
    for key in _CARRIED:
        value = message.get(key)
        if value is not None:
            head["carries"] = key
            return head, value.encode() if isinstance(value, str) else bytes(value)
    return head, b""


def unpacked_message(head: Packed, body: bytes) -> Message:
    """The same as ASGI has it."""
    message: Packed = {key: value for key, value in head.items() if key != "carries"}
    if "headers" in message:
        message["headers"] = [(name.encode(_LETTERS), value.encode(_LETTERS)) for name, value in message["headers"]]
    if "carries" in head:
        message[head["carries"]] = body.decode() if head["carries"] == "text" else body
    return message


def pieces(message: Message) -> Iterator[Message]:
    """A message, or the pieces of a large answer."""
    body = message.get("body", b"")
    if message["type"] != "http.response.body" or len(body) <= PIECE:
        yield message
        return
    for start in range(0, len(body), PIECE):
        last = start + PIECE >= len(body)
        more = message.get("more_body", False) if last else True
        yield {"type": message["type"], "body": body[start : start + PIECE], "more_body": more}


async def whole_body(receive: Receive) -> bytes:
    """What was sent with a request; the guard has seen to its size."""
    parts, more = [], True
    while more:
        message = await receive()
        parts.append(message.get("body", b""))
        more = bool(message.get("more_body", False)) and message["type"] == "http.request"
    return b"".join(parts)

"""Commands that are not what the wire says, one for each reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skyrise.components.reading import Node
from skyrise.notation import BadDocument
from skyrise.notation.declared import read_declared, read_one_of
from skyrise.notation.documents import COMMANDS, NewTable


def _command(kind: str, **fields: Any) -> Callable[[], object]:
    return lambda: read_one_of(COMMANDS, Node({"type": kind, "id": "command-1", **fields}, "", BadDocument))


def _table(**fields: Any) -> Callable[[], object]:
    return lambda: read_declared(NewTable, Node(fields, "", BadDocument))


ME = {"kind": "me"}
MESSAGES: dict[str, Callable[[], object]] = {
    "value.unknown": _command("rematch", color="red"),
    "value.whole": _command("free", seat="first"),
    "value.decimal": _command("set-pace", pace="slow"),
    "value.bounds": _command("free", seat=4),
    "value.length": _command("chat", text="x" * 301),
    "value.items": _table(seats=[ME]),
    "value.pattern": _command("rematch", id="short"),
}

"""Reading the fields of a task file: what is wrong is refused with its place and a reason."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.components import Reason
from skyrise.components.reading import Node, show
from skyrise.components.refusals import Refuse

from ..errors import ArenaError


def refusing(file: str) -> Refuse:
    """What to raise for a place in a task file."""

    def refuse(reason: Reason, /, *, place: str = "", **arguments: object) -> ArenaError:
        return ArenaError(reason, place=f"{file}: {place}" if place else file, **arguments)

    return refuse


def known_fields(node: Node, names: Sequence[str]) -> None:
    """Refuses fields with other names, which would be misspelled ones."""
    for name, field in node.fields().items():
        if name not in names:
            raise field.error(Reason.EDITION_HEADER_KEY, known=", ".join(names))


def whole(node: Node, name: str, default: int, between: tuple[int, int]) -> int:
    """A field that is a whole number within bounds, both included."""
    return node.get(name, default).number(*between)


def percent(node: Node) -> float:
    """A share, written as a percentage."""
    raw = node.raw
    if isinstance(raw, bool) or not isinstance(raw, int | float):
        raise node.error(Reason.VALUE_DECIMAL, found=show(raw))
    if not 0 <= raw <= 100:
        raise node.error(Reason.VALUE_BOUNDS, least="0", most="100", found=show(raw))
    return raw / 100

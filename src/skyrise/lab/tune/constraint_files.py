"""Reading the constraints of a task file: the entries ``[[hold]]``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from skyrise.components import Reason
from skyrise.components.names import PLAYER_COLORS
from skyrise.components.reading import Node, show
from skyrise.components.schema import MAX_BUILDING_NUMBER, MAX_PRESTIGE, Number, Numbers

from .constraints import AlsoWith, Between, Different, EachTen, Falling, HighestOfTen, Rule
from .fields import known_fields, whole
from .freedom import matching, read_bounds

ALSO_WITH: Final = "also with"


def read_constraints(nodes: Sequence[Node]) -> tuple[Rule, ...]:
    """All constraints, those that always hold first."""
    rules: list[Rule] = [Different()]
    also = []
    for node in nodes:
        name = node.field("rule").choice((*READERS, ALSO_WITH))
        if name == ALSO_WITH:
            also.append(_replaced(node))
        else:
            rules.append(READERS[name](node))
    return (*rules, *(AlsoWith(replaced, tuple(rules)) for replaced in also))


def _each_ten(node: Node) -> Rule:
    known_fields(node, ("rule", "least"))
    return EachTen(whole(node, "least", 1, (1, 10)))


def _highest_of_ten(node: Node) -> Rule:
    known_fields(node, ("rule", "least", "most"))
    return HighestOfTen(*read_bounds(node, 0, 10))


def _between(node: Node) -> Rule:
    known_fields(node, ("rule", "of", "least", "most"))
    return Between(_keys(node.field("of")), *read_bounds(node, 0, max(MAX_PRESTIGE, MAX_BUILDING_NUMBER)))


def _falling(node: Node) -> Rule:
    known_fields(node, ("rule", "of"))
    keys = tuple(key for item in node.field("of").items() for key in _keys(item))
    return Falling(keys)


def _keys(node: Node) -> tuple[str, ...]:
    """Keys of lists or of values that fit a pattern."""
    return tuple(matching(node, Number, Numbers))


def _replaced(node: Node) -> tuple[tuple[str, int, int], ...]:
    known_fields(node, ("rule", *PLAYER_COLORS))
    replaced = []
    for color in PLAYER_COLORS:
        for old, new in node.get(color, {}).fields().items():
            if not old.isdecimal():
                raise new.error(Reason.VALUE_WHOLE, found=show(old))
            replaced.append((color, int(old), new.number(1, MAX_BUILDING_NUMBER)))
    return tuple(replaced)


READERS: Final[dict[str, Callable[[Node], Rule]]] = {
    "each ten": _each_ten,
    "highest of a ten": _highest_of_ten,
    "between": _between,
    "falling": _falling,
}

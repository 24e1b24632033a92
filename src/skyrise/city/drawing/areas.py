"""What areas are, and what lies on them: joined, colored, turned into water, with windmills, bridges and ports."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace
from typing import Final

from skyrise.components import Area, Island, Neighborhood, Reason
from skyrise.components.frozen import frozen
from skyrise.components.island_files import OUTER_PORTS
from skyrise.components.names import SLOTS

from .sketch import AreaKind, Sketch, find_area, find_neighborhood, refuse, with_area

PREFIX: Final = re.compile("[A-Za-z]{1,4}")
"""What the ids of an island's areas may begin with."""
_MARKS: Final[dict[AreaKind, str]] = {"neighborhood": "", "lake": "L", "blimp": "B"}


def free_id(island: Island, kind: AreaKind) -> str:
    """An id for one more area: the letters of the island's others, and the first free number."""
    letters = re.match("[A-Za-z]*", island.neighborhoods[0].id) if island.neighborhoods else None
    taken = {area.id for area in island.areas()}
    prefix = f"{(letters.group() if letters else '')[:4] or 'X'}{_MARKS[kind]}"
    return next(ident for number in range(1, len(taken) + 2) if (ident := f"{prefix}{number}") not in taken)


def letter_areas(island: Island, letters: str) -> Island:
    """All areas numbered anew, behind these letters: a city has every id once."""
    kinds: list[tuple[AreaKind, tuple[Area, ...]]] = [
        ("neighborhood", island.neighborhoods),
        ("lake", island.lakes),
        ("blimp", island.blimps),
    ]
    new = {area.id: f"{letters}{_MARKS[kind]}{number}" for kind, areas in kinds for number, area in enumerate(areas, 1)}
    return replace(
        island,
        neighborhoods=tuple(replace(hood, id=new[hood.id]) for hood in island.neighborhoods),
        lakes=tuple(replace(lake, id=new[lake.id]) for lake in island.lakes),
        blimps=tuple(replace(blimp, id=new[blimp.id]) for blimp in island.blimps),
        bridges=tuple((new.get(a, a), new.get(b, b)) for a, b in island.bridges),
        ports=frozen({port: new.get(at, at) for port, at in island.ports.items()}),
    )


def join_areas(island: Island, first: str, second: str) -> Island:
    """Two areas with a common border as one; what lay on the second lies on the first."""
    sketch = Sketch(island)
    ring = _around(find_area(island, first), find_area(island, second))
    if ring is None:
        refuse(Reason.ISLAND_JOIN, key=first, area=second)
    sketch.rings[first] = ring
    del sketch.rings[second]
    bridges = [tuple(first if at == second else at for at in bridge) for bridge in island.bridges]
    heir = second if first in island.ports.values() else first
    ports = {port: heir if at == second else at for port, at in island.ports.items()}
    sketch.island = replace(island, bridges=tuple((a, b) for a, b in bridges if a != b), ports=frozen(ports))
    return sketch.finished()


def _around(first: Area, second: Area) -> list[int] | None:
    """The ring around two areas; None if they do not meet along one stretch of border."""
    pairs = [(a, b) for area in (first, second) for a, b in zip(area.ring, area.ring[1:] + area.ring[:1], strict=True)]
    shared = {*first.edges()} & {*second.edges()}
    next_to: dict[int, list[int]] = defaultdict(list)
    for a, b in pairs:
        if frozenset((a, b)) not in shared:
            next_to[a].append(b)
            next_to[b].append(a)
    if first is second or not shared or any(len(ends) != 2 for ends in next_to.values()):
        return None
    ring = [min(next_to)]
    while len(ring) < 2 or ring[-1] != ring[0]:
        forward = [corner for corner in next_to[ring[-1]] if len(ring) < 2 or corner != ring[-2]]
        ring.append(forward[0])
    return ring[:-1] if len(ring) - 1 == len(next_to) else None


def remove_area(island: Island, ident: str) -> Island:
    """Without an area."""
    sketch = Sketch(island)
    del sketch.rings[find_area(island, ident).id]
    return sketch.finished()


def color_area(island: Island, ident: str, color: str) -> Island:
    """A neighborhood in another color; water becomes land."""
    if find_area(island, ident) not in island.neighborhoods:
        return turn_area(island, ident, "neighborhood", color)
    hoods = (replace(hood, color=color) if hood.id == ident else hood for hood in island.neighborhoods)
    return replace(island, neighborhoods=tuple(hoods))


def turn_area(island: Island, ident: str, kind: AreaKind, color: str) -> Island:
    """An area as something else, with an id that says so."""
    ring = find_area(island, ident).ring
    new = free_id(island, kind)
    turned = Neighborhood(new, ring, color, windmill=False) if kind == "neighborhood" else Area(new, ring)
    sketch = Sketch(with_area(island, turned, kind))
    del sketch.rings[ident]
    return sketch.finished()


def turn_windmill(island: Island, ident: str) -> Island:
    """A neighborhood with a windmill, or after all without."""
    find_neighborhood(island, ident)
    hoods = (replace(hood, windmill=hood.windmill != (hood.id == ident)) for hood in island.neighborhoods)
    return replace(island, neighborhoods=tuple(hoods))


def set_bridge(island: Island, first: str, second: str) -> Island:
    """The bridge of the island; a bridge that is there is taken away."""
    ends = find_neighborhood(island, first).id, find_neighborhood(island, second).id
    if first == second:
        refuse(Reason.ISLAND_BRIDGE)
    there = {frozenset(bridge) for bridge in island.bridges}
    return replace(island, bridges=() if frozenset(ends) in there else (ends,))


def set_port(island: Island, port: str, ident: str) -> Island:
    """A port at a neighborhood, which has no other; ports of the other kind of island go."""
    find_neighborhood(island, ident)
    kind = OUTER_PORTS if port in OUTER_PORTS else SLOTS
    others = {name: at for name, at in island.ports.items() if name in kind and at != ident}
    return replace(island, ports=frozen({**others, port: ident}))

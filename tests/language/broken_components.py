"""Editions and islands that are broken, one for each reason, as records carry them or as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from language.broken_records import Break, Document
from language.broken_records import broken as broken_record
from skyrise import load_edition, load_island
from skyrise.city import build_city
from skyrise.city.drawing import blank_island, join_areas, remove_area, remove_corner, split_area
from skyrise.notation import load_own
from skyrise.notation.documents import OwnEdition
from strips import strip


def values(**changed: object) -> Break:
    """A record whose edition has other values."""

    def change(document: Document) -> None:
        edition = load_edition().document()
        edition["values"] |= {key.replace("__", "."): value for key, value in changed.items()}
        document["edition_data"] = edition

    return broken_record(change)


def heading(**changed: object) -> Break:
    """A record whose edition has another heading."""
    return broken_record(lambda document: document.update(edition_data=load_edition().document() | changed))


def without_a_value(document: Document) -> None:
    document["edition_data"] = load_edition().document()
    del document["edition_data"]["values"]["discs.color"]


EDITIONS: dict[str, Break] = {
    "edition.header-key": heading(colour="red"),
    "edition.key": values(wonders__13__per_short=2),
    "edition.value": values(wonders__13__per_tall={"value": 2}),
    "value.twice": values(patrons__values=[2, 2, 3, 4]),
    "edition.missing": broken_record(without_a_value),
    "edition.patrons": values(patrons__values=[1, 2, 3]),
    "edition.buildings": values(buildings__red__era1__tall=[]),
    "edition.book": values(wonders__13__per_tall={"value": 2, "from": "other book"}),
    "edition.printed": values(patrons__values={"value": [1, 2, 3, 4], "from": "house", "printed": [5]}),
    "edition.number": values(buildings__red__era1__tall=[32]),
    "edition.heights": values(buildings__red__era1__tall=[2, 24], buildings__red__era1__short=[72]),
    "edition.removed": values(discs__wild=0, discs__commissions=4),
    "edition.discs": values(discs__wild=3),
    "edition.hands": values(hands__4=6),
    "edition.hand": values(hands__2=1),
    "edition.name": lambda: load_edition("deluxe"),
    "edition.refused": lambda: load_own(OwnEdition("Mine", "retail", {"rows.2": 100})),
}
EDITION_FILES: Mapping[str, str] = {
    "edition.toml": "[edition",
    "edition.header": "",
    "edition.taken": "[edition]\nid = 'retail'\nbase = 'retail'\n",
}


def read_edition(text: str, folder: Path) -> object:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return load_edition(str(folder / "mine.toml"))


def island(change: Callable[[Document], object]) -> Break:
    """A record that carries a changed island."""

    def carry(document: Document) -> None:
        slots = document["setup"]["islands"]
        slots[next(slot for slot, name in slots.items() if name)] = "strip"
        carried = strip()
        change(carried)
        document["island_data"] = {"strip": carried}

    return broken_record(carry)


def _hood(number: int, **changed: object) -> Callable[[Document], object]:
    return lambda d: d["neighborhoods"][number].update(changed)


def _lake(ring: list[int], *vertices: list[float]) -> Callable[[Document], object]:
    def change(document: Document) -> None:
        document["vertices"] += vertices
        document["lakes"] = [{"id": "L", "ring": ring}]

    return change


def _torn(document: Document) -> None:
    document["vertices"] += [[20, 0], [21, 0], [21, 1], [20, 1]]
    document["neighborhoods"][13]["ring"] = [30, 31, 32, 33]


ISLANDS: dict[str, Break] = {
    "island.point": island(lambda d: d["vertices"].__setitem__(3, [1])),
    "island.ring": island(_hood(0, ring=[0, 1])),
    "island.vertex-twice": island(_hood(0, ring=[0, 1, 1])),
    "island.vertex": island(lambda d: d["vertices"].append([0, 0])),
    "island.edge": island(_lake([2, 3, 4])),
    "island.crossing": island(_hood(0, ring=[0, 2, 1, 3])),
    "island.inside": island(_lake([30, 31, 32], [0.4, 0.4], [0.6, 0.4], [0.5, 0.6])),
    "island.apart": island(_torn),
    "island.id": island(_hood(0, id="none")),
    "island.id-twice": island(_hood(0, id="S1")),
    "island.neighborhood": island(lambda d: d["ports"].update(left="S99")),
    "island.neighborhoods": island(lambda d: d["neighborhoods"].pop(3)),
    "island.features": island(lambda d: d.update(bridges=[["S0", "S2"], ["S0", "S3"]])),
    "island.bridge": island(lambda d: d.update(bridges=[["S0", "S0"]])),
    "island.bridge-idle": island(lambda d: d.update(bridges=[["S0", "S1"]])),
    "island.ports": island(lambda d: d["ports"].update(middle="S3")),
    "island.ports-together": island(lambda d: d["ports"].update(left="S0")),
    "island.name": lambda: load_island("atlantis"),
    "island.area": lambda: remove_area(blank_island("New"), "X9"),
    "island.line": lambda: split_area(blank_island("New"), "X1", [(0.0, 0.0), (1.0, 1.0)], 1.0),
    "island.join": lambda: join_areas(load_island("aurora"), "A1", "A13"),
    "island.corner": lambda: remove_corner(blank_island("New"), (0.0, 0.0), 1.0),
}

CITIES: dict[str, Break] = {
    "city.center": lambda: build_city(load_island("aurora"), {"north": load_island("boreas")}),
    "city.island-twice": lambda: build_city(
        load_island("central"), {"north": load_island("aurora"), "east": load_island("aurora")}
    ),
    "city.slot-central": lambda: build_city(load_island("central"), {"north": load_island("central")}),
    "city.id-twice": lambda: build_city(
        load_island("central"),
        {"north": load_island("aurora"), "east": replace(load_island("aurora"), key="twin")},
    ),
}
COMPONENTS = {**EDITIONS, **ISLANDS, **CITIES}

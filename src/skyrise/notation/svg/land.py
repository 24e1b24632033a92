"""Islands from above: neighborhoods, borders, and the pads of the blimps."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from skyrise.city import Place

from .art import piece
from .canvas import group, shifted, tag, title, write
from .outlines import Outlines
from .palette import BORDER, EDGE, GROUND, LABEL, ROAD, SHORE
from .plan import Plan
from .rocks import draw_underside
from .water import draw_falls, draw_lake

Describe = Callable[[Place], str]


def draw_islands(plan: Plan, outlines: Outlines, describe: Describe, marked: frozenset[str]) -> str:
    """All islands, back to front; ``describe`` gives the words for a neighborhood."""
    return "".join(_island(plan, outlines, number, describe, marked) for number in plan.back_to_front())


def _island(plan: Plan, outlines: Outlines, number: int, describe: Describe, marked: frozenset[str]) -> str:
    island, coast = plan.city.islands[number], outlines.coast(number)
    places = [place for place in plan.city.places if place.island == number]
    lakes = {lake.id: plan.outlines[lake.id] for lake in island.lakes}
    return group(
        [
            draw_underside(plan.shores[number], coast, island.key),
            *(_neighborhood(outlines, place, describe(place), place.id in marked) for place in places),
            *(_pad(outlines, blimp.id) for blimp in island.blimps),
            *(draw_lake(outlines, ident, outline) for ident, outline in lakes.items()),
            _borders(outlines, [place.id for place in places], [area.id for area in (*island.lakes, *island.blimps)]),
            tag("use", href=f"#{coast}", fill="none", stroke=SHORE, stroke_width=3.2, stroke_linejoin="round"),
            tag("use", href=f"#{coast}", fill="url(#light)", pointer_events="none"),
            *(draw_falls(outline, plan.shores[number]) for outline in lakes.values()),
        ],
        class_="island",
    )


def _neighborhood(outlines: Outlines, place: Place, words: str, marked: bool) -> str:
    edge = EDGE[place.color]
    ground = (
        outlines.use(place.id, fill=GROUND[place.color]),
        outlines.use(place.id, fill=f"url(#weave-{place.color})"),
        outlines.inside(
            place.id,
            outlines.use(place.id, fill="none", stroke=edge, stroke_width=13, opacity="0.33"),
            outlines.use(place.id, fill="none", stroke=edge, stroke_width=6, opacity="0.45"),
        ),
    )
    kind = f"hood hood-{place.color}" + (" highlighted" if marked else "")
    return tag("g", title(words) if words else "", *ground, id=f"hood-{place.id}", class_=kind)


def draw_marks(plan: Plan) -> str:
    """The emblem and the id of every neighborhood."""
    return group((_mark(plan, place) for place in plan.city.places), class_="marks", pointer_events="none")


def _mark(plan: Plan, place: Place) -> str:
    """The emblem of a neighborhood's faction, over its id."""
    at = plan.spots[place.id].mark
    emblem = group([piece(f"emblem-{place.color}", shifted(at, 0, -5), 0.8)], opacity="0.7")
    halo: dict[str, str | float] = {
        "stroke": GROUND[place.color],
        "stroke_width": 2.4,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    return emblem + write(place.id, shifted(at, 0, 14), 11.5, LABEL[place.color], class_="label", **halo)


def _pad(outlines: Outlines, ident: str) -> str:
    return outlines.use(ident, fill="#dcd0ba") + outlines.inside(
        ident,
        outlines.use(ident, fill="none", stroke="#a08e78", stroke_width=9),
        outlines.use(ident, fill="none", stroke="#b99a5a", stroke_width=16, stroke_dasharray="4 3", opacity="0.5"),
        outlines.use(ident, fill="none", stroke="#a08e78", stroke_width=12),
    )


def _borders(outlines: Outlines, places: Iterable[str], features: Iterable[str]) -> str:
    """Roads between neighborhoods, walls around lakes and pads."""
    walls = [outlines.use(name) for name in places]
    style: dict[str, str | float] = {"fill": "none", "stroke_linejoin": "round", "pointer_events": "none"}
    return (
        group(walls, stroke=BORDER, stroke_width=3.8, **style)
        + group(walls, stroke=ROAD, stroke_width=1.4, **style)
        + group((outlines.use(name) for name in features), stroke=BORDER, stroke_width=3.2, **style)
    )

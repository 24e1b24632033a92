"""Pictures of a city or of a position, as SVG.

>>> from skyrise.rules import Game
>>> picture = draw_position(Game.new(players=2, seed=7).position(), highlight=["H1"])
>>> picture.startswith("<svg"), picture.count('class="seat')
(True, 2)
"""

from __future__ import annotations

from collections.abc import Iterable

from skyrise.city import City, Place
from skyrise.rules import Position

from .art import used_art
from .bridges import draw_bridges
from .canvas import BODY_FONT, group, number, plain, tag, title
from .defs import DEFS
from .features import POPLAR, TREE, city_features, in_order
from .land import draw_islands, draw_marks
from .legend import ROOM, draw_legend
from .outlines import Outlines
from .pieces import draw_discs, draw_glow, draw_trail, standing_pieces
from .plan import plan_of
from .ribbons import draw_ribbons
from .scene import scene_document
from .sky import CLOUD, Frame, draw_sky, frame_of
from .words import city_words, place_words, position_words

__all__ = ["draw_city", "draw_position", "scene_document"]


def draw_city(city: City) -> str:
    """An empty city. Every neighborhood is a group with an id like ``hood-A5`` and the class ``hood``."""
    plan = plan_of(city)
    outlines, frame = Outlines(plan), frame_of(plan)
    body = [
        draw_sky(frame),
        draw_islands(plan, outlines, place_words, frozenset()),
        draw_marks(plan),
        draw_bridges(plan),
        in_order(city_features(plan)),
        draw_ribbons(plan, frame),
    ]
    return _document(frame, outlines, body, "A city of Skyrise", city_words(city))


def draw_position(position: Position, *, highlight: Iterable[str] = ()) -> str:
    """A position, with the bids of its auction; the neighborhoods to ``highlight`` glow.

    Raises a KeyError for a neighborhood that is not in the city.
    """
    city = position.match.city
    marked = frozenset(city.ids(city.mask(highlight)))
    plan = plan_of(city)
    outlines, frame = Outlines(plan), frame_of(plan, below=ROOM)
    sky = Frame(frame.left, frame.top, frame.width, frame.height - ROOM)

    def words(place: Place) -> str:
        return place_words(place, position)

    body = [
        draw_sky(frame),
        draw_islands(plan, outlines, words, marked),
        *(draw_glow(outlines, at, "highlight", "#5be9ff", "#0fb5d6") for at in city.ids(city.mask(marked))),
        *(draw_glow(outlines, bid.at, "latest-glow", "#ffd84d", "#b9790a") for bid in position.bids[-1:]),
        draw_marks(plan),
        draw_bridges(plan),
        draw_trail(plan, position.bids),
        draw_discs(plan, position),
        in_order([*city_features(plan), *standing_pieces(plan, position)]),
        draw_ribbons(plan, sky),
        draw_legend(position, frame),
    ]
    return _document(frame, outlines, body, "A position of Skyrise", position_words(position))


def _document(frame: Frame, outlines: Outlines, body: list[str], name: str, description: str) -> str:
    inside = group(body, font_family=BODY_FONT)
    return tag(
        "svg",
        title(name),
        tag("desc", plain(description)),
        tag("defs", DEFS, CLOUD, TREE, POPLAR, outlines.defs(), used_art(inside)),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=frame.view_box,
        width=number(round(frame.width)),
        height=number(round(frame.height)),
        role="img",
    )

"""What a program needs to know of a match before the first bid: the values of its edition, and the map of its city."""

from __future__ import annotations

from typing import cast

from skyrise.city import City
from skyrise.rules import Match

from .documents import Color, Faction, MatchDocument, NeighborhoodDocument


def match_document(match: Match) -> MatchDocument:
    """The facts of a match as JSON, so that a program needs no files of ours."""
    settings = {key: value.setting for key, value in match.edition.values.items()}
    return {
        "edition": match.edition.id,
        "players": match.players,
        "colors": cast(list[Color], list(match.colors)),
        "values": {key: list(one) if isinstance(one, tuple) else one for key, one in settings.items()},
        "neighborhoods": _neighborhoods(match.city),
        "lakes": [match.city.ids(lake.bordering_mask) for lake in match.city.lakes],
        "blimps": [match.city.ids(blimp.bordering_mask) for blimp in match.city.blimps],
        "bridges": [match.city.ids(bridge.mask) for bridge in match.city.bridges],
    }


def _neighborhoods(city: City) -> dict[str, NeighborhoodDocument]:
    return {
        place.id: {
            "color": cast(Faction, place.color),
            "island": city.islands[place.island].key,
            "windmill": place.windmill,
            "neighbors": city.ids(city.neighbors_mask(place.number)),
        }
        for place in city.places
    }

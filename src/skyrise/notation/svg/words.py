"""Pictures in words, for people who cannot see them and for programs."""

from __future__ import annotations

from skyrise.city import City, Place
from skyrise.rules import Position

from .pieces import name_of


def city_words(city: City) -> str:
    """Which islands a city has."""
    slots = "; ".join(f"{slot}: {island.name}" for slot, island in city.slots.items())
    return f"Center: {city.islands[0].name}; {slots}."


def position_words(position: Position) -> str:
    """The same with the era, the players and the auction."""
    seats = "; ".join(
        f"Player {seat}: {color}, {sum(board.prestige.values())} Prestige"
        for seat, (color, board) in enumerate(zip(position.match.colors, position.players, strict=True), 1)
    )
    bids = ", ".join(f"{name_of(position, bid)} on {bid.at}" for bid in position.bids) or "none"
    acts = "nobody" if position.to_act is None else f"Player {position.to_act + 1}"
    return f"{city_words(position.match.city)} Era {position.era}; {seats}; to act: {acts}; bids: {bids}."


def place_words(place: Place, position: Position | None = None) -> str:
    """A neighborhood, and what is on it: ``A5, green, windmill; disc: A``."""
    what = [f"{place.id}, {place.color}" + (", windmill" if place.windmill else "")]
    if position:
        what += [f"disc: {position.discs[place.id]}"] if place.id in position.discs else []
        what += [f"structure: {name_of(position, piece)}" for piece in position.structures if piece.at == place.id]
        what += [f"bid: {name_of(position, piece)}" for piece in position.bids if piece.at == place.id]
    return "; ".join(what)

"""3: the set-up: what was dealt, and the state in which a game begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skyrise.city import City, build_city
from skyrise.components import Island, Reason, load_island
from skyrise.components.names import (
    CENTRAL,
    FACTION_COLORS,
    OUTER_ISLANDS,
    PANORAMAS,
    PATRONS,
    PLAYER_COLORS,
    SLOTS,
    WONDER_NUMBERS,
)
from skyrise.components.reading import cut

from .chance import Chance, Seed
from .codes import cards_mask, cards_of, color_name, color_number, disc_name, disc_number, panoramas_mask, panoramas_of
from .core.deal import begin, clear, deal
from .core.state import State, blank
from .errors import BadSetup
from .match import Match


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that was dealt, secrets included."""

    discs: Mapping[str, str]
    wonder_hands: tuple[tuple[int, ...], ...]
    objectives: tuple[str, ...]
    panoramas: tuple[str, ...]
    patron_values: Mapping[str, int]
    starter: int


def draw_city(seed: Seed, players: int, central: Island | None = None) -> City:
    """As many of the outer islands as there are players, in random slots."""
    chance = Chance(seed, "islands")
    islands = chance.sample(OUTER_ISLANDS, players)
    slots = chance.sample(SLOTS, players)
    outer = {slot: load_island(island) for slot, island in zip(slots, islands, strict=True)}
    return build_city(central or load_island(CENTRAL), outer)


def draw_colors(seed: Seed, players: int) -> tuple[str, ...]:
    """A color for each seat."""
    return tuple(Chance(seed, "colors").sample(PLAYER_COLORS, players))


def draw_setup(match: Match, seed: Seed) -> Setup:
    """The deal of a seed."""
    s = blank(State)
    deal(s, match.tables, Chance(seed, "deal"))
    seats = range(match.players)
    return Setup(
        discs={place.id: disc_name(s.disc[place.number]) for place in match.city.places},
        wonder_hands=tuple(cards_of(s.hand[seat]) for seat in seats),
        objectives=tuple(color_name(s.objective[seat]) for seat in seats),
        panoramas=panoramas_of(s.panoramas),
        patron_values=dict(zip(PATRONS, s.patron_value, strict=True)),
        starter=s.starter,
    )


def state_of_setup(match: Match, setup: Setup) -> State:
    """The state in which a game with this set-up begins; refuses one that the box does not allow."""
    check_setup(match, setup)
    s = blank(State)
    s.log = []
    clear(s, match.tables)
    for place, disc in setup.discs.items():
        s.disc[match.city.number(place)] = disc_number(disc)
    for seat in range(match.players):
        s.hand[seat] = cards_mask(setup.wonder_hands[seat])
        s.objective[seat] = color_number(setup.objectives[seat])
    s.panoramas = panoramas_mask(setup.panoramas)
    s.patron_value[:] = [setup.patron_values[letter] for letter in PATRONS]
    begin(s, match.tables, setup.starter)
    return s


def check_setup(match: Match, setup: Setup) -> None:
    """Refuses a set-up that this edition does not allow with this number of players."""
    _check_discs(match, setup)
    _check_hands(match, setup)
    if not _are_different(setup.objectives, match.players, FACTION_COLORS):
        raise BadSetup(Reason.SETUP_DIFFERENT, place="objectives", count=match.players, words=", ".join(FACTION_COLORS))
    if not _are_different(setup.panoramas, 2, PANORAMAS):
        raise BadSetup(Reason.SETUP_DIFFERENT, place="panoramas", count=2, words=", ".join(PANORAMAS))
    tiles = match.edition.numbers("patrons.values")
    if set(setup.patron_values) != set(PATRONS) or sorted(setup.patron_values.values()) != sorted(tiles):
        raise BadSetup(Reason.SETUP_TILES, place="patron_values", tiles=", ".join(map(str, tiles)))
    if not 0 <= setup.starter < match.players:
        raise BadSetup(Reason.SETUP_SEAT, place="starter", seat=setup.starter)


def _are_different(items: Sequence[object], count: int, known: Sequence[object]) -> bool:
    return len(items) == len(set(items)) == count and set(items) <= set(known)


def _check_discs(match: Match, setup: Setup) -> None:
    if unknown := [place for place in setup.discs if place not in match.city]:
        raise BadSetup(Reason.SETUP_NEIGHBORHOOD, place=f"discs.{unknown[0]}", at=cut(unknown[0]))
    if missing := [place.id for place in match.city.places if place.id not in setup.discs]:
        raise BadSetup(Reason.SETUP_DISC, place=f"discs.{missing[0]}")
    found = Counter(setup.discs.values())
    for disc, count in match.edition.disc_counts(match.players).items():
        if found[disc] != count:
            numbers = {"found": found[disc], "count": count, "players": match.players}
            raise BadSetup(Reason.SETUP_DISCS, place="discs", disc=disc, **numbers)


def _check_hands(match: Match, setup: Setup) -> None:
    if len(setup.wonder_hands) != match.players:
        raise BadSetup(Reason.SETUP_HANDS, place="wonder_hands", players=match.players)
    seen: set[int] = set()
    for seat, hand in enumerate(setup.wonder_hands):
        size = match.tables.hand_size
        if not _are_different(hand, size, WONDER_NUMBERS):
            raise BadSetup(Reason.SETUP_HAND, place=f"wonder_hands[{seat}]", count=size, most=len(WONDER_NUMBERS))
        if seen & set(hand):
            raise BadSetup(Reason.SETUP_CARD_TWICE, place=f"wonder_hands[{seat}]")
        seen |= set(hand)

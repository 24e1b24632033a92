"""The tables of a match, in numbers: an edition and a city as ``core`` reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skyrise.city import City
from skyrise.components import Edition
from skyrise.components.names import ERAS, FACTION_COLORS, KEYS, PANORAMAS, PLAYER_COLORS, WONDERS
from skyrise.components.schema import ROW_VALUES, TIE_BY_PATRONS
from skyrise.components.wonders import CardValue

from .codes import height_number
from .core.state import Tables, blank
from .core.words import ATELIER, NONE, TALL


def build_tables(edition: Edition, city: City, colors: Sequence[str], rank: Mapping[int, int]) -> Tables:
    """Everything that does not change during a game."""
    tables = blank(Tables)
    tables.players = len(colors)
    tables.figures = edition.number(f"figures.{len(colors)}")
    tables.hand_size = edition.number(f"hands.{len(colors)}")
    _fill_city(tables, city)
    _fill_buildings(tables, edition, colors, rank)
    _fill_scoring(tables, edition)
    _fill_wonders(tables, edition)
    return tables


def _fill(target: list[int], values: Sequence[int]) -> None:
    target[: len(values)] = values


def _fill_city(tables: Tables, city: City) -> None:
    tables.city = (1 << len(city)) - 1
    tables.cells = len(city)
    tables.islands = len(city.islands)
    _fill(tables.adjacent, [city.neighbors_mask(place.number) for place in city.places])
    _fill(tables.island_of, [place.island for place in city.places])
    _fill(tables.island_cells, [city.island_mask(island) for island in range(len(city.islands))])
    _fill(tables.color_cells, city.colors_masks)
    tables.windmills = city.windmills_mask
    tables.lakes = len(city.lakes)
    _fill(tables.lake_cells, [lake.bordering_mask for lake in city.lakes])
    tables.blimps = len(city.blimps)
    _fill(tables.blimp_cells, [blimp.bordering_mask for blimp in city.blimps])
    tables.bridges = len(city.bridges)
    _fill(tables.bridge_cells, [bridge.mask for bridge in city.bridges])


def _fill_buildings(tables: Tables, edition: Edition, colors: Sequence[str], rank: Mapping[int, int]) -> None:
    _fill(tables.owner, [NONE] * len(tables.owner))
    for color in PLAYER_COLORS:
        for era in ERAS:
            for number, height in edition.buildings(color, era).items():
                bit = 1 << rank[number]
                tables.height[rank[number]] = height_number(height)
                if height_number(height) == TALL:
                    tables.tall |= bit
                if color in colors:
                    seat = colors.index(color)
                    tables.owner[rank[number]] = seat
                    tables.buildings[seat] |= bit
                    tables.era1[seat] |= bit if era == 1 else 0


def _fill_scoring(tables: Tables, edition: Edition) -> None:
    number = edition.number
    _fill(tables.disc_counts, list(edition.disc_counts(tables.players).values()))
    _fill(tables.patron_tiles, edition.numbers("patrons.values"))
    _fill(tables.row_value, [number(f"rows.{discs}") for discs in range(ROW_VALUES)])
    tables.control_prestige = number("control.prestige")
    _fill(tables.panorama_prestige, [number(f"panoramas.{name}.prestige") for name in PANORAMAS])
    _fill(tables.panorama_structures, [number(f"panoramas.{name}.structures") for name in PANORAMAS[:3]])
    _fill(tables.objective_prestige, [number(f"objectives.{color}.prestige") for color in FACTION_COLORS])
    _fill(tables.objective_structures, [number(f"objectives.{color}.structures") for color in FACTION_COLORS])
    tables.excess_prestige = number("visionary.excess")
    tables.commissions_prestige = number("visionary.commissions")
    _fill(tables.key_prestige, [number(f"keys.{key}") for key in KEYS])
    tables.tie_by_patrons = int(edition.word("victory.tie") == TIE_BY_PATRONS)


def _fill_wonders(tables: Tables, edition: Edition) -> None:
    """``wonders.6.per_structure`` goes to ``lynch_per_structure``, and so on; a choice counts its words from 0."""
    for card in WONDERS:
        for value in card.values:
            setattr(tables, f"{card.id}_{value.name}", _of_card(edition, f"wonders.{card.number}.{value.name}", value))
    tables.banned_cards = tables.atelier_banned << ATELIER


def _of_card(edition: Edition, key: str, value: CardValue) -> int | list[int]:
    if value.kind == "choice":
        return value.words.index(edition.word(key))
    if value.kind == "row":
        return [edition.number(f"{key}.{n}") for n in range(value.count)]
    return edition.number(key)

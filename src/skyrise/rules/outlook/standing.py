"""How things stand: islands, panoramas, rows and objectives, read off a state that was scored as if the game ended."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import color_name
from ..core.scoring import control_cells, strength
from ..core.state import COLORS, HEIGHTS, State
from ..core.words import MEDIUM, NONE, SHORT, TALL
from ..events import cell_names
from ..match import Match
from ..scores import ScoreSheet

AT_END = "panoramas2"
"""The source of panoramas at the end of the game."""


@dataclass(frozen=True, slots=True)
class Heights:
    """How many buildings of each height a seat has on an island, in the order in which they decide control."""

    tall: int
    medium: int
    short: int


@dataclass(frozen=True, slots=True)
class IslandOutlook:
    """How the players stand on an island."""

    key: str
    heights: tuple[Heights, ...]
    """By seat."""
    controllers: tuple[int, ...]
    """None, one, or several seats that are tied."""
    cells: tuple[tuple[str, ...], ...]
    """By seat: the neighborhoods with the buildings that count."""


@dataclass(frozen=True, slots=True)
class PanoramaOutlook:
    """What a panorama card would score."""

    name: str
    points: tuple[int, ...]
    """By seat."""
    places: tuple[tuple[str, ...], ...]
    """By seat: the lakes, blimps, islands, bridges or neighborhoods that score."""
    cells: tuple[tuple[tuple[str, ...], ...], ...]
    """By seat, for each of these places: the neighborhoods with the structures that count."""


@dataclass(frozen=True, slots=True)
class RowOutlook:
    """A color on a player's board."""

    color: str
    discs: int
    """Collected in the row, 0 to 4."""
    value: int
    """The Prestige of each structure on the color at the end of the game."""
    structures: int
    """The player's structures on the color."""

    @property
    def prestige(self) -> int:
        """What the color brings at the end; before that it brings nothing."""
        return self.value * self.structures


@dataclass(frozen=True, slots=True)
class ObjectiveOutlook:
    """A player's progress toward their objective."""

    color: str
    have: int
    """Structures on the color."""
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def islands_of(match: Match, s: State) -> tuple[IslandOutlook, ...]:
    """Every island, the central one first."""
    return tuple(_island(match, s, number) for number in range(match.tables.islands))


def controllers(match: Match, s: State, island: int) -> tuple[int, ...]:
    """Who controls an island: nobody without any building (R5), all who are tied."""
    strengths = [strength(s, match.tables, seat, island) for seat in range(match.players)]
    best = max(strengths)
    return tuple(seat for seat, mine in enumerate(strengths) if mine == best) if best else ()


def _island(match: Match, s: State, number: int) -> IslandOutlook:
    cells = match.tables.island_cells[number]

    def count(seat: int, height: int) -> int:
        return (s.built[HEIGHTS * seat + height] & cells).bit_count()

    return IslandOutlook(
        match.city.islands[number].key,
        tuple(Heights(count(seat, TALL), count(seat, MEDIUM), count(seat, SHORT)) for seat in range(match.players)),
        controllers(match, s, number),
        tuple(cell_names(match, control_cells(s, match.tables, seat, number)) for seat in range(match.players)),
    )


def panorama_of(sheets: tuple[ScoreSheet, ...], name: str) -> PanoramaOutlook:
    """A panorama card in play, from the score sheets at the end."""
    rule = f"score.panorama.{name}"
    found = [[r for r in sheet.receipts if r.source == AT_END and r.rule == rule] for sheet in sheets]
    return PanoramaOutlook(
        name,
        tuple(sum(receipt.points for receipt in receipts) for receipts in found),
        tuple(tuple(receipt.place for receipt in receipts) for receipts in found),
        tuple(tuple(receipt.cells for receipt in receipts) for receipts in found),
    )


def rows_of(match: Match, s: State, seat: int) -> tuple[RowOutlook, ...]:
    """A seat's rows, in the order of the colors."""
    return tuple(row_of(match, s, seat, color) for color in range(COLORS))


def row_of(match: Match, s: State, seat: int, color: int) -> RowOutlook:
    """One of a seat's rows."""
    t, discs = match.tables, s.rows[COLORS * seat + color]
    structures = (s.structures[seat] & t.color_cells[color]).bit_count()
    return RowOutlook(color_name(color), discs, t.row_value[discs], structures)


def objective_of(match: Match, s: State, seat: int | None) -> ObjectiveOutlook | None:
    """A seat's objective, if the reader is a seat and its objective is known."""
    if seat is None or s.objective[seat] == NONE:
        return None
    t, color = match.tables, s.objective[seat]
    have = (s.structures[seat] & t.color_cells[color]).bit_count()
    return ObjectiveOutlook(color_name(color), have, t.objective_structures[color])

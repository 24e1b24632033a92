"""Groups and chains of structures: what is connected by borders and bridges."""

from __future__ import annotations

from .runtime import jit, lowest, popcount
from .state import Tables


@jit
def group_of(t: Tables, cell: int, cells: int) -> int:
    """Those of the cells that are connected with one of them."""
    group = 1 << cell
    edge = group
    while edge:
        reached = t.adjacent[lowest(edge)] & cells & ~group
        group |= reached
        edge = edge & edge - 1 | reached
    return group


@jit
def largest_group(t: Tables, cells: int) -> int:
    """The size of the largest connected group among the cells."""
    best = 0
    while popcount(cells) > best:
        group = group_of(t, lowest(cells), cells)
        best = max(best, popcount(group))
        cells &= ~group
    return best


@jit
def largest_group_cells(t: Tables, cells: int) -> int:
    """The largest connected group among the cells; of equal ones, the first."""
    best = 0
    while popcount(cells) > popcount(best):
        group = group_of(t, lowest(cells), cells)
        if popcount(group) > popcount(best):
            best = group
        cells &= ~group
    return best


@jit
def longest_chain(t: Tables, cells: int) -> int:
    """The length of the longest path through the cells: each next to the one before, none twice."""
    best = 0
    rest = cells
    while rest:
        best = max(best, longest_chain_from(t, lowest(rest), cells))
        rest &= rest - 1
    return best


@jit
def longest_chain_from(t: Tables, cell: int, cells: int) -> int:
    """The length of the longest path that begins at one of the cells."""
    cells &= ~(1 << cell)
    best = 0
    onward = t.adjacent[cell] & cells
    while onward:
        best = max(best, longest_chain_from(t, lowest(onward), cells))
        onward &= onward - 1
    return best + 1


@jit
def chain_cells(t: Tables, cells: int) -> int:
    """One of the longest paths through the cells, as a mask."""
    best = 0
    rest = cells
    while rest:
        chain = chain_cells_from(t, lowest(rest), cells)
        if popcount(chain) > popcount(best):
            best = chain
        rest &= rest - 1
    return best


@jit
def chain_cells_from(t: Tables, cell: int, cells: int) -> int:
    """One of the longest paths that begin at one of the cells, as a mask."""
    cells &= ~(1 << cell)
    best = 0
    onward = t.adjacent[cell] & cells
    while onward:
        chain = chain_cells_from(t, lowest(onward), cells)
        if popcount(chain) > popcount(best):
            best = chain
        onward &= onward - 1
    return best | 1 << cell

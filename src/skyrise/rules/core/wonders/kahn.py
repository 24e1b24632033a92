"""Card 8, Kahn's Ambition: your secret objective is revealed for good; Prestige if it is fulfilled now."""

from __future__ import annotations

from ..event_codes import REVEALED
from ..runtime import emit, jit
from ..scoring import objective_cells, objective_fulfilled
from ..state import State, Tables


@jit
def kahn(s: State, t: Tables, seat: int, cell: int) -> int:
    """The objective scores again at the end."""
    s.revealed |= 1 << seat
    emit(s, REVEALED, seat, s.objective[seat], 0, 0, 0)
    return t.kahn_prestige if objective_fulfilled(s, t, seat) else 0


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """Your structures on the color of your objective."""
    return objective_cells(s, t, seat)

"""Card 8, Kahn's Ambition: your secret objective is revealed for good; Prestige if it is fulfilled now."""

from __future__ import annotations

from ..happenings import REVEALED
from ..runtime import emit, jit
from ..scoring import objective_fulfilled
from ..state import State, Tables


@jit
def kahn(s: State, t: Tables, seat: int) -> int:
    """The objective scores again at the end."""
    s.revealed |= 1 << seat
    emit(s, REVEALED, seat, s.objective[seat], 0, 0, 0)
    return t.kahn_prestige if objective_fulfilled(s, t, seat) else 0

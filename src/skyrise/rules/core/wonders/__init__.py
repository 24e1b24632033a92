"""7: what each Wonder brings when it is constructed, for its owner alone. One file per card.

Made by scripts/make_wonders.py from the files of this folder. A card without a file brings no Prestige: what card 18,
The Vault, brings is in ``play``, with the decisions that it asks for.
"""

from __future__ import annotations

from ..event_codes import AT_CELL, RULE_WONDER
from ..runtime import jit
from ..scoring import score
from ..state import State, Tables
from ..words import WONDERS
from .atelier import atelier
from .atlantis import atlantis
from .baron import baron
from .boca import boca
from .capital import capital
from .hammer import hammer
from .intelligentsium import intelligentsium
from .jacobs import jacobs
from .kahn import kahn
from .lynch import lynch
from .munch import munch
from .niemeyer import niemeyer
from .olmsted import olmsted
from .opportunity import opportunity
from .palace import palace
from .shard import shard
from .sullivan import sullivan
from .summit import summit
from .zeppelinstone import zeppelinstone


@jit
def score_wonder(s: State, t: Tables, card: int, seat: int, cell: int) -> None:
    """The seat has just constructed the Wonder of a card; R14: what it gives counts as ``wonders``."""
    if card == 9:
        intelligentsium(s, t, seat, cell)
    else:
        score(s, seat, WONDERS, prestige(s, t, card, seat, cell), RULE_WONDER + card, AT_CELL + cell)


@jit
def prestige(s: State, t: Tables, card: int, seat: int, cell: int) -> int:
    """The Prestige of a card in one sum."""
    if card == 0:
        return hammer(s, t, seat, cell)
    if card == 1:
        return capital(s, t, seat, cell)
    if card == 2:
        return palace(s, t, seat, cell)
    if card == 3:
        return atlantis(s, t, seat, cell)
    if card == 4:
        return zeppelinstone(s, t, seat, cell)
    if card == 5:
        return lynch(s, t, seat, cell)
    if card == 6:
        return opportunity(s, t, seat, cell)
    if card == 7:
        return kahn(s, t, seat, cell)
    if card == 8:
        return jacobs(s, t, seat, cell)
    if card == 10:
        return olmsted(s, t, seat, cell)
    if card == 11:
        return munch(s, t, seat, cell)
    if card == 12:
        return sullivan(s, t, seat, cell)
    if card == 13:
        return atelier(s, t, seat, cell)
    if card == 14:
        return shard(s, t, seat, cell)
    if card == 15:
        return boca(s, t, seat, cell)
    if card == 16:
        return baron(s, t, seat, cell)
    if card == 18:
        return summit(s, t, seat, cell)
    if card == 19:
        return niemeyer(s, t, seat, cell)
    return 0

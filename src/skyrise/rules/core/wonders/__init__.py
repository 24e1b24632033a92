"""7: what each Wonder brings when it is constructed, for its owner alone. One file a card.

Card 18, The Vault, brings a disc and no Prestige: it is in ``play``, with the decisions that it asks for.
"""

from __future__ import annotations

from ..event_codes import AT_CELL, RULE_WONDER
from ..runtime import jit
from ..scoring import score
from ..state import State, Tables
from ..words import (
    ATELIER,
    ATLANTIS,
    BARON,
    BOCA,
    CAPITAL,
    HAMMER,
    INTELLIGENTSIUM,
    JACOBS,
    KAHN,
    LYNCH,
    MUNCH,
    NIEMEYER,
    OLMSTED,
    OPPORTUNITY,
    PALACE,
    SHARD,
    SULLIVAN,
    SUMMIT,
    WONDERS,
    ZEPPELINSTONE,
)
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
    if card == INTELLIGENTSIUM:
        intelligentsium(s, t, seat, cell)
    else:
        score(s, seat, WONDERS, prestige(s, t, card, seat, cell), RULE_WONDER + card, AT_CELL + cell)


@jit
def prestige(s: State, t: Tables, card: int, seat: int, cell: int) -> int:
    """The Prestige of a card in one sum."""
    if card == HAMMER:
        return hammer(s, t, seat, cell)
    if card == CAPITAL:
        return capital(s, t, seat, cell)
    if card == PALACE:
        return palace(s, t, seat, cell)
    if card == ATLANTIS:
        return atlantis(s, t, seat, cell)
    if card == ZEPPELINSTONE:
        return zeppelinstone(s, t, seat, cell)
    if card == LYNCH:
        return lynch(s, t, seat, cell)
    if card == OPPORTUNITY:
        return opportunity(s, t, seat, cell)
    if card == KAHN:
        return kahn(s, t, seat, cell)
    if card == JACOBS:
        return jacobs(s, t, seat, cell)
    if card == OLMSTED:
        return olmsted(s, t, seat, cell)
    if card == MUNCH:
        return munch(s, t, seat, cell)
    if card == SULLIVAN:
        return sullivan(s, t, seat, cell)
    if card == ATELIER:
        return atelier(s, t, seat, cell)
    if card == SHARD:
        return shard(s, t, seat, cell)
    if card == BOCA:
        return boca(s, t, seat, cell)
    if card == BARON:
        return baron(s, t, seat, cell)
    if card == SUMMIT:
        return summit(s, t, seat, cell)
    if card == NIEMEYER:
        return niemeyer(s, t, seat, cell)
    return 0

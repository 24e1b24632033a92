"""The kinds of decisions, and a game at each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from skyrise.components.names import WILD
from skyrise.rules import Action, Chance, ChooseWonders, Game, PlaceWonder, Position, TakeDisc

START: Final = "starting bid"
START_WONDER: Final = "starting Wonder"
OUTBID: Final = "outbid or pass"
HAMMER: Final = "Hammer or pass"
PENDING: Final = {"wild": "wild", "vault": "Vault", "vault-wild": "wild of the Vault", "choose": "Wonder choice"}
KINDS: Final = (START, START_WONDER, OUTBID, HAMMER, *PENDING.values())

RARE_CARDS: Final = (1, 18)
"""The Hammer and the Vault bring decisions that are rare otherwise."""
MOST_SEEDS: Final = 40
"""In a custom edition some decisions may never come up: the search ends here then."""


def kind_of(position: Position) -> str:
    """What is to be decided in a position."""
    if position.pending is not None:
        return PENDING[position.pending.kind]
    if position.auction is not None:
        return OUTBID if position.bids[-1].wonder is None else HAMMER
    assert position.to_act is not None
    return START if position.available(position.to_act) else START_WONDER


def games_of_every_kind(edition: str) -> Iterator[tuple[Game, int]]:
    """For each kind of decision, a game of the edition at the first one found, and its seed."""
    missing = set(KINDS)
    for seed, players in product(range(MOST_SEEDS), (2, 3, 4)):
        if not missing:
            return
        game, chance = Game.new(players, edition, seed), Chance(seed, "kinds of decisions")
        wonders_early = seed % 2 == 0  # an early Vault finds more discs; only a late Wonder starts an auction
        while missing and not game.is_over:
            position = game.position()
            if (kind := kind_of(position)) in missing:
                missing.remove(kind)
                yield game.copy(), seed
            preferred = [action for action in game.legal_actions() if _leads_to_rare(position, action, wonders_early)]
            game.play(chance.choice(preferred or game.legal_actions()))


def _leads_to_rare(position: Position, action: Action, wonders_early: bool) -> bool:
    """Does an action lead to rare decisions?"""
    match action:
        case ChooseWonders(cards):
            return any(card in RARE_CARDS for card in cards)
        case TakeDisc(at):
            return at is not None and position.discs[at] == WILD
        case PlaceWonder():
            return wonders_early
    return not wonders_early

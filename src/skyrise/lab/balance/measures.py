"""What is measured of games: who wins, where Prestige comes from, how the lead changes, and what auctions cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from skyrise.components.names import PLAYER_COLORS, SOURCES, WONDERS
from skyrise.language import language
from skyrise.rules.core.state import RANKS

from ..core import columns as c
from ..estimates import Measure
from ..games.chunk import Chunk, Floats, Ints

LONGEST_SHOWN: Final = 12
"""Longer auctions are counted as this long."""
MOST_CHANGES_SHOWN: Final = 24
PRICE_STEP: Final = 10
PRICES: Final = tuple(f"{low}–{low + PRICE_STEP - 1}" for low in range(0, 100, PRICE_STEP))
CARDS: Final = tuple(f"{card.number} {card.name}" for card in WONDERS)
SOURCE_NAMES: Final = tuple(language("en").words(f"source-{source}") for source in SOURCES)
STARTING_POSITIONS: Final = ("starts", "second", "third", "fourth")


def measures(chunk: Chunk) -> dict[str, Measure]:
    """Everything, by group."""
    return {**wins(chunk), **wonders(chunk), **prestige(chunk), **leads(chunk), **auctions(chunk)}


def wins(chunk: Chunk) -> dict[str, Measure]:
    """Win rates by seat, by color, and by who starts the first auction."""
    players = chunk.players
    seats = tuple(f"seat {seat}" for seat in range(players))
    positions = (np.arange(players) - chunk.facts[:, [c.FIRST_STARTER]]) % players
    return {
        "win.seat": _shares(seats, np.tile(np.arange(players), (len(chunk.games), 1)), chunk.won),
        "win.color": _shares(PLAYER_COLORS, chunk.colors, chunk.won),
        "win.position": _shares(STARTING_POSITIONS[:players], positions, chunk.won),
    }


def wonders(chunk: Chunk) -> dict[str, Measure]:
    """By Wonder card: wins of those who were dealt it and of those who kept it, how often it is kept, what it gives."""
    chosen = _bits(chunk.by_seat(c.CHOSEN))
    held = _bits(chunk.by_seat(c.HAND))
    built = chunk.auctions[:, c.PIECE] - RANKS
    points = _scattered(chunk, built, chunk.auctions[:, c.WONDER_VALUE].astype(float), len(CARDS))
    return {
        "win.wonder": Measure(CARDS, (chosen * chunk.won[:, :, None]).sum(axis=1), chosen.sum(axis=1), share=True),
        "win.dealt": Measure(CARDS, (held * chunk.won[:, :, None]).sum(axis=1), held.sum(axis=1), share=True),
        "wonder.kept": Measure(CARDS, chosen.sum(axis=1), held.sum(axis=1), share=True),
        "wonder.prestige": Measure(CARDS, points, _scattered(chunk, built, np.ones(len(built)), len(CARDS))),
    }


def prestige(chunk: Chunk) -> dict[str, Measure]:
    """Prestige by source, for everybody and for the winner, and how far ahead that is; totals; the winning margin."""
    points = chunk.prestige.astype(float)
    totals = points.sum(axis=2)
    ordered = np.sort(totals, axis=1)
    one = np.ones((len(chunk.games), 1))
    winner = (points * chunk.won[:, :, None]).sum(axis=1)
    everybody = np.full((len(chunk.games), len(SOURCES)), float(chunk.players))
    return {
        "prestige.source": Measure(SOURCE_NAMES, points.sum(axis=1), everybody),
        "prestige.winner": Measure(SOURCE_NAMES, winner, np.ones_like(everybody)),
        "prestige.ahead": Measure(SOURCE_NAMES, winner - points.mean(axis=1), np.ones_like(everybody)),
        "prestige.total": Measure(
            ("a player", "the winner", "the margin to the second"),
            np.stack([totals.mean(axis=1), (totals * chunk.won).sum(axis=1), ordered[:, -1] - ordered[:, -2]], axis=1),
            np.repeat(one, 3, axis=1),
        ),
    }


def leads(chunk: Chunk) -> dict[str, Measure]:
    """How often the lead changes, and how far into the game the winner takes it for good."""
    changes, count = chunk.facts[:, c.LEAD_CHANGES], chunk.facts[:, c.AUCTIONS]
    one = np.ones((len(chunk.games), 1))
    labels = (*map(str, range(MOST_CHANGES_SHOWN)), f"{MOST_CHANGES_SHOWN}+")
    spread = np.eye(len(labels))[np.minimum(changes, MOST_CHANGES_SHOWN)]
    since = (chunk.facts[:, c.LED_SINCE] + 1) / count
    return {
        "lead.changes": Measure(("lead changes in a game",), changes[:, None].astype(float), one),
        "lead.since": Measure(("of the game is over when the winner leads for good",), since[:, None], one),
        "lead.spread": Measure(labels, spread, np.ones_like(spread), share=True),
    }


def auctions(chunk: Chunk) -> dict[str, Measure]:
    """Length, how often the starter wins, and the value of what was won by the number it was won with."""
    rows = chunk.auctions
    numbers = np.array(chunk.games[0].match.numbers)
    is_building = rows[:, c.PIECE] < RANKS
    price = np.where(is_building, numbers[np.minimum(rows[:, c.PIECE], RANKS - 1)], -1)
    value = (rows[:, c.PLACE_VALUE] + rows[:, c.DISC_VALUE]).astype(float)
    measured = {
        "auction.bids": _by_era(chunk, rows[:, c.BIDS]),
        "auction.bidders": _by_era(chunk, _ones_in(rows[:, c.BIDDERS])),
        "auction.starter": _by_era(chunk, rows[:, c.STARTER] == rows[:, c.WINNER], share=True),
        "auction.length": _lengths(chunk),
    }
    for era in (1, 2):
        bins = np.where(is_building & (rows[:, c.ERA] == era), price // PRICE_STEP, -1)
        sums = _scattered(chunk, bins, value, len(PRICES))
        measured[f"value.era{era}"] = Measure(PRICES, sums, _scattered(chunk, bins, np.ones(len(bins)), len(PRICES)))
    return measured


def _lengths(chunk: Chunk) -> Measure:
    labels = (*map(str, range(1, LONGEST_SHOWN)), f"{LONGEST_SHOWN}+")
    length = np.minimum(chunk.auctions[:, c.BIDS], LONGEST_SHOWN) - 1
    counts = np.repeat(chunk.facts[:, [c.AUCTIONS]], len(labels), axis=1).astype(float)
    return Measure(labels, _scattered(chunk, length, np.ones(len(length)), len(labels)), counts, share=True)


def _by_era(chunk: Chunk, values: Ints, *, share: bool = False) -> Measure:
    era = chunk.auctions[:, c.ERA] - 1
    sums = _scattered(chunk, era, values.astype(float), c.ERAS)
    return Measure(("era 1", "era 2"), sums, _scattered(chunk, era, np.ones(len(era)), c.ERAS), share)


def _shares(labels: Sequence[str], numbers: Ints, won: Floats) -> Measure:
    """Wins by the number that each seat has in ``numbers``; no two seats have the same."""
    is_mine = np.eye(len(labels))[numbers]
    return Measure(tuple(labels), (is_mine * won[:, :, None]).sum(axis=1), is_mine.sum(axis=1), share=True)


def _scattered(chunk: Chunk, figure: Ints, values: Floats, figures: int) -> Floats:
    """The sum over auctions, by game and figure; −1 stands for no figure."""
    counts = (figure >= 0) & (figure < figures)
    place = chunk.game_of[counts] * figures + figure[counts]
    sums = np.bincount(place, weights=values[counts], minlength=len(chunk.games) * figures)
    return np.asarray(sums.reshape(len(chunk.games), figures))


def _bits(masks: Ints) -> Floats:
    """The cards in masks, 1 or 0 for each."""
    return (masks[:, :, None] >> np.arange(len(CARDS)) & 1).astype(float)


def _ones_in(masks: Ints) -> Ints:
    """How many bits are set in masks of seats."""
    return np.asarray((masks[:, None] >> np.arange(4) & 1).sum(axis=1))

"""What the values of an edition must say together."""

from __future__ import annotations

from collections.abc import Mapping

from .editions import Edition
from .errors import BadComponent
from .names import MAX_PLAYERS, MIN_PLAYERS, PATRONS, PLAYER_COLORS, WONDERS
from .reasons import Reason
from .schema import SCHEMA

BUILDINGS_OF_ERA = {1: 7, 2: 5}
BUILDINGS_OF_HEIGHT = {"tall": 3, "medium": 5, "short": 4}
CENTRAL_NEIGHBORHOODS = 4
OUTER_NEIGHBORHOODS = 14


def check_edition(file: str, edition: Edition) -> None:
    """Refuse an edition whose values are incomplete or do not fit together."""
    if missing := [key for key in SCHEMA if key not in edition.values]:
        raise BadComponent(Reason.EDITION_MISSING, file=file, key=missing[0])
    _check_buildings(file, edition)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        _check_discs(file, edition, players)
        _check_hands(file, edition, players)
    if len(edition.numbers("patrons.values")) != len(PATRONS):
        raise BadComponent(Reason.EDITION_PATRONS, file=file, key="patrons.values", count=len(PATRONS))


def _check_buildings(file: str, edition: Edition) -> None:
    owner: dict[int, str] = {}
    for color in PLAYER_COLORS:
        both = [edition.buildings(color, era) for era in BUILDINGS_OF_ERA]
        for era, buildings in zip(BUILDINGS_OF_ERA, both, strict=True):
            _check_numbers(file, f"buildings.{color}.era{era}", list(buildings), BUILDINGS_OF_ERA[era], owner)
            owner |= dict.fromkeys(buildings, color)
        for height, count in BUILDINGS_OF_HEIGHT.items():
            found = sum(list(buildings.values()).count(height) for buildings in both)
            if found != count:
                raise BadComponent(
                    Reason.EDITION_HEIGHTS, file=file, key=f"buildings.{color}", found=found, height=height, count=count
                )


def _check_numbers(file: str, key: str, numbers: list[int], count: int, owner: Mapping[int, str]) -> None:
    """An era has a fixed number of buildings, and no two buildings share a number."""
    if len(numbers) != count:
        raise BadComponent(Reason.EDITION_BUILDINGS, file=file, key=key, found=len(numbers), count=count)
    for number in numbers:
        if number in owner:
            raise BadComponent(Reason.EDITION_NUMBER, file=file, key=key, number=number, color=owner[number])


def _check_discs(file: str, edition: Edition, players: int) -> None:
    counts = edition.disc_counts(players)
    needed = CENTRAL_NEIGHBORHOODS + players * OUTER_NEIGHBORHOODS
    for kind, count in counts.items():
        if count < 0:
            raise BadComponent(Reason.EDITION_REMOVED, file=file, key=f"discs.removed.{players}", disc=kind)
    if (left := sum(counts.values())) != needed:
        raise BadComponent(Reason.EDITION_DISCS, file=file, key=f"discs.removed.{players}", left=left, needed=needed)


def _check_hands(file: str, edition: Edition, players: int) -> None:
    hand, figures = edition.number(f"hands.{players}"), edition.number(f"figures.{players}")
    if hand * players > len(WONDERS):
        raise BadComponent(
            Reason.EDITION_HANDS, file=file, key=f"hands.{players}", players=players, hand=hand, cards=len(WONDERS)
        )
    if hand < figures:
        raise BadComponent(Reason.EDITION_HAND, file=file, key=f"hands.{players}", hand=hand, figures=figures)

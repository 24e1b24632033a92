"""Scenes: positions for tests, with everything left out that a test is not about.

>>> game = scene({"H1": "24", "H2": "W7"}, wonders=((5,), (7,), (8,), (9,)))
>>> [str(action) for action in game.legal_actions()][:2], game.to_act
(['16@A13', '16@B14'], 0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from skyrise.city import build_city
from skyrise.components import load_edition, load_island
from skyrise.components.names import FACTION_COLORS, PATRONS, PLAYER_COLORS, SLOTS
from skyrise.rules import Auction, Game, Match, Pending, Placed, PlayerBoard, Position, Won
from skyrise.rules.position import SCORED_SO_FAR
from skyrise.rules.position_state import state_of_position

COMPASS = {"north": "aurora", "east": "boreas", "south": "zephyr", "west": "cirrus"}
"""The four-player city of the pictures; three players leave out the west, two the south as well."""

Seats = Mapping[int, Any]

ALL_BUILT = dict(
    zip(
        (f"{island}{number}" for island in "AB" for number in range(1, 15)),
        "24 16 17 57 62 72 96 3 33 43 78 81 W5 W6 30 9 25 51 56 67 89 8 40 41 80 88 W9 W15".split(),
        strict=True,
    )
)
"""Everything that red and teal build in a game of two, somewhere on their two islands."""


def match_of(
    players: int = 4, edition: str = "retail", islands: Mapping[str, str] | None = None, components: str = "1"
) -> Match:
    """A match of the first colours (red, teal, yellow, blue) on the compass city."""
    chosen = islands or {slot: COMPASS[slot] for slot in SLOTS[:players]}
    outer = {slot: load_island(name) for slot, name in chosen.items()}
    return Match(load_edition(edition, components), build_city(load_island("central"), outer), PLAYER_COLORS[:players])


def piece(match: Match, text: str, at: str, wonders: Sequence[Sequence[int]]) -> Placed:
    """``"24"`` is building 24, ``"W7"`` the Wonder of card 7; the owner follows from the number."""
    if text.startswith("W"):
        card = int(text[1:])
        return Placed(next(seat for seat, cards in enumerate(wonders) if card in cards), at, wonder=card)
    owner = match.owner(int(text))
    assert owner is not None, f"nobody in this scene has {text}"
    return Placed(owner, at, building=int(text))


def scene(
    built: Mapping[str, str] | None = None,
    *,
    players: int = 4,
    edition: str = "retail",
    components: str = "1",
    islands: Mapping[str, str] | None = None,
    era: int = 2,
    to_act: int | None = 0,
    wonders: Sequence[Sequence[int]] | None = None,
    hands: Sequence[Sequence[int]] | None = None,
    objectives: Sequence[str] | None = None,
    revealed: Sequence[int] = (),
    panoramas: Sequence[str] = ("blimps", "windmills"),
    patron_values: Sequence[int | None] = (2, 3, 4, 5),
    discs: Mapping[str, str] | None = None,
    rows: Seats | None = None,
    patrons: Seats | None = None,
    excess: Seats | None = None,
    commissions: Seats | None = None,
    prestige: Seats | None = None,
    finished: Sequence[int] = (),
    bids: Sequence[tuple[str, str]] = (),
    passed: Sequence[int] = (),
    pending: str | None = None,
    won: tuple[str, int] | None = None,
    chosen: Sequence[Sequence[int] | None] = (),
) -> Game:
    """A game that goes on from the position described, which no game need be able to reach: a player may hold discs
    without the structures that collected them.

    ``built``: what stands where. ``wonders``: the chosen cards of each seat in era 2 (default: 5, 6, 9, 15, which
    forbid nobody anything; with two players 5+6 and 9+15). ``hands``: the hands in era 1. ``rows`` and the like: by
    seat, what is not empty, e.g. ``rows={0: {"green": 3}}``. ``bids``: the auction under way, ``(piece, neighborhood)``
    in order. ``pending`` with ``won=(neighborhood, number of bids)``: an open decision after an auction; with
    ``chosen``: the choice. Nothing lies on neighborhoods that ``discs`` does not name. The edition ``preview`` has 23
    and 64 for red's 24 and 62.
    """
    match = match_of(players, edition, islands, components)
    figures, hand_size = match.tables.figures, match.tables.hand_size
    if wonders is None:
        wonders = ((5, 6), (9, 15)) if figures == 2 else ((5,), (6,), (9,), (15,))[:players]
    if hands is None:
        hands = [range(1 + hand_size * seat, 1 + hand_size * (seat + 1)) for seat in range(players)]
    key_of = dict(zip(finished, ("large", "small")[: 2 if players > 2 else 1], strict=False))

    def board(seat: int) -> PlayerBoard:
        return PlayerBoard(
            objective=(objectives or FACTION_COLORS)[seat],
            objective_revealed=seat in revealed,
            wonder_hand=tuple(hands[seat]) if era == 1 else (),
            wonders=tuple(wonders[seat]) if era == 2 else (),
            put_away=None,
            rows={color: (rows or {}).get(seat, {}).get(color, 0) for color in FACTION_COLORS},
            patrons={letter: (patrons or {}).get(seat, {}).get(letter, 0) for letter in PATRONS},
            excess=(excess or {}).get(seat, 0),
            commissions=(commissions or {}).get(seat, 0),
            keys=(key_of[seat],) if seat in key_of else (),
            prestige={source: (prestige or {}).get(seat, {}).get(source, 0) for source in SCORED_SO_FAR},
        )

    structures = tuple(piece(match, text, at, wonders) for at, text in (built or {}).items())
    placed = tuple(piece(match, text, at, wonders) for text, at in bids)
    decision = None
    if pending == "choose":
        decision = Pending("choose", chosen=tuple(None if cards is None else tuple(cards) for cards in chosen))
    elif pending is not None:
        assert won is not None
        winner = next(structure for structure in structures if structure.at == won[0])
        decision = Pending(pending, won=Won(winner, won[1], won[1] == 1))
        to_act = winner.seat
    position = Position(
        match=match,
        era=era,
        panoramas=tuple(panoramas),
        patron_values=dict(zip(PATRONS, patron_values, strict=True)),
        discs=dict(discs or {}),
        structures=structures,
        players=tuple(board(seat) for seat in range(players)),
        finished=tuple(finished),
        auction=Auction(placed[0].seat, placed, tuple(passed)) if placed else None,
        pending=decision,
        to_act=to_act,
    )
    return Game(match, state_of_position(position))


def legal(game: Game) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in game.legal_actions()]


def play(game: Game, *actions: str) -> Game:
    """Plays some actions, and returns the game."""
    for action in actions:
        game.play(action)
    return game


def gained(game: Game, seat: int, source: str = "wonders") -> int:
    """What a seat has scored from a source so far."""
    return game.scores()[seat].points[source]

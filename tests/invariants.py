"""What must hold at every moment of every game."""

from __future__ import annotations

from collections import Counter

from skyrise import Game
from skyrise.components.names import DISCS, FACTION_COLORS
from skyrise.rules.core.scoring import total


def check_invariants(game: Game) -> None:
    """Buildings, Wonders and discs are all there, once; what stands and lies is where it may."""
    position = game.position()
    edition = position.match.edition
    pieces = (*position.structures, *position.bids)
    places = [piece.at for piece in pieces]
    assert len(places) == len(set(places)), "a neighborhood holds one bid or structure"
    for seat in range(game.players):
        _check_buildings(game, seat)
    assert len(pieces) <= 13 * game.players + 2
    _check_discs(game)
    assert [total(game.state, sheet.seat) for sheet in game.scores()] == [sheet.total for sheet in game.scores()]
    if edition.word("wonders.18.takes") != "one disc":
        assert not {s.at for s in position.structures} & set(position.discs), "structures have collected their discs"


def _check_buildings(game: Game, seat: int) -> None:
    position = game.position()
    edition, color = position.match.edition, position.match.colors[seat]
    mine = [p for p in (*position.structures, *position.bids) if p.seat == seat]
    out = [p.building for p in mine if p.building is not None]
    all_numbers = [number for era in range(1, position.era + 1) for number in edition.buildings(color, era)]
    assert sorted([*out, *position.available(seat)]) == sorted(all_numbers)
    wonders = [p.wonder for p in mine if p.wonder is not None]
    assert sorted([*wonders, *position.available_wonders(seat)]) == sorted(position.players[seat].wonders)
    figures = edition.number(f"figures.{game.players}")
    assert len(position.players[seat].wonders) == (figures if position.era == 2 else 0)


def _check_discs(game: Game) -> None:
    """Discs on the map and on the boards are those of the bag; wild ones have become discs of a colour."""
    position = game.position()
    bag = position.match.edition.disc_counts(game.players)
    lying = Counter(position.discs.values())
    held: Counter[str] = Counter()
    for board in position.players:
        held.update(board.patrons)
        held["commissions"] += board.commissions
        held["colored"] += sum(board.rows.values()) + board.excess
    open_wild = int(position.pending is not None and position.pending.kind in ("wild", "vault-wild"))
    for disc in DISCS[4:8]:
        assert lying[disc] + held[disc] == bag[disc]
    assert lying["commissions"] + held["commissions"] == bag["commissions"]
    colored = sum(bag[color] for color in FACTION_COLORS) + bag["wild"]
    on_map = sum(lying[color] for color in FACTION_COLORS) + lying["wild"]
    assert on_map + open_wild + held["colored"] == colored

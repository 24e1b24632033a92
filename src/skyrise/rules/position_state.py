"""From a position to the state of the rules. What contradicts itself or the rules is refused, with place and reason."""

from __future__ import annotations

from collections.abc import Iterable

from skyrise.components import Reason
from skyrise.components.names import PATRONS

from .codes import cards_mask, color_number, disc_number, fill_patrons, fill_rows, keys_mask, panoramas_mask
from .core import words
from .core.auction import open_auction, stand
from .core.deal import clear
from .core.event_codes import AT_BOARD, RULE_CARRIED
from .core.scoring import score, score_end_of_game
from .core.state import CELLS, RANKS, State, blank
from .errors import BadPosition
from .match import Match
from .placed import Placed
from .position import CHOOSE, PENDING, SCORED_SO_FAR, Auction, Pending, PlayerBoard, Position
from .position_checks import (
    cell_of,
    check_auction,
    check_boards,
    check_discs,
    check_ended,
    check_pending,
    piece_of,
)


def state_of_position(position: Position) -> State:
    """The state of a position."""
    match = position.match
    s = built_city(position)
    _give_available(match, s)
    for place, disc in position.discs.items():
        _lay_disc(match, s, place, disc)
    for seat, board in enumerate(position.players):
        _fill_board(s, seat, board)
    check_boards(position, s)
    _enter_finished(match, s, position.finished)
    _enter_phase(position, s)
    check_discs(position, s)
    return s


def built_city(position: Position) -> State:
    """A state with the cards and structures of a position, and nothing else."""
    s = blank(State)
    s.log = []
    clear(s, position.match.tables)
    s.era = position.era
    _lay_cards(position, s)
    for number, structure in enumerate(position.structures):
        _build(position.match, s, structure, f"structures[{number}]")
    return s


def _lay_cards(position: Position, s: State) -> None:
    if len(position.players) != position.match.players:
        raise BadPosition(Reason.POSITION_SEATS, place="players", players=position.match.players)
    s.panoramas = panoramas_mask(position.panoramas)
    for number, letter in enumerate(PATRONS):
        value = position.patron_values[letter]
        s.patron_value[number] = words.NONE if value is None else value
    for seat, board in enumerate(position.players):
        s.objective[seat] = words.NONE if board.objective is None else color_number(board.objective)
        s.revealed |= int(board.objective_revealed) << seat
        s.chosen[seat] = cards_mask(board.wonders)
        s.hand[seat] = cards_mask((*(board.wonder_hand or ()), *board.wonders, *(board.put_away or ())))
        if s.chosen[seat] >> words.HAMMER & 1:
            s.hammer_owner = seat


def _build(match: Match, s: State, structure: Placed, place: str) -> None:
    t = match.tables
    piece = piece_of(match, s, structure, place)
    cell = cell_of(match, structure.at, f"{place}.at")
    if s.standing[cell] != words.NONE:
        raise BadPosition(Reason.POSITION_OCCUPIED, place=f"{place}.at", at=structure.at)
    if piece in s.standing:
        at = match.city.places[s.standing.index(piece)].id
        raise BadPosition(Reason.POSITION_BUILT, place=place, at=at)
    if s.era == 1 and piece < RANKS and not t.era1[structure.seat] >> piece & 1:
        raise BadPosition(Reason.POSITION_ERA2, place=f"{place}.building", building=structure.building)
    stand(s, t, structure.seat, piece, cell)


def _give_available(match: Match, s: State) -> None:
    """What is not built lies beside the boards; bids are taken from there later."""
    t = match.tables
    standing = {piece for piece in s.standing if piece != words.NONE}
    built_ranks = sum(1 << piece for piece in standing if piece < RANKS)
    built_cards = sum(1 << piece - RANKS for piece in standing if piece >= RANKS)
    for seat in range(match.players):
        s.available[seat] = (t.era1[seat] if s.era == 1 else t.buildings[seat]) & ~built_ranks
        s.wonders[seat] = s.chosen[seat] & ~built_cards


def _lay_disc(match: Match, s: State, place: str, disc: str) -> None:
    cell = cell_of(match, place, f"discs.{place}")
    under_vault = match.tables.vault_takes and s.standing[cell] == RANKS + words.VAULT
    if s.standing[cell] != words.NONE and not under_vault:
        raise BadPosition(Reason.POSITION_COLLECTED, place=f"discs.{place}")
    s.disc[cell] = disc_number(disc)


def _fill_board(s: State, seat: int, board: PlayerBoard) -> None:
    fill_rows(s, seat, board.rows)
    fill_patrons(s, seat, board.patrons)
    s.excess[seat] = board.excess
    s.commissions[seat] = board.commissions
    s.keys[seat] = keys_mask(board.keys)
    for number, source in enumerate(SCORED_SO_FAR):
        score(s, seat, number, board.prestige[source], RULE_CARRIED, AT_BOARD)


def _enter_finished(match: Match, s: State, finished: Iterable[int]) -> None:
    for number, seat in enumerate(finished):
        if not 0 <= seat < match.players or s.finished >> seat & 1:
            raise BadPosition(Reason.POSITION_FINISHED, place=f"finished[{number}]", seat=seat)
        if s.era == 1 or s.available[seat] | s.wonders[seat]:
            raise BadPosition(Reason.POSITION_UNFINISHED, place=f"finished[{number}]", seat=seat + 1)
        s.finish_order[number] = seat
        s.finished |= 1 << seat


def _enter_phase(position: Position, s: State) -> None:
    """What is decided now, and by whom."""
    match = position.match
    if position.to_act is not None and not 0 <= position.to_act < match.players:
        raise BadPosition(Reason.SETUP_SEAT, place="to_act", seat=position.to_act)
    if position.auction and position.pending:
        raise BadPosition(Reason.POSITION_BOTH, place="pending")
    if position.pending:
        _enter_pending(position, position.pending, s)
    elif position.to_act is None:
        check_ended(position, s)
        s.phase = words.OVER
        s.to_act = words.NONE
        s.leader = words.NONE
        score_end_of_game(s, match.tables)
    elif position.auction:
        _enter_auction(position, position.auction, s)
    else:
        if s.finished >> position.to_act & 1:
            raise BadPosition(Reason.POSITION_DONE, place="to_act", seat=position.to_act + 1)
        _check_era(s, match)
        open_auction(s, position.to_act)


def _check_era(s: State, match: Match, winner: int | None = None) -> None:
    """6: an auction goes on only while the era does; its winner's last building counts after their decision."""
    for seat in range(match.players):
        if seat == winner:
            continue
        if s.era == 1 and s.available[seat] == 0:
            raise BadPosition(Reason.POSITION_ERA, place="era", seat=seat + 1)
        if s.era == 2 and not s.available[seat] | s.wonders[seat] and not s.finished >> seat & 1:
            raise BadPosition(Reason.POSITION_UNNAMED, place="finished", seat=seat + 1)


def _enter_auction(position: Position, auction: Auction, s: State) -> None:
    match = position.match
    assert position.to_act is not None
    if not 0 <= auction.starter < match.players or s.finished >> auction.starter & 1:
        raise BadPosition(Reason.POSITION_ABSENT, place="auction.starter", seat=auction.starter + 1)
    if not auction.bids:
        raise BadPosition(Reason.POSITION_NO_BIDS, place="auction.bids")
    _check_era(s, match)
    open_auction(s, auction.starter)
    check_auction(position, auction, s)


def _enter_pending(position: Position, pending: Pending, s: State) -> None:
    match = position.match
    s.to_act = words.NONE if position.to_act is None else position.to_act
    if pending.kind == CHOOSE:
        if len(pending.chosen) != match.players:
            raise BadPosition(Reason.POSITION_SEATS, place="pending.chosen", players=match.players)
        for seat, cards in enumerate(pending.chosen):
            s.chosen[seat] = cards_mask(cards or ())
        s.phase = words.CHOOSE
        s.starter = s.leader = s.latest = s.latest_piece = words.NONE
    else:
        assert pending.won is not None
        s.phase = next(phase for phase, kind in PENDING.items() if kind == pending.kind)
        piece = pending.won.piece
        _check_era(s, match, winner=piece.seat)
        s.latest = cell_of(match, piece.at, "pending.won.at")
        s.latest_piece = piece_of(match, s, piece, "pending.won")
        s.leader = piece.seat
        s.bids = pending.won.bids
        s.starter = piece.seat if pending.won.started else words.NONE
        s.trail[s.bids - 1] = CELLS * s.latest_piece + s.latest
        s.passed = s.finished
    check_pending(position, pending, s)

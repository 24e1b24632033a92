"""Does a position make sense? Checks that its parts agree with one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from skyrise.components import Reason
from skyrise.components.names import FACTION_COLORS, KEYS, PANORAMAS, PATRONS
from skyrise.components.reading import cut

from .codes import disc_name, patrons_of, rows_of
from .core import words
from .core.auction import next_bidder, place
from .core.hammer import may_answer
from .core.legal import vault_choices
from .core.state import CELLS, RANKS, State
from .errors import BadPosition
from .match import Match
from .placed import Placed
from .position import CHOOSE, Auction, Pending, PlayerBoard, Position


def piece_of(match: Match, s: State, piece: Placed, place: str) -> int:
    """The number of a piece, if it is one of its seat's; it need not be available any more."""
    if not 0 <= piece.seat < match.players:
        raise BadPosition(Reason.SETUP_SEAT, place=f"{place}.seat", seat=piece.seat)
    if piece.building is not None:
        if match.owner(piece.building) != piece.seat:
            raise BadPosition(
                Reason.POSITION_BUILDING, place=f"{place}.building", building=piece.building, seat=piece.seat + 1
            )
        return match.rank(piece.building)
    assert piece.wonder is not None
    if not s.chosen[piece.seat] >> piece.wonder - 1 & 1:
        raise BadPosition(Reason.POSITION_WONDER, place=f"{place}.wonder", card=piece.wonder, seat=piece.seat + 1)
    return RANKS + piece.wonder - 1


def cell_of(match: Match, at: str, place: str) -> int:
    """The number of a neighborhood."""
    if at not in match.city:
        raise BadPosition(Reason.SETUP_NEIGHBORHOOD, place=place, at=cut(at))
    return match.city.number(at)


def check_reachable(position: Position) -> None:
    """A structure brings at most the disc on its neighborhood; a built Vault one more, except in the manual (7.2)."""
    further = 0 if position.match.tables.vault_takes else 1
    for seat, board in enumerate(position.players):
        own = [structure for structure in position.structures if structure.seat == seat]
        vault = any(structure.wonder == words.VAULT + 1 for structure in own)
        most = len(own) + (further if vault else 0)
        found = sum(board.rows.values()) + sum(board.patrons.values()) + board.excess + board.commissions
        if found > most:
            raise BadPosition(Reason.POSITION_COLLECTIONS, place=f"players[{seat}]", found=found, most=most)


def check_boards(position: Position, s: State) -> None:
    """The player boards and cards, one by one and against each other."""
    if len(set(position.panoramas)) != 2:
        raise BadPosition(Reason.SETUP_DIFFERENT, place="panoramas", count=2, words=", ".join(PANORAMAS))
    _check_patron_values(position)
    _check_once("objective", [board.objective for board in position.players if board.objective is not None])
    cards = [
        card
        for board in position.players
        for card in (*(board.wonder_hand or ()), *board.wonders, *(board.put_away or ()))
    ]
    _check_once("wonder_hand", cards)
    for seat, board in enumerate(position.players):
        _check_board(position, seat, board)


def _check_once(what: str, items: Iterable[object]) -> None:
    for item, count in Counter(items).items():
        if count > 1:
            raise BadPosition(Reason.POSITION_REPEATED, place="players", field=what, item=str(item), count=count)


def _check_patron_values(position: Position) -> None:
    tiles = Counter(position.match.edition.numbers("patrons.values"))
    for letter, value in position.patron_values.items():
        if value is not None:
            tiles[value] -= 1
            if tiles[value] < 0:
                raise BadPosition(Reason.POSITION_TILE, place=f"patron_values.{letter}", value=value)


def _check_board(position: Position, seat: int, board: PlayerBoard) -> None:
    tables, where = position.match.tables, f"players[{seat}]"
    hand, wonders = board.wonder_hand or (), board.wonders
    if position.era == 1 and (len(hand) != tables.hand_size or wonders):
        raise BadPosition(Reason.POSITION_HAND, place=f"{where}.wonder_hand", count=tables.hand_size)
    if position.era == 2 and (hand or len(wonders) != tables.figures):
        raise BadPosition(Reason.POSITION_CHOSEN, place=f"{where}.wonders", count=tables.figures)
    left = tables.hand_size - tables.figures
    if board.put_away is not None and len(board.put_away) != left:
        raise BadPosition(Reason.POSITION_PUT_AWAY, place=f"{where}.put_away", count=left)
    if board.excess and max(board.rows.values()) < words.ROW_LENGTH:
        raise BadPosition(Reason.POSITION_EXCESS, place=f"{where}.visionary.excess")
    _check_keys(position, seat, board)


def _check_keys(position: Position, seat: int, board: PlayerBoard) -> None:
    """6: the first to finish has the large key, the second of three or four the small one."""
    holders = position.finished[: 2 if position.match.players > 2 else 1]
    expected = tuple(key for key, holder in zip(KEYS, holders, strict=False) if holder == seat)
    if board.keys != expected:
        shown = ", ".join(expected) or "none"
        raise BadPosition(Reason.POSITION_KEYS, place=f"players[{seat}].visionary.keys", keys=shown)


def check_discs(position: Position, s: State) -> None:
    """There are no more discs than the bag had; wild discs have become discs of a color."""
    bag = position.match.edition.disc_counts(position.match.players)
    lying = Counter(disc_name(disc) for disc in s.disc if disc != words.NONE)
    for letter in PATRONS:
        held = sum(patrons_of(s, seat)[letter] for seat in range(position.match.players))
        _check_count(letter, lying[letter] + held, bag[letter])
    _check_count("commissions", lying["commissions"] + sum(s.commissions), bag["commissions"])
    open_wild = int(s.phase in (words.WILD, words.VAULT_WILD))
    wild = bag["wild"] - lying["wild"] - open_wild
    _check_count("wild", lying["wild"] + open_wild, bag["wild"])
    for color in FACTION_COLORS:
        in_rows = sum(rows_of(s, seat)[color] for seat in range(position.match.players))
        _check_count(color, lying[color] + in_rows, bag[color] + wild)
    colored = sum(s.rows) + sum(s.excess) + sum(lying[color] for color in FACTION_COLORS)
    _check_count("neighborhood", colored, sum(bag[color] for color in FACTION_COLORS) + wild)


def _check_count(disc: str, found: int, most: int) -> None:
    if found > most:
        raise BadPosition(Reason.POSITION_DISCS, place="discs", found=found, disc=disc, most=most)


def check_auction(position: Position, auction: Auction, s: State) -> None:
    """Plays the bids of an auction, checking that each was legal, and that the right seat is to act."""
    match = position.match
    _check_passed(position, auction, s)
    for number, bid in enumerate(auction.bids):
        where = f"auction.bids[{number}]"
        code = CELLS * piece_of(match, s, bid, where) + cell_of(match, bid.at, f"{where}.at")
        if number == 0 and bid.seat != auction.starter:
            raise BadPosition(Reason.POSITION_STARTER, place=f"{where}.seat", seat=auction.starter + 1)
        if bid.seat == s.leader:
            raise BadPosition(Reason.POSITION_OWN_BID, place=f"{where}.seat")
        s.to_act = bid.seat
        if number:
            s.phase = words.ANSWER if s.latest_piece >= RANKS else words.BIDDING
        if (s.phase == words.ANSWER and not may_answer(s)) or code not in match.legal_codes(s):
            raise BadPosition(Reason.POSITION_BID, place=where, bid=str(match.decode(code)))
        place(s, code)
    for seat in auction.passed:
        s.passed |= 1 << seat
    _check_turn(position, s)


def _check_passed(position: Position, auction: Auction, s: State) -> None:
    for number, seat in enumerate(auction.passed):
        if not 0 <= seat < position.match.players or s.finished >> seat & 1:
            raise BadPosition(Reason.POSITION_ABSENT, place=f"auction.passed[{number}]", seat=seat + 1)
        if auction.bids[-1].seat == seat:
            raise BadPosition(Reason.POSITION_PASSED, place=f"auction.passed[{number}]", seat=seat + 1)


def _check_turn(position: Position, s: State) -> None:
    """4.3: the rules say whose turn it is; forced passes are among ``passed`` already."""
    passed = s.passed
    expected = next_bidder(s, position.match.tables)
    if expected == words.NONE or s.passed != passed:
        raise BadPosition(Reason.POSITION_NOBODY, place="to_act")
    assert position.to_act is not None
    if expected != position.to_act:
        raise BadPosition(Reason.POSITION_TURN, place="to_act", expected=expected + 1, found=position.to_act + 1)


def check_pending(position: Position, pending: Pending, s: State) -> None:
    """The open decision outside an auction."""
    if pending.kind == CHOOSE:
        _check_choosing(position, pending, s)
        return
    won = pending.won
    assert won is not None
    if s.standing[s.latest] != s.latest_piece:
        raise BadPosition(Reason.POSITION_WON, place="pending.won", at=won.piece.at)
    if s.to_act != won.piece.seat:
        raise BadPosition(Reason.POSITION_DECISION, place="to_act", seat=won.piece.seat + 1)
    if won.started != (won.bids == 1):
        raise BadPosition(Reason.POSITION_STARTED, place="pending.won.started")
    is_vault = s.latest_piece == RANKS + words.VAULT
    if s.phase != words.WILD and not is_vault:
        raise BadPosition(Reason.POSITION_VAULT, place="pending.kind")
    vault_takes_one = bool(position.match.tables.vault_takes)
    if s.phase == words.WILD and is_vault and vault_takes_one:
        raise BadPosition(Reason.POSITION_VAULT_OWN, place="pending.kind")
    if s.phase == words.VAULT_DISC and vault_choices(s, position.match.tables) < (2 if vault_takes_one else 1):
        raise BadPosition(Reason.POSITION_VAULT_NOTHING, place="pending.kind")


def _check_choosing(position: Position, pending: Pending, s: State) -> None:
    t = position.match.tables
    if s.era != 1 or all(s.available[seat] for seat in range(t.players)):
        raise BadPosition(Reason.POSITION_CHOOSE_EARLY, place="pending.kind")
    if s.to_act == words.NONE:
        raise BadPosition(Reason.POSITION_CHOOSE_NOBODY, place="to_act")
    for seat, cards in enumerate(pending.chosen):
        if cards is not None and (len(cards) != t.figures or s.chosen[seat] & ~s.hand[seat]):
            raise BadPosition(Reason.POSITION_CHOOSE_CARDS, place=f"pending.chosen[{seat}]", count=t.figures)
        if (cards is None) != (seat >= s.to_act):
            raise BadPosition(Reason.POSITION_CHOOSE_ORDER, place="to_act")


def check_ended(position: Position, s: State) -> None:
    """Nobody is to act only when all have built everything."""
    if len(position.finished) != position.match.players:
        raise BadPosition(Reason.POSITION_NOT_OVER, place="to_act")
    if position.auction is not None:
        raise BadPosition(Reason.POSITION_OVER, place="auction")

"""Does a position make sense? Checks of what the pieces of a position say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from skyrise.components.names import DISCS, FACTION_COLORS, KEYS, PATRONS, WONDERS

from .core import words
from .core.auction import next_bidder, place
from .core.hammer import may_answer
from .core.legal import vault_choices
from .core.state import CELLS, COLORS, LETTERS, RANKS, State
from .errors import BadPosition
from .match import Match
from .position import CHOOSE, Auction, Pending, Placed, PlayerBoard, Position


def piece_of(match: Match, s: State, piece: Placed, place: str) -> int:
    """The number of a piece, if it is one of its seat's; whether it is still at hand is not looked at."""
    if not 0 <= piece.seat < match.players:
        raise BadPosition(f"{place}.seat", f"there is no seat {piece.seat}")
    if piece.building is not None:
        if match.owner(piece.building) != piece.seat:
            raise BadPosition(f"{place}.building", f"{piece.building} is no building of seat {piece.seat}")
        return match.rank(piece.building)
    assert piece.wonder is not None
    if not s.chosen[piece.seat] >> piece.wonder - 1 & 1:
        name = WONDERS[piece.wonder - 1].name
        raise BadPosition(f"{place}.wonder", f"{name} is not among the Wonders of seat {piece.seat}")
    return RANKS + piece.wonder - 1


def cell_of(match: Match, at: str, place: str) -> int:
    """The number of a neighborhood."""
    if at not in match.city:
        raise BadPosition(place, f"there is no neighborhood {at!r} in this city")
    return match.city.number(at)


def check_boards(position: Position, s: State) -> None:
    """The player boards and cards, one by one and against each other."""
    if len(set(position.panoramas)) != 2:
        raise BadPosition("panoramas", "expected two different cards")
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
            raise BadPosition("players", f"{what}: {item} is there {count} times")


def _check_patron_values(position: Position) -> None:
    tiles = Counter(position.match.edition.numbers("patrons.values"))
    for letter, value in position.patron_values.items():
        if value is not None:
            tiles[value] -= 1
            if tiles[value] < 0:
                raise BadPosition(f"patron_values.{letter}", f"there is no tile {value} left")


def _check_board(position: Position, seat: int, board: PlayerBoard) -> None:
    tables, where = position.match.tables, f"players[{seat}]"
    hand, wonders = board.wonder_hand or (), board.wonders
    if position.era == 1 and (len(hand) != tables.hand_size or wonders):
        raise BadPosition(f"{where}.wonder_hand", f"in era 1 a hand has {tables.hand_size} cards, and none is chosen")
    if position.era == 2 and (hand or len(wonders) != tables.figures):
        raise BadPosition(f"{where}.wonders", f"in era 2 everybody has {tables.figures} chosen and no hand")
    if board.put_away is not None and len(board.put_away) != tables.hand_size - tables.figures:
        raise BadPosition(f"{where}.put_away", f"expected {tables.hand_size - tables.figures} cards")
    if board.excess and max(board.rows.values()) < words.ROW_LENGTH:
        raise BadPosition(f"{where}.visionary.excess", "no row is full, so no disc can be in excess")
    _check_keys(position, seat, board)


def _check_keys(position: Position, seat: int, board: PlayerBoard) -> None:
    """6: the first to finish has the large key, the second of three or four the small one."""
    holders = position.finished[: 2 if position.match.players > 2 else 1]
    expected = tuple(key for key, holder in zip(KEYS, holders, strict=False) if holder == seat)
    if board.keys != expected:
        shown = ", ".join(expected) or "none"
        raise BadPosition(f"players[{seat}].visionary.keys", f"by the order of finishing it is {shown}")


def check_discs(position: Position, s: State) -> None:
    """There are no more discs than the bag had; wild discs have become discs of a colour."""
    bag = position.match.edition.disc_counts(position.match.players)
    lying = Counter(DISCS[disc] for disc in s.disc if disc != words.NONE)
    for number, letter in enumerate(PATRONS):
        held = sum(s.patrons[LETTERS * seat + number] for seat in range(position.match.players))
        _check_count(letter, lying[letter] + held, bag[letter])
    _check_count("commissions", lying["commissions"] + sum(s.commissions), bag["commissions"])
    open_wild = int(s.phase in (words.WILD, words.VAULT_WILD))
    wild = bag["wild"] - lying["wild"] - open_wild
    _check_count("wild", lying["wild"] + open_wild, bag["wild"])
    for number, color in enumerate(FACTION_COLORS):
        in_rows = sum(s.rows[COLORS * seat + number] for seat in range(position.match.players))
        _check_count(color, lying[color] + in_rows, bag[color] + wild)
    colored = sum(s.rows) + sum(s.excess) + sum(lying[color] for color in FACTION_COLORS)
    _check_count("neighborhood", colored, sum(bag[color] for color in FACTION_COLORS) + wild)


def _check_count(disc: str, found: int, most: int) -> None:
    if found > most:
        raise BadPosition("discs", f"{found} {disc} discs on the map and on the boards, but there are {most}")


def check_auction(position: Position, auction: Auction, s: State) -> None:
    """Plays the bids of an auction, each if it was possible, and checks who is to act."""
    match = position.match
    _check_passed(position, auction, s)
    for number, bid in enumerate(auction.bids):
        where = f"auction.bids[{number}]"
        code = CELLS * piece_of(match, s, bid, where) + cell_of(match, bid.at, f"{where}.at")
        if number == 0 and bid.seat != auction.starter:
            raise BadPosition(f"{where}.seat", f"the starting bid is seat {auction.starter}'s")
        if bid.seat == s.leader:
            raise BadPosition(f"{where}.seat", "nobody outbids their own bid")
        s.to_act = bid.seat
        if number:
            s.phase = words.ANSWER if s.latest_piece >= RANKS else words.BIDDING
        if (s.phase == words.ANSWER and not may_answer(s)) or code not in match.legal_codes(s):
            raise BadPosition(where, f"{match.decode(code)} was not a legal bid there")
        place(s, code)
    for seat in auction.passed:
        s.passed |= 1 << seat
    _check_turn(position, s)


def _check_passed(position: Position, auction: Auction, s: State) -> None:
    for number, seat in enumerate(auction.passed):
        if not 0 <= seat < position.match.players or s.finished >> seat & 1:
            raise BadPosition(f"auction.passed[{number}]", f"seat {seat} does not take part")
        if auction.bids[-1].seat == seat:
            raise BadPosition(f"auction.passed[{number}]", f"the latest bid is seat {seat}'s, who cannot have passed")


def _check_turn(position: Position, s: State) -> None:
    """4.3: the rules say whose turn it is; forced passes are among ``passed`` already."""
    passed = s.passed
    expected = next_bidder(s, position.match.tables)
    if expected == words.NONE or s.passed != passed:
        raise BadPosition("to_act", "nobody has anything to decide in this auction: it is over, or a pass is missing")
    if expected != position.to_act:
        raise BadPosition("to_act", f"it is seat {expected}'s turn, not seat {position.to_act}'s")


def check_pending(position: Position, pending: Pending, s: State) -> None:
    """The open decision outside an auction."""
    if pending.kind == CHOOSE:
        _check_choosing(position, pending, s)
        return
    won = pending.won
    assert won is not None
    if s.standing[s.latest] != s.latest_piece:
        raise BadPosition("pending.won", f"it is not the structure on {won.piece.at}")
    if s.to_act != won.piece.seat:
        raise BadPosition("to_act", f"the decision is seat {won.piece.seat}'s")
    if won.started != (won.bids == 1):
        raise BadPosition("pending.won.started", "a winning bid started the auction if and only if it is the only one")
    is_vault = s.latest_piece == RANKS + words.VAULT
    if s.phase != words.WILD and not is_vault:
        raise BadPosition("pending.kind", "only the Vault takes a further disc")
    vault_takes_one = bool(position.match.tables.vault_takes_one)
    if s.phase == words.WILD and is_vault and vault_takes_one:
        raise BadPosition("pending.kind", "in this edition the Vault does not collect its own disc first")
    if s.phase == words.VAULT_DISC and vault_choices(s, position.match.tables) < (2 if vault_takes_one else 1):
        raise BadPosition("pending.kind", "there is no disc to choose")


def _check_choosing(position: Position, pending: Pending, s: State) -> None:
    t = position.match.tables
    if s.era != 1 or all(s.available[seat] for seat in range(t.players)):
        raise BadPosition("pending.kind", "Wonder cards are chosen when a player has built all their era-1 buildings")
    if s.to_act == words.NONE:
        raise BadPosition("to_act", "somebody is to choose")
    for seat, cards in enumerate(pending.chosen):
        if cards is not None and (len(cards) != t.figures or s.chosen[seat] & ~s.hand[seat]):
            raise BadPosition(f"pending.chosen[{seat}]", f"expected {t.figures} of the seat's hand")
        if (cards is None) != (seat >= s.to_act):
            raise BadPosition("to_act", "Wonder cards are chosen in seat order from seat 0")


def check_ended(position: Position, s: State) -> None:
    """Nobody is to act only when all have built everything."""
    if len(position.finished) != position.match.players:
        raise BadPosition("to_act", "is null, but not everybody has built everything")
    if position.auction is not None:
        raise BadPosition("auction", "the game is over")

"""Does a position make sense? Checks that its parts agree with one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from skyrise.components import Fault
from skyrise.components.names import FACTION_COLORS, KEYS, PANORAMAS, PATRONS

from .codes import disc_name, patrons_of, rows_of
from .core import words
from .core.auction import next_bidder, place
from .core.hammer import may_answer
from .core.legal import vault_choices
from .core.state import CELLS, RANKS, State
from .errors import BadPosition
from .match import Match
from .position import CHOOSE, Auction, Pending, Placed, PlayerBoard, Position
from .setup import expected_different, no_neighborhood, no_seat


def piece_of(match: Match, s: State, piece: Placed, place: str) -> int:
    """The number of a piece, if it is one of its seat's; it need not be available any more."""
    if not 0 <= piece.seat < match.players:
        raise BadPosition(f"{place}.seat", no_seat(piece.seat))
    if piece.building is not None:
        if match.owner(piece.building) != piece.seat:
            pattern = "{building} is no building of seat {seat}"
            fault = Fault("position.building", pattern, building=piece.building, seat=piece.seat)
            raise BadPosition(f"{place}.building", fault)
        return match.rank(piece.building)
    assert piece.wonder is not None
    if not s.chosen[piece.seat] >> piece.wonder - 1 & 1:
        pattern = "card {card} is not among the Wonders of seat {seat}"
        raise BadPosition(f"{place}.wonder", Fault("position.wonder", pattern, card=piece.wonder, seat=piece.seat))
    return RANKS + piece.wonder - 1


def cell_of(match: Match, at: str, place: str) -> int:
    """The number of a neighborhood."""
    if at not in match.city:
        raise BadPosition(place, no_neighborhood(at))
    return match.city.number(at)


def check_boards(position: Position, s: State) -> None:
    """The player boards and cards, one by one and against each other."""
    if len(set(position.panoramas)) != 2:
        raise BadPosition("panoramas", expected_different(2, PANORAMAS))
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
            pattern = "{field}: {item} is there {count} times"
            raise BadPosition("players", Fault("position.repeated", pattern, field=what, item=str(item), count=count))


def _check_patron_values(position: Position) -> None:
    tiles = Counter(position.match.edition.numbers("patrons.values"))
    for letter, value in position.patron_values.items():
        if value is not None:
            tiles[value] -= 1
            if tiles[value] < 0:
                fault = Fault("position.tile", "there is no tile {value} left", value=value)
                raise BadPosition(f"patron_values.{letter}", fault)


def _check_board(position: Position, seat: int, board: PlayerBoard) -> None:
    tables, where = position.match.tables, f"players[{seat}]"
    hand, wonders = board.wonder_hand or (), board.wonders
    if position.era == 1 and (len(hand) != tables.hand_size or wonders):
        pattern = "in era 1 a hand has {count} cards, and none is chosen"
        raise BadPosition(f"{where}.wonder_hand", Fault("position.hand", pattern, count=tables.hand_size))
    if position.era == 2 and (hand or len(wonders) != tables.figures):
        pattern = "in era 2 everybody has {count} chosen and no hand"
        raise BadPosition(f"{where}.wonders", Fault("position.chosen", pattern, count=tables.figures))
    left = tables.hand_size - tables.figures
    if board.put_away is not None and len(board.put_away) != left:
        raise BadPosition(f"{where}.put_away", Fault("position.put-away", "expected {count} cards", count=left))
    if board.excess and max(board.rows.values()) < words.ROW_LENGTH:
        fault = Fault("position.excess", "no row is full, so no disc can be in excess")
        raise BadPosition(f"{where}.visionary.excess", fault)
    _check_keys(position, seat, board)


def _check_keys(position: Position, seat: int, board: PlayerBoard) -> None:
    """6: the first to finish has the large key, the second of three or four the small one."""
    holders = position.finished[: 2 if position.match.players > 2 else 1]
    expected = tuple(key for key, holder in zip(KEYS, holders, strict=False) if holder == seat)
    if board.keys != expected:
        shown = ", ".join(expected) or "none"
        fault = Fault("position.keys", "by the order of finishing it is {keys}", keys=shown)
        raise BadPosition(f"players[{seat}].visionary.keys", fault)


def check_discs(position: Position, s: State) -> None:
    """There are no more discs than the bag had; wild discs have become discs of a colour."""
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
        pattern = "{found} {disc} discs on the map and on the boards, but there are {most}"
        raise BadPosition("discs", Fault("position.discs", pattern, found=found, disc=disc, most=most))


def check_auction(position: Position, auction: Auction, s: State) -> None:
    """Plays the bids of an auction, checking that each was legal, and that the right seat is to act."""
    match = position.match
    _check_passed(position, auction, s)
    for number, bid in enumerate(auction.bids):
        where = f"auction.bids[{number}]"
        code = CELLS * piece_of(match, s, bid, where) + cell_of(match, bid.at, f"{where}.at")
        if number == 0 and bid.seat != auction.starter:
            fault = Fault("position.starter", "the starting bid is seat {seat}'s", seat=auction.starter)
            raise BadPosition(f"{where}.seat", fault)
        if bid.seat == s.leader:
            raise BadPosition(f"{where}.seat", Fault("position.own-bid", "nobody outbids their own bid"))
        s.to_act = bid.seat
        if number:
            s.phase = words.ANSWER if s.latest_piece >= RANKS else words.BIDDING
        if (s.phase == words.ANSWER and not may_answer(s)) or code not in match.legal_codes(s):
            fault = Fault("position.bid", "{bid} was not a legal bid there", bid=str(match.decode(code)))
            raise BadPosition(where, fault)
        place(s, code)
    for seat in auction.passed:
        s.passed |= 1 << seat
    _check_turn(position, s)


def _check_passed(position: Position, auction: Auction, s: State) -> None:
    for number, seat in enumerate(auction.passed):
        if not 0 <= seat < position.match.players or s.finished >> seat & 1:
            raise BadPosition(f"auction.passed[{number}]", takes_no_part(seat))
        if auction.bids[-1].seat == seat:
            fault = Fault("position.passed", "the latest bid is seat {seat}'s, who cannot have passed", seat=seat)
            raise BadPosition(f"auction.passed[{number}]", fault)


def takes_no_part(seat: int) -> Fault:
    """There is no such seat, or it has built everything."""
    return Fault("position.absent", "seat {seat} does not take part", seat=seat)


def _check_turn(position: Position, s: State) -> None:
    """4.3: the rules say whose turn it is; forced passes are among ``passed`` already."""
    passed = s.passed
    expected = next_bidder(s, position.match.tables)
    if expected == words.NONE or s.passed != passed:
        pattern = "nobody has anything to decide in this auction: it is over, or a pass is missing"
        raise BadPosition("to_act", Fault("position.nobody", pattern))
    if expected != position.to_act:
        pattern = "it is seat {expected}'s turn, not seat {found}'s"
        raise BadPosition("to_act", Fault("position.turn", pattern, expected=expected, found=position.to_act))


def check_pending(position: Position, pending: Pending, s: State) -> None:
    """The open decision outside an auction."""
    if pending.kind == CHOOSE:
        _check_choosing(position, pending, s)
        return
    won = pending.won
    assert won is not None
    if s.standing[s.latest] != s.latest_piece:
        fault = Fault("position.won", "it is not the structure on {at}", at=won.piece.at)
        raise BadPosition("pending.won", fault)
    if s.to_act != won.piece.seat:
        raise BadPosition("to_act", Fault("position.decision", "the decision is seat {seat}'s", seat=won.piece.seat))
    if won.started != (won.bids == 1):
        pattern = "a winning bid started the auction if and only if it is the only one"
        raise BadPosition("pending.won.started", Fault("position.started", pattern))
    is_vault = s.latest_piece == RANKS + words.VAULT
    if s.phase != words.WILD and not is_vault:
        raise BadPosition("pending.kind", Fault("position.vault", "only the Vault takes a further disc"))
    vault_takes_one = bool(position.match.tables.vault_takes_one)
    if s.phase == words.WILD and is_vault and vault_takes_one:
        fault = Fault("position.vault-own", "in this edition the Vault does not collect its own disc first")
        raise BadPosition("pending.kind", fault)
    if s.phase == words.VAULT_DISC and vault_choices(s, position.match.tables) < (2 if vault_takes_one else 1):
        raise BadPosition("pending.kind", Fault("position.vault-nothing", "there is no disc to choose"))


def _check_choosing(position: Position, pending: Pending, s: State) -> None:
    t = position.match.tables
    if s.era != 1 or all(s.available[seat] for seat in range(t.players)):
        pattern = "Wonder cards are chosen when a player has built all their era-1 buildings"
        raise BadPosition("pending.kind", Fault("position.choose-early", pattern))
    if s.to_act == words.NONE:
        raise BadPosition("to_act", Fault("position.choose-nobody", "somebody is to choose"))
    for seat, cards in enumerate(pending.chosen):
        if cards is not None and (len(cards) != t.figures or s.chosen[seat] & ~s.hand[seat]):
            fault = Fault("position.choose-cards", "expected {count} of the seat's hand", count=t.figures)
            raise BadPosition(f"pending.chosen[{seat}]", fault)
        if (cards is None) != (seat >= s.to_act):
            fault = Fault("position.choose-order", "Wonder cards are chosen in seat order from seat 0")
            raise BadPosition("to_act", fault)


def check_ended(position: Position, s: State) -> None:
    """Nobody is to act only when all have built everything."""
    if len(position.finished) != position.match.players:
        fault = Fault("position.not-over", "is null, but not everybody has built everything")
        raise BadPosition("to_act", fault)
    if position.auction is not None:
        raise BadPosition("auction", Fault("position.over", "the game is over"))

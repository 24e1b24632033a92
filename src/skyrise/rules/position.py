"""A position: one moment of a game in words, complete enough to go on playing from it or to score it.

The same type serves a seat's view: what the seat may not know is None there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from hashlib import sha256

from skyrise.components.names import PATRONS, PLAYER_COLORS, SCORED_AT, SOURCES
from skyrise.components.pictures import Pictured

from .codes import cards_of, color_name, disc_name, keys_of, panoramas_of, patrons_of, prestige_of, rows_of
from .core import words
from .core.state import CELLS, LETTERS, RANKS, State
from .keys import KEY, in_order
from .match import Match
from .placed import Placed

SCORED_SO_FAR = tuple(source for source in SOURCES if SCORED_AT[source] != "end")
"""The sources that a position keeps; the others are scored at the end of the game."""

PENDING = {words.WILD: "wild", words.VAULT_DISC: "vault", words.VAULT_WILD: "vault-wild"}
CHOOSE = "choose"


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction that is under way."""

    starter: int
    bids: tuple[Placed, ...]
    """In the order in which they were placed."""
    passed: tuple[int, ...]
    """Forced passes included."""


@dataclass(frozen=True, slots=True)
class Won:
    """The auction that was just won, while its winner has something to decide."""

    piece: Placed
    bids: int
    """How many bids were placed in it."""
    started: bool
    """The winning piece was the starting bid."""


@dataclass(frozen=True, slots=True)
class Pending:
    """An open decision outside an auction."""

    kind: str
    """``wild``, ``vault``, ``vault-wild`` or ``choose``."""
    won: Won | None = None
    chosen: tuple[tuple[int, ...] | None, ...] = ()
    """With ``choose``: the cards that each seat has chosen, or None."""


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """What one seat has."""

    objective: str | None
    objective_revealed: bool
    wonder_hand: tuple[int, ...] | None
    """None in a view of somebody else's hand."""
    wonders: tuple[int, ...]
    """Chosen cards that are turned up, built or not."""
    put_away: tuple[int, ...] | None
    """Cards not chosen; None if unknown."""
    rows: Mapping[str, int]
    patrons: Mapping[str, int]
    excess: int
    commissions: int
    keys: tuple[str, ...]
    prestige: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Position(Pictured):
    """One moment of a game."""

    match: Match
    era: int
    panoramas: tuple[str, ...]
    patron_values: Mapping[str, int | None]
    discs: Mapping[str, str]
    structures: tuple[Placed, ...]
    players: tuple[PlayerBoard, ...]
    finished: tuple[int, ...]
    auction: Auction | None
    pending: Pending | None
    to_act: int | None

    def __repr__(self) -> str:
        turn = "over" if self.to_act is None else f"seat {self.to_act} to act"
        what = f"{self.match.edition.id}, {self.match.players} players, era {self.era}, {len(self.structures)} built"
        return f"<Position: {what}, {turn}>"

    @property
    def key(self) -> str:
        """The same text for equal positions, another one for others: on every machine, whatever led there.

        What a view hides is no part of its position's key.
        """
        parts = [getattr(self, field.name) for field in fields(self) if field.name != "match"]
        return sha256(f"{self.match.key}|{in_order(parts)!r}".encode()).hexdigest()[:KEY]

    @property
    def bids(self) -> tuple[Placed, ...]:
        """The bids on the map."""
        return self.auction.bids if self.auction else ()

    def available(self, seat: int) -> tuple[int, ...]:
        """The numbers of the buildings beside a seat's board, ascending."""
        away = {piece.building for piece in (*self.structures, *self.bids)}
        return tuple(number for number in self.match.buildings(seat, self.era) if number not in away)

    def available_wonders(self, seat: int) -> tuple[int, ...]:
        """The cards of the Wonders beside a seat's board."""
        away = {piece.wonder for piece in (*self.structures, *self.bids)}
        return tuple(card for card in self.players[seat].wonders if card not in away)

    def unbuilt(self, seat: int) -> int:
        """How many pieces of the eras so far a seat has still to build, those that lie on the map as bids included."""
        bids = sum(bid.seat == seat for bid in self.bids)
        return len(self.available(seat)) + len(self.available_wonders(seat)) + bids

    def figure(self, seat: int, card: int) -> str:
        """The color of the figure that stands for a seat's Wonder.

        With two players, each takes a second figure in a color that nobody plays; it is that of the higher card.
        """
        colors = self.match.colors
        unused = [color for color in PLAYER_COLORS if color not in colors]
        is_second = card in self.players[seat].wonders[1:]
        return unused[seat] if is_second and seat < len(unused) else colors[seat]


@dataclass(frozen=True, slots=True)
class Eye:
    """Who is looking: a seat, a spectator (None), or somebody who sees everything."""

    seat: int | None = None
    sees_all: bool = False

    def sees(self, seat: int) -> bool:
        """May they see the secrets of a seat?"""
        return self.sees_all or seat == self.seat


ALL_SEEING = Eye(sees_all=True)
SPECTATOR = Eye()


@dataclass(frozen=True, slots=True)
class Moment:
    """A state, and what a spectator sees of it."""

    state: State
    position: Position
    same_secrets: bool = False
    """What each seat sees besides is as it was at the moment before."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What a seat sees of a moment besides what a spectator does. Nothing else depends on who is looking."""

    objective: str | None
    wonder_hand: tuple[int, ...] | None
    put_away: tuple[int, ...] | None
    patron_values: Mapping[str, int | None]
    pending: Pending | None


def position_of(match: Match, s: State, eye: Eye = ALL_SEEING) -> Position:
    """The position of a state, as far as the eye may see; after the end everybody sees everything."""
    if s.phase == words.OVER:
        eye = ALL_SEEING
    return Position(
        match=match,
        era=s.era,
        panoramas=panoramas_of(s.panoramas),
        patron_values=_patron_values(s, eye),
        discs=_discs(match, s),
        structures=_structures(match, s),
        players=_boards(match, s, eye),
        finished=tuple(s.finish_order[: s.finished.bit_count()]),
        auction=_auction(match, s),
        pending=_pending(match, s, eye),
        to_act=None if s.to_act == words.NONE else s.to_act,
    )


def moment_of(match: Match, s: State, before: Moment | None) -> Moment:
    """What a spectator sees of a state; what is as it was at a moment before is the very same object."""
    if before is None or before.state is s or before.position.match is not match:  # one state may have gone on
        return Moment(s, position_of(match, s, SPECTATOR))
    if words.OVER in (s.phase, before.state.phase):  # then everything lies open
        return Moment(s, position_of(match, s, SPECTATOR))
    then, known = before.state, before.position
    position = Position(
        match=match,
        era=s.era,
        panoramas=known.panoramas if s.panoramas == then.panoramas else panoramas_of(s.panoramas),
        patron_values=known.patron_values,
        discs=known.discs if s.disc == then.disc else _discs(match, s),
        structures=known.structures if _built(s) == _built(then) else _structures(match, s),
        players=known.players if _owned(s) == _owned(then) else _boards(match, s, SPECTATOR),
        finished=tuple(s.finish_order[: s.finished.bit_count()]),
        auction=_auction(match, s),
        pending=_pending(match, s, SPECTATOR),
        to_act=None if s.to_act == words.NONE else s.to_act,
    )
    return Moment(s, position, _hidden(s) == _hidden(then))


def _built(s: State) -> tuple[object, ...]:
    """All that the structures of a position are made of."""
    return s.standing, s.chosen


def _owned(s: State) -> tuple[object, ...]:
    """All that the boards of a position are made of."""
    cards = s.era, s.revealed, s.objective, s.hand, s.chosen
    return cards, s.rows, s.patrons, s.excess, s.commissions, s.keys, s.prestige


def _hidden(s: State) -> tuple[object, ...]:
    """All that the secrets of seats are made of; a disc to decide about is no secret, but is told with them."""
    disc = s.phase in PENDING and (s.latest, s.latest_piece, s.bids)
    cards = s.era, s.revealed, s.objective, s.hand, s.chosen
    return s.phase == words.CHOOSE, disc, s.phase if disc else None, cards, s.patrons, s.patron_value


def secrets_of(match: Match, s: State, seat: int) -> Secrets:
    """What a seat sees besides."""
    eye = ALL_SEEING if s.phase == words.OVER else Eye(seat)
    return Secrets(
        objective=_objective(s, eye, seat),
        wonder_hand=_wonder_hand(s, eye, seat),
        put_away=_put_away(s, eye, seat),
        patron_values=_patron_values(s, eye),
        pending=_pending(match, s, eye),
    )


def placed(match: Match, s: State, code: int) -> Placed:
    """The piece and the neighborhood of a bid's code, and whose it is."""
    known = match.known_pieces.get(code)
    if known is not None:
        return known
    piece, cell = divmod(code, CELLS)
    at = match.city.places[cell].id
    if piece < RANKS:
        match.known_pieces[code] = building = Placed(match.tables.owner[piece], at, match.numbers[piece])
        return building
    card = piece - RANKS
    return Placed(next(seat for seat in range(match.players) if s.chosen[seat] >> card & 1), at, wonder=card + 1)


def _discs(match: Match, s: State) -> dict[str, str]:
    names = zip(match.city.places, s.disc, strict=False)  # by number, as all lists of neighborhoods
    return {place.id: disc_name(disc) for place, disc in names if disc != words.NONE}


def _structures(match: Match, s: State) -> tuple[Placed, ...]:
    cells = enumerate(s.standing[: len(match.city.places)])
    return tuple(placed(match, s, CELLS * piece + cell) for cell, piece in cells if piece != words.NONE)


def _boards(match: Match, s: State, eye: Eye) -> tuple[PlayerBoard, ...]:
    return tuple(_player_board(s, eye, seat) for seat in range(match.players))


def _patron_values(s: State, eye: Eye) -> dict[str, int | None]:
    return {letter: _patron_value(s, eye, number) for number, letter in enumerate(PATRONS)}


def _patron_value(s: State, eye: Eye, letter: int) -> int | None:
    """3: a player who holds a disc of a letter knows its value."""
    holds = eye.seat is not None and s.patrons[LETTERS * eye.seat + letter] > 0
    known = (eye.sees_all or holds) and s.patron_value[letter] != words.NONE
    return s.patron_value[letter] if known else None


def _objective(s: State, eye: Eye, seat: int) -> str | None:
    known = (s.revealed >> seat & 1 or eye.sees(seat)) and s.objective[seat] != words.NONE
    return color_name(s.objective[seat]) if known else None


def _wonder_hand(s: State, eye: Eye, seat: int) -> tuple[int, ...] | None:
    hand = s.hand[seat] if s.era == 1 else 0
    return cards_of(hand) if hand == 0 or eye.sees(seat) else None


def _put_away(s: State, eye: Eye, seat: int) -> tuple[int, ...] | None:
    put_away = s.hand[seat] & ~s.chosen[seat] if s.era == 2 else 0
    return cards_of(put_away) if put_away and eye.sees(seat) else None


def _player_board(s: State, eye: Eye, seat: int) -> PlayerBoard:
    return PlayerBoard(
        objective=_objective(s, eye, seat),
        objective_revealed=bool(s.revealed >> seat & 1),
        wonder_hand=_wonder_hand(s, eye, seat),
        wonders=cards_of(s.chosen[seat] if s.era == 2 else 0),
        put_away=_put_away(s, eye, seat),
        rows=rows_of(s, seat),
        patrons=patrons_of(s, seat),
        excess=s.excess[seat],
        commissions=s.commissions[seat],
        keys=keys_of(s.keys[seat]),
        prestige={source: points for source, points in prestige_of(s, seat).items() if source in SCORED_SO_FAR},
    )


def _auction(match: Match, s: State) -> Auction | None:
    if s.phase not in (words.BIDDING, words.ANSWER):
        return None
    bids = tuple(placed(match, s, code) for code in s.trail[: s.bids])
    passed = tuple(seat for seat in range(match.players) if (s.passed & ~s.finished) >> seat & 1)
    return Auction(s.starter, bids, passed)


def _pending(match: Match, s: State, eye: Eye) -> Pending | None:
    if s.phase in PENDING:
        piece = placed(match, s, CELLS * s.latest_piece + s.latest)
        return Pending(PENDING[s.phase], won=Won(piece, s.bids, s.bids == 1))
    if s.phase == words.CHOOSE:
        chosen = (s.chosen[seat] if eye.sees(seat) else 0 for seat in range(match.players))
        return Pending(CHOOSE, chosen=tuple(cards_of(cards) if cards else None for cards in chosen))
    return None

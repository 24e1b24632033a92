"""A table where a game goes on that was begun elsewhere: in a browser, at another server, or on a real table."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from skyrise.components import Reason, Refusal
from skyrise.notation import own_of_edition
from skyrise.notation.documents import BegunElsewhere, Color, NewTable
from skyrise.notation.game_files import GameFile

from .dealing import slots_of
from .going_on_entries import Bring
from .opening import Opening, opening, seat_of
from .options import TableOptions


def going_on_opening(
    new: NewTable, begun: BegunElsewhere, file: GameFile, table: str, host: str, seed: str, now: float
) -> Opening:
    """A table as its host wishes, with the rules, islands and colors of a file; a ``Refusal`` if nothing is left."""
    rest = _rest(file, begun.ply)
    match = rest.match
    if len(new.seats) != match.players:
        raise Refusal(Reason.GO_ON_SEATS, players=match.players)
    wishes = zip(new.seats, match.colors, rest.names, strict=True)
    seats = [
        seat_of(
            replace(wish, color=cast(Color, color), name=wish.name or (None if wish.kind == "open" else name or None)),
            host,
        )
        for wish, color, name in wishes
    ]
    return opening(table, _options(new, rest), seats, host, seed, now, Bring(rest.text()))


def _rest(file: GameFile, ply: int | None) -> GameFile:
    """The game until the moment from which it goes on."""
    rest = file.until(file.plies if ply is None else ply)
    if (ply or 0) > file.plies or rest.game().is_over:
        raise Refusal(Reason.GO_ON_OVER)
    return rest


def _options(new: NewTable, file: GameFile) -> TableOptions:
    edition = file.match.edition
    own = own_of_edition(edition) if edition.own else None
    return replace(
        TableOptions.of(new),
        edition=edition.id if own is None else own.base,
        components=edition.components,
        own=own,
        islands=slots_of(file.match.city),
        parts=False,
        begun=file.kind,
    )

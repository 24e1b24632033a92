"""A table as it is at one moment, for replays, outlooks, texts and records."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import AdviceKind
from skyrise.notation.game_files import game_file_of
from skyrise.rules import Game, View

from .identity import Eyes
from .table import OVER, Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table, and whose eyes look at it."""

    title: str
    names: tuple[str, ...]
    """Of the people and bots; empty where there is none: the reader's language calls them by color."""
    eyes: Eyes
    whole_game: Game | None
    """A copy, with all secrets: show views of it. None before the game."""
    shows_standing: bool
    """May the live standing be asked for?"""
    advice: AdviceKind | None = None
    """Whose advice may be asked for?"""
    bot_decides: bool = False
    """Is the decision a bot's?"""
    table: str = ""
    version: int = 0
    may_save: bool = False
    """May the reader have the whole game as a file? When it is over; before that where nobody plays elsewhere."""

    @property
    def game(self) -> Game:
        """The game; a ``Refusal`` before it."""
        if self.whole_game is None:
            raise Refusal(Reason.TABLE_NOT_STARTED)
        return self.whole_game

    def file(self, *, unfinished: bool = False) -> str:
        """The game as a file; a ``Refusal`` where that would tell the secrets of others.

        ``unfinished``: of a game under way, too, for whoever goes on elsewhere and may know everything from now on.
        """
        if not self.may_save or not (unfinished or self.game.is_over):
            raise Refusal(Reason.RECORD_NOT_OVER)
        return game_file_of(self.game).text()

    @property
    def view(self) -> View:
        """The game as the reader may see it."""
        return self.game.view(self.eyes.seat, covered=self.eyes.covered)


def snapshot_of(table: Table, eyes: Eyes, *, plays: bool) -> Snapshot:
    """How a table is now, for a reader; ``plays``: for one with a seat, also while somebody else decides."""
    may_save = (table.status == OVER and not table.is_ended) or (table.is_at_one_screen and plays)
    game = None if table.game is None else _copy(table, table.game, whole=may_save)
    return Snapshot(
        table=table.id,
        version=table.version,
        title=table.options.title,
        names=tuple(seat.name for seat in table.seats),
        eyes=eyes,
        whole_game=game,
        shows_standing=table.shows_standing,
        advice=table.advice,
        bot_decides=table.bot_to_act is not None,
        may_save=may_save,
    )


def _copy(table: Table, game: Game, *, whole: bool) -> Game:
    """A copy with names, and with what its record tells besides: the seed only where all of it may be known."""
    twin = game.copy()
    twin.names = tuple(seat.name or color for seat, color in zip(table.seats, twin.names, strict=True))
    twin.header |= {
        "date": datetime.fromtimestamp(table.created, UTC).date().isoformat(),
        "bots": [seat.bot for seat in table.seats],
    }
    if table.origin is not None:  # the deal is that of another game: nothing was committed to here
        twin.header["origin"] = dict(table.origin)
        return twin
    twin.header["commitment"] = table.commitment
    if whole:
        twin.header["seed"] = table.seed
        if parts := table.sealing.used():
            twin.header["parts"] = [asdict(part) for part in parts]
    return twin

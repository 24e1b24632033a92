"""The entries of a table where a game goes on that was begun elsewhere: it is brought, then taken up."""

from __future__ import annotations

from dataclasses import dataclass

from skyrise.notation.documents import BotLevel
from skyrise.notation.game_files import read_game_file
from skyrise.notation.messages import Message

from .entry import Entry
from .log import Events, Note
from .table import Table
from .try_entries import take_up


@dataclass(frozen=True, slots=True)
class Bring(Entry):
    """A game is brought, as a file. Nobody sees anything of it yet: seats may still be taken."""

    kind = "bring"
    file: str
    """A record or a position, until the moment from which it goes on."""

    def fold(self, table: Table, at: float) -> Events:
        table.brought = self.file
        return ()


@dataclass(frozen=True, slots=True)
class GoOn(Entry):
    """The game that was brought goes on; bots take the seats that are open."""

    kind = "go-on"
    is_finite = True
    bots: BotLevel

    def fold(self, table: Table, at: float) -> Events:
        assert table.brought is not None, "it is brought first"
        file = read_game_file(table.brought)
        game = file.game()
        game.header = dict(file.header)
        table.seat_bots(self.bots)
        if game.setup is None:
            table.auctions_before = len(game.position().structures)
        table.start_clocks()
        return take_up(table, game, {"table": None, "record": None, "ply": file.plies}, at)

    def note(self) -> Note:
        return Note(self.kind, None, Message("log-table-go-on"))

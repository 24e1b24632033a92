"""A bot's thought about one decision."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from skyrise.bots import seat_seed
from skyrise.notation import view_document
from skyrise.server.thinking import Choice, Question

from .house import House
from .table import Table


@dataclass(frozen=True, slots=True)
class Matter:
    """What a bot thinks about: a thought about another matter is worth nothing."""

    moved: int
    """The version of the game."""
    seat: int
    level: str


def matter_of(table: Table) -> Matter | None:
    """What a bot is to think about now, if it is a bot's decision."""
    seat, level = table.to_act, table.bot_to_act
    return None if seat is None or level is None else Matter(table.moved, seat, level)


class Thought:
    """Thinks as soon as it is made, and tells its choice when it is ripe: not before the table's pace allows."""

    def __init__(self, matter: Matter, table: Table, house: House, tell: Callable[[Matter, Choice], None]) -> None:
        self.matter = matter
        self._table = table
        self._house = house
        self._tell = tell
        self._task = asyncio.create_task(self._think())

    def give_up(self) -> None:
        """The matter has changed."""
        self._task.cancel()

    async def _think(self) -> None:
        choice = await self._house.thinkers.choose(self._question())
        wait = self._table.turn_since + self._table.options["pace"] - self._house.clock()
        await asyncio.sleep(max(0.0, wait))
        self._tell(self.matter, choice)

    def _question(self) -> Question:
        game, seat = self._table.game, self.matter.seat
        assert game is not None, "somebody is to act"
        return Question(
            level=self.matter.level,
            player=seat_seed(self._table.seed, seat),
            ply=len(game.actions),
            view=view_document(game.view(seat)),
            seconds=self._house.settings.thought,
        )

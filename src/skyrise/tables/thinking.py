"""A bot's thought about one decision."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from skyrise.bots import seat_seed
from skyrise.notation.documents import BotLevel

from .ports import Choice, Ports, Sponsor, ThinkingTask
from .table import Table


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The decision that a bot thinks about: a thought about another one is worth nothing."""

    moved: int
    """The version of the game."""
    seat: int
    level: BotLevel


def bot_turn(table: Table) -> BotTurn | None:
    """What a bot is to think about now, if it is a bot's decision."""
    seat, level = table.to_act, table.bot_to_act
    return None if seat is None or level is None else BotTurn(table.moved, seat, level)


class Thought:
    """Thinks as soon as it is made, and tells its choice when the table's pace allows.

    The pace begins with a person's first decision.
    """

    def __init__(
        self, turn: BotTurn, table: Table, sponsor: Sponsor, ports: Ports, tell: Callable[[BotTurn, Choice], None]
    ) -> None:
        self.turn = turn
        self._sponsor = sponsor
        self._table = table
        self._ports = ports
        self._tell = tell
        self._task = asyncio.create_task(self._think())

    def give_up(self) -> None:
        """The decision is another one now."""
        self._task.cancel()

    async def _think(self) -> None:
        choice = await self._ports.thinkers.choose(self._thinking_task())
        pace = 0.0 if self._table.is_awaited else self._table.options.pace
        await asyncio.sleep(max(0.0, self._table.turn_since + pace - self._ports.clock()))
        self._tell(self.turn, choice)

    def _thinking_task(self) -> ThinkingTask:
        game, seat = self._table.game, self.turn.seat
        assert game is not None, "somebody is to act"
        return ThinkingTask(
            level=self.turn.level,
            player=seat_seed(self._table.seed, seat),
            ply=len(game.actions),
            view=game.view(seat),
            seconds=self._ports.settings.thought,
            sponsor=self._sponsor,
        )

"""The check of a bot: whole games of every edition and player count, and every kind of decision against the clock.

>>> print(check_bot("random", editions=["retail"], players=[2]))
random: 1 game, ... decisions (...)
  no faults
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import product
from typing import Final

from skyrise.bots import Bot, Clock, make_bot
from skyrise.components import edition_ids
from skyrise.rules import Chance, Game, Seed

from .kinds import games_of_every_kind
from .report import SAME_SEED, SECRETS, BotFault, BotReport
from .sitting import Sitting

PLAYERS: Final = (2, 3, 4)
TWINS: Final = 2
"""One in the same world, one in a world with other secrets."""


def check_bot(
    bot: str | Callable[[Seed], Bot],
    *,
    games: int = 1,
    editions: Iterable[str] | None = None,
    players: Iterable[int] = PLAYERS,
    seed: int = 0,
    seconds: float = 0.2,
    deterministic: bool = True,
) -> BotReport:
    """Checks a bot, by its spec or its factory; raises a BotFault that lists all that is wrong with it.

    ``games``: so many for each edition (default: all) and number of players, with the seeds from ``seed`` on.
    ``seconds``: a clock that it has to keep. ``deterministic=False``: a bot that has its chance from elsewhere than the
    seed; then nobody can tell whether it knows what it may not know.
    """
    report = BotReport(bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot)))
    make = partial(make_bot, bot) if isinstance(bot, str) else bot
    chosen = edition_ids() if editions is None else tuple(editions)
    for edition, count, number in product(chosen, players, range(seed, seed + games)):
        _play(report, make, Game.new(count, edition, number), number, TWINS if deterministic else 0)
    for edition in chosen:
        for game, number in games_of_every_kind(edition):
            _decide_once(report, make, game, number, Clock(seconds))
    report.skipped = _skipped(report, deterministic)
    if report.faults:
        raise BotFault(report)
    return report


def _skipped(report: BotReport, deterministic: bool) -> tuple[str, ...]:
    """Of a bot that answers now so, now otherwise, nobody can tell what it knows."""
    if not deterministic:
        return (SAME_SEED, SECRETS)
    if all(fault.check != SAME_SEED for fault in report.faults):
        return ()
    report.faults = [fault for fault in report.faults if fault.check != SECRETS]
    return (SECRETS,)


def _play(report: BotReport, make: Callable[[Seed], Bot], game: Game, seed: int, twins: int) -> None:
    """A whole game: one seat is the bot's, the others play at random."""
    chance = Chance(seed, "check of a bot")
    seat = chance.below(game.players)
    report.games += 1
    with Sitting(report, game, seat, seed) as sitting:
        sitting.take_place(make, twins)
        while not game.is_over:
            answer = sitting.decide(Clock()) if game.to_act == seat else None
            game.play(answer or chance.choice(game.legal_actions()))


def _decide_once(report: BotReport, make: Callable[[Seed], Bot], game: Game, seed: int, clock: Clock) -> None:
    """One decision, at first without a clock: a program has yet to start."""
    assert game.to_act is not None
    with Sitting(report, game, game.to_act, seed) as sitting:
        sitting.take_place(make, twins=0)
        sitting.decide(Clock())
        sitting.decide(clock)

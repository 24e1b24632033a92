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
from skyrise.bots.game_loop import play_out
from skyrise.components import edition_ids
from skyrise.components.names import MAX_PLAYERS, MIN_PLAYERS
from skyrise.rules import Action, Chance, Game, Seed, View

from .kinds import games_of_every_kind
from .report import SAME_SEED, SECRETS, BotFault, BotReport
from .seat import CheckedSeat

PLAYERS: Final = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
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
    """Checks a bot, given by its spec or its factory; raises a BotFault that lists everything wrong with it.

    ``games``: how many to play for each edition (default: all) and number of players, with seeds from ``seed`` on.
    ``seconds``: the time limit that it must keep. ``deterministic=False``: for a bot with a source of randomness other
    than its seed; nobody can tell then whether it uses hidden information.
    """
    report = BotReport(bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot)))
    make = partial(make_bot, bot) if isinstance(bot, str) else bot
    chosen = edition_ids() if editions is None else tuple(editions)
    for edition, count, number in product(chosen, players, range(seed, seed + games)):
        _play(report, make, Game.new(count, edition, number), number, TWINS if deterministic else 0)
    for edition in chosen:
        for game, number in games_of_every_kind(edition):
            _decide_once(report, make, game, number, Clock(seconds))
    _drop_doubtful(report)
    if report.faults:
        raise BotFault(report)
    return report


def _drop_doubtful(report: BotReport) -> None:
    """If a bot's answers vary by themselves, nobody can tell what it knows."""
    if any(fault.check == SAME_SEED for fault in report.faults):
        report.faults = [fault for fault in report.faults if fault.check != SECRETS]
        del report.made[SECRETS]


def _play(report: BotReport, make: Callable[[Seed], Bot], game: Game, seed: int, twins: int) -> None:
    """A whole game: one seat is the bot's, the others play at random."""
    chance = Chance(seed, "check of a bot")
    seat = chance.below(game.players)
    report.games += 1
    with CheckedSeat(report, game, seat, seed) as checked:
        checked.make_bots(make, twins)

        def decide(who: int, view: View) -> Action:
            answer = checked.decide(Clock()) if who == seat else None
            return answer or chance.choice(view.legal)

        play_out(game, decide)


def _decide_once(report: BotReport, make: Callable[[Seed], Bot], game: Game, seed: int, clock: Clock) -> None:
    """One decision, the first time without a clock: a program has yet to start."""
    assert game.to_act is not None
    with CheckedSeat(report, game, game.to_act, seed) as checked:
        checked.make_bots(make, twins=0)
        checked.decide(Clock())
        checked.decide(clock)

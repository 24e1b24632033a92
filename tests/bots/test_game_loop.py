"""The loop of a game of bots."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise import Game
from skyrise.bots import Clock, make_bot
from skyrise.bots.game_loop import label_bots, play_bots, play_out
from skyrise.rules import Action, View


class Watched:
    """A random bot that notes what it is asked."""

    def __init__(self, seat: int) -> None:
        self.bot = make_bot("random", seat)
        self.asked: list[tuple[int | None, Clock]] = []

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        assert tuple(legal) == view.legal
        self.asked.append((view.seat, clock))
        return self.bot.choose(view, legal, clock)


def test_each_bot_decides_for_its_own_seat_with_the_clock() -> None:
    game, bots = Game.new(3, seed=5), [Watched(seat) for seat in range(3)]
    play_bots(game, bots, seconds=0.5)
    assert game.is_over
    assert sum(len(bot.asked) for bot in bots) == len(game.actions)
    for seat, bot in enumerate(bots):
        assert set(bot.asked) == {(seat, Clock(0.5))}


def test_whoever_decides_sees_what_the_seat_to_act_sees() -> None:
    game = Game.new(2, seed=5)

    def decide(seat: int, view: View) -> Action:
        assert seat == game.to_act == view.seat
        assert view == game.view(seat)
        return view.legal[-1]

    play_out(game, decide)
    assert game.is_over


def test_a_record_says_which_bot_had_which_seat() -> None:
    game = Game.new(2, seed=1)
    colors = game.names
    label_bots(game, ["random", "casual"])
    assert game.names == (f"{colors[0]} (random)", f"{colors[1]} (casual)")
    assert game.record().header["bots"] == ["random", "casual"]

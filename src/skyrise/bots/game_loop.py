"""The loop of every game in which bots play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skyrise.rules import Action, Game, View

from .aliases import split_name
from .contract import Bot, Clock


def play_out(game: Game, decide: Callable[[int, View], Action]) -> None:
    """Plays a game to its end; ``decide`` is called with the seat to act and what it sees."""
    while (seat := game.to_act) is not None:
        game.play(decide(seat, game.view(seat)))


def play_bots(game: Game, bots: Sequence[Bot], seconds: float | None = None) -> None:
    """Plays a game to its end with a bot on every seat; ``seconds`` is the time for each decision.

    >>> from skyrise.bots import make_bot
    >>> game = Game.new(players=2, seed=7)
    >>> play_bots(game, [make_bot("random", seat) for seat in range(2)])
    >>> game.is_over
    True
    """
    clock = Clock(seconds)
    play_out(game, lambda seat, view: bots[seat].choose(view, view.legal, clock))


def label_bots(game: Game, bots: Sequence[str]) -> None:
    """Says in the record of a game which bot has which seat: with the name that it was given, and as what it is."""
    named = [split_name(bot) for bot in bots]
    game.names = tuple(f"{color} ({name})" for color, (name, _) in zip(game.names, named, strict=True))
    game.header["bots"] = [spec for _, spec in named]

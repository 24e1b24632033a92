"""One side of ``versions.py``: the version that PYTHONPATH leads to, measured or playing. It reads lines and answers.

It uses only what earlier versions have too.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from time import thread_time

from skyrise.bots.expert import ENDING_DEALS, SOLVED
from skyrise.bots.searching import DEALS
from skyrise.kernel.loads import wait_for_best
from skyrise.rules import Action, Chance, Game, View, parse_action
from skyrise.search.mind import Mind

NODES = 1 << 19
"""As ``expert`` has them."""
EVERY = 9
"""Of the decisions of a random game, one in so many is measured."""


def fingerprint(game: Game) -> str:
    """Of a game before its first action: the edition, the deal, and a random game from there with its lists and scores.

    Two versions that differ in any of them do not play the same game.
    """
    edition = sorted((key, value.setting) for key, value in game.match.edition.values.items())
    one, chance, seen = game.copy(), Chance("fingerprint"), [repr(edition), repr(game.setup)]
    while not one.is_over:
        seen.append(" ".join(map(str, one.legal_actions())))
        one.play(chance.choice(one.legal_actions()))
    seen.append(repr([sheet.total for sheet in one.scores()]))
    return sha256("\n".join(seen).encode()).hexdigest()[:16]


def moments(players: int, edition: str) -> list[Game]:
    """Decisions of a random game."""
    game, chance, found = Game.new(players=players, edition=edition, seed=7), Chance(7), []
    while not game.is_over:
        if len(game.legal_actions()) > 1:
            found.append(game.copy())
        game.play(chance.choice(game.legal_actions()))
    return found[::EVERY]


def speed(players: int, edition: str, simulations: int) -> tuple[float, float, float]:
    """Simulations in a second; the same with all else that a decision needs; and the seconds before the first one."""
    load, spent, started, done = wait_for_best(), 0.0, 0.0, 0
    games = moments(players, edition)
    for game in games:
        view, mind = game.view(game.to_act), Mind(game.match, load, 1, NODES)
        begun = thread_time()
        mind.solve(view, ENDING_DEALS, SOLVED[players], 0)
        mind.think(view, DEALS, 2, None)
        first = thread_time()
        mind = Mind(game.match, load, 1, NODES)
        again = thread_time()
        mind.think(view, DEALS, simulations, None)
        started += first - begun
        spent += thread_time() - again
        done += int(mind._tree.visits[0])
    return done / (spent - started), done / spent, started / len(games)


def choose(mind: Mind, view: View, simulations: int, states: int) -> Action:
    """As ``expert`` does, but with as many simulations, and states of an ending, as it is told."""
    if len(view.legal) == 1:
        return view.legal[0]
    assert view.seat is not None
    if ends := mind.solve(view, ENDING_DEALS, SOLVED[mind.match.players], states):
        return max(ends, key=lambda one: one.worth(view.seat or 0)).action
    return max(mind.think(view, DEALS, simulations, None), key=lambda one: one.attention).action


def main() -> None:
    simulations, states, game, minds = int(sys.argv[1]), int(sys.argv[2]), Game.new(players=2, seed=0), {}
    for line in sys.stdin:
        command, *words = line.split()
        if command == "speed":
            print(*speed(int(words[0]), words[1], simulations), flush=True)
        elif command == "new":
            game = Game.new(players=int(words[0]), edition=words[2], seed=int(words[1]))
            seats, load = range(game.players), wait_for_best()
            minds = {seat: Mind(game.match, load, f"{words[1]}, {seat}", NODES) for seat in seats}
            print(fingerprint(game), flush=True)
        elif command == "play":
            game.play(parse_action(words[0]))
        else:
            assert game.to_act is not None
            print(choose(minds[game.to_act], game.view(game.to_act), simulations, states), flush=True)


if __name__ == "__main__":
    main()

"""Adds golden records of the current components for editions and player counts that have none. Those that are there are
never made again: they prove that old records keep replaying.

Usage: python tests/golden/make_records.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from skyrise import Game, edition_ids
from skyrise.components.published import CURRENT, FIRST
from skyrise.notation import write_record

FOLDER = Path(__file__).parent / "records"
RARE = ("W", "vault=", "choose=1+", "choose=2+", "choose=18", "choose=1", "choose=14")
WANTED = {2: ("vault=", "wild="), 3: ("W1@", "wild="), 4: ("W2@", "vault=")}
"""What the record with so many players has to have among its actions: the Vault, the Hammer, the Capital Building."""


def record_name(edition: str, players: int, version: str = FIRST) -> str:
    """The file of an edition, player count and version of the components."""
    return f"{edition}-{players}p.json" if version == FIRST else f"v{version}/{edition}-{players}p.json"


def play_with_a_taste_for_rare_actions(edition: str, players: int, seed: int) -> Game:
    """A random game in which Wonders are built early and cards with decisions are liked."""
    game, random = Game.new(players, edition, seed), Random(seed)
    while not game.is_over:
        legal = game.legal_actions()
        liked = [action for action in legal if str(action).startswith(RARE)]
        game.play(random.choice(liked if liked and random.random() < 0.6 else legal))
    return game


def wanted_game(edition: str, players: int) -> Game:
    """The first game, seed by seed, that has what is wanted."""
    for seed in range(10_000):
        game = play_with_a_taste_for_rare_actions(edition, players, seed)
        if all(any(str(a).startswith(start) for a in game.actions) for start in WANTED[players]):
            return game
    raise LookupError(f"no seed for {edition} with {players} players")


def main() -> None:
    for edition in edition_ids():
        for players in (2, 3, 4):
            path = FOLDER / record_name(edition, players, CURRENT)
            path.parent.mkdir(exist_ok=True)
            if not path.exists():
                path.write_text(write_record(wanted_game(edition, players).record()), encoding="utf-8")


if __name__ == "__main__":
    main()

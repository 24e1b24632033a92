"""A leaderboard that grows over runs: a file of results, and the table and page that are made of it.

A bot is known by its name and by what it is made of: a bot that has changed is a new one, and the old one stays.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from skyrise.bots import make_bot
from skyrise.components import Reason
from skyrise.notation.files import write_text

from ..bot_games.runner import MakeBot
from ..errors import ArenaError
from ..estimates import Estimate
from ..fingerprints import digest
from ..report import Fact, Section, Series, html_table, number, page, whisker_chart
from ..statistics import wilson
from .journal import heading
from .ratings import ratings
from .standings import Results

FORMAT: Final = "skyrise-board/1"
SHORT: Final = 6
"""Letters of a fingerprint that tell versions of a bot apart."""


@dataclass(frozen=True, slots=True)
class Place:
    """A bot on the board."""

    name: str
    code: str
    spec: str
    current: bool
    """The latest bot of its name."""
    games: int
    win_rate: float
    win_interval: tuple[float, float]
    rating: float
    rating_interval: tuple[float, float]

    @property
    def label(self) -> str:
        """The name, and for a bot that has changed since what it was made of."""
        return self.name if self.current else f"{self.name} ({self.code[:SHORT]})"


@dataclass
class Board:
    """All games of all runs."""

    bots: dict[str, dict[str, str]] = field(default_factory=dict)
    """By name and code: the name, the code, and the spec; in the order in which they came."""
    runs: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By what was played: how many players, the edition, and the games by their numbers."""

    def add(self, results: Results, make: MakeBot = make_bot) -> int:
        """Adds the games of a run; returns how many of them are new."""
        first = heading(results.plan, records=False, make=make)
        keys = {name: f"{name}@{first[f'code of {name}']}" for name in results.plan.specs}
        for name, spec in results.plan.specs.items():
            old = self.bots.pop(keys[name], {})  # it is the latest of its name now
            self.bots[keys[name]] = {**old, "name": name, "code": first[f"code of {name}"], "spec": spec}
        played = {key: value for key, value in first.items() if key != "records"}
        run = self.runs.setdefault(
            digest(played), {"players": results.plan.players, "edition": results.plan.edition, "games": {}}
        )
        before = len(run["games"])
        for game in results.games:
            job = results.jobs[game.job]
            seats = [[keys[bot], seat.rank, seat.won] for bot, seat in zip(job.bots, game.seats, strict=True)]
            run["games"].setdefault(str(job.number), seats)
        return len(run["games"]) - before

    def places(self) -> list[Place]:
        """The bots, the one with the best rating first."""
        games = [game for run in self.runs.values() for game in run["games"].values()]
        rated = ratings(([seat[0] for seat in game], [seat[1] for seat in game]) for game in games)
        latest = {bot["name"]: key for key, bot in self.bots.items()}
        places = []
        for key, rating in rated.items():
            won = [seat[2] for game in games for seat in game if seat[0] == key]
            bot = self.bots[key]
            place = Place(
                bot["name"], bot["code"], bot["spec"], latest[bot["name"]] == key, len(won),
                sum(won) / len(won), wilson(sum(won), len(won)), rating.mu, rating.interval,
            )  # fmt: skip
            places.append(place)
        return sorted(places, key=lambda place: -place.rating)


def read_board(path: Path) -> Board:
    """The board of a file; an empty one if there is none, and a refusal if the file is something else."""
    if not path.exists():
        return Board()
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        known = {FORMAT: document}[document["format"]]
        return Board(dict(known["bots"]), dict(known["runs"]))
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise ArenaError(Reason.ARENA_BOARD, place=str(path)) from error


def write_board(path: Path, board: Board, command: str) -> Path:
    """Writes the file, and the page beside it, whose path is returned."""
    write_text(path, json.dumps({"format": FORMAT, "bots": board.bots, "runs": board.runs}) + "\n")
    shown = path.with_suffix(".html")
    write_text(shown, board_page(board, command))
    return shown


def board_page(board: Board, command: str) -> str:
    """The board as one HTML file."""
    places = board.places()
    games = sum(len(run["games"]) for run in board.runs.values())
    rows = [
        [
            place.label,
            place.spec,
            f"{place.rating:.1f}",
            f"{place.rating_interval[0]:.1f} – {place.rating_interval[1]:.1f}",
            f"{place.win_rate:.1%}",
            f"{place.win_interval[0]:.1%} – {place.win_interval[1]:.1%}",
            f"{place.games:,}",
        ]
        for place in places
    ]
    head = ["bot", "what it is", "rating", "95%", "won", "95%", "games"]
    rated = [Estimate(place.label, place.rating, *place.rating_interval, place.games) for place in places]
    section = Section(
        "Who is the strongest",
        ["A bot that has changed since is listed by what it was made of then."],
        [whisker_chart("rating", [Series("rating", rated)], number, None), html_table("leaderboard", head, rows)],
    )
    facts = [Fact(str(len(places)), "bots"), Fact(f"{games:,}", "games"), Fact(str(len(board.runs)), "runs")]
    return page(
        "Leaderboard", "Every bot that has played, rated over all games of all runs.", facts, [section], command
    )

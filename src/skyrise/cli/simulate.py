"""``skyrise simulate``: many games of bots against bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbelow
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from skyrise.bots import closing_bots, make_bot, seat_seed
from skyrise.bots.aliases import named_bots, split_name
from skyrise.bots.game_loop import label_bots, play_bots
from skyrise.components.names import SOURCES
from skyrise.language import Language
from skyrise.notation import write_record
from skyrise.notation.files import write_text
from skyrise.rules import Game

from .options import EditionOption, IslandsOption, JsonOutput, PlayersOption, parse_islands
from .output import errors, print_json, screen
from .preparing import prepare_bots
from .speech import LanguageOption, spoken
from .tables import show_table


@dataclass
class Simulation:
    """The games so far, added up seat by seat."""

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    """A shared win is divided among the winners."""
    points: list[dict[str, int]] = field(default_factory=list)
    """Prestige by source, summed over all games."""

    def __post_init__(self) -> None:
        self.wins = [0.0] * len(self.bots)
        self.points = [dict.fromkeys(SOURCES, 0) for _ in self.bots]

    def add(self, game: Game) -> None:
        """Counts a finished game."""
        assert game.outcome is not None
        self.games += 1
        self.decisions += len(game.actions)
        for seat in game.outcome.winners:
            self.wins[seat] += 1 / len(game.outcome.winners)
        for sheet in game.outcome.scores:
            for source, points in sheet.points.items():
                self.points[sheet.seat][source] += points

    def mean(self, seat: int, source: str | None = None) -> float:
        """The mean Prestige of a seat, in total or from one source."""
        points = self.points[seat]
        return (sum(points.values()) if source is None else points[source]) / max(self.games, 1)


def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: PlayersOption = 4,
    edition: EditionOption = "retail",
    seed: Annotated[
        int | None, typer.Option(help="The seed of the first game; later games count up. Default: random.")
    ] = None,
    islands: IslandsOption = None,
    bots: Annotated[
        str, typer.Option(help="Names, separated by commas, one per seat; they repeat if too few.")
    ] = "random",
    records: Annotated[Path | None, typer.Option(help="Write one record file per game into this folder.")] = None,
    json_output: JsonOutput = False,
    language: LanguageOption = None,
) -> None:
    """Have bots play many games, and summarize them.

    Example: skyrise simulate --games 100 --players 4 --bots random --seed 7 --records games
    """
    speech = spoken(language)
    first = randbelow(10**9) if seed is None else seed
    names = bot_by_seat(bots, players)
    simulation = Simulation(tuple(split_name(bot)[0] for bot in names))
    started = perf_counter()
    numbers = range(first, first + games)
    for number in numbers if json_output else _counted(numbers, speech):
        game = play_game(players, edition, number, names, parse_islands(islands))
        simulation.add(game)
        if records is not None:
            write_text(records / f"{game.match.edition.id}-{players}p-{number}.json", write_record(game.record()))
    seconds = perf_counter() - started
    if json_output:
        print_json(
            {
                "players": players,
                "edition": edition,
                "seed": first,
                **simulation_document(simulation),
                "seconds": seconds,
            }
        )
    else:
        _print_table(simulation, seconds, speech)


def _counted(numbers: Sequence[int], speech: Language) -> Iterable[int]:
    """The same numbers, with a progress bar."""
    return track(numbers, speech.words("terminal-playing"), console=errors, transient=True)


def bot_by_seat(bots: str, players: int) -> tuple[str, ...]:
    """The bot of each seat; names repeat if there are fewer than seats."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) > players:
        raise typer.BadParameter(f"{len(names)} bots for {players} seats", param_hint="--bots")
    named_bots(names)  # refuses one name for two bots
    return tuple(names[seat % len(names)] for seat in range(players))


def play_game(
    players: int, edition: str, seed: int, names: tuple[str, ...], islands: Mapping[str, str] | None = None
) -> Game:
    """One game of bots, from the first bid to the last."""
    game = Game.new(players, edition, seed, islands=islands)
    label_bots(game, names)
    seats = [make_bot(split_name(bot)[1], seat_seed(seed, seat)) for seat, bot in enumerate(names)]
    with closing_bots(seats):
        prepare_bots(seats)
        play_bots(game, seats)
    return game


def simulation_document(simulation: Simulation) -> dict[str, Any]:
    """The games as JSON."""
    return {
        "games": simulation.games,
        "decisions": simulation.decisions,
        "seats": list(_rows(simulation)),
    }


def _rows(simulation: Simulation) -> Iterator[dict[str, Any]]:
    for seat, bot in enumerate(simulation.bots):
        sources = {source: round(simulation.mean(seat, source), 2) for source in SOURCES}
        mean = round(simulation.mean(seat), 2)
        yield {
            "seat": seat,
            "bot": bot,
            "wins": simulation.wins[seat],
            "mean_prestige": mean,
            "mean_by_source": sources,
        }


def _print_table(simulation: Simulation, seconds: float, speech: Language) -> None:
    words = speech.words
    table = Table("", *(words("terminal-seat", seat=seat, bot=bot) for seat, bot in enumerate(simulation.bots, 1)))
    seats = range(len(simulation.bots))
    table.add_row(
        words("terminal-wins"), *(f"{simulation.wins[seat] / simulation.games:.1%}" for seat in seats), style="bold"
    )
    table.add_row(words("table-prestige-word"), *(f"{simulation.mean(seat):.1f}" for seat in seats), style="bold")
    table.add_section()
    for source in SOURCES:
        table.add_row(words(f"source-{source}"), *(f"{simulation.mean(seat, source):.1f}" for seat in seats))
    show_table(table)
    decisions = round(simulation.decisions / simulation.games)
    told = words("terminal-simulated", games=simulation.games, seconds=f"{seconds:.1f}", decisions=decisions)
    screen.print(told, soft_wrap=True)

"""What is wanted: rates that lie within intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from skyrise.components import Reason
from skyrise.components.names import MAX_PLAYERS, MIN_PLAYERS, PLAYER_COLORS, WONDERS
from skyrise.components.reading import Node, show

from ..balance.measures import CARDS, STARTING_POSITIONS, wins, wonders
from ..estimates import Measure
from ..games import Chunk
from .fields import known_fields, percent


class Rate(NamedTuple):
    """A kind of rate: where it is measured, of whom, and what it is called."""

    group: str
    measure: Callable[[Chunk], Mapping[str, Measure]]
    labels: Callable[[int], Mapping[str, str]]
    """By number of players: what a task file calls each, and the label in the measure."""
    title: str


def _colors(_: int) -> dict[str, str]:
    return {color: color for color in PLAYER_COLORS}


def _seats(players: int) -> dict[str, str]:
    return {str(seat + 1): f"seat {seat}" for seat in range(players)}


def _positions(players: int) -> dict[str, str]:
    return {str(number + 1): STARTING_POSITIONS[number] for number in range(players)}


def _cards(_: int) -> dict[str, str]:
    return {str(card.number): label for card, label in zip(WONDERS, CARDS, strict=True)}


RATES: Final = {
    "color": Rate("win.color", wins, _colors, "wins of a color"),
    "seat": Rate("win.seat", wins, _seats, "wins of a seat"),
    "start": Rate("win.position", wins, _positions, "wins by place in the first auction"),
    "dealt": Rate("win.dealt", wonders, _cards, "wins of those who were dealt a card"),
    "kept": Rate("win.wonder", wonders, _cards, "wins of those who kept a card"),
    "keeps": Rate("wonder.kept", wonders, _cards, "how often a card is kept"),
}


class Company(NamedTuple):
    """Who plays: one kind of player on every seat, and how many seats."""

    player: str
    """``judged``, ``searched``, ``random``, or a bot."""
    players: int

    def __str__(self) -> str:
        return f"{self.players} players, {self.player}"


@dataclass(frozen=True, slots=True)
class Want:
    """A rate and the interval in which it is wanted."""

    rate: str
    company: Company
    of: str
    """Whose, as the task file has it."""
    low: float
    high: float

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def label(self) -> str:
        """Whose, as the measure has it."""
        return RATES[self.rate].labels(self.company.players)[self.of]

    def column(self, measured: Mapping[str, Measure]) -> tuple[Measure, int]:
        """Where the rate stands in what was measured."""
        measure = measured[RATES[self.rate].group]
        return measure, measure.labels.index(self.label)


def read_wants(nodes: Sequence[Node], player: str) -> tuple[Want, ...]:
    """The entries ``[[want]]`` of a task file, one want for each number of players and each color, seat or card; who
    plays, unless an entry says otherwise, is the player of the task."""
    return tuple(want for node in nodes for want in _read(node, player))


def _read(node: Node, usual: str) -> Iterator[Want]:
    known_fields(node, ("rate", "of", "players", "player", "percent"))
    rate = node.field("rate").choice(tuple(RATES))
    low, high = _interval(node.field("percent"))
    player = node.get("player", usual).text()
    raw = node.field("players")
    for item in raw.items() if isinstance(raw.raw, list) else (raw,):
        players = item.number(MIN_PLAYERS, MAX_PLAYERS)
        names = tuple(RATES[rate].labels(players))
        whose = [_whose(one, names) for one in node.field("of").items()] if "of" in node.fields() else names
        yield from (Want(rate, Company(player, players), of, low, high) for of in whose)


def _whose(node: Node, names: Sequence[str]) -> str:
    """A color by its name; a seat, a place or a card by its number."""
    raw = node.raw
    text = str(raw) if isinstance(raw, int) and not isinstance(raw, bool) else raw
    if text not in names:
        raise node.error(Reason.VALUE_CHOICE, words=", ".join(names), found=show(raw))
    return str(text)


def _interval(node: Node) -> tuple[float, float]:
    ends = [percent(item) for item in node.items()]
    if len(ends) != 2:
        raise node.error(Reason.VALUE_ITEMS, least="2", most="2", found=len(ends))
    low, high = ends
    if low >= high:
        raise node.error(Reason.TUNE_BOUNDS, least=f"{100 * low:g}", most=f"{100 * high:g}")
    return low, high

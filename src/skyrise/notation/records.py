"""Game records, ``skyrise-record/1``: text to record and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, cast

from skyrise.components.names import DISCS, FACTION_COLORS, PANORAMAS, PATRONS, SOURCES
from skyrise.components.reading import Node, parse_json
from skyrise.components.schema import MAX_PRESTIGE
from skyrise.rules import Action, BadAction, Match, Record, Result, Setup, parse_action

from .documents import (
    Color,
    Disc,
    Faction,
    Panorama,
    PatronTiles,
    RecordDocument,
    RecordedResult,
    ScoreDocument,
    SetupDocument,
)
from .errors import BadDocument
from .matches import by_slot, components_of, read_format, read_match

FORMAT: Final = "skyrise-record/1"
COMPONENTS: Final = ("components", "published", "edition", "edition_data", "island_data")
KNOWN: Final = ("format", *COMPONENTS, "seats", "setup", "actions", "result")
MOST_POINTS: Final = 10_000


def write_record(record: Record) -> str:
    """The text of a record: a line for each part."""
    return one_line_each(record_document(record))


def one_line_each(document: Mapping[str, object]) -> str:
    """A JSON object with each of its fields on a line of its own."""
    lines = (f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in document.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def record_document(record: Record) -> RecordDocument:
    """The JSON document of a record; further fields of its header come before the seats."""
    match, setup = record.match, record.setup
    further = {name: value for name, value in record.header.items() if name not in KNOWN}
    document: RecordDocument = {
        "format": FORMAT,
        **components_of(match),
        "edition": match.edition.id,
        **cast(RecordDocument, further),
        "seats": [
            {"color": cast(Color, color), "name": name} for color, name in zip(match.colors, record.names, strict=True)
        ],
        "setup": _setup_document(match, setup),
        "actions": [str(action) for action in record.actions],
    }
    if record.result is not None:
        document["result"] = recorded_result(record.result)
    return document


def _setup_document(match: Match, setup: Setup) -> SetupDocument:
    return {
        "islands": by_slot(match),
        "discs": cast(dict[str, Disc], dict(setup.discs)),
        "wonder_hands": [list(hand) for hand in setup.wonder_hands],
        "objectives": cast(list[Faction], list(setup.objectives)),
        "panoramas": cast(list[Panorama], list(setup.panoramas)),
        "patron_values": cast(PatronTiles, dict(setup.patron_values)),
        "starter": setup.starter,
    }


def recorded_result(result: Result) -> RecordedResult:
    """The ``result`` of a record."""
    return {
        "scores": [cast(ScoreDocument, dict(score)) for score in result.scores],
        "finished": list(result.finished),
        "winners": list(result.winners),
    }


def read_record(text: str) -> Record:
    """The record of a text. Whether its actions are legal is seen when it is replayed (``Game.from_record``)."""
    document = Node(parse_json(text, BadDocument), "", BadDocument)
    read_format(document, FORMAT)
    setup = document.field("setup")
    match = read_match(document, setup.field("islands"))
    names = tuple(
        seat.get("name", color.capitalize()).text()
        for seat, color in zip(document.field("seats").items(), match.colors, strict=True)
    )
    return Record(
        match=match,
        names=names,
        setup=_setup(setup),
        actions=tuple(read_action(node) for node in document.field("actions").items()),
        result=_result(document.get("result")),
        header={name: node.raw for name, node in document.fields().items() if name not in KNOWN},
    )


def read_action(node: Node) -> Action:
    """One action."""
    try:
        return parse_action(node.text())
    except BadAction as error:
        raise node.error(error.reason, **error.arguments) from error


def _setup(node: Node) -> Setup:
    return Setup(
        discs={place: disc.choice(DISCS) for place, disc in node.field("discs").fields().items()},
        wonder_hands=tuple(cards(hand) for hand in node.field("wonder_hands").items()),
        objectives=tuple(color.choice(FACTION_COLORS) for color in node.field("objectives").items()),
        panoramas=tuple(card.choice(PANORAMAS) for card in node.field("panoramas").items()),
        patron_values={letter: node.field("patron_values").field(letter).number(0, MAX_PRESTIGE) for letter in PATRONS},
        starter=node.field("starter").number(0, 3),
    )


def cards(node: Node) -> tuple[int, ...]:
    """Wonder cards, ascending."""
    return tuple(sorted(card.number(1, 20) for card in node.items()))


def _result(node: Node) -> Result | None:
    if node.is_null:
        return None
    keys = (*SOURCES, "total")
    return Result(
        scores=tuple(
            {key: score.field(key).number(0, MOST_POINTS) for key in keys} for score in node.field("scores").items()
        ),
        finished=seats(node.field("finished")),
        winners=seats(node.field("winners")),
    )


def seats(node: Node) -> tuple[int, ...]:
    """A list of seats."""
    return tuple(seat.number(0, 3) for seat in node.items())

"""Records that are broken, one for each reason: the text, the form, the set-up, or the game is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from skyrise.notation import read_record
from skyrise.rules import Game

Document = dict[str, Any]
Break = Callable[[], object]
"""Hands something broken in."""

WHOLE = Path(__file__).parent.parent / "golden/records/retail-3p.json"


@cache
def _text() -> str:
    return WHOLE.read_text(encoding="utf-8")


def replay(text: str) -> Game:
    """As the server and the commands do."""
    return Game.from_record(read_record(text))


def broken(change: Callable[[Document], object]) -> Break:
    """The record of a game by the rules, with a change."""

    def hand_in() -> object:
        document = json.loads(_text())
        change(document)
        return replay(json.dumps(document))

    return hand_in


def _other_disc(document: Document) -> None:
    discs = document["setup"]["discs"]
    discs["H1"] = "green" if discs["H1"] != "green" else "white"


TEXTS = {
    "json.syntax": '{"format": ',
    "json.constant": '{"seed": NaN}',
    "json.twice": '{"seed": 1, "seed": 2}',
    "json.deep": "[" * 100_000,
    "json.digits": "1" * 10_000,
    "json.half": r'{"seed": "\ud800"}',
    "value.object": "[]",
}
CHANGES: dict[str, Callable[[Document], object]] = {
    "value.missing": lambda d: d["setup"].pop("starter"),
    "value.list": lambda d: d.update(actions="24@H1"),
    "value.text": lambda d: d["seats"][0].update(name=""),
    "value.choice": lambda d: d["setup"]["discs"].update(H1="gold"),
    "value.number": lambda d: d["setup"]["wonder_hands"][0].append(21),
    "value.format": lambda d: d.update(format="skyrise-record/9"),
    "value.fields": lambda d: d.update(island_data={"central": {}}),
    "setup.players": lambda d: d.update(seats=d["seats"][:1]),
    "match.colors": lambda d: d["seats"][1].update(color=d["seats"][0]["color"]),
    "match.components": lambda d: d.update(components="9"),
    "city.slot": lambda d: d["setup"]["islands"].update(up="aurora"),
    "component.refused": lambda d: d["setup"]["islands"].update(
        north="aurora", east="aurora", south="aurora", west=None
    ),
    "setup.outer": lambda d: d["setup"].update(islands={"north": "aurora"}),
    "setup.different": lambda d: d["setup"].update(panoramas=["lakes", "lakes"]),
    "setup.seat": lambda d: d["setup"].update(starter=3),
    "setup.neighborhood": lambda d: d["setup"]["discs"].update(Q1="green"),
    "setup.disc": lambda d: d["setup"]["discs"].pop("H1"),
    "setup.discs": _other_disc,
    "setup.hands": lambda d: d["setup"]["wonder_hands"].pop(),
    "setup.hand": lambda d: d["setup"]["wonder_hands"][0].pop(),
    "setup.card-twice": lambda d: d["setup"]["wonder_hands"].__setitem__(1, d["setup"]["wonder_hands"][0]),
    "setup.tiles": lambda d: d["setup"]["patron_values"].update(A=3, B=3),
    "action.unreadable": lambda d: d["actions"].insert(4, "jump"),
    "record.action": lambda d: d["actions"].__setitem__(3, "99@H1"),
    "record.result": lambda d: d["actions"].pop(),
}
RECORDS: dict[str, Break] = {
    **{reason: partial(replay, text) for reason, text in TEXTS.items()},
    **{reason: broken(change) for reason, change in CHANGES.items()},
    "record.no-setup": lambda: Game.from_position(Game.new(2, seed=1).position()).record(),
    "setup.names": lambda: Game.new(2, names=["Ada"]),
}

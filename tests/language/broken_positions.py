"""Positions that are broken, one for each reason."""

from __future__ import annotations

import json
from collections.abc import Callable

from language.broken_records import Break, Document
from scenes import scene
from skyrise.notation import position_document, read_position
from skyrise.rules import Game

SEVEN = {"H1": "24", "H2": "16", "H3": "17", "H4": "57", "A13": "62", "A12": "72", "A14": "96"}
"""All era-1 buildings of seat 0."""
TWELVE = dict(zip(("B1", "B2", "B3", "B4", "B5"), ("3", "33", "43", "78", "81"), strict=True)) | SEVEN
VAULT = ((18,), (6,), (9,), (15,))


def auction() -> Game:
    """Seat 2 is to answer a bid of seat 1."""
    return scene({"H1": "24", "H2": "30", "H3": "W15"}, bids=[("16", "A13"), ("25", "A14")], to_act=2)


def finished() -> Game:
    """Seat 0 has built everything."""
    return scene({**TWELVE, "B6": "W5"}, finished=(0,), to_act=1)


def first_era() -> Game:
    return scene({"H1": "24"}, era=1, to_act=0)


def choosing() -> Game:
    return scene(SEVEN, era=1, pending="choose", chosen=[[1], None, None, None], to_act=1)


def wild() -> Game:
    return scene({"H1": "24", "H2": "30"}, pending="wild", won=("H1", 1))


def vault() -> Game:
    return scene({"H1": "24", "H2": "W18"}, pending="vault", won=("H2", 1), discs={"A1": "green"}, wonders=VAULT)


def manual_vault() -> Game:
    lying = {"H2": "green", "A1": "white"}
    return scene(
        {"H1": "24", "H2": "W18"}, edition="manual", pending="vault", won=("H2", 1), discs=lying, wonders=VAULT
    )


def over() -> Game:
    game = Game.new(2, seed=3)
    while not game.is_over:
        game.play(game.legal_actions()[0])
    return game


def piece(seat: int, at: str, **what: int) -> Document:
    return {"seat": seat, "at": at, **what}


def broken(make: Callable[[], Game], change: Callable[[Document], object]) -> Break:
    """A position with a change."""

    def take_up() -> object:
        document = json.loads(json.dumps(position_document(make().position())))
        change(document)
        return Game.from_position(read_position(json.dumps(document)))

    return take_up


def _without_keys(document: Document, **changes: object) -> None:
    document.update(changes)
    document["players"][0]["visionary"]["keys"] = []


def _twice_finished(document: Document) -> None:
    document["finished"] = [0, 0]
    document["players"][0]["visionary"]["keys"] = ["large", "small"]


def _other_finished(document: Document) -> None:
    _without_keys(document, finished=[1])
    document["players"][1]["visionary"]["keys"] = ["large"]


CHANGES: dict[str, tuple[Callable[[], Game], Callable[[Document], object]]] = {
    "value.flag": (auction, lambda d: d["players"][0].update(objective_revealed=1)),
    "position.seats": (auction, lambda d: d["players"].pop()),
    "position.piece": (auction, lambda d: d["structures"].append({"seat": 0, "at": "A1"})),
    "position.building": (auction, lambda d: d["structures"].append(piece(0, "A1", building=30))),
    "position.wonder": (auction, lambda d: d["structures"].append(piece(0, "A1", wonder=1))),
    "position.occupied": (auction, lambda d: d["structures"].append(piece(0, "H1", building=57))),
    "position.built": (auction, lambda d: d["structures"].append(piece(0, "A1", building=24))),
    "position.era2": (first_era, lambda d: d["structures"].append(piece(0, "A1", building=3))),
    "position.collections": (auction, lambda d: d["players"][0]["rows"].update(green=3)),
    "position.collected": (auction, lambda d: d["discs"].update(H1="green")),
    "position.discs": (auction, lambda d: d["discs"].update(A1="wild", A2="wild", A3="wild")),
    "position.repeated": (auction, lambda d: d["players"][1].update(wonders=[5])),
    "position.tile": (auction, lambda d: d["patron_values"].update(A=3)),
    "position.hand": (first_era, lambda d: d["players"][0]["wonder_hand"].pop()),
    "position.chosen": (auction, lambda d: d["players"][1].update(wonders=[1, 2])),
    "position.put-away": (auction, lambda d: d["players"][1].update(put_away=[1])),
    "position.excess": (auction, lambda d: d["players"][0]["visionary"].update(excess=1)),
    "position.keys": (auction, lambda d: d["players"][0]["visionary"].update(keys=["large"])),
    "position.finished": (finished, _twice_finished),
    "position.unfinished": (finished, _other_finished),
    "position.unnamed": (finished, lambda d: _without_keys(d, finished=[])),
    "position.done": (finished, lambda d: d.update(to_act=0)),
    "position.era": (choosing, lambda d: d.update(pending=None)),
    "position.both": (auction, lambda d: d.update(pending={"kind": "choose", "chosen": [None] * 4})),
    "position.no-bids": (auction, lambda d: d["auction"]["bids"].clear()),
    "position.absent": (finished, lambda d: d.update(auction={"starter": 0, "bids": [piece(1, "A1", building=9)]})),
    "position.starter": (auction, lambda d: d["auction"].update(starter=2)),
    "position.own-bid": (auction, lambda d: d["auction"]["bids"].append(piece(1, "A11", building=89))),
    "position.bid": (auction, lambda d: d["auction"]["bids"][1].update(at="A1")),
    "position.passed": (auction, lambda d: d["auction"].update(passed=[1])),
    "position.nobody": (auction, lambda d: d["auction"].update(passed=[0, 2, 3])),
    "position.turn": (auction, lambda d: d.update(to_act=3)),
    "position.won": (wild, lambda d: d["pending"]["won"].update(at="H2")),
    "position.decision": (wild, lambda d: d.update(to_act=2)),
    "position.started": (wild, lambda d: d["pending"]["won"].update(started=False)),
    "position.vault": (wild, lambda d: d["pending"].update(kind="vault")),
    "position.vault-own": (manual_vault, lambda d: d["pending"].update(kind="wild")),
    "position.vault-nothing": (vault, lambda d: d["discs"].clear()),
    "position.choose-early": (choosing, lambda d: d["structures"].pop()),
    "position.choose-nobody": (choosing, lambda d: d.update(to_act=None)),
    "position.choose-cards": (choosing, lambda d: d["pending"].update(chosen=[[9], None, None, None])),
    "position.choose-order": (choosing, lambda d: d["pending"].update(chosen=[None] * 4)),
    "position.not-over": (auction, lambda d: d.update(to_act=None)),
    "position.over": (over, lambda d: d.update(auction={"starter": 0, "bids": [piece(0, "H1", building=24)]})),
}
POSITIONS: dict[str, Break] = {reason: broken(*change) for reason, change in CHANGES.items()}

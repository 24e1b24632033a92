"""Nothing leaves the server that its reader may not know: spoken to as each seat and as a spectator."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from serving import Visitor
from skyrise.notation import read_record
from skyrise.rules import Game

SEATS = 3
EVERY = 17
"""Decisions between two looks at everything."""


def told(reader: Visitor, table: str) -> dict[str, str]:
    """Everything that a reader can get of a table, as it came over the wire."""
    paths = ("", "/news?wait=0", "/outlook", "/text", "/replay", "/reasons?piece=24", "/reasons?piece=W7")
    return {path: reader.http.get(f"/api/tables/{table}{path}").text for path in paths}


def looked_at(visitor: Callable[..., Visitor], players: int) -> tuple[list[list[dict[str, str]]], list[int], str, str]:
    """A whole game: what each seat and the spectator were told at some moments, the plies, the record, the seed."""
    people = [visitor() for _ in range(players)]
    host, spectator = people[0], visitor()
    table = host.host("me", *["open"] * (players - 1))["now"]["table"]
    for seat, guest in enumerate(people[1:], 1):
        guest.do(table, type="claim", seat=seat, name=f"Guest {seat}")
    if host.news(table)["now"]["status"] == "gathering":
        host.do(table, type="start")
    random, moments, plies = Random(players), [], []
    while (now := spectator.news(table)["now"])["status"] != "over":
        if now["ply"] % EVERY == 0 or now["view"].get("pending", {}).get("kind") == "choose":
            moments.append([told(reader, table) for reader in (*people, spectator)])
            plies.append(now["ply"])
        mover = people[now["view"]["to_act"]]
        news = mover.news(table)
        mover.act(news, random.choice(news["now"]["view"]["legal"]))
    return moments, plies, host.http.get(f"/api/tables/{table}/record").text, host.news(table)["now"]["seed"]


def test_nobody_is_told_a_secret_before_the_end(visitor: Callable[..., Visitor]) -> None:
    moments, plies, record, seed = looked_at(visitor, SEATS)
    whole = read_record(record)
    assert json.loads(record)["seed"] == seed
    assert len(moments) > 6
    for ply, moment in zip(plies, moments, strict=True):
        game = Game.from_record(whole.until(ply))
        for reader, documents in enumerate(moment):
            seat = reader if reader < SEATS else None
            assert not any(seed in text for text in documents.values())
            _check_news(game, seat, json.loads(documents[""]))
            _check_replay(game, seat, json.loads(documents["/replay"]))
            _check_outlook(game, seat, json.loads(documents["/outlook"]))


def _check_view(game: Game, seat: int | None, view: dict[str, Any]) -> None:
    """Hands, objectives, cards put away and patron values: only one's own, or what lies open."""
    for number, board in enumerate(view["players"]):
        if number != seat:
            assert board["wonder_hand"] in (None, [])
            assert board["objective"] is None or board["objective_revealed"]
            assert "put_away" not in board
    held = {} if seat is None else game.position().players[seat].patrons
    for letter, value in view["patron_values"].items():
        assert (value is not None) == bool(held.get(letter))
    if view.get("pending", {}).get("kind") == "choose":
        assert all(kept is None for number, kept in enumerate(view["pending"]["chosen"]) if number != seat)


def _check_lines(seat: int | None, lines: list[dict[str, Any]]) -> None:
    """Of what only one may know of an event, nobody else has an argument."""
    for line in lines:
        if line["seat"] != seat and line["kind"] in ("learn", "choose"):
            assert {"value", "cards"}.isdisjoint(line["message"]["args"])


def _check_news(game: Game, seat: int | None, news: dict[str, Any]) -> None:
    assert (news["now"]["seed"], news["now"]["result"]) == (None, None)
    assert set(news["now"]["you"]["links"]) == ({str(seat)} if seat is not None else set())
    assert bool(news["now"]["view"]["legal"]) == (seat is not None and seat == game.to_act)
    _check_view(game, seat, news["now"]["view"])
    _check_lines(seat, news["lines"])


def _check_replay(game: Game, seat: int | None, replay: dict[str, Any]) -> None:
    assert (replay["seed"], replay["result"]) == (None, None)
    first = replay["frames"][0]["view"]
    _check_view(game, seat, {**first, **replay["frames"][-1]["view"]})
    for frame in replay["frames"]:
        _check_lines(seat, frame["lines"])


def _check_outlook(game: Game, seat: int | None, outlook: dict[str, Any]) -> None:
    """If the game ended now: an objective and patron values that the reader does not know add nothing."""
    known, sheets = game.view(seat).position, game.outcome_now().scores
    for number, sheet in enumerate(sheets):
        secret = 0 if known.players[number].objective else sheet.points["objective"]
        secret += sum(
            receipt.points
            for receipt in sheet.receipts
            if receipt.source == "patrons" and known.patron_values[receipt.place[-1]] is None
        )
        assert outlook["totals"][number] == sheet.total - secret

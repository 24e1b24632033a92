"""Whole games by HTTP alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from serving import Server, Visitor
from skyrise.notation import read_record
from skyrise.rules import Game
from skyrise.rules.fairness import check_fairness

EXAMPLES = Path(__file__).parents[3] / "examples"


def play(visitor: Visitor, table: str, seat: int, failed: Event) -> list[dict[str, Any]]:
    """Plays a seat by long polls to the end of the game; returns all lines that it was told."""
    random, news = Random(seat), visitor.news(table)
    lines: list[dict[str, Any]] = list(news["lines"])
    try:
        while news["now"]["status"] != "over":
            assert not failed.is_set(), "somebody else has failed"
            if news["now"]["view"]["to_act"] == seat:
                visitor.act(news, random.choice(news["now"]["view"]["legal"]))
            news = visitor.get(f"/tables/{table}/news", since=news["version"], wait=5)
            lines += news["lines"]
    except BaseException:
        failed.set()
        raise
    return lines


def test_four_clients_with_tokens_play_a_whole_game(visitor: Callable[..., Visitor]) -> None:
    host, *guests = [visitor() for _ in range(4)]
    table = host.host("me", "open", "open", "open")["now"]["table"]
    for seat, guest in enumerate(guests, 1):
        guest.do(table, type="claim", seat=seat, name=f"Guest {seat}")
    tokens = [one.news(table)["now"]["you"]["links"][str(seat)] for seat, one in enumerate((host, *guests))]
    if host.news(table)["now"]["status"] == "gathering":
        host.do(table, type="start")
    seats = [visitor(token) for token in tokens]
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(play, seats, [table] * 4, range(4), [Event()] * 4))
    for lines in told:
        keys = [(line["version"], line["index"]) for line in lines]
        assert keys == sorted(set(keys)), "a line was told twice, or in a wrong order"
    assert len({len(lines) for lines in told}) == 1
    record = read_record(host.http.get(f"/api/tables/{table}/record").text)
    assert Game.from_record(record).is_over
    assert check_fairness(record).is_fair


@pytest.mark.parametrize("example", [("http_bot.py",), ("seat_bot.py", "beginner")], ids=lambda words: words[0])
def test_an_example_plays_to_the_end(server: Server, visitor: Callable[..., Visitor], example: tuple[str, ...]) -> None:
    host = visitor()
    table = host.host("random", "open")["now"]["table"]
    program, *bot_name = example
    link = f"{server.address}/t/{table}"
    command = [sys.executable, str(EXAMPLES / program), link, *bot_name, "--name", "Robo"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        news = host.news(table)
        while news["now"]["seats"][1]["kind"] == "open":
            news = host.get(f"/tables/{table}/news", since=news["version"], wait=20)
        assert news["now"]["seats"][1]["name"] == "Robo"
        if news["now"]["status"] == "gathering":
            host.do(table, type="start")
        out, _ = bot.communicate(timeout=120)
    assert bot.returncode == 0
    assert json.loads(out) == host.news(table)["now"]["result"]["scores"]

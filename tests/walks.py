"""What is asked of both ends of the wire: whole games, tries of them, and games that go on as their files."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from random import Random
from typing import Any, Final

from skyrise.notation import read_record
from skyrise.notation.game_files import GameFile
from skyrise.rules import Game

EDITIONS: Final = ("retail", "polish", "russian", "preview", "manual")
UNTIL_MINE: Final = "UNTIL_MINE"
"""Instead of a method: wait until one of my seats is to act, or the game is over. Nothing is compared."""
UNTIL_REVIEWED: Final = "UNTIL_REVIEWED"
"""Instead of a method: ask for a review until it is finished."""
HANDED_IN: Final = "THE-FILE"
"""Instead of an id: that of the file that was handed in last. Files that a browser keeps have other ids."""

Question = tuple[str, str, object]
"""A method, a path and what is sent."""
Walk = Generator[Question, Any, None]
Part = Generator[Question, Any, Any]
"""A part of a walk, which may return something to the rest."""


def walk(seed: int) -> Walk:
    """Plays a game, tries it again, and takes it elsewhere as a file: in the middle of it, and when it is over."""
    chance = Random(seed)
    seats = some_seats(chance, chance.randint(2, 4))
    wish = {"seats": seats, "edition": chance.choice(EDITIONS), "pace": 0, "shuffle": chance.random() < 0.5}
    made = yield "POST", "/api/tables", wish
    table = path_of(made)
    yield "GET", f"{table}/edition", None
    yield from look_around(chance)
    leaves = chance.randint(1, 12)
    yield from play(table, chance, leaves)
    yield UNTIL_MINE, table, None
    under_way = yield "GET", f"{table}/record?unfinished=true", None
    yield "GET", f"{table}/review", None
    yield from play(table, chance)
    record = yield from look_back(table)
    yield from look_closely(table, under_way)
    yield "GET", "/api/mine", None
    yield from try_again(table, chance)
    yield from go_on(chance.choice((under_way, record)), len(seats), chance)


def some_seats(chance: Random, players: int) -> list[dict[str, str]]:
    """Mine, and others that are mine or a bot's: at one screen."""
    return [
        {"kind": "me"},
        *chance.choices([{"kind": "me"}, {"kind": "bot", "bot": "random"}], k=players - 1),
    ]


def path_of(news: Any) -> str:
    """Where a table is asked."""
    return f"/api/tables/{news['now']['table']}"


def play(table: str, chance: Random, decisions: int | None = None) -> Walk:
    """Plays at random as whoever of mine is to act: some decisions, or to the end."""
    made = 0
    while made != decisions:
        news = yield UNTIL_MINE, table, None
        if news["now"]["status"] == "over":
            return
        seat = news["now"]["view"]["to_act"]
        news = yield "GET", f"{table}?seat={seat}", None
        if chance.random() < 0.1:
            yield "GET", f"{table}/outlook?seat={seat}", None
            yield "GET", f"{table}/reasons?seat={seat}&piece=11", None
            yield "GET", f"{table}/text?seat={seat}&language={chance.choice(('en', 'pl', 'ru'))}", None
            for what in ("standing", "coach", "advice"):
                yield "GET", f"{table}/{what}?seat={seat}", None
        legal = news["now"]["view"]["legal"]
        action = "pass" if "pass" in legal and chance.random() < 0.5 else chance.choice(legal)
        command = {"type": "act", "seat": seat, "action": action, "seen": news["version"]}
        yield "POST", f"{table}/commands", {"id": f"action-{news['version']}", **command}
        made += 1


def look_back(table: str) -> Part:
    """All that a finished game can be asked for; returns its record."""
    for what in ("", "/replay", "/edition", "/city"):
        yield "GET", f"{table}{what}", None
    return (yield "GET", f"{table}/record", None)


def look_around(chance: Random) -> Walk:
    """What belongs to no table: rules, editions, lessons and puzzles, and islands, drawn on by a step."""
    for what in ("rules", "editions", f"editions/{chance.choice(EDITIONS)}", "city", "tables"):
        yield "GET", f"/api/{what}", None
    lessons = yield "GET", "/api/lessons", None
    lesson = f"/api/lessons/{chance.choice(lessons)['id']}"
    yield "GET", lesson, None
    for tried in ({"action": "pass"}, {"number": 5}, {}):
        yield "POST", f"{lesson}/tries", {"step": 0, "played": [], **tried}
    puzzles = yield "GET", "/api/puzzles", None
    puzzle = f"/api/puzzles/{chance.choice(puzzles)['id']}"
    moment = yield "GET", puzzle, None
    yield "POST", f"{puzzle}/tries", {"action": chance.choice(moment["view"]["legal"])}
    drawn = yield "GET", "/api/islands/blank", None
    for step in ({"type": "check"}, {"type": "windmill", "area": "X1"}, {"type": "windmill", "area": "X9"}):
        yield "POST", "/api/islands/edit", {**step, "island": drawn["island"]}
    yield "POST", "/api/islands/picture", drawn["island"]


def look_closely(table: str, under_way: Any) -> Walk:
    """What a teacher says of a finished game: the review of it, and a moment of it on the board for analysis."""
    yield UNTIL_REVIEWED, f"{table}/review", None
    moment = {"record": json.dumps(under_way), "actions": []}
    for what in ("", "/lines"):
        yield "POST", f"/api/analysis{what}", moment


def try_again(table: str, chance: Random) -> Walk:
    """Asks for tries of a game that is over, and plays a little of one."""
    yield "POST", f"{table}/tries", {"ply": 2000}
    made = yield "POST", f"{table}/tries", {"ply": chance.randint(0, 12), "bots": "random"}
    for what in ("", "/replay", "/edition"):
        yield "GET", f"{path_of(made)}{what}", None


def go_on(record: Any, players: int, chance: Random) -> Walk:
    """Brings a game as its record or as a position of it to a table, plays it to the end, and asks for a rematch."""
    plies = chance.randint(0, len(record["actions"]) - 1)
    is_position = chance.random() < 0.3
    yield "POST", "/api/replays", position_of(record, plies) if is_position else record
    for what in ("/game", "/record", *(() if is_position else ("",))):
        yield "GET", f"/api/replays/{HANDED_IN}{what}", None
    yield from refused(players)
    seats = some_seats(chance, players)
    wish = {"seats": seats, "pace": 0, "begun": {"file": HANDED_IN, "ply": None if is_position else plies}}
    made = yield "POST", "/api/tables", wish
    table = path_of(made)
    yield from play(table, chance)
    yield from look_back(table)
    again = yield "POST", f"{table}/commands", {"id": "rematch-1", "type": "rematch"}
    for what in ("", "/edition", "/city"):
        yield "GET", f"/api/tables/{again['table']}{what}", None


def refused(players: int) -> Walk:
    """Games that do not go on: of a file that nobody has, from a moment that there is not, with a seat too many."""
    seats: Sequence[object] = [{"kind": "me"}] * players
    yield "POST", "/api/tables", {"seats": seats, "begun": {"file": "0" * 20}}
    yield "POST", "/api/tables", {"seats": seats, "begun": {"file": HANDED_IN, "ply": 1999}}
    yield "POST", "/api/tables", {"seats": seats[1:] if players > 2 else [*seats, *seats], "begun": {"file": HANDED_IN}}


def position_of(record: Any, plies: int) -> Any:
    """The position of a record after a number of actions, as a file has it."""
    game = Game.from_record(read_record(json.dumps(record)).until(plies))
    return json.loads(GameFile(game.position()).text())

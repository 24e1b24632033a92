"""Tables with the standard library alone: no third-party package can be imported, and a whole table is played."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import skyrise

HERE = Path(__file__).parent
SOURCES = Path(skyrise.__file__).parent.parent

PROGRAM = """
import asyncio, json, sys
sys.path[:0] = [{sources!r}, {here!r}]
import skyrise
from ports import LocalThinkers, MemoryStore
from skyrise.notation import read_record, replay_document, write_record, Eyes
from skyrise.notation.documents import NewTable, SeatWish
from skyrise.tables import Hall, HallSettings, Who
from skyrise.rules import Game

async def evening():
    hall = Hall(MemoryStore(), LocalThinkers(), HallSettings())
    await hall.open()
    seats = [SeatWish("me", name="Ewa"), SeatWish("bot", bot="random"), SeatWish("bot", bot="beginner")]
    table = await hall.create(NewTable(seats, pace=0), "host")
    who = Who("host")
    async for news in await hall.subscribe(table, who):
        now = news["now"]
        if now["status"] == "over":
            break
        if now["view"]["legal"]:
            from skyrise.notation.documents import Act
            action = now["view"]["legal"][0]
            await hall.command(table, who, Act("act", f"act-{{news['version']:08}}", 0, action, news["version"]))
    game = (await hall.peek(table, who)).game
    record = read_record(write_record(game.record()))
    replay = replay_document(record, Eyes(None, see_all=True))
    await hall.close()
    return {{
        "winners": now["result"]["winners"],
        "replayed": list(Game.from_record(record).outcome.winners),
        "frames": len(replay["frames"]) == now["ply"] + 1,
        "foreign": sorted({{name.partition(".")[0] for name in sys.modules}} - set(sys.stdlib_module_names)),
    }}

print(json.dumps(asyncio.run(evening())))
"""


def test_a_whole_table_is_played_where_no_package_can_be_imported() -> None:
    program = PROGRAM.format(sources=str(SOURCES), here=str(HERE))
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["winners"] == told["replayed"]
    assert told["frames"]
    assert told["foreign"] == ["__main__", "ports", "skyrise"]

"""The end of a game, and what comes after it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from present import present

if TYPE_CHECKING:
    from tables.conftest import Guest, Room


async def play_out(host: Guest, random: Random) -> None:
    """At one screen, to the end."""
    while (await host.refresh())["status"] != "over":
        await host.act(host.now["view"]["to_act"], random.choice)


async def test_when_the_game_is_over_everything_is_open_and_a_rematch_is_made_once(room: Room) -> None:
    host = await room.seat("me", "me", time={"bank": 600})
    await play_out(host, Random(3))
    now = host.now
    assert now["seed"] == "seed 0"
    assert all(board["objective"] for board in now["view"]["players"])
    assert now["result"]["winners"]
    assert sum(receipt["points"] for receipt in now["result"]["receipts"]) == sum(
        score["total"] for score in now["result"]["scores"]
    )
    game = (await room.hall.peek(host.table, host.who)).game
    assert game.record().result is not None
    assert game.header["seed"] == "seed 0"
    assert await host.refused("act", seat=0, action="pass", seen=host.version) == "table.over"
    assert await host.friend("passer-by").refused("rematch") == "host.only"
    first, again = await host.do("rematch"), await host.do("rematch")
    assert first["table"] == again["table"] == (await host.refresh())["rematch"]
    rematch = await room.hall.news(present(first["table"]), host.who)
    assert rematch["now"]["options"] == now["options"]
    assert rematch["now"]["commitment"] != now["commitment"]
    assert [seat["color"] for seat in rematch["now"]["seats"]] == [seat["color"] for seat in now["seats"]]
    assert rematch["now"]["you"]["seats"] == [0, 1]


async def test_the_end_can_be_taken_back_at_one_screen(room: Room) -> None:
    host = await room.seat("me", "me")
    await play_out(host, Random(4))
    await host.do("take-back", seen=host.version)
    now = await host.refresh()
    assert (now["status"], now["seed"], now["result"]) == ("playing", None, None)
    assert await room.store.playing(0.0) == [host.table]

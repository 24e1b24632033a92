"""Commands in a game: stale ones, repeated ones, and what a bid, a pass ahead or a take-back leads to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

import pytest

from skyrise.tables import Change, Choice, Thinkers, ThinkingTask, Who
from tables.conftest import LONG, Guest, new_table

if TYPE_CHECKING:
    from tables.conftest import Room


async def test_an_action_is_told_to_everybody_in_one_piece(room: Room) -> None:
    guests = await room.full(3)
    for guest in guests:
        await guest.listen()
    seat = await guests[0].to_act()
    done = await guests[seat].act(seat)
    for guest in guests:
        now = await guest.hear_until(lambda now: now["ply"] == 1)
        assert guest.version == done["version"] == now["moved"]
        assert [line["kind"] for line in guest.lines][-1] == "bid"


async def test_an_action_on_an_older_game_is_stale(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    seen = guests[0].version
    await guests[seat].act(seat)
    other = 1 - seat
    assert await guests[other].refused("act", seat=other, action="pass", seen=seen) == "table.stale"


async def test_chat_does_not_make_an_action_stale(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    seen = guests[0].version
    await guests[1].do("chat", text="hello")
    legal = (await guests[seat].refresh())["view"]["legal"]
    assert (await guests[seat].do("act", seat=seat, action=legal[0], seen=seen))["version"] == seen + 2


async def test_a_command_that_comes_twice_is_done_once_even_after_a_restart(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    action = (await guests[seat].refresh())["view"]["legal"][0]
    fields = {"seat": seat, "action": action, "seen": guests[seat].version, "id": "the-very-same"}
    first = await guests[seat].do("act", **fields)
    again = await guests[seat].do("act", **fields)
    guests[seat].hall = await room.restart()
    later = await guests[seat].do("act", **fields)
    assert (first["repeated"], again["repeated"], later["repeated"]) == (False, True, True)
    assert first["version"] == again["version"] == later["version"]
    assert (await guests[seat].refresh())["ply"] == 1


async def test_commands_sent_at_once_are_carried_out_one_after_the_other(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    legal = (await guests[seat].refresh())["view"]["legal"]
    acts = [guests[seat].do("act", seat=seat, action=action, seen=guests[seat].version) for action in legal[:5]]
    ends = await asyncio.gather(*acts, return_exceptions=True)
    assert [getattr(end, "reason", "done") for end in ends] == ["done", *["table.stale"] * 4]


async def test_a_command_whose_sender_goes_away_is_still_carried_out_whole(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    sending = asyncio.create_task(guests[seat].act(seat))
    version = guests[0].version
    writes = room.store.append

    async def append(change: Change) -> None:
        sending.cancel()
        await writes(change)

    monkeypatch.setattr(room.store, "append", append)
    await asyncio.gather(sending, return_exceptions=True)
    assert sending.cancelled()
    listener = await guests[0].friend("passer-by").listen()
    await listener.hear_until(lambda now: now["ply"] == 1)
    assert listener.version == version + 1 == (await room.store.entries(guests[0].table))[-1].version


async def test_the_rules_say_why_an_action_is_refused(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    seen = guests[0].version
    mine, other = guests[seat], guests[1 - seat]
    assert await mine.refused("act", seat=seat, action="nonsense", seen=seen) == "action.unreadable"
    assert await mine.refused("act", seat=seat, action="pass", seen=seen) == "auction.start.pass"
    assert await other.refused("act", seat=1 - seat, action="pass", seen=seen) == "turn.other"
    assert await other.refused("act", seat=seat, action="pass", seen=seen) == "seat.not-yours"
    assert await mine.refused("act", seat=3, action="pass", seen=seen) == "seat.unknown"


async def test_nobody_acts_before_the_game(room: Room) -> None:
    host = await room.seat("me", "open")
    assert await host.refused("act", seat=0, action="pass", seen=9) == "table.not-started"
    assert await host.refused("pass-ahead", seat=0, on=True) == "table.not-started"
    assert await host.refused("rematch") == "table.not-over"


class FailingThinkers:
    """Bots that fail, so that somebody else has to choose."""

    async def choose(self, task: ThinkingTask) -> Choice:
        return Choice(str(task.view.legal[0]), failed=True)


async def test_where_a_bot_gives_no_answer_another_plays_and_the_log_says_so(
    rooms: Callable[[Thinkers], AbstractAsyncContextManager[Room]],
) -> None:
    async with rooms(FailingThinkers()) as room:
        host = await (await room.seat("me", "expert")).listen()
        if host.now["view"]["to_act"] == 0:
            await host.act(0)
        await host.hear_until(lambda now: any(line["kind"] == "bot-failed" for line in host.lines))
    failed = next(number for number, line in enumerate(host.lines) if line["kind"] == "bot-failed")
    note, action = host.lines[failed : failed + 2]
    assert (note["version"], note["seat"]) == (action["version"], action["seat"])
    assert action["kind"] in ("bid", "pass")


async def test_chat_has_a_limit_that_time_lifts(room: Room) -> None:
    host = await room.seat("me", "open")
    for number in range(5):
        await host.do("chat", text=f"  hello\n{number} ")
    assert await host.refused("chat", text="and again") == "chat.too-fast"
    room.later(11)
    assert await host.refused("chat", text=" \t") == "chat.empty"
    passer_by = host.friend("passer-by")
    await passer_by.do("chat", text="me too", name="Eve")
    await host.refresh()
    assert host.lines[0]["message"] == {"id": "log-chat", "args": {"who": {"seat": 0}, "text": "hello 0"}}
    assert host.lines[-1]["message"] == {"id": "log-chat-spectator", "args": {"name": "Eve", "text": "me too"}}
    nobody = host.friend("")
    nobody.who = Who()
    assert await nobody.refused("chat", text="hello") == "player.unknown"


async def until_nobody_thinks(room: Room, table: str) -> None:
    """Lets everything happen that was begun."""
    mailbox = room.hall._mailboxes[table]
    async with asyncio.timeout(LONG):
        while mailbox._thought is not None or mailbox._doing:
            await asyncio.sleep(0)


async def test_bots_among_themselves_play_only_while_somebody_watches(bot_room: Room) -> None:
    table = await bot_room.hall.create(new_table("random", "random"), "host")
    spectator = Guest(bot_room.hall, table, "spectator")
    await until_nobody_thinks(bot_room, table)
    assert (await spectator.refresh())["ply"] == 0
    await spectator.listen()
    await spectator.hear_until(lambda now: now["ply"] >= 3)
    spectator.leave()
    await until_nobody_thinks(bot_room, table)
    assert (await spectator.refresh())["status"] == "playing"
    await spectator.listen()
    await spectator.hear_until(lambda now: now["status"] == "over")


async def test_bots_let_nobody_wait_for_a_first_decision(bot_room: Room, pauses: list[float]) -> None:
    """Their pace begins with a person's first action."""
    host = await (await bot_room.seat("random", "random", "random", "me", pace=2)).listen()
    await host.hear_until(lambda now: now["view"]["to_act"] == 3)
    assert {*pauses} <= {0.0}
    pauses.clear()
    await host.act(3)
    ply = host.now["ply"]
    await host.hear_until(lambda now: now["ply"] > ply + 1)
    assert 2.0 in pauses


async def test_who_stands_in_before_a_first_decision_keeps_the_pace(bot_room: Room, pauses: list[float]) -> None:
    """Nobody waits then, and whoever comes back wants to find a game."""
    host = await (await bot_room.seat("random", "me", pace=2, time={"bank": 100}, absence="bot")).listen()
    await host.hear_until(lambda now: now["view"]["to_act"] == 1)
    pauses.clear()
    bot_room.later(100)
    ply = host.now["ply"]
    await host.hear_until(lambda now: now["ply"] > ply + 1)
    assert 2.0 in pauses

"""What is said at a table has limits, and the host may mute."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from skyrise.components import Reason, Refusal
from skyrise.tables.talk import MOST_AT_ONCE, MOST_LINES, MOST_OF_SPECTATORS, SECONDS, SPECTATORS_AT_ONCE, WINDOW, Talk

if TYPE_CHECKING:
    from tables.conftest import Guest, Room


def said(guest: Guest) -> list[str]:
    return [line["message"]["args"]["text"] for line in guest.lines if line["kind"] == "chat"]


def refused(talk: Talk, speaker: str, now: float) -> Reason | None:
    try:
        talk.check(speaker, now)
    except Refusal as refusal:
        return refusal.reason
    return None


async def test_many_spectators_are_one_crowd(room: Room) -> None:
    host = await room.seat("me", "open")
    for number in range(SPECTATORS_AT_ONCE):
        await host.friend(f"spectator {number}").do("chat", text="x", name="S")
    assert await host.friend("one more").refused("chat", text="x", name="S") == "chat.too-fast"
    await host.do("chat", text="The host is heard")
    room.later(SECONDS)
    await host.friend("one more").do("chat", text="y", name="S")


def test_there_is_an_end_to_what_is_said_and_spectators_leave_room_for_others() -> None:
    talk = Talk()
    for version in range(MOST_OF_SPECTATORS):
        talk.add(version, f"{version}", float(version))
    assert refused(talk, "somebody", 1e6) is Reason.CHAT_FULL
    for version in range(MOST_LINES):
        assert refused(talk, "seat 0", 1e6 + version * SECONDS) is None
        talk.add(MOST_LINES + version, "seat 0", 1e6 + version * SECONDS)
    assert refused(talk, "seat 0", 1e9) is Reason.CHAT_FULL


async def test_newcomers_are_told_a_window_of_what_was_said(room: Room) -> None:
    host = await room.seat("me", "open")
    for number in range(WINDOW + 7):
        if number % MOST_AT_ONCE == 0:
            room.later(SECONDS)
        await host.do("chat", text=f"line {number}")
    guest = host.friend("guest")
    await guest.refresh()
    assert said(guest) == [f"line {number}" for number in range(7, WINDOW + 7)]
    await room.restart()
    news = await room.hall.news(host.table, host.who)
    assert sum(line["kind"] == "chat" for line in news["lines"]) == WINDOW


async def test_the_host_mutes_a_spectator_and_takes_out_what_they_said(room: Room) -> None:
    host = await room.seat("me", "open")
    await host.listen()
    loud, quiet = host.friend("loud"), host.friend("quiet")
    await loud.do("chat", text="NOISE", name="L")
    await quiet.do("chat", text="Hello", name="Q")
    await host.refresh()
    line = next(line["version"] for line in host.lines if line["kind"] == "chat")
    assert await quiet.refused("mute", line=line, on=True) == "host.only"
    assert await host.refused("mute", line=line + 1000, on=True) == "chat.unknown"
    await host.do("mute", line=line, on=True)
    await host.refresh()
    assert said(host) == ["Hello"]
    assert host.lines[-1]["message"]["id"] == "log-table-mute-spectator"
    assert await loud.refused("chat", text="NOISE", name="L") == "chat.muted"
    await quiet.do("chat", text="Thanks", name="Q")
    await host.do("mute", on=False)
    await loud.do("chat", text="Sorry", name="L")
    await host.refresh()
    assert said(host) == ["Hello", "Thanks", "Sorry"]


async def test_the_host_mutes_all_spectators_or_a_seat_but_nobody_mutes_the_host(room: Room) -> None:
    host, guest = await room.full(2)
    await guest.do("chat", text="a")
    await host.friend("passer-by").do("chat", text="b", name="P")
    await host.do("mute", on=True)
    assert await host.friend("another").refused("chat", text="c", name="A") == "chat.muted"
    await host.do("mute", seat=1, on=True)
    assert await guest.refused("chat", text="d") == "chat.muted"
    assert await host.refused("mute", seat=0, on=True) == "chat.unknown"
    await host.refresh()
    assert said(host) == []
    await host.do("mute", seat=1, on=False)
    await guest.do("chat", text="e")
    await room.restart()
    news = await room.hall.news(host.table, host.who)
    assert [line["message"]["id"] for line in news["lines"] if line["kind"] in ("chat", "mute")] == [
        "log-table-mute-spectators",
        "log-table-mute",
        "log-table-mute-not",
        "log-chat",
    ]


@pytest.mark.parametrize("seat", [None, 1])
async def test_somebody_else_on_a_muted_seat_may_speak(room: Room, seat: int | None) -> None:
    host = await room.seat("me", "open", "open")
    await host.friend("first").do("claim", seat=1, name="First")
    await host.friend("first").do("chat", text="x")
    await host.refresh()
    await host.do("mute", on=True, **({"line": host.version} if seat is None else {"seat": seat}))
    await host.do("free", seat=1)
    second = host.friend("second")
    await second.do("claim", seat=1, name="Second")
    await second.do("chat", text="y")

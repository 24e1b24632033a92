"""Restarts: every table goes on where it was, bots included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from present import present
from skyrise import Game, load_edition
from skyrise.notation import read_record, write_record
from skyrise.rules.fairness import check_fairness
from skyrise.tables.dealing import drawn_colors, new_game

if TYPE_CHECKING:
    from tables.conftest import Guest, Room


async def play_round(host: Guest) -> None:
    """The host's action, and whatever the bots answer."""
    ply = host.now["ply"]
    await host.act(0)
    await host.hear_until(lambda now: now["ply"] > ply and now["view"]["to_act"] == 0)


async def test_bots_go_on_after_a_restart_without_anybody_there(bot_room: Room) -> None:
    host = await bot_room.seat("random", "random", pace=1)
    assert (await host.refresh())["ply"] == 0
    host.hall = await bot_room.restart()
    await host.do("set-pace", pace=0)
    await host.listen()
    await host.hear_until(lambda now: now["status"] == "over")
    assert await bot_room.store.playing(0.0) == []


async def test_a_restart_in_the_middle_keeps_every_action(bot_room: Room) -> None:
    host = await (await bot_room.seat("me", "random", "random")).listen()
    await host.hear_until(lambda now: now["view"]["to_act"] == 0)
    await play_round(host)
    version, lines, view = host.version, list(host.lines), host.now["view"]
    host.hall = await bot_room.restart()
    await host.listen()
    assert (host.version, host.lines, host.now["view"]) == (version, lines, view)
    await play_round(host)


async def test_a_finished_table_has_a_record_that_replays_and_is_fair(bot_room: Room) -> None:
    host = await (await bot_room.seat("random", "random", "random")).listen()
    await host.hear_until(lambda now: now["status"] == "over")
    host.hall = await bot_room.restart()
    sitting = await host.hall.peek(host.table, host.who)
    record = read_record(write_record(present(sitting.game).record()))
    assert present(Game.from_record(record).outcome).winners == tuple(host.now["result"]["winners"])
    assert check_fairness(record).is_fair
    assert record.header["bots"] == ["random"] * 3
    assert record.header["commitment"] == host.now["commitment"]


async def test_tables_with_the_same_match_share_it(room: Room) -> None:
    options: dict[str, Any] = {"seats": [{"kind": "me", "color": "red"}, {"kind": "bot", "color": "blue"}]}
    options["islands"] = {"north": "aurora", "east": "cirrus"}
    tables = [await room.seat("me", "me", **options) for _ in range(2)]
    games = [present((await room.hall.peek(host.table, host.who)).game) for host in tables]
    assert games[0].match is games[1].match
    assert games[0].setup != games[1].setup


def test_a_game_of_a_seed_is_the_one_that_the_library_makes() -> None:
    for players in (2, 3, 4):
        colors = drawn_colors("a seed", [None] * players)
        ours, theirs = new_game("a seed", load_edition("polish"), colors, None), Game.new(players, "polish", "a seed")
        assert ours.match == theirs.match
        assert ours.setup == theirs.setup

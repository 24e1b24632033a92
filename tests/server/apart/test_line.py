"""A line that is fair to homes and tables."""

from __future__ import annotations

import asyncio

import pytest

from skyrise.server.apart import FairLine, Place


async def order_of(line: FairLine, places: list[tuple[str, Place]], seconds: float = 1.0) -> list[str]:
    """Everybody comes at once; who is served in which order."""
    served: list[str] = []

    async def stand(name: str, place: Place) -> None:
        await line.enter(place)
        served.append(name)
        await asyncio.sleep(0)
        line.leave(place, seconds)

    await asyncio.gather(*(stand(name, place) for name, place in places))
    return served


async def test_homes_take_turns_however_many_tables_they_have() -> None:
    many = [(f"a{number}", Place(0, "a", f"a{number}")) for number in range(98)]
    served = await order_of(FairLine(1), [*many, ("b1", Place(0, "b", "b1")), ("b2", Place(0, "b", "b1"))])
    assert served.index("b1") <= 2
    assert served.index("b2") <= 4
    assert len(served) == 100


async def test_tables_of_one_home_take_turns() -> None:
    often = [(f"x{number}", Place(0, "home", "x")) for number in range(5)]
    served = await order_of(FairLine(1), [*often, ("y", Place(0, "home", "y"))])
    assert served.index("y") <= 2


async def test_lower_ranks_come_first() -> None:
    places = [("first", Place(2, "a", "1")), ("alone", Place(2, "b", "2")), ("away", Place(1, "c", "3"))]
    served = await order_of(FairLine(1), [*places, ("people", Place(0, "a", "4"))])
    assert served == ["first", "people", "away", "alone"]


async def test_who_was_away_has_saved_nothing_up() -> None:
    line = FairLine(1)
    await order_of(line, [(f"a{number}", Place(0, "a", "a")) for number in range(50)])
    new = [(f"n{number}", Place(0, "new", "n")) for number in range(6)]
    served = await order_of(line, [*new, *((f"a{number}", Place(0, "a", "a")) for number in range(6))])
    assert sum(name.startswith("a") for name in served[:6]) >= 2


async def test_who_takes_long_waits_longer() -> None:
    line = FairLine(1)
    slow, quick = Place(0, "slow", "s"), Place(0, "quick", "q")
    await line.enter(slow)
    line.leave(slow, 10.0)
    served = await order_of(line, [("first", quick), *[("slow", slow)] * 2, *[("quick", quick)] * 5])
    assert served[:6] == ["first", *["quick"] * 5]


async def test_who_goes_before_their_turn_keeps_nobody_waiting() -> None:
    line = FairLine(1)
    here = Place(0, "here", "t")
    await line.enter(here)
    gone, stays = (asyncio.create_task(line.enter(Place(0, name, name))) for name in ("gone", "stays"))
    await asyncio.sleep(0)
    assert len(line) == 2
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    line.leave(here, 1.0)
    await stays


async def test_a_turn_that_comes_as_one_goes_is_passed_on() -> None:
    line = FairLine(1)
    here = Place(0, "here", "t")
    await line.enter(here)
    gone, stays = (asyncio.create_task(line.enter(Place(0, name, name))) for name in ("gone", "stays"))
    await asyncio.sleep(0)
    line.leave(here, 1.0)
    gone.cancel()
    await stays


async def test_a_turn_that_fails_is_over_too() -> None:
    line = FairLine(1)
    with pytest.raises(ZeroDivisionError):
        async with line.turn(Place(home="a")):
            raise ZeroDivisionError
    async with asyncio.timeout(10), line.turn(Place(home="b")):
        assert len(line) == 0

"""Who waits for whom in a page's worker, which thinks about one thing at a time."""

from __future__ import annotations

from pathlib import Path

from ends import Ask, answered, worker_end
from skyrise.browser.ports import ADVISE, PLAY, REVIEW
from walks import HANDED_IN, UNTIL_MINE, UNTIL_REVIEWED

DUEL = Path(__file__).parents[1] / "golden" / "records" / "v2" / "retail-2p.json"


async def test_bots_go_before_advice_and_advice_before_reviews() -> None:
    end = await worker_end("local0", "0")
    turns = end.thinking.turns
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    made = await answered(end.ask, ("POST", "/api/tables", {"seats": seats, "pace": 0}))
    table = f"/api/tables/{made['now']['table']}"
    await pass_on(end.ask, table)
    assert set(turns) == {PLAY}
    turns.clear()
    await answered(end.ask, ("GET", f"{table}/advice", None))
    assert turns == [ADVISE]
    turns.clear()
    await end.ask("POST", "/api/replays", DUEL.read_text())
    await answered(end.ask, (UNTIL_REVIEWED, f"/api/replays/{HANDED_IN}/review", None))
    assert set(turns) == {REVIEW}
    assert PLAY < ADVISE < REVIEW
    await end.close()


async def pass_on(ask: Ask, table: str) -> None:
    """Plays until a bot has had something to decide."""
    for number in range(3):
        news = await answered(ask, (UNTIL_MINE, table, None))
        view = news["now"]["view"]
        command = {"type": "act", "seat": view["to_act"], "action": view["legal"][-1], "seen": news["version"]}
        await answered(ask, ("POST", f"{table}/commands", {"id": f"action-{number}", **command}))
    await answered(ask, (UNTIL_MINE, table, None))

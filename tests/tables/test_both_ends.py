"""The oracle of equality: a page's worker and a server make the same of the same seeds and actions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ends import Transcript, answered, differences, server_end, worker_end, written
from skyrise.server.app import create_app
from skyrise.server.settings import Settings
from thorough import IS_LONG
from walks import walk

NEED_OTHERS = {
    *{"GET /api/codes/*", "GET /api/health", "GET /api/tables/*/news"},
    *{"GET /api/ladder", "POST /api/ladder/bots", "GET /api/ladder/game"},
}
"""What nobody asks of their own browser: codes of tables, how a server is, news for those without a connection, and the
ladder of bots."""
GAMES = 200 if IS_LONG else 3


@pytest.mark.parametrize("number", range(GAMES))
async def test_the_same_seed_and_actions_give_the_same_journal_views_and_record(number: int, tmp_path: Path) -> None:
    table, seed = f"local{number}", f"{number:064x}"
    async with AsyncExitStack() as open_ends:
        here = await worker_end(table, seed)
        open_ends.push_async_callback(here.close)
        transcript = await written(here.ask, walk(number))
        there = await server_end(tmp_path, table, seed)
        open_ends.push_async_callback(there.close)
        assert differences(transcript, [await answered(there.ask, question) for question, _ in transcript]) == []
        for name in {table, *tables_made(transcript)}:
            assert await here.journal(name) == await there.journal(name)


def tables_made(transcript: Transcript) -> Iterator[str]:
    """By the page's own wish, by tries, and by games that were brought."""
    for (method, *_), answer in transcript:
        if method == "POST" and isinstance(answer, dict) and "now" in answer:
            yield answer["now"]["table"]


async def test_a_worker_answers_whatever_a_server_answers_about_ones_own_games(tmp_path: Path) -> None:
    documented = create_app(Settings(tmp_path)).openapi()["paths"]
    routes = {
        f"{method.upper()} {re.sub('{[^}]*}', '*', path)}" for path, ways in documented.items() for method in ways
    }
    here = await worker_end("local0", "0")
    assert routes - here.routes == NEED_OTHERS
    assert here.routes <= routes
    await here.close()

"""The HTTP and WebSocket side of a server: every route, and nothing that decides about a game."""

from fastapi import APIRouter

from . import (
    analysis,
    catalogue,
    editions,
    games,
    islands,
    ladder,
    lessons,
    puzzles,
    replays,
    socket,
    tables,
    teaching,
    tries,
)

router = APIRouter(prefix="/api")
for part in (
    *(catalogue, editions, islands, lessons, puzzles, tables, games),
    *(teaching, replays, analysis, tries, ladder, socket),
):
    router.include_router(part.router)

__all__ = ["router"]

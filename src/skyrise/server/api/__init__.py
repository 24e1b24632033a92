"""The HTTP and WebSocket side of a server: every route, and nothing that decides about a game."""

from fastapi import APIRouter

from . import catalogue, editions, games, replays, socket, tables

router = APIRouter(prefix="/api")
for part in (catalogue, editions, tables, games, replays, socket):
    router.include_router(part.router)

__all__ = ["router"]

"""Drawing islands in a browser: the same steps and checks as at a server."""

from __future__ import annotations

from typing import Final

from skyrise.notation.documents import ISLAND_EDITS, IslandFile
from skyrise.notation.own_islands import edited_island, island_picture, island_to_start_from
from skyrise.notation.requests import read_message, read_request

from .questions import Answer, Question, Routes, document_answer


async def _start(question: Question) -> Answer:
    return document_answer(island_to_start_from(question.parts[0]))


async def _edit(question: Question) -> Answer:
    return document_answer(edited_island(read_message(question.body, ISLAND_EDITS)))


async def _picture(question: Question) -> Answer:
    return document_answer(island_picture(read_request(IslandFile, question.body)))


DRAWING: Final[Routes] = {
    "GET /api/islands/*": _start,
    "POST /api/islands/edit": _edit,
    "POST /api/islands/picture": _picture,
}

"""A worker process for records and islands, which may come from anybody: it has little memory, and can be killed."""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from time import process_time
from typing import Final, Literal, TypedDict

import orjson

from skyrise.components import Reason, Refusal
from skyrise.notation import Eyes, read_record, replay_document, view_document
from skyrise.notation.analysis import analysis_document, analyzed_view
from skyrise.notation.documents import (
    ISLAND_EDITS,
    AnalysisAsked,
    AnalysisDocument,
    GameFileKind,
    IslandFile,
    Problem,
    ViewDocument,
)
from skyrise.notation.game_files import read_game_file
from skyrise.notation.handed_in import checked_file
from skyrise.notation.own_islands import edited_island, island_picture
from skyrise.notation.problems import problem_told
from skyrise.notation.requests import read_message, read_request
from skyrise.server.packing import Packed

from .loop import answer_lines

MOST_SECONDS: Final = 2.0
"""Of the processor, for one file; an island with as many corners as there may be takes a tenth of that."""
MOST_MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of address space."""


class Check(TypedDict):
    """To check what somebody has handed in: its bytes in base64."""

    do: Literal["check"]
    body: str


class Replay(TypedDict):
    """To replay a record, for somebody's eyes."""

    do: Literal["replay"]
    record: str
    seat: int | None
    see_all: bool
    title: str


class Draw(TypedDict):
    """To make a step of a drawing, or the picture of an island: the request as it came."""

    do: Literal["step", "picture"]
    body: str


class Analyze(TypedDict):
    """To analyze a moment: to show it, or to see what is to be thought about."""

    do: Literal["show", "view"]
    asked: str


class Going(TypedDict):
    """To see what the game of a file needs to go on."""

    do: Literal["game"]
    text: str


Question = Check | Replay | Draw | Analyze | Going


class Answer(TypedDict, total=False):
    """A file in our layout and what it is; or a packed replay, its bytes in base64, and its tag; or a moment; or a
    document as JSON; or a problem."""

    record: str
    kind: GameFileKind
    moment: AnalysisDocument
    view: ViewDocument
    replay: str
    etag: str
    document: str
    problem: Problem


def main() -> None:
    """Answers what comes on the standard input."""
    _limit_memory()
    answer_lines(lambda line: orjson.dumps(reply(orjson.loads(line))).decode() + "\n")


def reply(question: Question) -> Answer:
    """The answer to a question."""
    try:
        if question["do"] == "check":
            return _checked(b64decode(question["body"]))
        if question["do"] == "game":
            return {"document": _json(read_game_file(question["text"]).document())}
        if question["do"] == "step":
            return {"document": _json(edited_island(read_message(question["body"], ISLAND_EDITS)))}
        if question["do"] == "picture":
            return {"document": _json(island_picture(read_request(IslandFile, question["body"])))}
        if question["do"] == "show":
            return {"moment": analysis_document(read_request(AnalysisAsked, question["asked"]))}
        if question["do"] == "view":
            return {"view": view_document(analyzed_view(read_request(AnalysisAsked, question["asked"])))}
        eyes = Eyes(question["seat"], see_all=question["see_all"])
        packed = Packed.of(replay_document(read_record(question["record"]), eyes, question["title"]))
        return {"replay": b64encode(packed.body).decode(), "etag": packed.etag}
    except Refusal as refusal:
        return {"problem": problem_told(refusal)}


def _checked(body: bytes) -> Answer:
    """A file is read again whenever somebody goes on with it: one that costs more than a little is not taken."""
    begun = process_time()
    file = checked_file(body)
    if process_time() - begun > MOST_SECONDS:
        raise Refusal(Reason.RECORD_TOO_COSTLY)
    return {"record": file.text, "kind": file.kind}


def _json(document: object) -> str:
    return orjson.dumps(document).decode()


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()

"""The ladder of a server: a program that plays one rated game after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from skyrise.notation.documents import ResultDocument
from skyrise.notation.files import write_text

from .calls import Calls
from .play import Choose, play
from .table import WAIT, Table

PATH: Final = "/api/ladder"


def climb(link: str, name: str, choose: Choose, *, keep: Path, calls: Calls | None = None) -> Iterator[ResultDocument]:
    """Enters the ladder of a server, ``http://…/ladder``, under a name, and plays; gives the result of every game.

    ``keep``: a file that remembers who one is there. The same program, started again, goes on with its rating, and with
    the game that it was in.
    """
    server = link.rstrip("/").removesuffix("/ladder")
    calls = calls or Calls(server)
    calls.token = _token(calls, name, keep)
    while True:
        game = calls.get(f"{PATH}/game?wait={WAIT}")["game"]
        if game is not None:
            yield play(Table(f"{server}/t/{game['table']}", token=game["token"]), name, choose)


def _token(calls: Calls, name: str, keep: Path) -> str:
    """What a program is known by: it is told once, and kept."""
    if keep.is_file():
        return str(json.loads(keep.read_text(encoding="utf-8"))["token"])
    entry = calls.post(f"{PATH}/bots", {"name": name})
    write_text(keep, json.dumps(entry))
    return str(entry["token"])

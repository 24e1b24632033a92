"""The ladder of a server: a program that plays one rated game after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from skyrise.notation.documents import ResultDocument
from skyrise.notation.files import write_text

from .calls import Calls, Refused
from .play import Choose, play
from .table import WAIT, Table

PATH: Final = "/api/ladder"
GONE: Final = (404, 410)
"""The table of a game is no more."""
OVER: Final = "table.over"
PAUSE: Final = 5.0
"""Seconds before one asks again after a game that could not be played to its end."""


def climb(link: str, name: str, choose: Choose, *, keep: Path, calls: Calls | None = None) -> Iterator[ResultDocument]:
    """Enters the ladder of a server, ``http://…/ladder``, under a name, and plays; gives the result of every game.

    ``keep``: a file that remembers who one is there. The same program, started again, goes on with its rating, and with
    the game that it was in. A game that the server has taken away has no result, and the next one is played.
    """
    server = link.rstrip("/").removesuffix("/ladder")
    calls = calls or Calls(server)
    calls.token = _token(calls, name, keep)
    while True:
        game = calls.get(f"{PATH}/game?wait={WAIT}")["game"]
        if game is None:
            continue
        try:
            result = play(_table(calls, game), name, choose)
        except Refused as refused:
            if refused.status not in GONE and refused.reason != OVER:
                raise  # the bot itself has done something wrong
            calls.sleep(PAUSE)
        else:
            yield result


def _table(calls: Calls, game: dict[str, str]) -> Table:
    """The table of a game, asked with the patience of the ladder but known by the seat's own token."""
    seat = Calls(calls.server, patience=calls.patience, sleep=calls.sleep, clock=calls.clock)
    return Table(f"{calls.server}/t/{game['table']}", token=game["token"], calls=seat)


def _token(calls: Calls, name: str, keep: Path) -> str:
    """What a program is known by: it is told once, and kept."""
    if keep.is_file():
        return str(json.loads(keep.read_text(encoding="utf-8"))["token"])
    entry = calls.post(f"{PATH}/bots", {"name": name})
    write_text(keep, json.dumps(entry))
    return str(entry["token"])

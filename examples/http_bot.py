"""A program that plays at a table of a Skyrise server: it takes the first open seat and plays what is legal, by chance.

    python http_bot.py http://127.0.0.1:8000/t/TABLE --name Robo

    python http_bot.py http://127.0.0.1:8000/ladder --name Robo --keep robo.json

plays one rated game after the other on the ladder of a server that has one, until it is stopped.

Put your own thoughts into ``choose``. With ``--keep seat.json`` it goes on with its seat when it is started again; with
``--socket`` it hears the news over a WebSocket (``pip install 'skyrise[web]'``).
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

from skyrise.client import Table, climb, play
from skyrise.notation.documents import ViewDocument


def choose(view: ViewDocument) -> str:
    """An action for whoever sees this view (``skyrise schema view`` describes it)."""
    return random.choice(view["legal"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="the link of a table, http://…/t/TABLE, or of a ladder")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--keep", type=Path, help="a file that remembers the seat, or the bot")
    parser.add_argument("--socket", action="store_true", help="hear the news over a WebSocket")
    options = parser.parse_args()
    if options.link.rstrip("/").endswith("/ladder"):
        if options.keep is None:
            parser.error("on a ladder --keep is needed: the file remembers who you are")
        for result in climb(options.link, options.name, choose, keep=options.keep):
            print(json.dumps(result["scores"]), flush=True)
    else:
        table = Table(options.link, keep=options.keep, socket=options.socket)
        print(json.dumps(play(table, options.name, choose)["scores"]))

"""Seats a bot at a table in the browser: any name of ``skyrise bots``, your own too, or a program as ``stdio:COMMAND``.

    python seat_bot.py http://127.0.0.1:8000/t/TABLE casual

    python seat_bot.py http://127.0.0.1:8000/ladder casual --name Robo --keep robo.json

lets it climb the ladder of a server that has one, until it is stopped.

The page offers the bots of the ladder by itself; any other one takes an open seat as a person does, by HTTP.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from secrets import token_hex

from skyrise.bots import Bot, Clock, closing_bots, make_bot, view_of_document
from skyrise.bots.contract import Noting
from skyrise.client import Table, climb, play
from skyrise.notation.documents import ResultDocument, ViewDocument


def seat_bot(table: Table, bot: Bot, name: str, *, aloud: bool = False) -> ResultDocument:
    """Lets a bot play at a table to the end; returns the result. ``aloud``: it says in the chat what it notes."""

    def choose(document: ViewDocument) -> str:
        view = view_of_document(document)
        action = str(bot.choose(view, view.legal, Clock()))
        if aloud and isinstance(bot, Noting) and bot.note:
            table.command("chat", text=f"{action}: {bot.note}"[:300])
        return action

    with closing_bots([bot]):
        return play(table, name, choose)


def climb_with(link: str, spec: str, name: str, keep: Path) -> None:
    """Lets a bot play one rated game after the other; it is made anew for each."""
    bots = [make_bot(spec, token_hex())]

    def choose(document: ViewDocument) -> str:
        view = view_of_document(document)
        return str(bots[-1].choose(view, view.legal, Clock()))

    for result in climb(link, name, choose, keep=keep):
        with closing_bots([bots.pop()]):
            print(json.dumps(result["scores"]), flush=True)
        bots.append(make_bot(spec, token_hex()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="the link of a table, http://…/t/TABLE, or of a ladder")
    parser.add_argument("bot", help="as in skyrise play --bots")
    parser.add_argument("--name", help="what the others read; else that of the bot")
    parser.add_argument("--aloud", action="store_true", help="say in the chat what the bot notes about its decisions")
    parser.add_argument("--keep", type=Path, help="a file that remembers the seat, or the bot")
    options = parser.parse_args()
    name = options.name or options.bot
    if options.link.rstrip("/").endswith("/ladder"):
        climb_with(options.link, options.bot, name, options.keep or Path(f"{name}.json"))
    else:
        table = Table(options.link, keep=options.keep)
        result = seat_bot(table, make_bot(options.bot, token_hex()), name, aloud=options.aloud)
        print(json.dumps(result["scores"]))

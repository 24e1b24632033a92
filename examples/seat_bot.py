"""Seats a bot at a table in the browser: any name of ``skyrise bots``, your own too, or a program as ``stdio:COMMAND``.

    python seat_bot.py http://127.0.0.1:8000/t/TABLE casual

The page offers the bots of the ladder by itself; any other one takes an open seat as a person does, by HTTP.
"""

from __future__ import annotations

import argparse
import json
from secrets import token_hex
from typing import Any

from http_bot import Table, play

from skyrise.bots import Bot, Clock, closing_bots, make_bot, view_of_document


def seat_bot(link: str, bot: Bot, name: str) -> dict[str, Any]:
    """Lets a bot play at a table to the end; returns the result."""

    def choose(document: dict[str, Any]) -> str:
        view = view_of_document(document)
        return str(bot.choose(view, view.legal, Clock()))

    with closing_bots([bot]):
        return play(Table(link), name, choose)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="the link of a table, http://…/t/TABLE")
    parser.add_argument("bot", help="as in skyrise play --bots")
    parser.add_argument("--name", help="what the others read; else that of the bot")
    options = parser.parse_args()
    result = seat_bot(options.link, make_bot(options.bot, token_hex()), options.name or options.bot)
    print(json.dumps(result["scores"]))

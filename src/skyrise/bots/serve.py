"""Offers one of our bots to another program: the other end of ``skyrise-bot/1``."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from skyrise.rules import Match

from .contract import closing_bots
from .protocol import DECIDE, END, answer_line, read_line, read_request, read_seed
from .registry import make_bot


def serve(spec: str, lines: Iterable[bytes], say: Callable[[str], None]) -> None:
    """Plays one seat of one game, from the message ``start`` to ``end`` or to the end of the lines."""
    messages = map(read_line, lines)
    start = next(messages, None)
    if start is None:
        return
    bot = make_bot(spec, read_seed(start))
    match: Match | None = None
    with closing_bots([bot]):
        for message in messages:
            if message.field("type").choice((DECIDE, END)) == END:
                return
            request = read_request(message, match)
            match = request.view.position.match
            action = bot.choose(request.view, request.legal, request.clock)
            say(answer_line(request.ident, action))

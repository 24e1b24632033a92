"""A worker process from inside: reads questions and answers them, one after the other, until nobody is there to ask."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO


def answer_lines(reply: Callable[[bytes], str]) -> None:
    """Answers what comes on the standard input."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed meanwhile is not an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    while True:
        output.write(reply(lines.get()).encode())
        output.flush()


def _listen(source: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Ends this process with the one that asks, even in mid-thought and however that one ended."""
    for line in source:
        lines.put(line)
    os._exit(0)

"""A program that answers lines with lines, and leaves no process behind."""

from __future__ import annotations

import os
import shlex
import signal
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import Final
from weakref import finalize

from .contract import BotFailed

LONGEST_LINE: Final = 2**16
"""Bytes of an answer; real ones have a few dozen."""
TAIL: Final = 2000
"""How many bytes of its error output are kept for messages."""
PATIENCE: Final = 1.0
"""Seconds that a program has to exit by itself."""


class Program:
    """A running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            # A process group of its own, so that what the program starts can be ended with it.
            self._process = Popen(
                shlex.split(command), bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, process_group=0
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"the program {command!r} cannot be started: {error}") from error
        self._tail = bytearray()
        self._listener = Thread(target=_keep_tail, args=(self._process, self._tail), daemon=True)
        self._listener.start()
        self._finalizer = finalize(self, _end, self._process)

    def ask(self, lines: str, seconds: float) -> bytes:
        """Sends lines and waits for one in return; a BotFailed if none comes."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        # In a thread of its own, since writing blocks when the program does not read.
        Thread(target=_exchange, args=(self._process, lines.encode(), answers), daemon=True).start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            raise self.failed(f"did not answer within {seconds:g} s") from None
        except BaseException:
            self._finalizer()
            raise
        if answer.endswith(b"\n"):
            return answer
        if len(answer) == LONGEST_LINE:
            raise self.failed(f"answered with a line of more than {LONGEST_LINE} bytes")
        raise self.failed(self._how_it_ended())

    def stop(self, farewell: str) -> None:
        """Sends a last line, and kills the program if it does not exit by itself."""
        Thread(target=_say_last, args=(self._process, farewell.encode()), daemon=True).start()
        with suppress(TimeoutExpired):
            self._process.wait(PATIENCE)
        self._finalizer()

    def failed(self, reason: str) -> BotFailed:
        """Kills the program, and returns the error that says what was wrong with it."""
        self._finalizer()
        self._listener.join(PATIENCE)
        said = bytes(self._tail).decode(errors="replace").strip()
        ending = f"; its error output ends with:\n{said}" if said else "; it wrote no error output"
        return BotFailed(f"the program {self.command!r} {reason}{ending}")

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(PATIENCE)
        except TimeoutExpired:
            return "closed its output without an answer"
        return f"ended with exit code {code} instead of answering" if code >= 0 else f"was ended by signal {-code}"


def _exchange(process: Popen[bytes], data: bytes, answers: SimpleQueue[bytes]) -> None:
    assert process.stdout is not None
    try:
        _write(process, data)
        answers.put(process.stdout.readline(LONGEST_LINE))
    except (OSError, ValueError):  # a pipe that the program, or its end, has closed
        answers.put(b"")


def _say_last(process: Popen[bytes], data: bytes) -> None:
    assert process.stdin is not None
    with suppress(OSError, ValueError):
        _write(process, data)
        process.stdin.close()


def _write(process: Popen[bytes], data: bytes) -> None:
    assert process.stdin is not None
    left = memoryview(data)
    while left:
        left = left[process.stdin.write(left) :]


def _keep_tail(process: Popen[bytes], tail: bytearray) -> None:
    assert process.stderr is not None
    with process.stderr as pipe:
        while chunk := pipe.read(TAIL):
            tail += chunk
            del tail[:-TAIL]


def _end(process: Popen[bytes]) -> None:
    """Kills a program and whatever it started, and reaps it, so that no zombie remains."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):  # the listener reads the error output to its end, and closes it
        if pipe is not None:
            pipe.close()

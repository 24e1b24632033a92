"""Compiles in a process of its own, which holds no lock of this one and outlives it."""

from __future__ import annotations

import sys


class Crashed(RuntimeError):
    """The process did not end by itself: whatever ended it would end this one too."""


def compile_apart() -> str:
    """Compiles the cores and keeps the code; returns what went wrong, or nothing. A crash is an error."""
    import subprocess  # where there are no processes, as in a browser, nobody comes here
    from tempfile import TemporaryFile

    command = [sys.executable, "-m", "skyrise", "warmup"]
    nowhere = subprocess.DEVNULL
    with TemporaryFile("w+") as said:  # not a pipe, which would break if this process ended first
        done = subprocess.run(command, stdin=nowhere, stdout=nowhere, stderr=said, start_new_session=True, check=False)
        said.seek(0)
        lines = said.read().split("\n")
    if not 0 <= done.returncode < 256:  # a signal, or an exception of Windows
        raise Crashed(f"the process that compiles has crashed, {done.returncode}")
    return "" if done.returncode == 0 else next(filter(None, reversed(lines)), f"exit code {done.returncode}")

"""Is the compiled load of the rules usable now? The rooms above ask here, and run interpreted until it is.

Nobody waits for a compiler unasked: ``start`` compiles in a process of its own, and then reads the code on a thread.
Whatever goes wrong is said once, and leaves everything working interpreted. This module itself needs neither Numba nor
NumPy.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock, Thread
from time import perf_counter

from .cache import KERNEL, VARIABLE, clear, is_sealed, room_of, seal, sound_folder
from .notices import say_once
from .warmup import warm_games, warm_perft, warm_rules

INSTALL = "Numba is not installed: the rules run interpreted. To compile them: pip install 'skyrise[fast]'"


class Readiness(Enum):
    """How far the compiled load is."""

    ABSENT = "absent"  # no Numba
    COLD = "cold"  # nobody has asked for it
    COMPILING = "compiling"  # or being read
    READY = "ready"
    BROKEN = "broken"


@dataclass
class _Work:
    """What is being done in the background."""

    part: str = ""
    started: float = 0.0
    thread: Thread | None = None
    problem: str = ""


_parts: dict[str, Callable[[], None]] = {"rules": warm_rules, "random games": warm_games, "perft": warm_perft}
_warm: set[str] = set()
_work = _Work()
_lock = Lock()


def register(name: str, warm_up: Callable[[], None]) -> None:
    """Adds a part: ``warm_up`` calls every compiled function of a room once."""
    _parts[name] = warm_up


def is_available() -> bool:
    """Are Numba and NumPy installed?"""
    try:
        return find_spec("numba") is not None and find_spec("numpy") is not None
    except ImportError:
        return False


def ready() -> bool:
    """Can compiled functions be called now, without a wait?"""
    return _warm >= _parts.keys()


def state() -> Readiness:
    """How far the compiled load is."""
    if ready():
        return Readiness.READY
    if not is_available():
        return Readiness.ABSENT
    if _work.problem:
        return Readiness.BROKEN
    return Readiness.COMPILING if _work.thread is not None and _work.thread.is_alive() else Readiness.COLD


def status() -> str:
    """The state in one line, for people."""
    match state():
        case Readiness.READY:
            return f"the compiled rules are ready, {where()}"
        case Readiness.ABSENT:
            return INSTALL
        case Readiness.BROKEN:
            return _broken()
        case Readiness.COMPILING:
            return f"compiling {_work.part}, {perf_counter() - _work.started:.0f} s so far; until then interpreted"
    return "the compiled rules are not loaded; the rules run interpreted"


def where() -> str:
    """Where the compiled code is kept."""
    folder = sound_folder(KERNEL)
    return f"kept in {folder}" if folder else f"not kept: no folder can be written to, {VARIABLE} may name one"


def start() -> None:
    """Begins to make the compiled load ready, in the background; does nothing if that was begun before."""
    if not is_available():
        say_once(INSTALL)
        return
    with _lock:
        if state() is Readiness.COLD:
            _work.part, _work.started = "everything", perf_counter()
            _work.thread = Thread(target=_make_ready, name="skyrise kernel", daemon=True)
            _work.thread.start()


def wait(seconds: float | None = None) -> bool:
    """Waits for what was started, so long at most. Is it ready then?"""
    if _work.thread is not None:
        _work.thread.join(seconds)
    return ready()


def wanted(*, waiting: bool = False) -> bool:
    """Is it ready? If not, it is begun in the background, and waited for by those who may."""
    if not ready():
        start()
        if waiting:
            wait()
    return ready()


def warm_up(say: Callable[[str], None]) -> None:
    """Compiles all parts here and now, or reads them from the cache; says which part comes next."""
    for name, part in tuple(_parts.items()):
        if name not in _warm:
            say(name)
            part()
            _warm.add(name)
    for folder in _folders():
        if folder is not None and not is_sealed(folder):
            seal(folder)


def reason(error: Exception) -> str:
    """What went wrong, in one line; Numba has the reason in its second."""
    return " ".join(f"{type(error).__name__}: {error}".splitlines()[:2])


def _make_ready() -> None:
    try:
        _work.problem = _compile_apart() if _must_compile() else ""
        if not _work.problem:
            warm_up(_note)
    except Exception as error:
        _work.problem = reason(error)
    if _work.problem:
        say_once(_broken())
        _begin_anew()


def _note(part: str) -> None:
    _work.part = part


def _broken() -> str:
    return f"the rules run interpreted, because compiling them fails ({_work.problem}); to see why: skyrise warmup"


def _begin_anew() -> None:
    """Damaged code that was not sealed may have been the reason: the next process finds none."""
    for folder in _folders():
        if folder is not None:
            clear(folder)


def _folders() -> list[Path | None]:
    """Of all rooms that have parts."""
    return [sound_folder(room) for room in {KERNEL, *map(room_of, _parts.values())}]


def _must_compile() -> bool:
    """Is something missing in the cache? Where there is none, the thread compiles."""
    folders = _folders()
    if None in folders:
        say_once(f"compiled code cannot be kept, so it is compiled in every run: set {VARIABLE} to a folder for it")
        return False
    return not all(folder is not None and is_sealed(folder) for folder in folders)


def _compile_apart() -> str:
    """In a process of its own, which holds no lock of this one and outlives it; returns what went wrong, if so."""
    command = [sys.executable, "-m", "skyrise", "warmup"]
    nowhere = subprocess.DEVNULL
    with TemporaryFile("w+") as said:  # not a pipe, which would break if this process ended first
        done = subprocess.run(command, stdin=nowhere, stdout=nowhere, stderr=said, start_new_session=True, check=False)
        said.seek(0)
        lines = said.read().split("\n")
    return "" if done.returncode == 0 else next(filter(None, reversed(lines)), f"exit code {done.returncode}")

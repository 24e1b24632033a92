"""Can the compiled load of a core be used now? The rooms above ask here, and run interpreted until it can.

Nobody waits for a compiler unasked: ``start`` compiles in a process of its own, and then reads the code on a thread.
Whatever goes wrong is reported once, and leaves everything working interpreted. This module itself needs neither Numba
nor NumPy. Where a function takes cores, no cores stand for all that have been asked for so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import Enum
from importlib.util import find_spec
from threading import Condition, Thread
from time import perf_counter

from .apart import compile_apart
from .cache import KERNEL, VARIABLE, clear, is_sealed, seal, sound_folder
from .cores import Core, all_cores
from .load import Load, compiled_load
from .notices import say_once

INSTALL = "Numba is not installed: the rules run interpreted. To compile them: pip install 'skyrise[fast]'"


class Readiness(Enum):
    """How far the compiled load is."""

    ABSENT = "absent"  # no Numba
    COLD = "cold"  # nobody has asked for it
    COMPILING = "compiling"  # or being read
    READY = "ready"
    BROKEN = "broken"


def is_available() -> bool:
    """Are Numba and NumPy installed?"""
    try:
        return find_spec("numba") is not None and find_spec("numpy") is not None
    except ImportError:
        return False


class Preparation:
    """Makes cores ready, one after another, on a thread that ends when none is left.

    What is left to do and whether a thread is doing it are looked at and changed under one lock. So a core that is
    asked for while the thread is about to end is either still seen by it, or finds no thread and starts another.
    """

    def __init__(
        self, compile_apart: Callable[[], str] = compile_apart, make_load: Callable[[], Load] = compiled_load
    ) -> None:
        self._compile_apart, self._make_load = compile_apart, make_load
        self._changed = Condition()
        self._wanted: list[Core] = []
        self._warm: set[Core] = set()
        self._thread: Thread | None = None
        self._problem = ""
        self._part, self._started = "", 0.0

    def ready(self, *cores: Core) -> bool:
        """Can compiled functions be called now, without a wait?"""
        with self._changed:
            asked = cores or self._wanted
            return bool(asked) and self._warm.issuperset(asked)

    def state(self, *cores: Core) -> Readiness:
        """How far the compiled load is."""
        with self._changed:
            if self.ready(*cores):
                return Readiness.READY
            if not is_available():
                return Readiness.ABSENT
            if self._problem:
                return Readiness.BROKEN
            return Readiness.COMPILING if self._is_working() else Readiness.COLD

    def status(self, *cores: Core) -> str:
        """The state in one line, for people."""
        match self.state(*cores):
            case Readiness.READY:
                return f"the compiled rules are ready, {where()}"
            case Readiness.ABSENT:
                return INSTALL
            case Readiness.BROKEN:
                return self._broken()
            case Readiness.COMPILING:
                return f"compiling {self._part}, {perf_counter() - self._started:.0f} s so far; until then interpreted"
        return "the compiled rules are not loaded; the rules run interpreted"

    def start(self, *cores: Core) -> None:
        """Begins to make cores ready in the background, unless that has begun before."""
        if not is_available():
            say_once(INSTALL)
            return
        with self._changed:
            self._want(cores)
            if self._next_core() is not None and not self._is_working():
                self._part, self._started = "everything", perf_counter()
                self._thread = Thread(target=self._work, name="skyrise kernel", daemon=True)
                self._thread.start()

    def wait(self, *cores: Core, seconds: float | None = None) -> bool:
        """Waits for what was started, at most so many seconds. Is it ready then?"""
        with self._changed:
            self._changed.wait_for(lambda: self.ready(*cores) or not self._is_working(), seconds)
            return self.ready(*cores)

    def wanted(self, *cores: Core, waiting: bool = False) -> bool:
        """Is it ready? If not, it is begun in the background, and waited for if the caller may wait."""
        if not self.ready(*cores):
            self.start(*cores)
            if waiting:
                self.wait(*cores)
        return self.ready(*cores)

    def warm_up(self, say: Callable[[str], None], cores: Iterable[Core] | None = None) -> None:
        """Compiles cores here and now, all unless some are given, or reads them from the cache; says which is next."""
        chosen = all_cores() if cores is None else tuple(cores)
        with self._changed:
            self._want(chosen)
        for core in chosen:
            if not self.ready(core):
                say(core.title)
                self._warm_up(core)

    def _want(self, cores: Iterable[Core]) -> None:
        self._wanted += [core for core in cores if core not in self._wanted]

    def _next_core(self) -> Core | None:
        """What is left to do; nothing once something has failed."""
        return None if self._problem else next((core for core in self._wanted if core not in self._warm), None)

    def _is_working(self) -> bool:
        return self._thread is not None and self._thread.is_alive()  # no thread lives on in a forked process

    def _work(self) -> None:
        while (core := self._take_next()) is not None:
            try:
                problem = self._compile_apart() if _must_compile(core) else ""
                if not problem:
                    self._part = core.title
                    self._warm_up(core)
            except BaseException as error:  # even SystemExit: whoever waits must hear of it
                problem = reason(error)
            if problem:
                self._fail(problem)

    def _take_next(self) -> Core | None:
        """The next core; if there is none, the thread counts as ended from this moment on."""
        with self._changed:
            core = self._next_core()
            if core is None:
                self._thread = None
                self._changed.notify_all()
            return core

    def _warm_up(self, core: Core) -> None:
        core.warm_up(self._make_load())
        folder = sound_folder(core.folder)
        if folder is not None and not is_sealed(folder):
            seal(folder)
        with self._changed:
            self._warm.add(core)
            self._changed.notify_all()

    def _fail(self, problem: str) -> None:
        """Damaged code that was not sealed may be the reason, so it is deleted: the next process finds none."""
        with self._changed:
            self._problem = problem
            folders = [sound_folder(core.folder) for core in self._wanted]
        say_once(self._broken())
        for folder in folders:
            if folder is not None:
                with suppress(OSError):
                    clear(folder)

    def _broken(self) -> str:
        return f"the rules run interpreted, because compiling them fails ({self._problem}); to see why: skyrise warmup"


def where() -> str:
    """Where the compiled code is kept."""
    folder = sound_folder(KERNEL)
    return f"kept in {folder}" if folder else f"not kept: no folder can be written to, {VARIABLE} may name one"


def reason(error: BaseException) -> str:
    """What went wrong, in one line; Numba gives the reason in its second."""
    return " ".join(f"{type(error).__name__}: {error}".splitlines()[:2])


def _must_compile(core: Core) -> bool:
    """Is something missing in the cache? Where there is none, the thread compiles."""
    folder = sound_folder(core.folder)
    if folder is None:
        say_once(f"compiled code cannot be kept, so it is compiled in every run: set {VARIABLE} to a folder for it")
        return False
    return not is_sealed(folder)


_of_this_process = Preparation()
ready = _of_this_process.ready
state = _of_this_process.state
status = _of_this_process.status
start = _of_this_process.start
wait = _of_this_process.wait
wanted = _of_this_process.wanted
warm_up = _of_this_process.warm_up

"""Can native code be used now? The rooms above ask here, and run interpreted until it can.

Code that is kept is read at once: that takes less time than a person notices. Nobody waits for the compiler unasked:
``start`` compiles in a process of its own. Whatever goes wrong is reported once, and leaves everything working
interpreted. This module itself needs neither llvmlite nor NumPy.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from importlib.util import find_spec
from threading import Condition, Thread, current_thread
from time import perf_counter

from .apart import compile_apart
from .load import Load
from .notices import say_once
from .objects import VARIABLE, cache_root, can_be_kept

Say = Callable[[str], object]
"""Hears which part is next."""
INSTALL = "llvmlite is not installed: the rules run interpreted. To compile them: pip install 'skyrise[fast]'"


class Readiness(Enum):
    """How far the native load is."""

    ABSENT = "absent"  # no llvmlite
    COLD = "cold"  # nobody has asked for it
    COMPILING = "compiling"
    READY = "ready"
    BROKEN = "broken"


def is_available() -> bool:
    """Is llvmlite installed?"""
    try:
        return find_spec("llvmlite") is not None
    except ImportError:
        return False


def read_load() -> Load | None:
    """The native load, if its code is kept."""
    from .native.making import read_load

    return read_load()


def compile_load(say: Say) -> Load:
    """The native load, compiled here and now."""
    from .native.making import compile_load

    return compile_load(say)


class Preparation:
    """Makes the native load ready once, on a thread if it takes long. All that changes changes under one lock."""

    def __init__(
        self,
        read: Callable[[], Load | None] = read_load,
        compile_apart: Callable[[], str] = compile_apart,
        compile_here: Callable[[Say], Load] = compile_load,
    ) -> None:
        self._read, self._compile_apart, self._compile_here = read, compile_apart, compile_here
        self._changed = Condition()
        self._load: Load | None = None
        self._thread: Thread | None = None
        """The one that compiles: of its own, or that of whoever warms up."""
        self._problem = ""
        self._started = 0.0

    def __repr__(self) -> str:
        return f"<Preparation: {'ready' if self._load else self._problem or 'not ready'}>"

    def load(self) -> Load | None:
        """The native load; None while it is not ready."""
        return self._load

    def ready(self) -> bool:
        """Can native functions be called now?"""
        return self._load is not None

    def state(self) -> Readiness:
        """How far the native load is."""
        with self._changed:
            if self._load is not None:
                return Readiness.READY
            if not is_available():
                return Readiness.ABSENT
            if self._problem:
                return Readiness.BROKEN
            return Readiness.COMPILING if self._is_working() else Readiness.COLD

    def status(self) -> str:
        """The state in one line, for people."""
        match self.state():
            case Readiness.READY:
                return f"the compiled rules are ready, {where()}"
            case Readiness.ABSENT:
                return INSTALL
            case Readiness.BROKEN:
                return self._broken()
            case Readiness.COMPILING:
                return f"compiling the rules, {perf_counter() - self._started:.0f} s so far; until then interpreted"
        return "the compiled rules are not loaded; the rules run interpreted"

    def start(self) -> None:
        """Reads code that is kept; where there is none, begins to compile in the background."""
        if not is_available():
            say_once(INSTALL)
            return
        with self._changed:
            if self._load is not None or self._problem or self._is_working():
                return
            try:
                self._load = self._read()
            except (Exception, SystemExit) as error:  # not Ctrl-C, which says nothing about the code
                self._fail(reason(error))
            if self._load is None and not self._problem:
                thread = Thread(target=self._work, name="skyrise kernel", daemon=True)
                self._begin(thread)
                thread.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for what was started, at most so many seconds. Is it ready then?"""
        with self._changed:
            self._changed.wait_for(lambda: self._load is not None or not self._is_working(), seconds)
            return self._load is not None

    def wanted(self, waiting: bool = False) -> Load | None:
        """The native load. If it is not ready, it is begun in the background, and waited for if the caller may wait."""
        if self._load is None:
            self.start()
            if waiting:
                self.wait()
        return self._load

    def warm_up(self, say: Say) -> Load:
        """The native load, here and now: read, or compiled; says which part is next. Waits for whoever compiles."""
        with self._changed:
            self._changed.wait_for(lambda: self._load is not None or not self._is_working())
            if self._load is not None:
                return self._load
            self._begin(current_thread())
        load: Load | None = None
        try:
            load = self._read() or self._compile_here(say)
        finally:
            self._end(load)
        return self._load or load

    def adopt(self, load: Load) -> None:
        """A compiled load that was made elsewhere, as in a browser, is the one from now on."""
        with self._changed:
            self._load = load
            self._changed.notify_all()

    def _is_working(self) -> bool:
        return self._thread is not None and self._thread.is_alive()  # no thread lives on in a forked process

    def _begin(self, thread: Thread) -> None:
        self._thread, self._started = thread, perf_counter()

    def _end(self, load: Load | None, problem: str = "") -> None:
        """A load that was adopted meanwhile stays the one, and then no problem is one."""
        with self._changed:
            self._load, self._thread = self._load or load, None
            if problem and self._load is None:
                self._fail(problem)
            self._changed.notify_all()

    def _work(self) -> None:
        load, problem = None, ""
        try:
            load = self._made_apart() or self._compile_here(lambda part: None)
        except BaseException as error:  # even SystemExit: whoever waits must hear of it
            problem = reason(error)
        self._end(load, problem)

    def _made_apart(self) -> Load | None:
        """The load that a process of its own has compiled and kept; None if that does not work here."""
        if not can_be_kept():
            say_once(f"native code cannot be kept, so it is compiled in every run: set {VARIABLE} to a folder for it")
            return None
        try:
            problem = self._compile_apart()
        except OSError:  # no process can be started
            return None
        return None if problem else self._read()

    def _fail(self, problem: str) -> None:
        self._problem = problem
        say_once(self._broken())

    def _broken(self) -> str:
        return f"the rules run interpreted, because compiling them fails ({self._problem}); to see why: skyrise warmup"


def where() -> str:
    """Where native code is kept."""
    if can_be_kept():
        return f"kept in {cache_root()}"
    return f"not kept: no folder can be written to, {VARIABLE} may name one"


def reason(error: BaseException) -> str:
    """What went wrong, in one line."""
    return f"{type(error).__name__}: {error}".split("\n", 1)[0]


_of_this_process = Preparation()
load = _of_this_process.load
ready = _of_this_process.ready
state = _of_this_process.state
status = _of_this_process.status
start = _of_this_process.start
wait = _of_this_process.wait
wanted = _of_this_process.wanted
warm_up = _of_this_process.warm_up
adopt = _of_this_process.adopt

"""The native load, made: its code is read from its object file, or compiled and kept. Needs llvmlite."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .. import objects
from .here import made_for
from .load import Native
from .mapping import mapped_library


def file_here() -> Path | None:
    """The object file for this machine; None if nothing is to be kept."""
    return objects.object_file(made_for())


def read_load() -> Native | None:
    """The load, if its code is kept. LLVM is not loaded unless it has to link."""
    file = file_here()
    code = None if file is None else objects.read_object(file)
    if code is None:
        return None
    library = mapped_library(code)
    if library is None:
        from .linking import link

        library = link(code)
    return Native(library)


def compile_load(say: Callable[[str], object] = lambda part: None) -> Native:
    """The load, compiled here and now; ``say`` hears which part is next."""
    from ..generator.machine import Target
    from .build import build
    from .dialect import all_entries
    from .linking import link

    say("reading the cores")
    entries = list(all_entries())
    say("compiling them")
    built = build(entries, Target.here())
    file = file_here()
    if file is not None:
        objects.keep_object(file, built.code)
    return Native(link(built.code))


def checked_load() -> Native:
    """A load for tests, compiled here and now: it ends the process at the first index, shift or number out of range."""
    from ..generator.machine import Target
    from .build import build
    from .dialect import all_entries
    from .linking import link

    built = build(all_entries(), Target.here(), is_checked=True)
    return Native(link(built.code, built.sites))

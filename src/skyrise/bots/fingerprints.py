"""What a bot is made of, as a short text: when its code or its settings change, the text does."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from inspect import unwrap
from pathlib import Path
from typing import Any, Final

import skyrise

from .contract import Factory
from .registry import PROGRAM, find_bot
from .specs import SETTINGS_SIGN, parse_spec, settings_of

OURS: Final = ("components", "city", "rules", "kernel", "search", "bots")
"""The rooms that a bot of ours is made of."""
LENGTH: Final = 16


def fingerprint(spec: str) -> str:
    """What a bot of this spec is made of: the files of its package, or those of its program, its settings, and the
    files that they name.

    >>> fingerprint("casual") == fingerprint("casual"), fingerprint("casual") == fingerprint("random")
    (True, False)
    """
    if spec.startswith(PROGRAM + SETTINGS_SIGN):
        return _print(spec, _program_files(spec.removeprefix(PROGRAM + SETTINGS_SIGN)))
    name, settings = parse_spec(spec)
    factory = find_bot(name)
    return _print(spec, [*_source_files(factory), *_named_files(factory, settings)])


def fingerprint_of_maker(make: Callable[..., object]) -> str:
    """What a function that makes bots is made of."""
    return _print("", _source_files(make))


def _print(spec: str, files: Iterable[Path]) -> str:
    found = sha256(spec.encode())
    for file in files:
        found.update(f"\n{file.name}\n".encode())
        found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()[:LENGTH]


def _source_files(factory: Callable[..., Any]) -> Iterator[Path]:
    """The files of the package that a factory is from; of a module outside a package, that file alone."""
    whole = unwrap(getattr(factory, "func", factory))  # a partial is what it calls
    name = getattr(whole, "__module__", None) or type(whole).__module__
    top = sys.modules.get(name.partition(".")[0])
    if top is skyrise:
        folder = Path(skyrise.__file__).parent
        for room in OURS:
            yield from _files_in(folder / room)
    elif folders := getattr(top, "__path__", None):
        for inside in sorted({Path(folder).resolve() for folder in folders}):  # each once, however it was found
            yield from _files_in(inside)
    elif file := getattr(sys.modules.get(name), "__file__", None):
        yield Path(file)


def _files_in(folder: Path) -> Iterator[Path]:
    """All that is kept in a folder, in the order of the names."""
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder).parts
        if file.is_file() and not any(part == "__pycache__" or part.startswith(".") for part in inside):
            yield file


def _named_files(factory: Factory, settings: Mapping[str, str]) -> Iterator[Path]:
    """The files that settings name, those that nobody gave included."""
    usual = {name: one.default for name, one in settings_of(factory).items()}
    for value in {**usual, **settings}.values():
        if isinstance(value, str | Path) and _is_file(value):
            yield Path(value)


def _is_file(name: str | Path) -> bool:
    """Is it the name of a file? Not every text could be one."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def _program_files(command: str) -> Iterator[Path]:
    """The files that a command names, and those of the same kind beside them, which a script may import."""
    try:
        words = shlex.split(command)
    except ValueError:  # the command cannot be started either, which its first game says
        return
    for number, word in enumerate(words):
        if number == 0:
            found = shutil.which(word)
            yield from [Path(found)] if found else []
            continue
        for name in (word, word.partition("=")[2]):  # --net=network.pt
            if _is_file(name):
                file = Path(name)
                yield from sorted(file.parent.glob(f"*{file.suffix}")) if file.suffix else [file]

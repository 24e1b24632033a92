"""Bots by name: ours, those of other packages, and programs.

Another package adds a bot with an entry point of the group ``skyrise.bots``: its name, and a factory ``(seed) -> Bot``.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from skyrise.rules import Seed

from .contract import Bot, Factory
from .specs import SETTINGS_SIGN, BadSpec, parse_spec, read_settings

BOTS: Final[dict[str, Factory | str]] = {
    "random": "skyrise.bots.random:RandomBot",
    "beginner": "skyrise.bots.beginner:BeginnerBot",
    "casual": "skyrise.bots.casual:CasualBot",
    "skilled": "skyrise.bots.skilled:SkilledBot",
    "expert": "skyrise.bots.expert:ExpertBot",
}
"""Our bots, the weakest first: a factory, or the ``module:name`` of one that is imported on first use."""

PROGRAM: Final = "stdio"
"""The prefix of a program's command, as in ``stdio:python3 greedy.py``."""

GROUP: Final = "skyrise.bots"


class UnknownBot(BadSpec):
    """No bot has this name."""


def bot_names() -> tuple[str, ...]:
    """All bots: ours, the weakest first, then those of other packages."""
    return (*BOTS, *sorted(_others()))


def make_bot(spec: str, seed: Seed) -> Bot:
    """A new player, from a name, a name with settings, or a program; all its randomness comes from the seed.

    >>> make_bot("random:wits=3", seed=7)
    Traceback (most recent call last):
        ...
    skyrise.bots.specs.BadSpec: the bot random has no setting 'wits'; it has none
    """
    if spec.startswith(PROGRAM + SETTINGS_SIGN):
        return _program(spec.removeprefix(PROGRAM + SETTINGS_SIGN), seed)
    name, texts = parse_spec(spec)
    factory = find_bot(name)
    settings = read_settings(name, factory, texts)
    try:
        return factory(seed, **settings)
    except ValueError as error:
        raise BadSpec(f"{spec!r} cannot be made: {error}") from error


def seat_seed(seed: Seed, seat: int) -> str:
    """A seed for the bot of a seat. It does not reveal the seed of the game, which would reveal the whole deal."""
    return sha256(f"{GROUP}|{seed}|seat {seat}".encode()).hexdigest()


def find_bot(name: str) -> Factory:
    """The factory of a name."""
    if name in BOTS:
        ours = BOTS[name]
        return _imported(ours) if isinstance(ours, str) else ours
    if (point := _others().get(name)) is not None:
        return _loaded(point)
    raise UnknownBot(
        f"there is no bot {name!r}; there are {', '.join(bot_names())}, and programs as {PROGRAM}{SETTINGS_SIGN}COMMAND"
    )


def package_of(name: str) -> str:
    """The package that a bot comes with."""
    return "skyrise" if name in BOTS else _package(_others()[name])


def _program(command: str, seed: Seed) -> Bot:
    from .stdio import StdioBot

    if not command.strip():
        raise BadSpec(f"{PROGRAM}{SETTINGS_SIGN} needs a command, as in {PROGRAM}{SETTINGS_SIGN}python3 greedy.py")
    return StdioBot(seed, command.strip())


def _imported(path: str) -> Factory:
    module, _, name = path.partition(":")
    factory: Factory = getattr(import_module(module), name)
    return factory


def _others() -> dict[str, EntryPoint]:
    """The bots of other packages by name, none of them loaded. Our names win over theirs."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in (*BOTS, PROGRAM)}


def _loaded(point: EntryPoint) -> Factory:
    """The factory of an entry point. Whatever its import raises is reported as the fault of its package."""
    try:
        factory = point.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
    else:
        if callable(factory):
            return factory  # type: ignore[no-any-return]
        reason = "it is not a factory of bots"
    whose = f"the bot {point.name} of the package {_package(point)}"
    raise BadSpec(f"{whose} cannot be loaded from {point.value}: {reason}")


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "?"

"""Bots by name: ours, those of other packages, and programs.

Another package adds a bot with an entry point of the group ``skyrise.bots``: its name, and a factory ``(seed) -> Bot``.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from typing import TYPE_CHECKING, Final

from skyrise.components import Reason, Refusal
from skyrise.components.reading import cut
from skyrise.rules import Seed

from .contract import Bot, Factory
from .specs import SETTINGS_SIGN, BadSpec, parse_spec, read_settings

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

BOTS: Final[dict[str, Factory | str]] = {
    "random": "skyrise.bots.random:RandomBot",
    "beginner": "skyrise.bots.beginner:BeginnerBot",
    "casual": "skyrise.bots.casual:CasualBot",
    "skilled": "skyrise.bots.skilled:SkilledBot",
    "expert": "skyrise.bots.expert:ExpertBot",
}
"""Our bots, the weakest first: a factory, or the ``module:name`` of one that is imported on first use."""
STUDIED: Final = "skilled"
"""Whose games are worth studying by the hundred: strong, and quick."""

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
        why = error if isinstance(error, Refusal) else str(error)
        raise BadSpec(Reason.BOT_UNMADE, place=cut(spec), why=why) from error


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
        Reason.BOT_UNKNOWN,
        bot=cut(name),
        bots=", ".join(bot_names()),
        program=f"{PROGRAM}{SETTINGS_SIGN}COMMAND",
    )


def package_of(name: str) -> str:
    """The package that a bot comes with."""
    return "skyrise" if name in BOTS else _package(_others()[name])


def _program(command: str, seed: Seed) -> Bot:
    from .stdio import StdioBot

    if not command.strip():
        raise BadSpec(Reason.BOT_COMMAND, place=PROGRAM, example=f"{PROGRAM}{SETTINGS_SIGN}python3 greedy.py")
    return StdioBot(seed, command.strip())


def _imported(path: str) -> Factory:
    module, _, name = path.partition(":")
    factory: Factory = getattr(import_module(module), name)
    return factory


def _others() -> dict[str, EntryPoint]:
    """The bots of other packages by name, none of them loaded. Our names win over theirs."""
    from importlib.metadata import entry_points  # slow to import, and not there in a browser

    return {point.name: point for point in entry_points(group=GROUP) if point.name not in (*BOTS, PROGRAM)}


def _loaded(point: EntryPoint) -> Factory:
    """The factory of an entry point. Whatever its import raises is its package's doing, and said so."""
    which = {"bot": point.name, "package": _package(point), "source": point.value}
    try:
        factory = point.load()
    except Exception as error:
        raise BadSpec(Reason.BOT_UNLOADED, **which, why=f"{type(error).__name__}: {error}") from None
    if not callable(factory):
        raise BadSpec(Reason.BOT_NO_FACTORY, **which)
    return factory  # type: ignore[no-any-return]


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "?"

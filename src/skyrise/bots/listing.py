"""The list of bots: what each does, which settings it has, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import Parameter, getdoc
from typing import Final

from .protocol import PROTOCOL
from .registry import PROGRAM, bot_names, find_bot, package_of
from .specs import BETWEEN_SETTINGS, SETTINGS_SIGN, BadSpec, settings_of


@dataclass(frozen=True, slots=True)
class ListedBot:
    """A bot in the list."""

    name: str
    line: str
    """What it does, or why it cannot be loaded."""
    settings: str = ""
    """Each with its default, as in ``seconds=1.0;depth=3``."""
    package: str = "skyrise"


PROGRAMS: Final = ListedBot(f"{PROGRAM}{SETTINGS_SIGN}COMMAND", f"A program that speaks {PROTOCOL}.")


def listed_bots() -> list[ListedBot]:
    """All bots, and how a program is named."""
    return [*map(list_bot, bot_names()), PROGRAMS]


def list_bot(name: str) -> ListedBot:
    """A bot as the list shows it; one that cannot be loaded says so."""
    package = package_of(name)
    try:
        factory = find_bot(name)
    except BadSpec as error:
        return ListedBot(name, str(error), package=package)
    lines = (getdoc(factory) or "").splitlines()
    settings = BETWEEN_SETTINGS.join(map(_setting, settings_of(factory).values()))
    return ListedBot(name, lines[0] if lines else "", settings, package)


def _setting(setting: Parameter) -> str:
    return f"{setting.name}={'…' if setting.default is Parameter.empty else setting.default}"

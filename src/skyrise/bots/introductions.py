"""The list of bots: what each does, what can be set, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import Parameter, getdoc
from typing import Final

from .protocol import PROTOCOL
from .registry import PROGRAM, bot_names, find_bot, package_of
from .specs import BETWEEN_SETTINGS, SETTINGS_SIGN, BadSpec, settings_of


@dataclass(frozen=True, slots=True)
class Introduction:
    """A bot in the list."""

    name: str
    line: str
    """What it does; or why it cannot be had."""
    settings: str = ""
    """Each with its default, as in ``seconds=1.0;depth=3``."""
    package: str = "skyrise"


PROGRAMS: Final = Introduction(f"{PROGRAM}{SETTINGS_SIGN}COMMAND", f"A program that speaks {PROTOCOL}.")


def introductions() -> list[Introduction]:
    """All bots, and how programs are named."""
    return [*map(introduce, bot_names()), PROGRAMS]


def introduce(name: str) -> Introduction:
    """A bot as the list shows it; one that cannot be loaded says so."""
    package = package_of(name)
    try:
        factory = find_bot(name)
    except BadSpec as error:
        return Introduction(name, str(error), package=package)
    lines = (getdoc(factory) or "").splitlines()
    settings = BETWEEN_SETTINGS.join(map(_setting, settings_of(factory).values()))
    return Introduction(name, lines[0] if lines else "", settings, package)


def _setting(setting: Parameter) -> str:
    return f"{setting.name}={'…' if setting.default is Parameter.empty else setting.default}"

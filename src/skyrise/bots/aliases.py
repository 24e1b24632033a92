"""Names for bots of a list: ``fast=casual:seconds=0.1,casual`` has two bots, ``fast`` and ``casual``.

>>> named_bots("fast=expert:seconds=0.1, casual")
{'fast': 'expert:seconds=0.1', 'casual': 'casual'}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from skyrise.components import Reason
from skyrise.components.reading import cut
from skyrise.rules import Seed

from .contract import Bot
from .specs import SETTINGS_SIGN, BadSpec


def named_bots(bots: str | Iterable[str]) -> dict[str, str]:
    """The spec of each name, from a list of specs that may have names; a spec without one is its own name."""
    named: dict[str, str] = {}
    for text in bots.split(",") if isinstance(bots, str) else bots:
        name, spec = split_name(text)
        if named.setdefault(name, spec) != spec:
            raise BadSpec(Reason.BOT_NAME_TWICE, place=cut(text), name=cut(name), spec=cut(named[name]))
    return named


def split_name(text: str) -> tuple[str, str]:
    """The name and the spec: a sign of equality before the settings ends a name.

    >>> split_name("stdio:python3 bot.py --depth=3")
    ('stdio:python3 bot.py --depth=3', 'stdio:python3 bot.py --depth=3')
    """
    name, sign, spec = (part.strip() for part in text.partition("="))
    if not sign or SETTINGS_SIGN in name:
        return text.strip(), text.strip()
    if not name or not spec:
        raise BadSpec(Reason.BOT_NAME, place=cut(text))
    return name, spec


@dataclass(frozen=True)
class NamedMaker:
    """Makes bots by the names that a list has for them. It can be sent to other processes."""

    specs: Mapping[str, str]
    make: Callable[[str, Seed], Bot]

    def __call__(self, name: str, seed: Seed) -> Bot:
        return self.make(self.specs[name], seed)

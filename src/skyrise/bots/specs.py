"""The text that names a bot and its settings: ``name`` or ``name:setting=value;setting=value``.

>>> parse_spec("expert:seconds=0.5;depth=3")
('expert', {'seconds': '0.5', 'depth': '3'})
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from inspect import Parameter, formatannotation, signature
from typing import Any, Final

from skyrise.components import Reason, Refusal
from skyrise.components.reading import cut

from .contract import Factory

SETTINGS_SIGN: Final = ":"
BETWEEN_SETTINGS: Final = ";"
"""Not a comma: lists of bots have commas."""


class BadSpec(Refusal, ValueError):
    """A text of which no bot can be made, and why."""


def parse_spec(spec: str) -> tuple[str, dict[str, str]]:
    """The name, and the settings as texts."""
    name, _, rest = spec.partition(SETTINGS_SIGN)
    settings: dict[str, str] = {}
    for part in rest.split(BETWEEN_SETTINGS) if rest else ():
        key, sign, value = (word.strip() for word in part.partition("="))
        if not (key and sign and value):
            raise BadSpec(Reason.BOT_SETTINGS, place=cut(spec), found=cut(part))
        if key in settings:
            raise BadSpec(Reason.BOT_SETTING_TWICE, place=cut(spec), setting=key)
        settings[key] = value
    return name.strip(), settings


def settings_of(factory: Factory) -> dict[str, Parameter]:
    """The settings of a factory: every argument after the seed."""
    _, *others = signature(factory).parameters.values()
    return {one.name: one for one in others if one.kind in (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)}


def read_settings(name: str, factory: Factory, texts: Mapping[str, str]) -> dict[str, Any]:
    """The settings as values; refuses unknown ones, missing ones, and values that cannot be read."""
    known = settings_of(factory)
    if unknown := [key for key in texts if key not in known]:
        raise BadSpec(
            Reason.BOT_SETTING_UNKNOWN, bot=name, setting=cut(unknown[0]), settings=", ".join(known) or "none"
        )
    if missing := [key for key, one in known.items() if one.default is Parameter.empty and key not in texts]:
        raise BadSpec(Reason.BOT_SETTING_MISSING, bot=name, example=f"{name}{SETTINGS_SIGN}{missing[0]}=…")
    return {key: _read(name, known[key], text) for key, text in texts.items()}


def _flag(text: str) -> bool:
    return {"yes": True, "true": True, "no": False, "false": False}[text]


READERS: Final[dict[str, Callable[[str], Any]]] = {"bool": _flag, "int": int, "float": float, "str": str}
"""How values are read, by the words in an argument's annotation."""


def _read(name: str, setting: Parameter, text: str) -> Any:
    words = re.findall(r"\w+", formatannotation(setting.annotation))
    kinds = [kind for kind in READERS if kind in words] or ["str"]
    for kind in kinds:
        try:
            return READERS[kind](text)
        except (ValueError, KeyError):
            continue
    what = {"bot": name, "kinds": ", ".join(kinds), "setting": setting.name, "found": cut(text)}
    raise BadSpec(Reason.BOT_SETTING_VALUE, **what)

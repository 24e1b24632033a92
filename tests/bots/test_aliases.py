"""Names that a list gives to its bots."""

from __future__ import annotations

import pytest

from skyrise.bots import BadSpec
from skyrise.bots.aliases import named_bots, split_name


@pytest.mark.parametrize(
    ("text", "name", "spec"),
    [
        ("casual", "casual", "casual"),
        (" fast = expert:seconds=0.1 ", "fast", "expert:seconds=0.1"),
        ("expert:seconds=0.1", "expert:seconds=0.1", "expert:seconds=0.1"),
        ("stdio:bot --depth=3", "stdio:bot --depth=3", "stdio:bot --depth=3"),
        ("mine=stdio:bot --depth=3", "mine", "stdio:bot --depth=3"),
    ],
)
def test_a_sign_of_equality_before_the_settings_ends_a_name(text: str, name: str, spec: str) -> None:
    assert split_name(text) == (name, spec)


def test_a_list_has_each_bot_once() -> None:
    assert named_bots("a=random,casual,a=random") == {"a": "random", "casual": "casual"}


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ("=random", "expected a name and a bot"),
        ("fast=", "expected a name and a bot"),
        ("a=random,a=casual", "the name a already stands for random"),
        ("casual,casual=random", "the name casual already stands for casual"),
    ],
)
def test_names_that_say_nothing_or_two_things_are_refused(bots: str, reason: str) -> None:
    with pytest.raises(BadSpec, match=reason):
        named_bots(bots)

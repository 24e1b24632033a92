"""Bots by name, with settings, and from other packages."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skyrise import Game
from skyrise.bots import BadSpec, Bot, Clock, UnknownBot, bot_names, closing_bots, make_bot, registry, seat_seed
from skyrise.bots.listing import list_bot, listed_bots
from skyrise.bots.random import RandomBot
from skyrise.bots.stdio import StdioBot

MODULE = """
class Thinker:
    '''Thinks. And thinks.'''
    def __init__(self, seed, *, seconds: float = 1.0, depth: "int | None" = None, loud: bool = False, mood="calm"):
        if seconds < 0:
            raise ValueError("seconds are not negative")
        self.settings = (seed, seconds, depth, loud, mood)

def needy(seed, depth: int):
    return Thinker(seed, depth=depth)

number = 7
"""
ENTRY_POINTS = """
[skyrise.bots]
thinker = other_bots:Thinker
needy = other_bots:needy
random = other_bots:Thinker
stdio = other_bots:Thinker
missing = no_such_module:Bot
absent = other_bots:Absent
seven = other_bots:number
"""


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots, installed."""
    (tmp_path / "other_bots.py").write_text(MODULE)
    info = tmp_path / "other_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("other_bots", None)


def settings(thinker: Bot) -> tuple[object, ...]:
    """What a thinker was made with."""
    made_with: tuple[object, ...] = vars(thinker)["settings"]
    return made_with


def refusal(spec: str) -> str:
    with pytest.raises(BadSpec) as caught:
        make_bot(spec, 7)
    return str(caught.value)


@pytest.mark.parametrize("name", registry.BOTS)
def test_every_bot_of_ours_can_be_made_and_has_a_line(name: str) -> None:
    assert hasattr(make_bot(name, 7), "choose")
    assert list_bot(name).line.endswith(".")


def test_a_name_that_no_bot_has() -> None:
    with pytest.raises(UnknownBot, match=r"no such bot: 'deep-thought'; there are random, .*stdio:COMMAND"):
        make_bot("deep-thought", 7)


def test_a_bot_is_imported_when_it_is_wanted() -> None:
    code = (
        "import sys, skyrise.bots as b; b.bot_names(); print([m for m in sys.modules if m.startswith('skyrise.bots.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "skyrise.bots.registry" in done.stdout
    assert "skyrise.bots.random" not in done.stdout
    assert "skyrise.bots.stdio" not in done.stdout


def test_a_factory_may_stand_in_the_table_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "chance", RandomBot)
    assert isinstance(make_bot("chance", 7), RandomBot)


@pytest.mark.usefixtures("other_package")
def test_other_packages_add_bots_and_our_names_win() -> None:
    ours = len(registry.BOTS)
    assert bot_names()[ours:] == ("absent", "missing", "needy", "seven", "thinker")
    assert isinstance(make_bot("random", 7), RandomBot)
    assert isinstance(make_bot("stdio:x", 7), StdioBot)
    assert settings(make_bot("thinker", 7)) == (7, 1.0, None, False, "calm")


@pytest.mark.usefixtures("other_package")
def test_settings_are_read_by_their_annotations() -> None:
    bot = make_bot("thinker: seconds=0.5; depth=3 ;loud=yes;mood=a=b", "seed")
    assert settings(bot) == ("seed", 0.5, 3, True, "a=b")
    assert settings(make_bot("thinker:seconds=2;loud=false", 7)) == (7, 2.0, None, False, "calm")


@pytest.mark.usefixtures("other_package")
@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("thinker:wits=3", "the bot thinker has no setting 'wits'; it has seconds, depth, loud, mood"),
        ("random:wits=3", "the bot random has no setting 'wits'; it has none"),
        ("thinker:seconds=long", "the bot thinker: expected float for seconds, found 'long'"),
        ("thinker:loud=3", "expected bool for loud, found '3'"),
        ("thinker:seconds", "expected settings as in name:seconds=0.5;depth=3, found 'seconds'"),
        ("thinker:seconds=1;", "found ''"),
        ("thinker:depth=1;depth=2", "the setting depth appears twice"),
        ("thinker:seconds=-1", "thinker:seconds=-1: cannot be made: seconds are not negative"),
        ("needy", "the bot needy needs a setting: needy:depth=…"),
        ("stdio: ", "stdio: needs a command"),
    ],
)
def test_wrong_settings_are_refused_with_a_reason(spec: str, reason: str) -> None:
    assert reason in refusal(spec)


@pytest.mark.usefixtures("other_package")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing", "cannot be loaded from no_such_module:Bot: ModuleNotFoundError"),
        ("absent", "cannot be loaded from other_bots:Absent: AttributeError"),
        ("seven", "cannot be loaded from other_bots:number: it does not make bots"),
    ],
)
def test_a_broken_entry_point_is_reported_when_it_is_asked_for(name: str, reason: str) -> None:
    assert refusal(name) == list_bot(name).line
    assert f"the bot {name} of the package other-bots" in refusal(name)
    assert reason in refusal(name)


@pytest.mark.usefixtures("other_package")
def test_the_list_has_name_line_settings_and_package() -> None:
    by_name = {one.name: one for one in listed_bots()}
    thinker = by_name["thinker"]
    assert (thinker.line, thinker.package) == ("Thinks. And thinks.", "other-bots")
    assert thinker.settings == "seconds=1.0;depth=None;loud=False;mood=calm"
    assert by_name["needy"].settings == "depth=…"
    assert by_name["random"].package == "skyrise"
    assert "skyrise-bot/1" in by_name["stdio:COMMAND"].line


def test_bots_that_can_be_closed_are_closed_even_if_one_cannot() -> None:
    closed = []

    class Held(RandomBot):
        def close(self) -> None:
            closed.append(self)
            if len(closed) == 1:
                raise OSError("stuck")

    bots: list[Bot] = [Held(1), RandomBot(2), Held(3)]
    game = Game.new(2, seed=1)
    with pytest.raises(OSError, match="stuck"), closing_bots(bots):
        assert bots[0].choose(game.view(game.to_act), game.legal_actions(), Clock()) in game.legal_actions()
    assert closed == [bots[2], bots[0]]


def test_the_seed_of_a_bot_does_not_tell_the_seed_of_the_game() -> None:
    seeds = [seat_seed(game, seat) for game in ("a secret", 7) for seat in range(4)]
    assert len(set(seeds)) == 8
    assert not any("secret" in seed for seed in seeds)
    assert seat_seed(7, 1) == seat_seed("7", 1) == seeds[5]

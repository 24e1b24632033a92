"""The check of bots finds every kind of fault, and nothing in a bot that has none."""

from __future__ import annotations

import inspect
import itertools
import shlex
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from skyrise import Chance, Game, edition_ids
from skyrise.bots import BadSpec, Bot, Clock, make_bot, seat_seed
from skyrise.bots.random import RandomBot
from skyrise.rules import Action, Bid, PlaceWonder, Seed, View
from skyrise.testing import BotFault, BotReport, check_bot, seat
from skyrise.testing.kinds import KINDS, games_of_every_kind, kind_of
from skyrise.testing.report import CHECKS

SMALL: dict[str, Any] = {"editions": ["retail"], "players": [2]}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine makes no bot late."""
    monkeypatch.setattr(seat, "GRACE", 60.0)


class First:
    """Plays the first legal action."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return legal[0]


class CannotBeMade(First):
    def __init__(self, seed: Seed) -> None:
        raise RuntimeError("no wits today")


class Raises(First):
    """Has never heard of the Vault."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        if str(legal[0]).startswith("vault="):
            raise KeyError("vault")
        return legal[0]


class AnswersText(First):
    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return str(legal[0])  # type: ignore[return-value]  # the fault to be found


class AnswersNothing(First):
    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return None  # type: ignore[return-value]  # the fault to be found


class BidsTooLow(First):
    """Forgets that a Wonder can be beaten by the Hammer alone."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        bids = view.position.bids
        return Bid(1, "H1") if bids and bids[-1].wonder else legal[0]


class ChangesView(First):
    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        discs = cast(dict[str, str], view.position.discs)
        discs.pop(next(iter(discs)), None)
        return legal[0]


class ChangesList(First):
    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return cast(list[Action], legal).pop()


class SharesItsChance(First):
    """Has one source of chance for all bots of its class."""

    chance = Chance("shared")

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return self.chance.choice(legal)


class Peeks(First):
    """Looks for the game in the functions that called it, and at the objectives there."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        found = (value for info in inspect.stack() for value in info.frame.f_locals.values())
        game = next(value for value in found if isinstance(value, Game))
        secret = "".join(str(board.objective) for board in game.position().players)
        return Chance(secret, str(len(legal))).choice(legal)


class Slow(First):
    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        if clock.seconds is not None:
            time.sleep(clock.seconds + 0.15)
        return legal[0]


class CannotBeClosed(First):
    def close(self) -> None:
        raise OSError("stuck")


def fault_of(bot: str | Callable[[Seed], Bot], **options: Any) -> BotReport:
    with pytest.raises(BotFault) as caught:
        check_bot(bot, **{**SMALL, **options})
    return caught.value.report


@pytest.mark.parametrize(
    ("bot", "check", "reason"),
    [
        (CannotBeMade, "made", "RuntimeError: no wits today"),
        (Raises, "answers", "KeyError: 'vault' (test_check_bot.py, line "),
        (AnswersText, "legal", "answered '"),
        (AnswersNothing, "legal", "answered None, which is not one of"),
        (BidsTooLow, "legal", "answered Bid(building=1, at='H1'), which is not one of the"),
        (ChangesView, "view unchanged", "the view is another one"),
        (ChangesList, "list unchanged", "the list of legal actions is another one"),
        (SharesItsChance, "same seed", "and its twin"),
        (Peeks, "secrets", "and its twin"),
        (CannotBeClosed, "closed", "OSError: stuck"),
    ],
)
def test_every_kind_of_fault_is_found_and_no_other(bot: Callable[[Seed], Bot], check: str, reason: str) -> None:
    report = fault_of(bot)
    assert {fault.check for fault in report.faults} == {check}
    assert reason in report.faults[0].reason
    assert reason in str(report)


def test_a_slow_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat, "GRACE", 0.1)
    report = fault_of(Slow, seconds=0.01)
    assert {fault.check for fault in report.faults} == {"clock"}
    assert len(report.faults) == len(KINDS)
    assert "and had 0.01 s" in report.faults[0].reason
    assert report.slowest > 0.15


def test_every_check_has_a_bad_bot_here() -> None:
    text = inspect.getsource(sys.modules[__name__])
    assert all(f'"{check}"' in text for check in CHECKS)


def test_a_fault_says_where_it_was_and_comes_again_there() -> None:
    report = fault_of(BidsTooLow, players=[2, 3, 4])
    fault, times = report.first_faults()[0]
    assert times == len(report.faults)
    assert fault.moment.kind == "Hammer or pass"
    again = fault_of(BidsTooLow, players=[fault.moment.players], seed=fault.moment.seed)
    assert fault in again.faults
    where = f"seed {fault.moment.seed}, seat {fault.moment.seat}, ply {fault.moment.ply} (Hammer or pass)"
    assert where in str(report)


def test_a_good_bot_passes_in_every_edition_with_every_number_of_players() -> None:
    report = check_bot(First)
    assert report.games == 5 * 3
    assert set(report.decisions) == set(KINDS)
    assert report.faults == []
    assert str(report).startswith("First: 15 games, ")
    assert str(report).endswith("no faults")


def test_more_games_have_further_seeds() -> None:
    seeds: list[Seed] = []

    def make(seed: Seed) -> First:
        seeds.append(seed)
        return First(seed)

    report = check_bot(make, **SMALL, games=3, seed=40)
    assert report.games == 3
    for number, played in ((39, False), (40, True), (41, True), (42, True), (43, False)):
        assert any(seat_seed(number, seat) in seeds for seat in (0, 1)) == played


def test_a_bot_may_say_that_it_is_not_deterministic() -> None:
    report = check_bot(SharesItsChance, **SMALL, deterministic=False)
    assert report.skipped == ("same seed", "secrets")


def test_a_check_that_was_never_made_is_no_success() -> None:
    assert check_bot(First, **SMALL).skipped == ()
    assert fault_of(CannotBeMade).skipped == tuple(check for check in CHECKS if check != "made")
    assert "secrets" in fault_of(SharesItsChance).skipped
    assert "clock" in check_bot(First, editions=[]).skipped


def test_a_spec_is_checked_as_well() -> None:
    assert check_bot("random", **SMALL).bot == "random"
    with pytest.raises(BadSpec):
        check_bot("nobody", **SMALL)


def test_a_program_that_fails_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("import sys; sys.exit('out of order')")
    report = fault_of(f"stdio:{shlex.quote(sys.executable)} {tmp_path / 'bot.py'}")
    assert {fault.check for fault in report.faults} == {"answers"}
    assert "out of order" in report.faults[0].reason


def test_bots_are_prepared_before_they_play() -> None:
    class NeedsToPrepare(First):
        ready = False

        def prepare(self) -> None:
            self.ready = True

        def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
            assert self.ready
            return super().choose(view, legal, clock)

    assert not check_bot(NeedsToPrepare, editions=["retail"], players=[2]).faults


def test_bots_are_closed_after_every_game() -> None:
    count = itertools.count()
    closed = []

    class Counted(RandomBot):
        def __init__(self, seed: Seed) -> None:
            super().__init__(seed)
            self.number = next(count)

        def close(self) -> None:
            closed.append(self.number)

    check_bot(Counted, **SMALL)
    assert sorted(closed) == list(range(next(count)))


@pytest.mark.parametrize("edition", edition_ids())
def test_there_is_a_game_at_every_kind_of_decision(edition: str) -> None:
    games = list(games_of_every_kind(edition))
    assert max(seed for _, seed in games) < 10, "the search takes too long"
    found = {kind_of(game.position()): game for game, _ in games}
    assert set(found) == set(KINDS)
    legal = {kind: {str(action) for action in game.legal_actions()} for kind, game in found.items()}
    assert all(isinstance(action, PlaceWonder) for action in found["starting Wonder"].legal_actions())
    assert "pass" in legal["outbid or pass"] & legal["Hammer or pass"]
    assert not any(action.startswith("W") and not action.startswith("W1@") for action in legal["Hammer or pass"])
    assert legal["wild"] == legal["wild of the Vault"] == {f"wild={c}" for c in ("yellow", "green", "white", "brown")}
    assert ("vault=none" in legal["Vault"]) == (edition != "manual")
    assert all(action.startswith("choose=") for action in legal["Wonder choice"])


def test_an_edition_that_has_not_every_kind_is_no_reason_to_search_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyrise.testing.kinds.MOST_SEEDS", 1)
    assert 0 < len(list(games_of_every_kind("retail"))) < len(KINDS)


def test_bots_of_ours_keep_the_contract() -> None:
    assert make_bot("random", 1)
    check_bot("random", editions=["preview", "manual"])

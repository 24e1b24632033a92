"""A stateful test: a game driven through its front door in any order of legal and illegal moves, undo and copies."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from invariants import check_invariants
from skyrise import Game, IllegalAction
from skyrise.rules.core.state import same_state
from strategies import editions, players, seeds

TEXTS = st.one_of(
    st.builds("{}@{}".format, st.integers(1, 99), st.sampled_from(["H1", "H2", "A13", "A5", "Z1", "Q9"])),
    st.builds("W{}@{}".format, st.integers(1, 20), st.sampled_from(["H1", "A13", "Q9"])),
    st.builds("choose={}".format, st.integers(1, 20)),
    st.builds("vault={}".format, st.sampled_from(["H1", "A13", "none"])),
    st.sampled_from(["pass", "wild=green"]),
)


class GameMachine(RuleBasedStateMachine):
    """Any way to use a game."""

    @initialize(count=players, edition=editions, seed=seeds)
    def new_game(self, count: int, edition: str, seed: int) -> None:
        self.game = Game.new(count, edition, seed)

    @precondition(lambda self: not self.game.is_over)
    @rule(number=st.integers(0, 2**20))
    def play(self, number: int) -> None:
        legal = self.game.legal_actions()
        self.game.play(legal[number % len(legal)], seat=self.game.to_act)

    @rule(text=TEXTS)
    def try_anything(self, text: str) -> None:
        before = self.game.state
        if text in map(str, self.game.legal_actions()):
            self.game.play(text)
            return
        try:
            self.game.play(text)
        except IllegalAction as refused:
            assert refused.reason
            assert str(refused)
        else:
            raise AssertionError(f"{text} was accepted")
        assert same_state(before, self.game.state)

    @precondition(lambda self: self.game.actions)
    @rule()
    def undo(self) -> None:
        self.game.undo()

    @rule()
    def go_on_with_a_copy(self) -> None:
        twin = self.game.copy()
        if not twin.is_over:
            twin.play(twin.legal_actions()[0])
            assert len(twin.actions) == len(self.game.actions) + 1

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "game"):
            check_invariants(self.game)


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(stateful_step_count=60, max_examples=15, deadline=None)

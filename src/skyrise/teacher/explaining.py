"""Why an action is good or bad, in words, from what its player may know: the outlook of the rules and the search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyrise.notation.documents import MessageArgument
from skyrise.notation.messages import Message, all_of, term
from skyrise.rules import View, outlook_of
from skyrise.rules.actions import ChooseWonders

from .auction_why import answers, denies, follows, keeps
from .gains import gains
from .thinking import Thought
from .why import Arguments, Why, most_important


class Explainer:
    """Explains the actions of one decision."""

    def __init__(self, view: View) -> None:
        assert view.position.to_act is not None
        self._view = view
        self._seat = view.position.to_act
        self._outlook = outlook_of(view)

    def reasons(self, thought: Thought, others: Sequence[Thought]) -> list[Why]:
        """The most important reasons for an action and against it; there is always one."""
        rivals = [one for one in others if one.action != thought.action]
        found = most_important(self._all(thought, rivals))
        return found or [self._expected(thought)]

    def _all(self, thought: Thought, rivals: Sequence[Thought]) -> Iterator[Why]:
        action = thought.action
        if isinstance(action, ChooseWonders):
            yield from self._choice(action, thought, rivals)
            return
        brings = self._outlook.actions[action]
        yield from gains(self._view, action, brings)
        yield from answers(self._view, action, wins_at_once=brings.wins_at_once)
        yield from denies(self._view, action)
        yield from keeps(self._view, thought, rivals, self._outlook)
        yield from follows(self._view, thought)

    def _choice(self, choice: ChooseWonders, thought: Thought, rivals: Sequence[Thought]) -> Iterator[Why]:
        """Wonder cards, compared with the best of the others."""
        for rival in rivals[:1]:
            points = round(thought.prestige[self._seat] - rival.prestige[self._seat])
            assert isinstance(rival.action, ChooseWonders)
            cards: Arguments = {"cards": _cards(choice), "others": _cards(rival.action), "points": abs(points)}
            name = "why-cards" if points > 0 else "why-cards-less" if points < 0 else "why-cards-same"
            yield Why("wins" if points >= 0 else "costs", Message(name, cards), points, weight=abs(points) + 1)

    def _expected(self, thought: Thought) -> Why:
        points = round(thought.prestige[self._seat])
        return Why("follows", Message("why-expected", {"points": points}), points)


def _cards(choice: ChooseWonders) -> MessageArgument:
    return all_of(term(f"wonder-{card}") for card in choice.cards)

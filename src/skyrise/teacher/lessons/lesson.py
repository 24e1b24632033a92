"""A lesson: what is shown in each of its steps, and what is said to what the learner tries.

The state of a lesson is the step and the actions that were accepted so far: nothing else is kept anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import cast

from skyrise.components import Reason, Refusal
from skyrise.notation import view_document
from skyrise.notation.documents import (
    LessonAnswer,
    LessonDocument,
    LessonFile,
    LessonStart,
    LessonStep,
    LessonSummary,
    LessonTry,
    MessageArgument,
    MessageDocument,
    RuleDocument,
    Slot,
    StepFile,
    WrongTry,
)
from skyrise.notation.messages import Message, refusal_message, rule_document
from skyrise.rules import BadAction, Game, IllegalAction, parse_action
from skyrise.rules.actions import Pass
from skyrise.rules.rulebook import RULEBOOK
from skyrise.rules.seen import SeenAction, own_action

ANYTHING = "*"
ALL_PASS = "pass*"
"""In what follows by itself: everybody passes until the auction is over."""


class Lesson:
    """One lesson."""

    def __init__(self, file: LessonFile) -> None:
        self.file = file

    def __repr__(self) -> str:
        return f"<Lesson {self.file.number}: {self.file.id}>"

    def document(self) -> LessonDocument:
        """The lesson with its first step."""
        game = self.game(0, ())
        layout = {slot: island for slot, island in game.match.city.layout().items() if island is not None}
        return {
            "summary": self.summary(),
            "edition": self.file.start.edition,
            "city": cast(dict[Slot, str], layout),
            "seat": self.file.start.seat,
            "step": self.step(0, ()),
        }

    def summary(self) -> LessonSummary:
        """What the list of lessons says of it."""
        file = self.file
        rules = dict.fromkeys(rule for step in file.steps for rule in step.rules)
        return {
            "id": file.id,
            "number": file.number,
            "title": Message(file.title).document(),
            "about": Message(file.about).document(),
            "minutes": file.minutes,
            "steps": len(file.steps),
            "rules": list(rules),
        }

    def game(self, number: int, played: Sequence[str]) -> Game:
        """The game at the beginning of a step, after what the learner has played before; a ``Refusal`` if that is not
        what the lesson accepts."""
        game, actions = begun(self.file.start), iter(played)
        for step in self.file.steps[:number]:
            game = begun(step.start) if step.start is not None else game
            if step.accepts is not None:
                action = next(actions, "")
                if not accepts(step, action) or not _is_played(game, action):
                    raise Refusal(Reason.REQUEST_INVALID, place="played")
            follow(game, step.then)
        if next(actions, None) is not None:
            raise Refusal(Reason.REQUEST_INVALID, place="played")
        start = self.file.steps[number].start
        return game if start is None else begun(start)

    def step(self, number: int, played: Sequence[str]) -> LessonStep:
        """A step, as the learner comes to it."""
        file, game = self.file.steps[number], self.game(number, played)
        edition, arguments = game.match.edition, _arguments(file)
        return {
            "number": number,
            "of": len(self.file.steps),
            "title": _said(file.title, arguments),
            "happened": _maybe_said(file.happened, arguments),
            "tasks": [_said(task, arguments) for task in file.tasks or ()],
            "why": _maybe_said(file.why, arguments),
            "hint": _maybe_said(file.hint, arguments),
            "hint_action": None if file.hint_action is None else own_action(parse_action(file.hint_action)),
            "asks_number": file.counts is not None,
            "points_at": [
                {"kind": point.kind, "id": point.id, "label": _maybe_said(point.label, arguments)}
                for point in file.points or ()
            ],
            "rules": [rule_document(rule, edition) for rule in file.rules],
            "view": view_document(game.view(self.file.start.seat)),
        }

    def answer(self, tried: LessonTry) -> LessonAnswer:
        """What is said to a try."""
        if tried.step >= len(self.file.steps):
            raise Refusal(Reason.REQUEST_INVALID, place="step")
        file, game = self.file.steps[tried.step], self.game(tried.step, tried.played)
        if file.counts is not None:
            return self._counted(file, game, tried)
        if file.accepts is not None:
            return self._acted(file, game, tried)
        return self._accepted(tried, tried.played)

    def _counted(self, file: StepFile, game: Game, tried: LessonTry) -> LessonAnswer:
        assert file.counts is not None
        right = counted(game, file.counts.seat, file.counts.source)
        if tried.number == right:
            return self._accepted(tried, tried.played)
        said = Message("lesson-count-again").document()
        return _refused(tried, said, rule_document(file.rules[0], game.match.edition))

    def _acted(self, file: StepFile, game: Game, tried: LessonTry) -> LessonAnswer:
        action, edition = tried.action or "", game.match.edition
        try:
            game.copy().play(parse_action(action), self.file.start.seat)
        except (BadAction, IllegalAction) as error:
            rule = rule_document(error.reason, edition) if error.reason in RULEBOOK else None
            return _refused(tried, refusal_message(error).document(), rule)
        if accepts(file, action):
            return self._accepted(tried, [*tried.played, action])
        wrong = next(_fitting(file.wrong or (), action), None)
        if wrong is None:
            message = Message("lesson-not-this").document()
            return _refused(tried, message, rule_document(file.rules[0], edition))
        return _refused(tried, _said(wrong.message, _arguments(file)), rule_document(wrong.rule, edition))

    def _accepted(self, tried: LessonTry, played: Sequence[str]) -> LessonAnswer:
        is_last = tried.step + 1 == len(self.file.steps)
        return {
            "accepted": True,
            "message": None,
            "rule": None,
            "played": [SeenAction(action) for action in played],
            "next": None if is_last else self.step(tried.step + 1, played),
            "finished": is_last,
        }


def lessons_document(lessons: Iterable[Lesson]) -> list[LessonSummary]:
    """The list of lessons."""
    return [lesson.summary() for lesson in lessons]


def begun(start: LessonStart) -> Game:
    """The game that a lesson begins with."""
    islands = None if start.islands is None else cast(dict[str, str], start.islands)
    game = Game.new(start.players, start.edition, start.seed, colors=start.colors, islands=islands)
    for action in start.actions.split():
        game.play(action)
    return game


def follow(game: Game, then: str) -> None:
    """Plays what follows by itself."""
    for action in then.split():
        if action != ALL_PASS:
            game.play(action)
            continue
        while game.position().auction is not None:
            game.play(Pass())


def counted(game: Game, seat: int, source: str | None) -> int:
    """What a seat would score if the game ended now: from one source, or in all."""
    sheet = game.outcome_now().scores[seat]
    return sheet.total if source is None else sheet.points[source]


def accepts(step: StepFile, action: str) -> bool:
    """Is it one of the actions that a step wants? If it wants anything, then all but what it answers by name."""
    wanted = step.accepts or []
    if any(fnmatchcase(action, one) for one in wanted if one != ANYTHING):
        return True
    named = any(fnmatchcase(action, wrong.tried) for wrong in step.wrong or () if wrong.tried != ANYTHING)
    return ANYTHING in wanted and not named


def _fitting(wrong: Iterable[WrongTry], action: str) -> Iterator[WrongTry]:
    return (one for one in wrong if fnmatchcase(action, one.tried))


def _is_played(game: Game, action: str) -> bool:
    try:
        game.play(action)
    except (BadAction, IllegalAction):
        return False
    return True


def _arguments(file: StepFile) -> dict[str, MessageArgument]:
    return cast(dict[str, MessageArgument], file.arguments or {})


def _said(name: str, arguments: dict[str, MessageArgument]) -> MessageDocument:
    return Message(name, arguments).document()


def _maybe_said(name: str | None, arguments: dict[str, MessageArgument]) -> MessageDocument | None:
    return None if name is None else _said(name, arguments)


def _refused(tried: LessonTry, message: MessageDocument, rule: RuleDocument | None) -> LessonAnswer:
    return {
        "accepted": False,
        "message": message,
        "rule": rule,
        "played": [SeenAction(action) for action in tried.played],
        "next": None,
        "finished": False,
    }

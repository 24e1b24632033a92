"""The desk of the page's own hall: answers what a server would answer, for the one player that there is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Final

from skyrise.components import Reason, Refusal, load_edition
from skyrise.notation import (
    Eyes,
    checked_edition,
    edition_document,
    editions_document,
    outlook_document,
    own_of_file,
    read_record,
    reasons_document,
    replay_document,
)
from skyrise.notation.cities import city_scene
from skyrise.notation.documents import COMMANDS, EditionText, NewTable, OwnEdition
from skyrise.notation.game_files import read_game_file
from skyrise.notation.handed_in import EVERYTHING, checked_file, record_name
from skyrise.notation.problems import problem_told
from skyrise.notation.requests import read_message, read_request
from skyrise.notation.svg import scene_document
from skyrise.rules import outlook_of
from skyrise.tables import Hall, Snapshot, Store, Who
from skyrise.tables.about import about_document
from skyrise.tables.standing import standing_at

from .drawing import DRAWING
from .ports import Think
from .questions import PLAIN, Answer, Handler, Question, Routes, document_answer, find

HERE: Final = "local"
"""What the ids of tables and records begin with that are kept in this browser. No id of a server does: its letters are
Crockford's, without l and o, or hexadecimal digits."""

ME: Final = Who("me")
MOST_LISTED: Final = 30


class Desk:
    """Whatever is asked is asked by the person at this browser."""

    def __init__(self, hall: Hall, store: Store, think: Think, fetch_words: Callable[[], Awaitable[object]]) -> None:
        """``think``: asks whoever thinks; ``fetch_words``: makes ``skyrise.language`` ready to be imported."""
        self.hall = hall
        self._store = store
        self._think = think
        self._fetch_words = fetch_words
        self._routes: Routes = {
            "GET /api/about": self._about,
            "GET /api/city": self._city,
            "GET /api/editions": self._editions,
            "GET /api/editions/*": self._edition,
            "POST /api/editions/check": self._check_edition,
            "POST /api/editions/read": self._read_edition,
            **DRAWING,
            "POST /api/tables": self._make_table,
            "GET /api/tables": self._tables,
            "GET /api/mine": self._mine,
            "GET /api/tables/*": self._news,
            "POST /api/tables/*/commands": self._command,
            "GET /api/tables/*/reasons": self._reasons,
            "GET /api/tables/*/edition": self._table_edition,
            "GET /api/tables/*/city": self._table_city,
            "GET /api/tables/*/outlook": self._outlook,
            "GET /api/tables/*/standing": self._standing,
            "GET /api/tables/*/text": self._text,
            "GET /api/tables/*/record": self._record,
            "GET /api/tables/*/replay": self._replay,
            "POST /api/replays": self._hand_in,
            "GET /api/replays/*": self._handed_in,
            "GET /api/replays/*/record": self._handed_in_record,
            "GET /api/replays/*/game": self._handed_in_game,
        }

    @property
    def routes(self) -> frozenset[str]:
        """What can be asked: methods and paths, in which ``*`` stands for a name."""
        return frozenset(self._routes) | frozenset(self._teachers)

    @cached_property
    def _teachers(self) -> Routes:
        """A game begins without the teacher, who is much to import."""
        from .lectern import Lectern

        return Lectern(self.hall, self._store, self._think, ME).routes

    async def ask(self, method: str, path: str, body: str) -> Answer:
        """Answers, with a problem document where it refuses."""
        try:
            handler, question = self._found(method, path, body)
            return await handler(question)
        except Refusal as refusal:
            problem = problem_told(refusal)
            return document_answer(problem, problem["status"])

    def _found(self, method: str, path: str, body: str) -> tuple[Handler, Question]:
        found = find(self._routes, method, path, body) or find(self._teachers, method, path, body)
        if found is None:
            raise Refusal(Reason.REQUEST_NOWHERE)
        return found

    async def _about(self, _: Question) -> Answer:
        return document_answer(about_document())

    async def _city(self, question: Question) -> Answer:
        return document_answer(city_scene(question.query))  # type: ignore[arg-type]

    async def _editions(self, _: Question) -> Answer:
        return document_answer(editions_document())

    async def _edition(self, question: Question) -> Answer:
        return document_answer(edition_document(load_edition(question.parts[0])))

    async def _check_edition(self, question: Question) -> Answer:
        return document_answer(checked_edition(read_request(OwnEdition, question.body)))

    async def _read_edition(self, question: Question) -> Answer:
        return document_answer(own_of_file(read_request(EditionText, question.body).text))

    async def _make_table(self, question: Question) -> Answer:
        new = read_request(NewTable, question.body)
        if any(seat.kind == "open" for seat in new.seats):
            raise Refusal(Reason.TABLE_NEEDS_SERVER)
        file = None if new.begun is None else read_game_file(await self._record_text(new.begun.file))
        table = await self.hall.create(new, str(ME.player), file)
        return document_answer(await self.hall.news(table, ME), 201)

    async def _tables(self, _: Question) -> Answer:
        """Nobody else's."""
        return document_answer([])

    async def _mine(self, _: Question) -> Answer:
        rows = await self._store.of_player(str(ME.player), MOST_LISTED)
        return document_answer(await self.hall.summaries(rows, ME))

    async def _news(self, question: Question) -> Answer:
        since = question.number("since")
        return document_answer(await self.hall.news(question.parts[0], ME, since, question.seat))

    async def _command(self, question: Question) -> Answer:
        command = read_message(question.body, COMMANDS)
        return document_answer(await self.hall.command(question.parts[0], ME, command))

    async def _reasons(self, question: Question) -> Answer:
        snapshot = await self._peek(question)
        game, piece = snapshot.game, question.query.get("piece", "")
        return document_answer({} if (seat := snapshot.eyes.seat) is None else reasons_document(game, piece, seat))

    async def _table_edition(self, question: Question) -> Answer:
        return document_answer(edition_document((await self.hall.options(question.parts[0])).load_edition()))

    async def _table_city(self, question: Question) -> Answer:
        return document_answer(scene_document((await self._peek(question)).game.match.city))

    async def _outlook(self, question: Question) -> Answer:
        snapshot = await self._peek(question)
        return document_answer(outlook_document(outlook_of(snapshot.view)))

    async def _standing(self, question: Question) -> Answer:
        return document_answer(standing_at(await self._peek(question)))

    async def _text(self, question: Question) -> Answer:
        snapshot = await self._peek(question)
        await self._fetch_words()
        from skyrise.language import best_language, describe

        said = describe(
            snapshot.view.position, snapshot.names, language=best_language(question.query.get("language", ""))
        )
        return Answer(f"{said}\n", media_type=PLAIN)

    async def _record(self, question: Question) -> Answer:
        file = (await self._peek(question)).file(unfinished=question.query.get("unfinished") == "true")
        return Answer(file, filename=f"skyrise-{question.parts[0]}.json")

    async def _replay(self, question: Question) -> Answer:
        snapshot = await self._peek(question)
        game = snapshot.game
        eyes = Eyes(snapshot.eyes.secrets, see_all=game.is_over)
        return document_answer(replay_document(game.record(), eyes, snapshot.title))

    async def _hand_in(self, question: Question) -> Answer:
        text, kind = checked_file(question.body.encode())
        name = f"{HERE}{record_name(text)}"
        await self._store.put_record(name, text)
        return document_answer({"id": name, "kind": kind}, 201)

    async def _handed_in_game(self, question: Question) -> Answer:
        return document_answer(read_game_file(await self._record_text(question.parts[0])).document())

    async def _handed_in(self, question: Question) -> Answer:
        record = read_record(await self._record_text(question.parts[0]))
        return document_answer(replay_document(record, EVERYTHING))

    async def _handed_in_record(self, question: Question) -> Answer:
        name = question.parts[0]
        return Answer(await self._record_text(name), filename=f"skyrise-{name}.json")

    async def _record_text(self, name: str) -> str:
        text = await self._store.record(name)
        if text is None:
            raise Refusal(Reason.REPLAY_UNKNOWN)
        return text

    async def _peek(self, question: Question) -> Snapshot:
        return await self.hall.peek(question.parts[0], ME, question.seat)

"""One game of Skyrise: the front door of the library.

>>> game = Game.new(players=4, edition="retail", seed=7)
>>> game.to_act, len(game.legal_actions())
(0, 28)
>>> game.play("24@H1")
Traceback (most recent call last):
    ...
skyrise.rules.errors.IllegalAction: 24 is not one of your buildings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from skyrise.city import City, build_city
from skyrise.components import DEFAULT_EDITION, Edition, Island, Reason, check_players, load_edition, load_island
from skyrise.components.names import CENTRAL, MAX_PLAYERS, PLAYER_COLORS
from skyrise.components.pictures import Pictured

from .actions import Action, parse_action
from .chance import Seed, fresh_seed
from .core.play import apply
from .core.state import State, copy_state, copy_with_log, same_state
from .core.words import NONE, OVER
from .errors import BadRecord, BadSetup, IllegalAction
from .events import Event, events_of
from .match import Match
from .position import Moment, Position, Secrets, moment_of, position_of, secrets_of
from .position_checks import check_reachable
from .position_state import state_of_position
from .reasons import why_illegal
from .record import Record, Result
from .scores import Outcome, ScoreSheet, ended_now, outcome_of, score_sheets
from .seen import SeenAction, own_actions
from .setup import Setup, draw_city, draw_colors, draw_setup, state_of_setup
from .views import View, may_act, view_of


class Game(Pictured):
    """A game under way or over."""

    def __init__(self, match: Match, state: State, setup: Setup | None = None) -> None:
        """Use ``Game.new``, ``Game.from_record`` or ``Game.from_position``."""
        self.match = match
        self.setup = setup
        """What was dealt; None for a game that starts from a position."""
        self.names: tuple[str, ...] = tuple(color.capitalize() for color in match.colors)
        self.header: dict[str, Any] = {}
        """More fields for the record: seed, date, bots …"""
        self.actions: list[Action] = []
        """Every decision so far."""
        self._state = state
        self._codes: list[int] | None = None
        """The legal actions, if they were asked for since the latest one."""
        self._origin = copy_with_log(state)

    @classmethod
    def new(
        cls,
        players: int = MAX_PLAYERS,
        edition: str | Edition = DEFAULT_EDITION,
        seed: Seed | None = None,
        *,
        colors: Sequence[str] | None = None,
        islands: Mapping[str, str | Island] | None = None,
        names: Sequence[str] | None = None,
    ) -> Game:
        """A new game. What is not given comes from the seed; without a seed, from one that nobody can guess.

        ``edition`` is one of ``edition_ids()`` or the path of an edition file; ``colors`` the color of each seat;
        ``islands`` the island of each slot (a name, the path of an island file, or an ``Island``), and under
        ``"central"`` another central island.
        """
        check_players(players, BadSetup)
        seed = fresh_seed() if seed is None else seed
        chosen = load_edition(edition) if isinstance(edition, str) else edition
        match = Match(chosen, _city(seed, players, islands), _colors(seed, players, colors))
        setup = draw_setup(match, seed)
        game = cls(match, state_of_setup(match, setup), setup)
        game.header["seed"] = seed
        if names is not None:
            game.names = _names(names, players)
        return game

    @classmethod
    def from_record(cls, record: Record) -> Game:
        """Replays a record; refuses one that the rules do not lead to."""
        game = cls(record.match, state_of_setup(record.match, record.setup), record.setup)
        game.names = record.names
        game.header = dict(record.header)
        for ply, action in enumerate(record.actions):
            try:
                game.play(action)
            except IllegalAction as error:
                raise BadRecord(Reason.RECORD_ACTION, place=f"actions[{ply}]", action=str(action), why=error) from error
        if record.result is not None and record.result != game.result:
            raise BadRecord(Reason.RECORD_RESULT, place="result")
        return game

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """A game that goes on from a position; refuses one that contradicts itself, or that no game can reach."""
        state = state_of_position(position)
        check_reachable(position)
        return cls(position.match, state)

    def __repr__(self) -> str:
        turn = "over" if self.to_act is None else f"{self.names[self.to_act]} to act"
        what = f"{self.match.edition.id}, {self.players} players, era {self.era}, {len(self.actions)} actions"
        return f"<Game: {what}, {turn}>"

    def __eq__(self, other: object) -> bool:
        """The same match, from the same beginning, with the same actions; names and headers are no part of the game."""
        if not isinstance(other, Game):
            return NotImplemented
        same = self.match == other.match and self.actions == other.actions
        return same and same_state(self._origin, other._origin)

    __hash__ = None  # type: ignore[assignment]  # it changes with every action: ``key`` does not

    # Reading

    @property
    def key(self) -> str:
        """The key of the position: the same one for games that came to it in different ways."""
        return self.position().key

    @property
    def players(self) -> int:
        """How many play."""
        return self.match.players

    @property
    def era(self) -> int:
        """1 or 2."""
        return self._state.era

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self._state.to_act == NONE else self._state.to_act

    @property
    def is_over(self) -> bool:
        """Has everybody built everything?"""
        return self._state.phase == OVER

    @property
    def state(self) -> State:
        """A copy of the state that the rules work on, for the kernel and for a closer look."""
        return copy_state(self._state)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, secrets included; ``Event.seen_by`` tells what a seat may know of it."""
        return list(events_of(self.match, self._state, self._state.log or ()))

    def legal_actions(self) -> list[Action]:
        """What may be done now, sorted as text. Empty only when the game is over.

        >>> [str(action) for action in Game.new(players=2, seed=1).legal_actions()][:3]
        ['18@H1', '18@H2', '18@H3']
        """
        return sorted(map(self.match.decode, self._legal_codes()), key=str)

    def view(self, seat: int | None, *, covered: bool = False) -> View:
        """What a seat may know; None is a spectator. Covered, its own secrets are left out, not what it may do."""
        return view_of(self.match, self._state, seat, covered=covered)

    def moment(self, before: Moment | None = None) -> Moment:
        """What a spectator sees now; what is as it was at a moment before is the very same object."""
        return moment_of(self.match, self._state, before)

    def secrets(self, seat: int) -> Secrets:
        """What a seat sees besides what a spectator does."""
        return secrets_of(self.match, self._state, seat)

    def options(self, seat: int | None, *, covered: bool = False) -> list[SeenAction]:
        """The texts of what a seat may do now, as its view has them: none unless it is to act."""
        if seat is None or not may_act(self._state, seat, covered=covered):
            return []
        return own_actions(map(self.match.text, self._legal_codes()))

    def position(self) -> Position:
        """This moment of the game, complete, secrets included."""
        return position_of(self.match, self._state)

    def scores(self) -> tuple[ScoreSheet, ...]:
        """What every seat has scored so far; the final scores once the game is over."""
        return score_sheets(self.match, self._state, self._state.log or ())

    def outcome_now(self) -> Outcome:
        """How it would end if the game ended now."""
        ended = ended_now(self.match, self._state)
        return outcome_of(self.match, ended, ended.log or ())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.outcome_now() if self.is_over else None

    # Playing

    def play(self, action: str | Action, seat: int | None = None) -> list[Event]:
        """Plays an action, as text or not, and returns what happened. ``seat``: refuse it if another seat is to act.

        >>> game = Game.new(players=2, seed=1)
        >>> [event.kind for event in game.play("24@H1")]
        ['bid']
        """
        wanted = action if isinstance(action, Action) else parse_action(action)
        s, log = self._state, self._log()
        if seat is not None and seat != s.to_act and not self.is_over:
            raise IllegalAction(Reason.TURN_OTHER)
        code = self._legal_code(wanted)
        before = len(log)
        self._codes = None
        apply(s, self.match.tables, code)
        self.actions.append(wanted)
        return list(events_of(self.match, s, log[before:]))

    def undo(self) -> Action:
        """Takes the latest action back, by playing the others again; an IndexError if there is none."""
        if not self.actions:
            raise IndexError("nothing to take back: no action has been played in this game")
        taken = self.actions.pop()
        self._codes = None
        self._state = copy_with_log(self._origin)
        for action in self.actions:
            apply(self._state, self.match.tables, self.match.encode(action))
        return taken

    def until(self, ply: int) -> Game:
        """An independent game, as this one was after a number of actions.

        >>> game = Game.new(players=2, seed=1)
        >>> _ = game.play("24@H1")
        >>> game.until(0) == Game.new(players=2, seed=1)
        True
        """
        twin = self.copy()
        twin.actions = self.actions[:ply]
        twin._codes = None
        twin._state = copy_with_log(self._origin)
        for action in twin.actions:
            apply(twin._state, self.match.tables, self.match.encode(action))
        return twin

    def copy(self) -> Game:
        """An independent game in the same state."""
        twin = Game.__new__(Game)
        twin.match, twin.setup, twin.names = self.match, self.setup, self.names
        twin.header = dict(self.header)
        twin.actions = list(self.actions)
        twin._state = copy_with_log(self._state)
        twin._codes = self._codes
        twin._origin = self._origin
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        twin = self.copy()
        twin.header = deepcopy(self.header, memo)
        return twin

    def record(self) -> Record:
        """The game so far as a record."""
        if self.setup is None:
            raise BadRecord(Reason.RECORD_NO_SETUP, place="setup")
        result = self.result if self.is_over else None
        return Record(self.match, self.names, self.setup, tuple(self.actions), result, dict(self.header))

    def _log(self) -> list[tuple[int, int, int, int, int, int]]:
        assert self._state.log is not None
        return self._state.log

    def _legal_codes(self) -> list[int]:
        """Listed once for each moment: whoever is told what they may do chooses one of them."""
        if self._codes is None:
            self._codes = self.match.legal_codes(self._state)
        return self._codes

    def _legal_code(self, action: Action) -> int:
        try:
            code = self.match.encode(action)
        except KeyError:
            code = NONE
        if code not in self._legal_codes():
            raise why_illegal(self.match, self._state, action)
        return code

    @property
    def result(self) -> Result | None:
        """How the game ended, as a record keeps it; None while it goes on."""
        outcome = self.outcome
        return None if outcome is None else Result.of(outcome)


def _city(seed: Seed, players: int, islands: Mapping[str, str | Island] | None) -> City:
    if islands is None:
        return draw_city(seed, players)
    loaded = {slot: load_island(one) if isinstance(one, str) else one for slot, one in islands.items()}
    central = loaded.pop(CENTRAL, None) or load_island(CENTRAL)
    if not loaded:
        return draw_city(seed, players, central)
    if len(loaded) != players:
        raise BadSetup(Reason.SETUP_OUTER, place="islands", players=players, found=len(loaded))
    return build_city(central, loaded)


def _colors(seed: Seed, players: int, colors: Sequence[str] | None) -> tuple[str, ...]:
    if colors is None:
        return draw_colors(seed, players)
    if len(colors) != players or len(set(colors)) != players or not set(colors) <= set(PLAYER_COLORS):
        raise BadSetup(Reason.SETUP_DIFFERENT, place="colors", count=players, words=", ".join(PLAYER_COLORS))
    return tuple(colors)


def _names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if len(names) != players or not all(isinstance(name, str) and name for name in names):
        raise BadSetup(Reason.SETUP_NAMES, place="names", players=players)
    return tuple(names)

"""What legal actions would bring: each is tried on a copy of the state, and the copy is scored as if the game ended."""

from __future__ import annotations

from skyrise.components.names import PANORAMAS

from ..actions import Action, ChooseWonders, Pass
from ..codes import disc_name, prestige_of, source_name
from ..core import event_codes as e
from ..core.auction import collect_won_disc, construct, next_bidder, place
from ..core.event_codes import Raw
from ..core.play import apply, resolve_wonder
from ..core.scoring import score_end_of_game_for
from ..core.state import CELLS, RANKS, State, copy_state
from ..core.words import NONE, OVER, PANORAMAS2, PASS, WILD, WONDERS
from ..match import Match
from .changes import ActionOutlook, ControlChange, Gain, ObjectiveChange, PanoramaChange, RowChange
from .standing import controllers, objective_of, row_of

NOTHING = ActionOutlook()


class Prospects:
    """What the actions of the player to act would bring, compared with the state as it is."""

    def __init__(self, match: Match, state: State) -> None:
        self._match = match
        self._state = state
        self._seat = state.to_act
        before = copy_state(state)
        before.log = []
        score_end_of_game_for(before, match.tables, self._seat, self._seat + 1)
        self._before = prestige_of(before, self._seat)
        self._panoramas = _panorama_points(before.log, self._seat)
        self._controllers = [controllers(match, state, island) for island in range(match.tables.islands)]
        self._won: dict[tuple[int, int, bool], ActionOutlook] = {}

    def of(self, action: Action) -> ActionOutlook:
        """What a legal action would bring."""
        if isinstance(action, Pass | ChooseWonders):
            return NOTHING
        code = self._match.encode(action)
        twin = copy_state(self._state)
        log: list[Raw] = []
        twin.log = log
        if code < PASS:
            place(twin, code)
            return self._if_won(twin, log, *divmod(code, CELLS))
        apply(twin, self._match.tables, code)
        wonder = self._state.phase == WILD and self._state.latest_piece >= RANKS
        return self._compared(twin, log, wonder=wonder)

    def _if_won(self, twin: State, log: list[Raw], piece: int, cell: int) -> ActionOutlook:
        """A piece has just been bid. Buildings of one height bring the same, whatever their numbers."""
        t = self._match.tables
        at_once = next_bidder(twin, t) == NONE
        kind = (t.height[piece] if piece < RANKS else piece, cell, at_once)
        if kind not in self._won:
            construct(twin, t)
            collect_won_disc(twin, t)
            resolve_wonder(twin, t)
            self._won[kind] = self._compared(twin, log, wonder=piece >= RANKS, cell=cell, at_once=at_once)
        return self._won[kind]

    def _compared(
        self, twin: State, log: list[Raw], *, wonder: bool, cell: int | None = None, at_once: bool = False
    ) -> ActionOutlook:
        """What is different in a copy in which the action was played; ``cell``: where it has built."""
        gains = self._gains(twin)
        return ActionOutlook(
            disc=next((disc_name(a) for kind, _, a, *_ in log if kind == e.COLLECTED), None),
            row=next((self._row(twin, a) for kind, _, a, *_ in log if kind in (e.ROW, e.SURPLUS)), None),
            ground=None if cell is None else self._ground(twin, cell),
            control=() if cell is None else self._control(twin, cell),
            panoramas=self._panorama_changes(log),
            objective=self._objective(twin),
            wonder=sum(gain.points for gain in gains if gain.source == source_name(WONDERS)) if wonder else None,
            wins_at_once=at_once,
            gains=gains,
        )

    def _gains(self, twin: State) -> tuple[Gain, ...]:
        """Scores the copy as if the game ended, unless it has ended."""
        if twin.phase != OVER:
            score_end_of_game_for(twin, self._match.tables, self._seat, self._seat + 1)
        after = prestige_of(twin, self._seat)
        changes = {source: after[source] - points for source, points in self._before.items()}
        return tuple(Gain(source, points) for source, points in changes.items() if points)

    def _row(self, twin: State, color: int) -> RowChange:
        before = row_of(self._match, self._state, self._seat, color)
        return RowChange(before, row_of(self._match, twin, self._seat, color))

    def _ground(self, twin: State, cell: int) -> RowChange:
        masks = self._match.tables.color_cells
        return self._row(twin, next(color for color, cells in enumerate(masks) if cells >> cell & 1))

    def _control(self, twin: State, cell: int) -> tuple[ControlChange, ...]:
        """Only the island built on can change hands."""
        island = self._match.tables.island_of[cell]
        before, after = self._controllers[island], controllers(self._match, twin, island)
        key = self._match.city.islands[island].key
        return (ControlChange(key, before, after),) if before != after else ()

    def _panorama_changes(self, log: list[Raw]) -> tuple[PanoramaChange, ...]:
        changes = zip(PANORAMAS, self._panoramas, _panorama_points(log, self._seat), strict=True)
        return tuple(PanoramaChange(name, before, after) for name, before, after in changes if before != after)

    def _objective(self, twin: State) -> ObjectiveChange | None:
        before = objective_of(self._match, self._state, self._seat)
        after = objective_of(self._match, twin, self._seat)
        return ObjectiveChange(before, after) if before and after and before != after else None


def _panorama_points(log: list[Raw], seat: int) -> list[int]:
    """A seat's Prestige from each panorama card at the end of the game."""
    points = [0] * len(PANORAMAS)
    for kind, who, source, prestige, rule, _ in log:
        if kind == e.SCORED and who == seat and source == PANORAMAS2:
            points[rule - e.RULE_PANORAMA] += prestige
    return points

"""The arena: bots against bots on the same setups from every seat, and what the results say.

>>> results = run(Plan(bots=("random", "random"), players=2, games=2))
>>> [result.job for result in results.games], results.is_complete
([0, 1], True)
"""

from ..bot_games import Failure, GameResult, Job, Note, SeatResult
from ..errors import ArenaError
from ..executors import Executor, Processes, RayCluster, Serial
from .board import Board, Place, read_board, write_board
from .export import write_rows
from .plan import Plan, schedule
from .run import Progress, run
from .sprt import Sprt, Verdict
from .standings import Results, Row, Standing

__all__ = [
    "ArenaError",
    "Board",
    "Executor",
    "Failure",
    "GameResult",
    "Job",
    "Note",
    "Place",
    "Plan",
    "Processes",
    "Progress",
    "RayCluster",
    "Results",
    "Row",
    "SeatResult",
    "Serial",
    "Sprt",
    "Standing",
    "Verdict",
    "read_board",
    "run",
    "schedule",
    "write_board",
    "write_rows",
]

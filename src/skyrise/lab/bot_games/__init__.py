"""Games of bots, for the arena and for studies of the game: what is to be played, how, and what came of it."""

from .job import Job, Lineup
from .results import Failure, GameResult, Note, PlayedGame, SeatResult
from .runner import GameRunner, check_bots

__all__ = ["Failure", "GameResult", "GameRunner", "Job", "Lineup", "Note", "PlayedGame", "SeatResult", "check_bots"]

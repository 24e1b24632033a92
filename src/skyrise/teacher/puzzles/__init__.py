"""Puzzles: positions with one clearly best action, from games of strong bots."""

from .files import all_puzzles, puzzle_of, read_puzzle, write_puzzle
from .puzzle import Puzzle, puzzles_document

__all__ = ["Puzzle", "all_puzzles", "puzzle_of", "puzzles_document", "read_puzzle", "write_puzzle"]

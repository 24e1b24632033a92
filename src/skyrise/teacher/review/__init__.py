"""A game as a teacher sees it afterwards: chances, decisions judged by what their players could know, mistakes."""

from .review import Review, review_in_steps

__all__ = ["Review", "review_in_steps"]

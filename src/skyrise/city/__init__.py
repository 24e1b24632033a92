"""The map: islands joined into one city. It knows nothing of the state of a game."""

from .city import Bridge, City, Feature, Place, build_city

__all__ = ["Bridge", "City", "Feature", "Place", "build_city"]

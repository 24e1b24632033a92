"""Where things are: the planar maps joined into one city. Pure, no game state."""

from .city import Bridge, City, Feature, Place, build_city

__all__ = ["Bridge", "City", "Feature", "Place", "build_city"]

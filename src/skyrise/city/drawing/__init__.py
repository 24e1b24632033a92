"""Drawing islands: each step takes an island as it stands and gives the next one, whether or not one can play on it.

What can be played on, the loader says (``components.island_files.check_island``).
"""

from .areas import (
    PREFIX,
    color_area,
    join_areas,
    letter_areas,
    remove_area,
    set_bridge,
    set_port,
    turn_area,
    turn_windmill,
)
from .blank import blank_island
from .borders import draw_area, move_corner, remove_corner, split_area

__all__ = [
    "PREFIX",
    "blank_island",
    "color_area",
    "draw_area",
    "join_areas",
    "letter_areas",
    "move_corner",
    "remove_area",
    "remove_corner",
    "set_bridge",
    "set_port",
    "split_area",
    "turn_area",
    "turn_windmill",
]

"""How an environment shows a game: as spectators see it."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from skyrise.language import describe
from skyrise.notation.svg import draw_position
from skyrise.rules import View

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDTH: Final = 800


def render(view: View, mode: str | None) -> Any:
    """A view in a render mode: printed, a text, an SVG, or an array of pixels."""
    match mode:
        case "human":
            print(describe(view.position))
        case "ansi":
            return describe(view.position)
        case "svg":
            return draw_position(view.position)
        case "rgb_array":
            return pixels(draw_position(view.position))
    return None


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """A picture as height × width × 3 bytes."""
    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))

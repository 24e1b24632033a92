"""Reports: one HTML file each, its style and its charts (SVG) inside, with nothing that is loaded from elsewhere."""

from .charts import columns, whiskers
from .figures import Show, number, percent, signed, with_half
from .marks import Series
from .page import Fact, Section, drawing, page
from .tables import figures_table, table

__all__ = [
    "Fact",
    "Section",
    "Series",
    "Show",
    "columns",
    "drawing",
    "figures_table",
    "number",
    "page",
    "percent",
    "signed",
    "table",
    "whiskers",
    "with_half",
]

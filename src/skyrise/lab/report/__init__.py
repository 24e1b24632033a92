"""Reports: one HTML file each, its style and its charts (SVG) inside, with nothing that is loaded from elsewhere."""

from .charts import column_chart, curve_chart, whisker_chart
from .figures import Show, number, percent, signed, with_half
from .marks import Series
from .page import Fact, Section, drawing, page
from .tables import figures_table, html_table

__all__ = [
    "Fact",
    "Section",
    "Series",
    "Show",
    "column_chart",
    "curve_chart",
    "drawing",
    "figures_table",
    "number",
    "page",
    "percent",
    "signed",
    "html_table",
    "whisker_chart",
    "with_half",
]

"""Games as tables: Parquet files for polars, DuckDB and anything else that reads them."""

from .card import baselines
from .observations import Observing
from .schema import OBSERVED, TABLES, describe
from .write import missing_parts, write_dataset

__all__ = ["OBSERVED", "TABLES", "Observing", "baselines", "describe", "missing_parts", "write_dataset"]

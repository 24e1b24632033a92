"""Games as tables: Parquet files for polars, DuckDB and anything else that reads them."""

from .schema import TABLES, describe
from .write import missing_parts, write_dataset

__all__ = ["TABLES", "describe", "missing_parts", "write_dataset"]

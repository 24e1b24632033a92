"""Parts of ``benchmarks/tables.py``: a server to load, the players that load it, and what is counted."""

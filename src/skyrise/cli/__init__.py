"""The command ``skyrise``."""

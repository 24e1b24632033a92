"""The steps of the history, oldest first by name."""

"""Where bots are measured, and the game itself: the arena; datasets, balance, comparisons and maps."""

"""Where bots and the game itself are measured: the arena, datasets, balance, comparisons and maps."""

"""Every text form of the game, with strict round trips. Standard library only."""

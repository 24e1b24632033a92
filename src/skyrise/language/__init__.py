"""The game in words: English, Polish and Russian."""

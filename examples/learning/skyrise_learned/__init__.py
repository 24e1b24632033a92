"""A network that teaches itself Skyrise, and the bot that plays as it says."""

"""Where bots are measured."""

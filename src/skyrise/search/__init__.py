"""Thinking ahead: what positions and actions are worth. No bots, no texts."""

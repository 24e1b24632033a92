"""A policy and value network for Skyrise that learns by games with itself."""

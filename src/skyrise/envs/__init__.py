"""Skyrise for learners: PettingZoo and Gymnasium (extra ``[rl]``), OpenSpiel (extra ``[openspiel]``)."""

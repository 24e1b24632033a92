"""Proofs that the teacher is right: bounded samples, each figure with its interval."""

"""The rules a second time: ``rules/core`` compiled by Numba. Importing this package does not import Numba."""

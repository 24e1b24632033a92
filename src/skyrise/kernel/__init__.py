"""The cores a second time, compiled by Numba, and how every core is loaded. Importing this package imports no Numba."""

"""How the cores are run: interpreted, or as native code. Importing this package imports neither llvmlite nor NumPy."""

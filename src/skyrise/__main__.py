"""``python -m skyrise`` is the command ``skyrise``."""

from .cli import main

if __name__ == "__main__":
    main()

"""The teacher: lessons, advice in words, reviews of games. No I/O, and the standard library alone.

Whatever is said is a ``Message``; a ``skyrise.language.Language`` or the page says it. Whoever has to think for the
teacher is asked through a port (``thinking``): a process of a server, a worker of the page, or this very process.
"""

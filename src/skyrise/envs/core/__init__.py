"""What a seat sees, as numbers. A core, as the rules are: CPython runs it, or a compiled load compiles it."""

"""A reader's fuzz: positions and records of all games, mutated. `python -m tests.fuzz --inputs 1000000` runs it."""

"""Run the command line: `python -m sintra`."""

from sintra.cli import main

main()

"""The server with the limits of the tests: `python -m tests.server.generous DATABASE PORT`."""

import sys

from sintra.server.commands import run
from sintra.server.settings import Settings
from tests.server.serving import GENEROUS

if __name__ == "__main__":
    run(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=GENEROUS, warm=False, patience=0.5, beat=0.5))

"""Research environments: every game for PettingZoo, Gymnasium, OpenSpiel and NumPy. docs/environments.md tells about all of them.

Importing this package registers every game with each of those libraries that is installed; `pip install sintra[envs]` brings them all.
"""

import sys
from importlib import import_module
from importlib.util import find_spec

from sintra.envs.games import Games
from sintra.envs.observation import Layout
from sintra.envs.opponents import Pool
from sintra.envs.searching import Found, Search
from sintra.envs.version import VERSION

__all__ = ["VERSION", "Found", "Games", "Layout", "Pool", "Search"]

#: Libraries, and the module here that registers with each.
LIBRARIES = {"pettingzoo": "zoo", "gymnasium": "gym", "pyspiel": "spiel"}

for library, module in LIBRARIES.items():
    if find_spec(library) is not None:
        import_module(f"{__name__}.{module}").register_all(sys.modules[__name__])

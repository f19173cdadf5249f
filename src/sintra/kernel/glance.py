"""Reading a record from ordinary Python: NumPy's records look a field up slowly, so take all fields at once."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from sintra.kernel.dispatch import State


def glance(s: State) -> SimpleNamespace:
    """The fields of a record as attributes: whole numbers and arrays, to be read and not changed."""
    return SimpleNamespace(**{name: _value(s[name]) for name in s.dtype.names})


def _value(value: Any) -> Any:
    return value if isinstance(value, np.ndarray) else value.item()

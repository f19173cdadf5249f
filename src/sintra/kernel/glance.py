"""Reading a record from ordinary Python: NumPy's records look a field up slowly, so take all fields at once."""

from types import SimpleNamespace

from sintra.kernel.dispatch import State


def glance(s: State) -> SimpleNamespace:
    """The fields of a record as attributes: whole numbers and arrays, to be read and not changed."""
    return SimpleNamespace(**dict(zip(s.dtype.names, s.item(), strict=True)))

"""How many files this process may have open: every connection is one."""

import sys

PLENTY = 1 << 16  #: where the system has no limit of its own


def raise_limit() -> None:
    """As many as the system lets us have: the soft limit, often 1,024, is for programs that were written long ago."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else PLENTY
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limit() -> int:
    """How many there may be."""
    if sys.platform == "win32":
        return PLENTY
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return soft if soft != resource.RLIM_INFINITY else PLENTY

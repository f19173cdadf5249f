"""By which names this server may be called.

A page of somebody else can have its own name lead to this machine, and its browser then takes the two for one site (DNS rebinding). What is served to
this machine alone answers only to its names, and to those that it was told.
"""

import ipaddress


def name_of(host: str) -> str:
    """The name in a Host header, without port and brackets.

    >>> name_of("LocalHost.:8321"), name_of("[::1]:8321"), name_of("192.0.2.7")
    ('localhost', '::1', '192.0.2.7')
    """
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def is_loopback(name: str) -> bool:
    """Whether a name or an address is this machine's for itself.

    >>> [is_loopback(name) for name in ("localhost", "127.3.2.1", "::1", "192.0.2.7", "localhost.example")]
    [True, True, True, False, False]
    """
    if name == "localhost" or name.endswith(".localhost"):
        return True
    address = _address(name)
    return address is not None and address.is_loopback


def answers_to(host: str, bound_to: str, names: tuple[str, ...]) -> bool:
    """Whether a server that listens at an address and was told its names answers to a Host header.

    One for the network that was told no names answers to all: the machine may have any. An address is no name that could be led elsewhere.
    """
    name = name_of(host)
    if is_loopback(name) or name in map(name_of, names):
        return True
    if is_loopback(bound_to.lower()):
        return False
    return not names or _address(name) is not None


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None

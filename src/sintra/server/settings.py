"""What can be set. The defaults are for a server at home; nothing needs to be set."""

from dataclasses import dataclass, field
from pathlib import Path

from sintra.server.logs import Format
from sintra.web.site.version import STATIC


@dataclass(frozen=True)
class Limits:
    """What one address, or everybody together, may use."""

    frame: int = 16 * 1024  #: bytes of a live message
    body: int = 32 * 1024  #: bytes of a request
    record: int = 256 * 1024  #: bytes of a record to import
    requests: float = 20.0  #: a second and address, lasting
    request_burst: int = 200
    frames: float = 10.0  #: a second and socket, lasting
    frame_burst: int = 60
    games: float = 1 / 30  #: new games a second and address, lasting
    game_burst: int = 60
    headers: int = 16 * 1024  #: bytes of a request's first line and headers
    header_seconds: float = 10.0  #: for them to arrive, from the connection or from their first byte on
    body_seconds: float = 30.0  #: for the rest of a request to arrive
    idle_seconds: float = 15.0  #: between two requests on a connection
    send_seconds: float = 30.0  #: in which a client has to read something of what it is sent
    connections: int = 200  #: an address
    all_connections: int = 8_000  #: and never more than there are files for
    sockets: int = 60  #: an address
    all_sockets: int = 5_000
    addresses: int = 10_000  #: that are remembered
    outbox: int = 64  #: messages that wait for a slow client
    in_memory: int = 5_000  #: games


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = ""  #: `sqlite:///file` or `postgresql://user@host/name`; empty: a file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8321
    limits: Limits = field(default_factory=Limits)
    peer_address: str = ""  #: `host:port` where other processes on the same PostgreSQL reach this one; empty: where it reaches PostgreSQL from
    static: Path = STATIC
    secure_cookies: bool = False  #: served over HTTPS only
    host_names: tuple[str, ...] = ()  #: by which it may be called, beside those of this machine; none, and it serves the network: all
    origins: tuple[str, ...] = ()  #: other pages that may use this server, as `https://host`
    warm: bool = True  #: compile and start bots before they are asked for
    proxy: str = ""  #: addresses whose word about the client's address is trusted
    hsts_days: int = 0  #: for which browsers are told to come over HTTPS only
    log_format: Format = "text"
    access_log: bool = False  #: a line for every request
    admin_token: str = ""  #: that opens /admin and /metrics; without one nobody gets there
    bot_processes: int = 0  #: in which bots think; 0: as many as there are cores
    bot_seconds: float = 30.0  #: of thought after which a bot is given up and replaced
    away_after: float = 60.0  #: seconds after which a bot may stand in for somebody who is gone
    idle_after: float = 300.0  #: seconds after which a game that nobody looks at leaves the memory
    over_after: float = 20.0  #: the same for a finished game
    beat: float = 5.0  #: seconds between signs of life
    lease: float = 15.0  #: seconds without one after which a process is given up, and its games may live elsewhere
    waiting_days: int = 14  #: how long a game waits for players
    unfinished_days: int = 90  #: how long a game is kept in which nothing happens
    finished_days: int = 0  #: how long a game is kept that is over; 0: for ever

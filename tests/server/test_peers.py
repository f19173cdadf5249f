"""The connection between two processes: nobody without the key gets through, and what breaks is noticed."""

import asyncio
import os
from typing import Any

import pytest

from sintra.server.cluster.link import End, Event, Kind, Link
from sintra.server.cluster.membership import Peer
from sintra.server.cluster.peers import MOST_WAITING, NoPeerAddress, Peers, Stream, Unreachable, address_towards

pytestmark = pytest.mark.anyio

KEY = b"k" * 32


class Echo:
    """Says back what it hears, until it hears the end."""

    def __init__(self) -> None:
        self.streams: list[Stream] = []

    async def serve(self, asked: Event, stream: Stream) -> None:
        self.streams.append(stream)
        stream.send({"asked": asked["what"]})
        while not isinstance(event := await stream.next(), End) and event.get("more", True):
            stream.send(event)


async def two() -> tuple[Peers, Peers, Peer, Echo]:
    called, caller, echo = Peers(KEY, 15.0), Peers(KEY, 15.0), Echo()
    called.served = echo
    return called, caller, Peer("called", await called.listen("127.0.0.1", 0)), echo


async def test_many_streams_share_one_connection_and_keep_apart() -> None:
    called, caller, peer, _ = await two()
    streams = [await caller.open(peer, {"what": number}) for number in range(50)]
    for number, stream in enumerate(streams):
        stream.send({"text": "ű" * number, "bytes": bytes(number)})
    for number, stream in enumerate(streams):
        assert await stream.next() == {"asked": number}
        assert await stream.next() == {"text": "ű" * number, "bytes": bytes(number)}
        stream.send({"more": False})
        assert await stream.next() is End.DONE
    assert len(caller) == len(called) == 1
    for peers in (caller, called):
        await peers.stop()


async def test_who_does_not_know_the_key_is_not_heard() -> None:
    called, _, peer, echo = await two()
    stranger = Peers(b"x" * 32, 15.0)
    with pytest.raises(Unreachable):
        await stranger.open(peer, {"what": 1})
    host, _, port = peer.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    nonce = await reader.readexactly(32)
    writer.write(os.urandom(32) + nonce)  # its own words said back to it prove nothing
    assert len(await reader.read()) == 32, "its proof, and then it hangs up"
    writer.close()
    assert not echo.streams
    await called.stop()


@pytest.mark.parametrize("said", [b"\xff\xff\xff\xff", b"\x00\x00\x00\x02\xc1\xc1", b"\x00\x00\x00\x01\x90"])
async def test_what_is_no_message_ends_the_connection(said: bytes) -> None:
    called, caller, peer, _ = await two()
    stream = await caller.open(peer, {"what": 1})
    assert await stream.next() == {"asked": 1}
    link: Any = stream._link
    link._transport.write(said)
    assert await stream.next() is End.LOST
    for peers in (caller, called):
        await peers.stop()


async def test_when_a_process_ends_both_sides_of_each_stream_hear_of_it_and_a_new_call_is_tried() -> None:
    called, caller, peer, echo = await two()
    stream = await caller.open(peer, {"what": 1})
    assert await stream.next() == {"asked": 1}
    stream._link.abort()
    assert await stream.next() is End.LOST
    again = await caller.open(peer, {"what": 2})
    assert await again.next() == {"asked": 2} and len(echo.streams) == 2
    await called.stop()
    assert await again.next() in (End.DONE, End.LOST)
    with pytest.raises(Unreachable):
        while True:  # what was sent into the connection before its end was heard of is lost
            assert await (await caller.open(peer, {"what": 3})).next() is End.LOST
    await caller.stop()


async def test_a_link_that_gives_no_sign_of_life_is_given_up() -> None:
    called, _, peer, _ = await two()
    impatient = Peers(KEY, -1.0)
    stream = await impatient.open(peer, {"what": 1})
    impatient.beat()
    while (event := await stream.next()) != End.LOST:
        assert event == {"asked": 1}
    await called.stop()


async def test_a_reader_who_takes_nothing_is_given_up_and_nobody_keeps_everything_for_them() -> None:
    lost: list[Link] = []
    stream = Stream(Link(KEY, True, lambda *_: None, lost.append), 1)
    for number in range(10 * MOST_WAITING):
        stream.put({"n": number})
    assert stream.is_flooded
    for number in range(MOST_WAITING):
        assert await stream.next() == {"n": number}
    assert await stream.next() is End.LOST


async def test_an_address_that_cannot_be_used_is_refused_in_words() -> None:
    with pytest.raises(NoPeerAddress, match="set peer_address"):
        await Peers(KEY, 15.0).listen("192.0.2.1", 0)


def test_the_address_for_others_is_the_one_from_which_the_database_is_reached() -> None:
    assert address_towards("127.0.0.1", 5432) == "127.0.0.1"
    assert address_towards(None, None) == address_towards("/run/postgresql", None) == address_towards("no.such.host.invalid", 1) == "127.0.0.1"


def test_kinds_of_messages_keep_their_numbers() -> None:
    """Processes of two versions talk to each other."""
    assert [kind.value for kind in Kind] == [0, 1, 2, 3, 4] and [end.value for end in End] == [0, 1, 2]

"""Myself on several devices: a code that lets another one in, cookies that are revoked, and everything about me deleted."""

import secrets

from litestar import Response, delete, post
from litestar.params import JSONBody

from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.http.access import PROBLEMS, TheGuest, TheReader, TheServer
from sintra.server.http.guests import Guest
from sintra.server.server import Server


def _signed(server: Server, guest: Guest) -> Response[wire.Me]:
    """Who I am from now on in this browser."""
    return Response(wire.Me(guest.name), headers={"Set-Cookie": server.guests.cookie(guest)}, status_code=200)


@post("/me/code", responses=PROBLEMS)
async def new_code(server: TheServer, guest: TheGuest) -> wire.Code:
    """A code that makes another device mine, too: once, within ten minutes. Making another one ends it."""
    return wire.Code(*await server.people.new_code(guest.id, guest.name))


@post("/me/device", status_code=200, responses=PROBLEMS)
async def use_code(server: TheServer, data: JSONBody[wire.UseCode]) -> Response[wire.Me]:
    """This device becomes that of whoever made the code."""
    found = await server.people.use_code(data.code)
    if found is None:
        raise Refused("bad-code")
    return _signed(server, Guest(found.guest, found.name, server.now()))


@post("/me/revoke", status_code=200, responses=PROBLEMS)
async def revoke(server: TheServer, guest: TheGuest) -> Response[wire.Me]:
    """I stay who I am in this browser alone; my cookies in all others count no more."""
    signed = await server.people.revoke(guest.id)
    return _signed(server, Guest(guest.id, guest.name, signed))


@delete("/me", status_code=200, responses=PROBLEMS)
async def erase(server: TheServer, guest: TheGuest, reader: TheReader) -> Response[wire.Me]:
    """Everything about me goes: games without other people altogether; in games with others I resign, and my name and id go."""
    for id in await server.store.games_of(guest.id):
        try:
            await server.act(id, guest, wire.Resign(f"erasure-{secrets.token_hex(8)}"))
        except Refused as refused:  # otherwise it waits, is over or cannot go on
            if refused.code == "busy":
                raise
        await server.games.leave_for_good(id, guest.id, reader.language)
    await server.people.revoke(guest.id)
    return _signed(server, server.guests.new())


DEVICES = [new_code, use_code, revoke, erase]

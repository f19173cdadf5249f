"""Running the network: from the numbers of a position to what they say.

Most positions of a tree differ little from its root. So the sums that the first layer makes of the root are kept, and only what is different in a
position is added to them; of the units after it only those that say something.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.dispatch import SEATS, Moves, Numbers
from sintra.kernel.sets import MEMBERS_OF_EIGHT, size, write_eight
from sintra.search.compile import inlined
from sintra.search.network import FIRST, SECOND, Network
from sintra.search.vectors import LANES, WIDTH, add_rows, differing, dot

KEPT = 1 << 12  # positions whose second layer is kept for a while
ZERO, LOWEST = np.float32(0.0), np.float32(-1e30)


class Workspace(NamedTuple):
    """Where a network is run: one for each thread."""

    inputs: NDArray[np.float32]
    usual: NDArray[np.float32]  #: seat, input: the root of the tree, from which most positions differ little,
    usual_h1: NDArray[np.float32]  #: seat, unit: and the sums that the first layer makes of it
    nothing: NDArray[np.float32]  #: what a unit usually is
    active: NDArray[np.int32]  #: inputs or units that are not as usual
    h1: NDArray[np.float32]
    h2: NDArray[np.float32]
    out: NDArray[np.float32]
    kept: NDArray[np.float32]  #: second layers of positions seen lately: most of those that are looked into are looked into soon,
    kept_of: NDArray[np.int64]  #: and of which


def make_workspace(network: Network) -> Workspace:
    inputs = -(-network.w1.shape[0] // LANES) * LANES
    return Workspace(
        inputs=np.zeros(inputs, np.float32),
        usual=np.zeros((SEATS, inputs), np.float32),
        usual_h1=np.tile(network.b1, (SEATS, 1)),
        active=np.zeros(max(inputs, FIRST) + LANES, np.int32),
        nothing=np.zeros(FIRST, np.float32),
        h1=np.zeros(FIRST, np.float32),
        h2=np.zeros(SECOND, np.float32),
        out=np.zeros(network.w3.shape[0], np.float32),
        kept=np.zeros((KEPT, SECOND), np.float32),
        kept_of=np.zeros(KEPT, np.int64),
    )


@inlined
def unusual(x: Numbers, usual: Numbers, active: Moves) -> int:
    """Fill `active` with the places in which `x` is not as usual; returns how many they are."""
    n = 0
    for at in range(0, x.shape[0], LANES):
        places = differing(x, usual, at)
        write_eight(active, n, MEMBERS_OF_EIGHT, places, at)
        n += size(places)
    return n


@inlined
def first_layer(inputs: Numbers, usual: Numbers, usual_h1: Numbers, workspace: Workspace, net: Network, h1: Numbers, least: Any) -> None:
    """Fill `h1` from the inputs: what the usual ones make of it, and what is different in these; at least so much."""
    n = unusual(inputs, usual, workspace.active)
    for at in range(0, FIRST, WIDTH):
        add_rows(inputs, usual, workspace.active, n, net.w1, usual_h1, h1, at, least)


@inlined
def run(seat: int, net: Network, workspace: Workspace) -> None:
    """Fill `h2` and `out` from the inputs."""
    first_layer(workspace.inputs, workspace.usual[seat], workspace.usual_h1[seat], workspace, net, workspace.h1, ZERO)
    n = unusual(workspace.h1, workspace.nothing, workspace.active)
    add_rows(workspace.h1, workspace.nothing, workspace.active, n, net.w2, net.b2, workspace.h2, 0, ZERO)
    last_layer(workspace.h2, net, workspace.out)


@inlined
def last_layer(h2: Numbers, net: Network, out: Numbers) -> None:
    for k in range(out.shape[0]):
        out[k] = net.b3[k] + dot(h2, net.w3, k)


@inlined
def learned(hints: Numbers, kinds: Moves, n: int, h2: Numbers, wp: Numbers, bp: Numbers) -> None:
    """Add to the hints of n moves what the network, which has just been run, has learned of their kinds."""
    for i in range(n):
        hints[i] += bp[kinds[i]] + dot(h2, wp, int(kinds[i]))


@inlined
def keep(workspace: Workspace, number: int) -> None:
    """Note the second layer of the position that has just been evaluated, under a number of its own."""
    slot = number & (KEPT - 1)
    workspace.kept_of[slot] = number
    for j in range(SECOND):
        workspace.kept[slot, j] = workspace.h2[j]


@inlined
def recall(workspace: Workspace, number: int) -> bool:
    """Bring back the second layer that was noted under this number, if it is still there."""
    slot = number & (KEPT - 1)
    if workspace.kept_of[slot] != number:
        return False
    for j in range(SECOND):
        workspace.h2[j] = workspace.kept[slot, j]
    return True

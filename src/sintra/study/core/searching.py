"""A search for a judge: what every choice of a position is worth, seen with what the seat to move may know. One tree serves for all."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import OVER, Numbers, Random, State, hide, imagine
from sintra.search.exact import try_everything
from sintra.search.network import SCORE, WIN
from sintra.search.puct import grow, plant
from sintra.search.searcher import WORLDS
from sintra.search.settings import SearchSettings
from sintra.search.tree import DECISION, GUESSED, SETTLED, Tree
from sintra.search.valuation import look_from, outcome
from sintra.study.core.room import BEST, CHANCES, COUNT, IS_EXACT, POINTS, WORLD, Bench, Found, Proof


@rule
def search(bench: Bench, which: int, simulations: int) -> None:
    """Fill `bench.found` with what is known of every choice in a position. What is hidden from the seat to move is imagined."""
    found, tree = bench.found, bench.tree
    worlds = imagine_worlds(bench.positions, which, found, bench.random)
    if worlds == 1 and prove(bench.positions, found, bench.proof, bench.final):
        choose_best(found, True)
        return
    found.visits[:] = 0.0
    found.values[:] = 0.0
    found.about[:] = 0.0
    found.counted[:] = 0.0
    found.seen[:] = -1
    is_settled, is_exact = True, True
    for world in range(worlds):
        grow_tree(bench, WORLD + world, simulations // worlds)
        is_settled = is_settled and tree.nodes[0].proof == SETTLED
        is_exact = is_exact and tree.nodes[0].proof == SETTLED and not tree.used[GUESSED]
        add_tree(tree, found)
    found.flags[IS_EXACT] = is_exact
    choose_best(found, is_settled)


@rule
def imagine_worlds(positions: State, which: int, found: Found, random: Random) -> int:
    """Full positions that look to the seat to move like this one, several if that matters; returns how many."""
    seat, is_open = int(positions[which].to_move), True
    for world in range(WORLD, WORLD + WORLDS):
        positions[world] = positions[which]
        hide(positions[world], seat)
        imagine(positions[world], seat, random)
        for k in range(found.content.shape[1]):
            is_open = is_open and found.content[world, k] == found.content[WORLD, k]
    return 1 if is_open else WORLDS


@rule
def prove(positions: State, found: Found, proof: Proof, final: SearchSettings) -> bool:
    """Exact values without a simulation, if everything can be tried to the end."""
    proof.states[0] = positions[WORLD]
    if try_everything(proof.states, proof.moves, proof.counts, proof.at, proof.best, proof.values, proof.worth, final) < 0:
        return False
    n = int(proof.counts[0])
    for i in range(n):
        found.moves[i], found.visits[i], found.values[i], found.counted[i] = proof.moves[0, i], 1.0, proof.worth[i], 1.0
        found.lines[i, 0], found.lengths[i] = proof.moves[0, i], 1
        for p in range(found.about.shape[2]):
            found.about[i, CHANCES, p], found.about[i, POINTS, p] = proof.values[i, WIN, p], proof.values[i, SCORE, p]
    found.flags[COUNT], found.flags[IS_EXACT] = n, 1
    return True


@rule
def grow_tree(bench: Bench, which: int, simulations: int) -> None:
    """A fresh tree for a position."""
    tree, table, net, workspace = bench.tree, bench.table, bench.net, bench.workspace
    table[0] = bench.positions[which]
    plant(tree)
    look_from(table, net, workspace)
    grow(tree, table, net, workspace, bench.path, bench.settings, bench.random, max(2, simulations))


@rule
def add_tree(tree: Tree, found: Found) -> None:
    """Add what a tree has found to what the trees of other worlds found."""
    nodes, first, n = tree.nodes, int(tree.nodes[0].first), int(tree.nodes[0].children)
    for child in range(n):
        node, place = nodes[first + child], 0
        for other in range(first, first + n):
            place += nodes[other].move < node.move
        found.moves[place] = node.move
        found.visits[place] += node.visits
        found.values[place] += node.visits * node.mean
        found.counted[place] += tree.counted[child]
        for p in range(found.about.shape[2]):
            found.about[place, CHANCES, p] += tree.at_root[child, WIN, p]
            found.about[place, POINTS, p] += tree.at_root[child, SCORE, p]
        if node.visits > found.seen[place]:
            found.seen[place] = node.visits
            found.lengths[place] = write_line(tree, first + child, found, place)
    found.flags[COUNT] = n


@rule
def write_line(tree: Tree, at: int, found: Found, place: int) -> int:
    """A decision at the root and the most visited ones after it, or the best where all is known, up to nature's next draw. Returns how many."""
    nodes, n = tree.nodes, 1
    found.lines[place, 0] = nodes[at].move
    while n < found.lines.shape[1] and nodes[at].what == DECISION:
        first, is_known = int(nodes[at].first), nodes[at].proof > 0
        best = first
        for i in range(first, first + nodes[at].children):
            if (nodes[i].mean > nodes[best].mean) if is_known else (nodes[i].visits > nodes[best].visits):
                best = i
        if nodes[best].visits == 0:
            break
        found.lines[place, n] = nodes[best].move
        at, n = best, n + 1
    return n


@rule
def choose_best(found: Found, by_value: bool) -> None:
    """The best choice: by its value where that is final, otherwise by how much the search looked at it."""
    best = 0
    for i in range(1, found.flags[COUNT]):
        value, other = found.values[i] / max(1.0, found.visits[i]), found.values[best] / max(1.0, found.visits[best])
        looks, others = (value, other) if by_value else (found.visits[i], found.visits[best])
        if looks > others or (looks == others and value > other):
            best = i
    found.flags[BEST] = best


# ── Worths ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def copy_worth(worth: Numbers, to: Numbers) -> None:
    for about in range(worth.shape[0]):
        for p in range(worth.shape[1]):
            to[about, p] = worth[about, p]


@rule
def worth_of_choice(found: Found, choice: int, players: int, worth: Numbers) -> None:
    """What a choice is worth to every seat."""
    looked = max(1.0, found.counted[choice])
    for p in range(players):
        worth[CHANCES, p] = found.about[choice, CHANCES, p] / looked
        worth[POINTS, p] = found.about[choice, POINTS, p] / looked
    share_chances(players, worth)


@rule
def worth_of_tree(tree: Tree, players: int, worth: Numbers) -> None:
    """What a position is worth: the mean of all that a tree has looked at."""
    worth[:] = 0.0
    looked = 0.0
    for child in range(tree.nodes[0].children):
        looked += tree.counted[child]
        for p in range(players):
            worth[CHANCES, p] += tree.at_root[child, WIN, p]
            worth[POINTS, p] += tree.at_root[child, SCORE, p]
    for p in range(players):
        worth[CHANCES, p] /= max(1.0, looked)
        worth[POINTS, p] /= max(1.0, looked)
    share_chances(players, worth)


@rule
def worth_of_end(positions: State, which: int, leaf: Numbers, worth: Numbers) -> bool:
    """How a game ended, if it has: a shared win is shared."""
    if positions[which].to_move != OVER:
        return False
    players = int(positions[which].players)
    outcome(positions[which], leaf)
    for p in range(players):
        worth[CHANCES, p], worth[POINTS, p] = leaf[WIN, p], leaf[SCORE, p]
    share_chances(players, worth)
    return True


@rule
def share_chances(players: int, worth: Numbers) -> None:
    """From how the game goes for each seat, between -1 and 1, chances that make 1: with more than two players a search's do not quite."""
    together = 0.0
    for p in range(players):
        worth[CHANCES, p] = min(1.0, max(0.0, (worth[CHANCES, p] * (players - 1) + 1.0) / players))
        together += worth[CHANCES, p]
    for p in range(players):
        worth[CHANCES, p] = worth[CHANCES, p] / together if together > 0.0 else 1.0 / players

"""A run of learning: a folder with a recipe, its generations and their networks. It goes on wherever it was interrupted."""

import hashlib
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import msgspec
import numpy as np

from sintra.bots.parsing import weights
from sintra.kernel.errors import SintraError
from sintra.learn.games import Chunk, Trial, join, play_chunk, play_trial, read_arrays, write_arrays
from sintra.learn.recipe import Recipe
from sintra.registry import game as find_game
from sintra.search.heuristics import heuristics
from sintra.search.network import Network, load_network, make_network, no_network, save_network, widen
from sintra.spread import spread

Say = Callable[[str], None]


class Generation(msgspec.Struct, frozen=True):
    """What a generation came to."""

    number: int
    losses: dict[str, float]
    result: float  #: of the new network against the best before it, from 0 to 1
    is_better: bool
    seconds: float


class Run:
    """Learning in a folder. Everything that is finished is in a file, written whole; what is not is done again, the same way."""

    def __init__(self, folder: Path, recipe: Recipe, workers: int = 1, ray: str | None = None, say: Say = print) -> None:
        self.folder, self.recipe, self.workers, self.ray, self.say = folder, recipe, workers, ray, say
        file = folder / "recipe.json"
        if file.exists():
            self.recipe = _read_recipe(file)
            if (self.recipe.game, self.recipe.players) != (recipe.game, recipe.players):
                raise SintraError(f"{folder} holds a run for {self.recipe.game} with {self.recipe.players} players; choose another folder")
            return
        self._first_networks()  # whatever the recipe has wrong is found before anything is written
        if recipe.start:
            self.recipe = msgspec.structs.replace(recipe, start_sha256=_sha256(Path(recipe.start)))
        folder.mkdir(parents=True, exist_ok=True)
        _write_recipe(self.recipe, file)

    # ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────

    def of(self, generation: int, name: str) -> Path:
        return self.folder / f"{generation:03}" / name

    def best(self, generation: int) -> Path:
        """The network that plays the games of a generation."""
        return self.of(generation, "best.npz")

    @property
    def _polished(self) -> Path:
        """What came of polishing."""
        return self.of(self.recipe.generations, "polished.json")

    def done(self) -> list[Generation]:
        files = sorted(self.folder.glob("*/generation.json"))
        return [msgspec.json.decode(file.read_bytes(), type=Generation) for file in files]

    # ── The way of a generation ──────────────────────────────────────────────────────────────────────────────────────────

    def go_on(self) -> None:
        """Do the generations that are still missing."""
        begun, first = time.monotonic(), len(self.done())
        if first == 0:
            self._begin()
        for number in range(first, self.recipe.generations):
            done = self.generation(number)
            left = (time.monotonic() - begun) / (number + 1 - first) * (self.recipe.generations - number - 1)
            losses = "  ".join(f"{name} {loss:.4f}" for name, loss in done.losses.items())
            verdict = "better" if done.is_better else "not better"
            self.say(f"generation {number + 1}/{self.recipe.generations}  {losses}  won {done.result:.1%}, {verdict}  {_duration(left)} left")
        if self.recipe.polish and not self._polished.exists():
            self.polish()

    def _begin(self) -> None:
        best, learner = self._first_networks()
        self.best(0).parent.mkdir(exist_ok=True)
        self._save(best, self.best(0))
        self._save(learner, self.of(0, "learner.npz"))

    def _first_networks(self) -> tuple[Network, Network]:
        """From nothing, the first games are played by the game's own estimate; or everything begins with the network of an earlier run."""
        game = find_game(self.recipe.game)
        game.settle(self.recipe.players, {})
        learner = self._new_network()
        if not self.recipe.start:
            return no_network(game, self.recipe.players), learner
        learner = self._network_to_start_from(learner)
        return learner, learner

    def _network_to_start_from(self, alike: Network) -> Network:
        start, recipe = self.recipe.start, self.recipe
        network = widen(weights(Path(start)), recipe.seed)
        if any(ours.shape != theirs.shape for ours, theirs in zip(network, alike, strict=True)):
            raise SintraError(f"the weights of {start} are not for {recipe.game} with {recipe.players} players")
        return network

    def generation(self, number: int) -> Generation:
        begun = time.monotonic()
        self._play(number)
        learner = self.of(number, "trained.npz")
        losses = self._train(number, learner, self.recipe.steps, self.recipe.pace_of(number))
        is_first = number == 0 and not self.recipe.start  # before the first network there is only the game's own estimate
        result = 1.0 if is_first else self._trial(number, learner)
        is_better = result >= self.recipe.gate
        following = self.of(number + 1, "")
        following.mkdir(exist_ok=True)
        self._save(load_network(learner), self.of(number + 1, "learner.npz"))
        self._save(load_network(learner if is_better else self.best(number)), self.best(number + 1))
        done = Generation(number, losses, result, is_better, time.monotonic() - begun)
        self.of(number, "generation.json").write_bytes(msgspec.json.encode(done))
        return done

    def polish(self) -> None:
        """When no more games are to come: learn all that can be learned from the last ones, and keep that if it is better."""
        number, begun = self.recipe.generations, time.monotonic()
        learner = self.of(number, "trained.npz")
        losses = self._train(number, learner, self.recipe.polish, self.recipe.polish_pace)
        result = self._trial(number, learner)
        is_better = result >= self.recipe.gate
        if is_better:
            self._save(load_network(learner), self.best(number))
        done = Generation(number, losses, result, is_better, time.monotonic() - begun)
        self._polished.write_bytes(msgspec.json.encode(done))
        self.say(f"polished: won {result:.1%}, {'better' if is_better else 'not better'}")

    def install(self) -> Path:
        """Put the best network so far into the game's folder, in half precision, and beside it the recipe by which it was learned.

        The recipe names both files by their hashes: what it began with and what came of it.
        """
        folder, players = Path(str(resources.files(find_game(self.recipe.game).package))), self.recipe.players
        where = folder / f"weights-{players}.npz"
        with where.open("wb") as out:
            save_network(load_network(self.best(len(self.done()))), out, np.float16)
        _write_recipe(msgspec.structs.replace(self.recipe, weights_sha256=_sha256(where)), folder / f"recipe-{players}.json")
        return where

    def _play(self, number: int) -> None:
        """The games of a generation, in chunks; the last one may be smaller."""
        games, size, best = self.recipe.games, self.recipe.chunk, self.best(number).read_bytes()
        chunks = [Chunk(self.recipe, number, i, min(size, games - i * size), best) for i in range(-(-games // size))]
        missing = [chunk for chunk in chunks if not self._notes(number, chunk.number).exists()]
        played = games - sum(chunk.games for chunk in missing)
        for i, notes in spread(play_chunk, missing, self.workers, self.ray):
            write_arrays(self._notes(number, i), notes)
            played += chunks[i].games
            self.say(f"generation {number + 1}: {played} of {games} games")

    def _notes(self, generation: int, chunk: int) -> Path:
        """What was noted in the games of a chunk."""
        return self.of(generation, f"games-{chunk:03}.npz")

    def _train(self, number: int, learner: Path, steps: int, pace: float) -> dict[str, float]:
        from sintra.learn.training import train

        generations = range(max(0, min(number + 1, self.recipe.generations) - self.recipe.window), number + 1)
        notes = join([read_arrays(file) for g in generations for file in sorted(self.of(g, "").glob("games-*.npz"))])
        if not notes:
            raise SintraError("none of the games came to an end, so there is nothing to learn from: let more be played with --games")
        network, losses = train(load_network(self.of(number, "learner.npz")), notes, self.recipe, number, steps, pace)
        self._save(network, learner)
        for file in self.of(generations[0] - 1, "").glob("games-*.npz"):
            file.unlink()
        return losses

    def _trial(self, number: int, learner: Path) -> float:
        """The share that the new network wins of the games against the best one so far."""
        share = max(1, self.recipe.gate_pairs // 8)
        pairs = range(self.recipe.gate_pairs)
        new, old = learner.read_bytes(), self.best(number).read_bytes()
        trials = [Trial(self.recipe, number, pairs[i : i + share], new, old) for i in range(0, len(pairs), share)]
        results = sorted(result for part in spread(play_trial, trials, self.workers, self.ray) for result in part)
        return 0.5 + 0.5 * sum(results) / len(results) if results else 0.5

    def _new_network(self) -> Network:
        known = heuristics(find_game(self.recipe.game))
        return make_network(known.INPUTS[self.recipe.players], known.KINDS, self.recipe.players, self.recipe.seed)

    @staticmethod
    def _save(network: Network, file: Path) -> None:
        unfinished = file.with_suffix(".unfinished")
        with unfinished.open("wb") as out:
            save_network(network, out)
        unfinished.replace(file)


def _write_recipe(recipe: Recipe, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(recipe)) + b"\n")


def _sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _read_recipe(file: Path) -> Recipe:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Recipe)
    except msgspec.MsgspecError as error:
        raise SintraError(f"{file} is not the recipe of a run: {error}") from error


def _duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"

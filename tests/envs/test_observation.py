"""Observations: documented index by index, read from the record as described, and of nothing but views."""

import random
import re
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import sintra
from sintra.envs import Games, Layout
from sintra.envs.compiled import BITS, CHOICE, NUMBER, PILE, SEAT, SEATS
from sintra.envs.document import page
from sintra.envs.observer import Numbers, Observer
from sintra.kernel.text import Tiles
from sintra.positions import Position
from tests.envs.keep import PAGES
from tests.games.variants import IDS, VARIANTS

every_game = pytest.mark.parametrize("name", sintra.GAMES)


def somewhere(name: str, players: int | None, seed: int, **options: Any) -> Position:
    """A position some random decisions into a game."""
    dice = random.Random(seed)
    position = sintra.new(name, players, seed=seed, **options)
    for _ in range(dice.randrange(120)):
        if position.is_over:
            break
        position.play(dice.choice(position.legal_moves))
    return position


@every_game
def test_every_index_is_documented_as_it_is(name: str) -> None:
    assert (PAGES / f"{name}.md").read_text(encoding="utf-8") == page(sintra.game(name))


@every_game
def test_the_documented_count_is_the_real_one(name: str) -> None:
    totals = re.findall(r"^\| \*\*all\*\* \| (.*?) \| *\|", (PAGES / f"{name}.md").read_text(encoding="utf-8"), re.MULTILINE)
    flat, planes = ([int(number) for number in re.findall(r"\*\*(\d+)\*\*", line)] for line in totals)
    for players, numbers, count in zip(sintra.game(name).players, flat, planes, strict=True):
        games = Games(name, 2, players, seed=1)
        assert games.flat().shape == (2, numbers)
        assert games.planes().shape[:2] == (2, count)


def read(layout: Layout, view: Position, seat: int) -> Numbers:
    """The flat observation, read the slow way: part by part, number by number."""
    out: list[float] = []
    record = view._record[0]
    for part in layout.parts:
        field = np.reshape(record[part.name], [size for _, size in part.field] or [1])
        if part.outer and part.outer[0][0] == "seat":
            field = np.stack([field[(seat + i) % layout.players] for i in range(layout.players)])
            field = field[(slice(None), *(slice(size) for _, size in part.outer[1:]))]
        size = int(np.prod([size for _, size in part.inner], dtype=int))
        packed = part.inner[0][1] if part.lane and part.reading == BITS else 1
        for number in field.flatten().tolist():
            value = number - part.shift
            numbers = {
                NUMBER: [value / part.divide],
                CHOICE: [float(value == k) for k in range(size)],
                BITS: [float(value >> part.lane * i >> k & 1) for i in range(packed) for k in range(size // packed)],
                PILE: [(value >> part.lane * k) % (1 << part.lane) / part.divide for k in range(size)],
                SEAT: [float(value == (seat + k) % layout.players) for k in range(size)],
                SEATS: [float(value >> (seat + k) % layout.players & 1) for k in range(size)],
            }
            out += numbers[part.reading]
    return np.array(out, np.float32)


@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_the_numbers_are_those_of_the_record(variant: tuple[str, int, dict[str, str]]) -> None:
    name, players, options = variant
    for seed in range(4):
        position = somewhere(name, players, seed, **options)
        observer = Observer(position.game, players)
        low, high = observer.bounds
        for seat in range(players):
            seen = observer.see(position._record, seat)
            assert np.allclose(seen, read(observer.layout, position.view(seat), seat))
            assert (low <= seen).all() and (seen <= high).all()


@every_game
def test_the_tiles_in_the_bag_are_those_of_the_position_text(name: str) -> None:
    letters = import_module(f"sintra.games.{name}.spec").LETTERS
    part = next(part for part in Layout.of(sintra.game(name), 2).parts if part.name == "bag")
    for seed in range(5):
        position = somewhere(name, 2, seed)
        seen = Observer(position.game, 2).see(position._record, 0)[part.start : part.start + part.size]
        assert (seen * part.divide).round().astype(int).tolist() == Tiles(letters).read("bag", position._fields()["bag"], 2)


@every_game
def test_planes_are_the_flat_numbers_on_the_grid(name: str) -> None:
    games = Games(name, 5, seed=2)
    for _ in range(30):
        games.step(games.random_actions())
    layout, flat, planes = Layout.of(games.game, games.players), games.flat(), games.planes()
    grid = [axis for axis, _ in layout.grid]
    at = 0
    for part in layout.parts:
        numbers = flat[0, part.start : part.start + part.size].reshape(part.shape)
        axes = [axis for axis, _ in part.axes]
        outside = [size for axis, size in part.axes if axis not in grid]
        for place, number in np.ndenumerate(numbers):
            which = tuple(i for i, axis in zip(place, axes, strict=True) if axis not in grid)
            plane = planes[0, at + int(np.ravel_multi_index(which, outside)) if outside else at]
            spot = tuple(place[axes.index(axis)] if axis in axes else slice(None) for axis in grid)
            assert (plane[spot] == number).all()
        at += int(np.prod(outside, dtype=int))
    assert at == planes.shape[1]


@every_game
def test_what_a_seat_may_not_know_is_not_in_its_observation(name: str) -> None:
    for seed in range(25):
        position = somewhere(name, None, seed)
        observer = Observer(position.game, position.players)
        for seat in range(position.players):
            another = position.imagine(seat, seed=seed)
            assert np.array_equal(observer.see(position._record, seat), observer.see(another._record, seat))


def test_only_two_forms_are_known() -> None:
    with pytest.raises(sintra.BadOption, match="observation"):
        Observer(sintra.game(sintra.GAMES[0]), 2, "cubes")

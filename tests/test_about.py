"""What the things on the table are, and why one of them cannot be touched: for every piece of every game, in every language."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import sintra
from sintra.games.pavilion.spec import PLAYING
from sintra.picture.pieces import pieces_of, targets_of
from sintra.picture.pieces import why_not as reason_not_to_touch
from sintra.positions import Position
from sintra.words import LANGUAGES, say
from tests.games.test_azul_rules import table
from tests.games.variants import IDS, VARIANTS

SIGNS = {"turn"}  # frames a board; its words are those of the line above the table
LOOKS = 12  # positions of a game that are looked at


def looked_at(name: str, players: int, options: dict[str, Any]) -> Iterator[Position]:
    """Some positions of a game, from its beginning to its end."""
    chance, position = random.Random(3), sintra.new(name, players, seed=3, **options)
    ends = []
    while not position.is_over:
        ends.append(position.copy())
        position.play(chance.choice(position.legal_moves))
    yield from chance.sample(ends, LOOKS)
    yield position


def lying(position: Position) -> dict[str, str]:
    return {piece.place: piece.kind for piece in pieces_of(position.game, position.state) if not piece.text}


def why_not(position: Position, *path: str, language: str = "en") -> str:
    found = reason_not_to_touch(position.game, position.state, position.legal_moves.numbers, path)
    return say(found, position.game.package, language) if found else ""


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=IDS)
def test_every_piece_and_every_number_has_words_in_every_language(name: str, players: int, options: dict[str, Any]) -> None:
    for position in looked_at(name, players, options):
        game, state = position.game, position.state
        groups = {name: place.group for name, _, place in game.picture.layout(state).places()}
        places, kinds = game.about.places(state), game.about.kinds()
        for piece in pieces_of(game, state):
            found = (kinds.get(piece.kind), places.get(piece.place), places.get(groups[piece.place]))
            assert any(found) or piece.kind in SIGNS, piece
            assert not piece.text or any(found[1:]), f"the number at {piece.place} is not explained"
        for phrase in (*places.values(), *kinds.values()):
            assert all(say(phrase, game.package, language) for language in LANGUAGES)


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=IDS)
def test_words_are_about_places_and_kinds_that_there_are(name: str, players: int, options: dict[str, Any]) -> None:
    position = sintra.new(name, players, seed=1, **options)
    game, layout = position.game, position.game.picture.layout(position.state)
    known = {name for name, _, _ in layout.places()} | {place.group for _, _, place in layout.places()}
    assert set(game.about.places(position.state)) <= known
    assert set(game.about.kinds()) <= set(game.picture.symbols())


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=IDS)
def test_whatever_is_touched_there_is_an_answer_or_nothing_to_say(name: str, players: int, options: dict[str, Any]) -> None:
    answers = set()
    for position in looked_at(name, players, options):
        if position.is_over:
            continue
        game, legal = position.game, position.legal_moves.numbers
        names = [name for name, _, _ in game.picture.layout(position.state).places()]
        sources = {path[0] for path in targets_of(game, position.state, legal) if len(path) > 1}
        for path in [(place,) for place in names] + [(source, place) for source in list(sources)[:3] for place in names]:
            found = reason_not_to_touch(game, position.state, legal, path)
            if found:
                answers.add(found.id)
                assert all(say(found, game.package, language) for language in LANGUAGES)
    assert len(answers) > 1


def test_azul_says_why_a_line_takes_no_tile() -> None:
    walls = ".....,W....,.....,.....,...../.....,.....,.....,.....,....."
    position = table(round=2, start=1, centre="WWYY", lid="7B6Y6R8K7W", lines="-,-,BB,YYYY,-/-,-,-,-,-", walls=walls)
    white = next(place for place, kind in lying(position).items() if kind == "tile-white")
    assert why_not(position, white, "line-1-2") == "row 2 of your wall already has white"
    assert why_not(position, white, "line-1-3-2") == "line 3 already holds blue"
    assert why_not(position, white, "line-1-3", language="hu") == "a 3. mintasorban már kék csempe van"
    assert why_not(position, "line-1-3") == "first take tiles, then choose a line for them"
    assert why_not(position, "wall-1-1-1") == "tiles go to the wall only when factories and centre are empty"
    assert why_not(position, white, "line-1-1") == ""
    assert why_not(position, "score-1") == ""


def test_pavilion_says_why_a_tile_cannot_be_taken_or_a_space_not_covered() -> None:
    position = sintra.new("pavilion", seed=1)
    chance = random.Random(1)
    seat = position.to_move + 1
    assert why_not(position, f"space-{seat}-1-1") == "factories and centre have to be emptied first"
    assert why_not(position, f"pass-{seat}") == "factories and centre have to be emptied first"
    while position.state.step != PLAYING:
        position.play(chance.choice(position.legal_moves))
    seat = position.to_move + 1
    assert why_not(position, f"space-{seat}-7-1") == "first choose a tile beside your board, then its space"
    assert why_not(position, "supply-1") == "no bonus tile is due"
    assert why_not(position, f"corner-{seat}-1") == "tiles are kept only after passing"
    tile, kind = next((place, kind) for place, kind in lying(position).items() if place.startswith(f"hand-{seat}"))
    other = next(star for star, colour in enumerate(("orange", "red", "blue"), start=1) if not kind.endswith(colour))
    assert "takes only" in why_not(position, tile, f"space-{seat}-{other}-1")


def test_duel_says_why_something_cannot_be_taken() -> None:
    position = sintra.new("duel", seed=1)
    assert why_not(position, "sun-1-1") == "before the first round everybody takes a plate from the display"
    chance = random.Random(1)
    while position.state.opening > 0 or position.state.stage != sintra.games.duel.spec.TURN:
        position.play(chance.choice(position.legal_moves))
    seat = position.to_move + 1
    assert why_not(position, f"line-{seat}-1") == "first take tiles, a chip or a plate"
    assert why_not(position, f"dome-{seat}-1-1") == "tiling begins when nothing is left to take"
    assert "is not turned up yet" in why_not(position, "chip-4")

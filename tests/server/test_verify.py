"""`sintra verify` says what it checked: what the reader noted, or only that the file agrees with itself; or that there was nothing to check."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import sintra
from sintra.cli import app
from sintra.dealer import Dealer
from sintra.positions import Position
from sintra.record import Record
from sintra.server.table.dealing import commitment_to
from sintra.server.table.shake import ShakeDealer
from sintra.words import LANGUAGES

SECRET = bytes(range(32))
ADDED = ["0a" * 32, "0b" * 32]
COMMITMENT = commitment_to(SECRET)


def played(dealer: Dealer, plies: int = 10_000) -> Position:
    game, dice = sintra.game("azul"), random.Random(1)
    position = Position(game, game.initial(*game.settle(2, {})), dealer)
    while not position.is_over and len(position.moves) < plies:
        position.play(dice.choice(position.legal_moves))
    return position


FINISHED = played(Dealer(SECRET, [bytes.fromhex(part) for part in ADDED]))
DRAWS = sum(int(move) >= FINISHED.game.actions for move in FINISHED.moves)


def record(position: Position = FINISHED, **changes: str | None) -> str:
    """A record as the server writes it, with some headers changed, or left out if None."""
    headers = {"Player_1": "Ana", "Player_2": "Béla", "Draws": "sintra-2", "Commitment": COMMITMENT, "Random_1": ADDED[0], "Random_2": ADDED[1]}
    headers |= {"Secret": SECRET.hex(), **changes}  # type: ignore[dict-item]
    return str(Record.of(position, **{name: value for name, value in headers.items() if value is not None}))


@pytest.fixture
def verify(tmp_path: Path) -> Any:
    def run(text: str, *arguments: str) -> tuple[int, str]:
        file = tmp_path / "game.txt"
        file.write_text(text, encoding="utf-8")
        done = CliRunner().invoke(app, ["verify", str(file), *arguments])
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
        return done.exit_code, done.output

    return run


def test_against_the_commitment_that_was_noted(verify: Any) -> None:
    code, words = verify(record(), "--commitment", COMMITMENT, "--random", ADDED[1])
    assert code == 0
    assert words.splitlines() == [
        f"The draws are fair: all {DRAWS} follow from the secret, "
        "and it is the secret to which the server was bound by the commitment that you noted.",
        "Random numbers were added by Ana, Béla.",
    ]
    assert verify(record(Commitment=None), "--commitment", COMMITMENT.upper())[0] == 0, "the file need not bring it"


def test_without_it_the_file_only_agrees_with_itself(verify: Any) -> None:
    for text in (record(), record(Commitment=None)):
        code, words = verify(text)
        assert code == 0 and words.startswith(f"The file agrees with itself: all {DRAWS} draws follow from the secret in it.")
        assert "--commitment" in words


def test_a_record_that_was_made_up_agrees_with_itself_but_not_with_what_was_noted(verify: Any) -> None:
    other = bytes(32)
    text = record(played(Dealer(other)), Secret=other.hex(), Commitment=commitment_to(other), Random_1=None, Random_2=None)
    code, words = verify(text, "--commitment", COMMITMENT)
    assert (code, words) == (1, "The commitment in the record is not the one that you noted.\n")
    assert verify(re.sub("Commitment: .*\n", "", text), "--commitment", COMMITMENT)[0] == 1


@pytest.mark.parametrize(
    ("changes", "arguments", "words"),
    [
        ({"Secret": "00" * 32}, [], "The secret is not the one that the commitment stands for."),
        ({"Random_1": "0c" * 32}, [], "but the secret leads to"),
        ({"Random_1": None}, [], "but the secret leads to"),
        ({"Random_1": ADDED[1], "Random_2": ADDED[0]}, [], "but the secret leads to"),
        ({"Random_1": "mine"}, [], "are not those that you noted, or are no numbers at all"),
        ({}, ["--random", "0c" * 32], "are not those that you noted, or are no numbers at all"),
        ({"Draws": None}, [], "but the secret leads to"),
    ],
)
def test_what_does_not_hold_is_told_with_code_1(verify: Any, changes: dict[str, Any], arguments: list[str], words: str) -> None:
    code, told = verify(record(**changes), *arguments)
    assert code == 1 and words in told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (lambda: record(sintra.new("azul", 2, dealt=False)), "There is nothing to check: the record has no moves."),
        (lambda: record(played(Dealer(SECRET), 60)), "There is nothing to check yet: the game was not over when this record was saved."),
        (lambda: record(Secret=None), "There is nothing to check: the record has no secret (header “Secret”)."),
        (lambda: record(Secret="none"), "There is nothing to check: the record has no secret (header “Secret”)."),
        (lambda: record(Draws="dice"), "it does not know how “dice” draws"),
        (lambda: record(without_draws(), Ended="1 resigned"), "There is nothing to check: nothing was drawn in this game."),
    ],
    ids=["empty", "unfinished", "no secret", "secret unreadable", "unknown function", "no draws"],
)
def test_where_there_is_nothing_to_check_it_is_no_success_but_code_3(verify: Any, text: Any, words: str) -> None:
    code, told = verify(text(), "--commitment", COMMITMENT)
    assert code == 3 and words in told


def without_draws() -> Position:
    """A game from a position in which a player was to move, and who resigned after one move."""
    dealt = sintra.new("azul", 2, seed=1)
    position = sintra.position(dealt.text, dealt=False)
    position.play(position.legal_moves[0])
    return position


def test_what_is_no_record_or_no_commitment_is_code_2(verify: Any) -> None:
    assert verify("a letter to Ana\n")[0] == 2
    code, words = verify(record(), "--commitment", "9b1c")
    assert code == 2 and "64 hex digits" in words


def test_games_of_0_1_are_checked_with_the_function_of_their_time(verify: Any) -> None:
    old = record(played(ShakeDealer(SECRET)), Draws=None, Random_1=None, Random_2=None)
    code, words = verify(old, "--commitment", COMMITMENT)
    assert code == 0 and "the server could choose among secrets before the game" in words
    assert verify(old.replace("Secret:", "Draws: sintra-2\nSecret:"))[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(verify: Any, language: str) -> None:
    texts = [record(), record(Secret=None), record(Random_1=None)]
    told = [verify(text, "--language", language)[1] for text in texts]
    assert len(set(told)) == 3 and all(told)
    if language != "en":
        english = [verify(text)[1] for text in texts]
        assert not set(told) & set(english)

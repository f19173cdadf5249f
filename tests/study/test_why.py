"""What speaks for the better of two decisions is counted: said where it is so, and not where it is not."""

import pytest

import sintra
from sintra.study.why import why
from sintra.words import say


def facts(position: sintra.Position, played: str, better: str) -> list[str]:
    found = why(position, int(position.read_move(played)), int(position.read_move(better)))
    return [say(phrase, position.game.package) for phrase in found]


def azul(draws: str = "start 1, BBBB BYRR KKBY BRKW YKKW") -> sintra.Position:
    position = sintra.new("azul", dealt=False)
    position.play(draws)
    return position


def test_tiles_on_the_floor_are_counted_in_points() -> None:
    assert "lost on the floor line: 0 instead of 1" in facts(azul(), "3 black > 1", "3 black > 2")


def test_a_line_that_cannot_be_completed_any_more_is_told() -> None:
    said = facts(azul("start 1, WBBB BYRR KKBY BRKY YKKY"), "1 white > 2", "1 white > 1")
    assert "as played, line 2 still needs 1 white, and none is left on the table" in said
    assert "completes line 1" in said


def test_what_the_next_player_is_left_with_is_told() -> None:
    said = facts(azul(), "2 blue > 1", "1 blue > 4")
    assert "as played, the next player can complete line 4 exactly with blue; otherwise line 2 at most" in said


def test_the_marker_is_told_in_both_directions() -> None:
    position = azul()
    position.play("2 red > 2")
    assert "does not take the first-player marker to the floor line" in facts(position, "centre blue > 1", "1 blue > 4")
    assert "takes the first-player marker, and with it the start of the next round" in facts(position, "1 blue > 4", "centre blue > 1")


def test_nothing_is_said_of_a_decision_compared_with_itself() -> None:
    for game in sintra.GAMES:
        position = sintra.new(game, seed=3)
        for _ in range(12):
            move = int(position.legal_moves[0])
            assert why(position, move, move) == []
            position.play(move)


def test_more_tiles_are_told_in_pavilion() -> None:
    position = sintra.new("pavilion", seed=4)
    moves = [int(move) for move in position.legal_moves]
    said = [phrase.data for one in moves for other in moves for phrase in why(position, one, other) if phrase.id == "better-taken"]
    assert said and all(int(str(data["better"])) > int(str(data["played"])) for data in said)


@pytest.mark.parametrize("game", sintra.GAMES)
def test_every_fact_can_be_said_in_every_language(game: str) -> None:
    position, said = sintra.new(game, seed=5), set()
    bot = sintra.bot("random", seed=1)
    while not position.is_over:
        moves = [int(move) for move in position.legal_moves]
        for phrase in why(position, moves[0], moves[-1]) + why(position, moves[-1], moves[0]):
            said.add(phrase.id)
            assert all(say(phrase, position.game.package, language) for language in ("en", "hu", "ro", "it"))
        position.play(bot.choose(position))
    assert len(said) >= 5

"""Every lesson is played by the rules, in every language."""

from importlib.resources import files

import pytest
from benchmarks.endings import is_telling, leads
from benchmarks.openings import PATTERNS, worth
from fluent.syntax import FluentParser, ast

import sintra
from sintra.kernel.errors import SintraError
from sintra.web.lessons import FOLDER, HINT, BadLesson, Words, endings, lesson, names, openings, read_script, script, teaching, unfolded
from sintra.words import LANGUAGES

LESSONS = [(game, name) for game in sintra.GAMES for name in names(sintra.game(game))]
MOST_STEPS = 25
FEWEST_MOVES = 20  # of the learner, in a first game
LONGEST = 175  # letters that a card says at once
FEWEST_HINTS = 5

BEGIN = "Game: azul\nOptions: players=2 first=1\n\n~ BBYR YYKW RRRK WWKB KKBY\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_as_it_is_written(game: str, name: str, language: str) -> None:
    taught = lesson(sintra.game(game), name, language)
    assert 0 < len(taught.steps) <= MOST_STEPS
    plot = script(sintra.game(game), name)
    for step in taught.steps:
        position = plot.position(step.ply)
        assert all(move in position.legal_moves for move in step.moves)
        assert step.wrong or not step.moves, f"{step.say}: nothing is said to who tries something else"
        assert max(map(len, (step.say, step.then, step.wrong))) <= LONGEST
    assert not taught.steps[-1].moves, "it ends with a word"
    assert taught.steps[-1].ply == len(taught.moves)


@pytest.mark.parametrize("game", sintra.GAMES)
def test_in_the_first_game_the_learner_makes_the_moves(game: str) -> None:
    taught = lesson(sintra.game(game), names(sintra.game(game))[0], "en")
    assert sum(bool(step.moves) for step in taught.steps) >= FEWEST_MOVES


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_all_that_follows_is_legal_after_every_decision_that_serves_as_well(game: str, name: str) -> None:
    plot = script(sintra.game(game), name)
    for step in lesson(sintra.game(game), name, "en").steps:
        for other in step.moves[1:]:
            position = plot.position(step.ply)
            for move in (other, *plot.record.moves[step.ply + 1 :]):
                position.play(int(move))


@pytest.mark.parametrize("game", sintra.GAMES)
def test_every_language_has_the_same_messages_and_all_of_them_are_said(game: str) -> None:
    known = {language: _messages(game, language) for language in LANGUAGES}
    assert known["en"] == known["hu"] == known["ro"] == known["it"]
    plots = {name: script(sintra.game(game), name) for name in names(sintra.game(game))}
    said = {f"{name}-{note.name}" for name, plot in plots.items() for notes in plot.notes.values() for note in notes} | set(plots)
    assert {id for id, _ in known["en"] if not id.startswith(f"{HINT}-")} == said


@pytest.mark.parametrize("game", sintra.GAMES)
def test_hints_for_the_first_own_game_are_about_prompts_and_become_fewer(game: str) -> None:
    hints = teaching(sintra.game(game), "en").hints
    prompts = {message.id.removeprefix("prompt-") for message in sintra.game(game).book.messages}
    times: dict[str, list[int]] = {}
    for hint in hints:
        prompt, _, time = hint.rpartition("-")
        assert prompt in prompts, f"nobody is ever asked for {prompt}"
        times.setdefault(prompt, []).append(int(time))
    assert len(hints) >= FEWEST_HINTS
    for counted in times.values():
        gaps = [after - before for before, after in zip([0, *counted], counted, strict=False)]
        assert gaps == sorted(gaps)


@pytest.mark.parametrize(("game", "number"), [(game, i) for game in sintra.GAMES for i in range(len(endings(sintra.game(game))))])
def test_an_ending_can_be_tried_to_the_end_and_it_matters_what_is_played(game: str, number: int) -> None:
    position = endings(sintra.game(game))[number]
    assert position.to_move == 0 and position.players == 2
    found = leads(position)
    assert found is not None
    assert is_telling(found[0])


def test_what_a_first_take_is_worth_is_beside_the_mean_of_its_deal() -> None:
    lines = ['[1,"4",4,10.0,1.0]', '[1,"2+2",2,0.0,0.0]', '[2,"4",4,-2.0,0.0]', '[2,"2+2",2,-4.0,0.0]', '[3,"4",4,50.0,1.0]']
    four, pair = worth(lines)
    assert (four.pattern, four.tiles, four.games, four.points, four.wins) == ("4", 4, 2, 3.0, 0.25), "a deal with one take tells nothing"
    assert (pair.points, pair.wins, pair.points_error) == (-3.0, -0.25, four.points_error)


def test_the_page_knows_what_first_takes_of_every_pattern_are_worth() -> None:
    known = openings(sintra.game("azul"))
    assert list(dict.fromkeys(take.pattern for take in known)) == list(PATTERNS)
    assert all(take.points_error > 0 < take.wins_error for take in known)
    assert abs(sum(take.games * take.points for take in known)) < 0.01 * sum(take.games for take in known), "the mean of all is the mean"


def _messages(game: str, language: str) -> set[tuple[str, tuple[str, ...]]]:
    text = files(sintra.game(game).package).joinpath(FOLDER, f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = [(entry.id.name, tuple(one.id.name for one in entry.attributes)) for entry in entries if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found)), "a message is given twice"
    return set(found)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1: 1 blue > 2", "nothing is said before '1 blue > 2'"),
        ("; hello\n1: 1 blue > 2", "'hello' is no note"),
        ("; show wall-1-1-1", "show wall-1-1-1: nothing was said before it"),
        ("; say take\n1: 1 white > 2", "there is no white on factory 1"),
        ("; say take\n1: 1 blue > 2\n; ask done", "done waits for no decision"),
        ("; say take\nor 1 pink > 2\n1: 1 blue > 2", "line 6"),
    ],
)
def test_a_lesson_that_cannot_be_taught_says_why(text: str, problem: str) -> None:
    azul = sintra.game("azul")
    with pytest.raises(BadLesson, match=problem):
        list(unfolded(read_script(azul, "bad", BEGIN + text)))


def test_a_place_that_is_not_on_the_table_and_words_that_are_missing_are_named() -> None:
    azul = sintra.game("azul")
    plot = read_script(azul, "bad", BEGIN + "; say take show wall-1-9-9\n1: 1 blue > 2")
    with pytest.raises(BadLesson, match="there is no place 'wall-1-9-9'"):
        list(unfolded(plot))
    with pytest.raises(BadLesson, match=r"there is no message first-nothing in hu\.ftl"):
        Words(azul, "first", "hu").step("nothing")
    assert issubclass(BadLesson, SintraError)

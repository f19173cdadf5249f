"""Contests: the same draws for both sides, nothing lost by an interruption, and bad programs that lose a game and nothing else."""

import sys
from pathlib import Path

import msgspec
import pytest

import sintra
from sintra.arena.contest import Contest, Deal, Terms
from sintra.arena.contestants import contestant
from sintra.arena.program import ProgramBot
from sintra.arena.report import facts
from sintra.arena.statistics import Sprt
from sintra.arena.table import play_game
from sintra.bots.searching import SearchBot
from sintra.dealer import Dealer

TERMS = Terms("azul", "greedy", "random")

GOOD = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
"""


def program(folder: Path, text: str) -> str:
    file = folder / "program.py"
    file.write_text(text)
    return f"{sys.executable} {file}"


def without_times(contest: Contest) -> list[Deal]:
    def timeless(deal: Deal) -> Deal:
        return Deal(deal.number, [msgspec.structs.replace(game, seconds=[]) for game in deal.games])

    return [timeless(deal) for _, deal in sorted(contest.deals.items())]


def played(terms: Terms, deals: int, file: Path | None = None, **how: object) -> Contest:
    contest = Contest(terms, file)
    for _ in contest.play(deals, **how):  # type: ignore[arg-type]
        pass
    return contest


def test_greedy_beats_random_from_both_seats() -> None:
    contest = played(TERMS, 5)
    assert contest.summary().mean == 1.0
    assert contest.points()[0].mean > contest.points()[1].mean
    assert all(len(deal.games) == 2 for deal in contest.deals.values())


def test_equal_bots_play_the_same_game_from_both_seats() -> None:
    """The draws do not depend on the seat, so what the first wins in one game it loses in the other."""
    from sintra.bots.bot import GreedyBot

    scores = []
    for _ in range(2):
        position = sintra.new("azul", 2, dealt=False)
        scores.append(play_game(position, [GreedyBot(1), GreedyBot(2)], Dealer(b"the same")).scores)
    assert scores[0] == scores[1]


def test_at_a_table_of_four_the_first_bot_has_every_seat_once() -> None:
    contest = played(Terms("azul", "greedy", "random", players=4), 2)
    assert contest.summary().mean == 1.0
    assert all(len(deal.games) == 4 for deal in contest.deals.values())


def test_an_interrupted_contest_goes_on_without_loss(tmp_path: Path) -> None:
    whole = played(TERMS, 6)
    file = tmp_path / "results.jsonl"
    for number, _ in enumerate(Contest(TERMS, file).play(6)):
        if number == 2:
            break
    with file.open("ab") as out:
        out.write(b'{"number":3,"games":[{"sha')  # the power failed here
    again = played(TERMS, 6, file)
    assert without_times(again) == without_times(whole)
    assert without_times(Contest(TERMS, file)) == without_times(whole)


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Contest(TERMS, file)
    with pytest.raises(sintra.SintraError, match="other terms"):
        Contest(Terms("azul", "random", "greedy"), file)


def test_processes_play_what_one_process_plays() -> None:
    assert without_times(played(TERMS, 4, workers=2)) == without_times(played(TERMS, 4))


def test_a_sequential_test_ends_a_contest_early() -> None:
    assert len(played(TERMS, 500, sprt=Sprt(0.0, 100.0)).deals) < 100


def test_contestants_are_described_by_a_text() -> None:
    bot = contestant("diamond seconds=0.5 settings.c_puct=2 keep=no", 1)
    assert bot.name == "diamond"
    with pytest.raises(sintra.SintraError, match="no setting 'temper'"):
        contestant("diamond settings.temper=2", 1)
    with pytest.raises(sintra.SintraError, match="name=value"):
        contestant("diamond fast", 1)
    with pytest.raises(sintra.SintraError, match="'much' is not a number"):
        contestant("diamond settings.lead=much", 1)
    with pytest.raises(sintra.SintraError, match="there is no bot ''"):
        contestant("", 1)
    with pytest.raises(sintra.SintraError, match="holds no weights"):
        contestant(f"diamond network={__file__}", 1)


@pytest.mark.parametrize(
    ("former", "name"),
    [("curiosity", "c_puct"), ("reserve", "first_play_reduction"), ("evenness", "uniform_prior"), ("credit", "repeat_weight"), ("lead", "lead")],
)
def test_settings_are_read_under_their_names_in_version_0_1_too(former: str, name: str) -> None:
    bot = contestant(f"diamond habits.{former}=0.25", 1)
    assert isinstance(bot, SearchBot)
    assert bot.searcher.settings == {name: 0.25}


# ── Outside programs ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_outside_program_plays(tmp_path: Path) -> None:
    contest = played(Terms("azul", f"program: {program(tmp_path, GOOD)}", "random"), 1)
    assert contest.failures() == []


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "has ended"),
        ("import sys; sys.exit(3)", "has ended"),
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", "not a move"),
        ('import sys\nfor line in sys.stdin: print(\'{"move": "9 blue > 9"}\', flush=True)', "not a move"),
        ('import sys\nfor line in sys.stdin: print(\'{"move": "9 blue > 1"}\', flush=True)', "not legal"),
        ("import time; time.sleep(60)", "said nothing"),
    ],
)
def test_a_bad_program_loses_this_game_and_nothing_else(tmp_path: Path, what: str, reason: str) -> None:
    bad = ProgramBot(program(tmp_path, what), patience=2.0, at_first=2.0)
    greedy = sintra.bot("greedy", seed=1)
    for seat in range(2):
        bots = [greedy, greedy]
        bots[seat] = bad
        result = play_game(sintra.new("azul", 2, dealt=False), bots, Dealer(b"deal"))
        assert result.shares[seat] == 0.0
        assert result.shares[1 - seat] == 1.0
        assert reason in result.failure


def test_a_program_that_has_ended_before_it_is_asked_loses_this_game(tmp_path: Path) -> None:
    """The question stays in the pipe, which can then not even be closed in peace."""
    bad = ProgramBot(program(tmp_path, ""))
    process = bad._start()
    process.wait()
    for _ in range(2):
        result = play_game(sintra.new("azul", 2, dealt=False, first="1"), [bad, sintra.bot("greedy")], Dealer(b"deal"))
        assert (result.shares, result.failure) == ([0.0, 1.0], f"{bad.name} has ended")


def test_a_program_whose_command_cannot_be_read_is_refused() -> None:
    with pytest.raises(sintra.SintraError, match="No closing quotation"):
        contestant('program: python "my bot.py', 1)
    with pytest.raises(sintra.SintraError, match="the command is missing"):
        contestant("program:", 1)


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        (Terms("chess", "greedy", "random"), "no game 'chess'"),
        (Terms("azul", "greedy", "random", players=9), "not 9"),
        (Terms("azul", "greedy", "random", options=(("wall", "pink"),)), "'pink' is not one of"),
    ],
)
def test_wrong_terms_are_refused_before_anything_is_written(tmp_path: Path, terms: Terms, words: str) -> None:
    with pytest.raises(sintra.SintraError, match=words):
        Contest(terms, tmp_path / "results.jsonl")
    assert not list(tmp_path.iterdir())


def test_a_program_may_take_longer_before_its_first_answer(tmp_path: Path) -> None:
    """It waits before the first one for longer than it may before others."""
    slow = ProgramBot(program(tmp_path, "import time; time.sleep(0.5)" + GOOD), patience=0.25)
    position = sintra.new("azul", 2, seed=1)
    assert slow.choose(position) == position.legal_moves[0]
    slow.close()


def test_a_program_that_does_not_exist_loses_too() -> None:
    contest = played(Terms("azul", "program: /no/such/program", "random"), 1)
    assert contest.summary().mean == 0.0
    assert "cannot be started" in contest.failures()[0]


def test_luck_is_measured_and_taken_off() -> None:
    contest = Contest(TERMS)
    for _ in contest.play(4):
        pass
    assert all(len(game.luck) == 2 and sum(game.luck) == pytest.approx(0.0) for deal in contest.deals.values() for game in deal.games)
    adjusted = contest.adjusted()
    assert adjusted is not None and adjusted.summary.count == 4
    assert contest.scores(without_luck=True) == list(adjusted.scores)
    known = facts(contest, Sprt(0.0, 10.0), without_luck=True)
    assert known["adjusted"]["saved"] == max(0, round(8 * (adjusted.worth - 1)))


def test_results_of_a_version_that_did_not_measure_it_have_none() -> None:
    contest = Contest(TERMS)
    for _ in contest.play(1):
        pass
    old = [msgspec.structs.replace(game, luck=[]) for game in contest.deals[0].games]
    contest.deals[0] = Deal(0, old)
    assert contest.deals[0].luck() is None and contest.adjusted() is None
    with pytest.raises(sintra.SintraError, match="before luck was measured"):
        contest.scores(without_luck=True)

"""The commands `sintra puzzles …`."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sintra.kernel.errors import BadOption, SintraError
from sintra.registry import GAMES
from sintra.shell import complain, err, options, out

if TYPE_CHECKING:
    from sintra.puzzles.verifying import Check

app = typer.Typer(help="Positions with one best move: solve them, find new ones, judge them again.", invoke_without_command=True)
INTERRUPTED = 130  # the exit code that shells expect after Ctrl+C

Game = Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")]
Made = Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Files of `sintra puzzles make`, all of one game.")]
Checks = Annotated[Path | None, typer.Option(dir_okay=False, help="Keep what was judged in this file; an interrupted command goes on from it.")]
Simulations = Annotated[int, typer.Option(min=100, help="For each choice.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes that think at once.")]
Ray = Annotated[str | None, typer.Option(help="Think on this Ray cluster; “local” starts one.")]
COLUMNS = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@app.callback()
def overview(context: typer.Context) -> None:
    """What there is, when no command is named."""
    if context.invoked_subcommand is not None:
        return
    from sintra.puzzles.shipped import puzzles, themes

    for game in GAMES:
        about = ", ".join(f"{theme} {count}" for theme, count in themes(game).items())
        out.print(f"{game}: {len(puzzles(game))} puzzles ({about})", soft_wrap=True)
    out.print("Solve one with `sintra puzzles solve GAME`.")


@app.command()
def solve(
    game: Game,
    theme: Annotated[str | None, typer.Option(help="Of this theme alone.")] = None,
    today: Annotated[bool, typer.Option("--daily", help="The puzzle of the day, the same for everybody.")] = False,
    name: Annotated[str | None, typer.Option(help="The puzzle of this name.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="Chooses the same puzzle every time.")] = None,
) -> None:
    """Solve a puzzle in this terminal. Moves are typed as in a game."""
    import random

    from sintra.puzzles.asking import solve as ask
    from sintra.puzzles.shipped import daily, puzzles

    found = puzzles(game, theme)
    if not found:
        raise SintraError(f"{game} has no puzzles")
    if name is not None and name not in (puzzle.name for puzzle in found):
        raise BadOption("name", f"there is no puzzle {name!r}")
    chosen = daily(game, date.today()) if today else random.Random(seed).choice([one for one in found if name in (None, one.name)])
    try:
        is_solved = ask(chosen, lambda: str(typer.prompt("Your move")), lambda words: out.print(words, soft_wrap=True))
    except (typer.Abort, KeyboardInterrupt):
        raise typer.Exit(INTERRUPTED) from None
    raise typer.Exit(0 if is_solved else 1)


@app.command()
def make(
    game: Game,
    file: Annotated[Path, typer.Argument(help="Where puzzles are kept while they are made; an interrupted search goes on from it.")],
    wanted: Annotated[int, typer.Option(min=1, help="How many that the gentlest level misses.")] = 300,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed looks through other games.")] = 1,
    from_round: Annotated[int, typer.Option(min=1, help="Look only from this round on, in games that are still open there.")] = 1,
    branches: Annotated[int, typer.Option(min=1, help="Play on so often, with other draws, from where that round begins.")] = 1,
    blind: Annotated[int, typer.Option(min=0, help="Of so many games one in which no level is asked; 0: they are always asked.")] = 5,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Find puzzles: play games and look through them."""
    from sintra.puzzles.making import Making, Terms

    making = Making(Terms(game, players, options(option), seed, from_round, branches, blind), file)
    try:
        with Progress(*COLUMNS, console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task("puzzles", total=wanted, completed=len(making.missed))
            for _ in making.work(wanted, workers, ray):
                progress.update(task, completed=len(making.missed), description=f"{making.positions:,} positions in {len(making.looked):,} games")
    except KeyboardInterrupt:
        complain(f"Interrupted with {len(making.missed)} of {wanted} puzzles. The same command goes on from there.")
        raise typer.Exit(INTERRUPTED) from None
    out.print(f"{len(making.missed)} puzzles that the gentlest level misses, {len(making.found)} in all, in {making.positions:,} positions.")


@app.command()
def ship(
    files: Made,
    output: Annotated[Path, typer.Option("--output", "-o", help="The file that the game's folder is to have.")],
    checks: Checks = None,
    most: Annotated[int, typer.Option(min=1, help="How many at most.")] = 300,
    simulations: Simulations = 100_000,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Choose the puzzles that come with a game, with their themes: of those that the gentlest level misses the ones that stand when judged again."""
    from sintra.puzzles.choosing import candidates, chosen
    from sintra.puzzles.making import read_made
    from sintra.puzzles.shipped import packed
    from sintra.puzzles.verifying import SEED
    from sintra.puzzles.verifying import verify as judge_again

    made = [read_made(file) for file in files]
    if len({terms.game for terms, _ in made}) > 1:
        raise SintraError("these are puzzles of several games")
    found = candidates(made)
    standing = {check.name for check in _watched(judge_again(found, simulations, SEED, workers, ray, checks), len(found)) if check.stands}
    shipped = chosen(found, standing, most)
    content = packed(shipped)
    output.write_bytes(content)
    out.print(f"Of {len(found)} puzzles that were judged again {len(standing)} stood.", soft_wrap=True)
    out.print(f"{len(shipped)} puzzles written to {output}: {len(content):,} bytes.", soft_wrap=True)


@app.command()
def levels(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Files of `sintra puzzles make`, all of one game.")],
) -> None:
    """How many puzzles each level solves, over those that were chosen without asking a level."""
    from sintra.puzzles.making import read_made
    from sintra.puzzles.report import table

    made = [read_made(file) for file in files]
    out.print(table(made, ", ".join(sorted({terms.game for terms, _ in made}))))


@app.command()
def verify(
    game: Game,
    simulations: Simulations = 100_000,
    sample: Annotated[int | None, typer.Option(min=1, help="Only so many of them.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed makes other draws.")] = 2_026,
    checks: Checks = None,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Judge the puzzles that come with a game again: whether their best moves are still the best."""
    from sintra.puzzles.shipped import puzzles
    from sintra.puzzles.verifying import verify as judge_again

    found = list(puzzles(game))[:sample]
    checked = list(_watched(judge_again(found, simulations, seed, workers, ray, checks), len(found)))
    for check in checked:
        if not check.stands:
            out.print(f"{check.name}: leads by {check.gap:.1%}, beyond the next draw by {check.beyond:.1%}; was {check.stored:.1%}", soft_wrap=True)
    overturned = sum(not check.holds for check in checked)
    out.print(f"{len(checked)} puzzles: {sum(check.stands for check in checked)} stand, {overturned} overturned.")
    raise typer.Exit(1 if overturned else 0)


def _watched(checks: Iterator["Check"], total: int) -> Iterator["Check"]:
    """Checks as they come, with progress."""
    with Progress(*COLUMNS, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("puzzles", total=total)
        for check in checks:
            progress.advance(task)
            yield check

"""The command `sintra benchmark`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sintra.registry import GAMES
from sintra.shell import complain, err, options, out

if TYPE_CHECKING:
    from sintra.arena.ladder import Row

app = typer.Typer()
INTERRUPTED = 130  # the exit code that shells expect after Ctrl+C


@app.command()
def benchmark(
    name: Annotated[str, typer.Argument(help="What the submission is called on the leaderboard.")],
    submission: Annotated[str, typer.Argument(help="“program: COMMAND”, “python: MODULE:CLASS”, or a bot with settings (“gold simulations=500”).")],
    game: Annotated[str, typer.Option(help="Which game.")] = GAMES[0],
    players: Annotated[int, typer.Option("--players", "-p", help="How many players; the opponent has all the other seats.")] = 2,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Against each opponent.")] = 100,
    folder: Annotated[Path | None, typer.Option(help="Keeps what was played; an interrupted benchmark goes on from it.")] = None,
    row: Annotated[Path | None, typer.Option(help="A file to which the row is added, a line of JSON.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed is other deals.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play at once. For equal real time, no more than half the cores.")] = 1,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster; “local” starts one.")] = None,
) -> None:
    """Play a submission against the named bots of this release, from the weakest to the strongest."""
    from sintra.arena.ladder import Climb

    climb = Climb(name, submission, game, players, options(option), folder, seed)
    total = len(climb.contests) * -(-games // players)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    is_interrupted = False
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("deals", total=total, completed=sum(len(contest.deals) for contest in climb.contests.values()))
        try:
            for rung, contest in climb.play(games, workers, ray):
                played = sum(len(one.deals) for one in climb.contests.values())
                progress.update(task, completed=played, description=f"{rung}: {contest.summary().mean:.1%}")
        except KeyboardInterrupt:
            is_interrupted = True
    found = climb.row()
    out.print(_table(found))
    if is_interrupted:
        complain("Interrupted: this is no whole row. " + ("The same command goes on." if folder else "With --folder it could go on from here."))
        raise typer.Exit(INTERRUPTED)
    if row is not None:
        with row.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")


def _table(row: "Row") -> Table:
    table = Table(title=f"{row.name} in {row.game}, {row.players} players: {row.height:.2f} of {len(row.rungs)}")
    for heading in ("opponent", "games", "won", "without luck", "points", "seconds", "given up"):
        table.add_column(heading, justify="left" if heading == "opponent" else "right")
    for rung in row.rungs:
        table.add_row(
            rung.opponent,
            str(rung.games),
            f"{rung.share:.1%} ± {rung.error:.1%}",
            f"{rung.without_luck:.1%} ± {rung.without_luck_error:.1%}",
            "{:.1f} to {:.1f}".format(*rung.points),
            "{:.3f} and {:.3f}".format(*rung.seconds),
            str(rung.failures) if rung.failures else "",
        )
    return table

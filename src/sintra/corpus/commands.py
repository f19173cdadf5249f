"""The commands `sintra games make` and `sintra games tell`."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sintra.shell import complain, err, options, out, print_json

app = typer.Typer(no_args_is_help=True, help="Games of the search against itself, for learning and for counting.")
INTERRUPTED = 130  # the exit code that shells expect after Ctrl+C


@app.command()
def make(
    game: Annotated[str, typer.Argument(help="Which game.")],
    folder: Annotated[Path, typer.Argument(help="Where the games are kept; what is there already is not made again.")],
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 1_000,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value.")] = None,
    simulations: Annotated[int, typer.Option(min=1, help="How much is thought about each decision.")] = 300,
    varied: Annotated[int, typer.Option(min=0, help="So many decisions of a game are drawn in proportion to their visits.")] = 8,
    in_a_shard: Annotated[int, typer.Option(min=1, help="Games in one file.")] = 100,
    seed: Annotated[int, typer.Option(help="Other seeds are other games.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play at once.")] = 1,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster; “local” starts one.")] = None,
) -> None:
    """Let the search play against itself, and keep the games with what it thought. It can be interrupted at any time and goes on where it was."""
    from sintra.corpus.making import Making
    from sintra.corpus.shards import About

    making = Making(folder, About(game, players, options(option), games, in_a_shard, simulations, varied, seed))
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task("shards", total=making.about.shards, completed=making.about.shards - len(making.missing))
            for _ in making.work(workers, ray):
                progress.advance(task)
    except KeyboardInterrupt:
        complain(f"Interrupted; {len(making.missing)} of {making.about.shards} shards are missing. The same command goes on from there.")
        raise typer.Exit(INTERRUPTED) from None
    out.print(f"{games:,} games are in {folder}.", soft_wrap=True)


@app.command()
def tell(
    folder: Annotated[Path, typer.Argument(exists=True, file_okay=False, help="A folder that `sintra games make` has filled.")],
    as_json: Annotated[bool, typer.Option("--json", help="The facts as JSON.")] = False,
) -> None:
    """What these games have in common: scores, length, choices, who starts, luck."""
    from sintra.corpus.facts import facts
    from sintra.corpus.shards import Corpus
    from sintra.kernel.errors import SintraError

    corpus = Corpus(folder)
    if not len(corpus):
        raise SintraError(f"there are no games in {folder} yet")
    found = facts(corpus)
    if as_json:
        print_json(asdict(found))
        return
    about = corpus.about
    table = Table(
        title=f"{found.games:,} games of {about.game}, {about.players} players, {about.simulations} simulations a decision", show_header=False
    )
    for name, summary, form in (
        ("decisions with a choice", found.decisions, "{:.1f} ± {:.1f}"),
        ("choices at each", found.choices, "{:.1f} ± {:.1f}"),
        ("points of a player", found.scores, "{:.1f} ± {:.1f}"),
        ("points of the winner", found.winner, "{:.1f} ± {:.1f}"),
        ("ahead of the second by", found.margin, "{:.1f} ± {:.1f}"),
        ("won by who starts", found.starter, "{:.1%} ± {:.1%}"),
        ("won by who was the favourite all the time", found.never_behind, "{:.1%} ± {:.1%}"),
    ):
        table.add_row(name, form.format(summary.mean, summary.error))
    table.add_row("share of the result that the draws account for", f"{found.luck_share:.0%}")
    out.print(table)

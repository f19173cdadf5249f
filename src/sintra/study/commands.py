"""The command `sintra review`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sintra.kernel.errors import SintraError
from sintra.shell import complain, err, out, print_json, read_record

app = typer.Typer()
INTERRUPTED = 130  # the exit code that shells expect after Ctrl+C


@app.command()
def review(
    records: Annotated[list[Path], typer.Argument(help="Game records, or folders of them (*.txt).")],
    simulations: Annotated[int, typer.Option(min=100, help="How much is thought about each position.")] = 30_000,
    draws: Annotated[int, typer.Option(min=1, help="Fresh draws that each draw is compared with.")] = 16,
    results: Annotated[Path | None, typer.Option(help="A folder for what was found; an interrupted review goes on from it.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed is another judge of the same kind.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes that think at once.")] = 1,
    ray: Annotated[str | None, typer.Option(help="Think on this Ray cluster; “local” starts one.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything that was found, as JSON: a line for each game.")] = False,
) -> None:
    """What decided a game: what each player missed, and how much was luck."""
    from sintra.study.report import facts, tables
    from sintra.study.reviewing import Review

    if results is not None:
        results.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for file in list(_files(records)):
        kept = results / f"{file.stem}.jsonl" if results is not None else None
        found = Review(read_record(file), kept, simulations=simulations, draws=draws, seed=seed)
        try:
            with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
                task = progress.add_task(file.name, total=len(found.questions), completed=len(found.verdicts))
                for so_far in found.work(workers, ray):
                    progress.update(task, completed=len(so_far.verdicts))
        except KeyboardInterrupt:
            done = f"{len(found.verdicts)} of {len(found.questions)} decisions and draws of {file}"
            complain(
                f"Interrupted after {done}." + (" The same command goes on from there." if kept else " With --results it could go on from there.")
            )
            raise typer.Exit(INTERRUPTED) from None
        if as_json:
            print_json({"file": str(file), **facts(found.ledger())})
        else:
            out.print(tables(found.ledger(), file.name))


def _files(records: list[Path]) -> Iterator[Path]:
    for path in records:
        if not path.is_dir():
            yield path
        elif inside := sorted(path.glob("*.txt")):
            yield from inside
        else:
            raise SintraError(f"there are no records (*.txt) in {path}")

"""The commands `sintra arena`, `sintra ratings` and `sintra best`."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sintra.kernel.errors import SintraError
from sintra.shell import complain, err, options, out, print_json, read_position, read_record

if TYPE_CHECKING:  # the search takes a moment to load: only those who ask for it wait
    from sintra.arena.statistics import Sprt
    from sintra.bots import Analysis
    from sintra.positions import Position

app = typer.Typer()
INTERRUPTED = 130  # the exit code that shells expect after Ctrl+C


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    first: Annotated[str, typer.Argument(help="A bot: its name and settings (“diamond seconds=0.3”), or “program: COMMAND” for an outside program.")],
    second: Annotated[str, typer.Argument(help="The other bot; with more than two players it has all the other seats.")],
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole deals.")] = 200,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value.")] = None,
    results: Annotated[
        Path | None, typer.Option(help="A file for the results, a line of JSON a deal; an interrupted contest goes on from it.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed is another contest.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play at once. For equal real time, no more than half the cores.")] = 1,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster; “local” starts one.")] = None,
    sprt: Annotated[str | None, typer.Option(help="Stop as soon as it is clear which of two differences in Elo is nearer, as LOW,HIGH.")] = None,
    without_luck: Annotated[bool, typer.Option("--without-luck", help="Let --sprt look at the results without the luck of the draws.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The summary as JSON.")] = False,
) -> None:
    """Let two bots play each other: every deal once from each seat, with the same draws."""
    from sintra.arena.contest import Contest, Terms
    from sintra.arena.report import facts, table

    test = _read_sprt(sprt) if sprt else None
    if without_luck and test is None:
        raise SintraError("--without-luck is for --sprt: give it two differences in Elo, as in --sprt 0,20")
    contest = Contest(Terms(game, first, second, players, tuple(options(option).items()), seed), results)
    deals = -(-games // players)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    is_interrupted = False
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("deals", total=deals, completed=len(contest.deals))
        try:
            for _ in contest.play(deals, workers, ray, test, without_luck=without_luck):
                progress.update(task, completed=len(contest.deals), description=f"{contest.summary().mean:.1%} ± {contest.summary().error:.1%}")
        except KeyboardInterrupt:
            is_interrupted = True
    if is_interrupted:
        complain(f"Interrupted after {len(contest.deals)} of {deals} deals; this is what they say.")
    if as_json:
        print_json(facts(contest, test, without_luck=without_luck))
    else:
        out.print(table(contest, test, without_luck=without_luck))
    if is_interrupted:
        raise typer.Exit(INTERRUPTED)


def _read_sprt(text: str) -> "Sprt":
    from sintra.arena.statistics import Sprt

    low, comma, high = text.partition(",")
    try:
        if comma:
            return Sprt(float(low), float(high))
    except ValueError:
        pass
    raise SintraError(f"--sprt takes two numbers, as in 0,20, not {text!r}")


@app.command()
def ratings(
    results: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Files that `sintra arena --results` has written.")],
    anchor: Annotated[str | None, typer.Option(help="The bot whose rating is 0; by default the weakest.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The ratings as JSON.")] = False,
) -> None:
    """Rate all bots that met in several contests of a game for two."""
    import msgspec

    from sintra.arena.contest import read_results
    from sintra.arena.ratings import rate

    rated = rate([read_results(file) for file in results], anchor)
    if as_json:
        print_json(msgspec.to_builtins(rated))
        return
    table = Table()
    for heading in ("bot", "Elo", "±", "games"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in rated:
        table.add_row(one.bot, f"{one.elo:.0f}", f"{one.error:.0f}", str(one.games))
    out.print(table)


@app.command()
def best(
    position: Annotated[str, typer.Argument(help="A position text, or the file of a game record.")],
    ply: Annotated[int | None, typer.Option(help="Of a record: after this many decisions, not counting draws; by default before the last.")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="How long to think; interrupted, it shows what it has found until then.")] = 5.0,
    threads: Annotated[int, typer.Option(min=1, help="Cores to think on.")] = 1,
    lines: Annotated[int, typer.Option(min=1, help="How many moves to show.")] = 8,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="Think the same way every time, as far as the clock allows.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything that was found, as JSON.")] = False,
) -> None:
    """The best moves in a position, with winning chances and expected scores."""
    from sintra.bots import analyse

    asked = _position(position, ply)
    if asked.to_move < 0:
        raise SintraError("nobody is to move here: a draw is due or the game is over")
    found: list[Analysis] = []
    is_interrupted = False
    with err.status("thinking …") as status:  # nothing is shown where there is no terminal

        def look(so_far: "Analysis") -> None:
            found[:] = [so_far]
            status.update(f"{so_far.simulations:,} simulations: {so_far.best.move}")

        try:
            look(analyse(asked, seconds=seconds, progress=look, seed=seed, threads=threads))
        except KeyboardInterrupt:
            is_interrupted = True
    if is_interrupted:
        complain("Interrupted; this is what was found until then." if found else "Interrupted before anything was found.")
    if found and as_json:
        print_json(_as_data(asked, found[0]))
    elif found:
        out.print(str(asked), soft_wrap=True)
        out.print(_as_table(found[0], lines))
    if is_interrupted:
        raise typer.Exit(INTERRUPTED)


def _position(text: str, ply: int | None) -> "Position":
    given = read_position(text)
    if given is not None:
        return given
    positions = [position for position in read_record(Path(text)).positions() if position.to_move >= 0]
    if ply is None and positions:
        return positions[-1]
    for position in positions:
        if position.ply == ply:
            return position
    raise SintraError(f"after {ply or 0} decisions of this record no player is to move")


def _as_data(position: "Position", found: "Analysis") -> dict[str, Any]:
    choices = [{**asdict(line), "move": str(line.move), "line": list(map(str, line.moves))} for line in found]
    for choice in choices:
        del choice["moves"]
    known = {"simulations": found.simulations, "seconds": round(found.seconds, 3), "exact": found.is_exact}
    return {"position": position.text, "seat": found.seat + 1, **known, "choices": choices}


def _as_table(found: "Analysis", lines: int) -> Table:
    how = "exact" if found.is_exact else f"{found.simulations:,} simulations in {found.seconds:.1f} s"
    table = Table(title=f"Player {found.seat + 1} to move, {how}")
    for heading in ("move", "wins", "final scores", "looked at", "then"):
        table.add_column(heading, justify="left" if heading in ("move", "then") else "right")
    for line in found.lines[:lines]:
        wins = "" if line.chances is None else f"{line.chances[found.seat]:.1%}"
        scores = "" if line.scores is None else " : ".join(f"{score:.1f}" for score in line.scores)
        table.add_row(str(line.move), wins, scores, f"{line.visits / max(1, found.simulations):.1%}", ", ".join(map(str, line.moves[1:5])))
    return table

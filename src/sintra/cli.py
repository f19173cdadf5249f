"""The `sintra` command: play, look at games, count, measure."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from sintra import __version__
from sintra.arena.commands import app as arena_commands
from sintra.arena.ladder_commands import app as ladder_commands
from sintra.corpus.commands import app as corpus_commands
from sintra.kernel.errors import BadOption, SintraError
from sintra.learn.commands import app as learn_commands
from sintra.puzzles.commands import app as puzzle_commands
from sintra.registry import GAMES
from sintra.server.commands import app as server_commands
from sintra.server.commands import serve
from sintra.server.upkeep import app as upkeep_commands
from sintra.shell import complain, options, out, read_position, read_record
from sintra.study.commands import app as study_commands
from sintra.web.commands import app as web_commands

if TYPE_CHECKING:
    from sintra.picture.arrange import Arrangement
    from sintra.picture.themes import Theme

app = typer.Typer(
    add_completion=False,
    rich_markup_mode="markdown",
    no_args_is_help=False,
    help="The Azul family of tile games, exactly as printed. `sintra` alone starts a game; every command explains itself with `--help`.",
)
app.add_typer(arena_commands)
app.add_typer(corpus_commands, name="games")
app.add_typer(ladder_commands)
app.add_typer(learn_commands)
app.add_typer(puzzle_commands, name="puzzles")
app.add_typer(server_commands)
app.add_typer(upkeep_commands)
app.add_typer(study_commands)
app.add_typer(web_commands)

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value; may be given several times.")]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="Deals the same game every time.")]


def _print_version(is_asked: bool) -> None:
    if is_asked:
        print(f"sintra {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _: Annotated[bool, typer.Option("--version", is_eager=True, callback=_print_version, help="The version, and nothing else.")] = False,
) -> None:
    """Start the main thing when no command is named."""
    if context.invoked_subcommand is None:
        serve(open=True)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=f"Which game: {', '.join(GAMES)}.", show_default=GAMES[0])] = None,
    players: Players = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", "-b", help="Who has the other seats: “gold”, “gold seconds=2”, “program: COMMAND”; “none” for people at this keyboard."
        ),
    ] = "greedy",
    seat: Annotated[int, typer.Option(help="Your seat, from 1, when bots play the others.")] = 1,
    name: Annotated[list[str] | None, typer.Option("--name", "-n", help="Your name; several for several people, in order of their seats.")] = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[bool | None, typer.Option("--resume/--new", help="Go on with the last unfinished game, or not; by default it asks.")] = None,
) -> None:
    """Play in this terminal.

    Moves are typed as they are shown, for instance `3 blue > 4`, or shortened as far as it stays clear: `3b4`.
    """
    from sintra.terminal.play import Table
    from sintra.terminal.unfinished import Sitting, last_unfinished

    sitting = None if resume is False or (resume is None and not sys.stdin.isatty()) else last_unfinished(game)
    if resume and sitting is None:
        raise SintraError("there is no unfinished game to go on with")
    if sitting is not None and resume is None and not typer.confirm(f"Go on with {sitting}?", default=True):
        sitting = None
    if sitting is None:
        sitting = Sitting.new(game or GAMES[0], players, seed, options(option))
        among = sitting.position.players
        if not 1 <= seat <= among:
            raise BadOption("seat", f"there is no seat {seat} among {among}")
        sitting.bots = {} if bot == "none" else {p: bot for p in range(among) if p != seat - 1}
        if len(name or ()) > len(sitting.people):
            raise BadOption("name", f"there are more names than people, of whom there is room for {len(sitting.people)}")
        sitting.names = dict(zip(sitting.people, name or (), strict=False))
    Table(sitting).run()


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    ply: Annotated[int | None, typer.Option(help="Stop after this many decisions (draws do not count); the end by default.")] = None,
) -> None:
    """Show a recorded game: who played, the position, and why the last points were scored."""
    from sintra.record import result

    record = read_record(file)
    positions = list(record.positions())
    if ply is not None and not 0 <= ply < len(positions):
        raise BadOption("ply", f"the game has {len(positions) - 1} decisions, not {ply}")
    position = positions[-1 if ply is None else ply]
    headers = [f"{name}: {value}" for name, value in record.headers.items()]
    reasons = [f"  {reason}" for reason in position.reasons]
    out.print("\n".join([*headers, str(position), *reasons, result(position)]), soft_wrap=True)


@app.command()
def picture(
    source: Annotated[str, typer.Argument(help="A position text, or the file of a game record.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="A file .svg or .png; by default an SVG to standard output.")] = None,
    theme: Annotated[str, typer.Option(help="auto, light or dark.")] = "auto",
    arrangement: Annotated[str, typer.Option(help="wide, or tall for narrow screens.")] = "wide",
) -> None:
    """Draw a position as SVG or PNG."""
    kind = ".svg" if output is None else output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadOption("output", f"{output} ends in neither .svg nor .png")
    if kind == ".png" and theme == "auto":
        theme = "light"  # only a browser can ask its reader
    drawn = (read_position(source) or read_record(Path(source)).final()).svg(theme=cast("Theme", theme), arrangement=cast("Arrangement", arrangement))
    if output is None:
        print(drawn)
        return
    if kind == ".png":
        from sintra.picture.png import to_png

        output.write_bytes(to_png(drawn))
    else:
        output.write_text(drawn, encoding="utf-8")
    out.print(f"Drawn to {output}.", soft_wrap=True)


@app.command()
def perft(
    depth: Annotated[int, typer.Argument(min=0, max=12, help="How many moves deep.")],
    position: Annotated[str | None, typer.Option(help="A position text; a new game by default.")] = None,
    game: Annotated[str, typer.Option(help=f"Which new game: {', '.join(GAMES)}.")] = GAMES[0],
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Deals the same game every time.")] = 1,
) -> None:
    """Count all sequences of moves from a position: equal in every correct implementation of the rules."""
    import sintra
    from sintra.perft import count

    start = sintra.position(position, dealt=False) if position else sintra.new(game, players, seed=seed, **options(option))
    out.print(start.text, soft_wrap=True)
    for level in range(depth + 1):
        out.print(f"{level:>3} {count(start, level):>15,}")


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.001, help="How long each measurement takes.")] = 1.0,
) -> None:
    """Measure on this machine: random games, decisions and calls from Python, for every game."""
    from sintra.bench import report

    report(seconds)


def main() -> None:
    """Run the command; what a user got wrong is told in words on standard error, with exit code 2."""
    try:
        app(standalone_mode=True)
    except SintraError as error:
        complain(str(error))
        sys.exit(2)
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)

"""The command `sintra learn`."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sintra.kernel.errors import SintraError
from sintra.registry import game as find_game
from sintra.shell import complain, out

app = typer.Typer()


@app.command()
def learn(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 2,
    folder: Annotated[Path | None, typer.Option(help="Where the run is kept; one that is there already goes on.")] = None,
    generations: Annotated[int, typer.Option(min=1, help="How many generations.")] = 30,
    games: Annotated[int, typer.Option(min=1, help="Games in a generation.")] = 1500,
    thought: Annotated[int, typer.Option(min=1, help="Simulations of most decisions in the last generation; in the first there are fewer.")] = 240,
    trust: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="What the search found as a part of a target; the rest is how the game ended.")
    ] = 0.5,
    trust_before_draws: Annotated[
        float | None, typer.Option(min=0.0, max=1.0, help="The same of positions before a draw; by default as of all others.")
    ] = None,
    soon: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="Of that rest, the part that is what was found before the next draw, and so on to the end.")
    ] = 0.0,
    draws: Annotated[float, typer.Option(min=0.0, max=1.0, help="The part of the examples that are positions before a draw.")] = 0.25,
    elsewhere: Annotated[int, typer.Option(min=0, help="Other draws that are thought about wherever one is made: better notes, in more time.")] = 0,
    start: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="Go on from these weights instead of from nothing, with the full thought from the beginning."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed is another run.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play at once.")] = 2,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster; “local” starts one. Its machines share no files.")] = None,
    install: Annotated[bool, typer.Option(help="Put the best network into the package when all is done.")] = False,
) -> None:
    """Learn a game from nothing by playing against oneself. It can be interrupted at any time and goes on where it was."""
    from sintra.learn.recipe import Recipe
    from sintra.learn.run import Run

    find_game(game).settle(players, {})
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise SintraError("learning needs torch: install sintra with the extra “learn”") from error
    where = folder or Path(f"learning/{game}-{players}")
    how: dict[str, Any] = {"trust": trust, "trust_before_draws": trust_before_draws, "soon": soon, "draws": draws, "elsewhere": elsewhere}
    recipe = Recipe(game=game, players=players, generations=generations, games=games, last_quick=thought, seed=seed, **how)
    if start:
        recipe = msgspec.structs.replace(recipe, start=str(start), quick=thought, pace=recipe.pace / 3)
    run = Run(where, recipe, workers, ray, lambda text: out.print(text, soft_wrap=True))
    if msgspec.structs.replace(run.recipe, start_sha256="") != recipe:
        complain(f"{where} holds a run that began with another recipe; it goes on as it began. Another folder is another run.")
    try:
        run.go_on()
    except KeyboardInterrupt:
        complain(f"Interrupted. The same command goes on with what is in {where}.")
        raise typer.Exit(130) from None
    if install:
        out.print(f"The network is in {run.install()}.", soft_wrap=True)

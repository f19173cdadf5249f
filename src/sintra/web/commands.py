"""The command of the page."""

from pathlib import Path
from typing import Annotated

import typer

from sintra.shell import out

app = typer.Typer(add_completion=False)


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it: a new folder, an empty one, or one that this command wrote.")],
) -> None:
    """Write the page as files that any file server can serve.

    What is in the folder and was not written by this command is left alone.
    """
    from sintra.web.site.files import site
    from sintra.web.site.writing import write

    written = write(site(), folder)
    out.print(f"Written to {folder}: {written.files} files, {written.bytes / 1_000_000:.1f} MB.", soft_wrap=True)
    out.print(f"To look at it: python -m http.server --directory {folder}", soft_wrap=True)

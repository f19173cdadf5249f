"""The pictures that messengers show beside a link: `python -m tests.web.previews` draws all of them again.

One for each game, in its folder, and one for the first page; drawn by the library, at the size that most readers of Open Graph want.
"""

import io
from pathlib import Path

from PIL import Image

import sintra
from sintra.picture.png import to_png
from sintra.picture.svg import draw
from sintra.picture.themes import LIGHT
from sintra.web.previews import HEIGHT, WIDTH, picture_of
from sintra.web.showcase import showcase

STATIC = Path(sintra.__file__).parent / "web" / "static"
MARGIN = 28
COLOURS = 192  # enough for glazes and paper, at a third of the size
WORDMARK = f'<svg xmlns="http://www.w3.org/2000/svg" width="330" height="120" viewBox="0 0 330 120"><text x="165" y="86" \
text-anchor="middle" font-family="DejaVu Serif" font-weight="bold" font-size="84" fill="{LIGHT["paper"]}">Sintra</text></svg>'


def table_of(name: str, width: int) -> Image.Image:
    """A game at its best, for two, of this width."""
    position = showcase(name, 2, ())
    return raster(draw(position.game, position.state, theme="light", width=width))


def raster(picture: str) -> Image.Image:
    return Image.open(io.BytesIO(to_png(picture))).convert("RGBA")


def game_preview(name: str) -> Image.Image:
    """The whole table on a cobalt ground."""
    ground = Image.new("RGBA", (WIDTH, HEIGHT), LIGHT["cobalt"])
    table = table_of(name, 2 * WIDTH)
    table.thumbnail((WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN), Image.Resampling.LANCZOS)
    ground.alpha_composite(table, ((WIDTH - table.width) // 2, (HEIGHT - table.height) // 2))
    return ground


def start_preview() -> Image.Image:
    """The sign and the name, and a table that goes on beyond the edge."""
    ground = Image.new("RGBA", (WIDTH, HEIGHT), LIGHT["cobalt"])
    sign = (STATIC / "art" / "sign.svg").read_text(encoding="utf-8").replace("<svg ", '<svg width="220" height="220" ', 1)
    ground.alpha_composite(raster(sign), (100, 130))
    ground.alpha_composite(raster(WORDMARK), (45, 370))
    table = table_of(next(iter(sintra.GAMES)), 1100)
    ground.alpha_composite(table.crop((0, 0, WIDTH - 420, HEIGHT - MARGIN)), (420, MARGIN))
    return ground


def main() -> None:
    """Draw all of them."""
    for name, picture in (("", start_preview()), *((name, game_preview(name)) for name in sintra.GAMES)):
        path = Path(str(picture_of(name)))
        picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
        print(f"{path.relative_to(Path(sintra.__file__).parent)}: {path.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()

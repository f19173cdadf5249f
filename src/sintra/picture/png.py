"""Pictures as PNG, by resvg: a small Rust library in one wheel that needs nothing installed on the system."""

from sintra.kernel.errors import SintraError


def to_png(picture: str, background: str | None = None) -> bytes:
    """An SVG as PNG, on a background of this colour or on none."""
    try:
        import resvg_py
    except ImportError as error:
        raise SintraError("a picture as PNG needs resvg: install sintra with the extra “png”, or write an SVG") from error
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, background=background))

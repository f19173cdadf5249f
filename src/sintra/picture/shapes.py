"""SVG primitives: small functions that return fragments, numbers written short and always the same way."""

from math import cos, radians, sin

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as it can be written with two decimals.

    >>> num(12.0), num(0.456), num(-0.001)
    ('12', '0.46', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def style(attributes: dict[str, str | float]) -> str:
    """Attributes as written in a tag: `stroke_width=2` becomes `stroke-width="2"`."""
    return "".join(f' {key.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"' for key, value in attributes.items())


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """The point at a clock angle (0 up, clockwise) and distance from x, y."""
    return x + radius * sin(radians(degrees)), y - radius * cos(radians(degrees))


def path(d: str, **attributes: str | float) -> str:
    return f'<path d="{d}"{style(attributes)}/>'


def polygon(*points: Point) -> str:
    """The `d` of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def star(points: int, outer: float, inner: float, turn: float = 0) -> str:
    """The `d` of a star with that many tips, the first at `turn` degrees from the top."""
    step = 180 / points
    return polygon(*(polar(inner if i % 2 else outer, turn + i * step) for i in range(2 * points)))


def petal(length: float, width: float, start: float = 0, turn: float = 0) -> str:
    """The `d` of a pointed leaf from `start` to `length` away from the middle, in the direction `turn`."""
    root, tip = polar(start, turn), polar(length, turn)
    middle = (start + length) / 2
    a, b = polar(middle, turn), polar(width, turn + 90)
    left, right = (a[0] - b[0], a[1] - b[1]), (a[0] + b[0], a[1] + b[1])
    pairs = [" ".join(map(num, point)) for point in (root, left, tip, right)]
    return f"M{pairs[0]}Q{pairs[1]} {pairs[2]}Q{pairs[3]} {pairs[0]}Z"


def circle(x: float, y: float, r: float, **attributes: str | float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{style(attributes)}/>'


def rect(x: float, y: float, width: float, height: float, r: float = 0, **attributes: str | float) -> str:
    corner = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{corner}{style(attributes)}/>'


def line(x1: float, y1: float, x2: float, y2: float, **attributes: str | float) -> str:
    return f'<path d="M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"{style(attributes)}/>'


def text(x: float, y: float, size: float, words: str, **attributes: str | float) -> str:
    """Words written around the middle of their height at y; `words` must be escaped already."""
    return f'<text x="{num(x)}" y="{num(y + 0.35 * size)}" font-size="{num(size)}"{style(attributes)}>{words}</text>'


def use(symbol: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """A drawing defined elsewhere under the id `symbol`, with its origin at x, y."""
    return f'<use href="#{symbol}" transform="{move(x, y, scale, angle)}"/>'


def group(*parts: str, **attributes: str | float) -> str:
    return f"<g{style(attributes)}>{''.join(parts)}</g>"


def moved(content: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """The content with its origin at x, y, turned and scaled."""
    return f'<g transform="{move(x, y, scale, angle)}">{content}</g>'


def move(x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """A transform that brings the origin to x, y, turned by `angle` and scaled."""
    turn = f" rotate({num(angle)})" if angle else ""
    size = f" scale({scale:.4f})".replace("0)", ")") if scale != 1 else ""
    return f"translate({num(x)} {num(y)}){turn}{size}"

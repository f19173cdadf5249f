"""The manifest: what a phone or a desktop needs to install the page."""

import json

from sintra.picture.themes import LIGHT

ICONS = "art/icons/"
SIZES = (192, 512)


def manifest(files: str) -> bytes:
    """As JSON; `files` is the way to the folder of the version. `python -m tests.web.icons` draws the icons."""
    purposes = {"any": "icon", "maskable": "maskable"}
    icons = [
        {"src": f"{files}{ICONS}{name}-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for purpose, name in purposes.items()
        for size in SIZES
    ]
    return json.dumps(
        {
            "id": "./",
            "name": "Sintra",
            "short_name": "Sintra",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": LIGHT["table"],
            "theme_color": LIGHT["table"],
            "categories": ["games"],
            "icons": [{"src": f"{files}art/sign.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}, *icons],
        },
        indent=2,
    ).encode()

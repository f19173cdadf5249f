"""What messengers show of a link: a title, a sentence and a picture, as Open Graph has them."""

from dataclasses import dataclass
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

import sintra

WIDTH, HEIGHT = 1200, 630  #: of the pictures


@dataclass(frozen=True)
class Preview:
    """What is told of a page. `page` and `picture` are absolute addresses."""

    title: str
    sentence: str
    page: str
    picture: str

    @property
    def html(self) -> str:
        """For the head of the page."""
        said = {
            "og:site_name": "Sintra",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.sentence,
            "og:url": self.page,
            "og:image": self.picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": self.title,
        }
        lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
        return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def picture_of(game: str = "") -> Traversable:
    """The picture of a game's links, or of the first page's."""
    return files(sintra.game(game).package).joinpath("guide", "preview.png") if game else files(__package__).joinpath("preview.png")

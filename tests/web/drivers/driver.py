"""What the driver of a browser can do."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol


class Driver(Protocol):
    """One tab of a browser with an empty profile."""

    def open(self, url: str) -> None: ...
    def reload(self) -> None: ...

    def run(self, expression: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise."""

    def perform(self, *sources: dict[str, Any]) -> None:
        """Real input, in the words of WebDriver's actions, which are those of WebDriver BiDi too."""

    def resize(self, width: int, height: int) -> None:
        """Give the page this much room."""


Launch = Callable[[Path], AbstractContextManager[Driver]]  # with a folder of its own


def as_json(expression: str) -> str:
    """A promise of the expression's value as JSON, which comes over every protocol alike."""
    return f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"


def from_json(value: str) -> Any:
    return json.loads(value)

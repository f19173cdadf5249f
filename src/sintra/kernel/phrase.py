"""Something to be said to a person, before it is put into words: the name of a message and what goes into it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Word:
    """A piece of a phrase that is itself a message (a colour, a source), put into the reader's language first."""

    id: str


@dataclass(frozen=True)
class Phrase:
    """A message of the game's `words/*.ftl` and its data.

    A `Word` under the name `colour` reaches the message twice: as `$colour`, in words, and as `$colour_id`, for messages that must select by it.
    """

    id: str
    data: dict[str, int | str | Word] = field(default_factory=dict)

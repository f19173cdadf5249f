"""Games of the search against itself, kept for learning and for counting: made by `sintra games make`, read by `Corpus` and `Examples`.

>>> from tempfile import TemporaryDirectory
>>> from sintra.corpus import About, Corpus, Examples, Making
>>> with TemporaryDirectory() as folder:
...     for _ in Making(folder, About("azul", games=2, in_a_shard=2, simulations=10)).work(): pass
...     corpus = Corpus(folder)
...     len(corpus), next(iter(corpus)).record.final().is_over, Examples(corpus)[0].observation.shape
(2, True, (474,))
"""

from sintra.corpus.examples import Example, Examples
from sintra.corpus.making import Making
from sintra.corpus.shards import About, Corpus, Played

__all__ = ["About", "Corpus", "Example", "Examples", "Making", "Played"]

"""For pytest, which would otherwise load a module whose doctests it runs a second time, beside the one that the package has loaded."""

import sintra  # noqa: F401

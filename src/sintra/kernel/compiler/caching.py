"""Numba's cache, in directories of our own (`kernel.cache`)."""

from collections.abc import Callable
from typing import Any

from numba.core import caching
from numba.core.runtime import rtsys

from sintra.kernel.cache import cache_directory, fingerprint
from sintra.kernel.compiler.embedded import rebuilt
from sintra.kernel.errors import SintraError


class _Locator(caching._CacheLocator):
    """Tells Numba where a function's compiled code is kept."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._py_file = function.__code__.co_filename  # for what Numba says of functions that it cannot keep
        self._line = function.__code__.co_firstlineno
        self._module = function.__module__
        folders = self._module.split(".")
        self._game = folders[2] if folders[:2] == ["sintra", "games"] else "*"

    def get_cache_path(self) -> str:
        return str(cache_directory(self._game))

    def get_source_stamp(self) -> str:
        return fingerprint(self._game)

    def get_disambiguator(self) -> str:
        return f"{self._module}-{self._line}"

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> "_Locator":
        return cls(function)


class _EmbeddedLocator(_Locator):
    """The same for what only compiled code calls."""

    def get_disambiguator(self) -> str:
        return super().get_disambiguator() + "-embedded"


class _CacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = (_Locator,)


class _EmbeddedCacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = (_EmbeddedLocator,)

    def rebuild(self, _target_context: Any, payload: Any) -> Any:
        return rebuilt(payload)


class Cache(caching.FunctionCache):
    """What was compiled before is loaded without everything that Numba could compile with: that is loaded when something has to be compiled."""

    _impl_class = _CacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)
        found = None
        try:
            with self._guard_against_spurious_io_errors():
                found = self._load_overload(sig, target_context)
            if found is None:  # it will be compiled, and has to be kept: better to hear now that it cannot
                self._impl.locator.ensure_cache_path()
        except OSError as error:
            advice = "name a folder that can be written in the environment variable SINTRA_CACHE"
            raise SintraError(f"compiled code cannot be kept in {self.cache_path} ({error.strerror}); {advice}") from error
        return found


class EmbeddedCache(Cache):
    _impl_class = _EmbeddedCacheImpl

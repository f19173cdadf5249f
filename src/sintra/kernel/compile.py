"""Compiling the rules: Numba, with a cache that can neither go stale nor need a writable install.

Numba's own cache watches only the file of the cached function, so a change in a game's rules would leave a stale search. Here every cached function
lives in a directory named after a hash of all sources that it can call: for a game's own functions the kernel and that game's folder, for generic
ones everything that is ever compiled. Another text is another directory.
"""

import gc
import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import caching
from numba.core.dispatcher import Dispatcher
from numba.core.runtime import rtsys
from numba.core.typing.templates import infer, infer_global, make_overload_template

from sintra.kernel.brief import Brief
from sintra.kernel.errors import SintraError
from sintra.kernel.inner import inner_njit, rebuilt

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
GENERIC = ("kernel/*.py", "search/*.py")
OF_A_GAME = ("spec.py", "rules*.py", "features.py")
KEPT = 12  # directories of other source texts (a branch, a debugger's edit) that are worth keeping

types: Any = numba.types
is_compiling = not numba.config.DISABLE_JIT
numba.config.SLP_VECTORIZE = 1  # a list of moves is written several at a time


@cache
def fingerprint(game: str = "*") -> str:
    """A hash of every source text that may end up in compiled code of the game, or of all games."""
    digest = hashlib.blake2b(numba.__version__.encode(), digest_size=10)
    for pattern in (*GENERIC, *(f"games/{game}/{name}" for name in OF_A_GAME)):
        for path in sorted(PACKAGE.glob(pattern)):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def cache_directory(game: str = "*") -> Path:
    """Where compiled code is kept: in the user's cache folder, one directory for each text of the sources."""
    home = Path(os.environ.get("SINTRA_CACHE") or Path(os.environ.get("XDG_CACHE_HOME", "~/.cache"), "sintra"))
    root = home.expanduser() / "compiled"
    directory = root / fingerprint(game)
    if not directory.is_dir():
        _forget_old(root)
        with suppress(OSError):  # whoever has to write there will say so
            directory.mkdir(parents=True, exist_ok=True)
        _say_that_it_compiles()
    return directory


def _forget_old(root: Path) -> None:
    others = sorted(root.glob("*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)


@cache
def _say_that_it_compiles() -> None:
    """A word to whoever waits in front of a screen; nothing for a pipe."""
    if sys.stderr is not None and sys.stderr.isatty():
        print("Compiling the rules; this happens once …", file=sys.stderr, flush=True)


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


class _InnerLocator(_Locator):
    """The same for what only compiled code calls."""

    def get_disambiguator(self) -> str:
        return super().get_disambiguator() + "-inner"


class _CacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = (_Locator,)


class _InnerCacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = (_InnerLocator,)

    def rebuild(self, _target_context: Any, payload: Any) -> Any:
        return rebuilt(payload)


class _Cache(caching.FunctionCache):
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


class _InnerCache(_Cache):
    _impl_class = _InnerCacheImpl


def compiled(function: F, is_kept: bool, is_brief: bool = False, **options: Any) -> F:
    """Compile a function with Numba's options; if it is to be kept, in the cache. For callers in Python and for compiled code it is compiled apart,
    for these in the way of `kernel.inner`.

    Nearly all make no arrays, they are given what they write in; so references to arrays need not be counted (`_nrt`).
    """
    if not is_compiling:
        return function
    options = {"nogil": True, "error_model": "numpy", "_nrt": False, **options}
    outer: Any = numba.njit(**options, **({"pipeline_class": Brief} if is_brief else {}))(function)
    inner: Any = inner_njit(**options)(function)
    if is_kept:
        outer._cache, inner._cache = _Cache(function), _InnerCache(function)
    resolve = inner.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        """Every whole number passes as int64: one specialisation a function, not one for each literal and width."""
        return resolve(tuple(map(_widened, args)), kws)

    outer.get_call_template, outer.get_overload = get_call_template, inner.get_overload
    outer.compile = _without_looking_for_garbage(outer.compile)
    return cast(F, outer)


def _without_looking_for_garbage(work: F) -> F:
    """The work without a look for garbage in circles meanwhile: a compiler makes much that stays, and looking at it takes a tenth of the time."""

    @wraps(work)
    def undisturbed(*args: Any) -> Any:
        was_on = gc.isenabled()
        gc.disable()
        try:
            return work(*args)
        finally:
            if was_on:
                gc.enable()

    return cast(F, undisturbed)


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def rule(function: F) -> F:
    """Compile a function of the rules, or of generic code over them; with `NUMBA_DISABLE_JIT=1` it stays ordinary Python."""
    return compiled(function, is_kept=True)


def service(function: F) -> F:
    """A `rule` that Python calls for one move at a time (`kernel.brief`)."""
    return compiled(function, is_kept=True, is_brief=True)


def rule_with_arrays(function: F) -> F:
    """A `rule` that makes arrays for itself. It may not give them away."""
    return compiled(function, is_kept=True, _nrt=True)


def part(function: F) -> F:
    """A `rule` that is compiled into every function that uses it, so that a call costs nothing: for what random games spend their time in."""
    return compiled(function, is_kept=True, forceinline=True)


class _Chosen:
    """For Numba: what is chosen for the types of the arguments. A rule is called as it is, not through one more function to compile."""

    def _build_impl(self: Any, key: Any, args: Any, kws: Any) -> Any:
        chosen = self._overload_func(*args, **kws)
        if not isinstance(chosen, Dispatcher):
            return super()._build_impl(key, args, kws)
        self._impl_cache[key] = chosen, args
        return chosen, args


def compiled_as(stub: Callable[..., Any]) -> Callable[[F], F]:
    """In compiled code, let calls of `stub` go to what the decorated function chooses by the arguments' types: a rule, or a function to compile."""

    def register(choose: F) -> F:
        base = make_overload_template(stub, choose, {"error_model": "numpy"}, strict=False, inline="never")
        template = infer(type(base.__name__, (_Chosen, base), {}))
        infer_global(stub, types.Function(template))
        return choose

    return register

"""Two compilations of one function: for callers in Python as Numba makes it, for compiled code without what only Python needs (`embedded`)."""

import gc
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import numba

from sintra.kernel.compiler.caching import Cache, EmbeddedCache
from sintra.kernel.compiler.embedded import embedded_njit
from sintra.kernel.compiler.light import LightCompiler

F = TypeVar("F", bound=Callable[..., Any])
types: Any = numba.types


def compiled_twice(function: F, is_kept: bool, is_light: bool, is_apart: bool, options: dict[str, Any]) -> F:
    """The function, compiled apart for callers in Python and for compiled code. If it is to be kept, in the cache.

    Nearly all make no arrays, they are given what they write in; so references to arrays need not be counted (`_nrt`).
    """
    options = {"_nrt": False, **options}
    outer: Any = numba.njit(**options, **({"pipeline_class": LightCompiler} if is_light else {}))(function)
    embedded: Any = embedded_njit(is_apart, **options)(function)
    if is_kept:
        outer._cache, embedded._cache = Cache(function), EmbeddedCache(function)
    resolve = embedded.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        """Every whole number passes as int64: one specialisation a function, not one for each literal and width."""
        return resolve(tuple(map(_widened, args)), kws)

    outer.get_call_template, outer.get_overload = get_call_template, embedded.get_overload
    outer.compile = _without_looking_for_garbage(outer.compile)
    return cast(F, outer)


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


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

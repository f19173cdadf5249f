"""Compiling the rules: the decorators that rules and generic code over them carry.

How Numba is made to compile quickly and to keep what it compiled is in `kernel/compiler/`; `SINTRA_PLAIN_NJIT=1` does without all of it, and
`NUMBA_DISABLE_JIT=1` without any compilation.
"""

import os
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import numba
from numba.core.dispatcher import Dispatcher
from numba.extending import overload, register_jitable

F = TypeVar("F", bound=Callable[..., Any])

types: Any = numba.types
is_compiling = not numba.config.DISABLE_JIT
is_plain = os.environ.get("SINTRA_PLAIN_NJIT", "0") not in ("", "0")  #: only what Numba documents

if not is_plain:
    from sintra.kernel.compiler.dispatchers import compiled_twice
    from sintra.kernel.compiler.overloads import resolved_as


def compiled(function: F, is_kept: bool, is_light: bool = False, is_apart: bool = False, makes_arrays: bool = False, **options: Any) -> F:
    """Compile a function with Numba's options; if it is to be kept, in the cache."""
    if not is_compiling:
        return function
    options = {"nogil": True, "error_model": "numpy", **options}
    if is_plain:
        return cast(F, numba.njit(**options)(function))
    return compiled_twice(function, is_kept, is_light, is_apart, {**options, "_nrt": makes_arrays})


def rule(function: F) -> F:
    """Compile a function of the rules, or of generic code over them; with `NUMBA_DISABLE_JIT=1` it stays ordinary Python."""
    return compiled(function, is_kept=True)


def service(function: F) -> F:
    """A `rule` that Python calls for one move at a time (`compiler.light`)."""
    return compiled(function, is_kept=True, is_light=True)


def rule_with_arrays(function: F) -> F:
    """A `rule` that makes arrays for itself. It may not give them away."""
    return compiled(function, is_kept=True, makes_arrays=True)


def part(function: F) -> F:
    """A `rule` that is compiled into every function that uses it, so that a call costs nothing: for what random games spend their time in."""
    return compiled(function, is_kept=True, forceinline=True)


def apart(function: F) -> F:
    """A `rule` that is compiled once and called, never copied into its users: for what is large or rare."""
    return compiled(function, is_kept=True, is_apart=True, forceinline=False)


def also_compiled(function: F) -> F:
    """A function that is ordinary Python for callers in Python, and compiled with compiled code that uses it."""
    return cast(F, register_jitable(function)) if is_compiling else function


def compiled_as(stub: Callable[..., Any]) -> Callable[[F], F]:
    """In compiled code, let calls of `stub` go to what the decorated function chooses by the arguments' types: a rule, or a function to compile."""
    return _overloaded(stub) if is_plain else resolved_as(stub)


def _overloaded(stub: Callable[..., Any]) -> Callable[[F], F]:
    """As Numba's `overload` does it, which takes functions that are not compiled yet."""

    def register(choose: F) -> F:
        @wraps(choose)
        def chosen(*args: Any) -> Any:
            found = choose(*args)
            return found.py_func if isinstance(found, Dispatcher) else found

        overload(stub, strict=False, jit_options={"error_model": "numpy"})(chosen)
        return choose

    return register

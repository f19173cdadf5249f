"""Calls that compiled code resolves by the types of the arguments, to a rule itself instead of to one more function around it."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
from numba.core.dispatcher import Dispatcher
from numba.core.typing.templates import infer, infer_global, make_overload_template

F = TypeVar("F", bound=Callable[..., Any])


class _Chosen:
    """For Numba: what is chosen for the types of the arguments. A rule is called as it is, not through one more function to compile."""

    def _build_impl(self: Any, key: Any, args: Any, kws: Any) -> Any:
        chosen = self._overload_func(*args, **kws)
        if not isinstance(chosen, Dispatcher):
            return super()._build_impl(key, args, kws)
        self._impl_cache[key] = chosen, args
        return chosen, args


def resolved_as(stub: Callable[..., Any]) -> Callable[[F], F]:
    """In compiled code, let calls of `stub` go to what the decorated function chooses by the arguments' types: a rule, or a function to compile."""

    def register(choose: F) -> F:
        base = make_overload_template(stub, choose, {"error_model": "numpy"}, strict=False, inline="never")
        template = infer(type(base.__name__, (_Chosen, base), {}))
        infer_global(stub, numba.types.Function(template))
        return choose

    return register

"""Compiling what Python calls for one move at a time: to have it soon is worth more than to have it fast.

Numba optimises every function twice, with all that the compiler can do. What is called inside was optimised so already, and there it matters; here
a light look is enough.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags

LIGHTLY = {"opt": 1, "loop_vectorize": False, "slp_vectorize": False, "cost": "cheap"}


class _Library(JITCodeLibrary):
    def _optimize_final_module(self) -> None:
        manager, builder = self._codegen._module_pass_manager(**LIGHTLY)
        manager.run(self._final_module, builder)


class LightCompiler(Compiler):
    """Numba's compiler, but for that."""

    def __init__(self, typing: Any, context: Any, _library: Any, args: Any, result: Any, flags: Flags, local: Any) -> None:
        library = _Library(context.codegen(), "light")
        library.enable_object_caching()
        super().__init__(typing, context, library, args, result, flags, local)

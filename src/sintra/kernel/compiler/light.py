"""Compiling what Python calls for one move at a time: to have it soon is worth more than to have it fast.

Numba optimises every function twice, with all that the compiler can do, and takes as much care with its machine code. What is called inside was
optimised so already, and there it matters; here it is only put together, and its machine code is made in a hurry.
"""

from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags

LIGHTLY = {"opt": 0, "loop_vectorize": False, "slp_vectorize": False, "cost": "cheap"}


class _Library(JITCodeLibrary):
    def _optimize_final_module(self) -> None:
        manager, builder = self._codegen._module_pass_manager(**LIGHTLY)
        manager.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        """The engine is given machine code as if it came from the cache; otherwise it would make its own."""
        code = _machine(self._codegen).emit_object(self._final_module)
        self._set_compiled_object(code)
        super()._finalize_final_module()
        self._compiled_object = code  # for the cache


@cache
def _machine(codegen: Any) -> Any:
    """This machine, for code that is made in a hurry."""
    options: dict[str, Any] = {"opt": 0}
    codegen._customize_tm_options(options)
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(**options)


class LightCompiler(Compiler):
    """Numba's compiler, but for that."""

    def __init__(self, typing: Any, context: Any, _library: Any, args: Any, result: Any, flags: Flags, local: Any) -> None:
        library = _Library(context.codegen(), "light")
        library.enable_object_caching()
        super().__init__(typing, context, library, args, result, flags, local)

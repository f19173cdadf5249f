"""Compiling what only compiled code calls: it ends up inside its callers, so it needs neither wrappers for Python nor machine code of its own.

For Numba this is a target of its own beside the processor, so that what Numba itself brings (`int`, `min`, …) is compiled in the same way.
"""

from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler, CompileResult, Flags
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.target_extension import CPU, dispatcher_registry, jit_registry, target_registry

WITHOUT_WRAPPERS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class Embedded(CPU):
    """The target."""


class EmbeddedLibrary(JITCodeLibrary):
    """A function in the compiler's own language, kept and passed on as such."""

    is_apart = False  # compiled once and called, not copied into its callers

    def get_pointer_to_function(self, _name: str) -> int:
        return 0

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        return self.name, "bitcode", self._get_module_for_linking().as_bitcode()

    def add_ir_module(self, ir_module: Any) -> None:
        if self.is_apart:
            for function in ir_module.functions:
                if not function.is_declaration and "alwaysinline" not in function.attributes:
                    function.attributes.add("noinline")
        self._add_text(str(ir_module))

    def _add_text(self, text: str) -> None:
        """A module as the compiler reads it."""
        self.add_llvm_module(llvm.parse_assembly(text))

    def _finalize_specific(self) -> None:
        pass


class _Codegen(JITCPUCodegen):
    _library_class = EmbeddedLibrary

    def _add_module(self, _module: Any) -> None:
        pass

    def set_env(self, _name: str, _env: Any) -> None:
        pass


@cache
def context() -> Any:
    return cpu_target.target_context.subtarget(target=Embedded, _internal_codegen=_Codegen("embedded"))


class _Flags(Flags):
    """Numba compares its settings at every call in a function, option by option; those that were set are enough."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(tuple(sorted(self._values)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Flags) and self._values == other._values


class _Compiler(Compiler):
    def __init__(self, typing: Any, _context: Any, library: Any, args: Any, result: Any, flags: Flags, local: Any) -> None:
        super().__init__(typing, context(), library, args, result, _Flags(flags), local)


class _CompilerApart(_Compiler):
    def __init__(self, typing: Any, _context: Any, _library: Any, args: Any, result: Any, flags: Flags, local: Any) -> None:
        library = context().codegen().create_library("apart")
        library.is_apart = True
        library.enable_object_caching()
        super().__init__(typing, _context, library, args, result, flags, local)


def embedded_njit(is_apart: bool = False, **options: Any) -> Any:
    """Numba's decorator for functions that only compiled code calls."""
    return numba.jit(**{**options, **WITHOUT_WRAPPERS}, pipeline_class=_CompilerApart if is_apart else _Compiler)


def rebuilt(payload: Any) -> CompileResult:
    """Such a function from what the cache kept of it."""
    return CompileResult._rebuild(context(), *payload)


target_registry["sintra-embedded"] = Embedded
dispatcher_registry[Embedded] = CPUDispatcher
jit_registry[Embedded] = embedded_njit

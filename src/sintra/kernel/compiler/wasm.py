"""Compiling for WebAssembly: the same functions for another machine, by the same Numba and the LLVM inside it.

A process that has called `compile_for_wasm` compiles every embedded function (`embedded`) for that machine from then on, so it needs a cache of its
own, and cannot call what it compiles.

Nothing of Python is on the other side. An array is passed as the address of its head: numbers of 32 bits, where its data is, then its shape. A named
tuple is passed as the address of what it holds: addresses of heads, or numbers of 64 bits with a point.
"""

import re
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core.codegen import JITCPUCodegen
from numba.core.compiler_lock import global_compiler_lock
from numba.np.arrayobj import populate_array

from sintra.kernel.compiler.embedded import EmbeddedLibrary, context, embedded_njit

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
STACK, INITIAL_MEMORY = 1 << 18, 1 << 20  # bytes; the stack and the module's own data are in the memory that it begins with
WORD, LONG, DOUBLE = ir.IntType(32), ir.IntType(64), ir.DoubleType()
WORD_BYTES, DOUBLE_BYTES = 4, 8
types: Any = numba.types
ADDRESS = re.compile(r"getelementptr (inbounds )?")


class Export(NamedTuple):
    """A function that the module offers, under this name, for arguments of these types."""

    name: str
    function: Any
    arguments: Sequence[Any]


class _Library(EmbeddedLibrary):
    """A function whose addresses are known to lie inside of what they point into: only then does a constant become part of a load or store."""

    def _add_text(self, text: str) -> None:
        super()._add_text(ADDRESS.sub("getelementptr inbounds nuw ", text))


class _Codegen(JITCPUCodegen):
    """Numba's way to a machine, to another one than this. What it makes is not run here."""

    _library_class = _Library

    def _init(self, _module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._tm_features = FEATURES
        self._tm = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, _module: Any) -> None:
        pass

    def set_env(self, _name: str, _env: Any) -> None:
        pass


def compile_for_wasm(exports: Iterable[Export], linker: str) -> bytes:
    """A WebAssembly module that offers these functions."""
    with global_compiler_lock:
        return _compile(exports, linker)


def _compile(exports: Iterable[Export], linker: str) -> bytes:
    codegen = context()._internal_codegen = _Codegen("wasm")
    linked = llvm.parse_assembly(str(codegen._create_empty_module("engine")))
    names = []
    for export in exports:
        inner = embedded_njit(nogil=True, error_model="numpy", _nrt=False)(getattr(export.function, "py_func", export.function))
        inner.compile(tuple(export.arguments))
        (compiled,) = inner.overloads.values()
        linked.link_in(_parsed(_wrapper(codegen, export, compiled)))
        linked.link_in(compiled.library._get_module_for_linking(), preserve=True)
        names.append(export.name)
    return _link(_optimised(linked, codegen, names), names, linker)


def _parsed(module: Any) -> Any:
    return llvm.parse_assembly(str(module))


# ── From numbers of WebAssembly to what Numba's functions take ───────────────────────────────────────────────────────────


def _wrapper(codegen: Any, export: Export, compiled: Any) -> Any:
    """A module with the function under its name. It takes numbers and addresses, and gives a number with a point, or nothing."""
    described, gives = compiled.fndesc, compiled.fndesc.restype
    module, conv = codegen._create_empty_module(export.name), context().call_conv
    takes = [DOUBLE if isinstance(kind, types.Float) else WORD for kind in described.argtypes]
    outer = ir.Function(module, ir.FunctionType(ir.VoidType() if gives == types.none else DOUBLE, takes), export.name)
    inner = ir.Function(module, conv.get_function_type(gives, described.argtypes), described.llvm_func_name)
    builder = ir.IRBuilder(outer.append_basic_block())
    values = [_value(builder, kind, given) for kind, given in zip(described.argtypes, outer.args, strict=True)]
    status, value = conv.call_function(builder, inner, gives, described.argtypes, values)
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])
    if gives == types.none:
        builder.ret_void()
    else:
        builder.ret(value if isinstance(gives, types.Float) else (builder.uitofp if gives == types.boolean else builder.sitofp)(value, DOUBLE))
    return module


def _value(builder: Any, kind: Any, given: Any) -> Any:
    """What a compiled function takes for a number or an address."""
    if isinstance(kind, types.Integer):
        return builder.sext(given, LONG)
    if isinstance(kind, types.Array):
        return _array(builder, kind, given)
    if isinstance(kind, types.BaseTuple):
        return context().make_tuple(builder, kind, [_member(builder, of, i, given) for i, of in enumerate(kind)])
    return given


def _member(builder: Any, kind: Any, number: int, given: Any) -> Any:
    if isinstance(kind, types.Float):
        return _load(builder, given, number * DOUBLE_BYTES, DOUBLE)
    return _array(builder, kind, _load(builder, given, number * WORD_BYTES, WORD))


def _array(builder: Any, kind: Any, head: Any) -> Any:
    """The array whose head is at this address; its items lie one after the other, the last index first."""
    array = context().make_array(kind)(context(), builder)
    shape = [builder.zext(_load(builder, head, (1 + i) * WORD_BYTES, WORD), LONG) for i in range(kind.ndim)]
    size = context().get_abi_sizeof(context().get_data_type(kind.dtype))
    strides = [LONG(size)]
    for items in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], items))
    data = builder.inttoptr(_load(builder, head, 0, WORD), array.data.type)
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


def _load(builder: Any, address: Any, offset: int, kind: Any) -> Any:
    return builder.load(builder.inttoptr(builder.add(address, WORD(offset)), kind.as_pointer()))


# ── One module ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _optimised(module: Any, codegen: Any, names: list[str]) -> bytes:
    """The machine code of everything that is offered; the rest is inside of it, or left out."""
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.verify()
    manager, builder = codegen._module_pass_manager()
    manager.run(module, builder)
    made: bytes = codegen._tm.emit_object(module)
    return made


def _link(machine_code: bytes, names: list[str], linker: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "engine.o"), Path(folder, "engine.wasm")
        given.write_bytes(machine_code)
        options = ["--no-entry", "--allow-undefined", "--gc-sections", "-O2", "--strip-all", "--import-memory", "-z", f"stack-size={STACK}"]
        options += ["--stack-first", f"--initial-memory={INITIAL_MEMORY}"]
        exports = [f"--export={name}" for name in (*names, "__heap_base")]
        subprocess.run([linker, *options, *exports, given, "-o", made], check=True)
        return made.read_bytes()

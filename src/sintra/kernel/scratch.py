"""A record to write in for the length of a call: compiled code takes it from the stack, so that it allocates nothing."""

from typing import Any

import numpy as np
from numba.core import cgutils
from numba.extending import intrinsic

from sintra.kernel.compile import is_compiling, types


def _from_the_stack(_context: Any, kind: Any) -> Any:
    """Room in the frame of the function that asks for it; all zeros each time that it is asked for."""

    def generate(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
        room = cgutils.alloca_once(builder, context.get_data_type(signature.return_type))
        room.align = 16
        cgutils.memset(builder, room, context.get_constant(types.intp, signature.return_type.size), 0)
        return room

    return kind.dtype(kind), generate


def _fresh(kind: np.dtype[Any]) -> Any:
    return np.zeros(1, kind)[0]


scratch: Any = intrinsic(_from_the_stack) if is_compiling else _fresh  #: scratch(dtype): a record of this type, for the caller alone

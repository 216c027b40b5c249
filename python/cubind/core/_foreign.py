"""Read kernels that Triton, CuPy and numba-cuda have compiled, for ``Kernel.from_foreign``.

``describe`` returns all that C needs to launch such a kernel. Each package has one section, which
has all facts about that package. The signature of a kernel is a text; ``core/kernel/foreign.h`` describes it. Whatever could make a launch differ from
the package's own is refused here, or checked by C at each launch.
"""

from typing import NamedTuple


class Described(NamedTuple):
    """A kernel, in the order in which C reads it."""

    handle: int  # CUkernel or CUfunction
    owner: object  # keeps the code loaded
    signature: str | None = None  # None: the parameters are those that the driver reports
    source: bytes | None = None  # C++
    threads: int = 0  # in a block; 0: any number
    shared: int = 0  # bytes of dynamic shared memory
    cluster: int = 0  # blocks in a cluster; 0: no cluster
    is_cooperative: bool = False
    serialization: bool = False


def describe(kernel):
    """Return the Described of an object of one of the packages."""
    for cls in type(kernel).__mro__:
        read = _READERS.get((cls.__module__.partition(".")[0], cls.__name__))
        if read is not None:
            return read(kernel)
    raise TypeError(
        "Kernel.from_foreign() takes Triton's CompiledKernel, CuPy's RawKernel, or a dispatcher of "
        f"numba-cuda, not {type(kernel).__module__}.{type(kernel).__qualname__}"
    )


_READERS = {}

"""Read kernels that Triton, CuPy and numba-cuda have compiled, for ``Kernel.from_foreign``.

``describe`` returns all that C needs to launch such a kernel. Each package has one section, which
has all facts about that package: Triton 3.6 and 3.9, CuPy 14.2, numba-cuda 0.30.4. The signature of
a kernel is a text; ``core/kernel/foreign.h`` describes it. Whatever could make a launch differ from
the package's own is refused here, or checked by C at each launch.
"""

import sys
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


def _cannot(name, reason):
    return NotImplementedError(f"cubind cannot launch kernel '{name}': {reason}")


# --- Triton ---------------------------------------------------------------------------------------

_TRITON_NUMBERS = {
    "i1": "b8", "u1": "b8", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64",
    "u8": "u8", "u16": "u16", "u32": "u32", "u64": "u64",
    "fp16": "f16", "bf16": "bf16", "fp32": "f32", "f32": "f32", "fp64": "f64",
}  # fmt: skip

# Above this size, Triton asks for a mode of shared memory that few devices have.
_TRITON_MOST_SHARED = 228 * 1024
# Larger clusters need an attribute of the function that makes the kernel less portable.
_TRITON_MOST_CLUSTER = 8


def _hooks(knobs):
    """Return whether Triton would call a function of the program around a launch."""
    hooks = [getattr(knobs.runtime, f"launch_{when}_hook", None) for when in ("enter", "exit")]
    return any(hook is not None and getattr(hook, "calls", True) for hook in hooks)


def _refuse_triton(metadata):
    """Raise for a kernel of which Triton's launcher does more than launch."""
    name = metadata.name
    if metadata.target.backend != "cuda":
        raise _cannot(name, f"it was compiled for {metadata.target.backend}")
    for kind in ("global", "profile"):
        if getattr(metadata, f"{kind}_scratch_size", 0):
            raise _cannot(name, f"it needs {kind} scratch memory, which Triton allocates for each launch")
    if getattr(metadata, "instrumentation_mode", ""):
        raise _cannot(name, f"it was compiled with instrumentation ({metadata.instrumentation_mode})")
    if metadata.shared > _TRITON_MOST_SHARED:
        raise _cannot(name, f"it needs {metadata.shared} bytes of shared memory in a block")
    if metadata.num_ctas > _TRITON_MOST_CLUSTER:
        raise _cannot(name, f"it needs clusters of {metadata.num_ctas} blocks")
    knobs = sys.modules.get("triton.knobs")
    if knobs is not None and _hooks(knobs):
        raise _cannot(name, "triton.knobs.runtime has launch hooks, which cubind would not call")


class _TritonSignature:
    """Translates the signature of a CompiledKernel, an argument at a time."""

    def __init__(self, name, source):
        self.name = name
        self.constants = getattr(source, "constants", {})
        self.attributes = getattr(source, "attrs", {})
        function = getattr(source, "fn", None)
        self.names = getattr(function, "arg_names", None)
        params = getattr(function, "params", ())
        self.types = dict(enumerate(source.signature.values()))
        self.skipped = {param.num for param in params if param.is_constexpr}

    def text(self):
        return " ".join(self.word((i,), kind) for i, kind in self.types.items() if i not in self.skipped)

    def refuse(self, path, reason):
        name = self.names[path[0]] if self.names else path[0]
        return _cannot(self.name, f"its parameter '{name}' {reason}")

    def word(self, path, kind):
        if isinstance(kind, tuple):
            inner = " ".join(self.word((*path, i), each) for i, each in enumerate(kind))
            return f"( {inner} )"
        if kind == "constexpr":
            return self.constant(path)
        if kind.startswith("*"):
            element = kind[1:].removeprefix("k")
            element = "f8" if element.startswith("fp8") else _TRITON_NUMBERS.get(element, "void")
            return f"*{element}{self.divisor(path)}"
        if kind not in _TRITON_NUMBERS:
            raise self.refuse(path, f"is a descriptor of a tensor ({kind}), which Triton makes for each launch")
        return _TRITON_NUMBERS[kind] + self.divisor(path)

    def constant(self, path):
        """Return the word for an argument that Triton has compiled in though it is no constexpr."""
        missing = object()
        value = self.constants.get(path, missing)
        if value is None:
            return "=None"
        if type(value) is int and 0 <= value < 10**9:
            return f"={value}"
        raise self.refuse(path, "has a value that was compiled in; declare it as tl.constexpr")

    def divisor(self, path):
        number = 0
        for attribute, value in self.attributes.get(path, ()):
            if attribute != "tt.divisibility":
                raise self.refuse(path, f"has an attribute that cubind does not know ({attribute})")
            number = value
        return f"/{number}" if number else ""


def _of_triton(compiled):
    metadata = compiled.metadata
    _refuse_triton(metadata)
    signature = _TritonSignature(metadata.name, compiled.src).text()
    nulls = " null" * sum(hasattr(metadata, f"{kind}_scratch_size") for kind in ("global", "profile"))
    compiled._init_handles()
    return Described(
        compiled.function,
        compiled,
        signature + nulls,
        threads=metadata.num_warps * metadata.target.warp_size,
        shared=metadata.shared,
        cluster=metadata.num_ctas if metadata.num_ctas > 1 else 0,
        is_cooperative=getattr(metadata, "launch_cooperative_grid", False),
        serialization=getattr(metadata, "launch_pdl", False),
    )


def _of_triton_function(function):
    raise TypeError(
        f"{type(function).__name__} of Triton is not compiled yet; pass what its launch returns: "
        "compiled = function[grid](…); Kernel.from_foreign(compiled)"
    )


# --- CuPy -----------------------------------------------------------------------------------------


def _of_cupy(raw):
    function = raw.kernel  # that of the current device, compiled now if necessary
    source = raw.code.encode() if raw.code is not None else None
    return Described(function.ptr, (raw, function), source=source, is_cooperative=raw.enable_cooperative_groups)


def _of_cupy_other(kernel):
    raise TypeError(f"{type(kernel).__name__} of CuPy chooses its code at each call; pass a RawKernel")


# --- numba-cuda -----------------------------------------------------------------------------------

_NUMBA_NUMBERS = {
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64", "bool": "b8", "boolean": "b8",
    "float16": "f16", "float32": "f32", "float64": "f64", "complex64": "c64", "complex128": "c128",
}  # fmt: skip


def _numba_word(name, kind):
    """Return the word for an argument of a numba type."""
    classes = {cls.__name__ for cls in type(kind).__mro__}
    if kind.name in _NUMBA_NUMBERS:
        return _NUMBA_NUMBERS[kind.name]
    if type(kind).__name__ == "Array" and kind.dtype.name in _NUMBA_NUMBERS:
        end = "" if kind.mutable else ":r"
        return f"[{_NUMBA_NUMBERS[kind.dtype.name]}:{kind.ndim}:{kind.layout}{end}]"
    if "BaseTuple" in classes:
        return " ".join(["(", *(_numba_word(name, each) for each in kind), ")"])
    if "CPointer" in classes:
        return "*void"
    raise _cannot(name, f"it has a parameter of numba's type {kind}")


def _refuse_numba(kernel, name):
    if kernel.debug:
        raise _cannot(name, "debug=True makes it report errors that numba-cuda reads after each launch")
    if kernel.extensions:
        raise _cannot(name, "its extensions= convert the arguments of each launch")
    if getattr(kernel, "launch_config_sensitive", False):
        raise _cannot(name, "numba-cuda has compiled it for one launch configuration")


def _of_numba(kernel):
    _refuse_numba(kernel, kernel.entry_name)
    signature = " ".join(_numba_word(kernel.entry_name, each) for each in kernel.argument_types)
    kernel.bind()
    function = kernel.library.get_cufunc()
    handle = getattr(function.handle, "value", function.handle)
    return Described(int(handle), (kernel, function), signature, is_cooperative=kernel.cooperative)


def _of_numba_dispatcher(dispatcher):
    kernels = list(dispatcher.overloads.values())
    if len(kernels) == 1:
        return _of_numba(kernels[0])
    name = dispatcher.py_func.__name__
    if not kernels:
        raise TypeError(f"kernel '{name}' of numba-cuda is not compiled yet; launch it, or call {name}.compile(signature)")
    types = "; ".join(str(signature) for signature in dispatcher.overloads)
    raise TypeError(f"kernel '{name}' of numba-cuda was compiled for {types}; pass one of {name}.overloads.values()")


_READERS = {
    ("triton", "CompiledKernel"): _of_triton,
    ("triton", "JITFunction"): _of_triton_function,
    ("triton", "Autotuner"): _of_triton_function,
    ("triton", "Heuristics"): _of_triton_function,
    ("cupy", "RawKernel"): _of_cupy,
    ("cupy", "ElementwiseKernel"): _of_cupy_other,
    ("cupy", "ReductionKernel"): _of_cupy_other,
    ("cupyx", "_JitRawKernel"): _of_cupy_other,
    ("numba", "_Kernel"): _of_numba,
    ("numba", "CUDADispatcher"): _of_numba_dispatcher,
}

"""Stand-ins for compiled kernels of Triton, CuPy and numba-cuda, over PTX without a compiler.

They have the attributes that cubind.core._foreign reads, as in the sources of Triton 3.6.0 and
3.9.0, CuPy 14.2.0 and numba-cuda 0.30.4. Classes are recognized by their module and name, so the
stand-ins have those of the packages.
"""

from types import SimpleNamespace

# Sizes in bytes of the parameters of each type.
TRITON_SIZES = {
    "i1": 1, "u1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "u8": 1, "u16": 2, "u32": 4, "u64": 8,
    "fp16": 2, "bf16": 2, "fp32": 4, "fp64": 8,
}  # fmt: skip


def ptx_of(name, sizes):
    """Return PTX with one kernel whose parameters have these sizes."""
    params = ", ".join(f".param .b{8 * size} p{i}" for i, size in enumerate(sizes))
    return f".version 8.0\n.target sm_75\n.address_size 64\n.visible .entry {name}({params}) {{ ret; }}\n".encode()


def load(core, name, sizes):
    """Return a kernel of cubind.core with parameters of these sizes."""
    return core.ObjectCode.from_ptx(ptx_of(name, sizes)).get_kernel(name)


def flat(types):
    """Return the types of a signature without tuples."""
    return [each for kind in types for each in (flat(kind) if isinstance(kind, tuple) else [kind])]


# --- Triton ---------------------------------------------------------------------------------------


def _made(module, name):
    return type(name, (SimpleNamespace,), {"__module__": module})


_Compiled = _made("triton.compiler.compiler", "CompiledKernel")
JITFunction = _made("triton.runtime.jit", "JITFunction")


class CompiledKernel(_Compiled):
    """Loads its function when _init_handles() is called, as Triton's class does."""

    __module__ = "triton.compiler.compiler"

    def _init_handles(self):
        self.loads += 1
        self.function = int(self.code.handle)


def triton(core, types, attributes=None, constants=None, constexprs=(), scratch=2, **metadata):
    """Return a CompiledKernel for a kernel with these types, by name or in order."""
    if not isinstance(types, dict):
        types = {f"p{i}": kind for i, kind in enumerate(types)}
    names = list(types)
    params = [SimpleNamespace(num=i, name=name, is_constexpr=name in constexprs) for i, name in enumerate(names)]
    sizes = [
        8 if kind[0] == "*" else TRITON_SIZES[kind] for kind in flat(types.values()) if kind in TRITON_SIZES or kind[0] == "*"
    ]
    facts = dict(
        name="k", num_warps=4, num_ctas=1, shared=0, target=SimpleNamespace(backend="cuda", arch=90, warp_size=32),
        launch_cooperative_grid=False, launch_pdl=False, instrumentation_mode="",
    )  # fmt: skip
    facts |= {f"{kind}_scratch_size": 0 for kind in ("global", "profile")[:scratch]} | metadata
    source = SimpleNamespace(
        fn=SimpleNamespace(arg_names=names, params=params), signature=types, constants=constants or {}, attrs=attributes or {}
    )
    return CompiledKernel(
        metadata=SimpleNamespace(**facts),
        src=source,
        code=load(core, facts["name"], sizes + [8] * scratch),
        loads=0,
        function=None,
    )


# --- CuPy -----------------------------------------------------------------------------------------


class RawKernel(SimpleNamespace):
    __module__ = "cupy._core.raw"


def cupy(core, sizes, code=None, name="k", cooperative=False):
    kernel = load(core, name, sizes)
    function = SimpleNamespace(ptr=int(kernel.handle), module=kernel)
    return RawKernel(code=code, name=name, kernel=function, enable_cooperative_groups=cooperative)


# --- numba-cuda -----------------------------------------------------------------------------------


class Number(SimpleNamespace):
    """A type of numba with only a name."""

    __module__ = "numba.cuda.types.scalars"

    def __str__(self):
        return self.name


class Array(SimpleNamespace):
    __module__ = "numba.cuda.types.npytypes"


class BaseTuple:
    __module__ = "numba.cuda.types.containers"

    def __init__(self, *types):
        self.types, self.name = types, "Tuple"

    def __iter__(self):
        return iter(self.types)


def array(dtype="float32", ndim=1, layout="C", mutable=True):
    return Array(name=f"array({dtype}, {ndim}d, {layout})", dtype=Number(name=dtype), ndim=ndim, layout=layout, mutable=mutable)


class _Kernel(SimpleNamespace):
    __module__ = "numba.cuda.dispatcher"

    @property
    def library(self):
        return self

    def bind(self):
        self.bound = True

    def get_cufunc(self):
        return SimpleNamespace(handle=self.code.handle)


class CUDADispatcher(SimpleNamespace):
    __module__ = "numba.cuda.dispatcher"


def numba_sizes(kind):
    if isinstance(kind, Array):
        return [8] * (5 + 2 * kind.ndim)
    if isinstance(kind, BaseTuple):
        return [size for each in kind for size in numba_sizes(each)]
    if kind.name.startswith("complex"):
        return [int(kind.name[7:]) // 16] * 2
    bits = {"bool": 8, "boolean": 8}.get(kind.name) or int("".join(c for c in kind.name if c.isdigit()))
    return [bits // 8]


def numba(core, *types, **facts):
    sizes = [size for kind in types for size in numba_sizes(kind)]
    given = {"debug": False, "extensions": [], "cooperative": False, "launch_config_sensitive": False} | facts
    return _Kernel(argument_types=types, entry_name="k", code=load(core, "k", sizes), **given)

"""Kernel.from_foreign(): kernels that Triton, CuPy and numba-cuda have compiled."""

import ctypes
import gc
import random
import struct
import sys
import weakref
from types import SimpleNamespace

import numpy
import pytest
from support import libraries
from support.child import in_child
from support.core import foreign_kernels as fakes
from support.core import torches
from support.core.device_arrays import DeviceArray


@pytest.fixture
def core():
    import cubind.core

    return cubind.core


@pytest.fixture
def stub():
    if libraries.ON_GPU:
        pytest.skip("looks at what the stub has recorded")
    return libraries.load_stub("driver")


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return [str(path) for path in torches.compiled(tmp_path_factory.mktemp("torch"))]


@pytest.fixture
def memory(device, stream):
    buffer = device.allocate(4096, stream=stream)
    yield buffer
    buffer.close()


def packed(values):
    """Return the parameter buffer of (struct code, value) pairs, each aligned to its size."""
    data = b""
    for code, value in values:
        data += bytes(-len(data) % struct.calcsize(code))
        data += struct.pack("<" + code, value)
    return data


def parameters(kernel, seen):
    """Return the bytes of each parameter, because those in between may have any value."""
    return [seen[info.offset : info.offset + info.size] for info in kernel.arguments_info]


# --- Triton ---------------------------------------------------------------------------------------


def test_triton(core, device, stream, stub, memory):
    types = {"x": "*fp32", "n": "i32", "one": "constexpr", "scale": "fp32", "BLOCK": "constexpr"}
    compiled = fakes.triton(core, types, constants={(2,): 1, (4,): 128}, constexprs=["BLOCK"], shared=1024)
    kernel = core.Kernel.from_foreign(compiled)
    kernel[7, stream](memory, 5, 1, 0.5)
    seen = stub.launches()[-1]
    address = int(memory.handle)
    assert seen.bytes == packed([("Q", address), ("i", 5), ("f", 0.5), ("Q", 0), ("Q", 0)])
    assert (seen.grid, seen.block, seen.shared_bytes, seen.stream) == ((7, 1, 1), (128, 1, 1), 1024, int(stream.handle))
    assert (kernel.num_arguments, len(kernel.arguments_info), compiled.loads) == (4, 5, 1)
    with pytest.raises(TypeError, match=r"^CUDA_ERROR_INVALID_VALUE: kernel 'k' takes 4 arguments, got 5$"):
        kernel[7, stream](memory, 5, 1, 0.5, 128)


def test_grids_of_triton(core, device, stream, stub):
    kernel = core.Kernel.from_foreign(fakes.triton(core, []))
    for key, grid in (
        (3, (3, 1, 1)),
        ((3,), (3, 1, 1)),
        ((3, 4), (3, 4, 1)),
        ((3, 4, 5), (3, 4, 5)),
        (((3, 4), stream), (3, 4, 1)),
    ):
        kernel[key]()
        assert stub.launches()[-1].grid == grid
    core.launch(stream, kernel[3].config, kernel)
    kernel[kernel[3].config, stream]()
    assert [seen.block for seen in stub.launches()[-2:]] == [(128, 1, 1)] * 2


def test_other_configurations(core, device, stream):
    kernel = core.Kernel.from_foreign(fakes.triton(core, [], shared=64))
    plain = "kernel 'k' was compiled for blocks of 128 threads, 64 bytes of dynamic shared memory and clusters of 0: "
    for fields in ({"block": 64}, {"block": (64, 2)}, {"block": 128}, {"block": 128, "shmem_size": 64, "cluster": 2}):
        with pytest.raises(ValueError, match=plain):
            core.launch(stream, core.LaunchConfig(grid=2, **fields), kernel)
    core.launch(stream, core.LaunchConfig(grid=2, block=128, shmem_size=80), kernel)


def test_forms_of_launch(core, device, stream, stub):
    compiled = fakes.triton(core, [], launch_pdl=True, launch_cooperative_grid=True)
    core.Kernel.from_foreign(compiled)[2, stream]()
    seen = stub.launches()[-1]
    assert seen.cooperative
    assert [kind for kind, _ in seen.attributes] == [2, 6]  # cooperative, serialization
    core.Kernel.from_foreign(fakes.triton(core, [], num_ctas=2))[3, stream]()
    seen = stub.launches()[-1]
    assert (seen.grid, seen.cluster) == ((6, 1, 1), (2, 1, 1))
    assert [(kind, value[0]) for kind, value in seen.attributes][1:] == [(5, 1)]  # spread


def test_graphs(core, device, stream, stub, memory):
    kernel = core.Kernel.from_foreign(fakes.triton(core, ["*i8", "i32"]))
    definition = core.graph.GraphDefinition()
    definition.launch(kernel[2].config, kernel, memory, 3)
    definition.instantiate().launch(stream)
    stream.sync()
    assert stub.launches()[-1].bytes == packed([("Q", int(memory.handle)), ("i", 3), ("Q", 0), ("Q", 0)])
    with pytest.raises(ValueError, match="was compiled for blocks of 128 threads"):
        definition.launch(core.LaunchConfig(grid=1, block=1), kernel, memory, 3)


def test_new_arguments_of_nodes(core, device, stream, stub, memory):
    """Nodes take a package's arguments, of which there may be more or fewer than parameters."""
    config = core.LaunchConfig(grid=1, block=128)
    views = [core.utils.StridedMemoryView.from_buffer(memory, (n,), dtype="float32") for n in range(8)]
    constant = {(1,): 7}
    rows = [
        (fakes.triton(core, ["*fp32", "constexpr", "i32"], constants=constant), lambda n: (memory, 7, n), 3),
        (fakes.numba(core, fakes.array(), fakes.array()), lambda n: (views[n], views[7]), 1),
    ]
    for compiled, arguments, wrong in rows:
        kernel = core.Kernel.from_foreign(compiled)
        bound = kernel[config, stream]
        definition = core.graph.GraphDefinition()
        node = definition.launch(config, kernel, *arguments(5))
        graph = definition.instantiate()

        @stream.graph
        def step(n, bound=bound, arguments=arguments):
            bound(*arguments(n))

        for n in (5, 6, 6, 2):
            expected = []
            for launch in (lambda n=n: bound(*arguments(n)), lambda n=n: graph.arguments([node], [arguments(n)]), lambda n=n: step(n)):
                launch()
                if len(expected) == 1:
                    graph.launch(stream)
                stream.sync()
                expected.append(parameters(kernel, stub.launches()[-1].bytes))
            assert expected[0] == expected[1] == expected[2]
        with pytest.raises(TypeError, match=f"takes {len(arguments(1))} arguments?, got {wrong - 1}"):
            graph.arguments([node], [arguments(1)[: wrong - 1]])


CODES = {
    "i1": "B", "u1": "B", "i8": "b", "i16": "h", "i32": "i", "i64": "q", "u8": "B", "u16": "H", "u32": "I", "u64": "Q",
    "fp16": "e", "fp32": "f", "fp64": "d",
}  # fmt: skip


def a_value(choose, kind):
    """Return an argument of a type, and what the package's launcher passes for it."""
    if kind in ("i1", "u1"):
        value = choose.random() < 0.5
        return value, [("B", value)]
    if kind == "bf16":
        value = choose.uniform(-100, 100)
        return value, [("H", struct.unpack("<I", struct.pack("<f", value))[0] >> 16)]
    if kind.startswith("fp"):
        value = choose.choice([choose.uniform(-1000, 1000), choose.randrange(-1000, 1000)])
        return value, [(CODES[kind], value)]
    bits = int(kind[1:])
    low = -(1 << bits - 1) if kind[0] == "i" else 0
    value = choose.choice([low, low + (1 << bits) - 1, choose.randrange(low, low + (1 << bits)), 1])
    return value, [(CODES[kind], value)]


def an_argument(choose, memory, depth=0):
    """Return a type of Triton, an argument for it, and its parameters."""
    if depth < 2 and choose.random() < 0.2:
        parts = [an_argument(choose, memory, depth + 1) for _ in range(choose.randrange(4))]
        return tuple(p[0] for p in parts), tuple(p[1] for p in parts), [each for p in parts for each in p[2]]
    if choose.random() < 0.4:
        value = choose.choice([None, memory, int(memory.handle) + 7])
        address = 0 if value is None else int(memory.handle) if value is memory else value
        return choose.choice(["*fp32", "*i1", "*kfp16", "*fp8e5", "**i64"]), value, [("Q", address)]
    kind = choose.choice(list(fakes.TRITON_SIZES))
    return kind, *a_value(choose, kind)


@pytest.mark.parametrize("seed", range(40))
def test_random_signatures_of_triton(core, device, stream, stub, memory, seed):
    choose = random.Random(seed)
    parts = [an_argument(choose, memory) for _ in range(choose.choice([0, 1, 3, 8, 40]))]
    scratch = choose.randrange(3)
    kernel = core.Kernel.from_foreign(fakes.triton(core, [p[0] for p in parts], scratch=scratch))
    expected = [struct.pack(code, value) for p in parts for code, value in p[2]] + [bytes(8)] * scratch
    for _ in range(2):  # the first launch makes the plan
        kernel[1, stream](*(p[1] for p in parts))
        assert parameters(kernel, stub.launches()[-1].bytes) == expected


def refused(kernel, stream, *args):
    with pytest.raises(Exception) as info:
        kernel[1, stream](*args)
    text = str(info.value)
    assert "\n" not in text
    return f"{type(info.value).__name__} {text.removeprefix('CUDA_ERROR_INVALID_VALUE: ')}"


def test_what_was_compiled_in(core, device, stream, stub, memory):
    types = ["*fp32", "i32", "u64", "constexpr", "constexpr"]
    sixteen = {(i,): [["tt.divisibility", 16]] for i in range(3)}
    kernel = core.Kernel.from_foreign(fakes.triton(core, types, sixteen, {(3,): 1, (4,): None}))
    good = [memory, 32, 48, 1, None]
    kernel[1, stream](*good)
    kernel[1, stream](None, -16, numpy.uint64(1 << 63), numpy.int32(1), None)
    count, where = len(stub.launches()), "LaunchValueError kernel 'k' argument {} of 5: the kernel was compiled for "
    for at, value, text in (
        (0, memory[8:], f"addresses that are multiples of 16, got {int(memory.handle) + 8:#x}"),
        (1, 17, "multiples of 16, got 17"),
        (1, numpy.int32(-8), "multiples of 16, got np.int32(-8)"),
        (2, (1 << 63) + 8, f"multiples of 16, got {(1 << 63) + 8}"),
        (3, 2, "the value 1, got 2"),
        (3, None, "the value 1, got None"),
        (3, 1.0, "the value 1, got 1.0"),
        (3, 1 << 64, f"the value 1, got {1 << 64}"),
        (3, numpy.int32(2), "the value 1, got numpy.int32"),
        (4, 0, "None, got 0"),
        (4, [0], "None, got list"),
    ):
        assert refused(kernel, stream, *good[:at], value, *good[at + 1 :]) == where.format(at + 1) + text
    assert len(stub.launches()) == count


def test_wrong_arguments_of_triton(core, device, stream, memory):
    kernel = core.Kernel.from_foreign(fakes.triton(core, ["*fp32", "i32", "fp32", "fp16", ("i32", "i32"), "bf16"]))
    good = [memory, 1, 1.0, 1.0, (1, 2), 1.0]
    kernel[1, stream](*good)
    where = "kernel 'k' argument {} of 6: "
    doubles = memory.view((512,), "float64")
    for at, value, kind, text in (
        (0, doubles, "Type", "parameter points to float values, got cubind.core.utils.StridedMemoryView of float64"),
        (0, 1.5, "Type", "parameter is a 8-byte pointer, got float"),
        (1, 1 << 31, "Overflow", "2147483648 does not fit in a 4-byte integer"),
        (1, 1.5, "Type", "parameter is a 4-byte signed integer, got float"),
        (2, 1e39, "Overflow", "1e+39 does not fit in a 4-byte float"),
        (3, 65520.0, "Overflow", "65520.0 does not fit in a 2-byte float"),
        (3, "1", "Type", "must be real number, not str"),
        (4, (1, 2, 3), "Type", "the parameter is a tuple of 2, got one of 3"),
        (4, [1, 2], "Type", "the parameter is a tuple of 2, got list"),
        (4, (1, 1 << 31), "Overflow", "2147483648 does not fit in a 4-byte integer"),
        (5, None, "Type", "must be real number, not NoneType"),
    ):
        with pytest.raises(Exception) as info:
            kernel[1, stream](*good[:at], value, *good[at + 1 :])
        notes = "".join(getattr(info.value, "__notes__", ()))
        assert type(info.value).__name__ == f"Launch{kind}Error", info.value
        assert text in str(info.value)
        assert where.format(at + 1).removesuffix(": ") in str(info.value) + notes
    kernel[1, stream](doubles, *good[1:], check="sizes")


REFUSED_OF_TRITON = [
    ({"global_scratch_size": 8}, "it needs global scratch memory, which Triton allocates for each launch"),
    ({"profile_scratch_size": 8}, "it needs profile scratch memory, which Triton allocates for each launch"),
    ({"instrumentation_mode": "consan"}, "it was compiled with instrumentation (consan)"),
    ({"shared": 300 << 10}, "it needs 307200 bytes of shared memory in a block"),
    ({"num_ctas": 16}, "it needs clusters of 16 blocks"),
    ({"target": SimpleNamespace(backend="hip", warp_size=64)}, "it was compiled for hip"),
    (
        {"types": {"d": "tensordesc<fp32[64, 64]>"}},
        "its parameter 'd' is a descriptor of a tensor (tensordesc<fp32[64, 64]>), which Triton makes for each launch",
    ),
    (
        {"types": ["nvTmaDesc"]},
        "its parameter 'p0' is a descriptor of a tensor (nvTmaDesc), which Triton makes for each launch",
    ),
    (
        {"types": {"f": "constexpr"}, "constants": {(0,): print}},
        "its parameter 'f' has a value that was compiled in; declare it as tl.constexpr",
    ),
    (
        {"types": ["*i8"], "attributes": {(0,): [["tt.pointer_range", 32]]}},
        "its parameter 'p0' has an attribute that cubind does not know (tt.pointer_range)",
    ),
]


@pytest.mark.parametrize(("facts", "reason"), REFUSED_OF_TRITON, ids=[text for _, text in REFUSED_OF_TRITON])
def test_refused_kernels_of_triton(core, device, facts, reason):
    with pytest.raises(NotImplementedError) as info:
        core.Kernel.from_foreign(fakes.triton(core, **{"types": []} | facts))
    assert str(info.value) == f"cubind cannot launch kernel 'k': {reason}"


@pytest.mark.parametrize("when", ["enter", "exit"])
def test_launch_hooks(core, device, monkeypatch, when):
    hooks = {f"launch_{name}_hook": SimpleNamespace(calls=[]) for name in ("enter", "exit")}
    knobs = SimpleNamespace(runtime=SimpleNamespace(**hooks))
    monkeypatch.setitem(sys.modules, "triton.knobs", knobs)
    compiled = fakes.triton(core, [])
    core.Kernel.from_foreign(compiled)
    hooks[f"launch_{when}_hook"].calls.append(print)
    text = "cubind cannot launch kernel 'k': triton.knobs.runtime has launch hooks, which cubind would not call"
    with pytest.raises(NotImplementedError, match=text):
        core.Kernel.from_foreign(compiled)
    setattr(knobs.runtime, f"launch_{when}_hook", None)  # as before Triton 3.5
    core.Kernel.from_foreign(compiled)


def test_other_parameters_than_described(core, device, stream):
    compiled = fakes.triton(core, ["i32"])
    compiled.src.signature["more"] = "i32"
    with pytest.raises(
        RuntimeError, match="'k' has 3 parameters, which are not the 4 that the package which compiled it describes"
    ):
        core.Kernel.from_foreign(compiled)[1, stream](1, 2)
    compiled = fakes.triton(core, ["i32"])
    compiled.src.signature["p0"] = "i64"
    with pytest.raises(RuntimeError, match="'k' has 3 parameters, which are not the 3 that"):
        core.Kernel.from_foreign(compiled)[1, stream](1)


# --- CuPy -----------------------------------------------------------------------------------------


def test_cupy(core, device, stream, stub, memory):
    source = 'extern "C" __global__ void k(const float *x, long long n, double d, float f) {}'
    kernel = core.Kernel.from_foreign(fakes.cupy(core, [8, 8, 8, 4], source))
    kernel[3, 64, stream](memory, 5, 0.5, numpy.float32(2))
    seen = stub.launches()[-1]
    assert seen.bytes == packed([("Q", int(memory.handle)), ("q", 5), ("d", 0.5), ("f", 2)])
    assert (seen.grid, seen.block) == ((3, 1, 1), (64, 1, 1))
    text = refused(_OneThread(kernel), stream, memory.view((8,), "int64"), 5, 0.5, 1.0)
    assert text.startswith(
        "LaunchTypeError kernel 'k' argument 1 of 4 (const float *x): parameter points to const float values"
    )


class _OneThread:
    """A kernel with blocks of one thread, for refused()."""

    def __init__(self, kernel):
        self.kernel = kernel

    def __getitem__(self, key):
        grid, stream = key
        return self.kernel[grid, 1, stream]


def test_cupy_without_source(core, device, stream, stub):
    kernel = core.Kernel.from_foreign(fakes.cupy(core, [8, 4]))
    kernel[1, 1, stream](None, 5)
    assert stub.launches()[-1].bytes == packed([("Q", 0), ("i", 5)])


def test_cooperative_kernels(core, device, stream, stub):
    for made in (fakes.cupy(core, [], cooperative=True), fakes.numba(core, cooperative=True)):
        kernel = core.Kernel.from_foreign(made)
        with pytest.raises(ValueError, match=r"kernel 'k' synchronizes its grid: LaunchConfig.is_cooperative must be true$"):
            kernel[1, 32, stream]()
        kernel[core.LaunchConfig(grid=1, block=32, is_cooperative=True), stream]()
        assert stub.launches()[-1].cooperative


# --- numba-cuda -----------------------------------------------------------------------------------


def numbers(*names):
    return [fakes.Number(name=name) for name in names]


def test_numbers_of_numba(core, device, stream, stub):
    types = [
        *numbers("int8", "uint64", "bool", "float16", "float64", "complex64", "complex128"),
        fakes.BaseTuple(*numbers("int32", "int64")),
    ]
    made = fakes.numba(core, *types)
    kernel = core.Kernel.from_foreign(made)
    assert made.bound
    kernel[1, 1, stream](-1, 1 << 63, True, 0.5, 2.5, 1 + 2j, numpy.complex64(3 - 4j), (5, 6))
    expected = [
        ("b", -1),
        ("Q", 1 << 63),
        ("B", 1),
        ("e", 0.5),
        ("d", 2.5),
        ("f", 1),
        ("f", 2),
        ("d", 3),
        ("d", -4),
        ("i", 5),
        ("q", 6),
    ]
    assert stub.launches()[-1].bytes == packed(expected)


def as_numba_passes(array):
    """Return the parameters of a NumPy-like array, as numba-cuda's launcher makes them."""
    return [("q", v) for v in (0, 0, array.size, array.dtype.itemsize, array.address, *array.shape, *array.strides)]


@pytest.mark.parametrize("seed", range(40))
def test_random_arrays_of_numba(core, device, stream, stub, memory, seed):
    choose = random.Random(seed)
    arrays = [DeviceArray.random(choose, int(memory.handle)) for _ in range(choose.randrange(1, 6))]
    types = [fakes.array(a.dtype.name, len(a.shape), choose.choice([a.order, "A"])) for a in arrays]
    kernel = core.Kernel.from_foreign(fakes.numba(core, *types, *numbers("int32")))
    kernel[1, 1, stream](*arrays, 7)
    expected = [each for a in arrays for each in as_numba_passes(a)]
    assert stub.launches()[-1].bytes == packed([*expected, ("i", 7)])


def test_own_arrays(core, device, stream, stub, memory):
    view = memory.view((4, 8), "float32")
    kernel = core.Kernel.from_foreign(fakes.numba(core, fakes.array(ndim=2)))
    kernel[1, 1, stream](view)
    assert stub.launches()[-1].bytes == packed([("q", v) for v in (0, 0, 32, 4, int(memory.handle), 4, 8, 32, 4)])


def test_wrong_arrays_of_numba(core, device, stream, memory):
    address = int(memory.handle)
    types = [fakes.array("float32", 2, "C"), fakes.array(ndim=1, layout="F", mutable=False)]
    kernel = _OneThread(core.Kernel.from_foreign(fakes.numba(core, *types)))
    good = [DeviceArray(address, (2, 3), "float32"), DeviceArray(address, (3,), "float32", readonly=True)]
    kernel[1, stream](*good)
    where = "LaunchTypeError kernel 'k' argument {} of 2: "
    compiled = "the kernel was compiled for an array "
    for at, value, text in (
        (0, DeviceArray(address, (6,), "float32"), compiled + "of 2 dimensions, got one of 1"),
        (1, DeviceArray(address, (6, 1), "float32"), compiled + "of 1 dimension, got one of 2"),
        (0, DeviceArray(address, (2, 3), "int32"), compiled + "of float32, got one of int32"),
        (0, DeviceArray(address, (2, 3), "float32", order="F"), compiled + "that is contiguous in C order"),
        (1, DeviceArray(address, (3,), "float32", strides=(8,)), compiled + "that is contiguous in Fortran order"),
        (0, DeviceArray(address, (2, 3), "float32", readonly=True), compiled + "that it may write to, got a read-only one"),
        (0, numpy.zeros((2, 3), "float32"), "the array is in host memory; copy it to the device first"),
    ):
        assert refused(kernel, stream, *good[:at], value, *good[at + 1 :]) == where.format(at + 1) + text
    for value in (5, None, "text", 1.5):
        assert "the argument is of unsupported type" in refused(kernel, stream, value, good[1])


@in_child(hardware=False)
def test_tensors_of_torch(files):
    import cubind.core as core

    ctypes.CDLL(files[0])
    tensor_class = torches.install(files[0], "2.11.0")
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    address = int(device.allocate(4096, stream=stream).handle)
    types = [fakes.array("float32", 2, "C"), fakes.array("int64", 1, "A"), fakes.array("float16", 0, "F")]
    kernel = _OneThread(core.Kernel.from_foreign(fakes.numba(core, *types)))
    good = [
        tensor_class(address, (2, 3), (3, 1)),
        tensor_class(address + 64, (4,), (2,), "int64"),
        tensor_class(address + 128, (), (), "float16"),
    ]
    kernel[1, stream](*good)
    expected = [0, 0, 6, 4, address, 2, 3, 12, 4, 0, 0, 4, 8, address + 64, 4, 16, 0, 0, 1, 2, address + 128]
    assert libraries.load_stub("driver").launches()[-1].bytes == packed([("q", value) for value in expected])
    assert not any(tensor.asked for tensor in good)
    where, compiled = "LaunchTypeError kernel 'k' argument 1 of 3: ", "the kernel was compiled for an array "
    for value, text in (
        (tensor_class(address, (2, 3), (1, 2)), compiled + "that is contiguous in C order"),
        (tensor_class(address, (6,), (1,)), compiled + "of 2 dimensions, got one of 1"),
        (tensor_class(address, (2, 3), (3, 1), "int32"), compiled + "of float32, got one of int32"),
        (tensor_class(address, (2, 3), (3, 1), device=torches.CPU), "the array is in host memory; copy it to the device first"),
    ):
        assert refused(kernel, stream, value, *good[1:]) == where + text


REFUSED_OF_NUMBA = [
    ({"debug": True}, "debug=True makes it report errors that numba-cuda reads after each launch"),
    ({"extensions": [print]}, "its extensions= convert the arguments of each launch"),
    ({"launch_config_sensitive": True}, "numba-cuda has compiled it for one launch configuration"),
    ({"argument_types": numbers("Record(x[type=int32])")}, "it has a parameter of numba's type Record(x[type=int32])"),
]


@pytest.mark.parametrize(("facts", "reason"), REFUSED_OF_NUMBA, ids=[text for _, text in REFUSED_OF_NUMBA])
def test_refused_kernels_of_numba(core, device, facts, reason):
    made = fakes.numba(core)
    vars(made).update(facts)
    with pytest.raises(NotImplementedError) as info:
        core.Kernel.from_foreign(made)
    assert str(info.value) == f"cubind cannot launch kernel 'k': {reason}"


def test_dispatchers(core, device, stream, stub):
    def add():
        pass

    dispatcher = fakes.CUDADispatcher(overloads={}, py_func=add)
    with pytest.raises(
        TypeError, match=r"kernel 'add' of numba-cuda is not compiled yet; launch it, or call add.compile\(signature\)"
    ):
        core.Kernel.from_foreign(dispatcher)
    dispatcher.overloads["(int32,)"] = fakes.numba(core, *numbers("int32"))
    core.Kernel.from_foreign(dispatcher)[1, 1, stream](3)
    assert stub.launches()[-1].bytes == packed([("i", 3)])
    dispatcher.overloads["(int64,)"] = fakes.numba(core, *numbers("int64"))
    with pytest.raises(TypeError, match=r"was compiled for \(int32,\); \(int64,\); pass one of add.overloads.values\(\)"):
        core.Kernel.from_foreign(dispatcher)


# --- all packages ---------------------------------------------------------------------------------


def test_other_objects(core, device):
    with pytest.raises(
        TypeError, match="takes Triton's CompiledKernel, CuPy's RawKernel, or a dispatcher of numba-cuda, not builtins.int"
    ):
        core.Kernel.from_foreign(5)
    with pytest.raises(TypeError, match=r"^JITFunction of Triton is not compiled yet; pass what its launch returns"):
        core.Kernel.from_foreign(fakes.JITFunction())


def test_the_object_is_kept(core, device, stream):
    compiled = fakes.triton(core, ["i32"])
    alive = weakref.ref(compiled)
    kernel = core.Kernel.from_foreign(compiled)
    bound, nothing = kernel[1, stream], kernel.attributes.num_regs
    del compiled, kernel
    gc.collect()
    assert alive() is not None
    bound(1, check="sizes")
    del bound, nothing
    gc.collect()
    assert alive() is None


@pytest.mark.parametrize(
    "signature",
    [
        "x",
        "i32/3",
        "i32/",
        "*",
        "*x",
        "(",
        ")",
        "( i32",
        "[",
        "[]",
        "[f32]",
        "[f32:17:C]",
        "[f32:1:B]",
        "=x",
        "=-1",
        "nul",
        "( null )",
        "f16/2",
        "[f32:1:C:w]",
    ],
)
def test_signatures_that_cannot_be_read(core, device, monkeypatch, signature):
    from cubind.core import _foreign

    monkeypatch.setattr(_foreign, "describe", lambda kernel: _foreign.Described(1, None, signature))
    with pytest.raises(ValueError, match="not a signature of a kernel"):
        core.Kernel.from_foreign(None)

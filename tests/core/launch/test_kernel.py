"""Test Kernel: identity, parameters, attributes and their setters, occupancy, kernels by handle."""

import copy
import ctypes
import gc
import pickle
import re
import sys
import threading
import weakref

import pytest
from support import growth, kernels, libraries
from support.child import in_child

ATTRIBUTES = {
    "max_threads_per_block": int,
    "shared_size_bytes": int,
    "const_size_bytes": int,
    "local_size_bytes": int,
    "num_regs": int,
    "ptx_version": int,
    "binary_version": int,
    "cache_mode_ca": bool,
    "max_dynamic_shared_size_bytes": int,
    "preferred_shared_memory_carveout": int,
    "cluster_size_must_be_set": bool,
    "required_cluster_width": int,
    "required_cluster_height": int,
    "required_cluster_depth": int,
    "non_portable_cluster_size_allowed": bool,
    "cluster_scheduling_policy_preference": int,
}
SETTABLE = {
    "max_dynamic_shared_size_bytes": 1024,
    "preferred_shared_memory_carveout": 50,
    "non_portable_cluster_size_allowed": True,
}


@pytest.fixture
def core():
    import cubind.core

    return cubind.core


@pytest.fixture
def code(core, device):
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX)


@pytest.fixture
def kernel(code):
    return code.get_kernel("layout")


@pytest.fixture
def stub():
    if libraries.ON_GPU:
        pytest.skip("looks at what the stub has recorded")
    return libraries.load_stub("driver")


# --- identity -------------------------------------------------------------------------------------


def test_identity(code):
    from cubind import driver

    one, same, other = code.get_kernel("saxpy"), code.get_kernel("saxpy"), code.get_kernel("nothing")
    assert one == same and hash(one) == hash(same) and one != other and len({one, same, other}) == 2
    assert one != int(one.handle) and one.__eq__(5) is NotImplemented
    assert isinstance(one.handle, driver.CUkernel)
    assert one.name == "saxpy" and other.name == "nothing"
    assert weakref.ref(one)() is one
    with pytest.raises(TypeError):
        one < same  # noqa: B015


def test_immutable(kernel):
    for name in ("name", "handle", "num_arguments", "arguments_info", "attributes", "occupancy", "anything"):
        with pytest.raises(AttributeError):
            setattr(kernel, name, 1)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Kernel", "Kernel objects cannot be instantiated directly. Please use ObjectCode APIs."),
        ("KernelAttributes", "KernelAttributes cannot be instantiated directly. Please use Kernel APIs."),
        ("KernelOccupancy", "KernelOccupancy cannot be instantiated directly. Please use Kernel APIs."),
    ],
)
def test_no_construction(name, text):
    from cubind import _core

    for arguments in ((), (1, 2)):
        with pytest.raises(RuntimeError, match=f"^{re.escape(text)}$"):
            getattr(_core, name)(*arguments)


def test_no_pickle(kernel):
    for make in (pickle.dumps, copy.copy):
        with pytest.raises(TypeError):
            make(kernel)


# --- parameters -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(kernels.LAYOUTS))
def test_parameters(code, name):
    kernel = code.get_kernel(name)
    assert kernel.num_arguments == len(kernels.LAYOUTS[name])
    info = kernel.arguments_info
    assert info == kernels.LAYOUTS[name] and isinstance(info, list)
    for item in info:
        assert (item.offset, item.size) == tuple(item) and type(item).__name__ == "ParamInfo"
        assert repr(item) == f"ParamInfo(offset={item.offset}, size={item.size})"
        assert pickle.loads(pickle.dumps(item)) == item and item._fields == ("offset", "size")


def on_a_new_thread(function):
    result = []

    def run():
        try:
            result.append(function())
        except BaseException as error:
            result.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if isinstance(result[0], BaseException):
        raise result[0]
    return result[0]


def test_parameters_need_a_context(core, code):
    kernel = code.get_kernel("saxpy")
    with pytest.raises(core.CUDAError, match=r"perhaps you forgot to call .set_current\(\) first\?"):
        on_a_new_thread(lambda: kernel.num_arguments)
    assert kernel.num_arguments == 5
    assert on_a_new_thread(lambda: kernel.num_arguments) == 5, "what is known needs none"


def test_parameters_fail(core, code, stub):
    kernel = code.get_kernel("saxpy")
    stub.fail_call(2, 1)  # fails the query of a parameter, as if none were left
    stub.fail_call(3, 2)
    try:
        with pytest.raises(core.CUDAError, match=r"CUDA_ERROR_OUT_OF_MEMORY: .* \(in cuKernelGetParamInfo\)"):
            kernel.num_arguments  # noqa: B018
    finally:
        stub.fail_call(0, 0)
    assert kernel.num_arguments == 5


# --- attributes -----------------------------------------------------------------------------------


def test_attributes(kernel, device):
    for name, kind in ATTRIBUTES.items():
        values = [getattr(view, name) for view in (kernel.attributes, kernel.attributes[0], kernel.attributes[device])]
        assert values == [values[0]] * 3 and type(values[0]) is kind, name
    assert kernel.attributes.max_threads_per_block == 256
    # A GPU may leave out shared memory that is unused.
    assert kernel.attributes.shared_size_bytes == 1024 or libraries.ON_GPU
    assert kernel.attributes[0][device].num_regs == kernel.attributes.num_regs
    assert {n for n in dir(kernel.attributes) if not n.startswith("_")} == set(ATTRIBUTES)


def test_attributes_are_asked_once(kernel, stub):
    values = {name: getattr(kernel.attributes, name) for name in ATTRIBUTES}
    stub.set_mode(1, "cuKernelGetAttribute")
    try:
        stub.clear_log()
        assert {name: getattr(kernel.attributes[0], name) for name in ATTRIBUTES} == values
        assert stub.calls("cuKernelGetAttribute") == []
    finally:
        stub.reset()


@pytest.mark.parametrize("name", list(SETTABLE))
def test_settable(code, name):
    kernel = code.get_kernel("saxpy")
    getattr(kernel.attributes, name)
    setattr(kernel.attributes, name, SETTABLE[name])
    if name == "non_portable_cluster_size_allowed" and not libraries.ON_GPU:
        return  # the stub ignores it, or does not keep it
    assert getattr(kernel.attributes[0], name) == SETTABLE[name]


@pytest.mark.parametrize(
    "name",
    [
        "required_cluster_width",
        "required_cluster_height",
        "required_cluster_depth",
        "cluster_scheduling_policy_preference",
    ],
)
def test_settable_in_the_driver(kernel, stub, name):
    from cubind import driver

    stub.set_mode(1, "cuKernelSetAttribute")
    try:
        stub.clear_log()
        setattr(kernel.attributes, name, 1)
        call = stub.only_call("cuKernelSetAttribute")
        number = getattr(driver.CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{name.upper()}")
        assert int.from_bytes(call.argument(0), "little") == number
        assert int.from_bytes(call.argument(1), "little") == 1
    finally:
        stub.reset()


@pytest.mark.parametrize(
    "name",
    sorted(
        set(ATTRIBUTES)
        - set(SETTABLE)
        - {
            "required_cluster_width",
            "required_cluster_height",
            "required_cluster_depth",
            "cluster_scheduling_policy_preference",
        }
    ),
)
def test_not_settable(kernel, name):
    with pytest.raises(AttributeError):
        setattr(kernel.attributes, name, 1)


def test_wrong_values(core, kernel):
    attributes = kernel.attributes
    for value in ("1", 1.5, None):
        with pytest.raises(TypeError):
            attributes.max_dynamic_shared_size_bytes = value
    with pytest.raises(OverflowError):
        attributes.max_dynamic_shared_size_bytes = 2**40
    with pytest.raises(OverflowError):
        attributes.max_dynamic_shared_size_bytes = 2**90
    with pytest.raises(AttributeError, match="attributes of a kernel cannot be deleted"):
        del attributes.max_dynamic_shared_size_bytes
    with pytest.raises(core.CUDAError, match=r"\(in cuKernelSetAttribute\)"):
        attributes.max_dynamic_shared_size_bytes = 10**8

    class Undecided:
        def __bool__(self):
            raise RuntimeError("neither")

    with pytest.raises(RuntimeError, match="neither"):
        attributes.non_portable_cluster_size_allowed = Undecided()


def test_wrong_devices(kernel):
    with pytest.raises(ValueError, match=r"device_id must be within \[0, "):
        kernel.attributes[100]
    for number in (-1, 2**40):
        with pytest.raises(ValueError, match="device_id must be"):
            kernel.attributes[number]
    for other in ("x", 1.0):
        with pytest.raises(TypeError):
            kernel.attributes[other]


def test_no_device_is_the_current_one(kernel, device):
    assert kernel.attributes[None].max_threads_per_block == kernel.attributes[device].max_threads_per_block


def test_attributes_need_a_context(core, kernel):
    view = kernel.attributes
    with pytest.raises(core.CUDAError, match="is not yet initialized"):
        on_a_new_thread(lambda: view.local_size_bytes)
    assert on_a_new_thread(lambda: view[0].local_size_bytes) == 0, "a named device needs none"


# --- occupancy ------------------------------------------------------------------------------------


def test_active_blocks(kernel):
    occupancy = kernel.occupancy
    few = occupancy.max_active_blocks_per_multiprocessor(256, 32 * 1024)
    many = occupancy.max_active_blocks_per_multiprocessor(block_size=32, dynamic_shared_memory_size=0)
    assert 0 < few < many


def test_potential_block_size(core, kernel):
    result = kernel.occupancy.max_potential_block_size(0, 128)
    assert result.max_block_size <= 128 and result.min_grid_size > 0
    assert tuple(result) == (result.min_grid_size, result.max_block_size)
    assert type(result).__name__ == "MaxPotentialBlockSizeOccupancyResult"
    assert result._fields == ("min_grid_size", "max_block_size")
    assert pickle.loads(pickle.dumps(result)) == result


def test_potential_block_size_by_a_function(kernel):
    from cubind import driver

    seen = []

    @ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)
    def shared(threads):
        seen.append(threads)
        return 4 * threads

    callback = driver.CUoccupancyB2DSize(ctypes.cast(shared, ctypes.c_void_p).value)
    result = kernel.occupancy.max_potential_block_size(callback, 0)
    assert seen and result.max_block_size > 0


REPRS = {
    # PTX says: integers of either sign.
    "saxpy(float, i64, i64, i64, i32)": ".param .f32 a, .param .u64 b, .param .u64 c, .param .u64 d, .param .u32 n",
    "nothing()": "",
    "many(i32, i32, i32, i32, i32, i32, i32, i32, ... 20 in all)": ", ".join(
        f".param .u32 p{i}" for i in range(20)
    ),
    # C++ says this in the mangled name.
    "_Z1fPfij(pointer, int32, uint32)": ".param .u64 a, .param .u32 b, .param .u32 c",
    "_Z1gb(bool)": ".param .u8 a",
}


@pytest.mark.parametrize("said", REPRS)
def test_repr(device, said):
    """repr() shows name and parameters, before and after core queries the driver for them."""
    from cubind.core import Kernel, ObjectCode

    name, parameters = said.partition("(")[0], REPRS[said]
    text = f".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry {name}({parameters}) {{ ret; }}"
    code = ObjectCode.from_ptx(text.encode())
    kernel = code.get_kernel(name)
    stub = None if libraries.ON_GPU else libraries.load_stub("driver")
    before = stub and stub.counted_calls
    assert repr(kernel) == f"<Kernel {said} handle={int(kernel.handle):#x}>"
    assert stub is None or stub.counted_calls == before
    assert kernel.num_arguments >= 0
    assert repr(kernel) == f"<Kernel {said} handle={int(kernel.handle):#x}>"
    (same,) = code.kernels
    assert repr(same) == repr(kernel)
    foreign = Kernel.from_handle(int(kernel.handle))
    assert repr(foreign) == f"<Kernel handle={int(kernel.handle):#x}>", "nobody knows whose handle that is"


def test_repr_of_structures(device):
    """PTX alone does not reveal a structure; its size shows after the driver was queried."""
    from cubind.core import ObjectCode

    text = ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry wide(.param .f64 a, .param .align 4 .b8 b[12]) { ret; }"
    kernel = ObjectCode.from_ptx(text.encode()).get_kernel("wide")
    assert repr(kernel).startswith("<Kernel wide(double, ?) handle=0x")
    assert kernel.num_arguments == 2
    assert repr(kernel).startswith("<Kernel wide(double, 12 bytes) handle=0x")


def test_repr_of_any_handle(device):
    """repr() of an invalid handle makes no call with it."""
    from cubind.core import Kernel

    assert repr(Kernel.from_handle(5)) == "<Kernel handle=0x5>"


def test_what_is_known_is_asked_once(device):
    """Core queries each fact once: layout, attributes and name belong to the code.

    It does not matter how many Kernel objects come and go.
    """
    if libraries.ON_GPU:
        pytest.skip("counts calls of the stub")
    from cubind import core

    stub = libraries.load_stub("driver")
    code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
    config, stream = core.LaunchConfig(grid=1, block=32), device.create_stream()
    counts = []
    for _ in range(3):
        before = stub.counted_calls
        kernel = code.get_kernel("saxpy")
        core.launch(stream, config, kernel, 1.0, None, None, None, 1)
        assert kernel.num_arguments == 5 and kernel.attributes.max_threads_per_block > 0 and kernel.name == "saxpy"
        counts.append(stub.counted_calls - before)
        del kernel
        gc.collect()
    assert counts[0] > counts[1] == counts[2]
    one, other = code.get_kernel("saxpy"), code.get_kernel("saxpy")
    one.attributes.max_dynamic_shared_size_bytes = 2048
    assert other.attributes.max_dynamic_shared_size_bytes == 2048


def test_potential_block_size_by_a_view_on_a_function(kernel):
    """`_ptr=` may lead to memory that holds the function, or by mistake to anything else."""
    from cubind import driver

    shared = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)(lambda threads: 4 * threads)
    function = ctypes.cast(shared, ctypes.c_void_p)
    make = driver.CUoccupancyB2DSize
    ask = kernel.occupancy.max_potential_block_size
    expected = ask(make(function.value), 0)
    assert ask(make(_ptr=ctypes.addressof(function)), 0) == expected
    assert ask(make(_ptr=ctypes.addressof(ctypes.c_void_p())), 0) == ask(0, 0)
    data = ctypes.c_void_p(ctypes.addressof(function))
    # The form for cuda.core, which calls the result of getPtr().
    assert ask(make(_ptr=function.value), 0) == expected
    for wrong in (make(_ptr=ctypes.addressof(data)), make(data.value), make(5)):
        with pytest.raises(ValueError, match="is a CUoccupancyB2DSize with 0x[0-9a-f]+, which is not the address of a"):
            ask(wrong, 0)
    for nowhere in (5, 2**64 - 4096, 2**64 - 4):
        with pytest.raises(ValueError, match="is a CUoccupancyB2DSize at 0x[0-9a-f]+, which is not readable memory"):
            ask(make(_ptr=nowhere), 0)


def test_potential_block_size_by_a_foreign_class(kernel):
    class CUoccupancyB2DSize:
        def __init__(self, address, value):
            self.address, self.value = address, value

        def getPtr(self):
            return self.address

        def __int__(self):
            return self.value

    place = ctypes.c_void_p()
    ask = kernel.occupancy.max_potential_block_size
    assert ask(CUoccupancyB2DSize(ctypes.addressof(place), 0), 0) == ask(0, 0)
    with pytest.raises(ValueError, match="is not the address of a function"):
        ask(CUoccupancyB2DSize(ctypes.addressof(place), 7), 0)
    with pytest.raises(ValueError, match="which is not readable memory"):
        ask(CUoccupancyB2DSize(0, 7), 0)
    with pytest.raises(TypeError):
        ask(CUoccupancyB2DSize("text", 7), 0)


def test_available_shared_memory(kernel):
    occupancy = kernel.occupancy
    one = occupancy.available_dynamic_shared_memory_per_block(1, 128)
    four = occupancy.available_dynamic_shared_memory_per_block(num_blocks_per_multiprocessor=4, block_size=128)
    assert 0 < four <= one
    assert occupancy.available_dynamic_shared_memory_per_block(32, 32) < one


def test_clusters(core, code, stream):
    kernel = code.get_kernel("nothing")
    config = core.LaunchConfig(4, 2, 64)
    assert kernel.occupancy.max_potential_cluster_size(config, stream=stream) >= 1
    assert kernel.occupancy.max_active_clusters(config=config, stream=stream) >= 1
    assert kernel.occupancy.max_active_clusters({"grid": 4, "cluster": 2, "block": 64}, stream=stream) >= 1


@pytest.mark.parametrize(
    ("method", "arguments", "error", "text"),
    [
        ("max_active_blocks_per_multiprocessor", ("x", 0), TypeError, "block_size must be an int, not str"),
        (
            "max_active_blocks_per_multiprocessor",
            (1, "x"),
            TypeError,
            "dynamic_shared_memory_size must be an int, not str",
        ),
        ("max_active_blocks_per_multiprocessor", (2**31, 0), OverflowError, "block_size does not fit in a C int"),
        ("max_active_blocks_per_multiprocessor", (2**90, 0), OverflowError, "block_size does not fit in a C int"),
        ("max_active_blocks_per_multiprocessor", (1, -1), OverflowError, ""),
        (
            "max_active_blocks_per_multiprocessor",
            (1,),
            TypeError,
            "missing required argument 'dynamic_shared_memory_size' (pos 2)",
        ),
        (
            "max_active_blocks_per_multiprocessor",
            (1, 2, 3),
            TypeError,
            "takes at most 2 positional arguments (3 given)",
        ),
        (
            "max_potential_block_size",
            (1.5, 0),
            TypeError,
            "dynamic_shared_memory_needed expected to have type int, or CUoccupancyB2DSize, got <class 'float'>",
        ),
        (
            "max_potential_block_size",
            (print, 0),
            TypeError,
            "CUoccupancyB2DSize, got <class 'builtin_function_or_method'>",
        ),
        ("max_potential_block_size", (0, None), TypeError, "block_size_limit must be an int, not NoneType"),
        ("available_dynamic_shared_memory_per_block", (1, 1.5), TypeError, "block_size must be an int, not float"),
        ("max_potential_cluster_size", (None,), TypeError, "missing required keyword-only argument 'stream'"),
    ],
)
def test_wrong_queries(kernel, method, arguments, error, text):
    with pytest.raises(error, match=re.escape(text) or None):
        getattr(kernel.occupancy, method)(*arguments)


def test_wrong_cluster_queries(core, kernel, stream):
    config = core.LaunchConfig(1, None, 1)
    for method in (kernel.occupancy.max_potential_cluster_size, kernel.occupancy.max_active_clusters):
        with pytest.raises(TypeError, match="stream is required and must not be None"):
            method(config, stream=None)
        with pytest.raises(TypeError, match="config must be a LaunchConfig"):
            method(5, stream=stream)
        with pytest.raises(TypeError, match="takes at most 1 positional argument"):
            method(config, stream)


@pytest.mark.parametrize(
    ("method", "arguments", "function"),
    [
        ("max_active_blocks_per_multiprocessor", (1, 0), "cuOccupancyMaxActiveBlocksPerMultiprocessor"),
        ("max_potential_block_size", (0, 0), "cuOccupancyMaxPotentialBlockSize"),
        ("available_dynamic_shared_memory_per_block", (1, 1), "cuOccupancyAvailableDynamicSMemPerBlock"),
        ("max_potential_cluster_size", (), "cuOccupancyMaxPotentialClusterSize"),
        ("max_active_clusters", (), "cuOccupancyMaxActiveClusters"),
    ],
)
def test_failing_queries(core, kernel, stream, stub, method, arguments, function):
    stub.set_mode(1, function)
    stub.result(function, 2)
    keywords = {} if arguments else {"stream": stream}
    arguments = arguments or (core.LaunchConfig(1, None, 1),)
    try:
        with pytest.raises(core.CUDAError, match=re.escape(f"(in {function})")):
            getattr(kernel.occupancy, method)(*arguments, **keywords)
    finally:
        stub.reset()
    query = getattr(kernel.occupancy, method)
    with pytest.raises(core.CUDAError, match="is not yet initialized"):
        on_a_new_thread(lambda: query(*arguments, **keywords))


# --- by handle ------------------------------------------------------------------------------------


def test_from_handle(core, code, stream):
    kernel = code.get_kernel("saxpy")
    for again in (
        core.Kernel.from_handle(int(kernel.handle)),
        core.Kernel.from_handle(handle=int(kernel.handle), mod=code),
    ):
        assert again == kernel and again.name == "saxpy" and again.num_arguments == 5
        core.launch(stream, core.LaunchConfig(1, None, 1), again, 1, None, None, None, 0)
        with pytest.raises(TypeError, match="kernel 'saxpy' takes 5 arguments, got 1"):
            core.launch(stream, core.LaunchConfig(1, None, 1), again, 1)


def test_from_function_handle(core, device, stream):
    """A CUfunction of a module works, too."""
    from cubind.checked import driver

    module = driver.cuModuleLoadData(kernels.SAXPY_PTX)
    function = core.Kernel.from_handle(int(driver.cuModuleGetFunction(module, b"saxpy")))
    assert function.name == "saxpy" and function.num_arguments == 5 and function.attributes.num_regs > 0
    core.launch(stream, core.LaunchConfig(1, None, 1), function, 1, None, None, None, 0)
    stream.sync()
    driver.cuModuleUnload(module)


def test_function_handles_in_graphs(core, device, code, stub):
    """A node gets a CUfunction as such, since the driver may take it for a CUkernel."""
    from cubind.checked import driver

    module = driver.cuModuleLoadData(kernels.SAXPY_PTX)
    function = core.Kernel.from_handle(int(driver.cuModuleGetFunction(module, b"nothing")))
    kernel = code.get_kernel("nothing")
    definition = core.graph.GraphDefinition()
    stub.set_mode(1, "cuGraphAddKernelNode_v2")  # recorded
    try:
        for made, place in ((function, 0), (kernel, 56), (core.Kernel.from_handle(int(kernel.handle)), 56)):
            stub.clear_log()
            definition.launch(core.LaunchConfig(1, None, 1), made)
            params = stub.only_call("cuGraphAddKernelNode_v2").input(4)
            # The members func and kern.
            found = {at: int.from_bytes(params[at : at + 8], "little") for at in (0, 56)}
            assert found == {0: 0, 56: 0} | {place: int(made.handle)}
    finally:
        stub.reset()
    driver.cuModuleUnload(module)


def test_from_handle_keeps_the_module(core, code):
    before = sys.getrefcount(code)
    kernel = core.Kernel.from_handle(int(code.get_kernel("saxpy").handle), code)
    assert sys.getrefcount(code) == before + 1
    del kernel
    assert sys.getrefcount(code) == before


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        (("x",), TypeError, "handle must be an integer, got str"),
        ((None,), TypeError, "handle must be an integer, got NoneType"),
        ((5, 3), TypeError, "mod must be an ObjectCode or None, got int"),
        ((2**80,), OverflowError, ""),
        ((), TypeError, "from_handle() missing required argument 'handle' (pos 1)"),
        ((1, None, 3), TypeError, "from_handle() takes at most 2 positional arguments (3 given)"),
    ],
)
def test_wrong_handles(core, arguments, error, text):
    with pytest.raises(error, match=re.escape(text) or None):
        core.Kernel.from_handle(*arguments)


# --- life -----------------------------------------------------------------------------------------


def test_a_kernel_outlives_its_code(core, device, stream):
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    attributes, occupancy = kernel.attributes, kernel.occupancy
    gc.collect()
    core.launch(stream, core.LaunchConfig(1, None, 1), kernel, 1, None, None, None, 0)
    del kernel
    gc.collect()
    assert attributes.num_regs > 0 and occupancy.max_active_blocks_per_multiprocessor(32, 0) > 0


def test_no_leak(core, code, stream):
    config = core.LaunchConfig(1, None, 1)
    types = [core.Kernel, *(type(o) for o in (code.get_kernel("saxpy").attributes, code.get_kernel("saxpy").occupancy))]

    def use():
        kernel = code.get_kernel("saxpy")
        kernel.attributes[0].num_regs, kernel.occupancy, kernel.arguments_info, kernel.name
        core.launch(stream, config, kernel, 1, None, None, None, 0)
        kernel[config, stream](1, None, None, None, 0)
        weakref.ref(kernel)

    growth.check_use(use, 50, *types, code)


@in_child(hardware=False)
def test_forked_child():
    import os
    import warnings

    import cubind.core as core

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
    bound = kernel[1, 1, stream]
    bound()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        child = os.fork()
    if child == 0:
        uses = (
            bound,
            lambda: core.launch(stream, bound.config, kernel),
            lambda: kernel.num_arguments,
            lambda: kernel.name,
            lambda: kernel.attributes.num_regs,
            lambda: kernel.occupancy.max_active_blocks_per_multiprocessor(1, 0),
        )
        failed = 0
        for use in uses:
            try:
                use()
                failed = 1
            except RuntimeError as error:
                failed = failed or "fork" not in str(error)
        repr(kernel), hash(kernel), kernel.handle
        os._exit(int(failed))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0

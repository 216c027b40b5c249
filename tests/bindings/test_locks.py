"""Calls that wait for a library's lock release the GIL, because the lock's owner may need it.

In the stub, the owner of the lock waits for a host function in Python (tests/stubs/held_lock.c).
With a real library, a call that waited for the lock with the GIL held would wait for ever. With the
stub, it continues after a while, and the test detects that. tests/gpu/test_locks.py has the
same tests for a GPU.
"""

import ctypes

import cubind
import pytest
from support import calls, libraries, values
from support.child import in_child

PATIENCE = 2000  # milliseconds that a call may wait which should get the lock
SHORT = 30  # the same for one that must miss it

HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def releases_gil(stub, symbol, call, milliseconds):
    """Say whether a host function in Python can run while the call waits.

    None means that the call reached no library.
    """
    with stub.lock_held(symbol, lambda: None, milliseconds) as waited:
        call()
    return waited[0] > 0 if waited[0] else None


def seen_to_release(function, checked, milliseconds):
    """Do the same for a function of the model, called with samples."""
    stub = libraries.load_stub(function.model.module)
    stub.reset()
    choice = next(iter(values.typed_rows(function)), None)
    prepared = calls.Prepared(stub, function, choice, checked)
    return releases_gil(stub, function.symbol, lambda: prepared.callable(*prepared.arguments), milliseconds)


def query(milliseconds):
    """Say whether cuStreamQuery, which may wait for a lock, releases the GIL now."""
    from support.model import load

    return seen_to_release(load("driver").function("cuStreamQuery"), False, milliseconds)


def wait_for_none():
    """A host function that is only handed over."""


# --- every function -------------------------------------------------------------------------------


@in_child(hardware=False)
def check_functions(module, checked):
    """After a host function was handed over, every call that can wait lets it run.

    The others keep the GIL, as they declare.
    """
    from support.model import load

    assert query(SHORT) is False
    libraries.load_stub("driver").set_mode(1)
    calls.module_of("driver", checked).cuLaunchHostFunc(0, wait_for_none, 0)
    wrong = []
    for function in load(module).functions:
        if function.symbol is None or function.name in ("cuGetProcAddress", "cuGetExportTable"):
            continue  # it calls nothing, and others depend on it
        releases = function.data.get("blocking", False) or function.data.get("locking", False)
        seen = seen_to_release(function, checked, PATIENCE if releases else SHORT)
        if seen is None or seen != releases:
            wrong.append((function.name, seen))
    assert not wrong, wrong


@pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])
@pytest.mark.parametrize("module", libraries.MODULES)
def test_all_that_can_wait_let_host_functions_run(module, checked):
    check_functions(module=module, checked=checked)


@in_child(hardware=False)
def test_without_host_functions_the_gil_is_kept_around_locks():
    from support.model import load

    tried = [f for name in ("driver", "runtime") for f in load(name).functions if f.data.get("locking")]
    tried = [f for f in tried if not any(holds_callback(f.model, p) for p in f.params)]
    tried = [f for f in tried if not f.data.get("host_waits")]
    assert len(tried) > 200
    for function in tried[::10]:
        assert seen_to_release(function, False, SHORT) is False, function.name


def holds_callback(model, member):
    """Say whether a parameter, or a member of a struct, holds a callback."""
    if member["kind"] not in ("record", "list_record"):
        return member["kind"] == "callback"
    record = model.records[member["class_name"]]
    return any(holds_callback(model, m) for m in record["fields"] if m["kind"] in ("record", "callback"))


# --- ways to pass a host function ------------------------------------------------------


def as_address():
    return ctypes.cast(HOST, ctypes.c_void_p).value


def as_object(name="CUhostFn"):
    from cubind import driver

    return getattr(driver, name)(_ptr=ctypes.addressof(HOST))


HOST = HOST_FUNCTION(lambda data: None)


def host_params():
    from cubind import driver

    params = driver.CUDA_HOST_NODE_PARAMS()
    params.fn = as_address()
    return params


def host_params_from_elsewhere():
    """Return parameters that were filled in without the binding."""
    from cubind import driver

    params = driver.CUDA_HOST_NODE_PARAMS()
    ctypes.c_void_p.from_address(params.getPtr()).value = as_address()
    return params


def node_params():
    from cubind import driver

    params = driver.CUgraphNodeParams()
    params.type = driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_HOST
    params.host.fn = as_address()
    return params


def runtime_params():
    from cubind import runtime

    params = runtime.cudaHostNodeParams()
    params.fn = as_address()
    return params


def recapture_data():
    from cubind import runtime

    data = runtime.cudaGraphRecaptureCallbackData()
    data.callbackFunc = as_address()
    return data


WAYS = {
    "callable": lambda d, r: d.cuLaunchHostFunc(0, wait_for_none, 0),
    "object": lambda d, r: d.cuLaunchHostFunc(0, as_object(), 0),
    "address": lambda d, r: d.cuLaunchHostFunc(0, as_address(), 0),
    "version 2": lambda d, r: d.cuLaunchHostFunc_v2(0, as_address(), 0, 0),
    "stream": lambda d, r: d.cuStreamAddCallback(0, lambda *all: None, 0, 0),
    "user object": lambda d, r: d.cuUserObjectCreate(0, as_address(), 1, 1),
    "logs": lambda d, r: d.cuLogsRegisterCallback(lambda *all: None, 0),
    "notification": lambda d, r: d.cuDeviceRegisterAsyncNotification(0, lambda *all: None, 0),
    "recapture": lambda d, r: d.cuStreamBeginRecaptureToGraph(0, 0, 0, lambda *all: None, 0),
    "node": lambda d, r: d.cuGraphAddHostNode(0, [], 0, host_params()),
    "node from elsewhere": lambda d, r: d.cuGraphAddHostNode(0, [], 0, host_params_from_elsewhere()),
    "node of any kind": lambda d, r: d.cuGraphAddNode(0, [], [], 0, node_params()),
    "node changed": lambda d, r: d.cuGraphHostNodeSetParams(0, host_params_from_elsewhere()),
    "executable changed": lambda d, r: d.cuGraphExecHostNodeSetParams(0, 0, host_params_from_elsewhere()),
    "runtime": lambda d, r: r.cudaLaunchHostFunc(0, wait_for_none, 0),
    "runtime's stream": lambda d, r: r.cudaStreamAddCallback(0, lambda *all: None, 0, 0),
    "runtime's user object": lambda d, r: r.cudaUserObjectCreate(0, as_address(), 1, 1),
    "runtime's logs": lambda d, r: r.cudaLogsRegisterCallback(lambda *all: None, 0),
    "runtime's node": lambda d, r: r.cudaGraphAddHostNode(0, [], 0, runtime_params()),
    "wait of a stream": lambda d, r: d.cuStreamWaitValue32(0, 64, 1, 0),
    "wait for 64 bits": lambda d, r: d.cuStreamWaitValue64(0, 64, 1, 0),
    "batch of waits": lambda d, r: d.cuStreamBatchMemOp(0, 1, [d.CUstreamBatchMemOpParams()], 0),
    "node of waits": lambda d, r: d.cuGraphAddBatchMemOpNode(0, [], 0, d.CUDA_BATCH_MEM_OP_NODE_PARAMS()),
    "semaphore": lambda d, r: d.cuWaitExternalSemaphoresAsync([], [], 0, 0),
    "runtime's semaphore": lambda d, r: r.cudaWaitExternalSemaphoresAsync([], [], 0, 0),
    "runtime's recapture": lambda d, r: r.cudaStreamBeginRecaptureToGraph(0, 0, 0, recapture_data()),
}


@in_child(hardware=False)
def check_way(way):
    from cubind import driver, runtime

    stubs = [libraries.load_stub(name) for name in ("driver", "runtime")]
    assert query(SHORT) is False
    for stub in stubs:
        stub.set_mode(1)  # recorded only
    WAYS[way](driver, runtime)
    assert sum(stub.call_count for stub in stubs) > 0
    assert query(PATIENCE) is True


@pytest.mark.parametrize("way", WAYS)
def test_host_functions_and_waits_are_noticed(way):
    check_way(way=way)


@in_child(hardware=False)
def test_callbacks_of_core_are_noticed():
    from cubind.core import Device

    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    assert query(SHORT) is False
    stream.callback(wait_for_none)
    assert query(PATIENCE) is True
    stream.sync()


@in_child(hardware=False)
def test_the_call_that_hands_over_releases_the_gil():
    """The call that hands a host function over itself releases the GIL."""
    from cubind import driver

    stub = libraries.load_stub("driver")
    stub.reset()
    stub.set_mode(1)
    assert releases_gil(stub, "cuUserObjectCreate", lambda: driver.cuUserObjectCreate(0, as_address(), 1, 1), PATIENCE)


# --- other packages' host functions, and the program's choice --------------------------


@in_child(hardware=False)
def check_package(name):
    import sys

    assert query(SHORT) is False
    sys.modules[name] = None
    assert query(SHORT) is False, "an import that is forbidden"
    del sys.modules[name]
    assert query(SHORT) is False
    sys.modules[name] = sys
    assert query(PATIENCE) is True
    del sys.modules[name]
    assert query(PATIENCE) is True, "what it has handed over is still there"


@pytest.mark.parametrize("name", ["cupy", "cuda.bindings", "numba.cuda", "triton._C.libproton"])
def test_packages_are_noticed(name):
    assert name in cubind._PACKAGES_WITH_HOST_FUNCTIONS
    check_package(name=name)


@in_child(hardware=False)
def check_version(name, version, is_read):
    import sys
    import types

    assert query(SHORT) is False
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__version__ = version
    assert query(SHORT if is_read else PATIENCE) is not is_read


@pytest.mark.parametrize(
    ("name", "version", "is_read"),
    [
        ("torch", "2.11.0+cu130", True),
        ("torch", "2.12.0", False),
        ("triton", "3.6.0", True),
        ("triton", "4.0.0", False),
        ("onnxruntime", "1.31.1", True),
        ("numba", "0.68.1", True),  # without its part for CUDA
    ],
)
def test_versions_that_were_read_are_no_danger(name, version, is_read):
    check_version(name=name, version=version, is_read=is_read)


@in_child(hardware=False)
def test_torch_and_triton_together_keep_the_gil():
    """They do, until one of them imports a module that hands over host functions."""
    import sys
    import types

    for name, version in (("torch", "2.11.0"), ("triton", "3.6.0")):
        sys.modules[name] = types.ModuleType(name)
        sys.modules[name].__version__ = version
    assert query(SHORT) is False
    sys.modules["triton._C.libproton"] = types.ModuleType("libproton")
    assert query(PATIENCE) is True


@in_child(hardware=False)
def test_the_program_decides():
    import sys

    assert cubind.keep_gil(False) is None
    assert query(PATIENCE) is True
    assert cubind.keep_gil(None) is False
    assert query(SHORT) is False
    sys.modules["cupy"] = sys
    assert query(PATIENCE) is True
    assert cubind.keep_gil(True) is None
    assert query(SHORT) is False, "it knows what the package does"
    cubind.driver.cuLaunchHostFunc(0, wait_for_none, 0)
    assert query(PATIENCE) is True, "but not what it does itself"

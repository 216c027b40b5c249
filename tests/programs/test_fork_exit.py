"""Test how processes end: exit with live objects, fork before and after calls, threads at exit."""

import os
import subprocess
import sys

import pytest
from support import libraries
from support.child import in_child


def environment():
    return {**os.environ, "PYTHONPATH": str(libraries.BUILD / "python")}


@in_child()
def test_exit_with_live_objects():
    """Module globals of every kind of object live until the interpreter has gone."""
    from cubind import driver, nvrtc
    from cubind.checked import driver as checked
    from support import kernels

    checked.cuInit(0)
    context = checked.cuDevicePrimaryCtxRetain(0)
    checked.cuCtxSetCurrent(context)
    module = checked.cuModuleLoadData(kernels.SAXPY_PTX)
    config = driver.CUlaunchConfig()
    config.attrs = [driver.CUlaunchAttribute()]
    config.numAttrs = 1
    location = driver.CUmemPoolProps().location
    state = driver.CUresult(1)
    error = None
    try:
        checked.cuMemFree(1)
    except Exception as caught:
        error = caught
    cycle = [driver, nvrtc, checked, module, config, location, state, error]
    cycle.append(cycle)
    sys.cycle = cycle
    sys.modules["__main__"].survivors = cycle


@in_child()
def test_callback_alive_at_exit():
    """A Python callable is registered and never unregistered."""
    from cubind import driver

    driver.cuInit(0)
    _, context = driver.cuDevicePrimaryCtxRetain(0)
    driver.cuCtxSetCurrent(context)
    _, stream = driver.cuStreamCreate(0)
    assert driver.cuLaunchHostFunc(stream, lambda data: None, None) == (0,)
    sys.stream = stream


@in_child(hardware=False)
def test_fork_before_the_first_call():
    """B17.2: import initializes nothing, so a child may start CUDA itself."""
    import os
    import warnings

    from cubind import driver

    warnings.simplefilter("ignore", DeprecationWarning)
    child = os.fork()
    if child == 0:
        os._exit(0 if driver.cuInit(0)[0] == 0 and driver.cuDeviceGetCount()[1] >= 1 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert driver.cuInit(0) == (0,)


@in_child(hardware=False)
def test_fork_after_calls():
    """The parent's objects and tables are usable in the child; the driver is not."""
    import os

    from cubind import driver

    driver.cuInit(0)
    handle = driver.CUstream(5)
    child = os.fork()
    if child == 0:
        refused = (driver.CUresult.CUDA_ERROR_NOT_INITIALIZED, None)
        same = driver.CUstream(5) == handle and driver.cuDeviceGet(0) == refused
        os._exit(0 if same else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@in_child(hardware=False)
def test_threads_in_calls_at_exit():
    """Daemon threads are inside calls when the interpreter goes away."""
    import threading

    from cubind import driver

    driver.cuInit(0)
    _, context = driver.cuDevicePrimaryCtxRetain(0)

    def work():
        driver.cuCtxSetCurrent(context)
        while True:
            driver.cuStreamSynchronize(None)
            driver.cuMemAlloc(0)

    for _ in range(4):
        threading.Thread(target=work, daemon=True).start()


@in_child(hardware=False)
def test_many_threads():
    """All threads make first uses of functions and classes, and get the same objects."""
    import threading

    from cubind import driver

    results = []
    barrier = threading.Barrier(8)

    def work():
        barrier.wait()
        driver.cuInit(0)
        classes = (driver.CUstream, driver.CUresult, driver.CUmemLocation, driver.CUdeviceptr)
        results.append((classes, driver.cuDeviceGetAttribute(driver.CUdevice_attribute(1), 0)))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 8
    assert all(r == results[0] for r in results)
    assert all(a is b for r in results for a, b in zip(r[0], results[0][0], strict=True))


def test_import_does_nothing():
    """Import loads only the module itself: no numpy, ctypes, enum, pathfinder or library."""
    names = ", ".join(f"cubind.{m}, cubind.checked.{m}" for m in libraries.MODULES)
    code = (
        "import sys; before = set(sys.modules)\n"
        f"import {names}\n"
        "new = set(sys.modules) - before\n"
        "print(*sorted(n for n in new if not n.startswith('cubind')))\n"
        "maps = open('/proc/self/maps').read()\n"
        f"print(*(name in maps for name in {list(libraries.SONAMES.values())}))"
    )
    result = subprocess.run(
        [sys.executable, "-S", "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    imported, mapped = result.stdout.split("\n")[:2]
    assert not {"numpy", "ctypes", "enum", "cuda.pathfinder", "typing"} & set(imported.split()), imported
    assert set(mapped.split()) == {"False"}, mapped


def test_first_objects_import_little(tmp_path):
    """A program that ends with its first kernel pays for each imported standard module."""
    code = (
        "import sys, ctypes; before = set(sys.modules)\n"
        f"for name in {[str(libraries.STUB_FILES[m]) for m in ('driver', 'nvrtc')]}: ctypes.CDLL(name, ctypes.RTLD_GLOBAL)\n"
        "from cubind.core import Device, LaunchConfig, Program, ProgramOptions\n"
        "device = Device()\n"
        "device.set_current()\n"
        "device.create_stream(), device.arch, LaunchConfig(grid=1, block=1), Program('', 'c++')\n"
        "Program('', 'c++', ProgramOptions(arch='sm_90'))\n"
        "print(*sorted(n for n in set(sys.modules) - before if not n.startswith('cubind')))\n"
        "print(*device.compute_capability, device.compute_capability.major, 'collections' in sys.modules)\n"
        "Program('', 'c++', {'arch': 'sm_90'}).compile('ptx', cache=None)\n"
        "print('cubind.core._program_stores' in sys.modules)"
    )
    result = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={**environment(), "CUBIND_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    imported, version, stores = result.stdout.split("\n")[:3]
    little = {"__future__", "atexit", "_io", "os", "stat", "_stat", "posixpath", "genericpath"}
    of_the_cache = {"binascii", "errno", "time", "_sha256", "_sha2"}
    assert set(imported.split()) <= little | of_the_cache, imported
    assert version == "9 0 9 True"
    assert stores == "False", "the classes of the caches are for those who make one"


@pytest.mark.parametrize("first", libraries.MODULES)
@pytest.mark.parametrize("form", ["cubind", "cubind.checked"])
def test_import_orders(first, form):
    """Any module may be imported first, in either form; all modules give the same class objects."""
    code = f"""
import importlib
first = importlib.import_module("{form}.{first}")
names = [n for n in dir(first) if n[0] != "_" and isinstance(getattr(first, n), type)]
mine = {{n: getattr(first, n) for n in names}}
for name in {libraries.MODULES}:
    one, other = (importlib.import_module(f"{{f}}.{{name}}") for f in ("cubind.checked", "cubind"))
    for n in {{n for n in set(dir(one)) & set(dir(other)) if n[0] != "_"}}:
        if isinstance(getattr(other, n), type):
            assert getattr(one, n) is getattr(other, n), n
    for n in set(dir(other)) & set(names):
        if getattr(other, n).__module__ == mine[n].__module__:
            assert getattr(other, n) is mine[n], n
"""
    subprocess.run([sys.executable, "-c", code], env=environment(), check=True)

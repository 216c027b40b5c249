"""The simulated device's time grows only linearly with the number of objects.

Loading the same text again and again does not use more memory.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import gc
import time

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.sanitizers import not_sanitized
from support.simulated import fresh, launch, load, memory, read, switch, write  # noqa: F401

pytestmark = on_stub

FEW, MANY = 10_000, 80_000
DESTROY = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)


def frees_in_order(n):
    allocations = [ok(driver.cuMemAlloc(64)) for _ in range(n)]
    began = time.thread_time()
    for at in allocations:
        ok(driver.cuMemFree(at))
    return time.thread_time() - began


def allocations_before_others(n):
    """Free and allocate memory whose address is below all others."""
    first = ok(driver.cuMemAlloc(64))
    others = [ok(driver.cuMemHostAlloc(64, 0)) for _ in range(n)]
    began = time.thread_time()
    for _ in range(n):
        ok(driver.cuMemFree(first))
        first = ok(driver.cuMemAlloc(64))
    took = time.thread_time() - began
    for at in others:
        ok(driver.cuMemFreeHost(at))
    ok(driver.cuMemFree(first))
    return took


def objects_of_a_graph(n):
    graph = ok(driver.cuGraphCreate(0))
    flag = driver.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    objects = [ok(driver.cuUserObjectCreate(0, DESTROY, 1, flag)) for _ in range(n)]
    began = time.thread_time()
    for thing in objects:
        ok(driver.cuGraphRetainUserObject(graph, thing, 1, 1))
    took = time.thread_time() - began
    ok(driver.cuGraphDestroy(graph))
    # the functions that destroy them run in other threads
    simulated.libraries.load_stub("driver").settle()
    return took


@not_sanitized("measures time")
@pytest.mark.parametrize("work", [frees_in_order, allocations_before_others, objects_of_a_graph])
def test_time_is_linear(fresh, work):
    """Eight times as many take less than 32 times as long; quadratic time would be 64."""
    gc.collect()
    gc.disable()  # collections take longer with more Python objects
    try:
        few = min(work(FEW) for _ in range(3))
        assert any(work(MANY) < 32 * few for _ in range(3))
    finally:
        gc.enable()


def test_objects_of_a_graph_come_and_go(fresh):
    """Objects that a graph released are no longer its own, whatever is at their address since."""
    ended = []
    destroy = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(ended.append)
    flag = driver.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    graph = ok(driver.cuGraphCreate(0))
    for round in range(1, 101):
        objects = [ok(driver.cuUserObjectCreate(100 * round + i, destroy, 2, flag)) for i in range(7)]
        for thing in objects:
            ok(driver.cuGraphRetainUserObject(graph, thing, 2, 1))
        for thing in objects[:6]:
            ok(driver.cuGraphReleaseUserObject(graph, thing, 1))
            ok(driver.cuGraphReleaseUserObject(graph, thing, 1))
            assert driver.cuGraphReleaseUserObject(graph, thing, 1) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    copy = ok(driver.cuGraphClone(graph))
    ok(driver.cuGraphDestroy(graph))
    simulated.libraries.load_stub("driver").settle()
    assert sorted(ended) == sorted(100 * round + i for round in range(1, 101) for i in range(6))
    ok(driver.cuGraphDestroy(copy))
    simulated.libraries.load_stub("driver").settle()
    assert len(ended) == 700


# --- loads of one text ----------------------------------------------------------------------------


def resident():
    with open("/proc/self/statm") as text:
        return int(text.read().split()[1]) * 4096


def load_module():
    module = ok(driver.cuModuleLoadData(simulated.STORE))
    ok(driver.cuModuleGetFunction(module, b"store"))


def load_library():
    library = ok(driver.cuLibraryLoadData(simulated.STORE, [], [], 0, [], [], 0))
    ok(driver.cuKernelGetFunction(ok(driver.cuLibraryGetKernel(library, b"store"))))


@not_sanitized("measures memory")
@pytest.mark.parametrize("load_one", [load_module, load_library])
def test_memory_of_a_further_load(fresh, load_one):
    for _ in range(50):
        load_one()
    before = resident()
    for _ in range(1000):
        load_one()
    assert (resident() - before) / 1000 <= 4096


def test_modules_of_one_text(fresh):
    """Each module is its own object: it has its own functions, and can be unloaded alone."""
    first, second = (ok(driver.cuModuleLoadData(simulated.STORE)) for _ in range(2))
    kernels = [ok(driver.cuModuleGetFunction(module, b"store")) for module in (first, second)]
    assert int(kernels[0]) != int(kernels[1])
    at = memory(8)
    types = (ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32)
    ok(driver.cuModuleUnload(first))
    assert launch(kernels[0], at, 4, 5, types=types) == CUresult.CUDA_ERROR_INVALID_HANDLE
    assert launch(kernels[1], at, 4, 5, types=types) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())
    ok(driver.cuModuleUnload(second))
    third = ok(driver.cuModuleLoadData(simulated.STORE))
    assert launch(ok(driver.cuModuleGetFunction(third, b"store")), at + 4, 4, 6, types=types) == CUresult.CUDA_SUCCESS
    assert (read(at), read(at + 4)) == (5, 6)


@pytest.mark.parametrize("name", [b"counter", b"shared_value", b"table"])
def test_variables_of_equal_texts(fresh, name):
    places = [ok(driver.cuModuleGetGlobal(ok(driver.cuModuleLoadData(simulated.VARIABLES)), name)) for _ in range(2)]
    (first, size), (second, _) = places
    before = read(int(second), size)
    write(int(first), 99, size)
    assert (read(int(first), size), read(int(second), size)) == (99, before)


def test_one_text_for_the_linker_and_a_module(fresh):
    """The linker's image has its own names."""
    kinds = driver.CUjitInputType
    module = ok(driver.cuModuleLoadData(simulated.STORE))
    state = ok(driver.cuLinkCreate(0, [], []))
    ok(driver.cuLinkAddData(state, kinds.CU_JIT_INPUT_PTX, simulated.STORE, len(simulated.STORE), b"a", 0, [], []))
    again = driver.cuLinkAddData(state, kinds.CU_JIT_INPUT_PTX, simulated.STORE, len(simulated.STORE), b"b", 0, [], [])
    assert again == (CUresult.CUDA_ERROR_INVALID_SOURCE,)
    ok(driver.cuLinkDestroy(state))
    for name in (b"store", b"stop"):
        ok(driver.cuModuleGetFunction(module, name))
        ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(simulated.STORE)), name))

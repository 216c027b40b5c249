"""Provide fixtures for small driver programs, and a function that checks a call's status."""

import pytest
from cubind import driver
from cubind.driver import CUresult

from support import kernels, libraries

on_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks at what the stub driver recorded")


def ok(result):
    """Return the value of a tuple-form call that must succeed: None, one value, or a tuple."""
    status, *rest = result
    assert status == CUresult.CUDA_SUCCESS, f"{status.name}: {result}"
    return rest[0] if len(rest) == 1 else tuple(rest) or None


@pytest.fixture
def device():
    if not libraries.ON_GPU:
        libraries.load_stub("driver").reset()
        libraries.load_stub("driver").clear_launches()
    ok(driver.cuInit(0))
    return ok(driver.cuDeviceGet(0))


@pytest.fixture
def context(device):
    context = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxSetCurrent(context))
    yield context
    ok(driver.cuCtxSetCurrent(None))
    ok(driver.cuDevicePrimaryCtxRelease(device))


@pytest.fixture
def stream(context):
    stream = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING.value))
    yield stream
    ok(driver.cuStreamDestroy(stream))


@pytest.fixture
def module(context):
    module = ok(driver.cuModuleLoadData(kernels.SAXPY_PTX))
    yield module
    ok(driver.cuModuleUnload(module))

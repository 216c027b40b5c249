"""Settings and queries on the functional driver, including settings without an effect."""

# ruff: noqa: F811 (fixtures are imported)

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.functional import context, device, ok, on_stub, stream  # noqa: F401

pytestmark = on_stub

INVALID = CUresult.CUDA_ERROR_INVALID_VALUE
ATTRIBUTE = driver.CUlaunchAttributeID


def value_of(**members):
    value = driver.CUstreamAttrValue()
    for name, member in members.items():
        setattr(value, name, member)
    return value


def test_stream_attributes(stream):
    other = ok(driver.cuStreamCreateWithPriority(1, -2))
    policies = driver.CUsynchronizationPolicy
    get = lambda s, attribute: ok(driver.cuStreamGetAttribute(s, attribute))  # noqa: E731
    assert get(stream, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY).syncPolicy == policies.CU_SYNC_POLICY_AUTO
    assert get(other, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_PRIORITY).priority == -2
    domains = get(stream, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP).memSyncDomainMap
    assert (domains.default_, domains.remote) == (0, 1)
    spin = value_of(syncPolicy=policies.CU_SYNC_POLICY_SPIN)
    ok(driver.cuStreamSetAttribute(stream, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, spin))
    ok(driver.cuStreamCopyAttributes(other, stream))
    assert get(other, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY).syncPolicy == policies.CU_SYNC_POLICY_SPIN
    assert driver.cuStreamGetAttribute(stream, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)[0] == INVALID
    assert driver.cuStreamSetAttribute(stream, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_COOPERATIVE, spin) == (INVALID,)
    ok(driver.cuStreamDestroy(other))
    assert driver.cuStreamGetAttribute(other, ATTRIBUTE.CU_LAUNCH_ATTRIBUTE_PRIORITY)[0] != CUresult.CUDA_SUCCESS


def test_managed_memory_of_one_stream(stream):
    attach = driver.CUmemAttach_flags
    at = ok(driver.cuMemAllocManaged(4096, attach.CU_MEM_ATTACH_GLOBAL))
    plain = ok(driver.cuMemAlloc(4096))
    single = attach.CU_MEM_ATTACH_SINGLE.value
    assert driver.cuStreamAttachMemAsync(stream, at, 0, single) == (CUresult.CUDA_SUCCESS,)
    assert driver.cuStreamAttachMemAsync(stream, at, 4096, attach.CU_MEM_ATTACH_HOST.value) == (CUresult.CUDA_SUCCESS,)
    for wrong in ((0, at, 0, single), (stream, at, 100, single), (stream, plain, 0, single), (stream, at, 0, 8)):
        assert driver.cuStreamAttachMemAsync(*wrong) == (INVALID,), wrong
    ok(driver.cuMemFree(at))
    ok(driver.cuMemFree(plain))


def test_without_effect(context):
    config = driver.CUsharedconfig
    ok(driver.cuCtxSetSharedMemConfig(config.CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE))
    assert ok(driver.cuCtxGetSharedMemConfig()) == config.CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE
    ok(driver.cuProfilerStart())
    ok(driver.cuProfilerStop())
    assert ok(driver.cuModuleGetLoadingMode()) == driver.CUmoduleLoadingMode.CU_MODULE_EAGER_LOADING
    ok(driver.cuCtxSetCurrent(None))
    assert driver.cuProfilerStart() == (CUresult.CUDA_ERROR_INVALID_CONTEXT,)
    ok(driver.cuCtxSetCurrent(context))


@pytest.fixture
def two_devices(device):
    libraries.load_stub("driver").set_devices(2)
    yield
    libraries.load_stub("driver").set_devices(0)


def test_devices_among_each_other(two_devices):
    attribute = driver.CUdevice_P2PAttribute
    get = driver.cuDeviceGetP2PAttribute
    assert ok(get(attribute.CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, 0, 1)) == 1
    assert ok(get(attribute.CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, 1, 0)) == 0
    for pair in ((0, 0), (0, 2)):
        status, _ = get(attribute.CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, *pair)
        assert status == CUresult.CUDA_ERROR_INVALID_DEVICE

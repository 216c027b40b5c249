"""Test launches on the functional stub driver: refused ones, stored attributes, and occupancy."""

# ruff: noqa: F811 (fixtures are imported)

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import kernels, libraries
from support.functional import context, device, module, ok, on_stub, stream  # noqa: F401

ID = driver.CUlaunchAttributeID
FINE = (CUresult.CUDA_SUCCESS,)
BAD_CLUSTER = (CUresult.CUDA_ERROR_INVALID_CLUSTER_SIZE,)
BAD_VALUE = (CUresult.CUDA_ERROR_INVALID_VALUE,)


def attribute(name, **values):
    made = driver.CUlaunchAttribute()
    made.id = getattr(ID, f"CU_LAUNCH_ATTRIBUTE_{name}")
    for field, value in values.items():
        setattr(made.value, field, value)
    return made


def cluster(x, y=1, z=1):
    made = attribute("CLUSTER_DIMENSION")
    made.value.clusterDim.x, made.value.clusterDim.y, made.value.clusterDim.z = x, y, z
    return made


def config(stream, grid=1, block=32, attributes=(), shared=0):
    made = driver.CUlaunchConfig()
    made.gridDimX, made.gridDimY, made.gridDimZ = grid, 1, 1
    made.blockDimX, made.blockDimY, made.blockDimZ = block, 1, 1
    made.hStream, made.sharedMemBytes = stream, shared
    made.attrs, made.numAttrs = list(attributes), len(attributes)
    return made


@pytest.fixture
def nothing(module):
    return ok(driver.cuModuleGetFunction(module, b"nothing"))


@pytest.mark.parametrize(
    ("grid", "size", "status"),
    [(4, 2, FINE), (3, 2, BAD_CLUSTER), (16, 8, FINE), (16, 16, BAD_CLUSTER), (4, 0, BAD_CLUSTER)],
)
def test_clusters(nothing, stream, grid, size, status):
    assert driver.cuLaunchKernelEx(config(stream, grid, attributes=[cluster(size)]), nothing, None, 0) == status


def test_larger_clusters_when_allowed(nothing, stream):
    allowed = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
    ok(driver.cuFuncSetAttribute(nothing, allowed, 1))
    assert driver.cuLaunchKernelEx(config(stream, 16, attributes=[cluster(16)]), nothing, None, 0) == FINE


CLUSTERED = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry clustered() .reqnctapercluster 2, 1, 1 { ret; }
"""


def test_required_clusters(context, stream):
    module = ok(driver.cuModuleLoadData(CLUSTERED))
    kernel = ok(driver.cuModuleGetFunction(module, b"clustered"))
    for made, status in [
        (config(stream, 4), FINE),
        (config(stream, 3), BAD_CLUSTER),
        (config(stream, 4, attributes=[cluster(4)]), BAD_CLUSTER),
        (config(stream, 4, attributes=[cluster(2)]), FINE),
    ]:
        assert driver.cuLaunchKernelEx(made, kernel, None, 0) == status
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuModuleUnload(module))


def test_cooperative_launches_must_fit(nothing, stream):
    one = [attribute("COOPERATIVE", cooperative=1)]
    assert driver.cuLaunchKernelEx(config(stream, 1, attributes=one), nothing, None, 0) == FINE
    large = driver.cuLaunchKernelEx(config(stream, 1_000_000, attributes=one), nothing, None, 0)
    assert large == (CUresult.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE,)


def test_shared_memory(nothing, stream):
    dynamic = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    assert driver.cuLaunchKernelEx(config(stream, shared=49152), nothing, None, 0) == FINE
    assert driver.cuLaunchKernelEx(config(stream, shared=49153), nothing, None, 0) == BAD_VALUE
    ok(driver.cuFuncSetAttribute(nothing, dynamic, 100_000))
    assert driver.cuLaunchKernelEx(config(stream, shared=100_000), nothing, None, 0) == FINE


def test_bounds_of_the_kernel(module, stream):
    layout = ok(driver.cuModuleGetFunction(module, b"layout"))
    assert driver.cuLaunchKernelEx(config(stream, block=512), layout, None, 0) == BAD_VALUE


@pytest.mark.parametrize(("percent", "status"), [(100, FINE), (200, BAD_VALUE)])
def test_carveout(nothing, stream, percent, status):
    given = [attribute("PREFERRED_SHARED_MEMORY_CARVEOUT", sharedMemCarveout=percent)]
    assert driver.cuLaunchKernelEx(config(stream, attributes=given), nothing, None, 0) == status


@on_stub
def test_attributes_are_kept(driver_stub, nothing, stream):
    given = [
        attribute("PRIORITY", priority=-3),
        attribute("PROGRAMMATIC_STREAM_SERIALIZATION", programmaticStreamSerializationAllowed=1),
        cluster(2, 1, 1),
    ]
    ok(driver.cuLaunchKernelEx(config(stream, 4, attributes=given), nothing, None, 0))
    (launch,) = driver_stub.launches()
    assert [kind for kind, _ in launch.attributes] == [int(a.id) for a in given]
    assert launch.attribute(ID.CU_LAUNCH_ATTRIBUTE_PRIORITY) == 2**32 - 3
    assert launch.attribute(ID.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION) == 1
    assert launch.attribute(ID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE) is None
    assert (launch.cluster, launch.cooperative, launch.device, launch.captured) == ((2, 1, 1), False, 0, False)


@on_stub
def test_launches_of_graphs_are_kept(driver_stub, nothing, stream):
    """Captured launches are kept, once for each launch of the graph, with shape and attributes."""
    given = [attribute("PRIORITY", priority=-3), cluster(2)]
    ok(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
    ok(driver.cuLaunchKernelEx(config(stream, 4, attributes=given), nothing, None, 0))
    graph = ok(driver.cuStreamEndCapture(stream))
    run = ok(driver.cuGraphInstantiate(graph, 0))
    for _ in range(2):
        ok(driver.cuGraphLaunch(run, stream))
    launches = driver_stub.launches()
    assert [launch.captured for launch in launches] == [True, False, False]
    assert {launch.kernel for launch in launches} == {"nothing"}
    for launch in launches:
        assert (launch.grid, launch.block, launch.cluster) == ((4, 1, 1), (32, 1, 1), (2, 1, 1))
        assert [kind for kind, _ in launch.attributes] == [int(a.id) for a in given]
    ok(driver.cuGraphExecDestroy(run))
    ok(driver.cuGraphDestroy(graph))


def test_kernels_are_launched_like_functions(context, stream):
    library = ok(driver.cuLibraryLoadData(kernels.SAXPY_PTX, [], [], 0, [], [], 0))
    kernel = ok(driver.cuLibraryGetKernel(library, b"nothing"))
    assert driver.cuLaunchKernel(int(kernel), 1, 1, 1, 1, 1, 1, 0, stream, None, 0) == FINE
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuLibraryUnload(library))


def test_functions_belong_to_their_context(nothing, device):
    own = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    foreign = ok(driver.cuStreamCreate(0))
    status = driver.cuLaunchKernel(nothing, 1, 1, 1, 1, 1, 1, 0, foreign, None, 0)
    assert status == (CUresult.CUDA_ERROR_INVALID_HANDLE,)
    ok(driver.cuCtxDestroy(own))


@on_stub
def test_held_launches_count(driver_stub, nothing, stream):
    driver_stub.hold(stream)
    ok(driver.cuLaunchKernelEx(config(stream), nothing, None, 0))
    assert driver.cuStreamQuery(stream) == (CUresult.CUDA_ERROR_NOT_READY,)
    assert len(driver_stub.launches()) == 1, "kept when asked for"


# --- occupancy ------------------------------------------------------------------------------------

# These are an H200's answers.
BLOCKS = [(1, 32), (32, 32), (64, 32), (96, 21), (128, 16), (192, 10), (256, 8), (512, 4), (768, 2), (1024, 2)]
BLOCKS += [(1025, 0)]
DYNAMIC = [(1, 16), (1024, 16), (16384, 13), (40000, 5), (49152, 4), (49153, 0)]


@on_stub
@pytest.mark.parametrize(("block", "count"), BLOCKS)
def test_blocks_per_multiprocessor(nothing, block, count):
    assert ok(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(nothing, block, 0)) == count


@on_stub
@pytest.mark.parametrize(("shared", "count"), DYNAMIC)
def test_blocks_with_shared_memory(nothing, shared, count):
    assert ok(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(nothing, 128, shared)) == count


@on_stub
def test_block_sizes(module, nothing):
    sizes = driver.cuOccupancyMaxPotentialBlockSize
    layout = ok(driver.cuModuleGetFunction(module, b"layout"))
    assert ok(sizes(nothing, None, 0, 0)) == (264, 1024)
    assert ok(sizes(nothing, None, 0, 100)) == (4224, 64)
    assert ok(sizes(layout, None, 0, 0)) == (1056, 256)
    assert sizes(nothing, None, 0, -1)[0] == CUresult.CUDA_ERROR_INVALID_VALUE


@on_stub
@pytest.mark.parametrize(("blocks", "size"), [(1, 49152), (4, 49152), (8, 29184), (16, 14592), (20, 11648), (32, 7296)])
def test_available_shared_memory(nothing, blocks, size):
    assert ok(driver.cuOccupancyAvailableDynamicSMemPerBlock(nothing, blocks, 64)) == size


@on_stub
def test_cluster_occupancy(nothing, stream):
    assert ok(driver.cuOccupancyMaxPotentialClusterSize(nothing, config(stream, 64, 128))) == 8
    assert ok(driver.cuOccupancyMaxActiveClusters(nothing, config(stream, 64, 128))) == 0
    assert ok(driver.cuOccupancyMaxActiveClusters(nothing, config(stream, 64, 128, [cluster(8)]))) > 0
    too_large = driver.cuOccupancyMaxActiveClusters(nothing, config(stream, 64, 128, [cluster(16)]))
    assert too_large[0] == CUresult.CUDA_ERROR_INVALID_CLUSTER_SIZE

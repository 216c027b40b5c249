"""Test on a GPU that CachingMemoryResource never lends memory to two streams at once."""

import random

import pytest

SIZES = [4 << 10, 64 << 10, 3 << 20, 40 << 20]


@pytest.fixture
def device():
    from cubind import core

    device = core.Device(0)
    device.set_current()
    return device


def test_contents(device, rng):
    """Memory keeps its contents if it is freed while work on it is still queued."""
    import numpy

    from cubind import core

    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    pinned = core.LegacyPinnedMemoryResource()
    streams = [device.create_stream() for _ in range(4)]
    found = []
    for number in range(400):
        stream, size = streams[number % 4], SIZES[int(rng.integers(len(SIZES)))]
        with mr.allocate(size, stream=stream) as buffer:
            for _ in range(3):
                buffer.fill(0, stream=stream)
            buffer.fill(number % 251, stream=stream)
            host = pinned.allocate(4096, stream=stream)
            buffer[size - 4096 :].copy_to(host, stream=stream)
            found.append((number % 251, host))
    device.sync()
    for value, host in found:
        assert (numpy.frombuffer(memoryview(host), dtype=numpy.uint8) == value).all()
    statistics = mr.statistics
    assert statistics.in_use == 0 and statistics.reused_count > 200
    assert mr.trim() == statistics.kept
    mr.close()


def test_idle_streams_share(device):
    from cubind import core

    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    streams = [device.create_stream() for _ in range(8)]
    addresses = set()
    for stream in streams * 4:
        with mr.allocate(1 << 20, stream=stream) as buffer:
            addresses.add(buffer.handle)
        stream.sync()
    assert len(addresses) == 1 and mr.statistics.upstream_count == 1


GLOBAL, THREAD_LOCAL, RELAXED = range(3)  # CUstreamCaptureMode


@pytest.mark.parametrize("mode", [GLOBAL, THREAD_LOCAL, RELAXED])
def test_captures_stay_valid(device, mode):
    """The cache never invalidates a capture. Only in relaxed mode may it ask a pool meanwhile."""
    from cubind import core
    from cubind.checked import driver

    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    stream, other = device.create_stream(), device.create_stream()
    late = mr.allocate(1 << 20, stream=stream)
    mr.allocate(4096, stream=stream).close()
    mr.allocate(4096, stream=other).close()
    device.sync()
    driver.cuStreamBeginCapture(int(stream.handle), mode)
    try:
        late.fill(1, stream=stream)
        with pytest.raises(RuntimeError, match="capturing"):
            mr.allocate(4096, stream=stream)
        late.close()
        before = mr.statistics
        for _ in range(2):
            mr.allocate(4096, stream=other).close()
        assert mr.statistics.upstream_count == before.upstream_count, "what is kept needs nothing of the driver"
        if mode == RELAXED:
            mr.allocate(1 << 20, stream=other).close()
            mr.trim()
    finally:
        graph = driver.cuStreamEndCapture(int(stream.handle))
    driver.cuGraphDestroy(graph)
    mr.close()


def test_out_of_memory(device):
    """Nearly all device memory can be used in one size, and then in another."""
    from cubind import core
    from cubind.checked import driver

    available, _ = driver.cuMemGetInfo()
    if available < 8 << 30:
        pytest.skip("needs 8 GiB of free device memory")
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    stream, other = device.create_stream(), device.create_stream()
    half = (available * 2 // 5) >> 21 << 21
    for s in (stream, other):
        mr.allocate(half, stream=s).close()
    held = mr.allocate(random.Random(1).choice([half * 7 // 4]), stream=other)
    held.fill(1, stream=other)
    other.sync()
    held.close()
    mr.close()


def test_end_of_streams(device):
    from cubind import core

    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    for _ in range(50):
        with device.create_stream() as stream, mr.allocate(1 << 20, stream=stream) as buffer:
            buffer.fill(7, stream=stream)
            stream.sync()
    assert mr.statistics.upstream_count <= 2
    mr.close()

"""Provide fixtures for tests of CachingMemoryResource, and a recorder of its driver calls."""

import gc

import pytest

from support import libraries

RECORD = 1


@pytest.fixture
def core():
    from cubind import core

    return core


@pytest.fixture(autouse=True)
def nothing_is_left():
    """Check that the upstream gets all memory back, and that streams and events are destroyed."""
    stub = libraries.load_stub("driver")
    gc.collect()
    before = stub.live()
    yield
    gc.collect()
    for kind in ("allocations", "streams", "events"):
        assert stub.live()[kind] <= before[kind], kind


@pytest.fixture
def allocations(device):
    """Return a function that counts the live allocations that the test has added."""
    stub = libraries.load_stub("driver")
    gc.collect()
    before = stub.live()["allocations"]
    return lambda: stub.live()["allocations"] - before


@pytest.fixture
def other(device):
    with device.create_stream() as stream:
        yield stream


@pytest.fixture
def mr(core, device):
    resource = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    yield resource
    resource.close()


def freed(mr, size, stream):
    """Return the address of memory that was allocated and freed on a stream."""
    buffer = mr.allocate(size, stream=stream)
    address = buffer.handle
    buffer.close()
    return address


class Spy:
    """Record the driver calls with which the cache checks another stream: names with handles."""

    NAMES = ("cuStreamIsCapturing", "cuEventRecord", "cuEventQuery", "cuStreamSynchronize")

    def __init__(self, stub, *names):
        self.stub, self.names = stub, names or self.NAMES
        for name in self.names:
            stub.set_mode(RECORD, name)
        stub.output("cuStreamIsCapturing", 1, bytes(4))

    def asked(self, function):
        """Return the function's result, and the driver calls that it makes, in order."""
        self.stub.clear_log()
        result = function()
        known = {self.stub.find(name): name for name in self.names}
        return result, [self._step(known[c.function], c) for c in self.stub.calls() if c.function in known]

    @staticmethod
    def _step(name, call):
        """Return the name with its first argument, for cuEventRecord with the stream, too."""
        places = (0, 1) if name == "cuEventRecord" else (0,)
        return (name, *(int.from_bytes(call.argument(i), "little") for i in places))


def counted(stub, function):
    """Return the function's result and its number of driver calls."""
    before = stub.counted_calls
    result = function()
    return result, stub.counted_calls - before

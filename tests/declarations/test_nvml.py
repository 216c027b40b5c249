"""The binding handles words of nvml.h that have another meaning in other headers."""

import pytest
from support import libraries

pytestmark = pytest.mark.skipif(libraries.ON_GPU or "nvml" not in libraries.MODULES, reason="looks into the stub of NVML")

KNOWN = [0, 2, 8]  # tests/stubs/nvml/lists.c
UNKNOWN = 32


def device():
    from cubind.checked import nvml

    return nvml.nvmlDeviceGetHandleByIndex(0)


def test_reserved_memory_is_a_number(stub_of):
    """`reserved` is a number of an answer, not room for later versions."""
    from cubind.checked import nvml

    stub = stub_of("nvml")
    numbers = {"total": 1 << 36, "reserved": 1 << 28, "free": 1 << 35, "used": 1 << 34}
    words = (nvml.nvmlMemory_v2, *numbers.values())
    stub.output("nvmlDeviceGetMemoryInfo_v2", 1, b"".join(word.to_bytes(8, "little") for word in words))
    memory = nvml.nvmlMemory_v2_t()
    nvml.nvmlDeviceGetMemoryInfo_v2(device(), memory)
    assert {name: getattr(memory, name) for name in numbers} == numbers
    assert "reserved" in dir(memory) and str(1 << 28) in repr(memory)


def test_performance_states_are_measured_in_bytes():
    from array import array

    from cubind.checked import nvml

    room = array("I", [7] * 4)
    nvml.nvmlDeviceGetSupportedPerformanceStates(device(), room, 4 * room.itemsize)
    assert list(room) == [*KNOWN, UNKNOWN]
    with pytest.raises(ValueError, match="argument 'pstates' has 16 bytes, but 17 are needed"):
        nvml.nvmlDeviceGetSupportedPerformanceStates(device(), room, 4 * room.itemsize + 1)

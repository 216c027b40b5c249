"""Test on a GPU that a kernel gets all of its many parameters, which travel as one buffer."""

import struct

import pytest
from cubind.core import Device, LaunchConfig, Program, ProgramOptions, launch
from cubind.core.graph import GraphDefinition

TYPES = ("double", "char", "float", "short", "long long", "unsigned char")


def source(count):
    params = [f"{TYPES[i % len(TYPES)]} p{i}" for i in range(count)]
    sums = "".join(f"sum += p{i} * {i + 1};" for i in range(count))
    return f'extern "C" __global__ void k(double *out, {", ".join(params)}) {{ double sum = 0; {sums} *out = sum; }}'


@pytest.mark.parametrize("count", [20, 30, 31, 32, 64, 255, 256, 500])
def test_sum_of_parameters(count):
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    kernel = Program(source(count), "c++", ProgramOptions()).compile("cubin").get_kernel("k")
    out, config = device.allocate(8, stream=stream), LaunchConfig(1, None, 1)
    values = [i % 100 for i in range(count)]
    expected = float(sum(v * (i + 1) for i, v in enumerate(values)))

    def check(run):
        out.fill(0, stream=stream)
        run()
        found = bytearray(8)
        out.copy_to(found, stream=stream)
        stream.sync()
        assert struct.unpack("d", found) == (expected,)

    check(lambda: launch(stream, config, kernel, out, *values))
    with stream.capture() as graph:
        kernel[config, stream](out, *values)
    check(lambda: graph.launch(stream))
    definition = GraphDefinition()
    definition.launch(config, kernel, out, *values)
    check(lambda: definition.instantiate().launch(stream))

"""Compile programs with NVRTC and CUDA's headers, and run them on the simulated device.

The tests compare the programs' output with NumPy's.
"""

import functools

import numpy
import pytest
from cubind import driver
from cubind.core import LaunchConfig, ObjectCode, Program, ProgramOptions, launch

from support import libraries

INCLUDE = libraries.ROOT / "build" / "cuda" / libraries.RELEASE / "include"
MODES = {
    "default": {},
    "debug": {"debug": True, "device_code_optimize": False},
    "fast": {"use_fast_math": True},
}


@functools.cache
def ptx_of(source, mode):
    """Return the PTX of a source, compiled once for all tests of a process."""
    paths = [str(INCLUDE), str(INCLUDE / "cccl")]
    options = ProgramOptions(arch="sm_90", std="c++17", include_path=paths, **MODES[mode])
    return Program(source, "c++", options).compile("ptx").code


class Compiled:
    """The kernels of one source on the simulated device."""

    def __init__(self, device, stream, source, mode):
        self.device, self.stream, self.mode = device, stream, mode
        self.code = ObjectCode.from_ptx(ptx_of(source, mode))

    def unload(self):
        """Unload the code, which outlives its object.

        Otherwise hundreds of tests would each leave megabytes of it loaded.
        """
        assert driver.cuLibraryUnload(self.code.handle) == (driver.CUresult.CUDA_SUCCESS,)

    def buffer(self, array):
        """Copy an array to the device and return its Buffer."""
        buffer = self.device.allocate(array.nbytes, stream=self.stream)
        buffer.copy_from(numpy.ascontiguousarray(array), stream=self.stream)
        return buffer

    def launch(self, name, grid, block, *arguments, **config):
        """Launch a kernel and return its arrays, in the order of the arguments.

        Arrays go to the device and come back; buffers and numbers are passed unchanged.
        """
        arrays = {i: self.buffer(a) for i, a in enumerate(arguments) if isinstance(a, numpy.ndarray)}
        given = [arrays.get(i, a) for i, a in enumerate(arguments)]
        launch(self.stream, LaunchConfig(grid=grid, block=block, **config), self.code.get_kernel(name), *given)
        self.stream.sync()
        results = []
        for i, buffer in arrays.items():
            results.append(numpy.empty_like(arguments[i]))
            buffer.copy_to(results[-1], stream=self.stream)
        self.stream.sync()
        return results


def fixture_for(source):
    """Return a fixture `kernels`: the kernels of a source, compiled in each mode."""

    @pytest.fixture(params=MODES)
    def kernels(request, nvrtc, device, stream):
        if not INCLUDE.is_dir():
            pytest.skip(f"no headers of CUDA {libraries.RELEASE}")
        stub = libraries.load_stub("driver")
        stub.simulate(True)
        compiled = Compiled(device, stream, source, request.param)
        yield compiled
        compiled.unload()
        stub.simulate(None)

    return kernels


def ulps(values, exact, dtype):
    """Return the distance of values from the exact ones, rounded to the type.

    The unit is the last place of the rounded value, as in CUDA's documentation.
    """
    rounded = numpy.asarray(exact).astype(dtype)
    return numpy.abs(values.astype(numpy.longdouble) - rounded) / numpy.spacing(numpy.abs(rounded))

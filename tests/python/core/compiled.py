"""Programs that NVRTC compiles with CUDA's headers, for the simulated device; what they write is compared with NumPy."""

import functools

import libraries
import numpy
import pytest
from cubind import driver
from cubind.core import LaunchConfig, ObjectCode, Program, ProgramOptions, launch

INCLUDE = libraries.ROOT / "build" / "cuda" / libraries.RELEASE / "include"
MODES = {
    "default": {},
    "debug": {"debug": True, "device_code_optimize": False},
    "fast": {"use_fast_math": True},
}


@functools.cache
def ptx_of(source, mode):
    """Compiled once for all tests of a process."""
    paths = [str(INCLUDE), str(INCLUDE / "cccl")]
    options = ProgramOptions(arch="sm_90", std="c++17", include_path=paths, **MODES[mode])
    return Program(source, "c++", options).compile("ptx").code


class Compiled:
    """Kernels of one source on the simulated device."""

    def __init__(self, device, stream, source, mode):
        self.device, self.stream, self.mode = device, stream, mode
        self.code = ObjectCode.from_ptx(ptx_of(source, mode))

    def unload(self):
        """Code stays loaded when its object goes, and hundreds of tests load megabytes of it."""
        assert driver.cuLibraryUnload(self.code.handle) == (driver.CUresult.CUDA_SUCCESS,)

    def buffer(self, array):
        """The array's copy on the device."""
        buffer = self.device.allocate(array.nbytes, stream=self.stream)
        buffer.copy_from(numpy.ascontiguousarray(array), stream=self.stream)
        return buffer

    def launch(self, name, grid, block, *arguments, **config):
        """Arrays go to the device and come back, in their order; buffers and numbers are as they are."""
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
    """A fixture of a test module: `kernels` are those of its source, compiled in each way."""

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
    """How far values are from what is exact, rounded: in units of its last place, as CUDA's documentation counts."""
    rounded = numpy.asarray(exact).astype(dtype)
    return numpy.abs(values.astype(numpy.longdouble) - rounded) / numpy.spacing(numpy.abs(rounded))

"""Link a kernel and a separately compiled device function with nvJitLink, and run the kernel."""

import ctypes

import numpy as np
import pytest
from cubind import FunctionNotFoundError, LibraryNotFoundError, nvjitlink, runtime

KERNEL = """
extern __device__ float weight(float x);
extern "C" __global__ void weigh(float *data) { data[threadIdx.x] = weight(data[threadIdx.x]); }
"""
DEVICE = "__device__ float weight(float x) { return 3 * x + 1; }"
ATTRIBUTE = runtime.cudaDeviceAttr


def compiled(source, kind, number):
    from cubind.checked import nvrtc

    options = {"PTX": [f"-arch=compute_{number}"], "CUBIN": [f"-arch=sm_{number}"]}
    options["LTOIR"] = [*options["PTX"], "-dlto"]
    program = nvrtc.nvrtcCreateProgram(source, "part.cu")
    nvrtc.nvrtcCompileProgram(program, ["-rdc=true", *options[kind]])
    data = getattr(nvrtc, f"nvrtcGet{kind}")(program)
    nvrtc.nvrtcDestroyProgram(program)
    return data.encode() if isinstance(data, str) else bytes(data)


@pytest.mark.parametrize("kind", ["PTX", "CUBIN", "LTOIR"])
def test_linked_kernel_runs(checked, rng, kind):
    link, rt = checked.nvjitlink, checked.runtime
    try:
        if link.nvJitLinkVersion() < checked.nvrtc.nvrtcVersion():
            pytest.skip("nvJitLink is older than NVRTC: it need not know what that makes")
    except (LibraryNotFoundError, FunctionNotFoundError) as error:
        pytest.skip(f"no library on this machine: {str(error).splitlines()[0]}")
    major, minor = (
        rt.cudaDeviceGetAttribute(a, 0)
        for a in (ATTRIBUTE.cudaDevAttrComputeCapabilityMajor, ATTRIBUTE.cudaDevAttrComputeCapabilityMinor)
    )
    handle = link.nvJitLinkCreate([f"-arch=sm_{major}{minor}"] + ["-lto"] * (kind == "LTOIR"))
    for source in (KERNEL, DEVICE):
        data = compiled(source, kind, f"{major}{minor}")
        kind_of = getattr(nvjitlink.nvJitLinkInputType, f"NVJITLINK_INPUT_{kind}")
        link.nvJitLinkAddData(handle, kind_of, data, len(data))
    link.nvJitLinkComplete(handle)
    library = rt.cudaLibraryLoadData(bytes(link.nvJitLinkGetLinkedCubin(handle)))
    link.nvJitLinkDestroy(handle)

    x = rng.random(64, dtype=np.float32)
    memory = rt.cudaMalloc(x.nbytes)
    rt.cudaMemcpy(memory, x, x.nbytes, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
    kernel = rt.cudaLibraryGetKernel(library, b"weigh")
    grid, block = runtime.dim3(), runtime.dim3()
    grid.x = grid.y = grid.z = block.y = block.z = 1
    block.x = len(x)
    rt.cudaLaunchKernel(kernel, grid, block, ((memory,), (ctypes.c_void_p,)), 0, None)
    result = np.empty_like(x)
    rt.cudaMemcpy(result, memory, x.nbytes, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    np.testing.assert_allclose(result, 3 * x.astype(np.float64) + 1, rtol=1e-6)
    rt.cudaFree(memory)
    rt.cudaLibraryUnload(library)

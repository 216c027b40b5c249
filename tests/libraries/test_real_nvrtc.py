"""The tuple and the checked form compile sources with the real NVRTC, which needs no GPU."""

import pytest
from support import kernels
from support.child import in_child, skip

pytestmark = pytest.mark.nvrtc

real = in_child(nvrtc="real")


def libraries_at_hand():
    """Return cubind.nvrtc and its checked form, or end the child as skipped without NVRTC."""
    import cubind
    from cubind import nvrtc
    from cubind.checked import nvrtc as checked

    try:
        nvrtc.nvrtcVersion()
    except cubind.LibraryNotFoundError:
        skip("no NVRTC on this machine")
    return nvrtc, checked


def ok(result):
    status, *rest = result
    assert status == 0, status
    return rest[0] if len(rest) == 1 else tuple(rest) or None


def text_of(data):
    """Return PTX or a log as text, whatever its type is."""
    return data if isinstance(data, str) else bytes(data).split(b"\0")[0].decode()


@real
def test_version_and_architectures():
    nvrtc, checked = libraries_at_hand()
    major, minor = ok(nvrtc.nvrtcVersion())
    assert (major, minor) == tuple(checked.nvrtcVersion()) and major >= 12
    architectures = ok(nvrtc.nvrtcGetSupportedArchs())
    assert 90 in architectures
    assert len(architectures) == ok(nvrtc.nvrtcGetNumSupportedArchs())
    assert nvrtc.nvrtcGetErrorString(nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION) == (0, b"NVRTC_ERROR_COMPILATION")


@real
def test_saxpy_in_the_tuple_form():
    nvrtc, _ = libraries_at_hand()
    program = ok(nvrtc.nvrtcCreateProgram(kernels.SAXPY_SOURCE, b"saxpy.cu", 0, [], []))
    assert nvrtc.nvrtcCompileProgram(program, 1, [b"--gpu-architecture=sm_90"]) == (0,)
    size = ok(nvrtc.nvrtcGetPTXSize(program))
    ptx = b" " * size
    assert nvrtc.nvrtcGetPTX(program, ptx) == (0,)
    assert b".visible .entry saxpy(" in ptx and ptx.endswith(b"\0")
    cubin = bytearray(ok(nvrtc.nvrtcGetCUBINSize(program)))
    assert nvrtc.nvrtcGetCUBIN(program, cubin) == (0,)
    assert cubin[:4] == b"\x7fELF"
    assert ok(nvrtc.nvrtcGetProgramLogSize(program)) >= 1
    assert nvrtc.nvrtcDestroyProgram(program) == (0,)
    assert int(program) == 0


@real
def test_saxpy_in_the_checked_form():
    _, nvrtc = libraries_at_hand()
    program = nvrtc.nvrtcCreateProgram(kernels.SAXPY_SOURCE.decode(), "saxpy.cu")
    assert nvrtc.nvrtcCompileProgram(program, ["--gpu-architecture=sm_90"]) is None
    assert ".visible .entry saxpy(" in text_of(nvrtc.nvrtcGetPTX(program))
    assert bytes(nvrtc.nvrtcGetCUBIN(program))[:4] == b"\x7fELF"
    assert text_of(nvrtc.nvrtcGetProgramLog(program)) == ""
    nvrtc.nvrtcDestroyProgram(program)


@real
def test_log_of_a_broken_program():
    nvrtc, _ = libraries_at_hand()
    program = ok(nvrtc.nvrtcCreateProgram(kernels.BROKEN_SOURCE, b"broken.cu", 0, [], []))
    assert nvrtc.nvrtcCompileProgram(program, 0, []) == (nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION,)
    log = bytearray(ok(nvrtc.nvrtcGetProgramLogSize(program)))
    ok(nvrtc.nvrtcGetProgramLog(program, log))
    assert b'broken.cu(4): error: identifier "no_such_variable" is undefined' in log
    ok(nvrtc.nvrtcDestroyProgram(program))


@real
def test_buffers_that_are_too_short():
    nvrtc, checked = libraries_at_hand()
    program = ok(nvrtc.nvrtcCreateProgram(b'extern "C" __global__ void k() {}', b"k.cu", 0, [], []))
    ok(nvrtc.nvrtcCompileProgram(program, 0, []))
    size = ok(nvrtc.nvrtcGetPTXSize(program))
    for form in (nvrtc, checked):
        for buffer in (bytearray(8), b" " * (size - 1)):
            told = rf"nvrtcGetPTX\(\): argument 'ptx' has {len(buffer)} bytes, but {size} are needed"
            with pytest.raises(ValueError, match=told):
                form.nvrtcGetPTX(program, buffer)
    ok(nvrtc.nvrtcDestroyProgram(program))


@real
def test_an_empty_log_changes_no_shared_bytes():
    """An empty log is one NUL, which must not change CPython's shared b" "."""
    nvrtc, checked = libraries_at_hand()
    program = ok(nvrtc.nvrtcCreateProgram(b'extern "C" __global__ void k() {}', b"k.cu", 0, [], []))
    ok(nvrtc.nvrtcCompileProgram(program, 0, []))
    size = ok(nvrtc.nvrtcGetProgramLogSize(program))
    assert size == 1
    log = b" " * size
    for form in (nvrtc, checked):
        form.nvrtcGetProgramLog(program, log)
        assert b" ".join([b"a", b"b"]) == bytes([97, 32, 98])
    ok(nvrtc.nvrtcDestroyProgram(program))


@real
def test_compile_error_carries_its_log():
    import cubind

    nvrtc, checked = libraries_at_hand()
    program = checked.nvrtcCreateProgram(kernels.BROKEN_SOURCE, "broken.cu")
    with pytest.raises(cubind.NvrtcError) as info:
        checked.nvrtcCompileProgram(program)
    assert info.value.code is nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION
    assert info.value.function == "nvrtcCompileProgram"
    assert 'identifier "no_such_variable" is undefined' in str(info.value)
    checked.nvrtcDestroyProgram(program)


@real
def test_lowered_names():
    nvrtc, checked = libraries_at_hand()
    program = ok(nvrtc.nvrtcCreateProgram(kernels.TEMPLATE_SOURCE, b"scale.cu", 0, [], []))
    ok(nvrtc.nvrtcAddNameExpression(program, b"scale<float>"))
    checked.nvrtcAddNameExpression(program, "scale<double>")
    ok(nvrtc.nvrtcCompileProgram(program, 0, []))
    lowered = ok(nvrtc.nvrtcGetLoweredName(program, b"scale<float>"))
    assert lowered == b"_Z5scaleIfEvPT_S0_"
    assert checked.nvrtcGetLoweredName(program, "scale<double>") == "_Z5scaleIdEvPT_S0_"
    ptx = text_of(checked.nvrtcGetPTX(program))
    assert lowered.decode() in ptx
    status, name = nvrtc.nvrtcGetLoweredName(program, b"scale<int>")
    assert status == nvrtc.nvrtcResult.NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID and name is None
    ok(nvrtc.nvrtcDestroyProgram(program))


@real
def test_headers_from_memory():
    nvrtc, checked = libraries_at_hand()
    source = b'#include "answer.h"\nextern "C" __global__ void k(int *out) { *out = ANSWER; }'
    headers, names = [b"#define ANSWER 42"], [b"answer.h"]
    program = ok(nvrtc.nvrtcCreateProgram(source, b"k.cu", 1, headers, names))
    ok(nvrtc.nvrtcCompileProgram(program, 0, []))
    ok(nvrtc.nvrtcDestroyProgram(program))
    program = checked.nvrtcCreateProgram(source, None, headers=headers, includeNames=names)
    checked.nvrtcCompileProgram(program)
    checked.nvrtcDestroyProgram(program)


@real
def test_compiled_kernel_loads_and_launches():
    """PTX of the real compiler loads and has the layout that the source says."""
    import ctypes

    _, nvrtc = libraries_at_hand()
    from cubind.checked import driver

    program = nvrtc.nvrtcCreateProgram(kernels.SAXPY_SOURCE, "saxpy.cu")
    nvrtc.nvrtcCompileProgram(program, ["--gpu-architecture=compute_75"])
    ptx = nvrtc.nvrtcGetPTX(program)
    driver.cuInit(0)
    context = driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0))
    driver.cuCtxSetCurrent(context)
    module = driver.cuModuleLoadData(ptx.encode() if isinstance(ptx, str) else ptx)
    function = driver.cuModuleGetFunction(module, "saxpy")
    assert [driver.cuFuncGetParamInfo(function, i) for i in range(5)] == kernels.LAYOUTS["saxpy"]
    arguments = ((1.0, 0, 0, 0, 0), (ctypes.c_float, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint))
    driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, None, arguments)
    driver.cuCtxSynchronize()
    driver.cuModuleUnload(module)

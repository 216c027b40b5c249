"""Call the real libNVVM, nvFatbin and NVTX, which need no GPU, and NVML without a driver."""

from support.child import in_child, skip

LAYOUT = (
    b"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-"
    b"v64:64:64-v128:128:128-n16:32:64"
)
MODULE = b"""target datalayout = "%b"
target triple = "nvptx64-nvidia-cuda"
define void @fill(ptr %%p, i32 %%v) {
  store i32 %%v, ptr %%p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @fill, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
""" % LAYOUT


def at_hand(name, first, *arguments):
    """Return cubind.checked.<name>; the child ends as skipped if its library is missing."""
    import importlib

    import cubind

    module = importlib.import_module(f"cubind.checked.{name}")
    try:
        getattr(module, first)(*arguments)
    except cubind.LibraryNotFoundError as error:
        skip(f"no library on this machine: {str(error).splitlines()[0]}")
    return module


def compiled():
    """Return MODULE as PTX."""
    nvvm = at_hand("nvvm", "nvvmVersion")
    program = nvvm.nvvmCreateProgram()
    nvvm.nvvmAddModuleToProgram(program, MODULE, len(MODULE), "fill.ll")
    nvvm.nvvmCompileProgram(program, ["-arch=compute_100"])
    text = bytes(nvvm.nvvmGetCompiledResult(program))
    assert nvvm.nvvmGetCompiledResultSize(program) == len(text)
    nvvm.nvvmDestroyProgram(program)
    assert repr(program) == "<nvvmProgram 0x0 closed>"
    return text


@in_child(nvvm="real")
def test_a_module_is_compiled():
    text = compiled()
    assert b".target sm_100" in text and b".entry fill" in text


@in_child(nvvm="real")
def test_what_is_wrong_with_a_module():
    import cubind

    nvvm = at_hand("nvvm", "nvvmVersion")
    from cubind import nvvm as tuples

    program = nvvm.nvvmCreateProgram()
    broken = MODULE.replace(b"i32 %v, ptr %p", b"i64 %v, ptr %p")
    try:
        nvvm.nvvmAddModuleToProgram(program, broken, len(broken))
        nvvm.nvvmCompileProgram(program, ["-arch=compute_100"])
        raise AssertionError
    except cubind.NvvmError as error:
        assert error.code in (tuples.nvvmResult.NVVM_ERROR_COMPILATION, tuples.nvvmResult.NVVM_ERROR_INVALID_IR)
        assert "%v" in str(error)  # the program's log
    status, size = tuples.nvvmGetProgramLogSize(program)
    log = bytearray(size)
    assert (status, *tuples.nvvmGetProgramLog(program, log)) == (0, 0) and b"%v" in log
    try:
        nvvm.nvvmCompileProgram(program, ["-nonsense"])
        raise AssertionError
    except cubind.NvvmError as error:
        assert error.code is tuples.nvvmResult.NVVM_ERROR_INVALID_OPTION


@in_child(nvvm="real")
def test_a_buffer_that_is_too_short():
    nvvm = at_hand("nvvm", "nvvmVersion")
    program = nvvm.nvvmCreateProgram()
    try:
        nvvm.nvvmAddModuleToProgram(program, MODULE, len(MODULE) + 1)
        raise AssertionError
    except ValueError as error:
        assert "buffer" in str(error)


@in_child(nvvm="real", nvfatbin="real")
def test_code_becomes_a_fatbin():
    import cubind

    nvfatbin = at_hand("nvfatbin", "nvFatbinVersion")
    text = compiled()
    handle = nvfatbin.nvFatbinCreate(["-cuda", "-64"])
    nvfatbin.nvFatbinAddPTX(handle, text, len(text), "100", "fill.ptx")
    image = nvfatbin.nvFatbinGet(handle)
    assert len(image) == nvfatbin.nvFatbinSize(handle) and image[:4] == b"\x50\xed\x55\xba"
    nvfatbin.nvFatbinDestroy(handle)
    assert repr(handle) == "<nvFatbinHandle 0x0 closed>"
    try:
        nvfatbin.nvFatbinCreate(["-nonsense"])
        raise AssertionError
    except cubind.NvFatbinError as error:
        assert error.name == "NVFATBIN_ERROR_UNRECOGNIZED_OPTION"


@in_child(nvtx="real")
def test_marks_and_ranges():
    """Without a tool NVTX keeps nothing: the depths say so, and handles are null."""
    nvtx = at_hand("nvtx", "nvtxRangePop")
    attributes = nvtx.nvtxEventAttributes_t()
    assert (attributes.version, attributes.size) == (3, nvtx.NVTX_EVENT_ATTRIB_STRUCT_SIZE)
    attributes.messageType = nvtx.nvtxMessageType_t.NVTX_MESSAGE_TYPE_ASCII
    attributes.message.ascii = b"a mark"
    assert nvtx.nvtxMark("a mark") is None and nvtx.nvtxMarkEx(attributes) is None
    assert nvtx.nvtxRangePush(b"outer") == nvtx.nvtxRangePop() == -2
    assert int(nvtx.nvtxDomainCreate("domain")) == 0 and int(nvtx.nvtxRangeStart("range")) == 0


@in_child(nvml="real", hardware=False)
def test_nvml_without_a_driver():
    import cubind
    from cubind import nvml
    from cubind.checked import nvml as checked

    memory = nvml.nvmlMemory_v2_t()
    assert memory.version == nvml.nvmlMemory_v2 and nvml.sizeof(nvml.nvmlMemory_v2_t) == memory.version & 0xFFFFFF
    for module in nvml, checked:
        try:
            module.nvmlInit()
        except cubind.LibraryNotFoundError as error:
            assert "libnvidia-ml.so.1" in str(error) and "\n" not in str(error)
        except cubind.NvmlError as error:
            # there is a library, but no driver that it could use
            assert error.function == "nvmlInit"

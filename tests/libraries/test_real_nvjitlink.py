"""Link two parts that the real NVRTC compiled with the real nvJitLink, which needs no GPU."""

import pytest
from support.child import in_child, skip

real = in_child(nvrtc="real", nvjitlink="real")
forms = pytest.mark.parametrize("form", ["tuple", "checked"])

ARCHITECTURE = "-arch=sm_90"
KERNEL = """
__device__ int twice(int x);
extern "C" __global__ void kernel(int *p) { *p = twice(*p); }
"""
DEVICE = "__device__ int twice(int x) { return 2 * x; }"


def at_hand(form="checked"):
    """Return cubind.nvjitlink and its functions, all in the checked form's style.

    The child ends as skipped if a library is missing.
    """
    import cubind
    from cubind import nvjitlink
    from cubind.checked import nvjitlink as checked
    from cubind.checked import nvrtc

    try:
        if checked.nvJitLinkVersion() < nvrtc.nvrtcVersion():
            skip("nvJitLink is older than NVRTC: it need not know what that makes")
    except cubind.LibraryNotFoundError as error:
        skip(f"no library on this machine: {str(error).splitlines()[0]}")
    return nvjitlink, checked if form == "checked" else TupleForm(nvjitlink)


class TupleForm:
    """The tuple form, with counts, sizes and buffers as in C."""

    def __init__(self, module):
        self.module = module

    def __getattr__(self, name):
        function = getattr(self.module, name)

        def call(*arguments):
            if name == "nvJitLinkCreate":
                arguments = (len(arguments[0]), *arguments)
            elif name == "nvJitLinkAddData":
                arguments = (*arguments, None)[:5]
            elif hasattr(self.module, name + "Size"):
                return self.text(name, *arguments)
            return ok(function(*arguments))

        return call

    def text(self, name, handle):
        data = bytearray(ok(getattr(self.module, name + "Size")(handle)))
        assert getattr(self.module, name)(handle, data) == (0,)
        return data


def ok(result):
    status, *rest = result
    assert status == 0, status
    return rest[0] if len(rest) == 1 else tuple(rest) or None


def text_of(data):
    return data if isinstance(data, str) else bytes(data).split(b"\0")[0].decode()


def compiled(source, kind):
    """Return the bytes that NVRTC compiles the source to."""
    from cubind.checked import nvrtc

    options = {"PTX": ["-arch=compute_90"], "CUBIN": ["-arch=sm_90"], "LTOIR": ["-arch=compute_90", "-dlto"]}[kind]
    program = nvrtc.nvrtcCreateProgram(source, "part.cu")
    nvrtc.nvrtcCompileProgram(program, ["-rdc=true", *options])
    data = getattr(nvrtc, f"nvrtcGet{kind}")(program)
    nvrtc.nvrtcDestroyProgram(program)
    return data.encode() if isinstance(data, str) else bytes(data)


# The library reads names, and may read data, when it links, so both must live until then.
NAMES = [f"part {number}" for number in range(4)]
kept = []


def add(link, nvjitlink, handle, kind, *sources):
    for name, source in zip(NAMES, sources, strict=False):
        data = compiled(source, kind)
        kept.append(data)
        kind_of = getattr(nvjitlink.nvJitLinkInputType, f"NVJITLINK_INPUT_{kind}")
        assert link.nvJitLinkAddData(handle, kind_of, data, len(data), name) is None


@real
def test_version():
    nvjitlink, checked = at_hand()
    major, minor = checked.nvJitLinkVersion()
    assert nvjitlink.nvJitLinkVersion() == (nvjitlink.nvJitLinkResult.NVJITLINK_SUCCESS, major, minor)
    assert major == 13


@forms
@pytest.mark.parametrize("kind", ["PTX", "CUBIN", "LTOIR"])
@real
def test_two_parts_become_a_cubin(form, kind):
    nvjitlink, link = at_hand(form)
    handle = link.nvJitLinkCreate([ARCHITECTURE] + ["-lto"] * (kind == "LTOIR"))
    assert isinstance(handle, nvjitlink.nvJitLinkHandle) and int(handle)
    add(link, nvjitlink, handle, kind, KERNEL, DEVICE)
    assert link.nvJitLinkComplete(handle) is None
    cubin = bytes(link.nvJitLinkGetLinkedCubin(handle))
    assert cubin[:4] == b"\x7fELF" and b".text.kernel" in cubin
    assert len(cubin) == link.nvJitLinkGetLinkedCubinSize(handle)
    assert text_of(link.nvJitLinkGetErrorLog(handle)) == ""
    link.nvJitLinkDestroy(handle)
    assert repr(handle) == ("<nvJitLinkHandle 0x0 closed>" if form == "checked" else "<nvJitLinkHandle 0x0>")


@forms
@real
def test_files_and_the_info_log(form):
    import tempfile

    nvjitlink, link = at_hand(form)
    handle = link.nvJitLinkCreate([ARCHITECTURE, "-verbose"])
    with tempfile.NamedTemporaryFile(suffix=".ptx") as file:
        file.write(compiled(KERNEL, "PTX"))
        file.flush()
        link.nvJitLinkAddFile(handle, nvjitlink.nvJitLinkInputType.NVJITLINK_INPUT_PTX, file.name)
    # ANY stands for any of the known kinds; this input has no name.
    data = compiled(DEVICE, "CUBIN")
    link.nvJitLinkAddData(handle, nvjitlink.nvJitLinkInputType.NVJITLINK_INPUT_ANY, data, len(data))
    link.nvJitLinkComplete(handle)
    assert "kernel" in text_of(link.nvJitLinkGetInfoLog(handle))
    assert link.nvJitLinkGetInfoLogSize(handle) > 1
    link.nvJitLinkDestroy(handle)


@forms
@real
def test_ptx_and_lto_ir_of_the_whole(form):
    import cubind

    nvjitlink, link = at_hand(form)
    handle = link.nvJitLinkCreate([ARCHITECTURE, "-lto", "-ptx"])
    add(link, nvjitlink, handle, "LTOIR", KERNEL, DEVICE)
    link.nvJitLinkComplete(handle)
    ptx = text_of(link.nvJitLinkGetLinkedPtx(handle))
    assert ".visible .entry kernel(" in ptx and "call" not in ptx, "twice() is in its place"
    try:
        whole = bytes(link.nvJitLinkGetLinkedLTOIR(handle))
        assert len(whole) == link.nvJitLinkGetLinkedLTOIRSize(handle) > 0
    except cubind.FunctionNotFoundError:
        assert link.nvJitLinkVersion() < (13, 3)
    link.nvJitLinkDestroy(handle)


@real
def test_refused_options():
    import cubind

    nvjitlink, checked = at_hand()
    result = nvjitlink.nvJitLinkResult
    refused = result.NVJITLINK_ERROR_UNRECOGNIZED_OPTION
    assert nvjitlink.nvJitLinkCreate(2, [ARCHITECTURE, "-nonsense"]) == (refused, None)
    assert nvjitlink.nvJitLinkCreate(1, [b"-lto"]) == (result.NVJITLINK_ERROR_MISSING_ARCH, None)
    with pytest.raises(cubind.NvJitLinkError) as info:
        checked.nvJitLinkCreate([ARCHITECTURE, "-nonsense"])
    assert info.value.code is refused and info.value.function == "nvJitLinkCreate"
    assert info.value.name == "NVJITLINK_ERROR_UNRECOGNIZED_OPTION" and "-nonsense" in str(info.value)


@real
def test_undefined_symbol():
    import cubind

    nvjitlink, link = at_hand()
    for complete in (nvjitlink.nvJitLinkComplete, link.nvJitLinkComplete):
        handle = link.nvJitLinkCreate([ARCHITECTURE])
        add(link, nvjitlink, handle, "PTX", KERNEL)
        try:
            (status,) = complete(handle)
        except cubind.NvJitLinkError as error:
            assert error.code == status and "twice" in error.detail and error.detail in str(error)
        assert isinstance(status, nvjitlink.nvJitLinkResult) and status != 0
        log = text_of(link.nvJitLinkGetErrorLog(handle))
        assert "twice" in log and "part 0" in log
        link.nvJitLinkDestroy(handle)


@real
def test_broken_input():
    import cubind

    nvjitlink, link = at_hand()
    handle = link.nvJitLinkCreate([ARCHITECTURE])
    kind = nvjitlink.nvJitLinkInputType.NVJITLINK_INPUT_PTX
    broken = b".version 8.0\nthis is no PTX\n"
    with pytest.raises(cubind.CUDAError) as info:
        link.nvJitLinkAddData(handle, kind, broken, len(broken), "broken.ptx")
    assert type(info.value).__mro__[1] is cubind.NvJitLinkError
    assert info.value.code is nvjitlink.nvJitLinkResult.NVJITLINK_ERROR_PTX_COMPILE
    assert "broken.ptx" in info.value.detail and info.value.detail in str(info.value)
    link.nvJitLinkDestroy(handle)
    assert nvjitlink.nvJitLinkComplete(None) == (nvjitlink.nvJitLinkResult.NVJITLINK_ERROR_NULL_INPUT,)


@pytest.mark.peer
@real
def test_equal_to_the_peer():
    nvjitlink, link = at_hand()
    try:
        from cuda.bindings import nvjitlink as peer
    except ImportError:
        skip("no cuda.bindings here")
    assert tuple(peer.version()) == link.nvJitLinkVersion()
    handle, theirs = link.nvJitLinkCreate([ARCHITECTURE]), peer.create(1, [ARCHITECTURE])
    for name, source in zip(NAMES, [KERNEL, DEVICE], strict=False):
        data = compiled(source, "PTX")
        kept.append(data)
        link.nvJitLinkAddData(handle, nvjitlink.nvJitLinkInputType.NVJITLINK_INPUT_PTX, data, len(data), name)
        peer.add_data(theirs, peer.InputType.PTX, data, len(data), name)
    link.nvJitLinkComplete(handle)
    peer.complete(theirs)
    cubin = bytearray(peer.get_linked_cubin_size(theirs))
    peer.get_linked_cubin(theirs, cubin)
    assert bytes(link.nvJitLinkGetLinkedCubin(handle)) == cubin
    link.nvJitLinkDestroy(handle)
    peer.destroy(theirs)

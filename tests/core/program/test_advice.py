"""Errors give advice beyond the compiler's and driver's texts: architectures, paths as sources."""

import pytest
from cubind.core import Program, ProgramOptions
from cubind.core._advice import compile, load

KNOWN = [75, 80, 90, 100]
LIST = "This compiler supports sm_75, sm_80, sm_90, sm_100, and likewise compute_75 and so on"


@pytest.mark.parametrize(
    ("arch", "meant"),
    [("sm_9", "sm_90"), ("sm_1", "sm_100"), ("90", "sm_90"), ("compute_8", "sm_80"), ("sm_999", None), ("sm_", None), ("ada", None)],
)
def test_unknown_architecture(arch, meant):
    suggestion = f". Did you mean '{meant}'?" if meant else "."
    assert compile([b"-G", b"-arch=" + arch.encode()], KNOWN, b"") == f"\narch is {arch!r}{suggestion} {LIST}"


@pytest.mark.parametrize("options", [[], [b"-arch=sm_90"], [b"-arch=compute_100"], [b"-arch=sm_90a"], [b"-arch=sm_9", b"-arch=sm_80"]])
def test_known_architecture(options):
    assert compile(options, KNOWN, b"") == ""
    assert compile([b"-arch=sm_9"], [], b"") == ""


@pytest.mark.parametrize("path", ["kernels/scale.cu", "scale.cpp\n", "C:\\a b\\scale.cuh"])
def test_path_as_source(path):
    said = compile([], [], path.encode())
    assert said == f"\nthe source {path.strip()!r} looks like a path: pass the text of the file, as in pathlib.Path({path.strip()!r}).read_text()"


@pytest.mark.parametrize("source", ["", "int x;", "int f() { }.cu", "a\nb.cu", "x" * 300 + ".cu", "scale"])
def test_source_that_is_no_path(source):
    assert compile([], [], source.encode()) == ""


def cubin(number, abi):
    head = bytearray(64)
    head[:5], head[8], head[18:20] = b"\x7fELF\x02", abi, b"\xbe\x00"
    head[48:52] = (number << (8 if abi >= 8 else 0) | (0x05000000 if abi >= 8 else 0x500 << 16)).to_bytes(4, "little")
    return bytes(head)


@pytest.mark.parametrize("abi", [7, 8])
def test_machine_code(abi):
    assert load(cubin(80, abi), "cubin", 1, 9, 0) == ": the code is for sm_80, but device 1 is sm_90; compile it with arch='sm_90'"
    assert load(cubin(89, abi), "cubin", 0, 8, 6).startswith(": the code is for sm_89, but device 0 is sm_86")
    assert load(cubin(86, abi), "cubin", 0, 8, 9) == ""
    assert load(cubin(90, abi), "cubin", 0, 9, 0) == ""


def test_ptx():
    ptx = b"//\n.version 8.7\n.target sm_120\n.address_size 64\n"
    assert load(ptx, "ptx", 0, 9, 0) == ": the code is for sm_120 or newer, but device 0 is sm_90; compile it with arch='sm_90'"
    assert load(ptx, "ptx", 0, 12, 1) == ""


@pytest.mark.parametrize("code", [b"", b"\x7fELF", b"\x7fELF\x02" + bytes(10), bytes(64), b".target sm_"])
def test_code_that_is_none(code):
    for code_type in ("cubin", "ptx", "fatbin"):
        assert load(code, code_type, 0, 9, 0) == ""


@pytest.mark.nvrtc
@pytest.mark.parametrize("arch", ["sm_9", 90])
def test_message(nvrtc, arch):
    from cubind.core import NVRTCError

    with pytest.raises(NVRTCError, match=r"invalid value for --gpu-architecture.*\n\narch is '(sm_9|90)'\. Did you mean 'sm_90'\? This compiler"):
        Program("", "c++", ProgramOptions(arch=arch)).compile("cubin", cache=False)


@pytest.mark.nvrtc
def test_compiler_that_does_not_tell_its_architectures(nvrtc):
    from cubind.core import NVRTCError

    for function, status in (("nvrtcGetSupportedArchs", 5), ("nvrtcGetNumSupportedArchs", 5), ("nvrtcGetNumSupportedArchs", 0)):
        nvrtc.fail(function, status)
        with pytest.raises(NVRTCError, match=r"\(-arch\)\n?$"):
            Program("", "c++", ProgramOptions(arch="sm_9")).compile("cubin", cache=False)

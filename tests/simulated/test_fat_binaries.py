"""Test fat binaries on the simulated device: the choice of an image, and compression.

nvcc and nvFatbin make some of the binaries, if they are installed.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import shutil
import struct
import subprocess

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.sanitizers import not_sanitized
from support.simulated import fresh, launch, memory, read, switch  # noqa: F401

pytestmark = on_stub
needs_nvcc = not_sanitized("nvcc does not start behind the sanitizer's library")

PTX, CUBIN = 1, 2
LZ4, ZSTD = 0x2000, 0x8000
DAMAGED, NO_CODE = CUresult.CUDA_ERROR_INVALID_IMAGE, CUresult.CUDA_ERROR_NO_BINARY_FOR_GPU


def writing(value, target=80):
    """Return PTX of a kernel that writes a value."""
    return b"""
.version 8.6
.target sm_%d
.address_size 64
.visible .entry k(.param .u64 at)
{
    .reg .b64 %%rd<2>;
    ld.param.u64 %%rd1, [at];
    st.global.u32 [%%rd1], %d;
    ret;
}
""" % (target, value)


MACHINE_CODE = bytearray(struct.pack("<4sBBBBB7xHHIQQQIHHHHHH", b"\x7fELF", 2, 1, 1, 0x41, 8, 2, 190, 1, 0, 0, 64, 90 << 8, 64, 0, 0,
                                     64, 1, 0) + bytes(64))  # fmt: skip


def item(kind, target, data, flags=0, whole=0):
    padded = data + bytes(-len(data) % 8)
    return struct.pack("<HHIQIIIIQQQQ", kind, 0x101, 64, len(padded), len(data) if flags else 0, 0, 0, target, 0, 0x11 | flags, 0,
                       whole) + padded  # fmt: skip


def fat(*items):
    body = b"".join(items)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def lz4(text):
    """Return an LZ4 block: the text, a match that repeats its last 40 bytes, and 5 literals."""
    def length(n):
        return bytes([255] * ((n - 15) // 255) + [(n - 15) % 255])
    return bytes([0xFF]) + length(len(text)) + text + struct.pack("<H", 40) + length(36) + bytes([0x50]) + b"/* */"


def zstd(text):
    """Return a zstd frame with one raw block."""
    return struct.pack("<IBI", 0xFD2FB528, 0xA0, len(text)) + struct.pack("<I", 1 | len(text) << 3)[:3] + text


def padded(text):
    """Return text whose last 40 bytes may be repeated."""
    return text + b" " * 40


def written(code):
    """Return the words that an image's kernel writes."""
    at = memory(4)
    module = ok(driver.cuModuleLoadData(code))
    assert launch(ok(driver.cuModuleGetFunction(module, b"k")), at) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())
    return read(at)


def status(code):
    return driver.cuModuleLoadData(bytes(code))[0]


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ([(PTX, 80, 1)], 1),
        ([(CUBIN, 90, 0), (PTX, 80, 1)], 1),
        ([(PTX, 80, 1), (CUBIN, 90, 0)], 1),
        ([(PTX, 50, 1), (PTX, 90, 2), (PTX, 80, 3), (PTX, 100, 4)], 2),
        ([(PTX, 100, 4), (PTX, 75, 1)], 1),
    ],
)
def test_the_newest_ptx_runs(fresh, items, expected):
    made = [item(kind, target, writing(value, min(target, 90)) if kind == PTX else MACHINE_CODE) for kind, target, value in items]
    assert written(fat(*made)) == expected


def test_no_ptx_for_this_device(fresh):
    assert status(fat(item(PTX, 100, writing(1, 100)))) == NO_CODE
    assert status(fat(item(CUBIN, 90, MACHINE_CODE), item(PTX, 100, writing(1, 100)))) == NO_CODE
    assert status(fat(item(8, 80, writing(1)))) == NO_CODE, "a kind that nobody knows"


def test_compressed_by_lz4(fresh):
    text = padded(writing(7))
    whole = len(text) + 40 + 5
    assert written(fat(item(PTX, 80, lz4(text), LZ4, whole))) == 7
    for wrong in (whole - 1, whole + 1, 0, 2**63, 1 << 29):
        assert status(fat(item(PTX, 80, lz4(text), LZ4, wrong))) == DAMAGED
    for cut in range(0, len(lz4(text)), 7):
        assert status(fat(item(PTX, 80, lz4(text)[:cut], LZ4, whole))) != CUresult.CUDA_SUCCESS


def test_compressed_by_zstd(fresh):
    if not _has_zstd():
        pytest.skip("there is no libzstd.so.1 on this machine")
    text = writing(8)
    assert written(fat(item(PTX, 80, zstd(text), ZSTD, len(text)))) == 8
    for wrong in (len(text) - 1, len(text) + 1):
        assert status(fat(item(PTX, 80, zstd(text), ZSTD, wrong))) == DAMAGED
    assert status(fat(item(PTX, 80, zstd(text)[:-1], ZSTD, len(text)))) == DAMAGED


def _has_zstd():
    try:
        ctypes.CDLL("libzstd.so.1")
    except OSError:
        return False
    return True


def test_the_wrapper_that_nvcc_registers(fresh):
    code = ctypes.create_string_buffer(fat(item(PTX, 80, writing(9))))
    wrapper = struct.pack("<IIQQ", 0x466243B1, 1, ctypes.addressof(code), 0)
    assert written(wrapper) == 9
    nothing = ctypes.create_string_buffer(64)
    assert status(struct.pack("<IIQQ", 0x466243B1, 1, ctypes.addressof(nothing), 0)) == DAMAGED
    assert status(struct.pack("<IIQQ", 0x466243B1, 1, 0, 0)) == DAMAGED


# --- objects and archives -------------------------------------------------------------------------

KINDS = driver.CUjitInputType
HELPER = simulated.HEAD + b".visible .func (.param .b32 out) twice(.param .b32 in) { .reg .b32 %r; ld.param.b32 %r, [in]; " \
    b"add.u32 %r, %r, %r; st.param.b32 [out], %r; ret; }\n"  # fmt: skip
USER = simulated.HEAD + b"""
.extern .func (.param .b32 out) twice(.param .b32 in);
.visible .entry k(.param .u64 at)
{
    .reg .b64 %rd<2>;
    .reg .b32 %r<2>;
    ld.param.u64 %rd1, [at];
    { .param .b32 x; st.param.b32 [x], 21; .param .b32 y; call.uni (y), twice, (x); ld.param.b32 %r1, [y]; }
    st.global.u32 [%rd1], %r1;
    ret;
}
"""


def host_object(*fat_binaries, section=b".nv_fatbin"):
    """Return a host compiler's object with device code in a section of its own."""
    code = b"".join(data + bytes(-len(data) % 8) for data in fat_binaries)
    names = b"\0" + section + b"\0.shstrtab\0"
    names += bytes(-len(names) % 8)
    table = bytes(64)
    for name, kind, at, size in ((1, 1, 64, len(code)), (len(section) + 2, 3, 64 + len(code), len(names))):
        table += struct.pack("<IIQQQQIIQQ", name, kind, 0, 0, at, size, 0, 0, 1, 0)
    head = struct.pack("<4sBBBBB7xHHIQQQIHHHHHH", b"\x7fELF", 2, 1, 1, 0, 0, 1, 62, 1, 0, 0, 64 + len(code) + len(names), 0, 64, 0, 0,
                       64, 3, 2)  # fmt: skip
    return head + code + names + table


def archive(*members):
    text = b"!<arch>\n"
    for data in members:
        text += f"{'member.o/':<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(data):<10}`\n".encode() + data + b"\n" * (len(data) % 2)
    return text


def linked(*inputs):
    """Return the first failing status, else the words that the kernel writes."""
    state = ok(driver.cuLinkCreate(0, [], []))
    try:
        for kind, data in inputs:
            (found,) = driver.cuLinkAddData(state, kind, data, len(data), b"input", 0, [], [])
            if found != CUresult.CUDA_SUCCESS:
                return found
        found, cubin, size = driver.cuLinkComplete(state)
        return written(ctypes.string_at(int(cubin), size)) if found == CUresult.CUDA_SUCCESS else found
    finally:
        ok(driver.cuLinkDestroy(state))


OBJECT, LIBRARY = KINDS.CU_JIT_INPUT_OBJECT, KINDS.CU_JIT_INPUT_LIBRARY


def test_objects_of_the_host(fresh):
    user, helper = (fat(item(PTX, 80, text)) for text in (USER, HELPER))
    assert linked((OBJECT, host_object(user)), (OBJECT, host_object(helper, section=b"__nv_relfatbin"))) == 42
    assert linked((OBJECT, host_object(user, helper))) == 42
    assert linked((OBJECT, host_object(user))) == CUresult.CUDA_ERROR_INVALID_SOURCE
    assert linked((OBJECT, host_object(user, section=b".data"))) == NO_CODE
    assert linked((OBJECT, user), (OBJECT, helper)) == 42, "code itself"


def test_archives(fresh):
    user, helper = (host_object(fat(item(PTX, 80, text))) for text in (USER, HELPER))
    newer = host_object(fat(item(PTX, 100, writing(1, 100))))
    assert linked((LIBRARY, archive(user, b"no object", helper, newer))) == 42
    assert linked((OBJECT, user), (LIBRARY, archive(helper))) == 42
    assert linked((LIBRARY, archive())) == linked((LIBRARY, archive(b"odd"))) == NO_CODE
    whole = archive(helper, user)
    for cut in range(1, len(whole), 61):
        assert linked((LIBRARY, whole[:cut])) != 42
    assert linked((LIBRARY, whole.replace(f"{len(user):<10}`".encode(), b"4294967296`"))) == DAMAGED


# --- files of NVIDIA's tools -----------------------------------------------------------------

# {options of nvcc: result for a file with one kernel}
OPTIONS = {
    "-fatbin": "runs",
    "-fatbin -arch=sm_90": "runs",
    "-fatbin -arch=all": NO_CODE,  # its PTX is for the newest device
    "-fatbin -gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=[sm_90,compute_90]": "runs",
    "-fatbin -gencode arch=compute_90,code=sm_90": NO_CODE,
    "-fatbin -gencode arch=compute_90a,code=compute_90a": "runs",
    "-fatbin -gencode arch=compute_100,code=compute_100": NO_CODE,
    "-fatbin -arch=sm_90 -Xfatbin -compress-all": "runs",
    "-fatbin -arch=sm_90 --no-compress": "runs",
    "-fatbin -arch=sm_90 -rdc=true": "runs",
    "-fatbin -arch=sm_90 -dlto": "runs",
    "-fatbin -arch=sm_90 -G": "runs",
    "-fatbin -arch=sm_90 -lineinfo": "runs",
    "-dlink -fatbin -arch=sm_90": NO_CODE,
    "-cubin -arch=sm_90": NO_CODE,
    "-ptx -arch=sm_90": "runs",
}
MODES = ("default", "size", "speed", "balance", "none")  # since CUDA 12.9
SOURCE = """
__device__ int twice(int v) { return 2 * v; }
extern "C" __global__ void k(int *p) { p[threadIdx.x] = twice(21); }
"""


@pytest.fixture
def nvcc(tmp_path):
    """nvcc(options) returns the bytes that it writes."""
    found = shutil.which("nvcc")
    if found is None or subprocess.run([found, "--version"], capture_output=True, check=False).returncode != 0:
        pytest.skip("there is no nvcc on this machine")
    (tmp_path / "k.cu").write_text(SOURCE)

    def run(options):
        out, source = tmp_path / "out", tmp_path / "k.cu"
        if "-dlink" in options:
            source = tmp_path / "k.o"
            subprocess.run([found, "-dc", "-arch=sm_90", "k.cu", "-o", source], cwd=tmp_path, check=True)
        subprocess.run([found, *options.split(), source, "-o", out], cwd=tmp_path, check=True)
        return out.read_bytes() + b"\0"

    return run


@needs_nvcc
@pytest.mark.parametrize("options", OPTIONS)
def test_options_of_nvcc(fresh, nvcc, options):
    code = nvcc(options)
    if OPTIONS[options] == "runs":
        assert written(code) == 42
    else:
        assert status(code) == OPTIONS[options]


@pytest.mark.parametrize("mode", MODES)
def test_compression_of_nvcc(fresh, nvcc, mode):
    try:
        code = nvcc(f"-fatbin -arch=sm_90 --compress-mode={mode}")
    except subprocess.CalledProcessError:
        pytest.skip("this nvcc has no --compress-mode")
    assert written(code) == 42


@needs_nvcc
def test_parts_of_a_program_are_linked(fresh, nvcc, tmp_path):
    """Parts of a program are linked: relocatable code, each part in a fat binary."""
    kinds = driver.CUjitInputType
    whole = nvcc("-fatbin -arch=sm_90 -rdc=true")
    (tmp_path / "k.cu").write_text('__device__ int thrice(int v);\nextern "C" __global__ void other(int *p) { *p = thrice(*p); }')
    user = nvcc("-fatbin -arch=sm_90 -rdc=true")
    (tmp_path / "k.cu").write_text("__device__ int thrice(int v) { return 3 * v; }")
    used = nvcc("-fatbin -arch=sm_90 -rdc=true")
    state = ok(driver.cuLinkCreate(0, [], []))
    for i, code in enumerate((whole, user, used)):
        ok(driver.cuLinkAddData(state, kinds.CU_JIT_INPUT_FATBINARY, code, len(code), b"%d" % i, 0, [], []))
    cubin, size = ok(driver.cuLinkComplete(state))
    module = ok(driver.cuModuleLoadData(ctypes.string_at(int(cubin), size)))
    ok(driver.cuLinkDestroy(state))
    at = memory(4)
    for name, expected in ((b"k", 42), (b"other", 126)):
        assert launch(ok(driver.cuModuleGetFunction(module, name)), at) == CUresult.CUDA_SUCCESS
        ok(driver.cuCtxSynchronize())
        assert read(at) == expected

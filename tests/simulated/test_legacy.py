"""The simulated driver exports older releases' entry points, which work and can be looked up."""

import glob
import re
import subprocess
import sys

import pytest
from support import libraries

LIBRARY = libraries.BUILD / "python" / "cubind" / "simulator" / "libcuda.so.1"
DEFINITIONS = libraries.ROOT / "simulator" / "entry" / "legacy.def"

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="looks at the simulated driver")


def names_of(library):
    listed = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\bcu\w+", listed))


def test_it_exports_what_the_link_library_does():
    toolkit = sorted(glob.glob("/usr/local/cuda*/lib*/stubs/libcuda.so"))
    if not toolkit:
        pytest.skip("no toolkit is installed")
    assert names_of(toolkit[-1]) - names_of(str(LIBRARY)) == set()


def test_each_is_exported_once():
    text = re.sub(r"//.*", "", DEFINITIONS.read_text())
    names = re.findall(r"^(?:SAME|OTHER|NARROW)\((\w+),", text, re.MULTILINE)
    assert len(names) == len(set(names)) > 100
    assert set(names) <= names_of(str(LIBRARY))


PROGRAM = """
import ctypes, sys
cuda = ctypes.CDLL(sys.argv[1])
size, device, context, stream = ctypes.c_uint(), ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
pointer = ctypes.c_uint()
assert cuda.cuMemAlloc(ctypes.byref(pointer), 4) == 3  # before cuInit
assert cuda.cuInit(0) == 0 and cuda.cuDeviceGet(ctypes.byref(device), 0) == 0
assert cuda.cuDeviceTotalMem(ctypes.byref(size), device) == 0 and size.value == 2**32 - 1
assert cuda.cuCtxCreate(ctypes.byref(context), 0, device) == 0
assert cuda.cuMemAlloc(ctypes.byref(pointer), 4) == cuda.cuMemcpyHtoD(0, None, 0) == cuda.cuMemFree(0) == 201
assert cuda.cuStreamCreate(ctypes.byref(stream), 0) == 0
assert cuda.cuStreamBeginCapture(stream) == 0
state, ident = ctypes.c_int(), ctypes.c_uint64()
assert cuda.cuStreamGetCaptureInfo(stream, ctypes.byref(state), ctypes.byref(ident)) == 0 and state.value == 1
graph, run = ctypes.c_void_p(), ctypes.c_void_p()
assert cuda.cuStreamEndCapture(stream, ctypes.byref(graph)) == 0
log = ctypes.create_string_buffer(b"x", 2)
assert cuda.cuGraphInstantiate(ctypes.byref(run), graph, None, log, 2) == 0 and log.value == b""
assert cuda.cuGraphLaunch(run, stream) == 0
assert cuda.cuStreamDestroy(stream) == 0 and cuda.cuCtxDestroy(context) == 0

find = cuda.cuGetProcAddress_v2
found, state = ctypes.c_void_p(), ctypes.c_int()
def address(name, version, flags=0):
    assert find(name, ctypes.byref(found), version, ctypes.c_uint64(flags), ctypes.byref(state)) == 0
    return found.value
def exported(name):
    return ctypes.cast(getattr(cuda, name), ctypes.c_void_p).value
assert address(b"cuMemAlloc", 3000) == exported("cuMemAlloc")
assert address(b"cuMemAlloc", 3020) == exported("cuMemAlloc_v2")
assert address(b"cuCtxCreate", 12000) == exported("cuCtxCreate_v3")
assert address(b"cuStreamGetCaptureInfo", 11080) == exported("cuStreamGetCaptureInfo_v2")
assert address(b"cuStreamGetCaptureInfo", 11080, 2) == exported("cuStreamGetCaptureInfo_v2_ptsz")
assert address(b"cuMemAlloc", 1000) is None and state.value == 2
"""


def test_programs_of_long_ago():
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(LIBRARY)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

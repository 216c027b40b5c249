"""Build a driver's stub library from generated code, tests/stubs/*.c and the resolver alone.

The files are tests/stubs/*.c and the resolver. So the stub driver of a new release can be loaded
and called without hand-written code for that release.
"""

import ctypes
import os
import re
import subprocess
import sys

import pytest
from support import libraries, made_library
from support.child import in_child

FILES = [*sorted((libraries.ROOT / "tests" / "stubs").glob("*.c")), libraries.ROOT / "simulator" / "entry" / "resolver.c"]
# The releases whose modules the package has: {release: folder of the driver's code}.
PRINTED = {release: libraries.code_of(release) / "driver" for major, release in libraries.RELEASES.items()
           if (libraries.PACKAGE / "cubind" / f"_cuda{major}").is_dir()}

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the real libraries")

INVALID_VALUE, NOT_INITIALIZED, NOT_FOUND = 1, 3, 500
# A recorder writes bytes 1, 2, 3 ... behind the first parameter.
COUNT, ADDRESS = 0x04030201, 0x0807060504030201


def link(code, folder, files=FILES):
    path = folder / "libcuda.so.1"
    made_library.must("gcc", "-shared", "-fPIC", "-Wall", "-Wextra", "-Wno-missing-field-initializers", "-Werror",
                      "-fvisibility=hidden", f"-I{libraries.ROOT}/tests/stubs", f"-I{code}", code / "stub_library.c", *files,
                      "-Wl,-soname,libcuda.so.1", "-Wl,-z,defs", "-pthread", "-o", path)
    return path


def run(program, major, *arguments):
    environment = {**os.environ, "PYTHONPATH": str(libraries.PACKAGE), "CUBIND_CUDA": major}
    return subprocess.run([sys.executable, "-c", program, *map(str, arguments)], env=environment, capture_output=True, text=True,
                          check=False, timeout=300)


CALLS = """
import ctypes, sys
ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
import cubind
from cubind import driver

print(cubind.cuda_version().release, *(int(value) for value in (
    *driver.cuInit(0), *driver.cuDeviceGetCount(), *driver.cuMemAlloc(64), *driver.cuMemFree(1),
    *driver.cuGetProcAddress(b"cuMemAlloc", 0, 0)[::2], *driver.cuGetProcAddress(b"cuNothing", 11080, 0)[::2],
)))
"""


@pytest.mark.parametrize("release", sorted(PRINTED))
def test_its_binding_calls_it(release, tmp_path):
    result = run(CALLS, release.partition(".")[0], link(PRINTED[release], tmp_path))
    assert result.returncode == 0, result.stderr
    told, *values = result.stdout.split()
    assert told == release
    too_old, unknown = ([NOT_FOUND], [NOT_FOUND]) if release.startswith("11.") else ([0, 2], [0, 1])
    assert [int(value) for value in values] == [0, 0, COUNT, 0, ADDRESS, 0, *too_old, *unknown]


@pytest.mark.parametrize("release", sorted(PRINTED))
def test_without_a_resolver_it_is_not_initialized(release, tmp_path):
    """Without a resolver cubind takes the exported function.

    A recorded resolver would make up an address, and cubind would call it.
    """
    path = link(PRINTED[release], tmp_path, FILES[:-1])
    program = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)
found, status = ctypes.c_void_p(), ctypes.c_int()
print(library.cuGetProcAddress_v2(b"cuInit", ctypes.byref(found), 13000, ctypes.c_uint64(0), ctypes.byref(status)), found.value)
from cubind import driver
from cubind.checked import driver as checked
print(int(driver.cuInit(0)[0]), checked.cuInit(0))
"""
    result = run(program, release.partition(".")[0], path)
    assert result.returncode == 0, result.stderr
    assert result.stdout == f"{NOT_INITIALIZED} None\n0 None\n"


@pytest.fixture(scope="module")
def oldest(tmp_path_factory):
    generator = libraries.BUILD / "generator" / "cubind-gen"
    if not generator.exists():
        pytest.skip("needs cubind-gen: built by CMake with CUBIND_BUILD_GENERATOR")
    folder = tmp_path_factory.mktemp("11.8")
    model = libraries.ROOT / "generated" / "model" / "driver.json"
    made_library.must(generator, "generate", "--model", f"{model}@11.8", "--out", folder, cwd=libraries.ROOT)
    return str(link(folder / "driver", folder))


class Resolver:
    """CUDA 11's resolver has no parameter for a status."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)

    def find(self, name, version=11080, flags=0):
        found = ctypes.c_void_p()
        status = self.library.cuGetProcAddress(name, ctypes.byref(found), version, ctypes.c_uint64(flags))
        return status, found.value

    def call(self, name, *arguments):
        status, address = self.find(name)
        assert status == 0 and address
        return ctypes.CFUNCTYPE(ctypes.c_int)(address)(*arguments)

    def address(self, symbol):
        return ctypes.cast(getattr(self.library, symbol), ctypes.c_void_p).value


# The process has no other driver: a global symbol takes precedence over a library's own.
@in_child(driver="real")
def test_that_of_cuda_11_is_called(oldest):
    driver = Resolver(oldest)
    count, address = ctypes.c_int(), ctypes.c_uint64()
    assert driver.call(b"cuInit", 0) == 0
    assert driver.call(b"cuDeviceGetCount", ctypes.byref(count)) == 0 and count.value == COUNT
    assert driver.call(b"cuMemAlloc", ctypes.byref(address), ctypes.c_size_t(64)) == 0 and address.value == ADDRESS


@in_child(driver="real")
def test_that_of_cuda_11_finds_versions(oldest):
    driver = Resolver(oldest)
    assert driver.find(b"cuMemAlloc") == (0, driver.address("cuMemAlloc_v2"))
    assert driver.find(b"cuMemAlloc", version=2000) == (NOT_FOUND, None)
    assert driver.find(b"cuNothing") == (NOT_FOUND, None)
    assert driver.find(b"cuMemAlloc", version=12000)[0] == INVALID_VALUE
    assert driver.find(b"cuMemcpy", flags=1) == (0, driver.address("cuMemcpy"))
    assert driver.find(b"cuMemcpy", flags=2) == (0, driver.address("cuMemcpy_ptds"))
    assert driver.find(b"cuMemcpy", flags=3)[0] == INVALID_VALUE
    assert not hasattr(driver.library, "cuGetProcAddress_v2")

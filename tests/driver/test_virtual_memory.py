"""Test virtual memory on the functional stub driver. The statuses are those of an H200."""

# ruff: noqa: F811 (fixtures are imported)

import os
import shutil
import subprocess
import sys
import threading

import pytest
from cubind import driver
from support import libraries
from support.functional import context, device, ok, on_stub  # noqa: F401
from support.sanitizers import not_sanitized

pytestmark = on_stub

M = 2 << 20  # the granularity
DEVICE, HOST, NODE, CURRENT = (
    getattr(driver.CUmemLocationType, f"CU_MEM_LOCATION_TYPE_{name}") for name in ("DEVICE", "HOST", "HOST_NUMA", "HOST_NUMA_CURRENT")
)
NO_FILE, FILE, WIN32, FABRIC = 0, 1, 2, 8
POSIX = driver.CUmemAllocationHandleType(FILE)
INVALID, UNSUPPORTED, MEMORY = 1, 801, 2
SIMULATED = {"CUBIND_DEVICE": "simulated", "PYTHONPATH": str(libraries.BUILD / "python"), "CUBIND_CUDA": libraries.MAJOR}


def location(kind=DEVICE, id=0):
    place = driver.CUmemLocation()
    place.type, place.id = kind, id
    return place


def prop(kind=DEVICE, id=0, handle=NO_FILE, type=1):
    made = driver.CUmemAllocationProp()
    made.type, made.requestedHandleTypes, made.location = type, handle, location(kind, id)
    return made


def access(flags=3, kind=DEVICE, id=0):
    made = driver.CUmemAccessDesc()
    made.location, made.flags = location(kind, id), flags
    return made


def status(result):
    return int(result[0])


def reserve(size, align=0, wanted=0):
    return int(ok(driver.cuMemAddressReserve(size, align, wanted, 0)))


def write(at, data):
    return status(driver.cuMemcpyHtoD(at, data, len(data)))


def read(at, size):
    data = bytearray(size)
    ok(driver.cuMemcpyDtoH(data, at, size))
    return bytes(data)


class Mapped:
    """Eight granules of addresses; a two-granule handle is mapped at the start, without access."""

    def __init__(self):
        self.at = reserve(8 * M)
        self.handle = ok(driver.cuMemCreate(2 * M, prop(), 0))
        ok(driver.cuMemMap(self.at, 2 * M, 0, self.handle, 0))

    def allow(self, size=2 * M, **how):
        return status(driver.cuMemSetAccess(self.at, size, [access(**how)], 1))

    def close(self):
        ok(driver.cuMemUnmap(self.at, 8 * M))
        ok(driver.cuMemAddressFree(self.at, 8 * M))
        ok(driver.cuMemRelease(self.handle))


@pytest.fixture
def mapped(context):
    made = Mapped()
    yield made
    made.close()


# ---- addresses and physical memory ----


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [((0, 0, 0, 0), INVALID), ((4096, 0, 0, 0), INVALID), ((M + 4096, 0, 0, 0), INVALID), ((M, 3, 0, 0), INVALID),
     ((M, 0, 0, 1), INVALID), ((M, 0, 4096, 0), INVALID), ((1 << 50, 0, 0, 0), MEMORY), ((M, 4096, 0, 0), 0), ((M, 1 << 30, 0, 0), 0)],
)  # fmt: skip
def test_reserving(device, arguments, expected):
    """Sizes and addresses are multiples of the granularity."""
    result = driver.cuMemAddressReserve(*arguments)
    assert status(result) == expected
    if expected == 0:
        at = int(result[1])
        assert at % max(M, arguments[1]) == 0
        ok(driver.cuMemAddressFree(at, M))


def test_the_wanted_address(device):
    """Free addresses behind a reservation can be reserved; taken ones give others."""
    at = reserve(2 * M)
    behind = reserve(M, M, at + 2 * M)
    elsewhere = reserve(M, M, at)
    assert behind == at + 2 * M
    assert elsewhere not in (at, at + M, behind)
    assert status(driver.cuMemAddressFree(at, 3 * M)) == status(driver.cuMemAddressFree(at, M)) == INVALID
    for start, size in ((at, 2 * M), (behind, M), (elsewhere, M)):
        ok(driver.cuMemAddressFree(start, size))
        assert status(driver.cuMemAddressFree(start, size)) == INVALID


@pytest.mark.parametrize(
    ("size", "how", "flags", "expected"),
    [(0, {}, 0, INVALID), (4096, {}, 0, INVALID), (M, {}, 1, INVALID), (1 << 45, {}, 0, MEMORY), (M, {"type": 0}, 0, INVALID),
     (M, {"type": 2}, 0, INVALID), (M, {"id": 9}, 0, 101), (M, {"kind": HOST}, 0, 0), (M, {"kind": NODE}, 0, 0),
     (M, {"kind": NODE, "id": 9}, 0, INVALID), (M, {"kind": CURRENT}, 0, INVALID), (M, {"handle": FILE}, 0, 0),
     (M, {"handle": WIN32}, 0, INVALID), (M, {"handle": FABRIC}, 0, 800), (M, {"kind": HOST, "handle": FILE}, 0, INVALID),
     (M, {"kind": NODE, "handle": FILE}, 0, 0)],
)  # fmt: skip
def test_creating(device, size, how, flags, expected):
    result = driver.cuMemCreate(size, prop(**how), flags)
    assert status(result) == expected
    if expected == 0:
        got = ok(driver.cuMemGetAllocationPropertiesFromHandle(result[1]))
        assert (int(got.type), int(got.requestedHandleTypes)) == (1, how.get("handle", 0))
        ok(driver.cuMemRelease(result[1]))
        assert status(driver.cuMemRelease(result[1])) == INVALID


def test_physical_memory_counts(context):
    """It exists from cuMemCreate on, until nobody has its handle and it is mapped nowhere."""
    live = libraries.load_stub("driver").live
    free, before = ok(driver.cuMemGetInfo())[0], live()["physical memory"]
    made = Mapped()
    again = ok(driver.cuMemRetainAllocationHandle(made.at + M + 8))
    assert int(again) == int(made.handle)
    ok(driver.cuMemRelease(again))
    ok(driver.cuMemRelease(made.handle))
    assert free - ok(driver.cuMemGetInfo())[0] == 2 * M
    made.handle = ok(driver.cuMemRetainAllocationHandle(made.at))
    assert live()["physical memory"] == before + 1
    made.close()
    assert (ok(driver.cuMemGetInfo())[0], live()["physical memory"]) == (free, before)
    assert status(driver.cuMemRetainAllocationHandle(made.at)) == INVALID


@pytest.mark.parametrize("flag", [0, 1])
def test_granularity(device, flag):
    assert ok(driver.cuMemGetAllocationGranularity(prop(handle=FILE), flag)) == M
    assert status(driver.cuMemGetAllocationGranularity(prop(), 2)) == INVALID


# ---- mappings and access ----


def test_mapping(mapped):
    """A handle is mapped as a whole, at free reserved addresses, and more than once."""
    at, handle = mapped.at, mapped.handle
    for size, offset in ((M, 0), (3 * M, 0), (4096, 0), (2 * M, M)):
        assert status(driver.cuMemMap(at + 2 * M, size, offset, handle, 0)) == UNSUPPORTED
    for start, flags in ((at, 0), (at + M, 0), (at + 4096, 0), (4096, 0), (at + 7 * M, 0), (at + 2 * M, 1)):
        assert status(driver.cuMemMap(start, 2 * M, 0, handle, flags)) == INVALID
    ok(driver.cuMemMap(at + 4 * M, 2 * M, 0, handle, 0))
    assert mapped.allow() == 0
    ok(driver.cuMemSetAccess(at + 4 * M, 2 * M, [access()], 1))
    assert write(at + M, b"twice") == 0
    assert read(at + 5 * M, 5) == b"twice"


def test_unmapping(mapped):
    """Mappings are unmapped as a whole; addresses without a mapping do not matter."""
    at = mapped.at
    for start, size in ((at, M), (at + M, M), (at + M, 2 * M), (at + 4096, 2 * M), (at, 0), (at, 9 * M), (4096, M)):
        assert status(driver.cuMemUnmap(start, size)) == INVALID
    assert status(driver.cuMemAddressFree(at, 8 * M)) == status(driver.cuMemFree(at)) == INVALID
    ok(driver.cuMemUnmap(at + 2 * M, M))
    ok(driver.cuMemUnmap(at, 3 * M))
    assert status(driver.cuMemRetainAllocationHandle(at)) == INVALID


@pytest.mark.parametrize(
    ("how", "expected"),
    [({}, 0), ({"flags": 1}, 0), ({"flags": 0}, 0), ({"flags": 2}, INVALID), ({"flags": 4}, INVALID), ({"size": M}, INVALID),
     ({"size": 3 * M}, INVALID), ({"size": 0}, INVALID), ({"size": M + 4096}, INVALID), ({"kind": HOST}, UNSUPPORTED), ({"id": 9}, INVALID)],
)  # fmt: skip
def test_setting_access(mapped, how, expected):
    assert mapped.allow(**how) == expected
    flags = how.get("flags", 3) if expected == 0 else 0
    assert int(ok(driver.cuMemGetAccess(location(), mapped.at + M))) == flags


def test_reading_access(mapped):
    assert status(driver.cuMemGetAccess(location(), mapped.at + 2 * M)) == INVALID
    assert int(ok(driver.cuMemGetAccess(location(HOST), mapped.at))) == 0
    assert status(driver.cuMemGetAccess(location(id=9), mapped.at)) == 101


def test_copies_need_access(mapped):
    """Copies and fills need access, and go over mappings that follow each other."""
    at = mapped.at
    assert write(at, b"x") == INVALID
    assert mapped.allow() == 0
    behind = ok(driver.cuMemCreate(M, prop(), 0))
    ok(driver.cuMemMap(at + 2 * M, M, 0, behind, 0))
    assert write(at + 2 * M - 2, b"over") == INVALID  # no access behind it
    assert mapped.allow(size=3 * M) == 0
    assert write(at + 2 * M - 2, b"over") == 0
    assert read(at + 2 * M - 2, 4) == b"over"
    ok(driver.cuMemsetD8(at + M, 7, 2 * M))
    assert read(at + 3 * M - 1, 1) == b"\7"
    assert write(at + 3 * M - 2, b"over") == INVALID
    assert tuple(map(int, ok(driver.cuMemGetAddressRange(at + 2 * M + 5)))) == (at + 2 * M, M)
    assert mapped.allow(flags=0) == 0
    assert write(at, b"x") == INVALID
    assert status(driver.cuMemGetAddressRange(at)) == 500
    ok(driver.cuMemRelease(behind))


def test_attributes_of_addresses(mapped):
    """The range is the reservation; the pointer is usable once the device has access."""
    ask = lambda name: driver.cuPointerGetAttribute(getattr(driver.CUpointer_attribute, f"CU_POINTER_ATTRIBUTE_{name}"), mapped.at + M)
    assert (int(ok(ask("RANGE_START_ADDR"))), ok(ask("RANGE_SIZE"))) == (mapped.at, 8 * M)
    assert (status(ask("DEVICE_POINTER")), int(ok(ask("ACCESS_FLAGS")))) == (INVALID, 0)
    assert mapped.allow() == 0
    assert (int(ok(ask("DEVICE_POINTER"))), int(ok(ask("ACCESS_FLAGS")))) == (mapped.at + M, 3)
    assert not ok(ask("IS_LEGACY_CUDA_IPC_CAPABLE"))
    assert ok(ask("DEVICE_ORDINAL")) == 0


def test_several_threads(context):
    """Eight threads map and unmap at the same time; nothing is left."""
    free, errors = ok(driver.cuMemGetInfo())[0], []

    def work(number):
        try:
            ok(driver.cuCtxSetCurrent(context))
            for step in range(25):
                made = Mapped()
                assert made.allow() == write(made.at, bytes([number, step])) == 0
                assert read(made.at, 2) == bytes([number, step])
                made.close()
        except BaseException as error:  # noqa: BLE001
            errors.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert ok(driver.cuMemGetInfo())[0] == free


# ---- files ----


def test_a_file_of_the_memory(context):
    """The file and all handles show the same bytes; the last user's end frees them."""
    handle = ok(driver.cuMemCreate(M, prop(handle=FILE), 0))
    at = reserve(2 * M)
    ok(driver.cuMemMap(at, M, 0, handle, 0))
    ok(driver.cuMemSetAccess(at, M, [access()], 1))
    assert write(at + 5, b"before") == 0
    file = int(ok(driver.cuMemExportToShareableHandle(handle, POSIX, 0)))
    other = ok(driver.cuMemImportFromShareableHandle(file, POSIX))
    os.close(file)
    ok(driver.cuMemMap(at + M, M, 0, other, 0))
    ok(driver.cuMemSetAccess(at + M, M, [access()], 1))
    assert read(at + M + 5, 6) == b"before"
    assert write(at + M + 5, b"after!") == 0
    assert read(at + 5, 6) == b"after!"
    assert int(ok(driver.cuMemGetAllocationPropertiesFromHandle(other)).requestedHandleTypes) == FILE
    ok(driver.cuMemUnmap(at, 2 * M))
    ok(driver.cuMemAddressFree(at, 2 * M))
    ok(driver.cuMemRelease(handle))
    ok(driver.cuMemRelease(other))


TAKE = f"""
import sys
from cubind.checked import driver
M = {M}
driver.cuInit(0)
driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))
handle = driver.cuMemImportFromShareableHandle(int(sys.argv[1]), driver.CUmemAllocationHandleType(1))
at = driver.cuMemAddressReserve(M, 0, 0, 0)
driver.cuMemMap(at, M, 0, handle, 0)
desc = driver.CUmemAccessDesc()
desc.location.type, desc.location.id, desc.flags = 1, 0, 3
driver.cuMemSetAccess(at, M, [desc], 1)
data = bytearray(5)
driver.cuMemcpyDtoH(data, at, 5)
print(data.decode())
driver.cuMemcpyHtoD(at, b"child", 5)
"""


def test_another_process(context):
    """A process that has the descriptor sees the memory, and its end leaves it alone."""
    handle = ok(driver.cuMemCreate(M, prop(handle=FILE), 0))
    at = reserve(M)
    ok(driver.cuMemMap(at, M, 0, handle, 0))
    ok(driver.cuMemSetAccess(at, M, [access()], 1))
    assert write(at, b"hello") == 0
    file = int(ok(driver.cuMemExportToShareableHandle(handle, POSIX, 0)))
    child = subprocess.run([sys.executable, "-c", TAKE, str(file)], capture_output=True, text=True, check=False, pass_fds=[file],
                           env=os.environ | SIMULATED, timeout=60)  # fmt: skip
    os.close(file)
    assert (child.stdout, child.stderr) == ("hello\n", "")
    assert read(at, 5) == b"child"
    ok(driver.cuMemUnmap(at, M))
    ok(driver.cuMemAddressFree(at, M))
    ok(driver.cuMemRelease(handle))


FAILING_MMAP = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <sys/mman.h>

int fail_after = -1; // fixed mappings of files until one fails

void *
mmap(void *at, size_t size, int prot, int flags, int file, off_t offset)
{
    static void *(*real)(void *, size_t, int, int, int, off_t);
    if (real == NULL)
        *(void **)&real = dlsym(RTLD_NEXT, "mmap");
    if ((flags & MAP_FIXED) && file >= 0 && fail_after >= 0 && fail_after-- == 0) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    return real(at, size, prot, flags, file, offset);
}
"""

MOVE_TO_A_FILE = f"""
import ctypes
from cubind import CUDAError
from cubind.checked import driver
M = {M}
fail_after = ctypes.c_int.in_dll(ctypes.CDLL(None), "fail_after")
driver.cuInit(0)
driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))
prop = driver.CUmemAllocationProp()
prop.type, prop.location.type, prop.requestedHandleTypes = 1, 1, 1
handle = driver.cuMemCreate(M, prop, 0)
at = driver.cuMemAddressReserve(3 * M, 0, 0, 0)
desc = driver.CUmemAccessDesc()
desc.location.type, desc.location.id, desc.flags = 1, 0, 3
for i in range(3):
    driver.cuMemMap(int(at) + i * M, M, 0, handle, 0)
driver.cuMemSetAccess(at, 3 * M, [desc], 1)
export = driver.CUmemAllocationHandleType(1)
for failing in range(5):
    fail_after.value = failing
    try:
        driver.cuMemExportToShareableHandle(handle, export, 0)
    except CUDAError as error:
        assert "CUDA_ERROR_OPERATING_SYSTEM" in str(error) and failing < 4, (failing, error)
    else:
        assert failing == 4
    data = bytes([failing]) * 5
    driver.cuMemcpyHtoD(int(at) + failing % 3 * M, data, 5)
    for i in range(3):
        found = bytearray(5)
        driver.cuMemcpyDtoH(found, int(at) + i * M, 5)
        assert found == data, (failing, i, found)
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler, as LD_PRELOAD needs a library")
@not_sanitized("the child preloads before the sanitizer's runtime")
def test_an_export_fails_half_way(tmp_path):
    """All mappings show the same memory, whether the export succeeds or fails."""
    (tmp_path / "failing.c").write_text(FAILING_MMAP)
    library = tmp_path / "failing.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, tmp_path / "failing.c", "-ldl"], check=True)
    result = subprocess.run([sys.executable, "-c", MOVE_TO_A_FILE], capture_output=True, text=True, check=False,
                            env=os.environ | SIMULATED | {"LD_PRELOAD": str(library)}, timeout=60)  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")


WITHOUT_STDIN = """
import os
from cubind.checked import driver
driver.cuInit(0)
driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))
os.close(0)
prop = driver.CUmemAllocationProp()
prop.type, prop.location.type, prop.requestedHandleTypes = 1, 1, 1
handle = driver.cuMemCreate(1 << 21, prop, 0)
file = driver.cuMemExportToShareableHandle(handle, driver.CUmemAllocationHandleType(1), 0)
driver.cuMemImportFromShareableHandle(int(file), driver.CUmemAllocationHandleType(1))
driver.cuIpcGetMemHandle(driver.cuMemAlloc(1 << 21))
driver.cuIpcGetEventHandle(driver.cuEventCreate(6))
props = driver.CUmemPoolProps()
props.allocType, props.handleTypes, props.location.type = 1, 1, 1
pool = driver.cuMemPoolCreate(props)
driver.cuMemPoolExportToShareableHandle(pool, driver.CUmemAllocationHandleType(1), 0)
"""


def test_files_of_a_process_without_standard_input():
    """The system may give descriptor 0 to a file then."""
    result = subprocess.run([sys.executable, "-c", WITHOUT_STDIN], capture_output=True, text=True, check=False,
                            env=os.environ | SIMULATED, timeout=60)  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")


def test_refused_files(context, tmp_path):
    """Only the descriptor of such a file is imported; memory without the handle type has none."""
    handle = ok(driver.cuMemCreate(M, prop(), 0))
    assert status(driver.cuMemExportToShareableHandle(handle, POSIX, 0)) == INVALID
    ok(driver.cuMemRelease(handle))
    (tmp_path / "other").write_bytes(b"x" * (M + 4096))
    forged = os.memfd_create("forged")
    os.write(forged, b"cubind V" + bytes(8192))
    with open(tmp_path / "other", "rb") as other:
        for file in (other.fileno(), forged, 12345):
            assert status(driver.cuMemImportFromShareableHandle(file, POSIX)) == INVALID
    os.close(forged)

"""Test CUPTI on a GPU: activity records of launches, callbacks around calls, and NVTX ranges.

CUBIND_NVTX=1 makes the ranges. CUPTI's module is in cubind-libraries. Each test has its own
process, because a tool serves a whole process.
"""

import json
import os
import subprocess
import sys

import pytest
from support import libraries

try:
    from cubind import cupti  # noqa: F401
except ImportError:
    if os.environ.get("CUBIND_NEED_LIBRARIES") == "1":
        raise
    pytest.skip("built without cupti (-DCUBIND_LIBRARIES=ON)", allow_module_level=True)

START = f"""
import ctypes, json, sys
sys.path[:0] = [{str(libraries.TESTS)!r}, {str(libraries.PACKAGE)!r}]
import cubind
from support import kernels
from cubind import cupti
from cubind.checked import cupti as ours
try:
    version = ours.cuptiGetVersion()
except cubind.LibraryNotFoundError as error:
    print(str(error).splitlines()[0])
    sys.exit(77)
KIND, CLASS = cupti.CUpti_ActivityKind, cupti.CUpti_ActivityKernel9  # what later ones add stands behind what this one has
rooms, seen = {{}}, []

def requested():
    room = ctypes.create_string_buffer((1 << 20) + 8)
    address = (ctypes.addressof(room) + 7) & ~7
    rooms[address] = room
    return address, 1 << 20, 0

def completed(context, stream, buffer, size, used):
    record = None
    while used:
        status, record = cupti.cuptiActivityGetNextRecord(buffer, used, record)
        if status == cupti.CUptiResult.CUPTI_ERROR_MAX_LIMIT_REACHED:
            break
        assert status == 0, status
        note(record)
    del rooms[buffer]

def start():
    import cubind.core as core
    device = core.Device(0)
    device.set_current()
    return core, device, device.create_stream(), core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
"""

RECORDS = START + """
def note(record):
    if record.kind in (KIND.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, KIND.CUPTI_ACTIVITY_KIND_KERNEL):
        k = CLASS(_ptr=record.getPtr())
        seen.append([k.name.decode(), [k.gridX, k.gridY, k.gridZ], [k.blockX, k.blockY, k.blockZ], k.dynamicSharedMemory, k.end >= k.start > 0,
                     k.deviceId, k.correlationId])

ours.cuptiActivityRegisterCallbacks(requested, completed)
ours.cuptiActivityEnable(KIND.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL)
core, device, stream, code = start()
nothing, saxpy = code.get_kernel("nothing"), code.get_kernel("saxpy")
buffer = device.allocate(4096, stream=stream)
for i in range(1, 101):
    core.launch(stream, core.LaunchConfig((i, 2, 1), None, (32, 2, 1), 16 * (i % 3)), nothing)
core.launch(stream, core.LaunchConfig(4, None, 64), saxpy, 1.0, buffer, buffer, buffer, 256)
stream.sync()
ours.cuptiActivityFlushAll(1)
dropped = ours.cuptiActivityGetNumDroppedRecords(None, 0)
ours.cuptiActivityDisable(KIND.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL)
core.launch(stream, core.LaunchConfig(1, None, 1), nothing)
stream.sync()
ours.cuptiActivityFlushAll(1)
print(json.dumps({"version": version, "seen": seen, "dropped": dropped}))
"""

CALLBACKS = START + """
mine, errors = [], []
sys.unraisablehook = lambda told: errors.append(repr(told.exc_value))

def called(user, domain, number, address):
    data = cupti.CUpti_CallbackData(_ptr=address)
    if (data.functionName or b"").startswith(b"cuLaunchKernelEx"):
        user.append([data.callbackSite.name, (data.symbolName or b"").decode(), data.correlationId])

core, device, stream, code = start()
nothing, config = code.get_kernel("nothing"), core.LaunchConfig(1, None, 1)
core.launch(stream, config, nothing)
subscriber = ours.cuptiSubscribe(called, mine)
ours.cuptiEnableDomain(1, subscriber, cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API)
for i in range(50):
    core.launch(stream, config, nothing)
stream.sync()
ours.cuptiEnableDomain(0, subscriber, cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API)
core.launch(stream, config, nothing)
number = cupti.CUpti_driver_api_trace_cbid.CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx
alone = ours.cuptiGetCallbackState(subscriber, cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API, number)
ours.cuptiEnableCallback(1, subscriber, cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API, number)
switched = ours.cuptiGetCallbackState(subscriber, cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API, number)
core.launch(stream, config, nothing)
stream.sync()
ours.cuptiUnsubscribe(subscriber)
core.launch(stream, config, nothing)
stream.sync()
print(json.dumps({"seen": mine, "errors": errors, "states": [alone, switched]}))
"""

RANGES = START + """
from cubind import nvtx
try:
    nvtx.nvtxInitialize(None)
except cubind.LibraryNotFoundError as error:
    print(str(error).splitlines()[0])
    sys.exit(77)

def note(record):
    if record.kind == KIND.CUPTI_ACTIVITY_KIND_MARKER:
        marker = cupti.CUpti_ActivityMarker2(_ptr=record.getPtr())
        seen.append([(marker.name or b"").decode(), (marker.domain or b"").decode(), marker.id])

ours.cuptiActivityRegisterCallbacks(requested, completed)
ours.cuptiActivityEnable(KIND.CUPTI_ACTIVITY_KIND_MARKER)
core, device, stream, code = start()
nothing, config = code.get_kernel("nothing"), core.LaunchConfig(1, None, 1)
for i in range(5):
    core.launch(stream, config, nothing)
stream.sync()
ours.cuptiActivityFlushAll(1)
print(json.dumps(seen))
"""


def run(program, **environment):
    result = subprocess.run([sys.executable, "-c", program], env={**os.environ, **environment}, capture_output=True, text=True, timeout=200,
                            check=False)
    if result.returncode == 77:
        pytest.skip(result.stdout.strip())
    assert result.returncode == 0, result.stdout + result.stderr
    return json.loads(result.stdout.splitlines()[-1])


def test_kernel_records(note):
    """Each launch while records are enabled gives one: names, sizes, memory, in call order."""
    told = run(RECORDS)
    seen = sorted(told["seen"], key=lambda row: row[-1])
    note(f"cupti: version {told['version']}, {len(seen)} kernel records, {told['dropped']} dropped")
    assert told["dropped"] == 0 and len(seen) == 101
    for i, (name, grid, block, shared, in_time, device, _) in enumerate(seen[:100], 1):
        assert (name, grid, block, shared) == ("nothing", [i, 2, 1], [32, 2, 1], 16 * (i % 3))
        assert in_time and device == 0
    assert seen[100][:3] == ["saxpy", [4, 1, 1], [64, 1, 1]]
    assert len({row[-1] for row in seen}) == 101


def test_callbacks():
    """While the domain or a function is enabled, callbacks surround each launch.

    They have the kernel's name.
    """
    told = run(CALLBACKS)
    assert told["errors"] == [] and told["states"] == [0, 1]
    assert [site for site, _, _ in told["seen"]] == ["CUPTI_API_ENTER", "CUPTI_API_EXIT"] * 51
    assert {name for _, name, _ in told["seen"]} == {"nothing"}
    numbers = [number for _, _, number in told["seen"]]
    assert numbers[0::2] == numbers[1::2] and len(set(numbers)) == 51, "the two of a call have its number"


def cupti_file():
    """Return the tool's path for NVTX's loader: the file that the module loaded."""
    script = START + "print(json.dumps(next(line.split()[-1] for line in open('/proc/self/maps') if 'libcupti' in line)))"
    return run(script)


def test_ranges_of_launches():
    """With CUBIND_NVTX=1 CUPTI sees a marker at the beginning and at the end of each range."""
    seen = run(RANGES, CUBIND_NVTX="1", NVTX_INJECTION64_PATH=cupti_file())
    begins = [row for row in seen if row[0]]
    assert [row[:2] for row in begins] == 5 * [["launch nothing", "cubind"]]
    assert len(seen) == 10 and len({row[2] for row in seen}) == 5

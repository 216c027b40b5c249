"""Test NCCL between simulated devices: collectives match NumPy's sums and keep their order.

The tests also make ranks call collectives that do not match.
"""

import os
import re
import subprocess
import sys
import textwrap

import pytest
from support import libraries

LIBRARY = libraries.BUILD / "python" / "cubind" / "simulator" / "libnccl.so.2"
pytestmark = [
    pytest.mark.skipif(libraries.ON_GPU, reason="looks at the simulated device"),
    pytest.mark.skipif(not libraries.OF_LIBRARIES, reason="needs the modules of cubind-libraries (CUBIND_LIBRARIES=1)"),
]

# Each rank is a process that is forked before the first CUDA call. Their parent, which is no rank,
# makes the identifier.
BEGIN = """
import os, sys, time
import numpy
from cubind.checked import driver, nccl
from cubind.nccl import ncclDataType_t as types, ncclRedOp_t as ops, ncclResult_t as results

RANKS = {ranks}
identifier = nccl.ncclGetUniqueId()

def begin(rank, ranks=RANKS):
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))
    return nccl.ncclCommInitRank(ranks, identifier, rank)

def up(array):
    place = driver.cuMemAlloc(max(array.nbytes, 1))
    driver.cuMemcpyHtoD(place, array.tobytes(), array.nbytes)
    return int(place)

def down(place, like):
    data = bytearray(like.nbytes)
    driver.cuStreamSynchronize(0)
    driver.cuMemcpyDtoH(data, place, like.nbytes)
    return numpy.frombuffer(data, like.dtype).reshape(like.shape)

def status(call, *arguments):
    try:
        call(*arguments)
    except nccl.NcclError as error:
        return error.name

def later(comm):
    return nccl.ncclCommGetAsyncError(comm).name
"""
END = """
children = {}
for rank in range(RANKS):
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writing, 1)
        try:
            work(rank)
            sys.stdout.flush()
        except BaseException:
            import traceback
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(writing)
    children[child] = reading
for child, reading in children.items():
    with open(reading) as text:
        print(text.read().strip())
sys.exit(any([os.waitpid(child, 0)[1] for child in children]))
"""


def run(ranks, work, timeout=60, seconds=30, devices=1):
    """Return the line that each rank printed, and the standard error."""
    program = BEGIN.replace("{ranks}", str(ranks)) + textwrap.dedent(work) + END
    switch = {"CUBIND_DEVICE": "simulated", "CUBIND_NCCL_TIMEOUT": str(seconds), "PYTHONPATH": str(libraries.BUILD / "python"),
              "CUBIND_CUDA": libraries.MAJOR, "CUBIND_SIMULATOR": f"threads=1,devices={devices}"}  # fmt: skip
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=timeout,
                            env=os.environ | switch)  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout.splitlines(), result.stderr


def test_combined_values():
    """Every type and operator gives NumPy's values.

    Counts are no multiples of the ranks; some are zero, some more than a pipe holds.
    """
    lines, errors = run(
        3,
        """
    TYPES = {"Int8": "i1", "Uint8": "u1", "Int32": "i4", "Uint32": "u4", "Int64": "i8", "Uint64": "u8", "Float16": "f2",
             "Float32": "f4", "Float64": "f8"}
    OPS = {"Sum": numpy.add, "Prod": numpy.multiply, "Max": numpy.maximum, "Min": numpy.minimum, "Avg": numpy.add}

    def values(rank, kind, count):
        random = numpy.random.default_rng(rank)
        return random.integers(-3, 4, count).astype(kind) if kind[0] != "f" else random.standard_normal(count).astype(kind)

    def combined(all_values, op):
        with numpy.errstate(over="ignore"):
            result = all_values[0]
            for other in all_values[1:]:
                result = OPS[op](result, other)
        if op == "Avg":  # integers are cut, as C does
            exact = result.dtype.kind == "f"
            result = result / result.dtype.type(RANKS) if exact else numpy.trunc(result / RANKS).astype(result.dtype)
        return result

    def work(rank):
        comm = begin(rank)
        seen = 0
        for name, kind in TYPES.items():
            for op in OPS:
                if op == "Avg" and name.endswith("64") and kind[0] != "f":
                    continue  # NumPy divides these as floats
                for count in (0, 1, 7, 40_001 if op == "Sum" else 500):
                    mine = [values(r, kind, count) for r in range(RANKS)]
                    want = combined(mine, op)
                    given, got = up(mine[rank]), up(numpy.zeros(count, kind))
                    type, operator = getattr(types, "nccl" + name), getattr(ops, "nccl" + op)
                    nccl.ncclAllReduce(given, got, count, type, operator, comm, 0)
                    same = numpy.array_equal(down(got, want), want)
                    nccl.ncclReduce(given, got if rank == 1 else 0, count, type, operator, 1, comm, 0)
                    same &= rank != 1 or numpy.array_equal(down(got, want), want)
                    nccl.ncclAllReduce(given, given, count, type, operator, comm, 0)  # in place
                    same &= numpy.array_equal(down(given, want), want)
                    part = count // RANKS
                    given = up(mine[rank])
                    nccl.ncclReduceScatter(given, got, part, type, operator, comm, 0)
                    same &= numpy.array_equal(down(got, want[:part]), want[rank * part : (rank + 1) * part])
                    driver.cuMemFree(given), driver.cuMemFree(got)
                    if not same:
                        print(name, op, count, "differs")
                    seen += 1
        print(seen, later(comm))
        nccl.ncclCommDestroy(comm)
    """,
    )
    assert (lines, errors) == (["172 ncclSuccess"] * 3, "")


def test_bfloat16():
    lines, _ = run(
        2,
        """
    def work(rank):
        comm = begin(rank)
        exact = numpy.array([1.5, -2.25, 3e38, 1 / 3], "f4") * (rank + 1)
        with numpy.errstate(over="ignore"):
            sum_ = exact.view("u4") >> 16
        place = up((exact.view("u4") >> 16).astype("u2"))
        nccl.ncclAllReduce(place, place, 4, types.ncclBfloat16, ops.ncclSum, comm, 0)
        got = (down(place, numpy.zeros(4, "u2")).astype("u4") << 16).view("f4")
        print(got[0] == 4.5, got[1] == -6.75, numpy.isinf(got[2]), abs(got[3] - 1) < 0.01)
    """,
    )
    assert lines == ["True True True True"] * 2


def test_moved_values():
    """Collectives without arithmetic move values, and so do grouped sends and receives.

    Groups send to all ranks, to itself, and several times to one.
    """
    lines, errors = run(
        4,
        """
    def work(rank):
        comm = begin(rank)
        print(nccl.ncclCommUserRank(comm), nccl.ncclCommCount(comm), nccl.ncclCommCuDevice(comm), end=" ")
        size = 30_001
        all_of = [numpy.arange(size, dtype="i4") + 100_000 * r for r in range(RANKS)]
        whole = numpy.concatenate(all_of)
        mine, zeros = up(all_of[rank]), numpy.zeros(4 * size, "i4")
        many = up(zeros)
        nccl.ncclAllGather(mine, many, size, types.ncclInt32, comm, 0)
        print(numpy.array_equal(down(many, zeros), whole), end=" ")
        nccl.ncclBroadcast(mine, many, size, types.ncclInt32, 2, comm, 0)
        print(numpy.array_equal(down(many, zeros[:size]), all_of[2]), end=" ")
        nccl.ncclGather(mine, many, size, types.ncclInt32, 3, comm, 0)
        print(rank != 3 or numpy.array_equal(down(many, zeros), whole), end=" ")
        everything = up(whole + rank)
        nccl.ncclScatter(everything, many, size, types.ncclInt32, 1, comm, 0)
        print(numpy.array_equal(down(many, zeros[:size]), all_of[rank] + 1), end=" ")
        nccl.ncclAlltoAll(everything, many, size, types.ncclInt32, comm, 0)
        parts = [all_of[rank] + r for r in range(RANKS)]
        print(numpy.array_equal(down(many, zeros), numpy.concatenate(parts)), end=" ")
        nccl.ncclGroupStart()
        for peer in range(RANKS):
            nccl.ncclSend(everything + 4 * size * peer, size, types.ncclInt32, peer, comm, 0)
            nccl.ncclSend(mine, 5, types.ncclInt32, peer, comm, 0)
            nccl.ncclRecv(many + 4 * size * peer, size, types.ncclInt32, peer, comm, 0)
            nccl.ncclRecv(many + 4 * size * peer, 5, types.ncclInt32, peer, comm, 0)
        nccl.ncclGroupEnd()
        for peer in range(RANKS):
            parts[peer][:5] = all_of[peer][:5]
        print(numpy.array_equal(down(many, zeros), numpy.concatenate(parts)))
        nccl.ncclCommFinalize(comm)
        nccl.ncclCommDestroy(comm)
    """,
    )
    assert errors == ""
    assert lines == [f"{rank} 4 0" + " True" * 6 for rank in range(4)]


def test_order_of_streams():
    """Work in a stream, and two streams of one communicator, keep the order of the calls."""
    lines, _ = run(
        2,
        """
    def work(rank):
        comm = begin(rank)
        first, second = (driver.cuStreamCreate(1) for _ in range(2))
        place, other = up(numpy.zeros(1000, "i4")), up(numpy.zeros(1000, "i4"))
        for round in range(50):
            driver.cuMemsetD32Async(place, round + rank, 1000, first)
            nccl.ncclAllReduce(place, place, 1000, types.ncclInt32, ops.ncclSum, comm, first)
            driver.cuMemcpyDtoDAsync(other, place, 4000, first)
            if rank:
                time.sleep(0.001)
        event = driver.cuEventCreate(0)
        driver.cuEventRecord(event, first)
        driver.cuStreamWaitEvent(second, event, 0)
        nccl.ncclAllReduce(other, other, 1000, types.ncclInt32, ops.ncclMax, comm, second)
        nccl.ncclAllReduce(place, place, 1000, types.ncclInt32, ops.ncclSum, comm, first)
        driver.cuStreamSynchronize(second), driver.cuStreamSynchronize(first)
        print(set(down(other, numpy.zeros(1000, "i4"))) == {99}, set(down(place, numpy.zeros(1000, "i4"))) == {198})
    """,
    )
    assert lines == ["True True"] * 2


def test_all_devices_of_one_process():
    lines, _ = run(1, """
    def work(rank):
        comms = nccl.ncclCommInitAll(4, [3, 1, 2, 0])
        print([nccl.ncclCommCuDevice(comm) for comm in comms], end=" ")
        places = []
        for device, comm in zip([3, 1, 2, 0], comms):
            driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(device))
            places.append(up(numpy.full(1000, device, "f4")))
        nccl.ncclGroupStart()
        for place, comm in zip(places, comms):
            nccl.ncclAllReduce(place, place, 1000, types.ncclFloat32, ops.ncclSum, comm, 0)
        nccl.ncclGroupEnd()
        for device in range(4):
            driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(device))
            driver.cuCtxSynchronize()
        print([set(down(place, numpy.zeros(1000, "f4"))) for place in places] == [{6.0}] * 4)
        for comm in comms:
            nccl.ncclCommDestroy(comm)
        print(status(nccl.ncclCommInitAll, 9, list(range(9))))
    """, devices=4)  # fmt: skip
    assert lines == ["[3, 1, 2, 0] True", "ncclUnhandledCudaError"]


# ---- an end in all cases ----


def test_a_rank_that_does_not_come():
    lines, errors = run(2, """
    def work(rank):
        before = time.monotonic()
        print(status(begin, rank, 3), time.monotonic() - before < 10)
    """, seconds=1)  # fmt: skip
    assert lines == ["ncclRemoteError True"] * 2
    assert re.search(r"of 3 ranks only \d joined within 1 seconds; rank \d is missing", errors)


@pytest.mark.parametrize(("end", "says"), [("time.sleep(6)", "nothing from rank 1 for 2 seconds"),
                                           ("os._exit(0)", "ended"),
                                           ("nccl.ncclCommDestroy(comm)", "rank 1 destroyed its communicator"),
                                           ("nccl.ncclCommAbort(comm)", "another rank gave up")])  # fmt: skip
def test_a_rank_that_keeps_quiet(end, says):
    """If a rank stays silent, the stream continues, and all later calls report the failure."""
    lines, errors = run(2, f"""
    def work(rank):
        comm = begin(rank)
        if rank == 1:
            {end}
            return
        place = up(numpy.zeros(100_000, "f4"))
        said = status(nccl.ncclAllReduce, place, place, 100_000, types.ncclFloat32, ops.ncclSum, comm, 0)
        print(said in (None, "ncclRemoteError"))
        driver.cuStreamSynchronize(0)
        print(later(comm), status(nccl.ncclBroadcast, place, place, 10, types.ncclFloat32, 0, comm, 0))
        nccl.ncclCommDestroy(comm)
    """, seconds=2)  # fmt: skip
    assert lines[:2] == ["True", "ncclRemoteError ncclRemoteError"]
    assert says in errors


def test_operations_that_do_not_fit():
    lines, errors = run(
        2,
        """
    def work(rank):
        comm = begin(rank)
        place = up(numpy.zeros(100, "f4"))
        if rank == 0:
            nccl.ncclAllReduce(place, place, 100, types.ncclFloat32, ops.ncclSum, comm, 0)
        else:
            nccl.ncclBroadcast(place, place, 50, types.ncclFloat32, 0, comm, 0)
            driver.cuStreamSynchronize(0)
        driver.cuStreamSynchronize(0)
        print(later(comm) != "ncclSuccess")
    """,
    )
    assert lines == ["True", "True"] and "but rank" in errors


def test_wrong_calls():
    """Each wrong call is refused at once with a message, and the communicator stays usable."""
    lines, errors = run(
        1,
        """
    def work(rank):
        comm = begin(0)
        number = int(comm)  # also refers to it once it is destroyed
        place = up(numpy.zeros(100, "f4"))
        f4, sum_ = types.ncclFloat32, ops.ncclSum
        def told(call, *arguments):
            print(status(call, *arguments), "|", nccl.ncclGetLastError(number))
        told(nccl.ncclAllReduce, place, place, 101, f4, sum_, comm, 0)
        told(nccl.ncclAllReduce, 64, place, 100, f4, sum_, comm, 0)
        told(nccl.ncclAllReduce, place, place, 2**62 + 1, f4, sum_, comm, 0)
        told(nccl.ncclAllReduce, place, place, 100, 77, sum_, comm, 0)
        told(nccl.ncclAllReduce, place, place, 100, types.ncclFloat8e4m3, sum_, comm, 0)
        told(nccl.ncclSend, place, 100, f4, 1, comm, 0)
        told(nccl.ncclAllReduce, place, place, 100, f4, sum_, 12345, 0)
        told(nccl.ncclGroupEnd)
        told(nccl.ncclCommInitRank, 2, identifier, 1)
        told(nccl.ncclCommInitRank, 1, type(identifier)(), 0)
        told(nccl.ncclCommSplit, comm, 0, 0, None)
        stream = driver.cuStreamCreate(1)
        driver.cuStreamBeginCapture(stream, 0)
        told(nccl.ncclBroadcast, place, place, 10, f4, 0, comm, stream)
        driver.cuStreamEndCapture(stream)
        nccl.ncclGroupStart()
        told(nccl.ncclAllReduce, place, place, 101, f4, sum_, comm, 0)
        told(nccl.ncclGroupEnd)
        nccl.ncclAllReduce(place, place, 100, f4, sum_, comm, 0)
        print(later(comm), nccl.ncclGetErrorString(results.ncclRemoteError))
        nccl.ncclCommDestroy(comm)
        told(nccl.ncclCommDestroy, 12345)
    """,
    )
    assert [line.partition(" | ")[0] for line in lines[:14]] == [
        *["ncclInvalidArgument"] * 7, "ncclInvalidUsage", "ncclInvalidArgument", "ncclSystemError", *["ncclInvalidUsage"] * 2,
        *["ncclInvalidArgument"] * 2]  # fmt: skip
    assert lines[0].endswith("ncclAllReduce: sendbuff is not device memory of 404 bytes")
    assert lines[2].endswith("ncclAllReduce: 4611686018427387905 items of 4 bytes for 1 ranks exceed the address space")
    assert lines[14] == "ncclSuccess a rank ended, gave up or did not answer"
    assert errors == "cubind simulated NCCL: ncclCommSplit is not supported\n"


def test_identifiers_keep_nothing():
    """A process has one file for all its identifiers, used or not, and frees its memory."""
    lines, errors = run(
        1,
        """
    import struct

    def work(rank):
        global identifier
        driver.cuInit(0)
        driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))
        nccl.ncclGetUniqueId()  # a child has a file of its own
        before = len(os.listdir("/proc/self/fd"))
        identifiers = [nccl.ncclGetUniqueId() for _ in range(2000)]
        print(len(os.listdir("/proc/self/fd")) - before, len({bytes(i.internal) for i in identifiers}))
        file = struct.unpack_from("<8sii", bytes(identifiers[0].internal))[2]
        used = lambda: os.fstat(file).st_blocks
        for identifier in identifiers[:20]:
            comm = nccl.ncclCommInitRank(1, identifier, 0)
            place = up(numpy.ones(1 << 16, "i4"))
            nccl.ncclAllReduce(place, place, 1 << 16, types.ncclInt32, ops.ncclSum, comm, 0)
            driver.cuStreamSynchronize(0)
            during = used()
            nccl.ncclCommDestroy(comm)
            driver.cuMemFree(place)
        print(len(os.listdir("/proc/self/fd")) - before, during > 0, used())
    """,
    )
    assert (lines, errors) == (["0 2000", "0 True 0"], "")


def test_forged_identifiers():
    """A forged identifier's file is empty, too small, may shrink, or is none: it is refused."""
    lines, errors = run(
        1,
        """
    import fcntl, struct

    def work(rank):
        comm = begin(0)
        size = os.fstat(struct.unpack_from("<8sii", bytes(nccl.ncclGetUniqueId().internal))[2]).st_size
        def come(file, offset=0, process=None):
            forged = type(identifier)()
            number = os.fstat(file).st_ino
            forged.internal = struct.pack("<8siiQQ", b"cubind 2", process or os.getpid(), file, number, offset).ljust(128, b"\\0")
            return status(nccl.ncclCommInitRank, 1, forged, 0)
        def file(size, seals):
            file = os.memfd_create("file", os.MFD_ALLOW_SEALING)
            os.truncate(file, size)
            fcntl.fcntl(file, fcntl.F_ADD_SEALS, seals)
            return file
        sealed = fcntl.F_SEAL_SHRINK
        pipe = os.pipe()[1]
        print(come(file(0, sealed)), come(file(size - 1, sealed)), come(file(size, 0)), come(file(size, sealed), size),
              come(file(size, sealed), 4096), come(file(size, sealed), 2**64 - size), come(pipe), come(0, 0, 2**31 - 1))
        print(come(file(size, sealed)))
        nccl.ncclCommDestroy(comm)
    """,
    )
    assert lines == [" ".join(["ncclSystemError"] * 8), "None"]


def test_a_forked_child_cannot_end_its_parents_communicator():
    """A forked child cannot end its parent's communicator, for example by its finalizers."""
    lines, errors = run(
        2,
        """
    def work(rank):
        comm = begin(rank)
        array = numpy.ones(1 << 18, numpy.int32)
        place = up(array)
        def add():
            nccl.ncclAllReduce(place, place, len(array), types.ncclInt32, ops.ncclSum, comm, 0)
            return int(down(place, array)[-1])
        first = add()
        for end in (nccl.ncclCommDestroy, nccl.ncclCommAbort):
            child = os.fork() if rank == 0 else -1
            if child == 0:
                refused = [status(nccl.ncclCommCount, comm), status(nccl.ncclCommFinalize, comm),
                           status(nccl.ncclAllReduce, place, place, 1, types.ncclInt32, ops.ncclSum, comm, 0)]
                os._exit(3 if refused == ["ncclInvalidUsage"] * 3 and status(end, comm) is None else 4)
            if child > 0:
                print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        print(first, add(), later(comm))
        nccl.ncclCommDestroy(comm)
    """,
    )
    assert (lines, errors) == (["3", "3", "2 4 ncclSuccess", "2 4 ncclSuccess"], "")


def test_a_context_ends_before_an_operation():
    """If a context ends before an operation, nobody waits in vain, whether it had begun or not."""
    lines, errors = run(
        1,
        """
    def work(rank):
        driver.cuInit(0)
        context = driver.cuCtxCreate(*(None,) * (driver.CUDA_VERSION >= 13000), 0, 0)
        comm = nccl.ncclCommInitRank(1, identifier, 0)
        place = int(driver.cuMemAlloc(64))
        stream = driver.cuStreamCreate(1)
        driver.cuLaunchHostFunc(stream, lambda _: time.sleep(0.2), None)
        driver.cuMemsetD8Async(place, 1, 64, stream)
        nccl.ncclAllReduce(place, place, 4, types.ncclInt32, ops.ncclSum, comm, stream)
        driver.cuCtxDestroy(context)
        print(later(comm))
        nccl.ncclCommDestroy(comm)
    """,
    )
    told = "cubind simulated NCCL: rank 0 of 1: the context was destroyed before the stream reached an operation\n"
    assert (lines, errors) in ((["ncclUnhandledCudaError"], told), (["ncclSuccess"], ""))


def test_an_operation_behind_a_fault():
    """An operation behind a fault does not run, but the other rank gets its data."""
    lines, errors = run(
        2,
        """
    TRAP = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry stop() { trap; }\\n"
    def work(rank):
        comm = begin(rank)
        place = up(numpy.ones(16, numpy.int32))
        if rank == 0:
            kernel = driver.cuModuleGetFunction(driver.cuModuleLoadData(TRAP), b"stop")
            driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)
        nccl.ncclAllReduce(place, place, 16, types.ncclInt32, ops.ncclSum, comm, 0)
        try:
            driver.cuStreamSynchronize(0)
            print("fine")
        except driver.DriverError as error:
            print(error.name)
        nccl.ncclCommDestroy(comm)
    """,
    )
    assert lines == ["CUDA_ERROR_LAUNCH_FAILED", "fine"]
    assert errors.startswith("The kernel stopped itself by 'trap'") and "NCCL" not in errors


def test_on_another_driver():
    """NCCL does not touch the memory of a driver that it does not know."""
    program = f"""
    import ctypes, sys
    ctypes.CDLL({str(libraries.BUILD / "stubs" / "driver" / "libcuda.so.1")!r}, ctypes.RTLD_GLOBAL)
    ctypes.CDLL({str(LIBRARY)!r})
    from cubind.checked import nccl
    try:
        nccl.ncclCommInitRank(1, nccl.ncclGetUniqueId(), 0)
    except nccl.NcclError as error:
        print(error.name)
    """
    switch = {name: value for name, value in os.environ.items() if name != "CUBIND_DEVICE"}
    switch["PYTHONPATH"] = str(libraries.BUILD / "python")
    result = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=False,
                            env=switch, timeout=60)  # fmt: skip
    assert result.stdout == "ncclUnhandledCudaError\n" and "set CUBIND_DEVICE=simulated" in result.stderr

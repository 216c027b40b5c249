"""Number and connect the ranks of an NCCL program, one process per GPU.

Any launcher works: `mpirun -n 4 python3 heat.py` (mpi4py), `torchrun --nproc-per-node 4 heat.py`,
or anything that sets RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT as torchrun does. A program
started without a launcher is the only rank.
"""

import os
import socket
import sys
import time
from typing import Any

import numpy
from cubind.checked import nccl
from cubind.core import Buffer, Device, Kernel, Program, ProgramOptions, Stream
from cubind.nccl import ncclDataType_t, ncclRedOp_t, ncclResult_t

TYPES = {"f4": ncclDataType_t.ncclFloat32, "f8": ncclDataType_t.ncclFloat64, "i4": ncclDataType_t.ncclInt32}
SUM, MEAN = ncclRedOp_t.ncclSum, ncclRedOp_t.ncclAvg
PATIENCE = float(os.environ.get("CUBIND_PATIENCE", "60"))  # seconds to wait for the other ranks


# ---- from the launcher: rank, number of ranks, local rank, broadcast of bytes from rank 0 ----


def _by_mpi() -> tuple[int, int, int, Any]:
    from mpi4py import MPI

    world = MPI.COMM_WORLD
    here = world.Split_type(MPI.COMM_TYPE_SHARED)
    return world.rank, world.size, here.rank, world.bcast


def _by_environment() -> tuple[int, int, int, Any]:
    rank, size = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    return rank, size, int(os.environ.get("LOCAL_RANK", rank)), lambda data: _told(size, data)


def _told(size: int, data: bytes | None) -> bytes:
    """Broadcast bytes from rank 0 and return them; rank 0 passes them as `data`, others pass None.

    Under torchrun they go through torch's store. Otherwise the other ranks connect to rank 0 at
    MASTER_ADDR:MASTER_PORT.
    """
    if "TORCHELASTIC_RUN_ID" in os.environ:
        from torch.distributed import rendezvous

        store, _, _ = next(iter(rendezvous("env://")))
        if data is not None:
            store.set("nccl", data)
        return bytes(store.get("nccl"))
    place = os.environ.get("MASTER_ADDR", "127.0.0.1"), int(os.environ["MASTER_PORT"])
    return _asked(place) if data is None else _tell(place, size - 1, data)


def _tell(place: tuple[str, int], others: int, data: bytes) -> bytes:
    with socket.create_server(place, backlog=others + 1) as server:
        server.settimeout(PATIENCE)
        for come in range(others):
            try:
                connection, _ = server.accept()
            except TimeoutError:
                sys.exit(f"of {others} other ranks {come} have come to {place[0]}:{place[1]} within {PATIENCE:g} seconds")
            with connection:
                connection.sendall(data)
    return data


def _asked(place: tuple[str, int]) -> bytes:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with socket.create_connection(place, timeout=PATIENCE) as connection, connection.makefile("rb") as stream:
                return stream.read()
        except ConnectionRefusedError:  # rank 0 is not listening yet
            if time.monotonic() > deadline:
                sys.exit(f"rank 0 does not answer at {place[0]}:{place[1]} (MASTER_ADDR, MASTER_PORT)")
            time.sleep(0.05)


def _way() -> tuple[int, int, int, Any]:
    if any(name in os.environ for name in ("OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK")):
        return _by_mpi()
    if "WORLD_SIZE" in os.environ:
        return _by_environment()
    return 0, 1, 0, lambda data: data


# ---- the ranks ----


class Ranks:
    """This process as a rank: its device, its own stream, and the communicator of all ranks."""

    def __init__(self) -> None:
        self.rank, self.size, local, tell = _way()
        self.device = Device(local % len(Device.get_all_devices()))
        self.device.set_current()
        self.stream = self.device.create_stream()
        identifier = nccl.ncclUniqueId()
        if self.rank == 0:
            identifier = nccl.ncclGetUniqueId()
        identifier.internal = tell(bytes(identifier.internal) if self.rank == 0 else None)
        self.comm = nccl.ncclCommInitRank(self.size, identifier, self.rank)

    def all_reduce(self, source: Buffer, target: Buffer, count: int, kind: str = "f4", op: ncclRedOp_t = SUM) -> None:
        """Queue an all-reduce. All methods of this class work in the order of `self.stream`."""
        nccl.ncclAllReduce(source, target, count, TYPES[kind], op, self.comm, self.stream)

    def sum(self, value: float) -> float:
        """Return the sum of all ranks' values."""
        buffer = self.upload(numpy.array([value]))
        self.all_reduce(buffer, buffer, 1, "f8")
        return float(self.download(buffer, numpy.empty(1))[0])

    def upload(self, array: numpy.ndarray) -> Buffer:
        buffer = self.device.allocate(array.nbytes, stream=self.stream)
        buffer.copy_from(array, stream=self.stream)
        return buffer

    def download(self, buffer: Buffer, like: numpy.ndarray) -> numpy.ndarray:
        array = numpy.empty_like(like)
        buffer.copy_to(array, stream=self.stream)
        self.sync()
        return array

    def sync(self, *others: Stream) -> None:
        """Wait for this rank's work, and exit if communication failed.

        Only the communicator reports errors between ranks; streams continue regardless.
        """
        for stream in (*others, self.stream):
            stream.sync()
        error = nccl.ncclCommGetAsyncError(self.comm)
        if error != ncclResult_t.ncclSuccess:
            nccl.ncclCommAbort(self.comm)
            sys.exit(f"rank {self.rank} of {self.size}: {error.name}")

    def compile(self, source: str, *names: str) -> list[Kernel]:
        code = Program(source, "c++", ProgramOptions(arch=f"sm_{self.device.arch}", std="c++17")).compile("cubin")
        return [code.get_kernel(name) for name in names]

    def verdict(self, name: str, right: bool, text: str) -> None:
        """End the example: if any rank's result is wrong, all ranks fail. Rank 0 prints."""
        wrong = int(self.sum(0 if right else 1))
        nccl.ncclCommDestroy(self.comm)
        if wrong:
            sys.exit(f"{name}: the result of {wrong} of {self.size} ranks is wrong")
        if self.rank == 0:
            print(f"{name}: {text}, {self.size} rank{'s' if self.size > 1 else ''}")


def share(count: int, size: int, rank: int) -> tuple[int, int]:
    """Return the begin and end of a rank's part of `count` items."""
    return count * rank // size, count * (rank + 1) // size

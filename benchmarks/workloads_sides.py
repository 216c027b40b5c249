"""The sides of benchmarks/workloads.py: how each is timed, the C library, and torch, CuPy and numba on the same stream.

A side queues its work on the one stream that all have in common; an event before and one behind tell the time of the device.
C records these by itself, as it would alone.
"""

import ctypes
import importlib
import importlib.util
import re
import shutil
import subprocess
import warnings
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

FOLDER = Path(__file__).resolve().parent / "workloads"
FUNCTIONS = {
    "libcuda": ("cuLaunchKernelEx", "cuEventRecord", "cuStreamWaitEvent", "cuStreamBeginCapture_v2", "cuStreamEndCapture",
                "cuGraphInstantiateWithFlags", "cuGraphDestroy", "cuGraphExecDestroy", "cuGraphLaunch",
                "cuMemcpyHtoDAsync_v2", "cuMemcpyDtoHAsync_v2"),
    "libcublas": ("cublasSgemm_v2",),
    "libcublasLt": ("cublasLtMatmul",),
    "libcufft": ("cufftExecC2C",),
}


class Wrong(Exception):
    """A side's result is."""


class Missing(Exception):
    """A side is not there; the text says why."""


# --- what C takes ----------------------------------------------------------------------------------------------------


class Clock(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("stream", "start", "end")]


class Launch(ctypes.Structure):
    _fields_ = [("kernel", ctypes.c_void_p), ("grid", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3),
                ("shared", ctypes.c_uint), ("params", ctypes.c_void_p), ("early", ctypes.c_int)]


class Sgemm(ctypes.Structure):
    _fields_ = [("handle", ctypes.c_void_p), ("n", ctypes.c_int), ("a", ctypes.c_void_p), ("b", ctypes.c_void_p),
                ("c", ctypes.c_void_p)]


class Matmul(ctypes.Structure):
    _fields_ = [*((name, ctypes.c_void_p) for name in (
        "handle", "desc", "first", "first_layout", "second", "second_layout", "result", "result_layout", "algo",
        "workspace")), ("workspace_size", ctypes.c_size_t)]


class Pipeline(ctypes.Structure):
    _fields_ = [("chunks", ctypes.c_int), ("streams", ctypes.c_int), ("stream", ctypes.c_void_p), ("joined", ctypes.c_void_p),
                ("host", ctypes.c_void_p), ("chunk", ctypes.c_void_p), ("size", ctypes.c_size_t), ("launches", ctypes.c_void_p)]


def argument_of(value):
    """A kernel's argument as C has it."""
    if isinstance(value, ctypes._SimpleCData):
        return value
    if isinstance(value, int):
        return ctypes.c_int(value)
    if isinstance(value, float):
        return ctypes.c_float(value)
    if hasattr(value, "tobytes"):  # a NumPy record
        raw = value.tobytes()
        return (ctypes.c_char * len(raw)).from_buffer_copy(raw)
    return ctypes.c_void_p(int(value.handle))  # a Buffer


class CLibrary:
    """run.c, compiled here, with the functions of the libraries that the process has loaded."""

    def __init__(self, folder, clock):
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            raise Missing("no C compiler")
        path = Path(folder) / "run.so"
        options = ["-O2", "-fno-strict-aliasing", "-shared", "-fPIC"]
        subprocess.run([compiler, *options, "-o", path, FOLDER / "run.c"], check=True, capture_output=True)
        self.library = ctypes.CDLL(str(path))
        self.clock = clock
        self.paths = {}
        self._kept = []

    def use(self, library):
        """Hands over the functions of one of FUNCTIONS, once that library is in the process."""
        if library in self.paths:
            return
        paths = mapped(library)
        if not paths:
            raise Missing(f"{library} is not loaded")
        self.paths[library] = paths[0]
        opened = ctypes.CDLL(paths[0])
        self._kept.append(opened)
        for name in FUNCTIONS[library]:
            self.call("set_function", name.encode(), ctypes.cast(getattr(opened, name), ctypes.c_void_p))

    def call(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status != 0:
            raise RuntimeError(f"C: {name}: status {status}")

    def launch(self, kernel, config, arguments):
        """A struct launch, whose parameters it keeps."""
        from cubind.checked import driver

        values = [argument_of(argument) for argument in arguments]
        params = (ctypes.c_void_p * max(1, len(values)))(*(ctypes.addressof(value) for value in values))
        function = int(driver.cuKernelGetFunction(kernel.handle))
        made = Launch(function, tuple(config.grid), tuple(config.block), config.shmem_size, ctypes.addressof(params),
                      config.programmatic_stream_serialization)
        made.kept = values, params
        return made

    def launches(self, times, *launches, check=None):
        """A side: so often all of these."""
        self.use("libcuda")
        table = (Launch * len(launches))(*launches)
        return Side(lambda: self.call("run_launches", times, len(launches), table, ctypes.byref(self.clock)), check,
                    timed=True, kept=(table, launches))


def mapped(library):
    """The files of a library that this process has loaded, by their order in memory."""
    pattern = re.compile(rf"(/\S*/{library}\.so[.\d]*)$", re.M)
    return list(dict.fromkeys(pattern.findall(Path("/proc/self/maps").read_text())))


# --- sides -----------------------------------------------------------------------------------------------------------


@dataclass
class Side:
    """What is timed: run() queues all of it. `timed`: records the clock's events by itself. check(): whether the result is
    right, after the first run. around(): a context that makes the common stream the library's own, outside of the time."""

    run: object
    check: object = None
    timed: bool = False
    kept: object = None
    around: object = nullcontext


@dataclass
class Goal:
    """A limit of cubind's time in microseconds, of its ratio to another side's, or of a rate beside another's. The other may be
    cubind itself in another row."""

    kind: str  # "time", "ratio", "rate"
    limit: float
    side: str = "C"
    row: str = ""

    def text(self):
        if self.kind == "time":
            return f"≤ {self.limit:g} µs"
        if self.kind == "ratio":
            return f"≤ {self.limit:.2f} × {self.side}"
        other = self.row.rsplit(" ", 1)[-1] if self.row else self.side
        return f"rate ≥ {self.limit:g} × {other}"

    def judge(self, own, rows):
        """(value, met); None where it cannot be told. Ratios count as they are printed, with two digits."""
        other, side = (rows.get(self.row, {}), "cubind") if self.row else (own, self.side)
        ours, theirs = own["times"].get("cubind"), other.get("times", {}).get(side)
        if ours is None or (self.kind != "time" and theirs is None):
            return None, None
        if self.kind == "time":
            return round(ours["median"], 2), round(ours["median"], 2) <= self.limit
        ratio = ratio_of_turns(own, other, side) or ours["median"] / theirs["median"]
        value = round(ratio if self.kind == "ratio" else 1 / ratio, 2)
        return value, value <= self.limit if self.kind == "ratio" else value >= self.limit


def ratio_of_turns(own, other, side):
    """cubind's time beside the other side's in the same round, the median of all rounds; None where there were no such rounds.
    What changes from round to round, as clocks do, is then in both."""
    ours, theirs = own.get("turns", {}).get("cubind"), other.get("turns", {}).get(side)
    if not ours or not theirs or own["group"] != other["group"]:
        return None
    return median(x / y for x, y in zip(ours, theirs, strict=True))


@dataclass
class Row:
    """One line of the table; `count` operations are in one run. `wipe` spoils the result that cubind and C have in common, so
    that each is seen to make it."""

    key: str
    title: str
    count: int
    goals: list = field(default_factory=list)
    sides: dict = field(default_factory=dict)
    missing: dict = field(default_factory=dict)
    wipe: object = None

    def add(self, name, make):
        """A side, or why it is not there."""
        try:
            self.sides[name] = make()
        except Exception as error:
            self.missing[name] = reason(error)


@dataclass
class Group:
    """Rows whose sides take turns with each other: that many times as many as rows alone do. `led`: behind a run that does not
    count, which the device is still busy with, so that all begin with clocks of their own and none with an empty queue."""

    rows: list
    turns: int = 1
    led: bool = False


def reason(error):
    """A line for an exception."""
    text = str(error).partition("\n")[0]
    return text[:160] if isinstance(error, (Missing, Wrong)) else f"{type(error).__name__}: {text}"[:160]


class Bench:
    """The device, the stream that all sides share, and the other libraries where they are installed."""

    def __init__(self, folder, options):
        self.options, self.is_stub, self.rounds = options, bool(options.stub), options.rounds
        self.small = options.small
        self._modules = {}
        try:
            self.module("torch")  # first: its copies of NVIDIA's libraries are then everybody's
        except Missing:
            pass
        from cubind.core import Device, EventOptions

        self.device = Device(0)
        self.device.set_current()
        self.stream = self.device.create_stream()
        timed = EventOptions(timing_enabled=True)
        self.events = [self.stream.record(options=timed) for _ in range(2)]
        self.clock = Clock(*(int(x.handle) for x in (self.stream, *self.events)))
        self._folder, self._c = folder, None

    def size(self, full, small):
        return small if self.small else full

    def c(self, *libraries):
        """The C library, with the functions of these."""
        if self._c is None:
            self._c = CLibrary(self._folder, self.clock)
        for library in ("libcuda", *libraries):
            self._c.use(library)
        return self._c

    def module(self, name):
        """An installed package; Missing where it is not."""
        if name not in self._modules:
            if self.options.without and name in self.options.without.split(","):
                raise Missing("left out by --without")
            if self.is_stub or importlib.util.find_spec(name.partition(".")[0]) is None:
                raise Missing("not installed" if not self.is_stub else "needs a GPU")
            self._modules[name] = importlib.import_module(name)
        return self._modules[name]

    # --- a side's work on the common stream

    def torch_side(self, run, check=None):
        torch = self.module("torch")
        stream = torch.cuda.ExternalStream(int(self.stream.handle))
        return Side(run, check, around=lambda: torch.cuda.stream(stream))

    def cupy_side(self, run, check=None):
        cupy = self.module("cupy")
        stream = cupy.cuda.ExternalStream(int(self.stream.handle))
        return Side(run, check, around=lambda: stream)

    def numba(self):
        """(numba.cuda, the common stream)"""
        self.module("numba")
        cuda = self.module("numba.cuda")
        warnings.filterwarnings("ignore", module=r"numba.*")
        return cuda, cuda.external_stream(int(self.stream.handle))

    def kernel_side(self, kernel, config, arguments, times, check=None):
        """cubind's: so many launches."""
        bound = kernel[config, self.stream]

        def run():
            for _ in range(times):
                bound(*arguments)

        return Side(run, check)

    # --- measuring

    def once(self, side, led=False):
        """Microseconds of the device for one run."""
        start, end = self.events
        with side.around():
            if led:
                side.run()
            if side.timed:
                side.run()  # its events, recorded anew, tell of this one
            else:
                self.stream.record(start)
                side.run()
                self.stream.record(end)
        end.sync()
        return 1e3 * (end - start)

    def measure(self, group):
        """For each row of a group {side: microseconds for one operation, by round}. A side that fails goes to row.missing."""
        self.device.sync()  # what others have queued on streams of their own
        for row in group.rows:
            for name, side in list(row.sides.items()):
                try:
                    self._warm(side, row.wipe)
                except Exception as error:
                    row.missing[name] = reason(error)
                    del row.sides[name]
        turns = [{name: [] for name in row.sides} for row in group.rows]
        sides = [(row, name, of[name]) for row, of in zip(group.rows, turns, strict=True) for name in of]
        sides.sort(key=lambda it: it[1] not in ("cubind", "C"))  # whom goals compare are neighbours
        for i in range(self.rounds * group.turns):
            for row, name, samples in order_of_round(sides, i):
                samples.append(self.once(row.sides[name], group.led) / row.count)
        return turns

    def _warm(self, side, wipe):
        """Runs it, looks at the result, runs it again."""
        if wipe is not None:
            wipe()
        self.once(side)
        if side.check is not None and not self.is_stub and not side.check():
            raise Wrong("the result is wrong")
        self.once(side)


def order_of_round(sides, i):
    """Each round begins one side later than the last but one, and every other one goes backwards."""
    first = i // 2 % max(1, len(sides))
    turned = sides[first:] + sides[:first]
    return turned if i % 2 == 0 else turned[::-1]

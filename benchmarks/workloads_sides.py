"""Time the sides of benchmarks/workloads.py, cubind, C, torch, CuPy and numba, on one stream.

All sides queue their work on a common stream. Events before and after it measure the device time.
The C side records these events itself, as a C program would.
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
    """The result of a side is wrong."""


class Missing(Exception):
    """A side is not available; the text says why."""


# --- structs of run.c -----------------------------------------------------------------------------


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
    """Return a kernel's argument as a ctypes object."""
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
    """run.c, compiled here; it calls the libraries that this process has loaded."""

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
        """Pass the functions of a library in FUNCTIONS to run.c; Missing if it is not loaded."""
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
        """Return a struct launch, which keeps its parameters alive."""
        from cubind.checked import driver

        values = [argument_of(argument) for argument in arguments]
        params = (ctypes.c_void_p * max(1, len(values)))(*(ctypes.addressof(value) for value in values))
        function = int(driver.cuKernelGetFunction(kernel.handle))
        made = Launch(function, tuple(config.grid), tuple(config.block), config.shmem_size, ctypes.addressof(params),
                      config.programmatic_stream_serialization)
        made.kept = values, params
        return made

    def launches(self, times, *launches, check=None):
        """Return a side that makes all these launches, `times` times."""
        self.use("libcuda")
        table = (Launch * len(launches))(*launches)
        return Side(lambda: self.call("run_launches", times, len(launches), table, ctypes.byref(self.clock)), check,
                    timed=True, kept=(table, launches))


def mapped(library):
    """Return the loaded files of a library, in their order in memory."""
    pattern = re.compile(rf"(/\S*/{library}\.so[.\d]*)$", re.M)
    return list(dict.fromkeys(pattern.findall(Path("/proc/self/maps").read_text())))


# --- sides ----------------------------------------------------------------------------------------


@dataclass
class Side:
    """The work to time: run() queues all of it.

    `timed` says that run() records the clock's events itself. check() returns whether the result is
    right, after the first run. around() returns a context, outside the timed part, in which the
    library uses the common stream. `kept` holds objects that run() needs. `form` names the way in
    which the work is written, if there are several.
    """

    run: object
    check: object = None
    timed: bool = False
    kept: object = None
    around: object = nullcontext
    form: str = ""


def forms(side, times, check, operations):
    """Return a Side for each form in {name: operation}, which runs its operation `times` times.

    side: makes the Side, as Bench.torch_side does. check: takes the last result of the operation.
    """
    made = []
    for name, operation in operations.items():
        found = [None]

        def run(operation=operation, found=found):
            for _ in range(times):
                found[0] = operation()

        made.append(side(run, None if check is None else lambda found=found: check(found[0])))
        made[-1].form = name
    return made


@dataclass
class Goal:
    """A limit of cubind's time in microseconds, or of its time or rate relative to another side's.

    The other side may be cubind itself in another row. The kind "best" compares with the fastest of
    the other sides; a row that misses it is behind.
    """

    kind: str  # "time", "ratio", "rate", "best"
    limit: float
    side: str = "C"
    row: str = ""

    def text(self):
        if self.kind == "time":
            return f"≤ {self.limit:g} µs"
        if self.kind in ("ratio", "best"):
            return f"≤ {self.limit:.2f} × {'the best' if self.kind == 'best' else self.side}"
        other = self.row.rsplit(" ", 1)[-1] if self.row else self.side
        return f"rate ≥ {self.limit:g} × {other}"

    def judge(self, own, rows):
        """Return (value, met), or (None, None) if the times are missing.

        Ratios are rounded to two digits, as they are printed.
        """
        other, side = (rows.get(self.row, {}), "cubind") if self.row else (own, self.side)
        if self.kind == "best":
            self.side = side = best_other(own)
        ours, theirs = own["times"].get("cubind"), other.get("times", {}).get(side)
        if ours is None or (self.kind != "time" and theirs is None):
            return None, None
        if self.kind == "time":
            return round(ours["median"], 2), round(ours["median"], 2) <= self.limit
        ratio = ratio_of_turns(own, other, side) or ours["median"] / theirs["median"]
        value = round(1 / ratio if self.kind == "rate" else ratio, 2)
        return value, value >= self.limit if self.kind == "rate" else value <= self.limit


def best_other(row):
    """Return the fastest side besides cubind, or "" if there is none."""
    times = {side: of["median"] for side, of in row["times"].items() if side != "cubind"}
    return min(times, key=times.get) if times else ""


def ratio_of_turns(own, other, side):
    """Return the median over all rounds of cubind's time relative to the other side's; or None.

    Both times are of the same round, so that changes between rounds, as of clocks, affect both. The
    result is None if the sides have no rounds in common.
    """
    ours, theirs = own.get("turns", {}).get("cubind"), other.get("turns", {}).get(side)
    if not ours or not theirs or own["group"] != other["group"]:
        return None
    return median(x / y for x, y in zip(ours, theirs, strict=True))


@dataclass
class Row:
    """One line of the table; one run has `count` operations.

    `wipe` overwrites the result that cubind and C share, so that each must write it itself. `best`
    is the limit of cubind's time relative to the fastest of the other sides. `forms` has the
    microseconds of each form of a side.
    """

    key: str
    title: str
    count: int
    goals: list = field(default_factory=list)
    sides: dict = field(default_factory=dict)
    missing: dict = field(default_factory=dict)
    wipe: object = None
    best: float = 1.05
    forms: dict = field(default_factory=dict)
    others: dict = field(default_factory=dict)

    def __post_init__(self):
        self.goals.append(Goal("best", self.best))

    def add(self, name, make):
        """Add a side, or the reason why it is missing.

        make() returns a Side, or a list with a Side for each form.
        """
        try:
            made = make()
        except Exception as error:
            self.missing[name] = reason(error)
            return
        self.sides[name], *self.others[name] = made if isinstance(made, list) else [made]


@dataclass
class Group:
    """Rows whose sides all take turns with each other; `turns` multiplies the number of rounds.

    If `led`, each timed run follows one that does not count and still keeps the device busy. All
    sides then start with their own clocks, and none with an empty queue.
    """

    rows: list
    turns: int = 1
    led: bool = False


def reason(error):
    """Return one line for an exception."""
    text = str(error).partition("\n")[0]
    return text[:160] if isinstance(error, (Missing, Wrong)) else f"{type(error).__name__}: {text}"[:160]


class Bench:
    """The device, the common stream of all sides, and the other libraries if installed."""

    def __init__(self, folder, options):
        self.options, self.is_stub, self.rounds = options, bool(options.stub), options.rounds
        self.small = options.small
        self._modules = {}
        try:
            self.module("torch")  # first, so that all sides use its copies of NVIDIA's libraries
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
        """Return the C side, with the functions of libcuda and of these libraries."""
        if self._c is None:
            self._c = CLibrary(self._folder, self.clock)
        for library in ("libcuda", *libraries):
            self._c.use(library)
        return self._c

    def module(self, name):
        """Import a package; raise Missing if it is not installed."""
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
        """Return (numba.cuda, the common stream as a numba object)."""
        self.module("numba")
        cuda = self.module("numba.cuda")
        warnings.filterwarnings("ignore", module=r"numba.*")
        return cuda, cuda.external_stream(int(self.stream.handle))

    def kernel_side(self, kernel, config, arguments, times, check=None):
        """Return cubind's side: `times` launches."""
        bound = kernel[config, self.stream]

        def run():
            for _ in range(times):
                bound(*arguments)

        return Side(run, check)

    # --- measuring

    def once(self, side, led=False):
        """Return the device time of one run, in microseconds."""
        start, end = self.events
        with side.around():
            if led:
                side.run()
            if side.timed:
                side.run()  # it records its events again, so they time this run
            else:
                self.stream.record(start)
                side.run()
                self.stream.record(end)
        end.sync()
        return 1e3 * (end - start)

    def measure(self, group):
        """Return {side: microseconds per operation, by round} for each row of a group.

        A side that fails is moved to row.missing.
        """
        self.device.sync()  # other libraries may have queued work on other streams
        for row in group.rows:
            for name in list(row.sides):
                self._prepare(row, name)
        turns = [{name: [] for name in row.sides} for row in group.rows]
        sides = [(row, name, of[name]) for row, of in zip(group.rows, turns, strict=True) for name in of]
        sides.sort(key=lambda it: it[1] not in ("cubind", "C"))  # goals compare these two
        for i in range(self.rounds * group.turns):
            for row, name, samples in order_of_round(sides, i):
                samples.append(self.once(row.sides[name], group.led) / row.count)
        return turns

    def _prepare(self, row, name):
        """Warm up a side of a row; keep its fastest form of those that work."""
        best, least = None, float("inf")
        for side in (row.sides.pop(name), *row.others.pop(name, ())):
            try:
                self._warm(side, row.wipe)
                spent = min(self.once(side, led=True) for _ in range(3)) / row.count if side.form else 0
            except Exception as error:
                row.missing[f"{name}, {side.form}" if side.form else name] = reason(error)
                continue
            if side.form:
                row.forms.setdefault(name, {})[side.form] = spent
            if spent < least:
                best, least = side, spent
        if best is not None:
            row.sides[name] = best

    def _warm(self, side, wipe):
        """Run a side, check its result, and run it again."""
        if wipe is not None:
            wipe()
        self.once(side)
        if side.check is not None and not self.is_stub and not side.check():
            raise Wrong("the result is wrong")
        self.once(side)


def order_of_round(sides, i):
    """Return the sides in the order of round `i`.

    Every second round goes backwards, and each pair of rounds starts one side later.
    """
    first = i // 2 % max(1, len(sides))
    turned = sides[first:] + sides[:first]
    return turned if i % 2 == 0 else turned[::-1]

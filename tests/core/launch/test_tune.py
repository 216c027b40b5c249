"""cubind.tune on the simulated device: launches, skipped candidates, stored and printed results.

The fastest candidate depends on the machine, but `best` must be the candidate with the least time.
"""

import ctypes
import json
import os
import subprocess
import sys

import numpy
import pytest
from cubind.core import Program, ProgramOptions
from cubind.tune import Template, Work, tune
from support import libraries
from support.sanitizers import needs_builtins

pytestmark = [
    pytest.mark.nvrtc,
    needs_builtins,
]

SOURCE = """
#ifndef SCALE
#define SCALE 1
#endif
template <int STEP> __global__ void add(int *y, int n)
{
    int i = blockIdx.x * blockDim.x * STEP + threadIdx.x;
    for (int k = 0; k < STEP; k++, i += blockDim.x)
        if (i < n)
            y[i] += SCALE;
}

extern "C" __global__ void wild(int *y, int n)
{
    if (blockDim.x == 64)
        y[1ll << 40] = n;
}
"""
N = 1000


@pytest.fixture
def world(nvrtc, device, stream, tmp_path):
    if not libraries.ON_GPU:
        libraries.load_stub("driver").simulate(True)
    y = device.allocate(4 * N, stream=stream)
    y.copy_from(numpy.zeros(N, numpy.int32), stream=stream)
    yield World(stream, y, tmp_path / "tune")
    if not libraries.ON_GPU:
        libraries.load_stub("driver").simulate(None)


class World:
    def __init__(self, stream, y, folder):
        self.stream, self.y, self.folder = stream, y, folder
        self.launched = []

    def tune(self, kernel, space, arguments=None, **options):
        settings = {"stream": self.stream, "grid": blocks, "budget": 0.01, "repeats": (2, 4), "cache": self.folder}
        given = (self.y, N) if arguments is None else arguments
        return tune(kernel, space, given, **(settings | {"progress": self.note} | options))

    def note(self, done, count, row):
        self.launched.append((done, count, row.state))

    def read(self):
        numbers = numpy.empty(N, numpy.int32)
        self.y.copy_to(numbers, stream=self.stream)
        self.stream.sync()
        return numbers


def blocks(it):
    return -(-N // (it["block"] * it.get("STEP", 1)))


def adding(name="add<{STEP}>", code=SOURCE, **more):
    return Template(code, name, **({"target": "ptx"} | more))


SPACE = {"STEP": (1, 2), "block": (32, 128)}


def test_all_candidates_are_measured(world):
    tuned = world.tune(adding(), SPACE)
    assert [tuple(row.candidate.values()) for row in tuned.rows] == [(1, 32), (1, 128), (2, 32), (2, 128)]
    assert [row.state for row in tuned.rows] == ["measured"] * 4
    assert all(2 <= len(row.milliseconds) <= 4 and min(row.milliseconds) >= 0 for row in tuned.rows)
    assert tuned.best.time == min(row.time for row in tuned.rows)
    assert tuned.config.block == (tuned.best.candidate["block"], 1, 1)
    assert f"ILi{tuned.best.candidate['STEP']}E" in tuned.kernel.name
    assert world.launched == [(i, 4, "measured") for i in range(1, 5)]
    # Each launch adds one to every number, also the first launch of each candidate, which is not
    # timed.
    launches = sum(len(row.milliseconds) + 1 for row in tuned.rows)
    assert (world.read() == launches).all()


def test_table(world):
    tuned = world.tune(adding(), SPACE | {"block": (32, 4096)})
    head, *lines = str(tuned).splitlines()
    assert head.split() == ["STEP", "block", "µs", "to", "the", "best", "occupancy"]
    assert [float(line.split()[2]) for line in lines[:2]] == sorted(float(line.split()[2]) for line in lines[:2])
    assert lines[0].split()[3] == "1.00"
    assert all(line.endswith("left out: 4096 threads per block, but the kernel allows 1024") for line in lines[2:])
    assert repr(tuned) == "<Tuning of 4 candidates, 2 measured>"


def test_reset_runs_before_each_launch(world):
    zeros = numpy.zeros(N, numpy.int32)
    world.tune(adding("add<1>"), {"block": (64,)}, reset=lambda: world.y.copy_from(zeros, stream=world.stream))
    assert (world.read() == 1).all()


def test_kept_on_disk(world):
    template = adding()
    first = world.tune(template, SPACE)
    before = world.read()
    again = world.tune(adding(), SPACE)
    assert (first.is_from_disk, again.is_from_disk) == (False, True)
    assert [row.milliseconds for row in again.rows] == [row.milliseconds for row in first.rows]
    assert again.kernel.name == first.kernel.name and again.config == first.config
    assert (world.read() == before).all()  # nothing was launched


CHANGES = {
    "code": lambda w: w.tune(adding(code=SOURCE + "\n"), SPACE),
    "options": lambda w: w.tune(adding(options={"max_register_count": 32}), SPACE),
    "space": lambda w: w.tune(adding(), SPACE | {"STEP": (1, 3)}),
    "sizes": lambda w: w.tune(adding(), SPACE, (w.y, N - 1)),
    "a size of NumPy's": lambda w: w.tune(adding(), SPACE, (w.y, numpy.int32(N - 1))),
    "a size of ctypes'": lambda w: w.tune(adding(), SPACE, (w.y, ctypes.c_int(N - 1))),
    "reset": lambda w: w.tune(adding(), SPACE, reset=lambda: None),
    "launch": lambda w: w.tune(adding(), SPACE, grid=N),
    "key": lambda w: w.tune(adding(), SPACE, key="another"),
    "no cache": lambda w: w.tune(adding(), SPACE, cache=False),
}


@pytest.mark.parametrize("change", CHANGES)
def test_not_taken_for_something_else(world, change):
    world.tune(adding(), SPACE)
    assert not CHANGES[change](world).is_from_disk


def test_integers_of_any_kind_are_sizes(world):
    world.tune(adding(), SPACE)
    for size in (numpy.int32(N), numpy.int64(N), ctypes.c_int(N)):
        assert world.tune(adding(), SPACE, (world.y, size)).is_from_disk


def test_changed_headers(world, tmp_path):
    header = tmp_path / "scale.h"
    template = adding(code='#include "scale.h"\n' + SOURCE, options={"include_path": str(tmp_path)})
    assert {row.state for row in world.tune(template, SPACE).rows} == {"failed"}
    for text in ("#define SCALE 2", "#define SCALE 3"):
        header.write_text(text)
        template = adding(code=template.code, options=template.options)
        tuned = world.tune(template, SPACE)
        assert not tuned.is_from_disk and {row.state for row in tuned.rows} == {"measured"}
    assert world.tune(template, SPACE).is_from_disk


@pytest.mark.parametrize("given", ["SCALE", ("SCALE", "1"), ["SCALE", ("OTHER", "2")]], ids=str)
def test_macros_beside_defines(world, given):
    template = adding(code=SOURCE.replace("#define SCALE 1", "#error without"), options={"define_macro": given}, defines=["block"])
    assert {row.state for row in world.tune(template, SPACE).rows} == {"measured"}


def with_times(text, time):
    kept = json.loads(text)
    kept["rows"][1]["milliseconds"] = [time]
    return json.dumps(kept)


def with_occupancy(text, occupancy):
    kept = json.loads(text)
    kept["rows"][1]["occupancy"] = occupancy
    return json.dumps(kept)


def test_notes_do_not_control_a_terminal(world):
    template = adding()
    world.tune(template, SPACE)
    (file,) = world.folder.iterdir()
    kept = json.loads(file.read_text())
    kept["rows"][1] |= {"state": "failed", "milliseconds": [], "note": "a\x1b[2J\x00b\x9b\nc\u202e\u00e4"}
    file.write_text(json.dumps(kept))
    tuned = world.tune(template, SPACE)
    assert tuned.is_from_disk and tuned.rows[1].note == r"a\x1b[2J\x00b\x9b" + "\nc" + r"\u202e" + "\u00e4"


def test_no_time_at_all(world):
    """A clock too coarse for the launches gives times of 0, which print."""
    tuned = world.tune(adding(), SPACE)
    for row in tuned.rows:
        row.milliseconds = [0.0]
    assert [line.split()[3] for line in str(tuned).splitlines()[1:]] == ["1.00"] * 4


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-20],
        lambda text: "",
        lambda text: "[]",
        lambda text: text.replace('"measured",', '"open",'),
        lambda text: text.replace('"state": "measured"', '"state": "left out"'),
        lambda text: text.replace('"STEP": 1', '"STEP": 7'),
        lambda text: json.dumps(json.loads(text) | {"rows": []}),
        lambda text: with_times(text, -5.0),
        lambda text: with_times(text, float("nan")),
        lambda text: with_times(text, 10**400),
        lambda text: with_times(text, float("inf")),
        lambda text: with_occupancy(text, float("nan")),
        lambda text: with_occupancy(text, float("-inf")),
        lambda text: "[" * 100_000,
    ],
)
def test_damaged_files_are_measured_again(world, damage):
    template = adding()
    world.tune(template, SPACE)
    (file,) = world.folder.iterdir()
    file.write_text(damage(file.read_text()))
    tuned = world.tune(template, SPACE)
    assert not tuned.is_from_disk
    assert [row.state for row in tuned.rows] == ["measured"] * 4
    assert world.tune(template, SPACE).is_from_disk


def test_a_folder_that_cannot_be(world):
    world.folder.write_text("a file")
    with pytest.warns(RuntimeWarning, match=r"tune\(\): cannot keep the result: "):
        tuned = world.tune(adding("add<1>"), {"block": (64,)})
    assert tuned.best.state == "measured"


def test_interrupted_and_gone_on(world):
    template, seen = adding(), []

    def interrupt(done, count, row):
        seen.append(row)
        if done == 2:
            raise KeyboardInterrupt

    tuned = world.tune(template, SPACE, progress=interrupt)
    assert tuned.interrupted and [row.state for row in tuned.rows] == ["measured", "measured", "open", "open"]
    assert tuned.best in tuned.rows[:2]
    times = [row.milliseconds for row in tuned.rows[:2]]
    rest = world.tune(template, SPACE)
    assert not rest.interrupted and [row.state for row in rest.rows] == ["measured"] * 4
    assert [row.milliseconds for row in rest.rows[:2]] == times


def test_interrupted_before_anything(world):
    def interrupt(done, count, row):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        world.tune(adding("add<1>"), {"block": (4096,)}, progress=interrupt)


def test_failures_are_rows(world):
    space = [{"block": 32, "STEP": 1}, {"block": 32, "STEP": "nonsense"}, {"block": 32}, {"block": -1, "STEP": 1}]
    tuned = world.tune(adding(), space, grid=8)
    assert [row.state for row in tuned.rows] == ["measured", "failed", "failed", "failed"]
    assert tuned.rows[1].note.startswith("NVRTCError: ")
    assert tuned.rows[2].note == "KeyError: 'STEP'"
    assert tuned.rows[3].note.startswith("ValueError: ")
    assert tuned.best is tuned.rows[0]


def test_wrong_arguments_fail_every_row(world):
    tuned = world.tune(adding("add<1>"), {"block": (32, 64)}, (world.y,))
    assert [row.state for row in tuned.rows] == ["failed"] * 2
    assert "takes 2 arguments, got 1" in tuned.rows[0].note
    with pytest.raises(LookupError, match="no candidate was measured; the first one: <Row block=32: failed: "):
        tuned.best  # noqa: B018


def test_too_much_shared_memory(world):
    space = {"block": (32,), "shmem_size": (0, 1 << 20)}
    tuned = world.tune(adding("add<1>"), space)
    assert [row.state for row in tuned.rows] == ["measured", "left out"]
    assert tuned.rows[1].note.startswith("1048576 bytes of dynamic shared memory, but ")


def test_least_occupancy(world):
    tuned = world.tune(adding("add<1>"), {"block": (32, 256)}, min_occupancy=0.9)
    for row in tuned.rows:
        assert row.state == ("measured" if row.occupancy >= 0.9 else "left out")
    assert any(row.state == "measured" for row in tuned.rows)


def test_defines_and_where(world):
    template = adding("add<1>", defines=["SCALE"])
    tuned = world.tune(template, {"SCALE": (10, 100), "block": (32, 64)}, where=lambda it: it["block"] == 64)
    assert len(tuned.rows) == 2
    first, second = (len(row.milliseconds) + 1 for row in tuned.rows)
    assert (world.read() == 10 * first + 100 * second).all()


def test_kernels_and_functions(world):
    code = Program(SOURCE, "c++", ProgramOptions(arch="sm_90")).compile("ptx", ("add<1>", "add<2>"))
    plain = world.tune(code.get_kernel("add<1>"), {"block": (32, 64)})
    assert [row.state for row in plain.rows] == ["measured"] * 2
    assert not world.folder.exists()  # nothing identifies its code
    kept = [world.tune(code.get_kernel("add<1>"), {"block": (32, 64)}, key="add 1") for _ in range(2)]
    assert [tuned.is_from_disk for tuned in kept] == [False, True]
    chosen = world.tune(
        lambda it: code.get_kernel(f"add<{it['STEP']}>"),
        SPACE,
        lambda it: (world.y, N // it["STEP"]),
    )
    assert [row.state for row in chosen.rows] == ["measured"] * 4


LOSING = f"""
from cubind.core import Device
from cubind.tune import Template, Work, tune

device = Device(0)
device.set_current()
y = device.allocate(4000, stream=device.default_stream)
blocks = {{"block": (32, 64, 128)}}
tuned = tune(Template({SOURCE!r}, "wild"), blocks, (y, 1000), grid=1, flush=False, cache=False, budget=0)
for row in tuned.rows:
    print(row.state, row.note, sep=": ")
"""


@pytest.mark.skipif(libraries.ON_GPU, reason="written for the simulated device")
def test_a_lost_context_ends_it():
    environment = os.environ | {"CUBIND_DEVICE": "simulated", "PYTHONPATH": str(libraries.PACKAGE)}
    result = subprocess.run([sys.executable, "-c", LOSING], env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    first, second, third = result.stdout.splitlines()
    assert first == "measured: "
    assert second.startswith("failed: CUDAError: CUDA_ERROR_ILLEGAL_ADDRESS")
    assert third == "open: not tried: the context was lost at block=64"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"min_occupancy": 2}, "min_occupancy must be between 0 and 1, not 2"),
        ({"repeats": (0, 1)}, r"repeats must be \(least, most\) with 1 <= least <= most, not \(0, 1\)"),
        ({"repeats": (3, 2)}, r"repeats must be \(least, most\) with 1 <= least <= most, not \(3, 2\)"),
        ({"where": lambda it: False}, "the space has no candidate"),
    ],
)
def test_wrong_values(world, options, text):
    with pytest.raises(ValueError, match=text):
        world.tune(adding("add<1>"), {"block": (32,)}, **options)


def test_wrong_types(world):
    with pytest.raises(TypeError, match=r"space\['block'\] must be a sequence of values, not 32"):
        world.tune(adding("add<1>"), {"block": 32})
    with pytest.raises(TypeError, match=r"tune\(\) got an unexpected keyword argument 'blok'"):
        world.tune(adding("add<1>"), {"block": (32,)}, blok=5)
    with pytest.raises(TypeError, match="kernel must be a Kernel, a Template or a function, got int"):
        world.tune(5, {"block": (32,)})


# --- work that is no launch -----------------------------------------------------------------------


def test_work(world):
    """Functions may replace launches; they decide what they do, how often and on which stream."""
    called = []

    def work_of(candidate):
        def queue():
            called.append(candidate["value"])
            world.y.fill(candidate["value"], stream=world.stream)

        return queue

    def look():
        options = {"stream": world.stream, "budget": 0.01, "repeats": (2, 4), "cache": world.folder}
        return tune(Work(work_of), {"value": (1, 2)}, key="fill", **options)

    tuned = look()
    assert not tuned.is_from_disk and set(called) == {1, 2} and len(called) >= 6
    assert [row.state for row in tuned.rows] == ["measured"] * 2
    assert tuned.best is min(tuned.rows, key=lambda row: row.time) and tuned.best.kernel is None
    assert "value" in str(tuned) and str(tuned).count("\n") == 2
    called.clear()
    again = look()
    assert again.is_from_disk and not called and again.best.candidate == tuned.best.candidate


def test_work_that_fails(world):
    def work_of(candidate):
        if candidate["value"] == 2:
            raise RuntimeError("no such way")
        return lambda: world.y.fill(0, stream=world.stream)

    tuned = tune(Work(work_of), {"value": (1, 2)}, stream=world.stream, repeats=(1, 1), cache=False)
    assert [row.outcome for row in tuned.rows[1:]] == ["failed: RuntimeError: no such way"] and tuned.best is tuned.rows[0]


def test_work_takes_nothing_of_a_launch(world):
    work = Work(lambda candidate: lambda: None)
    with pytest.raises(TypeError, match="arguments is only for launches: a Work does everything in its function"):
        tune(work, {"value": (1,)}, (world.y,), stream=world.stream)
    with pytest.raises(TypeError, match="grid is only for launches"):
        tune(work, {"value": (1,)}, stream=world.stream, grid=1)
    with pytest.raises(TypeError, match="function must be a function that takes a candidate, got int"):
        Work(3)

"""Run the examples for several GPUs: with mpirun, in the way of torchrun, and with Dask.

Each process has a simulated device.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import needs_builtins

FOLDER = libraries.ROOT / "examples" / "distributed"
pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="they are run by hand on GPUs: docs/distributed.md"),
    pytest.mark.skipif(not libraries.OF_LIBRARIES, reason="needs cubind.nccl, of cubind-libraries (CUBIND_LIBRARIES=1)"),
    needs_builtins,
]
SMALL = {"all_reduce": ["--count", "10001"], "gradient": ["--rows", "200", "--steps", "20"],
         "heat": ["--rows", "37", "--columns", "50", "--steps", "12"]}  # fmt: skip
SAYS = {
    "all_reduce": "10001 numbers by a ring and by NCCL",
    "gradient": "20 steps, 200 rows on each rank",
    "heat": "12 steps of 37 x 50",
}


def environment(**more):
    path = os.pathsep.join(filter(None, [str(libraries.BUILD / "python"), os.environ.get("PYTHONPATH")]))
    return os.environ | {"PYTHONPATH": path, "CUBIND_DEVICE": "simulated", "CUBIND_SIMULATOR": "threads=1",
                         "CUBIND_NCCL_TIMEOUT": "60", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"} | more  # fmt: skip


def command(name, *arguments):
    return [sys.executable, str(FOLDER / f"{name}.py"), *SMALL.get(name, []), *arguments]


def run(words, **more):
    """Return what a command prints; all processes that it started end with it."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(**more),
                               start_new_session=True)  # fmt: skip
    try:
        out, err = process.communicate(timeout=120)
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0, out + err
    return out


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


# ---- by MPI ----


def mpirun(count, *words):
    beside = os.path.join(os.path.dirname(sys.executable), "mpirun")
    program = beside if os.path.exists(beside) else shutil.which("mpirun")
    assert program, "mpirun is in ci/requirements.txt (openmpi)"
    return run([program, "--allow-run-as-root", "--oversubscribe", "-n", str(count), *words])


def test_heat_by_mpi():
    assert mpirun(4, *command("heat")).startswith(f"heat: {SAYS['heat']}, ")


# ---- as torchrun starts processes ----


def start(name, count, **more):  # one command for each rank, as torchrun's agents do
    port = str(free_port())
    return [subprocess.Popen(command(name), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                             env=environment(RANK=str(rank), LOCAL_RANK=str(rank), WORLD_SIZE=str(count),
                                             MASTER_ADDR="127.0.0.1", MASTER_PORT=port, **more))
            for rank in range(count)]  # fmt: skip


@pytest.mark.parametrize(("name", "count"), [("all_reduce", 3), ("gradient", 2), ("heat", 2)])
def test_by_environment(name, count):
    ends = [process.communicate(timeout=120) for process in start(name, count)]
    assert [err for _, err in ends] == [""] * count
    assert [bool(out) for out, _ in ends] == [True] + [False] * (count - 1)
    assert ends[0][0].startswith(f"{name}: {SAYS[name]}") and ends[0][0].endswith(f"{count} ranks\n")


@pytest.mark.parametrize("name", SMALL)
def test_alone(name):
    assert run(command(name)).endswith(", 1 rank\n")


def test_a_rank_that_is_killed():
    """If one rank is killed, the other does not wait for ever: it ends with a message."""
    processes = start("heat", 2, CUBIND_PATIENCE="2", CUBIND_NCCL_TIMEOUT="2")
    processes[1].kill()
    out, err = processes[0].communicate(timeout=120) if processes[1].wait() else ("", "")
    processes[1].communicate()
    assert processes[0].returncode != 0 and out == "" and err != "", out + err


# ---- the benchmark ----


def test_benchmark():
    """With two devices it prints a line per size and number; with one, what it needs."""
    program = [sys.executable, str(libraries.ROOT / "benchmarks" / "distributed.py")]
    lines = run([*program, "--quick"], CUBIND_SIMULATOR="threads=1,devices=2").splitlines()
    assert [line.split()[0] for line in lines if line] == ["all-reduce", "bytes", "4096", "65536", "heat,", "GPUs", "1", "2"]
    assert run(program) == "distributed: two GPUs are needed, there is 1\n"


# ---- by Dask ----


def test_particles_by_dask():
    said = run(command("particles", "--workers", "4", "--count", "20000", "--steps", "4"))
    assert said.startswith("particles: 4 steps of 20000 particles on 4 workers") and said.endswith("parcels by handle\n")


WITHIN = f"""
import pickle, sys
sys.path.insert(0, {str(FOLDER)!r})
import numpy, particles, travel
from cubind.core import Device, LaunchConfig

def travelled(thing): return pickle.loads(pickle.dumps(thing))

class Here:
    "An engine whose workers are objects of this process."
    def start(self, number, make, *arguments): return make(*arguments)
    def call(self, target, method, *arguments): return travelled(getattr(target, method)(*travelled(arguments)))
    def results(self, calls): return list(calls)

start = particles.made(5000)
"""


def within(text):
    return run([sys.executable, "-c", WITHIN + text])


def test_within_one_process():
    """Addresses are sent, and machine code is loaded once for all slabs.

    It does not matter how often the code was pickled.
    """
    assert (
        within("""
for workers in (1, 2, 3):
    found, ways, _ = particles.simulate(Here(), start, workers, 6, 5000)
    print(particles.is_right(found, start, 6), sorted(ways), len(travel._loaded))
print(particles.is_right(found, start, 7), particles.is_right(found[1:], start, 6))
""")
        == "True [] 1\nTrue ['address'] 1\nTrue ['address'] 1\nFalse False\n"
    )


def test_between_hosts():
    """With another boot id, bytes are sent."""
    assert (
        within("""
class Far(particles.Slab):
    def where(self): return (f"host {self.number}", 1), self.device.arch
particles.Slab = Far
found, ways, _ = particles.simulate(Here(), start, 3, 6, 5000)
print(particles.is_right(found, start, 6), sorted(ways))
""")
        == "True ['bytes']\n"
    )


def test_refused_handles():
    """A handle is refused, as between two containers of one host.

    Then the parcel is sent again as bytes, and so are all later ones.
    """
    assert (
        within("""
class Contained(particles.Slab):
    def where(self): return (travel.host_name(), "1"), self.device.arch
particles.Slab = Contained
found, ways, _ = particles.simulate(Here(), start, 3, 6, 5000)
print(particles.is_right(found, start, 6), sorted(ways))
""")
        == "True ['bytes', 'bytes, as handles were refused', 'handle']\n"
    )


def test_a_parcel_is_not_used_again_before_it_is_given_back():
    assert (
        within("""
class Forgetful(particles.Slab):
    def give_back(self): pass
particles.Slab = Forgetful
try: particles.simulate(Here(), start, 2, 2, 5000)
except RuntimeError as error: print(error)
try: particles.simulate(Here(), start, 2, 2, 100)
except Exception as error: print(type(error).__name__)
""").splitlines()[0]
        == "slab 0: a neighbour has not taken its parcel yet"
    )
